/** Frames of random games for tests of the drawn table, as one viewer sees them. */
import type { Game, GameTypes, Tell, Viewer } from '../../src/core/game.ts';
import { below, seedRng } from '../../src/core/rng.ts';
import { viewsBetween } from '../../src/feed/update.ts';
import type { Update } from '../../src/feed/update.ts';

/** The sizes of the table on the four screens: 1280×720, 1920×1080, a phone upright, a phone sideways. */
export const SIZES: readonly { w: number; h: number }[] = [
  { w: 932, h: 628 },
  { w: 1421, h: 985 },
  { w: 390, h: 420 },
  { w: 559, h: 306 },
];

/** What somebody sees of a step that `again` makes happen once more. */
function updateOf<G extends GameTypes>(
  game: Game<G>,
  part: Pick<Update<G>, 'before' | 'events' | 'after'>,
  viewer: Viewer,
  again: (tell: Tell<G>) => void,
): Update<G> {
  const viewAt = viewsBetween(game, again, viewer, part);
  return { ...part, index: 1, viewer, viewAt, move: null, reason: null, kind: 'play', next: 'wait' };
}

/**
 * Calls `each` with the frames of a random game in order, at most `most`; `liking`: how much the random player likes a move, 1 or more.
 * @returns the state at its end
 */
export function randomFrames<G extends GameTypes>(
  game: Game<G>,
  setup: G['setup'] & { seed: string },
  viewer: Viewer,
  liking: (s: G['state'], move: G['move']) => number,
  each: (update: Update<G>) => void,
  most = Infinity,
): G['state'] {
  const rng = seedRng(`table ${setup.seed}`);
  const dealt: G['seen'][] = [];
  const s = game.start(setup, (event, now) => dealt.push(game.redact(now, event, viewer)));
  let before = game.view(s, viewer);
  const blank = game.view(game.record.blank(setup), viewer);
  each(updateOf(game, { before: blank, events: dealt, after: before }, viewer, (tell) => void game.start(setup, tell)));
  for (let n = 1; n < most && game.decision(s) !== null; n++) {
    const moves = game.moves(s);
    const weights = moves.map((move) => liking(s, move));
    let left = below(
      rng,
      weights.reduce((sum, weight) => sum + weight, 0),
    );
    const move = moves[weights.findIndex((weight) => (left -= weight) < 0)]!;
    const copy = game.copy(s);
    const events: G['seen'][] = [];
    game.play(s, move, (event, now) => events.push(game.redact(now, event, viewer)), moves);
    const after = game.view(s, viewer);
    each(updateOf(game, { before, events, after }, viewer, (tell) => void game.play(copy, move, tell)));
    before = after;
  }
  return s;
}
