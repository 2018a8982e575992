/** Credits, clicks and counters. */
import { t } from '../../../i18n/index.ts';
import { type Point, centre } from '../../../stage/geometry.ts';
import { later } from '../../../stage/motion.ts';
import type { SeenCard } from '../rules/events.ts';
import type { Counter, Seat } from '../rules/model.ts';
import { amount, fly, glow, note, pop, ring, sparks, stream } from './effects.ts';
import { still as nothing } from './run-places.ts';
import type { SeenOf } from './seen.ts';
import { type Beat, type Choreo, type Stagecraft, cardSpot, spot, tokenSize } from './stagecraft.ts';
import { TINT } from './tints.ts';

/** A figure beside a place: what changed, for forms without movement and on top of those with. */
export function counted(on: Stagecraft, at: Point, n: number, ms: number, tint: number, before: '+' | '-') {
  return amount(
    n,
    { x: at.x + on.after.plan.unit * 0.3, y: at.y },
    ms,
    Math.max(15, on.after.plan.unit * 0.28),
    tint,
    before,
  );
}

const purse = (on: Stagecraft, seat: Seat): Point => spot(on, `${seat}.credits`);
const TOKEN: Record<Counter, { icon: string; tint: number }> = {
  advancement: { icon: 'token:advancement', tint: TINT.corp },
  credit: { icon: 'credit', tint: TINT.credit },
  virus: { icon: 'token:virus', tint: TINT.good },
  power: { icon: 'token:power', tint: TINT.magenta },
  agenda: { icon: 'token:agenda', tint: TINT.paper },
};

function placed(on: Stagecraft, card: SeenCard | null, kind: Counter, n: number, ms: number): Beat {
  const to = cardSpot(on, card);
  if (to === null) return { ms };
  const { icon, tint } = TOKEN[kind];
  const from = { x: to.x, y: to.y - on.after.plan.unit * 1.1 };
  return {
    ms,
    fx: [
      stream(icon, from, to, n, ms * 0.8, tokenSize(on), tint),
      later(ms * 0.7, ring(to, ms * 0.5, on.after.plan.unit, tint)),
      pop(`c:${card!.h!}`, ms, 0.08),
    ],
  };
}

function placedStill(
  on: Stagecraft,
  card: SeenCard | null,
  n: number,
  tint: number,
  before: '+' | '-',
  ms: number,
): Beat {
  const at = cardSpot(on, card);
  return at === null ? { ms } : { ms, fx: [counted(on, at, n, ms, tint, before)] };
}

type PurseEvent =
  | 'credits-gained'
  | 'credits-spent'
  | 'credits-lost'
  | 'clicks-gained'
  | 'clicks-spent'
  | 'clicks-lost'
  | 'counters-placed'
  | 'counters-removed'
  | 'advanced'
  | 'purged';

