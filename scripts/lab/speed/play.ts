/** Measures random play on copies against structuredClone, and late turns against early ones. */
import { below, seedRng } from '../../../src/core/rng.ts';
import { DECKS, simulation } from '../../../src/games/netrunner/index.ts';
import { simulationPort } from '../../../src/games/netrunner/rules/charts.ts';
import { copyState } from '../../../src/games/netrunner/rules/copy.ts';
import { readSetup } from '../../../src/games/netrunner/notation/setup-schema.ts';
import { setTable } from '../../../src/games/netrunner/notation/table-setup.ts';
import type { Seat, State } from '../../../src/games/netrunner/rules/model.ts';
import { settle } from '../../../src/games/netrunner/rules/settle.ts';
import { legalMoves, playLegal } from '../../../src/games/netrunner/rules/moves/index.ts';
import { playOf } from '../../../src/games/netrunner/rules/play.ts';
import LADEN from './laden.json' with { type: 'json' };
import { type Ratio, ratio } from './measure.ts';

/** States of random starter-deck games, at decisions with two moves or more. `keep` selects states; games end at `toWin` points. */
function states(seed: string, toWin: number, enough: number, keep: (s: State, n: number) => boolean): State[] {
  const list: State[] = [];
  const rng = seedRng(seed);
  for (let g = 0; list.length < enough && g < 3000; g++) {
    const s = simulation.start({ seed: `${seed} ${g}`, corp: DECKS.jinteki!, runner: DECKS.shaper!, toWin });
    for (let n = 0, moves = simulation.moves(s); moves.length > 0; moves = simulation.moves(s)) {
      if (moves.length > 1 && keep(s, n++)) list.push(copyState(s));
      simulation.play(s, moves[below(rng, moves.length)]!);
    }
  }
  return list;
}

/** Plays random legal moves from a copy of each state. A piece of work is a choice among two moves or more. */
function playOn(
  from: readonly State[],
  rng: number[],
  choices: number,
  until: (s: State) => boolean = () => false,
): number {
  const port = simulationPort();
  let made = 0;
  for (const state of from) {
    const game = playOf(copyState(state), port, null);
    for (let n = 0; n < choices && !until(game.s);) {
      const moves = legalMoves(game);
      if (moves.length === 0) break;
      if (moves.length > 1) {
        n += 1;
        made += 1;
      }
      playLegal(game, moves[below(rng, moves.length)]!);
    }
  }
  return made;
}

/** The last result, kept so that the work is not optimized away. */
const kept = { last: null as unknown };
const clones = (from: readonly State[]): number => {
  for (const state of from) kept.last = structuredClone(state);
  return from.length;
};
const copies = (from: readonly State[], rounds: number): number => {
  for (let i = 0; i < rounds; i++) for (const state of from) kept.last = copyState(state);
  return from.length * rounds;
};
/** A random choice including its list of moves, on copies of 40 choices each (a), and one structuredClone (b). */
export function choice(seed: string): Ratio {
  const from = states(seed, 7, 200, (_s, n) => n % 7 === 0);
  const rng = seedRng(`${seed} choices`);
  return ratio(
    () => playOn(from, rng, 40),
    () => clones(from),
  );
}
/** copyState (a) and structuredClone (b). */
export function copying(seed: string): Ratio {
  const from = states(seed, 7, 200, (_s, n) => n % 7 === 0);
  return ratio(
    () => copies(from, 20),
    () => clones(from),
  );
}
/** A choice in player-turn 5 (a) and in player-turn 30 (b). */
export function late(seed: string): Ratio {
  const early = atTurn(seed, 5);
  const later = atTurn(seed, 30);
  const rng = seedRng(`${seed} late`);
  return ratio(
    () => playTurn(early, rng, 5),
    () => playTurn(later, rng, 30),
  );
}
/** A choice in player-turn 5 (a), and one with twelve cards in the rig and eight servers, four from each seat (b). */
export function laden(seed: string): Ratio {
  const early = atTurn(seed, 5);
  const full = [...ladenTables('corp'), ...ladenTables('runner')];
  const rng = seedRng(`${seed} laden`);
  return ratio(
    () => playTurn(early, rng, 5),
    () => playTurn(full, rng, full[0]!.table.turn),
  );
}

/** One state per game from player-turn `turn`, in games to 20 points, so that many reach turn 30. */
function atTurn(seed: string, turn: number): State[] {
  let game: unknown = null;
  return states(
    seed,
    20,
    60,
    (s) => s.table.turn === turn && s.table.corpScore !== game && ((game = s.table.corpScore), true),
  );
}
/** Plays the turn of each state to its end, or for 40 choices, ten times. */
function playTurn(from: readonly State[], rng: number[], turn: number): number {
  let made = 0;
  for (let i = 0; i < 10; i++) made += playOn(from, rng, 40, (s) => s.table.turn > turn);
  return made;
}

/** Tables with twelve cards in the rig and eight servers, at the first action of a turn. */
function ladenTables(seat: Seat): State[] {
  const { corp, runner, ice, remotes } = LADEN;
  const up = (card: string): object => ({ card, rezzed: true });
  return Array.from({ length: 4 }, (_, n) => {
    const at = (i: number): string => ice[(i + n) % ice.length]!;
    const rooms = remotes.map((card, i) => [
      `remote ${i + 1}`,
      { ice: [i % 2 ? at(i) : up(at(i))], root: [i < 2 ? up(card) : card] },
    ]);
    const setup = readSetup({
      corp: { ...corp, credits: 6 + n },
      runner: { ...runner, credits: 6 + n },
      servers: {
        ...{ hq: { ice: [at(0), up(at(1))] }, rnd: { ice: [at(2), up(at(3))] }, archives: { ice: [at(4)] } },
        ...Object.fromEntries(rooms),
      },
    });
    const game = setTable(setup, seat, simulationPort());
    settle(game);
    return game.s;
  });
}
