/** Applies events from a replay file: checks each field against the table before `apply` changes it. */
import { type Check as CheckOn, flag, int, listOf, oneOf, recordedBy, shaped } from '../../../replay/checks.ts';
import { apply } from '../rules/apply.ts';
import { hasDef } from '../rules/defs.ts';
import { type Event, type EventOf, type EventType, MOVE_TYPES, type MoveType } from '../rules/events.ts';
import { COUNTERS, type Table, ZONES } from '../rules/model.ts';
import { deckOf, listOf as cardsAt, serverOf } from '../rules/table.ts';

type Check = CheckOn<Table>;
const n = int(-10_000, 10_000);
const count = int(0, 10_000);
const text: Check = (value) => typeof value === 'string' && value.length <= 100;
const seat = oneOf('corp', 'runner');
const card: Check = (value, t) => int(0, t.cards.length - 1)(value, t);
const cardOrNone: Check = (value, t) => value === -1 || card(value, t);
const cards = listOf(card, 200);
const handle = int(-1, 1_000_000);
const server: Check = (value, t) => typeof value === 'string' && serverOf(t, value as 'hq') !== null;
const serverName: Check = (value) => typeof value === 'string' && /^(archives|rnd|hq|remote [1-9]\d?)$/.test(value);
const until = oneOf('encounter', 'run', 'turn', 'access', 'corp-turn');
const damage = oneOf('net', 'meat', 'brain');
const counter = oneOf(...COUNTERS);
const chart = oneOf('setup', 'turn', 'run', 'access');
const zone = oneOf(...ZONES);
const known = int(0, 3);

/** Checks for the fields that an event's `was` and `to` share: where a card is, and in what state. */
const placeChecks = { zone, up: flag, known, host: cardOrNone, index: int(-1, 1000) };
const was = shaped({
  ...placeChecks,
  server: (value) => value === null || serverName(value, {} as Table),
  h: handle,
  strength: n,
  advancement: count,
  credit: count,
  virus: count,
  power: count,
  agenda: count,
});
const place = shaped({ ...placeChecks, server: (value, t) => value === null || server(value, t) });
const to: Check = (value, t) => {
  const { worth = 0 } = value as { worth?: unknown };
  return place(value, t) && n(worth, t);
};
const mod = shaped({
  what: oneOf('strength', 'subtypes', 'subs', 'accesses', 'steal-cost', 'cannot-steal', 'condition', 'no-rez-or-score'),
  h: handle,
  n,
  code: text,
  until,
});
const delayed = shaped({ on: text, if: text, code: text, h: handle, by: seat, until, once: flag, n });

const accesses = shaped({ hq: count, rnd: count, archives: count, installed: count });

/** Checks for the fields of an event that moves a card. */
const moves = { card, was, to, seat, why: text };
/** A check for every field of every event type; a new event or field does not compile without one. */
const FIELDS: { [T in EventType]: { [K in Exclude<keyof EventOf<T>, 'type'>]-?: Check } } = {
  ...(Object.fromEntries(MOVE_TYPES.map((type) => [type, moves])) as Record<MoveType, typeof moves>),
  'game-began': {},
  kept: { seat },
  mulliganed: { seat },
  shuffled: { seat, order: cards },
  step: { chart, leaf: text },
  'turn-began': { seat, turn: count },
  'turn-opened': { seat },
  'turn-ended': { seat },
  'game-ended': { winner: oneOf('corp', 'runner', 'draw'), reason: text },
  'credits-gained': { seat, n, card: cardOrNone },
  'credits-spent': { seat, n, bad: count, card: cardOrNone },
  'credits-lost': { seat, n },
  'clicks-gained': { seat, n },
  'clicks-spent': { seat, n },
  'clicks-lost': { seat, n },
  'counters-placed': { card, kind: counter, n },
  'counters-removed': { card, kind: counter, n, why: text },
  advanced: { card },
  purged: { n },
  'memory-used': { use: int(-1000, 100_000_000) },
  rezzed: { card, cost: n, seat },
  derezzed: { card },
  exposed: { cards },
  revealed: { cards, seat },
  looked: { cards, seat },
  'turned-up': { cards },
  'tags-given': { n },
  'tags-removed': { n, why: text },
  'bad-publicity-taken': { n },
  'damage-done': { kind: damage, n, by: cardOrNone },
  'damage-coming': { kind: damage, n },
  prevented: { what: oneOf('damage', 'tag', 'trash', 'expose'), n, card: cardOrNone },
  'server-created': { server: (value, t) => serverName(value, t) && !server(value, t) },
  'server-vanished': { server: (value, t) => server(value, t) && (value as string).startsWith('remote') },
  swapped: { card, other: card },
  'ice-moved': { card, server, index: int(0, 100) },
  rehosted: { card, host: card },
  'run-began': { server, by: cardOrNone, badCredits: count },
  'run-credits-gained': { n: count, card: cardOrNone },
  approached: { card, server: serverName },
  encountered: { card },
  bypassed: { card, by: cardOrNone },
  'subroutine-broken': { card, sub: int(0, 50), by: card, name: int(0, 2000) },
  'subroutine-fired': { card, sub: int(0, 50), name: int(0, 2000) },
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
  'run-ended': { server: serverName, success: flag, why: text, by: cardOrNone, accessed: accesses },
  'access-coming': { server: serverName },
  'access-began': { server: (value, t) => value === null || serverName(value, t), n },
  'access-replaced': { by: cardOrNone },
  accessed: { card, from: oneOf('hq', 'rnd', 'archives', 'installed'), index: count, of: count, open: flag },
  left: { card },
  'access-ended': { n },
  'trace-began': { base: n, card: cardOrNone },
  'trace-bid': { seat, n, strength: n },
  'trace-ended': { success: flag, strength: n, link: n },
  'psi-began': { card: cardOrNone },
  'psi-revealed': { corp: n, runner: n, match: flag },
  used: { card, ability: text, seat },
  triggered: { card, ability: text, seat },
  named: { seat, option: text, card: cardOrNone },
  marked: { card, other: cardOrNone },
  'strength-boosted': { card, n, until },
  'mod-added': { mod, card: cardOrNone },
  'delayed-added': { delayed, card: cardOrNone },
  'delayed-removed': { index: (value, t) => int(0, t.delayed.length - 1)(value, t) },
  expired: { until },
  'brought-in': {
    code: (value) => typeof value === 'string' && hasDef(value),
    seat,
    card: (value, t) => value === t.cards.length && t.cards.length < 500,
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

/** Checks an event from a file and applies it to a state's table. */
export const applyRecorded = recordedBy<Table, Event>({ fields: FIELDS, mayLack: MAY_LACK, possible, apply });
