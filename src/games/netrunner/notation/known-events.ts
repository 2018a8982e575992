/** Checks that an event a scenario expects can happen at all, so that a misspelt one is an error and not an event that never happens. */
import { CHART_CONFIGS } from '../rules/charts.ts';
import { allDefs } from '../rules/defs.ts';
import { type Event, type EventOf, type EventType, MOVE_TYPES, type MoveType } from '../rules/events.ts';
import { COUNTERS, ZONES } from '../rules/model.ts';
import { ScenarioError, perhaps, plain, readServer, titleFits } from './names.ts';

/** The values that a field of an event may have: a list, or a test if they cannot be listed. */
type Kind = readonly string[] | ((value: unknown) => boolean);

const number: Kind = (value) => typeof value === 'number';
const flag: Kind = (value) => typeof value === 'boolean';
const text: Kind = (value) => typeof value === 'string';
const isCard = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && [...allDefs()].some((card) => titleFits(card.title, plain(value))));
const card: Kind = isCard;
const cards: Kind = (value) => Array.isArray(value) && value.every(isCard);
const server: Kind = (value) => value === null || (typeof value === 'string' && readServer(value) !== null);
const seat: Kind = ['corp', 'runner'];
const until: Kind = ['encounter', 'run', 'turn', 'access', 'corp-turn'];
const damage: Kind = ['net', 'meat', 'brain'];
const ability: Kind = (value) =>
  typeof value === 'string' &&
  [...allDefs()].some((def) => def.abilities.some((each) => 'name' in each && plain(each.name) === plain(value)));
/** For each field of a card's place in an event, the values it may have; `server` and `host` may be null. */
const PLACE: Record<string, Kind> = {
  zone: ZONES,
  server,
  host: card,
  up: flag,
  index: number,
  strength: number,
  worth: number,
  ...Object.fromEntries(COUNTERS.map((kind) => [kind, number])),
};
/** Whether a value can describe a card's place: a zone, a server, or an object with fields of a place. */
const place: Kind = (value) =>
  typeof value === 'string'
    ? (ZONES as readonly string[]).includes(value) || readServer(value) !== null
    : isObject(value) && Object.entries(value).every(([name, each]) => PLACE[name] && fits(PLACE[name], each));
const MOVE = {
  card,
  was: place,
  to: place,
  seat,
  why: [
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
  ],
} satisfies Record<string, Kind>;
type Others = Exclude<EventType, MoveType>;
/**
 * For every type of event that does not move a card, its fields and their possible values; a new event or field does not compile without an
 * entry here.
 */
