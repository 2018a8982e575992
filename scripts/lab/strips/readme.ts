/** The table of the README's picture: mid-game, an encounter, with an icebreaker pumped once. */
import { jsonOf } from '../../../src/core/json.ts';
import { writeReplay } from '../../../src/replay/format.ts';
import { playWritten, recordTable } from '../../play/written.ts';
import setup from './readme.json' with { type: 'json' };

/** The table and the moves before the picture, as the text of a record: a run, and one boost of the icebreaker. */
export function record(): string {
  const { state, record: made } = recordTable(jsonOf(setup), 'runner', 'picture', 'A picture');
  made.steps.push(...playWritten(state, 'runner: run remote 1'));
  const isEncounter = (): boolean => state.table.run?.at === 'encounter';
  made.steps.push(...playWritten(state, 'runner: use Battering Ram boost', isEncounter));
  return writeReplay(made);
}
