/** Netrunner's cutscenes: a steal, a score, the point that wins, a trace, and the end of the game, won or lost. */
import { type Point, type Rect, around, centre } from '../../../stage/geometry.ts';
import type { NumberNode, Spray } from '../../../stage/model.ts';
import { type Clip, easeBack, effect, later } from '../../../stage/motion.ts';
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
import type { SeenMove } from '../rules/events.ts';
import { type StageContext, spot, stageFront } from './context.ts';
import type { SeenOf } from './seen.ts';
import { endMoment } from '../words/banner.ts';
import { TINT, tintOf } from './tints.ts';
import { trophyPlaces } from '../../../stage/trophy.ts';

/** A clip: the points that a side now has, large beside the card that brought them. */
function pointsAt(n: number, p: Point, ms: number, size: number, tint: number): Clip {
  const node: NumberNode = { ...numberNode(n, p.x, p.y, size, TOP + 6, tint), alpha: 0 };
  return effect('fx:points', node, ms, (live, t) => {
    live.h = size * (t < 0.2 ? easeBack(t / 0.2) : 1);
    live.alpha = Math.min(1, t * 8, (1 - t) * 5);
  });
}

/** The pieces that fly when an agenda is won, by how: taken from the Corp it is torn away, scored it shines. */
function trophySprays(stolen: boolean, card: Rect, plate: Point, area: Rect, ms: number, tint: number) {
  const pull = drawnTo(card, plate, ms * 0.66, ms * 0.16, 46, [tint, TINT.white]);
  return stolen
    ? [
        bursting(card, ms * 0.27, 54, card.h * 1.3, [tint, TINT.white]),
        splinters(card, ms * 0.27, 22, card.h, [TINT.corp, TINT.paperDim]),
        pull,
      ]
    : [
        rising(area, 0, ms * 0.7, 60, [tint, TINT.credit]),
        bursting(card, ms * 0.27, 40, card.h * 1.2, [TINT.credit, TINT.white]),
        pull,
      ];
}

/**
 * An agenda that goes to a score area, as a cutscene. `shown`: its usual animation, for a given length.
 */
export function agendaWon(event: SeenMove, stage: StageContext, shown: (ms: number) => EventAnimation): Cutscene {
  const seat = event.to.zone === 'runner score' ? 'runner' : 'corp';
  const { points } = stage.view[seat];
  const wins = points >= stage.view.toWin;
  const stolen = event.type === 'stolen';
  return {
    kind: wins ? 'last points' : stolen ? 'steal' : 'score',
    blow: { cue: wins ? 'run-success' : 'rez', rate: 0.55, at: 0.27 },
    // Its points are still counted for a quarter of that afterwards.
    ms: wins ? 2400 : 2200,
    short: wins ? 1150 : 1000,
    play(ms, full) {
      const { area } = stage.after.plan;
      const { card } = trophyPlaces(stageFront(stage), area);
      const middle = centre(card);
      const plate = spot(stage, `${seat}.points`);
      const tint = tintOf(seat);
      if (!full)
        return withMore(
          shown(ms),
          spectacle(middle, ms, {
            zoom: 1.03,
            dim: 0.3,
            sprays: [bursting(card, ms * 0.27, 18, card.h, [tint, TINT.white])],
          }),
        );
      return withMore(
        shown(ms),
        spectacle(middle, ms, {
          zoom: wins ? 1.14 : 1.08,
          eye: inView(area, around(middle, card.w * 1.1, card.h * 1.1), around(plate, card.w * 0.4, card.h * 0.4)),
          dim: wins ? 0.8 : 0.62,
          hit: 0.27,
          quake: stolen || wins ? 7 : 3,
          sprays: [
            ...trophySprays(stolen, card, plate, area, ms, tint),
            ...(wins ? [bursting(card, ms * 0.42, 60, card.h * 2, [TINT.credit, tint])] : []),
          ],
        }),
        later(ms * 0.2, rays(middle, ms * 0.62, card.h * (wins ? 1.7 : 1.25), wins ? TINT.credit : tint)),
        later(ms * 0.27, flash(area, ms * 0.22, tint, 0.4)),
        ...(wins
          ? [
              later(ms * 0.3, shockwaves(middle, ms * 0.5, area.h * 1.3, TINT.credit)),
              later(
                ms * 0.34,
                pointsAt(points, { x: card.x - card.w * 0.62, y: middle.y }, ms * 0.5, card.h * 0.42, TINT.credit),
              ),
            ]
          : []),
      );
    },
  };
}

