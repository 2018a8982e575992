/** How events about operatives are animated: they walk, get wounded, fall, stand up and escape; rooms light up. */
import type { EventOf } from '../rules/events.ts';
import { clips } from '../../../stage/steps.ts';
import { t } from '../../../i18n/index.ts';
import { fly, glow, pop, ring, shake, sign, slash, sparks } from '../../../stage/effects.ts';
import type { Point } from '../../../stage/geometry.ts';
import { type Clip, later } from '../../../stage/motion.ts';
import { pawnKey } from './board.ts';
import {
  type EventAnimation,
  type Choreo,
  type Choreography,
  type StageContext,
  doorBetween,
  nameOf,
  pawnKeys,
  pawnSpot,
  plateSpot,
  roomSize,
  roomSpot,
  sceneSpot,
  seatOf,
  signAt,
  spot,
  tokenSpot,
  walk,
  words,
} from './context.ts';
import { lastEscape, lastEscapeSeen } from './cutscenes.ts';
import { TINT, floorTint, seatTint } from './theme.ts';

const pawnOf = (event: { op: number }, stage: StageContext): Point => pawnSpot(stage, event.op);

/** Animates a pawn walking from its old place to its new one, through the door between them. */
function goes(op: number, from: number, to: number, stage: StageContext, ms: number): Clip[] {
  const start = stage.before.spots.get(`pawn ${op}`);
  const end = stage.after.spots.get(`pawn ${op}`);
  if (start === undefined || end === undefined) return [];
  const node = stage.after.nodes.get(pawnKey(op));
  return walk(pawnKeys(op), start, [...doorBetween(stage, from, to), end], ms, (node?.h ?? 30) * 0.16);
}

/** Animates an operative leaving the building; `said`: whether words say so. */
const leaves = (event: EventOf<'escaped'>, stage: StageContext, ms: number, said: boolean): Clip[] => {
  const { room } = stage.before.view.ops[event.op]!;
  const out = spot(stage, 'outside');
  const size = roomSize(stage);
  return [
    ...goes(event.op, room, stage.lookup.places.outside, stage, ms * 0.8),
    later(ms * 0.62, glow(out, ms * 0.5, size * 2.4, TINT.good, 0.8)),
    later(ms * 0.66, sparks(out, ms * 0.4, size * 0.7, TINT.good, 10)),
    ...(said ? [words(stage, t('stage.escaped', { name: nameOf(stage, event.op) }), out, ms, false)] : []),
  ];
};

/** How an operative's move is animated. The rest of the table changes during the walk, in the same time. */
const moved: Choreo<EventOf<'moved'>> = {
  ms: 640,
  full(event, stage, ms) {
    const tint = seatTint(seatOf(stage, event.op));
    const end = pawnOf(event, stage);
    const size = roomSize(stage);
    const landing = later(ms * 0.9, ring(end, 300, size * 0.8, tint));
    if (event.way === 'walk') return { ms, fx: [...goes(event.op, event.from, event.to, stage, ms), landing] };
    const start = stage.before.spots.get(`pawn ${event.op}`) ?? end;
    const long = ms * 1.2;
    return {
      ms: long,
      links: [
        {
          to: pawnKey(event.op),
          from: pawnKey(event.op),
          ms: long,
          arc: size * 0.3,
          swell: event.way === 'secret' ? 0.45 : 1.15,
        },
      ],
      fx: [
        glow(start, ms * 0.7, size, floorTint(0), 0.7),
        later(ms * 0.7, glow(end, ms * 0.6, size * 1.2, tint, 0.7)),
        landing,
      ],
    };
  },
  reduced: clips((event, stage, ms) => [
    sign('chevron', pawnOf(event, stage), ms, 22, seatTint(seatOf(stage, event.op))),
  ]),
  cue: (event) => ({ cue: event.way === 'walk' ? 'step' : 'lift', rate: event.to < event.from ? 0.92 : 1 }),
};

/** Animates the light going on in a room that is turned up. */
function lightsOn(event: EventOf<'revealed'>, stage: StageContext, ms: number): EventAnimation {
  const p = sceneSpot(stage, event.room);
  const tint = floorTint(stage.lookup.floorOf(event.room));
  const size = roomSize(stage);
  return {
    ms,
    delayMs: ms * 0.14,
    fx: [
      later(ms * 0.34, glow(p, ms * 0.66, size * 2.6, tint, 0.9)),
      later(ms * 0.4, glow(p, ms * 0.5, size * 1.3, TINT.paper, 0.55)),
    ],
  };
}

