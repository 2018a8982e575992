/** Choreography of traces and psi games, in which both sides bid. */
import { t } from '../../../i18n/index.ts';
import { bump, later, touch } from '../../../stage/motion.ts';
import { clips } from '../../../stage/steps.ts';
import type { Seat } from '../rules/model.ts';
import { amount, hide, note, pop, ring, sign, stream } from '../../../stage/effects.ts';
import type { SeenOf } from './seen.ts';
import { type EventAnimation, type Choreography, type StageContext, spot, tokenSize } from './context.ts';
import { traceDecided } from './cutscenes.ts';
import { TINT, tintOf } from './tints.ts';

/** Animates the reveal of a psi game's secret bids: open hands with their credits, and whether they match. */
function psiHands(event: SeenOf<'psi-revealed'>, stage: StageContext, ms: number, moving: boolean): EventAnimation {
  const words = t(event.match ? 'stage.psi.match' : 'stage.psi.differ');
  const show = (seat: Seat, n: number) => {
    const p = stage.before.spots.get(`psi:${seat}`) ?? spot(stage, 'theatre');
    const size = stage.after.plan.unit * 1.5;
    return [
      hide(`psi:${seat}`, ms),
      later(moving ? ms * 0.15 : 0, sign('hand-open', p, ms * 0.85, size, tintOf(seat))),
      later(moving ? ms * 0.2 : 0, amount(n, { x: p.x, y: p.y }, ms * 0.8, size * 0.4, TINT.credit, '')),
      later(
        ms * 0.2,
        stream(
          'credit',
          p,
          { x: p.x, y: p.y - size * 0.6 },
          n,
          n === 0 || !moving ? 0 : ms * 0.5,
          tokenSize(stage),
          TINT.credit,
        ),
      ),
    ];
  };
  return {
    ms,
    delayMs: ms * 0.85,
    fx: [
      ...show('corp', event.corp),
      ...show('runner', event.runner),
      later(ms * 0.3, note(words, spot(stage, 'theatre'), ms * 0.7, !moving)),
    ],
  };
}

/** Animates a trace's result: its words replace the title, and the winner's number gets a ring. */
function traceEnds(event: SeenOf<'trace-ended'>, stage: StageContext, ms: number, moving: boolean): EventAnimation {
  const box = stage.before.theatre;
  const p = box === null ? spot(stage, 'theatre') : { x: box.x + box.w / 2, y: box.y + Math.min(34, box.h * 0.14) };
  const words = t(event.success ? 'stage.trace.yes' : 'stage.trace.no');
  const tint = event.success ? TINT.corp : TINT.runner;
  const winner = stage.before.spots.get(`n:duel:${event.success ? 'corp' : 'runner'}`) ?? spot(stage, 'theatre');
  const size = stage.after.plan.unit * 1.4;
  return {
    ms,
    delayMs: ms * 0.85,
    fx: [
      hide('trace:title', ms),
      note(words, p, ms * 0.95, !moving, 'title', 420, 34),
      sign('ring', winner, ms * 0.9, size, tint),
      ...(moving ? [ring(winner, ms * 0.6, size * 1.6, tint)] : []),
    ],
  };
}

export const contestChoreo = {
  'trace-began': {
    ms: 420,
    full: clips((_event, stage, ms) => [
      pop('n:duel:corp', ms),
      later(ms * 0.3, ring(spot(stage, 'theatre'), ms, stage.after.plan.unit * 4, TINT.corp)),
    ]),
    cue: 'trace-bid',
  },
  'trace-bid': {
    ms: 560,
    full: clips((event, stage, ms) => {
      const name = event.seat === 'corp' ? 'corp' : 'runner';
      const to = spot(stage, `n:duel:${name}`);
      return [
        stream(
          'credit',
          spot(stage, `${event.seat}.credits`),
          to,
          event.n,
          event.n === 0 ? 0 : ms * 0.8,
          tokenSize(stage),
          TINT.credit,
        ),
        pop(`n:duel:${name}`, ms, 0.5),
        later(ms * 0.6, ring(to, ms * 0.4, stage.after.plan.unit, tintOf(event.seat))),
      ];
    }),
    reduced: clips((event, stage, ms) => [
      amount(event.n, spot(stage, `n:duel:${event.seat}`), ms, 20, tintOf(event.seat), '+'),
    ]),
    cue: (event) => ({ cue: 'trace-bid', rate: 2 ** (Math.min(12, event.n) / 12) }),
  },
  'trace-ended': {
    ms: 900,
    full: (event, stage, ms) => traceEnds(event, stage, ms, true),
    cutscene: (event, stage) => traceDecided(event, stage, (ms) => traceEnds(event, stage, ms, true)),
    reduced: (event, stage, ms) => traceEnds(event, stage, ms, false),
    cue: (event) => ({ cue: event.success ? 'tag' : 'prevent' }),
  },
  'psi-began': {
    ms: 420,
    full: clips((_event, stage, ms) =>
      (['corp', 'runner'] as const)
        .map((seat) => touch(`psi:${seat}`, ms, (node, u) => void (node.y -= bump(u) * 14)))
        .concat([ring(spot(stage, 'theatre'), ms, stage.after.plan.unit * 3, TINT.magenta)]),
    ),
    cue: 'tutor',
  },
  'psi-revealed': {
    ms: 1100,
    full: (event, stage, ms) => psiHands(event, stage, ms, true),
    reduced: (event, stage, ms) => psiHands(event, stage, ms, false),
    cue: 'psi-reveal',
  },
} satisfies Partial<Choreography>;
