/**
 * `Play`: a game in progress (state, flow port and event listener), and the functions that effects, flow operations and moves use to change
 * it. Only `emit` changes the table; it also collects what an event triggers.
 */
import type { FlowPort } from '../../../core/flow.ts';
import { below } from '../../../core/rng.ts';
import { apply } from './apply.ts';
import { type Index, indexFor } from './card-index.ts';
import type { Ability, StaticKind } from './def.ts';
import type { Amount, Cond } from './word.ts';
import { def } from './defs.ts';
import type { Event, EventType, MoveEvent, MoveType, To, Was } from './events.ts';
import type { AskFrame, Card, CostFrame, DoFrame, StackFrame, Json, Seat, State, Table, Vars } from './model.ts';
import type { Purpose } from './names.ts';
import { cardOf, indexOf, tracks } from './table.ts';
import { mayTriggerUnseen } from './unseen.ts';

/** Listener called after each event is applied. */
export type Tell = (event: Event, state: State) => void;
/** Listener called whenever a seat might have to make a decision of which the other seat must not learn, even if it has none to make. */
export type Unseen = (seat: Seat, state: State) => void;

export interface Play {
  s: State;
  /** the table of `s` */
  t: Table;
  port: FlowPort<Play>;
  tell: Tell | null;
  unseen: Unseen | null;
  idx: Index;
  /** true after an event that may have triggered a facedown card, until the waiting triggers are put on the stack */
  ambush: boolean;
  /** true after an event that requires the standing checks (settle.ts), which correct the table */
  dirty: boolean;
  /** called before each step of the interpreter; returning true stops it (used by scenarios) */
  halt: ((frame: StackFrame) => boolean) | null;
}

export function playOf(s: State, port: FlowPort<Play>, tell: Tell | null, unseen: Unseen | null = null): Play {
  return { s, t: s.table, port, tell, unseen, idx: indexFor(s), ambush: false, dirty: false, halt: null };
}

const NONE: readonly number[] = [];
/** Returns the ids of the cards with static abilities of this kind, whether active or not. */
export const withStatic = (game: Play, what: StaticKind): readonly number[] => game.idx.statics.get(what) ?? NONE;
/** Returns the ids of the cards that can prevent this (`what`: 'damage', 'tag', …), whether active or not. */
export const withPrevent = (game: Play, what: string): readonly number[] => game.idx.prevents.get(what) ?? NONE;

// ---------------------------------------------------------------- active cards

/** Whether another card makes a card's text box blank (Malia). */
export function isBlank(game: Play, c: Card): boolean {
  for (const id of withStatic(game, 'blank')) {
    const by = game.t.cards[id]!;
    if (by.mark === c.h && by.up && (by.zone === 'root' || by.zone === 'rig')) return true;
  }
  return false;
}

/**
 * Whether a card's text is active: it is an identity, rezzed, face up in the rig, in a score area, in play, or hosted on an active card
 * (rules 3).
 */
export function isActive(game: Play, c: Card): boolean {
  if (!c.up) return false;
  switch (c.zone) {
    case 'identity':
    case 'play':
      return true;
    case 'corp score':
    case 'runner score':
      // a card that was turned into an agenda has no text there
      return c.worth === undefined;
    case 'ice':
    case 'root':
      return c.up;
    case 'rig':
      return c.up && !isBlank(game, c);
    case 'hosted': {
      if (def(c.code).type !== 'identity') return c.up;
      const host = game.t.cards[c.host]!;
      return host.up && host.zone === 'rig' && !isBlank(game, host);
    }
    default:
      return false;
  }
}

/** Whether a triggered ability that works only in certain places (`from`) works where its card is now. */
export function reaches(game: Play, c: Card, from: string | undefined): boolean {
  switch (from) {
    case undefined:
    case 'active':
      return isActive(game, c) && !(c.zone === 'runner score');
    case 'installed':
      return c.zone === 'ice' || c.zone === 'root' || isActive(game, c);
    case 'scored':
      return c.zone === 'corp score';
    default:
      return true;
  }
}

