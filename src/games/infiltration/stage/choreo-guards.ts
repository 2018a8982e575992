/** How events about guards are animated. */
import { clips, silent } from '../../../stage/steps.ts';
import { t } from '../../../i18n/index.ts';
import { glow, pop, ring, sign, slash, sparks } from '../../../stage/effects.ts';
import type { Point } from '../../../stage/geometry.ts';
import { later } from '../../../stage/motion.ts';
import { guardAnchor } from '../anchors.ts';
import type { GuardKind } from '../rules/words.ts';
import { guardKey } from './board.ts';
import {
  type Choreography,
  type StageContext,
  doorBetween,
  roomSize,
  roomSpot,
  signAt,
  spot,
  walk,
  words,
} from './context.ts';
import { TINT, guardTint } from './theme.ts';

const at = (event: { kind: GuardKind }, stage: StageContext): Point => spot(stage, guardAnchor(event.kind));
const was = (event: { kind: GuardKind }, stage: StageContext): Point =>
  stage.before.spots.get(guardAnchor(event.kind)) ?? at(event, stage);

export const guardChoreo = {
  'guard-in': {
    ms: 1000,
    full(event, stage, ms) {
      const p = at(event, stage);
      const size = roomSize(stage);
      const tint = guardTint(event.kind);
      return {
        ms,
        links: [{ to: guardKey(event.kind), from: { ...p, w: 6, h: 10, alpha: 0 }, ms: ms * 0.55, swell: 1.5 }],
        fx: [
          glow(p, ms, size * 2, TINT.red, 0.7),
          later(ms * 0.3, ring(p, ms * 0.6, size * 1.4, tint)),
          words(stage, t(`inf.guard.${event.kind}`), roomSpot(stage, event.room), ms, false),
        ],
      };
    },
    reduced: clips((event, stage, ms) => [
      words(stage, t(`inf.guard.${event.kind}`), roomSpot(stage, event.room), ms, true),
    ]),
    cue: 'guard',
  },
  'guard-moved': {
    ms: 680,
    full: clips((event, stage, ms) => {
      const from = stage.before.view.guards.find(({ kind }) => kind === event.kind)?.room ?? event.to;
      const way = [...doorBetween(stage, from, event.to), at(event, stage)];
      const h = stage.after.nodes.get(guardKey(event.kind))?.h ?? 30;
      return [
        ...walk([guardKey(event.kind)], was(event, stage), way, ms, h * 0.12),
        later(ms * 0.85, ring(at(event, stage), 260, roomSize(stage) * 0.8, guardTint(event.kind))),
      ];
    }),
    reduced: signAt('chevron', TINT.danger, at),
    cue: 'guard-step',
  },
  'guard-acted': silent,
  'guard-down': {
    ms: 560,
    full: (event, stage, ms) => ({
      ms,
      delayMs: ms * 0.3,
      fx: [ring(at(event, stage), ms, roomSize(stage), TINT.cool), pop(guardKey(event.kind), ms, 0.2)],
    }),
    reduced: signAt('guard-down', TINT.cool, at),
    cue: 'delayed',
  },
  'guard-gone': {
    ms: 620,
    full: (event, stage, ms) => ({
      ms,
      delayMs: ms * 0.35,
      fx: [
        slash(was(event, stage), ms * 0.5, roomSize(stage) * 0.8, TINT.paper),
        later(ms * 0.2, sparks(was(event, stage), ms * 0.8, roomSize(stage) * 0.6, guardTint(event.kind), 10)),
      ],
    }),
    reduced: clips((event, stage, ms) => [sign('cross', was(event, stage), ms, 30, guardTint(event.kind))]),
    cue: 'guard-gone',
  },
} satisfies Partial<Choreography>;
