/** Measures Black Hat and Infiltration: random play on copies against structuredClone and against XState, and how long their bots take. */
import { loadBots, PLAIN } from '../../play/games.ts';
import type { GameName } from '../support/entry.ts';
import { mean, within } from '../support/statistics.ts';
import type { Game } from '../../../src/core/game.ts';
import { below, seedRng } from '../../../src/core/rng.ts';
import { ownTime, type Ratio, ratio } from './measure.ts';

/** What is measured: the rules of a game with its charts run by compiled tables, and by XState. */
export interface Measured {
  game: Exclude<GameName, 'netrunner'>;
  simulation: Game;
  live: Game;
}
const setupOf = ({ game, simulation }: Measured, seed: string, seats = PLAIN[game].seats): object =>
  simulation.record.setupOf(PLAIN[game].options(seed, seats) as never);

/** States of random games with 3 to 6 players at decisions with two moves or more; every seventh is kept. */
function states(measured: Measured, seed: string, enough: number): object[] {
  const { simulation } = measured;
  const list: object[] = [];
  const rng = seedRng(seed);
  for (let g = 0; list.length < enough; g++) {
    const s = simulation.start(setupOf(measured, `${seed} ${g}`, 3 + (g % 4)));
    for (let n = 0, moves = simulation.moves(s); moves.length > 0; moves = simulation.moves(s)) {
      if (moves.length > 1 && n++ % 7 === 0) list.push(simulation.copy(s));
      simulation.play(s, moves[below(rng, moves.length)]!, undefined, moves);
    }
  }
  return list;
}

/** Copies each state, lists its moves, and plays a random one. */
function choices(from: readonly object[], copy: (s: object) => object, game: Game, rng: number[]): number {
  for (const state of from) {
    const s = copy(state);
    const moves = game.moves(s);
    game.play(s, moves[below(rng, moves.length)]!, undefined, moves);
  }
  return from.length;
}

/** A random choice, including listing and copying: as it is (a), and with `copy` and `game` instead of the copy and the rules (b). */
function beside(measured: Measured, seed: string, copy: (s: object) => object, game: Game): Ratio {
  const { simulation } = measured;
  const from = states(measured, seed, 300);
  const rng = seedRng(`${seed} choices`);
  return ratio(
    () => choices(from, (s) => simulation.copy(s), simulation, rng),
    () => choices(from, copy, game, rng),
    21,
    // Warm up until the code is compiled.
    40,
  );
}

/** A random choice with the game's own copy (a), and with structuredClone instead (b). */
export const choice = (measured: Measured, seed: string): Ratio =>
  beside(measured, seed, structuredClone, measured.simulation);

/** A random choice with charts run by compiled tables (a), and by XState (b). */
export const ports = (measured: Measured, seed: string): Ratio =>
  beside(measured, seed, (s) => measured.simulation.copy(s), measured.live);

/** CPU time of decisions and whole games of one level, ms. */
export interface Times {
  level: string;
  games: number;
  decisions: number;
  /** of a decision with two options or more */
  mean: number;
  p95: number;
  most: number;
  /** of a whole game between bots of this level */
  game: number;
}

/** Plays whole games between bots of one level. */
async function timesOf(measured: Measured, level: string, games: number, seed: string): Promise<Times> {
  const { simulation } = measured;
  const { decide } = await loadBots(measured.game);
  const taken: number[] = [];
  const begun = ownTime();
  for (let n = 0; n < games; n++) {
    const s = simulation.start(setupOf(measured, `${seed} ${level} ${n}`));
    for (let asked = simulation.decision(s); asked !== null; asked = simulation.decision(s)) {
      const view = simulation.view(s, asked.by ?? asked.seat);
      const before = ownTime();
      const move = decide(view, level, n, n);
      if (simulation.moves(s).length > 1) taken.push(ownTime() - before);
      simulation.play(s, move);
    }
  }
  const game = (ownTime() - begun) / games;
  taken.sort((a, b) => a - b);
  const [p95, most] = [within(taken, 0.95), taken.at(-1)!];
  return { level, games, decisions: taken.length, mean: mean(taken), p95, most, game };
}

/** The times of all levels, with the number of games of each. The first game of each level warms up and does not count. */
export async function times(
  measured: Measured,
  seed: string,
  games: Readonly<Record<string, number>>,
): Promise<Times[]> {
  const list: Times[] = [];
  for (const [level, count] of Object.entries(games)) {
    await timesOf(measured, level, 1, `${seed} warm`);
    list.push(await timesOf(measured, level, count, seed));
  }
  return list;
}
