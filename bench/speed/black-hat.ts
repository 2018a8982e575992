/** Black Hat: random play on copies against the same with structuredClone, and how long bots and whole games take. */
import { below, seedRng } from '../../src/core/rng.ts';
import { LEVELS, type Level, decide } from '../../src/games/black-hat/bot/index.ts';
import { simulation } from '../../src/games/black-hat/index.ts';
import { copyState } from '../../src/games/black-hat/rules/copy.ts';
import type { Options, State } from '../../src/games/black-hat/rules/model.ts';
import { type Ratio, ratio } from './measure.ts';

const options = (seed: string, players: number): Options => ({
  seed, players, tiles: players === 4 ? 3 : 0, trim: true, hat: 'turned', tracer: false, secretAsset: false, status: false, sprung: false,
}); // prettier-ignore

/** States of random games of 3 to 6 at decisions with two moves or more, every seventh. */
function states(seed: string, enough: number): State[] {
  const list: State[] = [];
  const rng = seedRng(seed);
  for (let g = 0; list.length < enough; g++) {
    const s = simulation.start(options(`${seed} ${g}`, 3 + (g % 4)));
    for (let n = 0, moves = simulation.moves(s); moves.length > 0; moves = simulation.moves(s)) {
      if (moves.length > 1 && n++ % 7 === 0) list.push(copyState(s));
      simulation.play(s, moves[below(rng, moves.length)]!, undefined, moves);
    }
  }
  return list;
}

/** A copy of each state, the list of its moves, and one of them played, chosen by lot. */
function choices(from: readonly State[], copy: (s: State) => State, rng: number[]): number {
  for (const state of from) {
    const s = copy(state);
    const moves = simulation.moves(s);
    simulation.play(s, moves[below(rng, moves.length)]!, undefined, moves);
  }
  return from.length;
}

/** One random choice, listing and copy included: with the game's own copy (a), and with structuredClone in its place (b). */
export function choice(seed: string): Ratio {
  const from = states(seed, 300);
  const rng = seedRng(`${seed} choices`);
  return ratio(
    () => choices(from, copyState, rng),
    () => choices(from, structuredClone, rng),
    21,
    // Until the machine has compiled what is measured.
    40,
  );
}

/** How long decisions and whole games of one level take at three seats, ms of this process's own time. */
export interface Times {
  level: Level;
  games: number;
  decisions: number;
  /** of one decision with two options or more */
  mean: number;
  p95: number;
  most: number;
  /** of a whole game between three of the level */
  game: number;
}

const ownTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Plays whole games of three bots of one level. */
function timesOf(level: Level, games: number, seed: string): Times {
  const taken: number[] = [];
  const begun = ownTime();
  for (let n = 0; n < games; n++) {
    const s = simulation.start(options(`${seed} ${level} ${n}`, 3));
    for (let asked = simulation.decision(s); asked !== null; asked = simulation.decision(s)) {
      const view = simulation.view(s, asked.by ?? asked.seat);
      const before = ownTime();
      const { move } = decide(view, level, n);
      if (view.decision!.moves.length > 1) taken.push(ownTime() - before);
      simulation.play(s, move);
    }
  }
  const game = (ownTime() - begun) / games;
  taken.sort((a, b) => a - b);
  const mean = taken.reduce((sum, ms) => sum + ms, 0) / taken.length;
  return {
    level,
    games,
    decisions: taken.length,
    mean,
    p95: taken[Math.floor(taken.length * 0.95)]!,
    most: taken.at(-1)!,
    game,
  };
}

/** The times of all levels; the first games of each, which warm up, do not count. */
export const times = (seed: string, games: Readonly<Record<Level, number>>): Times[] =>
  LEVELS.map((level) => {
    timesOf(level, 1, `${seed} warm`);
    return timesOf(level, games[level], seed);
  });
