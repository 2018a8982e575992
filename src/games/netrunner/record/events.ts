/** The fields of all events: what each may have in a replay file, which `apply` carries out once it is checked, and in a scenario. */
import {
  type Check as CheckOn,
  flag as isFlag,
  int,
  listOf,
  oneOf,
  recordedBy,
  shaped,
} from '../../../replay/checks.ts';
import { plain, readServer, titleFits } from '../notation/names.ts';
import { apply } from '../rules/apply.ts';
import { CHART_CONFIGS } from '../rules/charts.ts';
import { allDefs, hasDef } from '../rules/defs.ts';
import { type Event, type EventOf, type EventType, MOVE_TYPES, type MoveType } from '../rules/events.ts';
import { COUNTERS, type Table, ZONES } from '../rules/model.ts';
import { deckOf, listOf as cardsAt, serverOf } from '../rules/table.ts';

type Check = CheckOn<Table>;
/** The values that a scenario may expect of a field: a list, or a test if they cannot be listed. */
export type Kind = readonly string[] | ((value: unknown) => boolean);
/** A field of an event: the check of its value in a file, and what a scenario may expect of it, with titles in place of cards. */
interface Field {
  check: Check;
  expects: Kind;
}

const isNumber: Kind = (value) => typeof value === 'number';
const isText: Kind = (value) => typeof value === 'string';
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isCard = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && [...allDefs()].some((def) => titleFits(def.title, plain(value))));
const areCards: Kind = (value) => Array.isArray(value) && value.every(isCard);
const namesServer: Kind = (value) => value === null || (typeof value === 'string' && readServer(value) !== null);
const isAbility: Kind = (value) =>
  typeof value === 'string' &&
  [...allDefs()].some((def) => def.abilities.some((each) => 'name' in each && plain(each.name) === plain(value)));

const number = (least: number, most: number): Field => ({ check: int(least, most), expects: isNumber });
const one = (...values: readonly string[]): Field => ({ check: oneOf(...values), expects: values });
const isShort: Check = (value) => typeof value === 'string' && value.length <= 100;
/** A text that is one of these in the games of today's rules; a file may have any. */
const usually = (...values: readonly string[]): Field => ({ check: isShort, expects: values });
const serverThat = (check: Check): Field => ({ check, expects: namesServer });
const cardAt: Check = (value, t) => int(0, t.cards.length - 1)(value, t);
const cardOrNoneAt: Check = (value, t) => value === -1 || cardAt(value, t);
const isServer: Check = (value, t) => typeof value === 'string' && serverOf(t, value as 'hq') !== null;
const isServerName = (value: unknown): boolean =>
  typeof value === 'string' && /^(archives|rnd|hq|remote [1-9]\d?)$/.test(value);

const n = number(-10_000, 10_000);
const count = number(0, 10_000);
const flag: Field = { check: isFlag, expects: (value) => typeof value === 'boolean' };
const text: Field = { check: isShort, expects: isText };
const ability: Field = { check: isShort, expects: isAbility };
const seat = one('corp', 'runner');
const card: Field = { check: cardAt, expects: isCard };
const cardOrNone: Field = { check: cardOrNoneAt, expects: isCard };
const cards: Field = { check: listOf(cardAt, 200), expects: areCards };
const server = serverThat(isServer);
const serverName = serverThat(isServerName);
const until = one('encounter', 'run', 'turn', 'access', 'corp-turn');
const damage = one('net', 'meat', 'brain');
const counter = one(...COUNTERS);
const leaf = usually(...Object.values(CHART_CONFIGS).flatMap(({ states }) => Object.keys(states)));

const handle = int(-1, 1_000_000);
/** Checks for the fields that an event's `was` and `to` share: where a card is, and in what state. */
const placeChecks = {
  zone: oneOf(...ZONES),
  up: isFlag,
  known: int(0, 3),
  host: cardOrNoneAt,
  index: int(-1, 1000),
};
const wasAt = shaped<Table>({
  ...placeChecks,
  server: (value) => value === null || isServerName(value),
  h: handle,
  strength: n.check,
  ...Object.fromEntries(COUNTERS.map((kind) => [kind, count.check])),
});
const placeAt = shaped<Table>({ ...placeChecks, server: (value, t) => value === null || isServer(value, t) });
const toAt: Check = (value, t) => {
  const { worth = 0 } = value as { worth?: unknown };
  return placeAt(value, t) && n.check(worth, t);
};
/** For each field of a card's place, what a scenario may expect of it; `server` and `host` may be null. */
const PLACE: Record<string, Kind> = {
  zone: ZONES,
  server: namesServer,
  host: isCard,
  up: flag.expects,
  index: isNumber,
  strength: isNumber,
  worth: isNumber,
  ...Object.fromEntries(COUNTERS.map((kind) => [kind, isNumber])),
};
/** Whether a scenario may expect this value of a field. */
export const fits = (kind: Kind, value: unknown): boolean =>
  typeof kind === 'function' ? kind(value) : typeof value === 'string' && kind.includes(plain(value));
