/** Choreography of the end of the game: the building closes, what everybody got out with is counted, and the winner is announced. */
import type { EventOf } from '../rules/events.ts';
import { t } from '../../../i18n/index.ts';
import { banner, glow, sparks } from '../../../stage/effects.ts';
import { centre, rect } from '../../../stage/geometry.ts';
import { type Clip, effect, later } from '../../../stage/motion.ts';
import { TOP, piece } from '../../../stage/nodes.ts';
import { type TallyRow, tally } from '../../../stage/tally.ts';
import { type EventAnimation, type Choreography, type StageContext, bandOf, roomSize } from './context.ts';
import { LOCKDOWN, countingOf, gameEnded } from './cutscenes.ts';
import { TINT, seatTint } from './theme.ts';

/** A clip: each seat's score is counted up. Only what operatives got out counts, and what waits in Dead Drops. */
function counted(stage: StageContext, quiet: boolean): Clip {
  const { view, lookup } = stage;
  const rows = view.seats.map((seat): TallyRow => {
    const out = view.ops.filter((one) => one.seat === seat && !lookup.isInside(one));
    const sum = (what: (one: (typeof out)[number]) => number): number => out.reduce((n, one) => n + what(one), 0);
    const data = sum((one) => lookup.worthOf({ ...one, prototypes: 0, blackmail: false }));
    const specials = sum((one) => lookup.worthOf({ ...one, tokens: [] }));
    const to = view.over?.scores?.[seat] ?? 0;
    return {
      name: t(`side.${seat}`),
      tint: seatTint(seat),
      parts: [data, specials, to - data - specials],
      from: 0,
      to,
    };
  });
  const heads = [t('stage.tally.data'), t('stage.tally.specials'), t('stage.tally.banked')];
  // A column of which nobody has anything says nothing.
  const counts = heads.map((_, i) => i === 0 || rows.some(({ parts }) => parts[i] !== 0));
  const shown = rows.map((row) => ({ ...row, parts: row.parts.filter((_, i) => counts[i]) }));
  const names = [...heads.filter((_, i) => counts[i]), t('stage.tally.score')];
  return tally(names, shown, stage.after.plan.building, countingOf(stage), quiet);
}

/**
 * Animates the end of the game: at 99 the lights go red and the doors shut; then the scores are counted, and the winner is announced. `ms`:
 * the length without the counting.
 */
function theEnd(event: EventOf<'game-ended'>, stage: StageContext, ms: number, quiet: boolean): EventAnimation {
  const { lookup, view, after } = stage;
  const first = view.over?.places[0] ?? [];
  const caught = event.reason === 'proximity';
  const winner = first.length === 1 ? t('stage.won', { name: t(`side.${first[0]!}`) }) : null;
  const line =
    winner ??
    (first.length > 1
      ? t('stage.won.shared', { names: first.map((name) => t(`side.${name}`)) })
      : t('stage.won.nobody'));
  const tint = winner === null ? TINT.danger : seatTint(first[0] as never);
  const shutting = caught ? ms * LOCKDOWN : 0;
  const start = shutting + countingOf(stage);
  const below = caught ? t('stage.caught.below') : t('stage.empty.below');
  const all = ms + countingOf(stage);
  // Lessons show their own ending.
  const banners =
    view.over === null
      ? []
      : [
          later(shutting, counted(stage, quiet)),
          later(start, banner(line, below, bandOf(stage), all - start, tint, quiet)),
        ];
  if (!caught) return { ms: all, fx: banners };
  const shut = banner(t('stage.caught'), '', bandOf(stage), ms * LOCKDOWN, TINT.red, quiet);
  if (quiet) return { ms: all, fx: [shut, ...banners] };
  const doors = after.plan.rooms.slice(0, lookup.places.deepest + 1).map((at, room) => {
    const w = Math.max(5, at.w * 0.09);
    return later(
      room * 22,
      effect(
        `fx:door:${room}`,
        piece('bulkhead', rect(at.x, at.y, w, at.h), TOP - 4, TINT.red),
        ms * 0.5,
        (node, time) => {
          const down = Math.min(1, time * 5);
          node.h = at.h * down;
          node.y = at.y + node.h / 2;
          node.alpha = Math.min(1, (1 - time) * 6);
        },
      ),
    );
  });
  const fx = [
    ...after.plan.rooms.map((at) => glow(centre(at), ms * 0.7, Math.max(at.w, at.h) * 1.9, TINT.red, 0.6)),
    ...doors,
    shut,
    ...banners,
    ...(first.includes(stage.near)
      ? [later(start, sparks(centre(bandOf(stage)), ms * 0.5, roomSize(stage) * 1.6, tint, 14))]
      : []),
  ];
  return { ms: all, fx };
}

export const endChoreo = {
  'game-ended': {
    ms: 3000,
    full: (event, stage, ms) => theEnd(event, stage, ms, false),
    cutscene: (event, stage) => gameEnded(event, stage, (ms) => theEnd(event, stage, ms, false)),
    // Two banners follow one another.
    reduced: (event, stage) => theEnd(event, stage, 2200, true),
    cue: (event, stage) => {
      const { over } = stage.view;
      const caught = event.reason === 'proximity';
      if (over === null && !caught) return null;
      const won = over?.places[0]?.includes(stage.near) === true;
      // The lockdown is heard at once, a result when it is announced.
      return caught && !won ? { cue: 'caught' } : { cue: won ? 'win' : 'lose', at: countingOf(stage) };
    },
  },
} satisfies Partial<Choreography>;
