/** Choreography of cards that move. */
import { later, par } from '../../../stage/motion.ts';
import { clips } from '../../../stage/steps.ts';
import type { SeenMove } from '../rules/events.ts';
import { flyCard, glow, ring, shake, sign, slash, sparks } from '../../../stage/effects.ts';
import {
  type EventAnimation,
  type Choreography,
  type StageContext,
  originNode,
  originOf,
  targetKey,
  travel,
} from './context.ts';
import { TINT, tintOf } from './tints.ts';

/** Makes an animation for reduced motion: the moved card is at its new place at once, with this sign on it. */
export function signed(signName: string, tint: number) {
  return (event: SeenMove, stage: StageContext, ms: number): EventAnimation => {
    const key = targetKey(event, stage);
    const node = key === null ? originNode(event, stage) : stage.after.nodes.get(key)!;
    return { ms, fx: [sign(signName, node, ms, Math.max(22, stage.after.plan.unit * 0.5), tint)] };
  };
}

/** Animates, with reduced motion, a lost card: it stays where it was with a sign on it, then disappears. */
function struck(event: SeenMove, stage: StageContext, ms: number): EventAnimation {
  const damage = /^damage (net|meat|brain)/.exec(event.why)?.[1];
  const node = originNode(event, stage);
  const size = Math.max(22, Math.min(node.w, node.h) * 0.7);
  return {
    ms,
    delayMs: ms * 0.7,
    fx: [sign(damage === undefined ? 'cross' : `damage-${damage}`, node, ms * 0.7, size, TINT.danger)],
  };
}

/** Animates, with motion, a card lost to damage: it is torn out of the grip. */
function torn(event: SeenMove, stage: StageContext, ms: number): EventAnimation {
  const kind = event.why.includes('meat') ? 'meat' : event.why.includes('brain') ? 'brain' : 'net';
  const node = originNode(event, stage);
  const tint = kind === 'brain' ? TINT.magenta : TINT.danger;
  const from = originOf(event, stage);
  const animation = travel(event, stage, ms * 0.55, { spin: 2.4, arc: 20, delay: ms * 0.45 });
  const links = animation.links?.map((link) => ({ ...link, ms: ms * 0.55, delay: ms * 0.45 }));
  const shaken = typeof from === 'string' ? from : null;
  return {
    ms,
    ...(links === undefined ? {} : { links }),
    fx: [
      ...(shaken === null ? [] : [shake(links?.[0]?.to ?? shaken, ms * 0.45)]),
      sign(`damage-${kind}`, node, ms * 0.7, node.w * 0.9, tint),
      later(ms * 0.18, slash(node, ms * 0.5, node.h * 1.1, tint)),
      later(ms * 0.2, glow(node, ms * 0.4, node.h * 1.3, tint, 0.45)),
      ...(animation.fx ?? []).map((clip) => later(ms * 0.45, clip)),
    ],
  };
}

/** Animates, with motion, a trashed card: it is cut through and falls into its pile. */
function destroyed(event: SeenMove, stage: StageContext, ms: number): EventAnimation {
  if (event.why.startsWith('damage')) return torn(event, stage, ms);
  const node = originNode(event, stage);
  const animation = travel(event, stage, ms * 0.66, { spin: 0.5, arc: 10 });
  const links = animation.links?.map((link) => ({ ...link, ms: ms * 0.66, delay: ms * 0.34 }));
  return {
    ms,
    ...(links === undefined ? {} : { links }),
    fx: [
      slash(node, ms * 0.6, Math.max(node.w, node.h) * 1.1, TINT.danger),
      later(ms * 0.14, sparks(node, ms * 0.5, node.w * 0.5, TINT.danger, 6)),
      ...(animation.fx ?? []).map((clip) => later(ms * 0.34, clip)),
    ],
  };
}

function put(event: SeenMove, stage: StageContext, ms: number): EventAnimation {
  const animation = travel(event, stage, ms, { swell: 1.18 });
  const key = targetKey(event, stage);
  const node = key === null ? null : stage.after.nodes.get(key)!;
  return {
    ...animation,
    fx:
      node === null ? [] : [later(ms * 0.82, ring(node, ms * 0.5, Math.max(node.w, node.h) * 1.3, tintOf(event.seat)))],
  };
}

export const cardChoreo = {
  drawn: {
    ms: 280,
    full: (event, stage, ms) => travel(event, stage, ms, { arc: 26, delay: stage.index * 70 }),
    cue: 'draw',
    batch: 70,
  },
  installed: {
    ms: 400,
    full: put,
    cue: (event) => ({ cue: event.to.zone === 'ice' ? 'install-ice' : 'install-card' }),
  },
  discarded: {
    ms: 320,
    full: (event, stage, ms) =>
      event.why.startsWith('damage') ? torn(event, stage, ms * 1.5) : travel(event, stage, ms, { spin: 0.2 }),
    reduced: struck,
    cue: 'trash',
    batch: 90,
  },
  trashed: { ms: 480, full: destroyed, reduced: struck, cue: 'trash', batch: 110 },
  played: {
    ms: 380,
    full: (event, stage, ms) => travel(event, stage, ms, { swell: 1.15 }),
    cue: 'play-card',
  },
  resolved: { ms: 260, full: (event, stage, ms) => travel(event, stage, ms, { arc: 12 }), cue: null },
  returned: {
    ms: 340,
    full: (event, stage, ms) => travel(event, stage, ms, { delay: stage.index * 40 }),
    reduced: signed('back', TINT.paper),
    cue: 'draw',
    batch: 40,
  },
  removed: {
    ms: 420,
    full: clips((event, stage, ms) => {
      const node = originNode(event, stage);
      return [
        flyCard(node, { ...node, w: node.w * 0.2, h: node.h * 0.2 }, ms, 0, 0),
        par(ring(node, ms, node.h, TINT.paperDim)),
      ];
    }),
    reduced: signed('cross', TINT.paperDim),
    cue: 'trash',
  },
  moved: { ms: 360, full: (event, stage, ms) => travel(event, stage, ms), cue: 'draw', batch: 60 },
} satisfies Partial<Choreography>;
