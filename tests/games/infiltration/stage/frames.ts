/** Frames of random games for tests of the table, as one viewer sees them. */
import type { Tell, Viewer } from '../../../../src/core/game.ts';
import { below, seedRng } from '../../../../src/core/rng.ts';
import { simulation } from '../../../../src/games/infiltration/index.ts';
import type { Options, Seat, State } from '../../../../src/games/infiltration/rules/model.ts';
import { isAction } from '../../../../src/games/infiltration/rules/model.ts';
import type { Move } from '../../../../src/games/infiltration/rules/move.ts';
import type { Seen, View } from '../../../../src/games/infiltration/rules/view.ts';
import type { LayoutOptions } from '../../../../src/games/infiltration/stage/layout.ts';
import { book } from '../../../../src/games/infiltration/table.ts';
import type { InfiltrationTypes } from '../../../../src/games/infiltration/types.ts';
import { viewsBetween } from '../../../../src/session/frame.ts';
import type { Frame } from '../../../../src/session/types.ts';

/** The sizes of the table on the four screens: 1280×720, 1920×1080, a phone upright, a phone sideways. */
export const SIZES: readonly { w: number; h: number }[] = [
  { w: 932, h: 628 },
  { w: 1421, h: 985 },
  { w: 390, h: 420 },
  { w: 559, h: 306 },
];

export const roomOf = ({ w, h }: { w: number; h: number }, near: Seat): LayoutOptions => ({
  size: { w, h, insets: { top: 0, right: 0, bottom: 0, left: 0 } },
  near,
  book,
});

/** What somebody sees of a step that `again` makes happen once more. */
function frameOf(
  part: Pick<Frame<InfiltrationTypes>, 'before' | 'events' | 'after'>,
  viewer: Viewer,
  again: (tell: Tell<InfiltrationTypes>) => void,
): Frame<InfiltrationTypes> {
  const viewAt = viewsBetween(simulation, again, viewer, part);
  return { ...part, index: 1, viewer, viewAt, move: null, reason: null, kind: 'play' };
}

/** How much a random player likes a move: inwards at first, items now and then. */
function liking(s: State, move: Move): number {
  if (move.do !== 'pick') return 2;
  if (!isAction(move.card)) return 2;
  if (move.card === 'retreat') return s.table.proximity > 55 ? 8 : 1;
  return move.card === 'advance' ? (s.table.proximity > 55 ? 1 : 6) : 4;
}

/**
 * Calls `each` with the frames of a random game in order, at most `most`.
 * @returns the state at its end
 */
export function playFrames(
  options: Options,
  viewer: Viewer,
  each: (frame: Frame<InfiltrationTypes>) => void,
  most = Infinity,
): State {
  const rng = seedRng(`table ${options.seed}`);
  const dealt: Seen[] = [];
  const s = simulation.start(options, (event, now) => dealt.push(simulation.redact(now, event, viewer)));
  let before: View = simulation.view(s, viewer);
  const blank = simulation.view(simulation.record.blank(options), viewer);
  each(
    frameOf({ before: blank, events: dealt, after: before }, viewer, (tell) => void simulation.start(options, tell)),
  );
  for (let n = 1; n < most && simulation.decision(s) !== null; n++) {
    const moves = simulation.moves(s);
    const weights = moves.map((move) => liking(s, move));
    let left = below(
      rng,
      weights.reduce((sum, weight) => sum + weight, 0),
    );
    const move = moves[weights.findIndex((weight) => (left -= weight) < 0)]!;
    const copy = simulation.copy(s);
    const events: Seen[] = [];
    simulation.play(s, move, (event, now) => events.push(simulation.redact(now, event, viewer)), moves);
    const after = simulation.view(s, viewer);
    each(frameOf({ before, events, after }, viewer, (tell) => void simulation.play(copy, move, tell)));
    before = after;
  }
  return s;
}
