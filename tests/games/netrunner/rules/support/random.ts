/** Random legal play for tests: uniform, or preferring what was done least so far. */
import { below, seedRng } from '../../../../../src/core/rng.ts';
import type { Netrunner } from '../../../../../src/games/netrunner/index.ts';
import type { Event } from '../../../../../src/games/netrunner/rules/events.ts';
import type { State } from '../../../../../src/games/netrunner/rules/model.ts';
import type { Move } from '../../../../../src/games/netrunner/rules/move.ts';
import type { GameStart } from '../../../../../src/games/netrunner/rules/start.ts';

/** No game of random moves has come near this many decisions; one that does hangs. */
const LONGEST = 20_000;

/** Picks a move of a list that is not empty. */
export type Picker = (s: State, moves: readonly Move[]) => Move;

/** Each move as likely as any other. */
export function uniform(seed: string): Picker {
  const rng = seedRng(seed);
  return (_s, moves) => moves[below(rng, moves.length)]!;
}

/** The code of the card with a handle; '' for none. */
const codeAt = (s: State, h: number | undefined): string =>
  h === undefined ? '' : (s.table.cards.find((c) => c.h === h)?.code ?? '');
/** What a move is a case of: verb, card, ability, option and the question it answers. */
function caseOf(s: State, move: Move): string {
  const frame = s.stack[s.stack.length - 1]!;
  const code = (h: number | undefined): string => codeAt(s, h);
  const ask = frame.k === 'ask' ? frame.ask : frame.k === 'cost' ? `cost ${frame.purpose}` : frame.k;
  const by = 'h' in frame ? code(frame.h) : '';
  return [
    ask,
    by,
    move.do,
    code(move.card),
    move.ability ?? '',
    move.option ?? '',
    move.trashing ? 'trashing' : '',
    move.n === undefined ? '' : Math.min(move.n, 4),
  ].join('|');
}

/** How often each case was chosen so far. */
interface Seen {
  get(key: string): number | undefined;
  set(key: string, n: number): void;
}
/** The same kept as plain JSON. */
export const seenIn = (counts: Record<string, number>): Seen => ({
  get: (key) => counts[key],
  set(key, n) {
    counts[key] = n;
  },
});
/** The first, from a place by chance on, of the moves for which there is least of something. */
function least(moves: readonly Move[], rng: number[], of: (move: Move) => number): Move {
  let found = moves[0]!;
  let fewest = Infinity;
  const first = below(rng, moves.length);
  for (let i = 0; i < moves.length; i++) {
    const candidate = moves[(first + i) % moves.length]!;
    const n = of(candidate);
    if (n < fewest) {
      fewest = n;
      found = candidate;
    }
  }
  return found;
}
/** Half of the moves are the case seen least so far; `seen` is shared between games. */
export function preferringRare(seed: string, seen: Seen): Picker {
  const rng = seedRng(seed);
  return (s, moves) => {
    let move = moves[below(rng, moves.length)]!;
    if (moves.length > 1 && below(rng, 2) === 0) move = least(moves, rng, (each) => seen.get(caseOf(s, each)) ?? 0);
    const key = caseOf(s, move);
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return move;
  };
}

/** How much a seat likes a verb, by lot. */
const LIKED = [1, 8, 8, 64];
/** The credits that a seat likes to have before it does anything else with its clicks, by lot. */
const SAVED = [0, 0, 8, 16];
/** What is wanted of a move about no card: less than of one of whose card there is something that occurred less often. */
const ANY = 12;
/** What a move is a case of, and against which ice. */
const caseIn = (s: State, move: Move): string =>
  s.table.run?.at === 'encounter' ? `${caseOf(s, move)}|${codeAt(s, s.table.run.ice)}` : caseOf(s, move);
/** For how many turns habits last, by lot. */
const LASTS = [4, 8, 16, 100];

/**
 * Play with habits: each seat likes each verb more or less and saves credits or not, by lot, and in time that changes. A share of the moves,
 * from none to three quarters, is the case seen least so far, or about the card of which most is still wanted. So one game has a rich Corp
 * that rezzes everything, the next a Runner that runs with each click; every legal move stays possible. `seen` is shared between games;
 * `met` says of a card how often the rarest thing it can do occurred.
 */
export function withHeuristics(seed: string, seen: Seen, met: (code: string) => number): Picker {
  const rng = seedRng(seed);
  const one = (list: readonly number[]): number => list[below(rng, list.length)]!;
  const heuristics = new Map<string, number>();
  const heuristic = (name: string, lots: readonly number[]): number => {
    const n = heuristics.get(name) ?? one(lots);
    heuristics.set(name, n);
    return n;
  };
  const share = below(rng, 4);
  const lasts = one(LASTS);
  /** A verb by its liking, then any of its moves. */
  const liked = (who: string, moves: readonly Move[]): Move => {
    const verbs = [...new Set(moves.map((move) => move.do))];
    const likings = verbs.map((verb) => heuristic(`${who} ${verb}`, LIKED));
    const all = likings.reduce((sum, n) => sum + n, 0);
    let at = below(rng, all);
    const verb = verbs[likings.findIndex((n) => (at -= n) < 0)];
    const own = moves.filter((move) => move.do === verb);
    return own[below(rng, own.length)]!;
  };
  const pick = (s: State, moves: readonly Move[]): Move => {
    const frame = s.stack.at(-1)!;
    const seat = 'seat' in frame ? frame.seat : s.table.active;
    const who = `${seat} ${Math.floor(s.table.turn / lasts)}`;
    const credit = frame.k === 'action' ? moves.find((move) => move.do === 'credit') : undefined;
    if (credit && s.table[seat].credits < heuristic(`${who} saves`, SAVED) && below(rng, 4) > 0) return credit;
    if (below(rng, 4) >= share) return liked(who, moves);
    if (below(rng, 3) > 0) return least(moves, rng, (move) => seen.get(caseIn(s, move)) ?? 0);
    // what is used in an encounter may do something to the ice
    const ice = s.table.run?.at === 'encounter' ? codeAt(s, s.table.run.ice) : '';
    return least(moves, rng, (move) => {
      const codes = [codeAt(s, move.card), move.do === 'use' ? ice : ''].filter((code) => code !== '');
      return codes.length === 0 ? ANY : Math.min(...codes.map(met));
    });
  };
  return (s, moves) => {
    const move = moves.length === 1 ? moves[0]! : pick(s, moves);
    const key = caseIn(s, move);
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return move;
  };
}

export interface Played {
  state: State;
  moves: Move[];
  decisions: number;
}

/** How a game begins: from decks, or from a table laid out. */
export type Begin = GameStart | ((tell?: (e: Event, s: State) => void) => State);
export const begin = (game: Netrunner, from: Begin, tell?: (e: Event, s: State) => void): State =>
  typeof from === 'function' ? from(tell) : game.start(from, tell);

/** Plays a game to its end. `each` is called at every decision before the move. Throws when it does not come to an end. */
export function playOut(
  game: Netrunner,
  from: Begin,
  pick: Picker,
  given: { tell?: (e: Event, s: State) => void; each?: (s: State, moves: readonly Move[]) => void } = {},
): Played {
  const state = begin(game, from, given.tell);
  const made: Move[] = [];
  for (;;) {
    const moves = game.moves(state);
    given.each?.(state, moves);
    if (moves.length === 0) return { state, moves: made, decisions: made.length };
    const move = pick(state, moves);
    made.push(move);
    if (made.length > LONGEST) throw new Error('the game does not end');
    game.play(state, move, given.tell);
  }
}