/** Whether a value can describe a card's place: a zone, a server, or an object with fields of a place. */
export const isPlace: Kind = (value) =>
  typeof value === 'string'
    ? (ZONES as readonly string[]).includes(value) || readServer(value) !== null
    : isObject(value) && Object.entries(value).every(([name, each]) => PLACE[name] && fits(PLACE[name], each));

const object = (fields: Record<string, Check>): Field => ({ check: shaped(fields), expects: isObject });
const mod = object({
  what: oneOf('strength', 'subtypes', 'subs', 'accesses', 'steal-cost', 'cannot-steal', 'condition', 'no-rez-or-score'),
  h: handle,
  n: n.check,
  code: isShort,
  until: until.check,
});
const delayed = object({
  ...{ on: isShort, if: isShort, code: isShort, h: handle, by: seat.check, until: until.check },
  ...{ once: isFlag, n: n.check },
});
const { check: counted } = count;
const accesses = object({ hq: counted, rnd: counted, archives: counted, installed: counted });

/** The fields of an event that moves a card. */
const moves = {
  card,
  was: { check: wasAt, expects: isPlace },
  to: { check: toAt, expects: isPlace },
  seat,
  why: usually(
    'draw',
    'install',
    'hand-size',
    'mulligan',
    'play',
    'resolved',
    'score',
    'access',
    'cost',
    'effect',
    'action',
    'damage net',
    'damage meat',
    'damage brain',
    'unique',
    'memory',
    'host',
    'current',
    'forfeit',
    'arrange',
    'exchange',
  ),
};
/** Every field of every event type; a new event or field does not compile without an entry here. */
export const FIELDS: { [T in EventType]: { [K in Exclude<keyof EventOf<T>, 'type'>]-?: Field } } = {
  ...(Object.fromEntries(MOVE_TYPES.map((type) => [type, moves])) as Record<MoveType, typeof moves>),
  'game-began': {},
  kept: { seat },
  mulliganed: { seat },
  shuffled: { seat, order: cards },
  step: { chart: one(...Object.keys(CHART_CONFIGS)), leaf },
  'turn-began': { seat, turn: count },
  'turn-opened': { seat },
  'turn-ended': { seat },
  'game-ended': {
    winner: one('corp', 'runner', 'draw'),
    reason: usually('agenda-points', 'empty-rnd', 'flatline', 'hand-size', 'concede'),
  },
  'credits-gained': { seat, n, card: cardOrNone },
  'credits-spent': { seat, n, bad: count, card: cardOrNone },
  'credits-lost': { seat, n },
  'clicks-gained': { seat, n },
  'clicks-spent': { seat, n },
  'clicks-lost': { seat, n },
  'counters-placed': { card, kind: counter, n },
  'counters-removed': { card, kind: counter, n, why: usually('spent', 'purge', 'effect') },
  advanced: { card },
  purged: { n },
  'memory-used': { use: number(-1000, 100_000_000) },
  rezzed: { card, cost: n, seat },
  derezzed: { card },
  exposed: { cards },
  revealed: { cards, seat },
  looked: { cards, seat },
  'turned-up': { cards },
  'tags-given': { n },
  'tags-removed': { n, why: usually('removed', 'lost') },
  'bad-publicity-taken': { n },
  'damage-done': { kind: damage, n, by: cardOrNone },
  'damage-coming': { kind: damage, n },
  prevented: { what: one('damage', 'tag', 'trash', 'expose'), n, card: cardOrNone },
  'server-created': { server: serverThat((value, t) => isServerName(value) && !isServer(value, t)) },
  'server-vanished': { server: serverThat((value, t) => isServer(value, t) && (value as string).startsWith('remote')) },
  swapped: { card, other: card },
  'ice-moved': { card, server, index: number(0, 100) },
  rehosted: { card, host: card },
  'run-began': { server, by: cardOrNone, badCredits: count },
  'run-credits-gained': { n: count, card: cardOrNone },
  approached: { card, server: serverName },
  encountered: { card },
  bypassed: { card, by: cardOrNone },
  'subroutine-broken': { card, sub: number(0, 50), by: card, name: number(0, 2000) },
  'subroutine-fired': { card, sub: number(0, 50), name: number(0, 2000) },
  'break-step-ended': { card: cardOrNone, full: flag },
  'encounter-ended': { card: cardOrNone, full: flag, breakers: cards },
  passed: { card: cardOrNone },
  'server-approached': { server: serverName },
  'sent-back': { server },
  'jacked-out': {},
  'run-ending': { by: cardOrNone },
  'run-moved': { server },
  'run-succeeding': { server: serverName },
  'run-succeeded': { server: serverName },
  'run-ended': {
    server: serverName,
    success: flag,
    why: usually('success', 'jack-out', 'ended', 'vanished'),
    by: cardOrNone,
    accessed: accesses,
  },
  'access-coming': { server: serverName },
  'access-began': { server: serverThat((value) => value === null || isServerName(value)), n },
  'access-replaced': { by: cardOrNone },
  accessed: { card, from: one('hq', 'rnd', 'archives', 'installed'), index: count, of: count, open: flag },
  left: { card },
  'access-ended': { n },
  'trace-began': { base: n, card: cardOrNone },
  'trace-bid': { seat, n, strength: n },
  'trace-ended': { success: flag, strength: n, link: n },
  'psi-began': { card: cardOrNone },
  'psi-revealed': { corp: n, runner: n, match: flag },
  used: { card, ability, seat },
  triggered: { card, ability, seat },
  named: { seat, option: text, card: cardOrNone },
  marked: { card, other: cardOrNone },
  'strength-boosted': { card, n, until },
  'mod-added': { mod, card: cardOrNone },
  'delayed-added': { delayed, card: cardOrNone },
  'delayed-removed': { index: { check: (value, t) => int(0, t.delayed.length - 1)(value, t), expects: isNumber } },
  expired: { until },
  'brought-in': {
    code: { check: (value) => typeof value === 'string' && hasDef(value), expects: isText },
    seat,
    card: { check: (value, t) => value === t.cards.length && t.cards.length < 500, expects: isCard },
    host: card,
  },
};
/** Fields that an event in a file may lack, because older rules did not write them, or because they would be empty. */
const MAY_LACK: Partial<Record<EventType, readonly string[]>> = {
  'run-ended': ['by', 'accessed'],
  'subroutine-broken': ['name'],
  'subroutine-fired': ['name'],
};

