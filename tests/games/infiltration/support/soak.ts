/** Whole games of bots or of chance, watched after every event and at every question, with a tally of all that occurred. */
import { allArcs, compiledPort } from '../../../../src/core/flow.ts';
import { jsonOf } from '../../../../src/core/json.ts';
import { below, seedRng } from '../../../../src/core/rng.ts';
import { decide, type Temperament, TEMPERS } from '../../../../src/games/infiltration/bot/index.ts';
import { createGame, infiltration } from '../../../../src/games/infiltration/index.ts';
import { ITEMS } from '../../../../src/games/infiltration/items/index.ts';
import { FIELDS } from '../../../../src/games/infiltration/record/events.ts';
import { ROOMS } from '../../../../src/games/infiltration/rooms/index.ts';
import { CHART_CONFIGS, chartSources } from '../../../../src/games/infiltration/rules/charts.ts';
import { LEVER, register, roomDef } from '../../../../src/games/infiltration/rules/defs.ts';
import type { Event } from '../../../../src/games/infiltration/rules/events.ts';
import {
  type AskKind,
  DEEPEST,
  isInside,
  type Operative,
  type Options,
  type State,
} from '../../../../src/games/infiltration/rules/model.ts';
import type { Move } from '../../../../src/games/infiltration/rules/move.ts';
import { canonical } from '../../../../src/replay/untrusted.ts';
import { itemsOn, tokensOn } from './games.ts';

/** Who makes the moves: bots, chance, or bots in rooms that hold no more tokens for five and six players (see `bare`). */
export type Who = 'bots' | 'chance' | 'bare';

/** Sums over games of one number of players. */
export interface Heists {
  games: number;
  rounds: number;
  alarm: number;
  deepest: number;
  operatives: number;
  escaped: number;
  /** games that nobody got out of */
  nobody: number;
  /** what the escaped carry, in zettabytes */
  carried: number;
  won: number;
  winners: number;
}
/** What a number of games came to; plain JSON, so that a long run can go on where it was stopped. */
export interface Tally {
  games: number;
  decisions: number;
  /** the most decisions of a game */
  longest: number;
  /** how often each thing occurred */
  counted: Record<string, number>;
  /** what went wrong, the first forty */
  faults: string[];
  /** digests of the two ports that were compared */
  digests: number;
  /** copies that the game went on from */
  copies: number;
  /** by players and the options that change how a heist goes */
  heists: Record<string, Heists>;
  /** of games of three operatives and more, by the bots' temperaments */
  tempers: Record<string, Tempers>;
}
/** Sums over the operatives of a temperament. */
export interface Tempers {
  operatives: number;
  escaped: number;
  /** the deepest rooms they were in */
  deepest: number;
  /** what the escaped carry, in zettabytes */
  carried: number;
  /** games that they won */
  first: number;
}
export const freshTally = (): Tally => ({
  games: 0,
  decisions: 0,
  longest: 0,
  counted: {},
  faults: [],
  digests: 0,
  copies: 0,
  heists: {},
  tempers: {},
});

/** A game that takes this many decisions hangs. */
const LONGEST = 3000;
/** How often the digests of both ports are compared, and how often the game goes on from a copy, in decisions. */
const EVERY = 8;
const COPIED = 5;
const FAULTS = 40;

/** Game n's options: all numbers of players in turn, with Download and with Extract, and two players with two operatives each. */
export const optionsAt = (n: number, seed: string): Options => {
  const players = 2 + (n % 5);
  const at = Math.floor(n / 5);
  return { seed: `${seed} ${n}`, players, extract: at % 3 === 2, pairs: players === 2 && at % 2 === 1 };
};

const KINDS: Record<AskKind, true> = {
  pick: true,
  way: true,
  goOn: true,
  room: true,
  option: true,
  action: true,
  order: true,
  guard: true,
  lure: true,
  operative: true,
  target: true,
  discard: true,
  spare: true,
  keep: true,
  bank: true,
  swap: true,
  drop: true,
};
const MOVES: Record<Move['do'], true> = {
  pick: true,
  'hand-in': true,
  way: true,
  room: true,
  action: true,
  option: true,
  guard: true,
  'turn-down': true,
  operative: true,
  item: true,
  token: true,
  on: true,
  stop: true,
};
const GUARDS = ['sweeper', 'guard', 'auditor', 'sergeant', 'purger'] as const;
const FUNCTIONS = ['reveal', 'enter', 'interface'] as const;
const ALARMS = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The words of a room's function, and which they are. */
const FUNCTION_OF = new Map<unknown, string>(
  ROOMS.flatMap((def) =>
    FUNCTIONS.flatMap((name) =>
      def[name].length > 0 ? [[def[name], `${name}: ${def.code}`] satisfies [unknown, string]] : [],
    ),
  ),
);
/** The Sergeant does not move by itself, and does not leave. */
const moves = (kind: string): boolean => kind !== 'sergeant';