export const moveChoreo = {
  moved,
  stopped: {
    ms: 620,
    full: (event, stage, ms) => ({
      ms,
      delayMs: ms * 0.4,
      fx: [
        shake(`bulkhead:${event.room}`, ms * 0.5, 8),
        ...pawnKeys(event.op).map((key) => shake(key, ms * 0.7, 7)),
        sparks(pawnOf(event, stage), ms * 0.7, roomSize(stage) * 0.5, TINT.warm, 10),
        words(stage, t('stage.stopped'), roomSpot(stage, event.room), ms, false),
      ],
    }),
    reduced: signAt('cross', TINT.danger, pawnOf, 'stage.stopped'),
    cue: 'slam',
  },
  escaped: {
    ms: 1100,
    full: clips((event, stage, ms) => leaves(event, stage, ms, true)),
    cutscene: (event, stage) => lastEscape(event, stage, (ms) => ({ ms, fx: leaves(event, stage, ms, false) })),
    reduced(event, stage, ms) {
      const last = lastEscapeSeen(event, stage);
      if (last !== null) return last;
      return {
        ms,
        fx: [
          sign('exit', spot(stage, 'outside'), ms, 32, TINT.good),
          words(stage, t('stage.escaped', { name: nameOf(stage, event.op) }), spot(stage, 'outside'), ms, true),
        ],
      };
    },
    cue: 'escape',
  },
  revealed: {
    ms: 900,
    full: lightsOn,
    reduced: clips((event, stage, ms) => [
      glow(sceneSpot(stage, event.room), ms, roomSize(stage) * 1.4, TINT.paper, 0.5),
    ]),
    cue: 'reveal',
  },
  peeked: {
    ms: 620,
    full: clips((event, stage, ms) => [
      sign('eye', sceneSpot(stage, event.room), ms, roomSize(stage) * 0.5, TINT.paper),
      ring(sceneSpot(stage, event.room), ms, roomSize(stage) * 1.2, seatTint(seatOf(stage, event.op))),
    ]),
    reduced: signAt('eye', TINT.paper, (event: EventOf<'peeked'>, stage) => sceneSpot(stage, event.room)),
    cue: 'peek',
  },
  furnished: {
    ms: 260,
    full: clips((event, _stage, ms) => [pop(`interface:${event.room}`, ms, 0.5), pop(`slot:${event.room}`, ms, 0.5)]),
    cue: null,
  },
  wounded: {
    ms: 720,
    full: (event, stage, ms) => ({
      ms,
      delayMs: ms * 0.2,
      fx: [
        slash(pawnOf(event, stage), ms * 0.6, roomSize(stage) * 0.8, TINT.red),
        later(ms * 0.15, glow(pawnOf(event, stage), ms * 0.7, roomSize(stage) * 1.4, TINT.red, 0.8)),
        ...pawnKeys(event.op).map((key) => shake(key, ms * 0.8, 7)),
        later(ms * 0.3, pop(`state:${event.op}:wounded`, ms * 0.6, 0.6)),
      ],
    }),
    reduced: signAt('wound', TINT.white, pawnOf),
    cue: 'wounded',
  },
  healed: {
    ms: 560,
    full: clips((event, stage, ms) => [
      sign('family:heal', pawnOf(event, stage), ms, roomSize(stage) * 0.34, TINT.good),
      ring(pawnOf(event, stage), ms, roomSize(stage), TINT.good),
    ]),
    reduced: signAt('family:heal', TINT.good, pawnOf),
    cue: 'healed',
  },
  delayed: {
    ms: 520,
    full: clips((event, stage, ms) => [
      sign('delay', plateSpot(stage, event.op, 'plate'), ms, roomSize(stage) * 0.3, TINT.gold),
    ]),
    reduced: signAt('delay', TINT.gold, pawnOf),
    cue: 'delayed',
  },
  'up-again': {
    ms: 320,
    full: clips((event, _stage, ms) => [pop(pawnKey(event.op), ms, 0.15)]),
    cue: null,
    batch: 40,
  },
  braced: {
    ms: 480,
    full: clips((event, stage, ms) => [sign('brace', pawnOf(event, stage), ms, roomSize(stage) * 0.36, TINT.good)]),
    reduced: signAt('brace', TINT.good, pawnOf),
    cue: 'guarded',
  },
  unseen: {
    ms: 480,
    full: clips((event, stage, ms) => [sign('unseen', pawnOf(event, stage), ms, roomSize(stage) * 0.36, TINT.cool)]),
    reduced: signAt('unseen', TINT.cool, pawnOf),
    cue: 'guarded',
  },
  'sludge-spilt': {
    ms: 620,
    full: clips((event, stage, ms) => [
      sparks(roomSpot(stage, event.room), ms, roomSize(stage) * 0.5, TINT.sludge, 9),
      words(stage, t('stage.sludge'), roomSpot(stage, event.room), ms, false),
    ]),
    reduced: signAt(
      'sludge',
      TINT.sludge,
      (event: EventOf<'sludge-spilt'>, stage) => roomSpot(stage, event.room),
      'stage.sludge',
    ),
    cue: 'sludge',
  },
  'interface-used': {
    ms: 460,
    full: clips((event, stage, ms) => {
      const p = spot(stage, `interface ${event.room}`);
      const up = { x: p.x, y: p.y - roomSize(stage) * 0.5 };
      return [
        fly('interface-once', p, up, ms, roomSize(stage) * 0.26, TINT.cool, 0),
        ring(p, ms, roomSize(stage) * 0.7, TINT.cool),
      ];
    }),
    reduced: signAt('interface-once', TINT.cool, (event: EventOf<'interface-used'>, stage) =>
      sceneSpot(stage, event.room),
    ),
    cue: 'interface',
  },
  'slot-removed': {
    ms: 560,
    full(event, stage, ms) {
      const p = spot(stage, `slot ${event.room}`);
      const before = stage.before.nodes.get(`slot:${event.room}`);
      const art = before?.kind === 'piece' ? before.piece : 'lock';
      const up = { x: p.x, y: p.y - roomSize(stage) * 0.45 };
      return {
        ms,
        delayMs: ms * 0.3,
        fx: [
          sparks(p, ms * 0.8, roomSize(stage) * 0.4, TINT.gold, 8),
          fly(art, p, up, ms, roomSize(stage) * 0.3, TINT.gold, 0),
          slash(p, ms * 0.6, roomSize(stage) * 0.5, TINT.paper),
        ],
      };
    },
    reduced: signAt('cross', TINT.gold, (event: EventOf<'slot-removed'>, stage) => tokenSpot(stage, event.room)),
    cue: 'slot',
  },
} satisfies Partial<Choreography>;
