/** Infiltration's cutscenes: an escape at the last moment, the building closing, and the end of the game, won or lost. */
import { banner, sign } from '../../../stage/effects.ts';
import { t } from '../../../i18n/index.ts';
import { type Point, around, centre } from '../../../stage/geometry.ts';
import { type Clip, bump, effect, later } from '../../../stage/motion.ts';
import { TOP, numberNode } from '../../../stage/nodes.ts';
import {
  bursting,
  defeat,
  defeatLight,
  drawnTo,
  flash,
  inView,
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
import { type StageContext, bandOf, nameOf, pawnSpot, roomSize, spot } from './context.ts';
import { ALERT, TINT, alertOf, seatTint } from './theme.ts';

type Shown = (ms: number) => EventAnimation;

/** A clip: the proximity, large in the middle of the building, beating like an alarm. */
function proximityBeats(n: number, p: Point, size: number, ms: number, tint: number): Clip {
  return effect('fx:proximity', numberNode(n, p.x, p.y, size, TOP - 3, tint), ms, (node, t) => {
    node.h = size * (1 + 0.12 * bump((t * 3) % 1));
    node.alpha = 0.85 * Math.min(1, t * 6, (1 - t) * 5);
  });
}

/** The words that say who is out. */
const outWords = (event: EventOf<'escaped'>, stage: StageContext, ms: number, quiet: boolean): Clip =>
  banner(t('stage.escaped', { name: nameOf(stage, event.op) }), '', bandOf(stage), ms, TINT.good, quiet);

/** An escape while security is nearly there, without motion; null for any other. */
export function lastEscapeSeen(event: EventOf<'escaped'>, stage: StageContext): EventAnimation | null {
  const { proximity } = stage.view;
  if (alertOf(proximity) < 3) return null;
  const ms = 1700;
  const { building } = stage.after.plan;
  const size = Math.min(building.h * 0.5, 200);
  const middle = centre(building);
  return {
    ms,
    fx: [
      effect('fx:proximity', numberNode(proximity, middle.x, middle.y, size, TOP - 3, ALERT[3]!), ms / 2, () => {}),
      sign('exit', spot(stage, 'outside'), ms, 32, TINT.good),
      later(ms / 2, outWords(event, stage, ms / 2, true)),
    ],
  };
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
          zoom: full ? 1.12 : 1.04,
          eye: inView(area, around(out, size * 1.3, size * 1.3)),
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
        later(ms * 0.6, outWords(event, stage, ms * 0.4, false)),
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

/** Share of the end's length for which the building closes, if it does; then the scores are counted. */
export const LOCKDOWN = 0.36;
/** How long the scores are counted at the end of a game, ms; 0 in a lesson, which shows its own ending. */
export const countingOf = ({ view }: StageContext): number => (view.over === null ? 0 : 2600);

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
  const alarm = (ms: number): Clip[] =>
    [0.06, 0.24, 0.42, 0.6].map((at, i) =>
      later(ms * at, flash(i === 0 ? area : building, ms * 0.18, TINT.red, 0.5 - i * 0.08)),
    );
  const counting = countingOf(stage);
  const length = 3000 + counting;
  return {
    kind: closes ? 'closing' : lost ? 'lost' : 'won',
    blow: closes
      ? { cue: 'slam', rate: 0.6, at: 240 / length }
      : { cue: 'round', rate: 0.6, at: (counting + 480) / length },
    ms: length,
    short: 1700 + counting,
    play(all) {
      const ms = all - counting;
      const closing = closes ? ms * LOCKDOWN : 0;
      const rest = ms - closing;
      const how = lost ? defeat(area, rest) : triumph(area, rest, [tint, TINT.gold, TINT.white]);
      const closed = [
        spectacle(middle, closing, {
          dim: 0.7,
          dark: 0x30060c,
          hit: 0.22,
          quake: 13,
          sprays: [
            splinters({ ...building, h: building.h * 0.3 }, closing * 0.22, 50, size * 2.5, [TINT.paperDim, TINT.red]),
            rising(building, 0, closing, 46, [TINT.red, TINT.orange]),
          ],
        }),
        ...alarm(closing),
      ];
      const light = lost ? defeatLight(area, rest, closes ? TINT.red : tint) : triumphLight(area, rest, tint);
      return withMore(
        shown(ms),
        ...(closes ? closed : []),
        ...[spectacle(middle, rest, how), ...light].map((clip) => later(closing + counting, clip)),
      );
    },
  };
}