/** What whole games hardly ever come to: a Decoy Signal while the Sergeant of the second floor stands. Scenarios play it. */
export const RARE = ['guard moves: sergeant'];

/** All that has to occur at least once in many whole games. */
export function expected(): string[] {
  return [
    ...allArcs(CHART_CONFIGS).map((arc) => `arc: ${arc}`),
    ...Object.keys(FIELDS).map((type) => `event: ${type}`),
    ...Object.keys(KINDS).map((kind) => `question: ${kind}`),
    ...Object.keys(MOVES).map((move) => `move: ${move}`),
    ...ROOMS.flatMap(({ code }) => [`room: ${code}`, `room as entry: ${code}`].slice(0, code.startsWith('F') ? 2 : 1)),
    ...FUNCTION_OF.values(),
    ...ROOMS.flatMap(({ code, slot }) => (slot ? [`${slot.kind} removed: ${code}`] : [])),
    ...ROOMS.flatMap(({ code, uses }) => (uses === 'once' ? [`interface token used up: ${code}`] : [])),
    ...ITEMS.flatMap(({ code, after }) => [`item: ${code}`, `item to ${after}: ${code}`]),
    `item to discard: ${LEVER}`,
    ...['I22 box', 'I23 discard'].map((one) => `item gone from its room: ${one}`),
    `item gone from its room: ${LEVER} discard`,
    ...GUARDS.flatMap((kind) => [
      `guard in: ${kind}`,
      `guard acts: ${kind}`,
      `guard down: ${kind}`,
      `guard destroyed: ${kind}`,
    ]),
    ...GUARDS.filter(moves).map((kind) => `guard leaves: ${kind}`),
    ...GUARDS.filter(moves).map((kind) => `guard moves: ${kind}`),
    ...['prototype', 'blackmail'].map((special) => `special: ${special}`),
    'special: sludge',
    'special: four prototypes taken',
    ...[1, 2, 3].map((value) => `token: ${value}`),
    ...ALARMS.map((alarm) => `alarm: ${alarm}`),
    ...['caught', 'alone', 'all out', 'locked down'].map((reason) => `game ends: ${reason}`),
    ...['walk', 'lift', 'secret'].map((way) => `way: ${way}`),
    ...[2, 3, 4, 5, 6].flatMap((n) => [`option: ${n} players, download`, `option: ${n} players, extract`]),
    'option: pairs, download',
    'option: pairs, extract',
  ];
}

/** The arcs taken in the game being played, and the game that counts them. */
const arcs = new Map<string, number>();
const game = createGame({ custom: compiledPort(chartSources(), arcs) });

const ALL_ITEMS = ITEMS.map(({ code }) => code).sort();
/** What is wrong with a table at an open question; null for nothing. */
function faultOf({ table: t }: State): string | null {
  // the item being used lies nowhere yet, or in its room already
  const open = t.turn >= 0 ? t.turned.at(-1)!.card : null;
  const items = itemsOn(t);
  if (new Set(items).size < items.length) return `an item is there twice: ${items.join(' ')}`;
  const missing = ALL_ITEMS.filter((code) => code !== open && !items.includes(code));
  if (missing.length > 0) return `missing: ${missing.join(' ')}`;
  if (tokensOn(t).length + t.lost !== 117) return `${tokensOn(t).length} tokens, ${t.lost} lost`;
  if (t.proximity < 0 || t.proximity >= 99) return `proximity ${t.proximity}`;
  if (t.alarm < -1 || t.alarm > 8) return `alarm ${t.alarm}`;
  if (t.ops.some(({ room }) => room >= 0 && !t.rooms[room]!.up)) return 'an operative is in a room that is face down';
  return t.prototypes + t.ops.reduce((sum, one) => sum + one.prototypes, 0) === 4 ? null : 'Prototypes are missing';
}

/** Plays game `n` and adds what occurred. What goes wrong is noted, not thrown. */
export function soakGame(n: number, who: Who, seed: string, tally: Tally): void {
  const options =
    who === 'bare' ? { ...optionsAt(n, seed), players: 5 + (n % 2), extract: false, pairs: false } : optionsAt(n, seed);
  try {
    if (who === 'bare') bare(options.players, () => playGame(n, who, options, tally));
    else playGame(n, who, options, tally);
  } catch (error) {
    if (tally.faults.length < FAULTS)
      tally.faults.push(`${who} ${n}: ${(error as Error).stack!.split('\n').slice(0, 4).join(' | ')}`);
  }
  tally.games++;
}

