/** Frames of random games of Black Hat for tests of the table. */
import type { Viewer } from '../../../../src/core/game.ts';
import { simulation } from '../../../../src/games/black-hat/index.ts';
import type { Options, Seat, State } from '../../../../src/games/black-hat/rules/model.ts';
import type { Move } from '../../../../src/games/black-hat/rules/move.ts';
import type { LayoutOptions } from '../../../../src/games/black-hat/stage/layout.ts';
import { lookup } from '../../../../src/games/black-hat/plugin/stage.ts';
import type { BlackHatTypes } from '../../../../src/games/black-hat/game-types.ts';
import type { Update } from '../../../../src/feed/update.ts';
import { randomFrames } from '../../../support/frames.ts';

export { SIZES } from '../../../support/frames.ts';

export const roomOf = ({ w, h }: { w: number; h: number }, near: Seat): LayoutOptions => ({
  size: { w, h, insets: { top: 0, right: 0, bottom: 0, left: 0 } },
  near,
  lookup,
});

/** Moves that random play would come to too seldom. */
const LIKED: Partial<Record<Move['do'], number>> = { lay: 4, mark: 3, lift: 4, send: 3, 'take-all': 2, move: 3 };

const liking = (_s: State, move: Move): number => LIKED[move.do] ?? (move.do === 'play' ? move.cards.length ** 2 : 1);

/** Calls `each` with the frames of a random game in order, at most `most`. Returns the state at its end. */
export const playUpdates = (
  options: Options,
  viewer: Viewer,
  each: (update: Update<BlackHatTypes>) => void,
  most = Infinity,
): State => randomFrames(simulation, options, viewer, liking, each, most);
