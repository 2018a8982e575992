/** Choreography of accesses and of ice that changes position. */
import { clips, silent, still } from '../../../stage/steps.ts';
import { t } from '../../../i18n/index.ts';
import { easeBack, later } from '../../../stage/motion.ts';
import type { SeenCard } from '../rules/events.ts';
import { glow, note, present, ring, sign } from '../../../stage/effects.ts';
import { attacked, iceSpot, large, signAndNote } from './run-places.ts';
import type { SeenOf } from './seen.ts';
import {
  type EventAnimation,
  type Choreography,
  type StageContext,
  cardNodeOf,
  pileCard,
  spot,
  stageFront,
} from './context.ts';
import { TINT } from './tints.ts';

export const accessChoreo = {
  'ice-moved': {
    ms: 520,
    full: (event, stage, ms) => ({
      ms,
      links: linkOf(stage, event.card, ms),
      fx: [later(ms * 0.8, ring(iceSpot(stage, event.card), ms * 0.4, large(stage) * 1.4, TINT.corp))],
    }),
    reduced: clips((event, stage, ms) => [sign('swap', iceSpot(stage, event.card), ms, large(stage) * 0.5, TINT.corp)]),
    cue: 'install-ice',
  },
  swapped: {
    ms: 540,
    full(event, stage, ms) {
      const a = cardNodeOf(stage.before.nodes, event.card?.h);
      const b = cardNodeOf(stage.before.nodes, event.other?.h);
      const p = a !== null && b !== null ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : spot(stage, 'theatre');
      return {
        ms,
        links: [
          ...linkOf(stage, event.card, ms),
          ...linkOf(stage, event.other, ms).map((link) => ({ ...link, arc: -40 })),
        ],
        fx: [sign('swap', p, ms, large(stage) * 0.8, TINT.corp)],
      };
    },
    reduced: clips((event, stage, ms) => [
      sign('swap', iceSpot(stage, event.card), ms, 34, TINT.corp),
      sign('swap', iceSpot(stage, event.other), ms, 34, TINT.corp),
    ]),
    cue: 'install-ice',
  },
  'access-coming': silent,
  rehosted: {
    ms: 420,
    full: (event, stage, ms) => ({
      ms,
      links: linkOf(stage, event.card, ms),
      fx: [later(ms * 0.8, ring(iceSpot(stage, event.host), ms * 0.4, large(stage) * 1.2, TINT.runner))],
    }),
    reduced: clips((event, stage, ms) => [
      sign('swap', iceSpot(stage, event.host), ms, large(stage) * 0.5, TINT.runner),
    ]),
    cue: 'install-card',
  },
  'access-began': {
    ms: 160,
    full: clips((_event, stage, ms) => [glow(attacked(stage), ms * 1.2, large(stage) * 1.8, TINT.runner, 0.5)]),
    cue: null,
  },
  'access-replaced': {
    ms: 480,
    full: clips((_event, stage, ms) => [
      sign('swap', attacked(stage), ms, large(stage) * 0.8, TINT.runner),
      note(t('stage.run.instead'), { x: attacked(stage).x, y: attacked(stage).y + large(stage) * 0.6 }, ms, false),
    ]),
    reduced: signAndNote('swap', () => t('stage.run.instead'), TINT.runner, attacked),
    cue: 'access-flip',
  },
  accessed: {
    // Long enough to read its name, if no question follows about the card.
    ms: 1000,
    full: accessed,
    cue: 'access-flip',
  },
  left: { ms: 280, full: still, cue: null },
  'access-ended': { ms: 80, full: still, cue: null, withNext: true },
} satisfies Partial<Choreography>;

/** Animates an access: the card comes forward from where it was, the top of R&D, HQ, Archives or a root. */
function accessed(event: SeenOf<'accessed'>, stage: StageContext, ms: number): EventAnimation {
  const h = event.card?.h ?? null;
  const key = h === null ? 'access:hidden' : `c:${h}`;
  const shown = stage.after.nodes.get(key);
  const lay = cardNodeOf(stage.before.nodes, h);
  const from = lay !== null && lay.alpha > 0 ? lay : hiddenCard(stage, event);
  if (shown === undefined || !stage.after.spots.has('access')) {
    // The theatre shows no access outside a run, so the card only comes forward and goes back.
    const face = event.card?.code ?? 'back:corp';
    return { ms: ms * 1.1, fx: [present(face, from, stageFront(stage), from, ms * 1.1, 0.5)] };
  }
  const flipped = { ...from, across: false, badges: [] };
  return {
    ms,
    links: [{ to: key, from: flipped, arc: 0, ms: ms * 0.42, ease: easeBack }],
    fx: [later(ms * 0.28, ring(spot(stage, 'access'), ms * 0.35, stageFront(stage).h * 1.2, TINT.runner))],
  };
}

/** The node of an accessed card that the viewer does not see: a card of HQ (a different one each time), or the top of a pile. */
function hiddenCard(stage: StageContext, event: SeenOf<'accessed'>) {
  if (event.from === 'hq') {
    const backs = [...stage.before.nodes.keys()].filter((key) => key.startsWith('x:hq:'));
    const pick = backs[(event.index * 3 + stage.view.turn) % Math.max(1, backs.length)];
    const node = pick === undefined ? undefined : stage.before.nodes.get(pick);
    if (node?.kind === 'card') return node;
  }
  return pileCard(stage, event.from === 'installed' ? 'rnd' : event.from, 'back:corp');
}

function linkOf(stage: StageContext, card: SeenCard | null, ms: number) {
  const node = cardNodeOf(stage.before.nodes, card?.h);
  return node === null ? [] : [{ to: `c:${card!.h!}`, from: { ...node }, arc: 40, swell: 1.15, ms }];
}
