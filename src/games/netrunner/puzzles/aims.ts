/** What a puzzle asks for, and whether a position has achieved or missed it. */
import * as v from 'valibot';
import { stepOf } from '../rules/charts.ts';
import type { Seat, State } from '../rules/model.ts';
import { points } from '../rules/table.ts';

/**
 * steal: the Runner steals an agenda by the end of turn `by` · score: the Corp scores one by then · hold: the Corp loses none until then ·
 * live: the game is not lost until then
 */
const AIMS = ['steal', 'score', 'hold', 'live'] as const;

export const aimSchema = v.strictObject({
  what: v.picklist(AIMS),
  /** the number of the turn at whose end the result is decided */
  by: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)),
  /** agenda points the seat must reach: those at the start plus one; for 'hold', points the Runner must not reach */
  points: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
});
export type Aim = v.InferOutput<typeof aimSchema>;

/** Whether a position has achieved the aim (true) or missed it (false); null while undecided. */
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

/** Whether the deciding turn has no action left: nothing can be stolen or scored while the turn ends. */
const isOver = ({ table: { active, leaf, chart, turn } }: State, seat: Seat, { what, by }: Aim): boolean =>
  (what === 'steal' || what === 'score') &&
  turn === by &&
  active === seat &&
  chart === 'turn' &&
  /^(corp 3|runner 2)/.test(stepOf('turn', leaf));
