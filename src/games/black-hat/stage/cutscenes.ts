/** Black Hat's cutscenes: the Hat taken, a pawn jailed, the secret asset turned, and the end of the game, won or lost. */
import { t } from '../../../i18n/index.ts';
import { type Point, type Rect, around, centre, lerp, rect } from '../../../stage/geometry.ts';
import type { PieceNode } from '../../../stage/model.ts';
import { type Clip, easeIn, easeInOut, effect, later, par } from '../../../stage/motion.ts';
import { TOP, piece } from '../../../stage/nodes.ts';
import {
  bursting,
  curtain,
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
import { banner, cardAt, held, hide, present, ring, shake, sign } from '../../../stage/effects.ts';
import type { EventOf } from '../rules/events.ts';
import type { Seat } from '../rules/model.ts';
import { HAT_KEY, pawnKey } from './board.ts';
import {
  type StageContext,
  areaOf,
  cardOf,
  cellOf,
  pawnNode,
  plateOf,
  seatName,
  seatWords,
  shownAt,
  spot,
} from './context.ts';
import { TINT, seatTint } from './theme.ts';

type Shown = (ms: number) => EventAnimation;

/** The words that say who has the Hat now. */
const hatWords = (seat: number, stage: StageContext, band: Rect, ms: number, quiet: boolean): Clip =>
  banner(t('stage.hat-given', { seat: seatWords(stage, seat) }), '', band, ms, seatTint(seatName(stage, seat)), quiet);

/** The Hat and who takes it, without motion. */
export function hatShown(seat: number, stage: StageContext, ms: number): Clip[] {
  const { card, band } = shownAt(stage);
  return [
    held('hat', card, ms),
    hatWords(seat, stage, band, ms, true),
    sign('hand', plateOf(stage, seat), ms, 26, TINT.hat),
  ];
}

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
      const { card, band } = shownAt(stage);
      const middle = centre(card);
      const tint = seatTint(seatName(stage, seat));
      return withMore(
        shown(ms),
        hide(HAT_KEY, ms * 0.97),
        present(from.face, from, card, { ...cardAt(from.face, from), ...to, rot: 0 }, ms * 0.97, 0.4),
        later(ms * 0.22, hatWords(seat, stage, band, ms * 0.7, false)),
        spectacle(middle, ms, {
          zoom: full ? 1.08 : 1.03,
          eye: inView(areaOf(stage), card, around(plate, size * 2, size)),
          dim: full ? 0.6 : 0.25,
          hit: 0.3,
          quake: full ? 5 : 0,
          sprays: [
            bursting(card, ms * 0.3, full ? 64 : 18, card.h, [TINT.hat, TINT.magenta, tint]),
            drawnTo(card, { x: to.x, y: to.y }, ms * 0.66, ms * 0.18, full ? 44 : 12, [TINT.hat, tint]),
          ],
        }),
        ...(full
          ? [
              curtain(areaOf(stage), ms * 0.8),
              later(ms * 0.24, rays(middle, ms * 0.56, card.h * 1.3, TINT.magenta, 13)),
              later(ms * 0.3, shockwaves(middle, ms * 0.45, card.h * 2.2, TINT.magenta)),
              later(ms * 0.84, ring({ x: to.x, y: to.y }, ms * 0.16, size * 2, tint)),
            ]
          : []),
      );
    },
  };
}

/** Clips: bars fall in front of a place and fade in the last `fading` of the time. */
const barsFall = (at: Point, size: number, ms: number, fading: number): Clip[] =>
  [-2, -1, 0, 1, 2].map((i) => {
    const long = size * 1.5;
    const thick = Math.max(4, size * 0.06);
    const bar = piece(
      'px',
      rect(at.x + i * size * 0.26 - thick / 2, at.y - long / 2, thick, long),
      TOP + 2,
      TINT.paperDim,
    );
    return effect(`fx:bar:${i}`, bar, ms, (node, t) => {
      const down = easeIn(Math.min(1, t / 0.18));
      node.y = lerp(at.y - size * 4, at.y, down);
      node.alpha = Math.min(1, (1 - t) / fading);
    });
  });

