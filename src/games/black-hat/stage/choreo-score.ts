/** Choreography of scoring and the end of the game. */
import { clips, silent } from '../../../stage/steps.ts';
import { t } from '../../../i18n/index.ts';
import { centre, rect } from '../../../stage/geometry.ts';
import { type Clip, later } from '../../../stage/motion.ts';
import { banner, glow, ring, sparks } from '../../../stage/effects.ts';
import { type TallyRow, tally } from '../../../stage/tally.ts';
import type { EventOf } from '../rules/events.ts';
import { type EventAnimation, type Choreography, type StageContext, areaOf, bandOf, cellOf } from './context.ts';
import { gameEnded } from './cutscenes.ts';
import { TINT, seatTint } from './theme.ts';

/** Share of the time for which the banner says why the round is over; then the scores are counted. */
const BANNER = 0.3;

/** Animates the scoring of a round: what hands and pawns cost is counted into each seat's total. `quiet`: the reduced form. */
function counted(event: EventOf<'scored'>, stage: StageContext, ms: number, quiet: boolean): EventAnimation {
  const why = banner(
    t(`stage.score.${event.reason}`),
    t('stage.score.below'),
    bandOf(stage),
    ms * BANNER,
    TINT.gold,
    quiet,
  );
  const { area, board } = stage.after.plan;
  const rows = stage.view.seats.flatMap(({ name, total, out }, seat): TallyRow[] => {
    const score = event.scores[seat];
    if (score === undefined || out) return [];
    return [
      {
        name: t(`side.${name}`),
        tint: seatTint(name),
        parts: [score.hand, score.pawns, score.round],
        from: total - score.round,
        to: total,
      },
    ];
  });
  const heads = [t('stage.tally.hand'), t('stage.tally.pawns'), t('stage.tally.round'), t('stage.tally.total')];
  const scores = tally(heads, rows, rect(area.x, board.y, area.w, board.h), ms * (1 - BANNER), quiet);
  return { ms, delayMs: quiet ? 0 : ms * 0.7, fx: [why, later(ms * BANNER, scores)] };
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
        ? t('stage.won.shared', { names: first.map((name) => t(`side.${name}`)) })
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
    ms: 4200,
    full: (event, stage, ms) => counted(event, stage, ms, false),
    // Numbers need their time, however little moves.
    reduced: (event, stage) => counted(event, stage, 3200, true),
    cue: 'score',
  },
  'game-ended': {
    ms: 2200,
    full: clips((_event, stage, ms) => theEnd(stage, ms, false)),
    cutscene: (_event, stage) => gameEnded(stage, (ms) => ({ ms, fx: theEnd(stage, ms, false) })),
    reduced: (_event, stage) => ({ ms: 1500, fx: theEnd(stage, 1500, true) }),
    cue: (_event, stage) => {
      const { over } = stage.view;
      return over === null ? null : { cue: over.places[0]?.includes(stage.near) ? 'win' : 'lose' };
    },
  },
} satisfies Partial<Choreography>;