/** Whether `apply` can carry out a well-formed event: no card would be lost or doubled, and every place it names exists. */
function possible(t: Table, e: Event): boolean {
  switch (e.type) {
    case 'shuffled': {
      const deck = deckOf(t, e.seat);
      const order = new Set(e.order);
      return order.size === deck.length && e.order.length === deck.length && deck.every((id) => order.has(id));
    }
    case 'swapped': {
      const [a, b] = [t.cards[e.card]!, t.cards[e.other]!];
      return a !== b && a.zone === b.zone;
    }
    case 'ice-moved':
      return t.cards[e.card]!.zone === 'ice';
    case 'rehosted':
      return e.card !== e.host && t.cards[e.card]!.zone === 'rig' && t.cards[e.host]!.zone === 'ice';
    case 'subroutine-broken':
      return t.run !== null && t.run.broken.length < 50;
    default:
      if (!('to' in e)) return true;
      if (e.to.zone === 'identity' || e.to.host === e.card) return false;
      return cardsAt(t, e.to.zone, e.to.server) !== undefined;
  }
}

const CHECKS = Object.fromEntries(
  Object.entries(FIELDS).map(([type, fields]) => [
    type,
    Object.fromEntries(Object.entries<Field>(fields).map(([name, { check }]) => [name, check])),
  ]),
) as Record<EventType, Record<string, Check>>;
/** Checks an event from a file and applies it to a state's table. */
export const applyRecorded = recordedBy<Table, Event>({ fields: CHECKS, mayLack: MAY_LACK, possible, apply });
