/** The banner at the end of a game, across the whole table: who has won and why. */
import { centre, rect } from '../../../stage/geometry.ts';
import { type Clip, later } from '../../../stage/motion.ts';
import { bandHeight, banner, glow, heartLine, ring, sparks } from '../../../stage/effects.ts';
import { endMoment } from '../words/banner.ts';
import type { SeenOf } from './seen.ts';
import type { StageContext } from './context.ts';
import { TINT, tintOf } from './tints.ts';

const winnerTint = ({ winner }: SeenOf<'game-ended'>): number => (winner === 'draw' ? TINT.paper : tintOf(winner));

/** Shows the banner that says who has won and why. A flatline has a look of its own, and a win is celebrated. `quiet`: without motion. */
export function theEnd(event: SeenOf<'game-ended'>, stage: StageContext, ms: number, quiet: boolean): Clip[] {
  const { area, near } = stage.after.plan;
  const { title, below, flat } = endMoment(event);
  const tint = winnerTint(event);
  const band = banner(title, below, area, ms, flat ? TINT.danger : tint, quiet);
  if (flat) {
    const h = Math.min(area.h * 0.2, 130);
    const line = rect(area.x, area.y + area.h / 2 - bandHeight(area) / 2 - h * 0.75, area.w, h);
    return [band, heartLine(line, ms, TINT.danger, quiet)];
  }
  if (quiet || (event.winner !== near && stage.view.viewer !== 'open')) return [band];
  const middle = centre(area);
  return [
    band,
    glow(middle, ms, area.h * 0.9, tint, 0.5),
    ring(middle, ms * 0.5, area.h * 0.9, tint),
    ...[-0.3, 0, 0.3].map((aside, i) =>
      later(
        i * ms * 0.12,
        sparks({ x: middle.x + aside * area.w, y: middle.y }, ms * 0.6, area.h * (aside === 0 ? 0.42 : 0.28), tint, 12),
      ),
    ),
  ];
}