const OTHERS: { [T in Others]: { [K in Exclude<keyof EventOf<T>, 'type'>]-?: Kind } } = {
  'game-began': {},
  kept: { seat },
  mulliganed: { seat },
  shuffled: { seat, order: cards },
  step: {
    chart: Object.keys(CHART_CONFIGS),
    leaf: Object.values(CHART_CONFIGS).flatMap((each) => Object.keys(each.states)),
  },
  'turn-began': { seat, turn: number },
  'turn-opened': { seat },
  'turn-ended': { seat },
  'game-ended': {
    winner: ['corp', 'runner', 'draw'],
    reason: ['agenda-points', 'empty-rnd', 'flatline', 'hand-size', 'concede'],
  },
  'credits-gained': { seat, n: number, card },
  'credits-spent': { seat, n: number, bad: number, card },
  'credits-lost': { seat, n: number },
  'clicks-gained': { seat, n: number },
  'clicks-spent': { seat, n: number },
  'clicks-lost': { seat, n: number },
  'counters-placed': { card, kind: COUNTERS, n: number },
  'counters-removed': { card, kind: COUNTERS, n: number, why: ['spent', 'purge', 'effect'] },
  advanced: { card },
  purged: { n: number },
  'memory-used': { use: number },
  rezzed: { card, cost: number, seat },
  derezzed: { card },
  exposed: { cards },
  revealed: { cards, seat },
  looked: { cards, seat },
  'turned-up': { cards },
  'tags-given': { n: number },
  'tags-removed': { n: number, why: ['removed', 'lost'] },
  'bad-publicity-taken': { n: number },
  'damage-done': { kind: damage, n: number, by: card },
  'damage-coming': { kind: damage, n: number },
  prevented: { what: ['damage', 'tag', 'trash', 'expose'], n: number, card },
  'server-created': { server },
  'server-vanished': { server },
  swapped: { card, other: card },
  'ice-moved': { card, server, index: number },
  rehosted: { card, host: card },
  'run-began': { server, by: card, badCredits: number },
  'run-credits-gained': { n: number, card },
  approached: { card, server },
  encountered: { card },
  bypassed: { card, by: card },
  'subroutine-broken': { card, sub: number, by: card, name: number },
  'subroutine-fired': { card, sub: number, name: number },
  'break-step-ended': { card, full: flag },
  'encounter-ended': { card, full: flag, breakers: cards },
  passed: { card },
  'server-approached': { server },
  'sent-back': { server },
  'jacked-out': {},
  'run-ending': { by: card },
  'run-moved': { server },
  'run-succeeding': { server },
  'run-succeeded': { server },
  'run-ended': {
    server,
    success: flag,
    why: ['success', 'jack-out', 'ended', 'vanished'],
    by: card,
    accessed: (value) => isObject(value),
  },
  'access-coming': { server },
  'access-began': { server, n: number },
  'access-replaced': { by: card },
  accessed: { card, from: ['hq', 'rnd', 'archives', 'installed'], index: number, of: number, open: flag },
  left: { card },
  'access-ended': { n: number },
  'trace-began': { base: number, card },
  'trace-bid': { seat, n: number, strength: number },
  'trace-ended': { success: flag, strength: number, link: number },
  'psi-began': { card },
  'psi-revealed': { corp: number, runner: number, match: flag },
  used: { card, ability, seat },
  triggered: { card, ability, seat },
  named: { seat, option: text, card },
  marked: { card, other: card },
  'strength-boosted': { card, n: number, until },
  'mod-added': { mod: (value) => isObject(value), card },
  'delayed-added': { delayed: (value) => isObject(value), card },
  'delayed-removed': { index: number },
  expired: { until },
  'brought-in': { code: text, seat, card, host: card },
};
const FIELDS: Record<Event['type'], Record<string, Kind>> = {
  ...(Object.fromEntries(MOVE_TYPES.map((type) => [type, MOVE])) as Record<MoveType, typeof MOVE>),
  ...OTHERS,
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fits = (kind: Kind, value: unknown): boolean =>
  typeof kind === 'function' ? kind(value) : typeof value === 'string' && kind.includes(plain(value));

/** Throws ScenarioError, with the nearest known name, for an event that can never happen. `times`: whether it may have a count. */
export function checkEvent(wanted: unknown, path: string, times = false): void {
  const given = typeof wanted === 'string' ? { type: wanted } : wanted;
  if (!isObject(given) || typeof given.type !== 'string')
    throw new ScenarioError(`${path}: an event is its type, or an object with a type`);
  const { type, ...rest } = given;
  if (!Object.hasOwn(FIELDS, type as string))
    throw new ScenarioError(
      `${path}: there is no event "${type as string}"${perhaps(type as string, Object.keys(FIELDS))}`,
    );
  const fields = FIELDS[type as EventType];
  for (const [name, value] of Object.entries(rest)) {
    if (name === 'times' && times && Number.isInteger(value) && (value as number) >= 0) continue;
    const kind = Object.hasOwn(fields, name) ? fields[name]! : null;
    if (kind === null)
      throw new ScenarioError(`${path}: ${type as string} has no field "${name}"${perhaps(name, Object.keys(fields))}`);
    if (fits(kind, value)) continue;
    const near =
      typeof value !== 'string'
        ? ''
        : kind === card
          ? perhaps(
              value,
              [...allDefs()].map((def) => def.title),
            )
          : kind === place
            ? perhaps(value, ZONES)
            : typeof kind === 'function'
              ? ''
              : perhaps(value, kind);
    throw new ScenarioError(`${path}: ${type as string} never has ${name} ${JSON.stringify(value)}${near}`);
  }
}