/** A clip: a pawn is pulled from its place to the front, stays there for half of the time, and goes to its new place. */
function pulled(from: PieceNode, front: Rect, to: PieceNode, ms: number): Clip {
  const big = { ...front, ...centre(front) };
  return effect('fx:caught', { ...from, z: TOP + 1 }, ms, (node, t) => {
    const come = easeInOut(Math.min(1, t / 0.28));
    const go = easeInOut(Math.max(0, (t - 0.8) / 0.2));
    for (const field of ['x', 'y', 'w', 'h'] as const)
      node[field] = lerp(lerp(from[field], big[field], come), to[field], go);
  });
}

/** A pawn goes to jail, as a cutscene: it is pulled to the front, and bars fall before it. */
export function jailed({ pawn }: EventOf<'jailed'>, stage: StageContext): Cutscene | null {
  const from = pawnNode(stage.before, pawn);
  const to = pawnNode(stage.after, pawn);
  if (from === null || to === null) return null;
  return {
    kind: 'jail',
    blow: { cue: 'jail', rate: 0.6, at: 0.42 },
    ms: 2000,
    short: 1100,
    play(ms, full) {
      const { card, band } = shownAt(stage);
      const at = centre(card);
      const size = Math.min(card.h, card.w) * (full ? 0.95 : 0.7);
      const h = size * 1.1;
      const cell = cellOf(stage);
      return {
        ms,
        fx: [
          hide(pawnKey(pawn), ms),
          pulled(from, around(at, (h * from.w) / from.h, h), to, ms),
          later(ms * 0.36, par(...barsFall(at, size, ms * 0.48, 0.15))),
          later(ms * 0.4, banner(t('stage.jailed'), '', band, ms * 0.55, TINT.danger, false)),
          later(ms * 0.44, flash(areaOf(stage), ms * 0.2, TINT.danger, full ? 0.35 : 0.15)),
          later(ms * 0.94, shake('jail', ms * 0.06, 5)),
          spectacle(at, ms, {
            zoom: full ? 1.1 : 1.03,
            eye: inView(areaOf(stage), card, around(to, cell, cell)),
            dim: full ? 0.7 : 0.35,
            dark: 0x2a0a14,
            hit: 0.44,
            quake: full ? 12 : 4,
            sprays: [
              splinters(around({ x: at.x, y: at.y + h / 2 }, size * 1.2, 8), ms * 0.44, full ? 44 : 14, size * 1.4, [
                TINT.paperDim,
                TINT.danger,
              ]),
            ],
          }),
          ...(full
            ? [
                curtain(areaOf(stage), ms * 0.9, 0.66),
                later(ms * 0.44, shockwaves(at, ms * 0.4, size * 3, TINT.danger)),
              ]
            : []),
        ],
      };
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
      const { card } = shownAt(stage);
      const middle = centre(card);
      const home = spot(stage, 'asset');
      return withMore(
        shown(ms),
        spectacle(middle, ms, {
          zoom: full ? 1.08 : 1.03,
          eye: inView(areaOf(stage), card, around(home, card.w * 0.4, card.h * 0.4)),
          dim: full ? 0.7 : 0.35,
          hit: 0.24,
          quake: full ? 4 : 0,
          sprays: [
            bursting(card, ms * 0.24, full ? 70 : 18, card.h * 1.2, [TINT.gold, TINT.white]),
            ...(full
              ? [
                  rising(areaOf(stage), ms * 0.1, ms * 0.6, 50, [TINT.gold]),
                  drawnTo(card, home, ms * 0.76, ms * 0.12, 30, [TINT.gold, TINT.white]),
                ]
              : []),
          ],
        }),
        ...(full
          ? [
              curtain(areaOf(stage), ms * 0.86),
              later(ms * 0.16, rays(middle, ms * 0.66, card.h * 1.3, TINT.gold, 13)),
              later(ms * 0.24, flash(areaOf(stage), ms * 0.2, TINT.gold, 0.35)),
              later(ms * 0.26, shockwaves(middle, ms * 0.4, card.h * 2.2, TINT.gold)),
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
        ...(lost ? defeatLight : triumphLight)(area, ms, tint),
      ),
  };
}