type ConditionCheck = (game: Play, c: Card, cond: Cond, event: Event | null, target: Card | null) => boolean;
type AmountReader = (game: Play, n: Amount, c: Card, v: Vars) => number;
/** Whether a condition holds. Set by `setConditions`, to avoid an import cycle with conditions.ts. */
export let conditionHolds: ConditionCheck = () => true;
/** Evaluates an `Amount` (a fixed number or a count) against the current state. Set by `setConditions`, to avoid an import cycle. */
export let amountOf: AmountReader = () => 0;
export function setConditions(check: ConditionCheck, read: AmountReader): void {
  conditionHolds = check;
  amountOf = read;
}

// ---------------------------------------------------------------- emit

/** Types of events after which the standing checks (settle.ts) need not run. */
const QUIET = new Set<EventType>([
  'game-began',
  'kept',
  'mulliganed',
  'turn-opened',
  'turn-ended',
  'credits-gained',
  'credits-spent',
  'credits-lost',
  'clicks-gained',
  'clicks-spent',
  'clicks-lost',
  'damage-coming',
  'approached',
  'subroutine-fired',
  'subroutine-broken',
  'break-step-ended',
  'server-approached',
  'run-succeeding',
  'run-succeeded',
  'access-ended',
  'step',
  'memory-used',
  'triggered',
  'used',
  'named',
  'looked',
  'trace-began',
  'trace-bid',
  'psi-began',
  'access-coming',
  'access-began',
  'left',
]);
/** Types of events that reveal hidden cards or use randomness; undoing them is marked in the record. */
const LEARNT = new Set<EventType>([
  'drawn',
  'shuffled',
  'accessed',
  'exposed',
  'revealed',
  'looked',
  'turned-up',
  'damage-done',
  'psi-revealed',
]);

/** Emits an event: applies it to the table, tells the listener, and puts the abilities it triggers into `pending`. */
export function emit(game: Play, e: Event): void {
  apply(game.t, e);
  if (e.type === 'step') return game.tell?.(e, game.s); // no ability triggers on a step
  if (LEARNT.has(e.type)) game.s.noTakeBack = true;
  if (!QUIET.has(e.type)) game.dirty = true;
  if (e.type === 'brought-in') game.idx = indexFor(game.s);
  if (game.tell) game.tell(e, game.s);
  if (game.unseen && mayTriggerUnseen(game.t, e.type)) game.ambush = true;
  collect(game, e);
}

/** Puts the abilities and delayed effects that an event triggers into `pending`. */
function collect(game: Play, e: Event): void {
  const ids = game.idx.on.get(e.type);
  if (ids) {
    for (const id of ids) {
      const c = game.t.cards[id]!;
      const abilities = def(c.code).abilities;
      for (let i = 0; i < abilities.length; i++) {
        const ability = abilities[i]!;
        if (ability.a !== 'when' || ability.on !== e.type || !reaches(game, c, ability.from)) continue;
        if (ability.if !== undefined && !conditionHolds(game, c, ability.if, e, null)) continue;
        game.s.pending.push({
          code: `${c.code}.a${i}`,
          h: c.h,
          by: controller(c),
          optional: ability.optional === true,
          v: eventVars(game, e),
          ghost: ability.ghost === true || ability.from === 'accessed' || ability.from === 'anywhere',
        });
      }
    }
  }
  const delayed = game.t.delayed;
  for (let i = delayed.length - 1; i >= 0; i--) {
    const d = delayed[i]!;
    if (d.on !== e.type) continue;
    const source = cardOf(game.t, d.h);
    if (d.if !== '' && !conditionHolds(game, source ?? game.t.cards[0]!, d.if, e, null)) continue;
    game.s.pending.push({
      code: d.code,
      h: d.h,
      by: d.by,
      optional: false,
      v: { ...eventVars(game, e), n: d.n },
      ghost: true,
    });
    if (d.once) emit(game, { type: 'delayed-removed', index: i });
  }
}

