/** Choreography of scoring and the end of the game. */
import { clips, silent } from '../../../stage/steps.ts';
import { t } from '../../../i18n/index.ts';
import { centre } from '../../../stage/geometry.ts';
import { type Clip, later } from '../../../stage/motion.ts';
import { amount, banner, glow, pop, ring, sparks, stream } from '../../../stage/effects.ts';
import type { EventOf } from '../rules/events.ts';
import {
  type EventAnimation,
  type Choreography,
  type StageContext,
  areaOf,
  bandOf,
  cellOf,
  pawnNode,
  seatName,
  spot,
} from './context.ts';
import { TINT, seatTint } from './theme.ts';

/** Animates the scoring of a round: what hands and pawns cost is counted into each seat's total. `quiet`: the reduced form. */
function counted(event: EventOf<'scored'>, stage: StageContext, ms: number, quiet: boolean): EventAnimation {
  const band = banner(
    t(`stage.score.${event.reason}`),
    t('stage.score.below'),
    bandOf(stage),
    ms * 0.55,
    TINT.gold,
    quiet,
  );
  const fx: Clip[] = event.scores.flatMap((score, seat) => {
    const name = seatName(stage, seat);
    const total = spot(stage, `${name} total`);
    const hand = spot(stage, `${name} hand`);
    const at = ms * 0.45;
    const long = ms * 0.5;
    if (quiet)
      return [
        amount(
          Math.abs(score.round),
          total,
          ms,
          22,
          score.round > 0 ? TINT.danger : TINT.good,
          score.round < 0 ? '-' : '+',
        ),
      ];
    return [
      later(at, amount(score.hand, hand, long, 22, TINT.paper, '+')),
      ...(score.hand > 0 ? [later(at, stream('trace', hand, total, score.hand, long, 18, TINT.gold))] : []),
      ...[0, 1].flatMap((i) => {
        const pawn = pawnNode(stage.before, seat * 2 + i);
        return pawn === null
          ? []
          : [later(at + long * 0.2, stream('trace', pawn, total, 1, long * 0.7, 18, seatTint(name)))];
      }),
      later(ms * 0.72, pop(`n:${name}.total`, ms * 0.26, 0.45)),
      later(
        ms * 0.72,
        amount(
          Math.abs(score.round),
          total,
          ms * 0.28,
          22,
          score.round > 0 ? TINT.danger : TINT.good,
          score.round < 0 ? '-' : '+',
        ),
      ),
    ];
  });
  return { ms, delayMs: quiet ? 0 : ms * 0.6, fx: [band, ...fx] };
}

/** Shows the winner's banner at the end of the game. `quiet`: without motion. */
function theEnd(stage: StageContext, ms: number, quiet: boolean): Clip[] {
  // Lessons show their own ending.
  if (stage.view.over === null) return [];
  const first = stage.view.over.places[0] ?? [];
  const words =
    first.length === 0
      ? t('stage.won.nobody')
      : first.length > 1
        ? t('stage.won.shared')
        : t('stage.won', { seat: t(`side.${first[0]!}`) });
  const seat = stage.view.seats.find(({ name }) => name === first[0]);
  const below = seat === undefined ? '' : t('stage.won.below', { n: seat.total });
  const tint = seat === undefined ? TINT.paper : seatTint(seat.name);
  const band = banner(words, below, bandOf(stage), ms, tint, quiet);
  if (quiet || seat === undefined || (seat.name !== stage.near && stage.view.viewer !== 'open')) return [band];
  const middle = centre(bandOf(stage));
  const { w, h } = areaOf(stage);
  return [
    band,
    glow(middle, ms, h * 0.9, tint, 0.5),
    ring(middle, ms * 0.5, h * 0.9, tint),
    ...[-0.3, 0, 0.3].map((aside, i) =>
      later(i * ms * 0.12, sparks({ x: middle.x + aside * w, y: middle.y }, ms * 0.6, cellOf(stage) * 2.4, tint, 12)),
    ),
  ];
}

export const scoreChoreo = {
  step: silent,
  scored: {
    ms: 2600,
    full: (event, stage, ms) => counted(event, stage, ms, false),
    reduced: (event, stage, ms) => counted(event, stage, ms, true),
    cue: 'score',
  },
  'game-ended': {
    ms: 2200,
    full: clips((_event, stage, ms) => theEnd(stage, ms, false)),
    reduced: clips((_event, stage, ms) => theEnd(stage, ms, true)),
    cue: (_event, stage) => {
      const { over } = stage.view;
      return over === null ? null : { cue: over.places[0]?.includes(stage.near) ? 'win' : 'lose' };
    },
  },
} satisfies Partial<Choreography>;
