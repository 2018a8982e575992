/** A thread that plays lots of games and sends back gradients or other results. */
import { parentPort } from 'node:worker_threads';
import { learnt } from '../../../src/games/netrunner/bot/quick/learnt.ts';
import { brainOf, WEIGHTS } from './brain.ts';
import type { Lying } from './believe.ts';
import { episode, type Game, type Learning, type Lessons, lookThrough, observe, type Told } from './episode.ts';

export interface Lot {
  index: number;
  games: Game[];
  weights: Float32Array;
  past: Float32Array;
  /** the weights right after imitation */
  pupil: Float32Array;
  /** beliefs about hidden cards, for players that search with `weights`; missing if none does */
  belief?: Float32Array;
  /** what to do with the games: learn from them, study teachers' games, or collect hidden places */
  learning: Learning | 'teachers' | 'places';
}
export interface Learnt {
  index: number;
  gradient: Float32Array;
  lessons: Lessons;
  places: Lying[];
  told: Told[];
}
/** Divides games into lots of `size`. */
export const lotsOf = (games: readonly Game[], size: number, how: Omit<Lot, 'index' | 'games'>): Lot[] =>
  Array.from({ length: Math.ceil(games.length / size) }, (_, index) => ({
    ...{ index, games: games.slice(index * size, (index + 1) * size) },
    ...how,
  }));

/** Plays the games of a lot. */
export function playLot({ index, games, weights, past, pupil, belief, learning }: Lot): Learnt {
  const gradient = new Float32Array(WEIGHTS);
  const brain = brainOf(weights);
  if (belief) Object.assign(learnt(), { nets: brain.nets, value: brain.value, belief });
  const others = { past: brainOf(past), pupil: brainOf(pupil) };
  const lessons: Lessons = { steps: [], positions: [] };
  const places: Lying[] = [];
  const told = games.map((game) => {
    if (learning === 'teachers') return observe(game, brain, lessons);
    if (learning === 'places') return lookThrough(game, brain, others, places);
    return episode(game, brain, others, learning, gradient);
  });
  return { index, gradient, lessons, places, told };
}

parentPort?.on('message', (lot: Lot) => parentPort!.postMessage(playLot(lot)));
