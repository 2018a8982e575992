/** The games of several seats: random play on copies against the same with structuredClone and with XState, and how long their bots take. */
import type { Game, GameTypes } from '../../src/core/game.ts';
import { below, seedRng } from '../../src/core/rng.ts';
import { type Ratio, ratio } from './measure.ts';

/** What is measured of a game. */
export interface Measured<G extends GameTypes> {
  /** its rules with charts run by tables, and by XState */
  simulation: Game<G>;
  live: Game<G>;
  /** a game without a choice of its own but the number of seats */
  setup: (seed: string, seats: number) => G['setup'];
  /** seats of the games in which the bots' times are taken */
  seats: number;
  levels: readonly string[];
  decide: (view: G['view'], level: string, n: number) => G['move'];
}

/** States of random games of 3 to 6 at decisions with two moves or more, every seventh. */
function states<G extends GameTypes>({ simulation, setup }: Measured<G>, seed: string, enough: number): G['state'][] {
  const list: G['state'][] = [];
  const rng = seedRng(seed);
  for (let g = 0; list.length < enough; g++) {
    const s = simulation.start(setup(`${seed} ${g}`, 3 + (g % 4)));
    for (let n = 0, moves = simulation.moves(s); moves.length > 0; moves = simulation.moves(s)) {
      if (moves.length > 1 && n++ % 7 === 0) list.push(simulation.copy(s));
      simulation.play(s, moves[below(rng, moves.length)]!, undefined, moves);
    }
  }
  return list;
}

/** A copy of each state, the list of its moves, and one of them played, chosen by lot. */
function choices<G extends GameTypes>(
  from: readonly G['state'][],
  copy: (s: G['state']) => G['state'],
  game: Game<G>,
  rng: number[],
): number {
  for (const state of from) {
    const s = copy(state);
    const moves = game.moves(s);
    game.play(s, moves[below(rng, moves.length)]!, undefined, moves);
  }
  return from.length;
}

/** One random choice, listing and copy included: as it is (a), and with `copy` for the copy and `game` for the rules (b). */
function beside<G extends GameTypes>(
  measured: Measured<G>,
  seed: string,
  copy: (s: G['state']) => G['state'],
  game: Game<G>,
): Ratio {
  const { simulation } = measured;
  const from = states(measured, seed, 300);
  const rng = seedRng(`${seed} choices`);
  return ratio(
    () => choices(from, (s) => simulation.copy(s), simulation, rng),
    () => choices(from, copy, game, rng),
    21,
    // Until the machine has compiled what is measured.
    40,
  );
}

/** One random choice with the game's own copy (a), and with structuredClone in its place (b). */
export const choice = <G extends GameTypes>(measured: Measured<G>, seed: string): Ratio =>
  beside(measured, seed, structuredClone, measured.simulation);

/** One random choice with charts run by tables (a), and by XState (b). */
export const ports = <G extends GameTypes>(measured: Measured<G>, seed: string): Ratio =>
  beside(measured, seed, (s) => measured.simulation.copy(s), measured.live);

/** How long decisions and whole games of one level take, ms of this process's own time. */
export interface Times {
  level: string;
  games: number;
  decisions: number;
  /** of one decision with two options or more */
  mean: number;
  p95: number;
  most: number;
  /** of a whole game between bots of the level */
  game: number;
}

/** Work done by this process so far, ms. */
export const ownTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Plays whole games of bots of one level. */
function timesOf<G extends GameTypes>(measured: Measured<G>, level: string, games: number, seed: string): Times {
  const { simulation, setup, seats, decide } = measured;
  const taken: number[] = [];
  const begun = ownTime();
  for (let n = 0; n < games; n++) {
    const s = simulation.start(setup(`${seed} ${level} ${n}`, seats));
    for (let asked = simulation.decision(s); asked !== null; asked = simulation.decision(s)) {
      const view = simulation.view(s, asked.by ?? asked.seat);
      const before = ownTime();
      const move = decide(view, level, n);
      if (simulation.moves(s).length > 1) taken.push(ownTime() - before);
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
export const times = <G extends GameTypes>(
  measured: Measured<G>,
  seed: string,
  games: Readonly<Record<string, number>>,
): Times[] =>
  measured.levels.map((level) => {
    timesOf(measured, level, 1, `${seed} warm`);
    return timesOf(measured, level, games[level]!, seed);
  });
