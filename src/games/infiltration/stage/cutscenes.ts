/** Infiltration's cutscenes: an escape at the last moment, the building closing, and the end of the game, won or lost. */
import { type Point, around, centre } from '../../../stage/geometry.ts';
import { type Clip, bump, effect, later } from '../../../stage/motion.ts';
import { TOP, numberNode } from '../../../stage/nodes.ts';
import {
  bursting,
  defeat,
  drawnTo,
  flash,
  rays,
  rising,
  shockwaves,
  spectacle,
  splinters,
  triumph,
  triumphLight,
} from '../../../stage/spectacle.ts';
import { type EventAnimation, type Cutscene, withMore } from '../../../stage/steps.ts';
import type { EventOf } from '../rules/events.ts';
import type { Seat } from '../rules/model.ts';
import { type StageContext, bandOf, pawnSpot, roomSize, spot } from './context.ts';
import { ALERT, TINT, alertOf, seatTint } from './theme.ts';

type Shown = (ms: number) => EventAnimation;

/** A clip: the proximity, large in the middle of the building, beating like an alarm. */
function proximityBeats(n: number, p: Point, size: number, ms: number, tint: number): Clip {
  return effect('fx:proximity', numberNode(n, p.x, p.y, size, TOP - 3, tint), ms, (node, t) => {
    node.h = size * (1 + 0.12 * bump((t * 3) % 1));
    node.alpha = 0.85 * Math.min(1, t * 6, (1 - t) * 5);
  });
}

/** An escape while security is nearly there, as a cutscene; null for any other. `shown`: how the operative goes. */
export function lastEscape(event: EventOf<'escaped'>, stage: StageContext, shown: Shown): Cutscene | null {
  const { proximity } = stage.view;
  if (alertOf(proximity) < 3) return null;
  return {
    kind: 'escape',
    blow: { cue: 'slam', rate: 0.8, at: 0.62 },
    ms: 2300,
    short: 1200,
    play(ms, full) {
      const out = spot(stage, 'outside');
      const size = roomSize(stage);
      const start = stage.before.spots.get(`pawn ${event.op}`) ?? pawnSpot(stage, event.op);
      const { area, building } = stage.after.plan;
      const tints = [TINT.good, TINT.white];
      return withMore(
        shown(ms),
        spectacle(out, ms, {
          zoom: full ? 1.14 : 1.04,
          dim: full ? 0.7 : 0.35,
          dark: 0x2a0c10,
          hit: 0.62,
          quake: full ? 8 : 3,
          sprays: [
            drawnTo(around(start, size * 0.4, size * 0.4), out, 0, ms * 0.5, full ? 40 : 12, tints),
            bursting(around(out, size * 0.3, size * 0.3), ms * 0.62, full ? 70 : 20, size * 2.4, tints),
            ...(full ? [rising(building, 0, ms * 0.6, 40, [TINT.red, TINT.orange])] : []),
          ],
        }),
        ...(full
          ? [
              proximityBeats(proximity, centre(building), Math.min(building.h * 0.5, 200), ms * 0.62, ALERT[3]!),
              later(ms * 0.58, rays(out, ms * 0.42, size * 2.2, TINT.good)),
              later(ms * 0.62, flash(area, ms * 0.2, TINT.good, 0.3)),
              later(ms * 0.62, shockwaves(out, ms * 0.38, size * 4, TINT.good)),
            ]
          : []),
      );
    },
  };
}

/** The end of the game as a cutscene: the building closes on those who are still inside, and the seat at this screen has won or lost. */
export function gameEnded(event: EventOf<'game-ended'>, stage: StageContext, shown: Shown): Cutscene | null {
  const closes = event.reason === 'proximity';
  const first = stage.view.over?.places[0] ?? [];
  if (!closes && first.length === 0) return null;
  const lost = !first.includes(stage.near) && stage.view.viewer !== 'open';
  const { area, building } = stage.after.plan;
  const middle = centre(bandOf(stage));
  const tint = first.length === 1 ? seatTint(first[0] as Seat) : TINT.gold;
  const size = roomSize(stage);
  return {
    kind: closes ? 'closing' : lost ? 'lost' : 'won',
    blow: closes ? { cue: 'slam', rate: 0.6, at: 0.08 } : { cue: 'round', rate: 0.6, at: 0.16 },
    ms: 3000,
    short: 1600,
    play(ms) {
      const how = lost ? defeat(area, ms) : triumph(area, ms, [tint, TINT.gold, TINT.white]);
      if (!closes)
        return withMore(shown(ms), spectacle(middle, ms, how), ...(lost ? [] : triumphLight(area, ms, tint)));
      return withMore(
        shown(ms),
        spectacle(middle, ms, {
          ...how,
          back: false,
          dim: 0.8,
          dark: 0x30060c,
          hit: 0.08,
          quake: 13,
          sprays: [
            splinters({ ...building, h: building.h * 0.3 }, ms * 0.08, 50, size * 2.5, [TINT.paperDim, TINT.red]),
            rising(building, 0, ms * 0.4, 46, [TINT.red, TINT.orange]),
            ...(how.sprays ?? []).map((spray) => ({ ...spray, at: spray.at + ms * 0.36 })),
          ],
        }),
        later(ms * 0.06, flash(area, ms * 0.2, TINT.red, 0.45)),
        ...(lost ? [] : [later(ms * 0.4, rays(middle, ms * 0.56, area.h * 0.9, tint, 15))]),
      );
    },
  };
}
