/** Netrunner records made of a table and written moves. */
import type { JsonObject } from '../../src/core/json.ts';
import { type Move, type Seat, simulation as game, type State } from '../../src/games/netrunner/index.ts';
import type { Step } from '../../src/replay/format.ts';
import { playRecorded, startRecorded } from '../../src/replay/recorder.ts';
import { moveOf } from '../../src/replay/sentences.ts';

/** Two people, as the players of a record. */
export const PEOPLE = { corp: { who: 'person' }, runner: { who: 'person' } } as const;

/** Begins a record of a table between two people. `seat` is to act. */
export const recordTable = (setup: JsonObject, seat: Seat, id: string, name: string) =>
  startRecorded(game, { setup, seat }, { id, date: '2026-01-01T00:00:00Z', name, seats: PEOPLE });

/** More unwritten moves in a row than this are a mistake. */
const MOST = 60;

/**
 * Plays a written move, after the only moves and the passes before it, and yields each step. `isDue`: whether the written move may be
 * played now. Throws if it does not become legal.
 */
export function* playWritten(state: State, sentence: string, isDue: () => boolean = () => true): Generator<Step> {
  for (let passed = 0; ; passed++) {
    const meant = isDue() ? moveOf(game, state, sentence) : null;
    const legal = game.moves(state);
    const plain = legal.length === 1 ? legal[0] : legal.find(({ do: what }) => what === 'pass' || what === 'continue');
    const move: Move | undefined = meant ?? plain;
    if (move === undefined || passed > MOST)
      throw new Error(`"${sentence}" is not legal; legal: ${legal.map((one) => game.notate(state, one)).join(' | ')}`);
    yield playRecorded(game, state, move);
    if (meant !== null) return;
  }
}