/** A trace's result as a cutscene: the stronger side's number strikes the other one. */
export function traceDecided(
  event: SeenOf<'trace-ended'>,
  stage: StageContext,
  shown: (ms: number) => EventAnimation,
): Cutscene {
  return {
    kind: 'trace',
    blow: { cue: 'tag', rate: 0.6, at: 0.32 },
    ms: 1700,
    short: 1000,
    play(ms, full) {
      const [won, lost] = event.success ? (['corp', 'runner'] as const) : (['runner', 'corp'] as const);
      const at = (seat: 'corp' | 'runner'): Point => stage.before.spots.get(`n:duel:${seat}`) ?? spot(stage, 'theatre');
      const { unit } = stage.after.plan;
      const struck = around(at(lost), unit * 0.8, unit * 0.8);
      const tint = tintOf(won);
      return withMore(
        shown(ms),
        spectacle(at(won), ms, {
          zoom: full ? 1.1 : 1.03,
          dim: full ? 0.66 : 0.3,
          hit: 0.3,
          quake: full ? 6 : 0,
          sprays: [
            drawnTo(around(at(won), unit, unit), at(lost), ms * 0.12, ms * 0.14, full ? 26 : 10, [tint, TINT.white]),
            splinters(struck, ms * 0.34, full ? 30 : 10, unit * 2.4, [tintOf(lost), TINT.paperDim]),
          ],
        }),
        ...(full ? [later(ms * 0.32, shockwaves(at(lost), ms * 0.5, unit * 5, tint))] : []),
        ...(full && event.success ? [later(ms * 0.3, flash(stage.after.plan.area, ms * 0.3, TINT.danger, 0.3))] : []),
      );
    },
  };
}

/** The end of the game as a cutscene: a flatline, a win or a loss of the side at this screen. `shown`: its banner. */
export function gameEnded(
  event: SeenOf<'game-ended'>,
  stage: StageContext,
  shown: (ms: number) => EventAnimation,
): Cutscene | null {
  const { area, near } = stage.after.plan;
  const { flat } = endMoment(event);
  if (event.winner === 'draw') return null;
  const tint = tintOf(event.winner);
  const lost = event.winner !== near && stage.view.viewer !== 'open';
  const middle = centre(area);
  const grip = spot(stage, 'grip');
  const torn = (ms: number): Spray[] =>
    flat
      ? [splinters(around(grip, area.w * 0.3, area.h * 0.1), ms * 0.18, 40, area.h * 0.5, [TINT.danger, TINT.paper])]
      : [];
  const end = (ms: number): Clip[] => {
    const how = lost ? defeat(area, ms) : triumph(area, ms, [tint, TINT.credit, TINT.white]);
    const more = flat ? { quake: 10, ...(lost ? { grey: 1, fades: 0.7, dark: 0x240a12 } : {}) } : {};
    return [
      spectacle(middle, ms, { ...how, ...more, sprays: [...torn(ms), ...(how.sprays ?? [])] }),
      ...(flat ? [later(ms * 0.16, flash(area, ms * 0.25, TINT.danger, 0.5))] : []),
      ...(lost ? (flat ? [] : defeatLight(area, ms, tint)) : triumphLight(area, ms, tint)),
    ];
  };
  return {
    kind: lost ? 'lost' : 'won',
    blow: flat ? { cue: 'damage-brain', rate: 0.6, at: 0.16 } : { cue: 'rez', rate: 0.5, at: 0.16 },
    ms: 3000,
    short: 1500,
    play: (ms) => withMore(shown(ms), ...end(ms)),
  };
}
