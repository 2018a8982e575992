/** Accesses, and ice that changes places. */
import { t } from '../../../i18n/index.ts';
import { easeBack, later } from '../../../stage/motion.ts';
import type { SeenCard } from '../rules/events.ts';
import { glow, note, present, ring, sign } from './effects.ts';
import { attacked, iceSpot, large, still, told } from './run-places.ts';
import type { SeenOf } from './seen.ts';
import { type Beat, type Choreo, type Stagecraft, cardNodeOf, pileCard, spot, stageFront } from './stagecraft.ts';
import { TINT } from './tints.ts';

type AccessEvent = 'ice-moved' | 'swapped' | 'access-began' | 'access-replaced' | 'accessed' | 'left' | 'access-ended';

export const accessChoreo: { [T in AccessEvent]: Choreo<SeenOf<T>> } = {
  'ice-moved': {
    ms: 520,
    full: (event, on, ms) => ({
      ms,
      links: linkOf(on, event.card, ms),
      fx: [later(ms * 0.8, ring(iceSpot(on, event.card), ms * 0.4, large(on) * 1.4, TINT.corp))],
    }),
    reduced: (event, on, ms) => ({ ms, fx: [sign('swap', iceSpot(on, event.card), ms, large(on) * 0.5, TINT.corp)] }),
    cue: 'install-ice',
  },
  swapped: {
    ms: 540,
    full(event, on, ms) {
      const a = cardNodeOf(on.before.nodes, event.card?.h);
      const b = cardNodeOf(on.before.nodes, event.other?.h);
      const p = a !== null && b !== null ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : spot(on, 'theatre');
      return {
        ms,
        links: [...linkOf(on, event.card, ms), ...linkOf(on, event.other, ms).map((link) => ({ ...link, arc: -40 }))],
        fx: [sign('swap', p, ms, large(on) * 0.8, TINT.corp)],
      };
    },
    reduced: (event, on, ms) => ({
      ms,
      fx: [
        sign('swap', iceSpot(on, event.card), ms, 34, TINT.corp),
        sign('swap', iceSpot(on, event.other), ms, 34, TINT.corp),
      ],
    }),
    cue: 'install-ice',
  },
  'access-began': {
    ms: 160,
    full: (_event, on, ms) => ({ ms, fx: [glow(attacked(on), ms * 1.2, large(on) * 1.8, TINT.runner, 0.5)] }),
    reduced: still,
    cue: null,
  },
  'access-replaced': {
    ms: 480,
    full: (_event, on, ms) => ({
      ms,
      fx: [
        sign('swap', attacked(on), ms, large(on) * 0.8, TINT.runner),
        note(t('stage.run.instead'), { x: attacked(on).x, y: attacked(on).y + large(on) * 0.6 }, ms, false),
      ],
    }),
    reduced: told('swap', t('stage.run.instead'), TINT.runner, attacked),
    cue: 'access-flip',
  },
  accessed: {
    ms: 700,
    full: accessed,
    reduced: still,
    cue: 'access-flip',
  },
  left: { ms: 280, full: still, reduced: still, cue: null },
  'access-ended': { ms: 80, full: still, reduced: still, cue: null, light: true },
};

/** The card comes forward from where it lay: the top of R&D, out of HQ, from Archives, from a root. */
function accessed(event: SeenOf<'accessed'>, on: Stagecraft, ms: number): Beat {
  const h = event.card?.h ?? null;
  const key = h === null ? 'access:hidden' : `c:${h}`;
  const shown = on.after.nodes.get(key);
  const lay = cardNodeOf(on.before.nodes, h);
  const from = lay !== null && lay.alpha > 0 ? lay : hiddenCard(on, event);
  if (shown === undefined || !on.after.spots.has('access')) {
    // An access outside a run has no place of its own: the card comes forward and goes back.
    const face = event.card?.code ?? 'back:corp';
    return { ms: ms * 1.6, fx: [present(face, from, stageFront(on), from, ms * 1.6, 0.5)] };
  }
  const flipped = { ...from, across: false, badges: [] };
  return {
    ms,
    links: [{ to: key, from: flipped, arc: 0, ms: ms * 0.6, ease: easeBack }],
    fx: [later(ms * 0.4, ring(spot(on, 'access'), ms * 0.5, stageFront(on).h * 1.2, TINT.runner))],
  };
}

/** A card of HQ, not always the same one, or the top of a pile. */
function hiddenCard(on: Stagecraft, event: SeenOf<'accessed'>) {
  if (event.from === 'hq') {
    const backs = [...on.before.nodes.keys()].filter((key) => key.startsWith('x:hq:'));
    const pick = backs[(event.index * 3 + on.view.turn) % Math.max(1, backs.length)];
    const node = pick === undefined ? undefined : on.before.nodes.get(pick);
    if (node?.kind === 'card') return node;
  }
  return pileCard(on, event.from === 'installed' ? 'rnd' : event.from, 'back:corp');
}

function linkOf(on: Stagecraft, card: SeenCard | null, ms: number) {
  const node = cardNodeOf(on.before.nodes, card?.h);
  return node === null ? [] : [{ to: `c:${card!.h!}`, from: { ...node }, arc: 40, swell: 1.15, ms }];
}
