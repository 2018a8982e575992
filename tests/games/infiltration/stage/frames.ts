/** Frames of random games of Infiltration for tests of the table. */
import type { Viewer } from '../../../../src/core/game.ts';
import { simulation } from '../../../../src/games/infiltration/index.ts';
import { isAction, type Options, type Seat, type State } from '../../../../src/games/infiltration/rules/model.ts';
import type { Move } from '../../../../src/games/infiltration/rules/move.ts';
import type { LayoutOptions } from '../../../../src/games/infiltration/stage/layout.ts';
import { lookup } from '../../../../src/games/infiltration/plugin/stage.ts';
import type { InfiltrationTypes } from '../../../../src/games/infiltration/game-types.ts';
import type { Update } from '../../../../src/feed/update.ts';
import { randomFrames } from '../../../support/frames.ts';

export { SIZES } from '../../../support/frames.ts';

export const roomOf = ({ w, h }: { w: number; h: number }, near: Seat): LayoutOptions => ({
  size: { w, h, insets: { top: 0, right: 0, bottom: 0, left: 0 } },
  near,
  lookup,
});

/** How much a random player likes a move: inwards at first, items now and then. */
function liking(s: State, move: Move): number {
  if (move.do !== 'pick') return 2;
  if (!isAction(move.card)) return 2;
  if (move.card === 'retreat') return s.table.proximity > 55 ? 8 : 1;
  return move.card === 'advance' ? (s.table.proximity > 55 ? 1 : 6) : 4;
}

/** Calls `each` with the frames of a random game in order, at most `most`. Returns the state at its end. */
export const playUpdates = (
  options: Options,
  viewer: Viewer,
  each: (update: Update<InfiltrationTypes>) => void,
  most = Infinity,
): State => randomFrames(simulation, options, viewer, liking, each, most);
