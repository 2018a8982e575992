/** Makes a scene for the card browser from a scenario: its table, and the moves of its play in the form of a record. */
import type { JsonObject } from '../../src/core/json.ts';
import type { Move, Seat, State } from '../../src/games/netrunner/index.ts';
import { simulation } from '../../src/games/netrunner/index.ts';
import { notate } from '../../src/games/netrunner/notation/notate.ts';
import { firstSeat, runScenario } from '../../src/games/netrunner/notation/scenario.ts';
import { readScenario } from '../../src/games/netrunner/notation/scenario-schema.ts';
import { readSetup } from '../../src/games/netrunner/notation/setup-schema.ts';
import { setTable } from '../../src/games/netrunner/notation/table-setup.ts';
import { simulationPort } from '../../src/games/netrunner/rules/charts.ts';
import { legalMoves, playMove } from '../../src/games/netrunner/rules/moves/index.ts';
import type { Event } from '../../src/games/netrunner/rules/events.ts';
import type { StackFrame } from '../../src/games/netrunner/rules/model.ts';
import type { Play } from '../../src/games/netrunner/rules/play.ts';
import { settle } from '../../src/games/netrunner/rules/settle.ts';
import { playRecorded } from '../../src/replay/recorder.ts';
import { canonical } from '../../src/replay/untrusted.ts';

export interface Scene {
  setup: JsonObject;
  seat: Seat;
  /** sentences of the notation, as `Step.move` */
  moves: string[];
}

/** The most seeds tried for a scenario that fixes random results, since a record's table can only have a seed. */
const SEEDS = 60;

/** The scene of a scenario, with the events of its play; null if no record plays like it. */
export function sceneOf(
  scenario: Readonly<Record<string, unknown>>,
): { scene: Scene; events: Event[]; state: State } | null {
  const { setup: written, play } = readScenario(scenario);
  const plain = JSON.parse(canonical(written as JsonObject)) as JsonObject;
  const chance = play.some((step) => typeof step === 'object' && 'random' in step);
  const result = runScenario({ ...scenario, setup: plain }, { port: 'compiled' });
  if (!result.ok) throw new Error(`${result.name}: ${result.problem}`);
  if (result.moves.length === 0) return null;
  for (let seed = 0; seed < (chance ? SEEDS : 1); seed++) {
    const setup = chance ? (JSON.parse(canonical({ ...plain, seed: `scene ${seed}` })) as JsonObject) : plain;
    const scene = recorded({ setup, seat: firstSeat(play), moves: result.moves }, result.events);
    if (scene !== null) return scene;
  }
  return null;
}

/** The position of a game, ignoring whether its last move could be undone. */
const standing = (state: State): string => simulation.digest({ ...state, noTakeBack: false });

/** Questions whose answer is a number. */
const NUMBERS = new Set(['number', 'trace', 'psi']);

/** Whether a scenario stops here while a match would go on: at a window, or at a question with one answer. */
function waits(game: Play, frame: StackFrame): boolean {
  if (frame.k === 'window') return true;
  if (frame.k !== 'ask' || (frame.got.length >= frame.max && !NUMBERS.has(frame.ask))) return false;
  return legalMoves(game).length === 1;
}

/**
 * The moves that a match asks for, out of those that a scenario makes; a match also passes windows in which nothing can be done. Both are
 * played side by side. Null if their events differ.
 */
function recorded(scene: Scene, told: readonly Event[]): { scene: Scene; events: Event[]; state: State } | null {
  const { setup, seat } = scene;
  const game = setTable(readSetup(setup), seat, simulationPort());
  game.halt = (frame) => waits(game, frame);
  game.dirty = true;
  settle(game);
  const events: Event[] = [];
  const hear = (event: Event): void => void events.push(structuredClone(event));
  const state = simulation.start({ setup, seat }, hear);
  const moves: string[] = [];
  for (const sentence of scene.moves) {
    const move: Move | null =
      legalMoves(game).find((one) => notate(game, one) === sentence) ?? simulation.record.unlisted(sentence);
    if (move === null) return null;
    if (simulation.decision(state) !== null && standing(state) === standing(game.s))
      moves.push(playRecorded(simulation, state, move, { tell: hear }).move);
    playMove(game, move);
  }
  const same = told.every((event, i) => JSON.stringify(event) === JSON.stringify(events[i]));
  return same && moves.length > 0 ? { scene: { ...scene, moves }, events, state } : null;
}
