/** One thread that plays the games it is sent, one lot after another, and sends back what they say about the weights. */
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
  /** as they were after imitating */
  pupil: Float32Array;
  /** what players that search believe of hidden cards; they search by `weights`. Left out where none plays */
  belief?: Float32Array;
  /** what is done with the games: learnt from; of teachers, looked at; looked through for what lay hidden */
  learning: Learning | 'teachers' | 'places';
}
export interface Learnt {
  index: number;
  gradient: Float32Array;
  lessons: Lessons;
  places: Lying[];
  told: Told[];
}

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
