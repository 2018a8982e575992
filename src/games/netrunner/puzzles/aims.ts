/** The aims that a puzzle can have, and whether a position has achieved or missed the aim. */
import * as v from 'valibot';
import { stepOf } from '../rules/charts.ts';
import type { Seat, State } from '../rules/model.ts';
import { points } from '../rules/table.ts';

/**
 * steal: the Runner steals an agenda by the end of turn `by` · score: the Corp scores an agenda by then · hold: the Corp loses no agenda
 * until then · live: the solver does not lose the game until then
 */
const AIMS = ['steal', 'score', 'hold', 'live'] as const;

export const aimSchema = v.strictObject({
  what: v.picklist(AIMS),
  /** number of the turn by whose end the aim must be achieved */
  by: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)),
  /** agenda points that achieve the aim: the seat's points at the start plus one; for 'hold', points at which the Runner makes it fail */
  points: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
});
export type Aim = v.InferOutput<typeof aimSchema>;

/** Whether a position has achieved the aim (true) or missed it (false); null while it is undecided. */
export function verdictOf(aim: Aim, seat: Seat, state: State): boolean | null {
  const { over, turn } = state.table;
  if (over !== null && over.winner !== seat) return false;
  if (over !== null) return true;
  switch (aim.what) {
    case 'steal':
    case 'score':
      if (points(state.table, seat) >= aim.points) return true;
      break;
    case 'hold':
      if (points(state.table, 'runner') >= aim.points) return false;
      break;
    case 'live':
      break;
  }
  if (turn <= aim.by) return isOver(state, seat, aim) ? false : null;
  return aim.what === 'hold' || aim.what === 'live';
}

/** Whether the turn named in the aim is past its last action: nothing can be stolen or scored while it ends. */
const isOver = ({ table: { active, leaf, chart, turn } }: State, seat: Seat, { what, by }: Aim): boolean =>
  (what === 'steal' || what === 'score') &&
  turn === by &&
  active === seat &&
  chart === 'turn' &&
  /^(corp 3|runner 2)/.test(stepOf('turn', leaf));
