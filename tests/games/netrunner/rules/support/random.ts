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

/** What a move is a case of: verb, card, ability, option and the question it answers. */
function caseOf(s: State, move: Move): string {
  const frame = s.stack[s.stack.length - 1]!;
  const code = (h: number | undefined): string =>
    h === undefined ? '' : (s.table.cards.find((c) => c.h === h)?.code ?? '');
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

/** Half of the moves are the case seen least so far; `seen` is shared between games. */
export function preferringRare(seed: string, seen: Map<string, number>): Picker {
  const rng = seedRng(seed);
  return (s, moves) => {
    let move = moves[below(rng, moves.length)]!;
    if (moves.length > 1 && below(rng, 2) === 0) {
      let fewest = Infinity;
      const first = below(rng, moves.length);
      for (let i = 0; i < moves.length; i++) {
        const candidate = moves[(first + i) % moves.length]!;
        const n = seen.get(caseOf(s, candidate)) ?? 0;
        if (n < fewest) {
          fewest = n;
          move = candidate;
        }
      }
    }
    const key = caseOf(s, move);
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