/**
 * Does something while rooms hold no more tokens for five and six players than for fewer, as in the games of the rules' balance check, which were
 * played before the rule that adds them.
 */
function bare(players: number, play: () => void): void {
  const more = players === 5 ? 1 : 2;
  register(
    ROOMS.map((one) => ({ ...one, tokens: one.tokens - more })),
    [],
  );
  try {
    play();
  } finally {
    register([...ROOMS], []);
  }
}

function playGame(n: number, who: Who, options: Options, tally: Tally): void {
  const { counted } = tally;
  const up = (what: string): void => void (counted[what] = (counted[what] ?? 0) + 1);
  arcs.clear();
  const rng = seedRng(`${options.seed} ${who}`);
  const action = options.extract ? 'extract' : 'download';
  up(`option: ${options.pairs ? 'pairs' : `${options.players} players`}, ${action}`);

  const fresh = game.record.blank(options);
  /** functions under way, so that each is counted once */
  let under = new Set<unknown>();
  const watch = (s: State): void => {
    const now = new Set<unknown>();
    for (const frame of s.stack) {
      const what = frame.k === 'words' ? FUNCTION_OF.get(frame.words) : undefined;
      if (what === undefined || frame.k !== 'words') continue;
      now.add(frame.words);
      if (!under.has(frame.words)) up(what);
    }
    under = now;
  };
  const tell = (event: Event, s: State): void => {
    game.record.applyRecorded(fresh, jsonOf(event));
    watch(s);
    count(event, s, up);
  };

  const s0 = game.start(options, tell);
  const live = infiltration.start(options);
  const compare = (at: State): void => {
    tally.digests++;
    if (game.digest(at) !== infiltration.digest(live)) throw new Error('the two ports differ');
  };
  compare(s0);
  let s = s0;
  const played: Move[] = [];
  const deepest: number[] = [];
  for (let asked = game.decision(s); asked !== null; asked = game.decision(s)) {
    if (played.length >= LONGEST) throw new Error('no end');
    const fault = faultOf(s);
    if (fault !== null) throw new Error(`at decision ${played.length}: ${fault}`);
    watch(s);
    up(`question: ${asked.kind}`);
    up(`alarm: ${s.table.alarm}`);
    const moves = game.moves(s);
    if (moves.length === 0) throw new Error(`at decision ${played.length}: nothing can be answered to ${asked.kind}`);
    const move =
      who === 'chance'
        ? atRandom(moves, s, rng, n % 2 === 1 ? counted : null)
        : decide(game.view(s, asked.seat), 'standard', temperAt(n, s.ask!.op), n).move;
    s.table.ops.forEach(({ room }, op) => {
      if (room <= DEEPEST) deepest[op] = Math.max(deepest[op] ?? 0, room);
    });
    up(`move: ${move.do}`);
    game.play(s, move, tell, moves);
    infiltration.play(live, move);
    played.push(move);
    if (played.length % EVERY === 0) compare(s);
    if (below(rng, COPIED) > 0) continue;
    s = game.copy(s);
    tally.copies++;
  }
  compare(s);
  if (canonical(fresh.table) !== canonical(s.table)) throw new Error('its events do not give its table');
  const again = game.start(options);
  for (const move of played) game.play(again, move);
  if (game.digest(again) !== game.digest(s)) throw new Error('seed and moves do not give it again');
  // the game played once more took each arc once more
  for (const [arc, times] of arcs) counted[`arc: ${arc}`] = (counted[`arc: ${arc}`] ?? 0) + times / 2;
  const { reason } = game.outcome(s)!;
  up(`game ends: ${reason}`);
  if (s.table.prototypes === 0) up('special: four prototypes taken');
  tally.decisions += played.length;
  tally.longest = Math.max(tally.longest, played.length);
  addHeist(s, tally);
  if (who === 'bots' && options.players > 2) addTempers(s, n, deepest, tally);
}
/** Temperaments by turns, so that each is first as often. */
const temperAt = (n: number, op: number): Temperament => TEMPERS[(n + op) % TEMPERS.length]!;

