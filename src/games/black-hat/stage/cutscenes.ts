/** Black Hat's cutscenes: the Hat taken, a pawn jailed, the secret asset turned, and the end of the game, won or lost. */
import { type Point, around, lerp, rect } from '../../../stage/geometry.ts';
import { type Clip, easeIn, effect, later, par } from '../../../stage/motion.ts';
import { TOP, piece } from '../../../stage/nodes.ts';
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
import { cardAt, hide, present } from '../../../stage/effects.ts';
import type { Seat } from '../rules/model.ts';
import { HAT_KEY } from './board.ts';
import { type StageContext, areaOf, bandOf, cardOf, cellOf, placeOf, plateOf, seatName, spot } from './context.ts';
import { TINT, seatTint } from './theme.ts';

type Shown = (ms: number) => EventAnimation;

/** The Hat goes to the hand of `seat`, as a cutscene: it comes forward over the board first. `shown`: how the cards go there. */
export function hatTaken(seat: number, stage: StageContext, shown: Shown): Cutscene | null {
  const from = stage.before.nodes.get(HAT_KEY);
  if (from?.kind !== 'card') return null;
  return {
    kind: 'hat',
    blow: { cue: 'hat-played', rate: 0.7, at: 0.3 },
    ms: 2000,
    short: 1100,
    play(ms, full) {
      const size = cardOf(stage);
      const plate = plateOf(stage, seat);
      const to = stage.after.nodes.get(HAT_KEY) ?? around(plate, size * 0.4, size * 0.56);
      const band = bandOf(stage);
      const middle = { x: band.x + band.w / 2, y: band.y + band.h / 2 };
      const h = band.h * (full ? 0.62 : 0.4);
      const via = around(middle, (h * from.w) / from.h, h);
      const tint = seatTint(seatName(stage, seat));
      return withMore(
        shown(ms),
        hide(HAT_KEY, ms * 0.97),
        present(from.face, from, via, { ...cardAt(from.face, from), ...to, rot: 0 }, ms * 0.97, 0.4),
        spectacle(middle, ms, {
          zoom: full ? 1.08 : 1.03,
          dim: full ? 0.55 : 0.25,
          hit: 0.3,
          quake: full ? 5 : 0,
          sprays: [
            bursting(via, ms * 0.3, full ? 64 : 18, h, [TINT.hat, TINT.magenta, tint]),
            drawnTo(via, { x: to.x, y: to.y }, ms * 0.66, ms * 0.18, full ? 44 : 12, [TINT.hat, tint]),
          ],
        }),
        ...(full
          ? [
              later(ms * 0.24, rays(middle, ms * 0.56, h * 1.3, TINT.magenta, 13)),
              later(ms * 0.3, shockwaves(middle, ms * 0.45, h * 2.2, TINT.magenta)),
            ]
          : []),
      );
    },
  };
}

/** Clips: bars fall in front of a place. */
const barsFall = (at: Point, size: number, ms: number): Clip[] =>
  [-2, -1, 0, 1, 2].map((i) => {
    const long = size * 1.5;
    const bar = piece('px', rect(at.x + i * size * 0.26 - 3, at.y - long / 2, 6, long), TOP + 2, TINT.paperDim);
    return effect(`fx:bar:${i}`, bar, ms, (node, t) => {
      const down = easeIn(Math.min(1, t / 0.18));
      node.y = lerp(at.y - size * 4, at.y, down);
      node.alpha = Math.min(1, (1 - t) * 4);
    });
  });

/** A pawn goes to jail, as a cutscene. `shown`: how it travels there. */
export function jailed(stage: StageContext, shown: Shown): Cutscene {
  return {
    kind: 'jail',
    blow: { cue: 'jail', rate: 0.6, at: 0.56 },
    ms: 1700,
    short: 1000,
    play(ms, full) {
      const at = placeOf(stage, stage.lookup.places.jail);
      const size = cellOf(stage);
      return withMore(
        { ...shown(ms * 0.5), ms },
        spectacle(at, ms, {
          zoom: full ? 1.16 : 1.04,
          dim: full ? 0.74 : 0.35,
          dark: 0x2a0a14,
          hit: 0.56,
          quake: full ? 12 : 4,
          sprays: [
            splinters(around(at, size * 1.2, size * 0.5), ms * 0.56, full ? 44 : 14, size * 3, [
              TINT.paperDim,
              TINT.danger,
            ]),
          ],
        }),
        later(ms * 0.48, par(...barsFall(at, size, ms * 0.52))),
        later(ms * 0.56, flash(areaOf(stage), ms * 0.2, TINT.danger, full ? 0.35 : 0.15)),
        ...(full ? [later(ms * 0.56, shockwaves(at, ms * 0.4, size * 5, TINT.danger))] : []),
      );
    },
  };
}

/** The secret asset is turned up, as a cutscene. `shown`: how the card is turned. */
export function assetTurned(stage: StageContext, shown: Shown): Cutscene {
  return {
    kind: 'asset',
    blow: { cue: 'tile', rate: 0.6, at: 0.24 },
    ms: 2400,
    short: 1200,
    play(ms, full) {
      const band = bandOf(stage);
      const middle = { x: band.x + band.w / 2, y: band.y + band.h / 2 };
      const at = around(middle, band.h * 0.5, band.h * 0.7);
      return withMore(
        shown(ms),
        spectacle(middle, ms, {
          zoom: full ? 1.1 : 1.03,
          dim: full ? 0.76 : 0.35,
          hit: 0.24,
          quake: full ? 4 : 0,
          sprays: [
            bursting(at, ms * 0.24, full ? 70 : 18, band.h * 0.8, [TINT.gold, TINT.white]),
            ...(full ? [rising(areaOf(stage), ms * 0.1, ms * 0.6, 50, [TINT.gold])] : []),
          ],
        }),
        ...(full
          ? [
              later(ms * 0.16, rays(middle, ms * 0.7, band.h * 0.9, TINT.gold, 13)),
              later(ms * 0.24, flash(areaOf(stage), ms * 0.2, TINT.gold, 0.35)),
              later(ms * 0.26, shockwaves(middle, ms * 0.4, band.h * 1.6, TINT.gold)),
            ]
          : []),
      );
    },
  };
}

/** The end of the game as a cutscene, won or lost by the seat at this screen. `shown`: its banner. */
export function gameEnded(stage: StageContext, shown: Shown): Cutscene | null {
  const first = stage.view.over?.places[0] ?? [];
  const winner = first[0];
  if (winner === undefined) return null;
  const lost = !first.includes(stage.near) && stage.view.viewer !== 'open';
  const area = areaOf(stage);
  const middle = { x: area.x + area.w / 2, y: spot(stage, 'asset').y };
  const tint = seatTint(winner as Seat);
  return {
    kind: lost ? 'lost' : 'won',
    blow: { cue: 'round', rate: 0.6, at: 0.16 },
    ms: 3000,
    short: 1500,
    play: (ms) =>
      withMore(
        shown(ms),
        spectacle(middle, ms, lost ? defeat(area, ms) : triumph(area, ms, [tint, TINT.gold, TINT.white])),
        ...(lost ? [] : triumphLight(area, ms, tint)),
      ),
  };
}