/** The seat that controls a card: its owner, or in a score area the side whose area it is. */
export const controller = (c: Card): Seat =>
  c.zone === 'corp score' ? 'corp' : c.zone === 'runner score' ? 'runner' : c.seat;

/** The seat that may use an ability of a card: the one it names (the Runner for Heimdall's), else the card's controller. */
export const userOf = (c: Card, ability: Ability): Seat => ('by' in ability && ability.by) || controller(c);

/** The values of an event that the effects it triggers may need, as frame variables; cards by handle. */
function eventVars(game: Play, e: Event): Vars {
  const v: Vars = {};
  if ('card' in e && e.card >= 0) v.card = game.t.cards[e.card]!.h;
  if ('server' in e && e.server) v.server = e.server;
  if ('from' in e) v.from = e.from;
  if ('was' in e) {
    v.wasH = e.was.h;
    v.wasServer = e.was.server;
    v.wasUp = e.was.up;
  }
  if (e.type === 'run-ended') v.rndAccesses = e.accessed.rnd;
  return v;
}

let strengthNow: (game: Play, c: Card) => number = () => 0;
/** Sets the function that computes a card's strength (from ask.ts), to avoid an import cycle. */
export function setStrength(fn: typeof strengthNow): void {
  strengthNow = fn;
}

/** The current place and state of a card, for an event that moves it. */
function wasOf(game: Play, c: Card): Was {
  return {
    zone: c.zone,
    server: c.server,
    index: indexOf(game.t, c),
    h: c.h,
    up: c.up,
    known: c.known,
    host: c.host,
    advancement: c.advancement,
    credit: c.credit,
    virus: c.virus,
    power: c.power,
    agenda: c.agenda,
    strength: def(c.code).strength === null ? 0 : strengthNow(game, c),
  };
}

/** Emits an event that moves a card. Defaults of `to`: end of the zone, no server, face down, known to no seat, no host. */
export function move(
  game: Play,
  type: MoveType,
  c: Card,
  to: Partial<To> & { zone: To['zone'] },
  seat: Seat,
  why: string,
): void {
  const event: MoveEvent = {
    type,
    card: c.id,
    was: wasOf(game, c),
    to: {
      zone: to.zone,
      server: to.server ?? null,
      index: to.index ?? -1,
      up: to.up ?? false,
      known: to.known ?? 0,
      host: to.host ?? -1,
      ...(to.worth !== undefined && { worth: to.worth }),
    },
    seat,
    why,
  };
  emit(game, event);
}

/** Trashes a card to its owner's discard pile, face up or down as the rules say (3, "Facing in Archives"). Does not offer prevention. */
export function trashNow(game: Play, c: Card, seat: Seat, why: string): void {
  if (c.seat === 'runner') return move(game, 'trashed', c, { zone: 'heap', up: true }, seat, why);
  const seen = c.up || c.zone === 'play' || c.zone === 'hosted' || why === 'access';
  const up = c.zone === 'hq' || c.zone === 'rnd' ? why === 'access' : seen;
  move(
    game,
    'trashed',
    c,
    { zone: 'archives', up, known: !up && tracks(c, 'runner') && (c.known & 2) !== 0 && c.zone !== 'hq' ? 2 : 0 },
    seat,
    why,
  );
}

/** Forfeits an agenda: it is removed from the game. */
export const forfeitNow = (game: Play, c: Card, seat: Seat): void =>
  move(game, 'forfeited', c, { zone: 'removed', up: true }, seat, 'forfeit');

/** Trashes a seat's currents: the Corp's when an agenda is stolen, the Runner's when one is scored (rules 7). */
export function endCurrents(game: Play, seat: Seat): void {
  for (const id of [...game.t.play]) {
    const c = game.t.cards[id]!;
    if (c.seat === seat && def(c.code).after === 'current') trashNow(game, c, seat, 'current');
  }
}