/** A move by chance; with `counted`, of three the one that brings what occurred least. */
function atRandom(moves: readonly Move[], s: State, rng: number[], counted: Tally['counted'] | null): Move {
  const drawn = (): Move => moves[below(rng, moves.length)]!;
  if (counted === null || moves.length === 1) return drawn();
  const rare = (move: Move): number => counted[thingOf(move, s)] ?? 0;
  return [drawn(), drawn(), drawn()].reduce((a, b) => (rare(b) < rare(a) ? b : a));
}
/** What a move brings, as it is counted. */
function thingOf(move: Move, { ask, stack }: State): string {
  const words = stack.at(-1);
  const kept = words?.k === 'words' ? words.kept : null;
  switch (move.do) {
    case 'pick':
      return `item: ${move.card}`;
    case 'room':
      return ask!.kind === 'lure' ? `guard moves: ${kept}` : 'move: room';
    case 'turn-down':
      return `guard down: ${kept}`;
    case 'guard':
      return `guard destroyed: ${move.kind}`;
    default:
      return `move: ${move.do}`;
  }
}

/** What is counted of an event. */
function count(event: Event, s: State, up: (what: string) => void): void {
  const { table: t } = s;
  up(`event: ${event.type}`);
  switch (event.type) {
    case 'revealed':
      up(`room: ${event.code}`);
      if (t.round === 0 && event.room === 0) up(`room as entry: ${event.code}`);
      break;
    case 'interface-used':
      up(`interface token used up: ${t.rooms[event.room]!.code}`);
      break;
    case 'slot-removed':
      up(`${roomDef(t.rooms[event.room]!.code).slot!.kind} removed: ${t.rooms[event.room]!.code}`);
      break;
    case 'turned-up':
      if (event.card.startsWith('I')) up(`item: ${event.card}`);
      break;
    case 'card-done':
      if (event.card.startsWith('I')) up(`item to ${event.to}: ${event.card}`);
      break;
    case 'placed-gone':
      up(`item gone from its room: ${event.item} ${event.to}`);
      break;
    case 'stopped':
      up(`item gone from its room: ${LEVER} discard`);
      break;
    case 'moved':
      up(`way: ${event.way}`);
      break;
    case 'took-special':
      up(`special: ${event.special}`);
      break;
    case 'sludge-spilt':
      up('special: sludge');
      break;
    case 'took':
      for (const value of event.values) up(`token: ${value}`);
      break;
    case 'guard-in':
      up(`guard in: ${event.kind}`);
      break;
    case 'guard-acted':
      up(`guard acts: ${event.kind}`);
      break;
    case 'guard-moved':
      up(`guard moves: ${event.kind}`);
      break;
    case 'guard-down':
      up(`guard down: ${event.kind}`);
      break;
    case 'guard-gone':
      up(`guard ${t.chart === 'guards' && t.leaf === 'leave' ? 'leaves' : 'destroyed'}: ${event.kind}`);
      break;
    default:
      break;
  }
}

/** What an operative carries, in zettabytes. */
const carriedBy = ({ tokens, prototypes, blackmail }: Operative): number =>
  tokens.reduce((a, b) => a + b, 0) + 3 * (prototypes + Number(blackmail));

/** Adds how a game came out. */
function addHeist(s: State, tally: Tally): void {
  const { table: t } = s;
  const { players, pairs, extract } = t.options;
  const name = `${players}${pairs ? ', two operatives each' : ''}${extract ? ', Extract' : ''}`;
  const sums = (tally.heists[name] ??= {
    games: 0,
    rounds: 0,
    alarm: 0,
    deepest: 0,
    operatives: 0,
    escaped: 0,
    nobody: 0,
    carried: 0,
    won: 0,
    winners: 0,
  });
  const out = t.ops.filter((one) => !isInside(one));
  const { places, scores } = game.outcome(s)!;
  sums.games++;
  sums.rounds += t.round;
  sums.alarm += t.alarm;
  sums.deepest += t.rooms.slice(0, -1).filter((room) => room.up).length;
  sums.operatives += t.ops.length;
  sums.escaped += out.length;
  if (out.length === 0) sums.nobody++;
  for (const one of out) sums.carried += carriedBy(one);
  const winner = places[0]?.[0];
  if (winner === undefined) return;
  sums.won++;
  sums.winners += scores![winner]!;
}

/** Adds how the bots of each temperament came out of game n. */
function addTempers(s: State, n: number, deepest: readonly number[], tally: Tally): void {
  const [first = []] = game.outcome(s)!.places!;
  s.table.ops.forEach((one, op) => {
    const sums = (tally.tempers[temperAt(n, op)] ??= { operatives: 0, escaped: 0, deepest: 0, carried: 0, first: 0 });
    sums.operatives++;
    sums.deepest += deepest[op] ?? 0;
    sums.first += Number(first.includes(s.table.seats[op]!));
    if (isInside(one)) return;
    sums.escaped++;
    sums.carried += carriedBy(one);
  });
}
