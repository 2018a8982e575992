/**
 * Proves whether a seat can force a puzzle's aim: tries all its moves and every reply of the other seat, with all cards visible. Randomness
 * counts as a reply too: the aim must be reached whatever happens. Uses only the rules.
 */
import { seedRng } from '../../../core/rng.ts';
import { simulationPort } from '../rules/charts.ts';
import { copyState } from '../rules/copy.ts';
import { type Seat, type State, ZONES, type Zone } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import { legalMoves, playLegal } from '../rules/moves/index.ts';
import { playOf, top } from '../rules/play.ts';
import { type Aim, verdictOf } from './aims.ts';

/** Whether a puzzle's aim can be forced from a position; null if the search stopped before it knew. */
type Forced = boolean | null;

export interface Proof {
  /** Whether the seat can force its aim from a position. Does not change the state. */
  forced(state: State): Forced;
  /** The moves of the deciding seat after which the aim can still be forced; null if that is unknown for some. */
  good(state: State): Move[] | null;
  /** The other seat's best reply: one that prevents the aim if there is one, else the one after which most is left to do. */
  reply(state: State): Move;
  /** Returns true if a position has achieved the aim, false if it has missed it, null while it is undecided. */
  verdict(state: State): boolean | null;
  /** A 52-bit number that identifies a position, equal in every thread. */
  key(state: State): number;
  /** The number of positions examined so far. */
  looked(): number;
}

/** How often a move with a random result is tried, each time with another seed. */
const CHANCES = 10;
/** The random generators with which a move with a random result is tried. */
const RNGS = Array.from({ length: CHANCES }, (_, i) => seedRng(`puzzle ${i}`));
/** The most moves in a row that a proof follows. */
const DEEPEST = 300;

const STOP = new Error('stopped');

/** Ranks moves by their verbs, which are listed from the lowest rank up; verbs that are not listed have the rank `others`. */
export function ranking(verbs: readonly (readonly Move['do'][])[], others: number): (move: Move) => number {
  const ranks = new Map(verbs.flatMap((list, rank) => list.map((verb) => [verb, rank] as const)));
  return (move) => ranks.get(move.do) ?? others;
}
/** The order in which a proof tries a seat's moves, the most decisive first. It affects only how long the proof takes. */
const orderOf = ranking(
  [
    ['steal', 'score'],
    ['advance', 'rez'],
    ['trash', 'accept'],
    ['use', 'run', 'play'],
    ['install'],
    ['continue', 'access', 'pick', 'number'],
    ['pass'],
    ['credit'],
    ['draw'],
    ['jack-out', 'discard'],
  ],
  6,
);

/**
 * Opens a proof that a seat can force its aim. `most`: number of positions after which it gives up. `known`: results by position
 * (`Proof.key`); the proof adds to it, and others may do so too between two calls.
 */
export function openProof(seat: Seat, aim: Aim, most: number, known = new Map<number, boolean>()): Proof {
  const port = simulationPort();
  const texts: Texts = new Map();
  let looked = 0;
  let until = 0;

  /** The positions to which a move can lead: one, or several if its result is random. */
  const after = (state: State, move: Move): State[] => {
    const played = (rng: number[] | null): State => {
      const copy = copyState(state);
      if (rng !== null) copy.rng = [...rng];
      playLegal(playOf(copy, port, null), move);
      return copy;
    };
    const one = played(null);
    if (one.rng.every((n, i) => n === state.rng[i])) return [one];
    const all = new Map(RNGS.map((rng) => played(rng)).map((each) => [keyOf(each, texts), each]));
    return [...all.values()];
  };
  const look = (state: State, deep: number): boolean => {
    const verdict = verdictOf(aim, seat, state);
    if (verdict !== null) return verdict;
    if (deep > DEEPEST) return false;
    const game = playOf(state, port, null);
    const frame = top(game);
    // a secret bid cannot be judged with all cards visible
    if (frame?.k === 'ask' && frame.secret) throw STOP;
    const moves = legalMoves(game);
    // a position without a choice need not be cached
    if (moves.length === 1) return after(state, moves[0]!).every((next) => look(next, deep + 1));
    const key = keyOf(state, texts);
    const before = known.get(key);
    if (before !== undefined) return before;
    if (++looked > until) throw STOP;
    const own = seatOf(state) === seat;
    const sorted = moves.length > 1 ? [...moves].sort((a, b) => orderOf(a) - orderOf(b)) : moves;
    // until proved otherwise, a position that leads back to itself does not reach the aim
    known.set(key, false);
    const reaches = (move: Move): boolean => after(state, move).every((next) => look(next, deep + 1));
    let found: boolean;
    try {
      found = own ? sorted.some(reaches) : sorted.every(reaches);
    } catch (error) {
      known.delete(key);
      throw error;
    }
    known.set(key, found);
    return found;
  };
  const forced = (state: State): Forced => {
    until = looked + most;
    try {
      return look(state, 0);
    } catch (error) {
      if (error !== STOP) throw error;
      return null;
    }
  };
  const movesOf = (state: State): Move[] => legalMoves(playOf(state, port, null));
  const forcedAfter = (state: State, move: Move): Forced => {
    const each = after(state, move).map(forced);
    return each.includes(false) ? false : each.includes(null) ? null : true;
  };
  return {
    forced,
    good(state) {
      const each = movesOf(state).map((move) => ({ move, is: forcedAfter(state, move) }));
      return each.some(({ is }) => is === null) ? null : each.filter(({ is }) => is).map(({ move }) => move);
    },
    reply(state) {
      const moves = movesOf(state);
      if (moves.length === 1) return moves[0]!;
      const spoils = moves.find((move) => forcedAfter(state, move) === false);
      if (spoils !== undefined) return spoils;
      const [first] = [...moves].sort((a, b) => orderOf(a) - orderOf(b));
      return first!;
    },
    verdict: (state) => verdictOf(aim, seat, state),
    key: (state) => keyOf(state, texts),
    looked: () => looked,
  };
}

