/**
 * Trains the value network on how games of the standard bot end. The learnt policy runs at other times than the bots at the table, which
 * run by heuristics, so its games end differently from the same positions, and a value learnt only from them is wrong.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { seedRng, shuffled } from '../../../src/core/rng.ts';
import { logistic } from '../../../src/games/netrunner/bot/quick/net.ts';
import { storedIn } from '../support/parts.ts';
import { brainOf, VALUE, WEIGHTS } from './brain.ts';
import { type Lessons, study } from './episode.ts';
import { Steps } from './gradient.ts';
import { type Learnt, type Lot, lotsOf } from './worker.ts';

/** ROUND: games per round, whose positions are shuffled together since those of one game are similar. BATCH: positions per step. */
const ROUND = 64;
const BATCH = 256;
/** SIZE: size of the first step; the last is a tenth of it. DECAY: share of each weight that a step takes off. */
const SIZE = 0.001;
const DECAY = 0.0002;
/** Games between two progress lines. */
const TOLD = 800;

/** What is stored between two rounds. */
interface Kept {
  /** digest of the initial weights and the number of games */
  began: string;
  done: number;
  value: number[];
  steps: ReturnType<Steps['save']>;
  /** since the last line: sum of the squared errors at positions not yet learnt from, and their number */
  error: number;
  judged: number;
  /** CPU time of all threads, ms */
  time: number;
  curve: string[];
}

/** Parameters of the training. */
export interface Learning {
  seed: string;
  /** games in all, and games per lot */
  games: number;
  lot: number;
  /** all weights; only those of the value network change */
  w: Float32Array;
  belief: Float32Array;
  /** the file from which a stopped run resumes */
  cache: string;
  play: (lots: readonly Lot[]) => Promise<Learnt[]>;
  /** CPU time of all threads since the last call, ms */
  worked: () => number;
}

/** Plays the games and learns from each round of them once. Returns the progress lines, and the CPU time in ms. */
export async function learnEnds(how: Learning): Promise<Pick<Kept, 'time' | 'curve'>> {
  const { seed, games, w, cache } = how;
  const steps = new Steps(WEIGHTS);
  const began = createHash('sha256').update(new Uint8Array(w.buffer)).update(`${games}`).digest('hex');
  const stored = storedIn<Kept>(cache);
  const goesOn = stored?.began === began;
  const kept: Kept = goesOn
    ? stored
    : { began, done: 0, value: [], steps: steps.save(), error: 0, judged: 0, time: 0, curve: [] };
  if (goesOn) {
    steps.load(kept.steps);
    w.set(kept.value, VALUE.from);
  }
  const brain = brainOf(w);
  while (kept.done < games) {
    const { positions } = await playedOn(how, kept);
    for (const { features, outcome } of positions) kept.error += (logistic(brain.value.score(features)) - outcome) ** 2;
    kept.judged += positions.length;
    const order = shuffled(seedRng(`ends ${seed} ${kept.done}`), [...positions.keys()]);
    const size = SIZE * (1 - (0.9 * kept.done) / games);
    for (let from = 0; from + BATCH <= order.length; from += BATCH) {
      const gradient = new Float32Array(WEIGHTS);
      study({ steps: [], positions }, [], order.slice(from, from + BATCH), brain, gradient);
      for (let i = VALUE.from; i < WEIGHTS; i++) gradient[i] = gradient[i]! / BATCH;
      steps.take(w, gradient, size, DECAY, VALUE.from);
    }
    kept.time += how.worked();
    kept.done += ROUND;
    if (kept.done % TOLD < ROUND || kept.done >= games) tell(kept);
    kept.value = [...w.subarray(VALUE.from)];
    kept.steps = steps.save();
    writeFileSync(cache, JSON.stringify(kept));
  }
  return kept;
}

/** Plays the games of the next round. */
async function playedOn({ seed, lot, w, belief, play }: Learning, kept: Kept): Promise<Lessons> {
  const games = Array.from({ length: ROUND }, (_, i) => {
    return { n: kept.done + i, seed: `${seed} ends`, corp: 'standard', runner: 'standard' };
  });
  const answers = await play(lotsOf(games, lot, { weights: w, past: w, pupil: w, belief, learning: 'teachers' }));
  return { steps: [], positions: answers.flatMap(({ lessons }) => lessons.positions) };
}

/** Adds the value network's error at positions it has not learnt from. */
function tell(kept: Kept): void {
  const brier = kept.error / Math.max(1, kept.judged);
  const line = `ends of games of the standard bot: ${kept.done} games, Brier ${brier.toFixed(3)} at positions not learnt from yet`;
  console.log(line);
  kept.curve.push(line);
  kept.error = 0;
  kept.judged = 0;
}
