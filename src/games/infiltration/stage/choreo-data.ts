/** Choreography of tokens: placed, taken, swapped, stolen and banked. A value is shown only to the token's owner. */
import type { EventOf } from '../rules/events.ts';
import { clips, silent } from '../../../stage/steps.ts';
import { amount, fly, glow, ring, sign, sparks, stream } from '../../../stage/effects.ts';
import type { Point } from '../../../stage/geometry.ts';
import { later } from '../../../stage/motion.ts';
import { POOL } from '../anchors.ts';
import {
  type EventAnimation,
  type Choreo,
  type Choreography,
  type StageContext,
  pawnSpot,
  plateSpot,
  roomSize,
  sceneSpot,
  signAt,
  spot,
  tokenSpot,
} from './context.ts';
import { TINT, seatTint } from './theme.ts';

const disc = (stage: StageContext): number => Math.max(15, roomSize(stage) * 0.17);
const toPlate = (stage: StageContext, op: number): Point => plateSpot(stage, op, 'tokens');

/** Animates tokens flying from one place to another, with the sum of their values if the viewer may know it. */
function flight(stage: StageContext, from: Point, to: Point, values: readonly number[], ms: number): EventAnimation {
  const n = values.length;
  if (n === 0) return { ms: ms * 0.4 };
  const sum = values.reduce((all, value) => all + value, 0);
  return {
    ms,
    delayMs: ms * 0.5,
    fx: [
      stream('token', from, to, n, ms * 0.85, disc(stage), TINT.white),
      later(ms * 0.7, ring(to, ms * 0.4, disc(stage) * 3, TINT.token)),
      ...(sum > 0 ? [later(ms * 0.55, amount(sum, { x: to.x + 14, y: to.y }, ms * 0.7, 20, TINT.token, '+'))] : []),
    ],
  };
}
/** Shows, with reduced motion, tokens arriving at an operative's plate: a disc with the sum of their values or, if hidden, their number. */
function arrived(stage: StageContext, to: Point, values: readonly number[], ms: number): EventAnimation {
  const sum = values.reduce((all, value) => all + value, 0);
  return {
    ms,
    fx: [
      sign('token', to, ms, disc(stage) * 1.5, TINT.white),
      amount(sum > 0 ? sum : values.length, { x: to.x + 22, y: to.y }, ms, 18, TINT.token, sum > 0 ? '+' : '×'),
    ],
  };
}

const isOwn = (event: { values: readonly number[] }): boolean => event.values.some((value) => value > 0);

/** Makes the choreography of an event in which an operative gets tokens; `from` returns the point where they come from. */
function comes<E extends { op: number; values: number[] }>(
  from: (event: E, stage: StageContext) => Point,
  cue: 'take' | 'tokens',
): Choreo<E> {
  return {
    ms: 560,
    full: (event, stage, ms) => flight(stage, from(event, stage), toPlate(stage, event.op), event.values, ms),
    reduced: (event, stage, ms) => arrived(stage, toPlate(stage, event.op), event.values, ms),
    cue: (event) => (event.values.length === 0 ? null : { cue, rate: isOwn(event) ? 1.06 : 1 }),
  };
}

