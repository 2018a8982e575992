/** Choreography of credits, clicks and counters. */
import { t } from '../../../i18n/index.ts';
import { type Point, centre } from '../../../stage/geometry.ts';
import { later } from '../../../stage/motion.ts';
import { clips } from '../../../stage/steps.ts';
import type { SeenCard } from '../rules/events.ts';
import type { Counter, Seat } from '../rules/model.ts';
import { amount, fly, glow, note, pop, ring, sparks, stream } from '../../../stage/effects.ts';
import {
  type EventAnimation,
  type Choreo,
  type Choreography,
  type StageContext,
  cardSpot,
  spot,
  tokenSize,
} from './context.ts';
import { TINT } from './tints.ts';

/** Returns a clip that shows, beside a point, by how much a number has changed, with a plus or minus sign. */
export function counted(stage: StageContext, at: Point, n: number, ms: number, tint: number, before: '+' | '-') {
  return amount(
    n,
    { x: at.x + stage.after.plan.unit * 0.3, y: at.y },
    ms,
    Math.max(15, stage.after.plan.unit * 0.28),
    tint,
    before,
  );
}

const purse = (stage: StageContext, seat: Seat): Point => spot(stage, `${seat}.credits`);
const TOKEN: Record<Counter, { icon: string; tint: number }> = {
  advancement: { icon: 'token:advancement', tint: TINT.corp },
  credit: { icon: 'credit', tint: TINT.credit },
  virus: { icon: 'token:virus', tint: TINT.good },
  power: { icon: 'token:power', tint: TINT.magenta },
  agenda: { icon: 'token:agenda', tint: TINT.paper },
};

function placed(stage: StageContext, card: SeenCard | null, kind: Counter, n: number, ms: number): EventAnimation {
  const to = cardSpot(stage, card);
  if (to === null) return { ms };
  const { icon, tint } = TOKEN[kind];
  const from = { x: to.x, y: to.y - stage.after.plan.unit * 1.1 };
  return {
    ms,
    fx: [
      stream(icon, from, to, n, ms * 0.8, tokenSize(stage), tint),
      later(ms * 0.7, ring(to, ms * 0.5, stage.after.plan.unit, tint)),
      pop(`c:${card!.h!}`, ms, 0.08),
    ],
  };
}

function placedStill(
  stage: StageContext,
  card: SeenCard | null,
  n: number,
  tint: number,
  before: '+' | '-',
  ms: number,
): EventAnimation {
  const at = cardSpot(stage, card);
  return at === null ? { ms } : { ms, fx: [counted(stage, at, n, ms, tint, before)] };
}

/** Animates gained credits: they fly from the card that gives them, or from the bank, to the side that gains them (no seat: the Runner). */
const gain: Choreo<{ seat?: Seat; n: number; card: SeenCard | null }> = {
  ms: 300,
  full: clips((event, stage, ms) => {
    const to = purse(stage, event.seat ?? 'runner');
    const from = cardSpot(stage, event.card) ?? spot(stage, 'bank');
    return [
      stream('credit', from, to, event.n, ms, tokenSize(stage), TINT.credit),
      later(ms * 0.6, counted(stage, to, event.n, 420, TINT.credit, '+')),
    ];
  }),
  reduced: clips((event, stage, ms) => [
    counted(stage, purse(stage, event.seat ?? 'runner'), event.n, ms, TINT.credit, '+'),
  ]),
  cue: 'credit',
};

