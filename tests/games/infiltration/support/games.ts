/** Games of random legal moves, watched after every event and at every question. */
import '../../../../src/games/infiltration/register.ts';
import type { FlowPort } from '../../../../src/core/flow.ts';
import { below, seedRng } from '../../../../src/core/rng.ts';
import { simulationPort } from '../../../../src/games/infiltration/rules/charts.ts';
import type { Event } from '../../../../src/games/infiltration/rules/events.ts';
import type { Options, State, Table } from '../../../../src/games/infiltration/rules/model.ts';
import type { Move } from '../../../../src/games/infiltration/rules/move.ts';
import { legalMoves, playMove } from '../../../../src/games/infiltration/rules/moves.ts';
import { type Play, playOf } from '../../../../src/games/infiltration/rules/play.ts';
import { begin, blankState } from '../../../../src/games/infiltration/rules/start.ts';
import { canonical } from '../../../../src/replay/untrusted.ts';

/** Options of game n: two to six players, every second game of two with two operatives each, every third with Extract. */
export const optionsNo = (n: number, seed = 'game'): Options => {
  const players = 2 + (n % 5);
  return { seed: `${seed} ${n}`, players, pairs: players === 2 && n % 2 === 0, extract: n % 3 === 0 };
};

interface Watch {
  event?: (event: Event, s: State) => void;
  /** before each move */
  move?: (s: State, move: Move) => void;
  port?: FlowPort<Play>;
}

/** A game that takes more moves hangs. */
const LONGEST = 3000;

/** Plays a game by chance to its end. */
export function randomGame(options: Options, { event, move, port = simulationPort() }: Watch = {}): State {
  const rng = seedRng(`random ${options.seed}`);
  const s = blankState(options);
  const game = playOf(s, port, event ?? null);
  begin(game);
  for (let n = 0; s.ask !== null; n++) {
    if (n > LONGEST) throw new Error(`no end after ${LONGEST} moves: ${options.seed}`);
    const legal = legalMoves(s);
    const chosen = legal[below(rng, legal.length)]!;
    move?.(s, chosen);
    playMove(game, chosen, legal);
  }
  return s;
}

export const digest = (s: State): string => canonical(s);

/** All items on a table, those being used left out. */
export const itemsOn = (t: Table): string[] => [
  ...t.deck,
  ...t.discards,
  ...t.box,
  ...t.ops.flatMap(({ items }) => items),
  ...t.rooms.flatMap(({ placed, bulkhead }) => [...placed.map(({ item }) => item), ...(bulkhead < 0 ? [] : ['I29'])]),
];
/** The values of all tokens on a table. */
export const tokensOn = (t: Table): number[] => [
  ...t.pool,
  ...t.rooms.flatMap(({ tokens, placed }) => [...tokens, ...placed.flatMap((one) => one.tokens)]),
  ...t.ops.flatMap(({ tokens }) => tokens),
];