// ---------------------------------------------------------------- frames

/** Frame variable: true once the frame's first effect has begun. Left out of digests, because older saves and records lack it. */
export const BEGUN = '$begun';
/** The top frame of the stack; undefined when the stack is empty. */
export const top = (game: Play): StackFrame | undefined => game.s.stack[game.s.stack.length - 1];

export function pushDo(game: Play, code: string, h: number, by: Seat, v: Vars = {}): DoFrame {
  const frame: DoFrame = { k: 'do', code, pc: 0, h, by, v };
  game.s.stack.push(frame);
  return frame;
}
export function pushAsk(
  game: Play,
  seat: Seat,
  ask: string,
  given: Partial<Omit<AskFrame, 'k' | 'seat' | 'ask'>>,
): void {
  game.s.stack.push({
    k: 'ask',
    seat,
    ask,
    cards: given.cards ?? [],
    options: given.options ?? [],
    min: given.min ?? 1,
    max: given.max ?? 1,
    got: [],
    into: given.into ?? 'answer',
    secret: given.secret ?? false,
    h: given.h ?? -1,
    v: given.v ?? {},
  });
}
export function pushFlow(game: Play, chart: 'setup' | 'turn' | 'run' | 'access', v: Vars = {}): void {
  game.s.stack.push({ k: 'flow', chart, at: '', entered: false, send: 'NEXT', v });
}
export function pushWindow(game: Play, open: string): void {
  game.s.stack.push({ k: 'window', open, seat: game.t.active, passes: 0, acted: false });
}
export function pushCost(
  game: Play,
  seat: Seat,
  purpose: Purpose,
  given: Partial<Omit<CostFrame, 'k' | 'seat' | 'purpose'>>,
): void {
  game.s.stack.push({
    k: 'cost',
    seat,
    purpose,
    credits: given.credits ?? 0,
    h: given.h ?? -1,
    discount: 0,
    gave: [],
    mix: [],
    clicks: given.clicks ?? 0,
    extra: given.extra ?? [],
    ...(given.x !== undefined && { x: given.x }),
    phase: 'declare',
    cancel: given.cancel ?? false,
    picked: [],
    done: 0,
    v: {},
  });
}

/** Stores an answer in the frame now on top: as variable `into`, or for '$send' as the event to send to the frame's chart. */
export function answer(game: Play, into: string, value: Json): void {
  const frame = top(game);
  if (!frame) return;
  if (frame.k === 'flow' && into === '$send') frame.send = value as string;
  else if (frame.k === 'do' || frame.k === 'flow' || frame.k === 'cost' || frame.k === 'ask') frame.v[into] = value;
}

/** The variables of a chart's innermost frame. Throws when the chart is not running. */
export function flowVars(game: Play, chart: string): Vars {
  for (let i = game.s.stack.length - 1; i >= 0; i--) {
    const frame = game.s.stack[i]!;
    if (frame.k === 'flow' && frame.chart === chart) return frame.v;
  }
  throw new Error(`no ${chart} chart is running`);
}

// ---------------------------------------------------------------- chance

/** A random card of `ids`, or the one a scenario has fixed. Throws if `ids` is empty or lacks the fixed card. */
export function randomCard(game: Play, ids: readonly number[]): number {
  const fixed = game.s.fixed[0];
  if (fixed && fixed.titles.length > 0 && fixed.kind !== 'order') {
    const wanted = fixed.titles[0]!;
    const found = ids.find((id) => game.t.cards[id]!.code === wanted);
    if (found === undefined) throw new Error(`random: ${def(wanted).title} is not among the cards to pick from`);
    fixed.titles.shift();
    if (fixed.titles.length === 0) game.s.fixed.shift();
    return found;
  }
  return ids[below(game.s.rng, ids.length)]!;
}