export const dataChoreo = {
  'tokens-laid': {
    ms: 520,
    full: (event, stage, ms) => ({
      ms,
      delayMs: event.n === 0 ? 0 : ms * 0.6,
      fx:
        event.n === 0
          ? []
          : [
              stream(
                'token',
                spot(stage, POOL),
                tokenSpot(stage, event.room),
                event.n,
                ms * 0.9,
                disc(stage),
                TINT.white,
              ),
            ],
    }),
    reduced: clips((event, stage, ms) =>
      event.n === 0 ? [] : [amount(event.n, tokenSpot(stage, event.room), ms, 18, TINT.token, '+')],
    ),
    cue: (event) => (event.n === 0 ? null : { cue: 'tokens' }),
  },
  downloaded: silent,
  extracting: {
    ms: 380,
    full: clips((event, stage, ms) => [
      ring(pawnSpot(stage, event.op), ms, roomSize(stage) * 0.8, seatTint(stage.lookup.seatOf(stage.view, event.op))),
    ]),
    reduced: signAt('token', TINT.white, (event: EventOf<'extracting'>, stage) => pawnSpot(stage, event.op)),
    cue: null,
  },
  took: comes((event: EventOf<'took'>, stage) => tokenSpot(stage, event.room), 'take'),
  'drew-token': comes((_event: EventOf<'drew-token'>, stage) => spot(stage, POOL), 'take'),
  'bank-taken': comes((event: EventOf<'bank-taken'>, stage) => sceneSpot(stage, event.room), 'take'),
  swapped: {
    ms: 640,
    full: clips((event, stage, ms) => {
      const [pool, plate] = [spot(stage, POOL), toPlate(stage, event.op)];
      return [
        fly('token', plate, pool, ms * 0.8, disc(stage), TINT.white, 40),
        later(ms * 0.15, fly('token', pool, plate, ms * 0.8, disc(stage), TINT.white, -40)),
        ...(event.got > 0 ? [later(ms * 0.6, amount(event.got, plate, ms * 0.5, 20, TINT.token, '+'))] : []),
      ];
    }),
    reduced: signAt('token', TINT.white, (event: EventOf<'swapped'>, stage) => toPlate(stage, event.op)),
    cue: 'take',
  },
  stole: {
    ms: 620,
    full: (event, stage, ms) => flight(stage, toPlate(stage, event.from), toPlate(stage, event.op), [event.value], ms),
    reduced: (event, stage, ms) => arrived(stage, toPlate(stage, event.op), [event.value], ms),
    cue: 'steal',
  },
  leeched: {
    ms: 280,
    full: clips((event, stage, ms) => [glow(sceneSpot(stage, event.room), ms, roomSize(stage), TINT.token, 0.6)]),
    reduced: signAt('family:data', TINT.token, (event: EventOf<'leeched'>, stage) => sceneSpot(stage, event.room)),
    cue: 'steal',
  },
  banked: {
    ms: 460,
    full: (event, stage, ms) => flight(stage, toPlate(stage, event.op), sceneSpot(stage, event.room), [0], ms),
    reduced: signAt('family:bank', TINT.token, (event: EventOf<'banked'>, stage) => sceneSpot(stage, event.room)),
    cue: 'tokens',
    batch: 120,
  },
  'took-special': {
    ms: 780,
    full(event, stage, ms) {
      const art = event.special === 'prototype' ? 'prototype' : 'file';
      const tint = event.special === 'prototype' ? TINT.prototype : TINT.file;
      const [from, to] = [pawnSpot(stage, event.op), plateSpot(stage, event.op, 'plate')];
      const size = roomSize(stage) * 0.42;
      return {
        ms,
        delayMs: ms * 0.6,
        fx: [
          glow(from, ms * 0.7, size * 3.2, tint, 0.8),
          fly(art, from, to, ms * 0.85, size, tint, 60),
          later(ms * 0.7, sparks(to, ms * 0.4, size, tint, 8)),
        ],
      };
    },
    reduced: clips((event, stage, ms) => [
      sign(
        event.special === 'prototype' ? 'prototype' : 'file',
        plateSpot(stage, event.op, 'plate'),
        ms,
        34,
        event.special === 'prototype' ? TINT.prototype : TINT.file,
      ),
    ]),
    cue: 'special',
  },
  purged: {
    ms: 620,
    full(event, stage, ms) {
      const n = stage.before.view.rooms[event.room]?.tokens ?? 0;
      const p = tokenSpot(stage, event.room);
      if (n === 0) return { ms: 0 };
      return {
        ms,
        fx: [
          stream('token', p, spot(stage, 'guard purger'), n, ms * 0.8, disc(stage), TINT.danger),
          later(ms * 0.5, sparks(spot(stage, 'guard purger'), ms * 0.5, roomSize(stage) * 0.4, TINT.danger, 8)),
        ],
      };
    },
    reduced: signAt('cross', TINT.danger, (event: EventOf<'purged'>, stage) => tokenSpot(stage, event.room)),
    cue: (event, stage) => ((stage.before.view.rooms[event.room]?.tokens ?? 0) > 0 ? { cue: 'purged' } : null),
  },
} satisfies Partial<Choreography>;