export const purseChoreo = {
  'credits-gained': {
    ...gain,
    full: clips((event, stage, ms) => {
      const { fx } = gain.full(event, stage, ms);
      return [...(fx ?? []), pop(`n:${event.seat}.credits`, ms)];
    }),
  },
  'run-credits-gained': gain,
  'credits-spent': {
    ms: 200,
    full(event, stage, ms) {
      const from = purse(stage, event.seat);
      const to = cardSpot(stage, event.card) ?? spot(stage, 'bank');
      const paid = event.n + event.bad;
      return paid === 0 ? { ms: 0 } : { ms, fx: [stream('credit', from, to, paid, ms, tokenSize(stage), TINT.credit)] };
    },
    reduced: (event, stage, ms) =>
      event.n + event.bad === 0
        ? { ms: 0 }
        : { ms, fx: [counted(stage, purse(stage, event.seat), event.n + event.bad, ms, TINT.paperDim, '-')] },
    cue: (event) => (event.n + event.bad === 0 ? null : { cue: 'spend' }),
    withNext: true,
  },
  'credits-lost': {
    ms: 340,
    full: clips((event, stage, ms) => [
      stream(
        'credit',
        purse(stage, event.seat),
        { x: purse(stage, event.seat).x, y: purse(stage, event.seat).y + 70 },
        event.n,
        ms,
        tokenSize(stage),
        TINT.danger,
      ),
      counted(stage, purse(stage, event.seat), event.n, ms * 1.2, TINT.danger, '-'),
    ]),
    reduced: clips((event, stage, ms) => [counted(stage, purse(stage, event.seat), event.n, ms, TINT.danger, '-')]),
    cue: 'spend',
  },
  'clicks-gained': {
    ms: 240,
    full: clips((event, stage, ms) => [
      glow(spot(stage, `${event.seat}.clicks`), ms, stage.after.plan.unit, TINT.click, 0.6),
    ]),
    cue: null,
    withNext: true,
  },
  'clicks-spent': {
    ms: 120,
    full: clips((event, stage, ms) => [
      glow(spot(stage, `${event.seat}.clicks`), ms, stage.after.plan.unit * 0.8, TINT.click, 0.5),
    ]),
    cue: null,
    withNext: true,
  },
  'clicks-lost': {
    ms: 360,
    full: clips((event, stage, ms) => [
      fly(
        'click',
        spot(stage, `${event.seat}.clicks`),
        { x: spot(stage, `${event.seat}.clicks`).x, y: spot(stage, `${event.seat}.clicks`).y + 60 },
        ms,
        tokenSize(stage),
        TINT.danger,
        0,
      ),
    ]),
    reduced: clips((event, stage, ms) => [
      counted(stage, spot(stage, `${event.seat}.clicks`), event.n, ms, TINT.danger, '-'),
    ]),
    cue: 'refuse',
  },
  'counters-placed': {
    ms: 300,
    full: (event, stage, ms) => placed(stage, event.card, event.kind, event.n, ms),
    reduced: (event, stage, ms) => placedStill(stage, event.card, event.n, TOKEN[event.kind].tint, '+', ms),
    cue: 'counter',
    batch: 50,
  },
  'counters-removed': {
    ms: 200,
    full(event, stage, ms) {
      const from = cardSpot(stage, event.card);
      if (from === null) return { ms };
      const { icon, tint } = TOKEN[event.kind];
      const up = event.why === 'purge';
      return {
        ms,
        fx: [
          up
            ? sparks(from, ms * 1.6, stage.after.plan.unit * 0.7, tint, 8)
            : stream(
                icon,
                from,
                stage.after.spots.get('duel:breaker') ?? { x: from.x, y: from.y - stage.after.plan.unit },
                event.n,
                ms,
                tokenSize(stage),
                tint,
              ),
        ],
      };
    },
    reduced: (event, stage, ms) => placedStill(stage, event.card, event.n, TINT.paperDim, '-', ms),
    cue: (event) => (event.why === 'purge' ? null : { cue: 'counter' }),
    withNext: (event) => event.why === 'spent',
    batch: 40,
  },
  advanced: {
    ms: 320,
    full: (event, stage, ms) => placed(stage, event.card, 'advancement', 1, ms),
    reduced: (event, stage, ms) => placedStill(stage, event.card, 1, TINT.corp, '+', ms),
    cue: 'advance',
  },
  purged: {
    ms: 700,
    full: clips((_event, stage, ms) => [
      ring(centre(stage.after.plan.area), ms, stage.after.plan.area.h * 1.3, TINT.corp),
      note(t('stage.purge'), spot(stage, 'theatre'), ms, false),
    ]),
    reduced: clips((_event, stage, ms) => [note(t('stage.purge'), spot(stage, 'theatre'), ms, true)]),
    cue: 'purge',
  },
} satisfies Partial<Choreography>;