export const purseChoreo: { [T in PurseEvent]: Choreo<SeenOf<T>> } = {
  'credits-gained': {
    ms: 300,
    full(event, on, ms) {
      const to = purse(on, event.seat);
      const from = cardSpot(on, event.card) ?? spot(on, 'bank');
      return {
        ms,
        fx: [
          stream('credit', from, to, event.n, ms, tokenSize(on), TINT.credit),
          later(ms * 0.6, counted(on, to, event.n, 420, TINT.credit, '+')),
          pop(`n:${event.seat}.credits`, ms),
        ],
      };
    },
    reduced: (event, on, ms) => ({ ms, fx: [counted(on, purse(on, event.seat), event.n, ms, TINT.credit, '+')] }),
    cue: 'credit',
  },
  'credits-spent': {
    ms: 200,
    full(event, on, ms) {
      const from = purse(on, event.seat);
      const to = cardSpot(on, event.card) ?? spot(on, 'bank');
      const paid = event.n + event.bad;
      return paid === 0 ? { ms: 0 } : { ms, fx: [stream('credit', from, to, paid, ms, tokenSize(on), TINT.credit)] };
    },
    reduced: (event, on, ms) =>
      event.n + event.bad === 0
        ? { ms: 0 }
        : { ms, fx: [counted(on, purse(on, event.seat), event.n + event.bad, ms, TINT.paperDim, '-')] },
    cue: (event) => (event.n + event.bad === 0 ? null : { cue: 'spend' }),
    light: true,
  },
  'credits-lost': {
    ms: 340,
    full: (event, on, ms) => ({
      ms,
      fx: [
        stream(
          'credit',
          purse(on, event.seat),
          { x: purse(on, event.seat).x, y: purse(on, event.seat).y + 70 },
          event.n,
          ms,
          tokenSize(on),
          TINT.danger,
        ),
        counted(on, purse(on, event.seat), event.n, ms * 1.2, TINT.danger, '-'),
      ],
    }),
    reduced: (event, on, ms) => ({ ms, fx: [counted(on, purse(on, event.seat), event.n, ms, TINT.danger, '-')] }),
    cue: 'spend',
  },
  'clicks-gained': {
    ms: 240,
    full: (event, on, ms) => ({
      ms,
      fx: [glow(spot(on, `${event.seat}.clicks`), ms, on.after.plan.unit, TINT.click, 0.6)],
    }),
    reduced: nothing,
    cue: null,
    light: true,
  },
  'clicks-spent': {
    ms: 120,
    full: (event, on, ms) => ({
      ms,
      fx: [glow(spot(on, `${event.seat}.clicks`), ms, on.after.plan.unit * 0.8, TINT.click, 0.5)],
    }),
    reduced: nothing,
    cue: null,
    light: true,
  },
  'clicks-lost': {
    ms: 360,
    full: (event, on, ms) => ({
      ms,
      fx: [
        fly(
          'click',
          spot(on, `${event.seat}.clicks`),
          { x: spot(on, `${event.seat}.clicks`).x, y: spot(on, `${event.seat}.clicks`).y + 60 },
          ms,
          tokenSize(on),
          TINT.danger,
          0,
        ),
      ],
    }),
    reduced: (event, on, ms) => ({
      ms,
      fx: [counted(on, spot(on, `${event.seat}.clicks`), event.n, ms, TINT.danger, '-')],
    }),
    cue: 'refuse',
  },
  'counters-placed': {
    ms: 300,
    full: (event, on, ms) => placed(on, event.card, event.kind, event.n, ms),
    reduced: (event, on, ms) => placedStill(on, event.card, event.n, TOKEN[event.kind].tint, '+', ms),
    cue: 'counter',
    batch: 50,
  },
  'counters-removed': {
    ms: 200,
    full(event, on, ms) {
      const from = cardSpot(on, event.card);
      if (from === null) return { ms };
      const { icon, tint } = TOKEN[event.kind];
      const up = event.why === 'purge';
      return {
        ms,
        fx: [
          up
            ? sparks(from, ms * 1.6, on.after.plan.unit * 0.7, tint, 8)
            : stream(
                icon,
                from,
                on.after.spots.get('duel:breaker') ?? { x: from.x, y: from.y - on.after.plan.unit },
                event.n,
                ms,
                tokenSize(on),
                tint,
              ),
        ],
      };
    },
    reduced: (event, on, ms) => placedStill(on, event.card, event.n, TINT.paperDim, '-', ms),
    cue: (event) => (event.why === 'purge' ? null : { cue: 'counter' }),
    light: (event) => event.why === 'spent',
    batch: 40,
  },
  advanced: {
    ms: 320,
    full: (event, on, ms) => placed(on, event.card, 'advancement', 1, ms),
    reduced: (event, on, ms) => placedStill(on, event.card, 1, TINT.corp, '+', ms),
    cue: 'advance',
  },
  purged: {
    ms: 700,
    full: (_event, on, ms) => ({
      ms,
      fx: [
        ring(centre(on.after.plan.area), ms, on.after.plan.area.h * 1.3, TINT.corp),
        note(t('stage.purge'), spot(on, 'theatre'), ms, false),
      ],
    }),
    reduced: (_event, on, ms) => ({ ms, fx: [note(t('stage.purge'), spot(on, 'theatre'), ms, true)] }),
    cue: 'purge',
  },
};