const seatOf = (state: State): Seat | null => {
  const frame = state.stack.at(-1);
  return frame === undefined || frame.k === 'flow' || frame.k === 'do' ? null : frame.seat;
};

const NUMBER_OF = Object.fromEntries(ZONES.map((zone, i) => [zone, i + 1])) as Record<Zone, number>;

/** For each text in a position, its two hashes, which go into the position's key. */
type Texts = Map<string, readonly [number, number]>;
/** Two 32-bit hashes of a text. */
function hashOf(text: string): readonly [number, number] {
  let a = 0x811c9dc5;
  let b = 0x1b873593;
  for (let i = 0; i < text.length; i++) {
    const n = text.charCodeAt(i);
    a = Math.imul(a ^ n, 0x01000193);
    b = Math.imul(b + n, 0x5bd1e995);
    b ^= b >>> 15;
  }
  return [a, b];
}

/**
 * A 52-bit number for a position. Equal numbers mean positions that are the same to the rules, apart from the random generator. Identifies
 * cards by id, which does not change, and not by handle. `texts`: cache of hashes, filled in here.
 */
function keyOf(state: State, texts: Texts): number {
  const { table: t } = state;
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  const add = (n: number): void => {
    a = Math.imul(a ^ n, 0x01000193);
    a ^= a >>> 15;
    b = Math.imul(b + n, 0x5bd1e995);
    b ^= b >>> 13;
  };
  const words = (text: string): void => {
    const known = texts.get(text) ?? hashOf(text);
    texts.set(text, known);
    add(known[0]);
    add(known[1]);
  };
  const rest = (value: object): void => words(JSON.stringify(value));
  for (const c of t.cards) {
    if (c.zone === 'rnd' || c.zone === 'stack') continue;
    add(c.id * 32 + NUMBER_OF[c.zone] * 2 + Number(c.up));
    if (c.host >= 0) add(0x1000 + c.host);
    if (c.mark >= 0) add(0x2000 + c.mark);
    const counters = c.advancement + 32 * (c.credit + 32 * (c.virus + 32 * (c.power + 32 * c.agenda)));
    if (counters > 0) add(0x4000000 ^ counters);
  }
  for (const { id, ice, root } of t.servers) {
    words(id);
    for (const one of ice) add(one);
    add(0x777);
    for (const one of root) add(one);
  }
  for (const list of [t.rnd, t.stack]) {
    add(0x888 + list.length);
    for (let i = 0; i < list.length && i < 6; i++) add(list[i]!);
  }
  add(t.corp.credits + 1024 * t.corp.clicks + 16384 * t.corp.badPublicity);
  add(t.runner.credits + 1024 * t.runner.clicks + 16384 * t.runner.tags + 131072 * t.runner.brain);
  add(t.turn);
  words(t.leaf);
  for (const memory of [t.now, t.lastCorp, t.lastRunner])
    for (const value of Object.values(memory))
      if (typeof value === 'number') add(value);
      else if (Array.isArray(value)) for (const n of value) add(n);
  if (t.run !== null) rest(t.run);
  if (t.mods.length > 0) rest(t.mods);
  if (t.delayed.length > 0) rest(t.delayed);
  if (state.pending.length > 0) rest(state.pending);
  if (state.stack.length === 2 && state.stack[1]!.k === 'action') add(state.stack[1]!.seat === 'corp' ? 1 : 2);
  else rest(state.stack);
  return (a >>> 0) * 0x100000 + ((b >>> 0) & 0xfffff);
}
