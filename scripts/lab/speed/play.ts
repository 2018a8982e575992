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
export function late(seed: string): Ratio & { states: number } {
  const early = atTurn(seed, 5);
  const later = atTurn(seed, 30);
  const rng = seedRng(`${seed} late`);
  return {
    ...ratio(
      () => playTurn(early, rng, 5),
      () => playTurn(later, rng, 30),
    ),
    states: Math.min(early.length, later.length),
  };
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

const CORP = ['Hedge Fund', 'Enigma', 'PAD Campaign', 'Nisei MK II', 'Snare!'];
const RUNNER = ['Diesel', 'Sure Gamble', 'The Maker’s Eye', 'Modded', 'Pipeline'];
/** Tables with twelve cards in the rig and eight servers, at the first action of a turn. */
function ladenTables(seat: Seat): State[] {
  const up = (card: string): object => ({ card, rezzed: true });
  const rooms = ['PAD Campaign', 'Melange Mining Corp.', 'Nisei MK II', 'Project Junebug', 'Snare!'];
  const ice = [
    'Enigma',
    'Wall of Static',
    'Hunter',
    'Neural Katana',
    'Wall of Thorns',
    'Cell Portal',
    'Chum',
    'Hunter',
  ];
  const list: State[] = [];
  for (let n = 0; n < 4; n++) {
    const at = (i: number): string => ice[(i + n) % ice.length]!;
    const game = setTable(
      readSetup({
        corp: { identity: 'Jinteki: Personal Evolution', credits: 6 + n, hq: CORP, rnd: CORP.flatMap(() => CORP) },
        runner: {
          identity: 'Kate "Mac" McCaffrey',
          credits: 6 + n,
          grip: RUNNER,
          stack: RUNNER.flatMap(() => RUNNER),
          rig: [
            'Akamatsu Mem Chip',
            'Akamatsu Mem Chip',
            'Rabbit Hole',
            'The Toolbox',
            'Battering Ram',
            'Gordian Blade',
            'Pipeline',
            'Net Shield',
            'Magnum Opus',
            'Sacrificial Construct',
            'Aesop’s Pawnshop',
            'Access to Globalsec',
          ],
        },
        servers: {
          hq: { ice: [at(0), up(at(1))] },
          rnd: { ice: [at(2), up(at(3))] },
          archives: { ice: [at(4)] },
          ...Object.fromEntries(
            rooms.map((card, i) => [
              `remote ${i + 1}`,
              { ice: [i % 2 ? at(i) : up(at(i))], root: [i < 2 ? up(card) : card] },
            ]),
          ),
        },
      }),
      seat,
      simulationPort(),
    );
    settle(game);
    list.push(game.s);
  }
  return list;
}
