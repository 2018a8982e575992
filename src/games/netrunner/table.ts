/** The drawn table as the HUD wants it: started on demand, its anchors by the HUD's names. */
import { DECKS, cardDef } from './index.ts';
import type { Highlight } from './stage/index.ts';
import type { Anchor } from '../../core/anchor.ts';
import type { Rect, StageOptions, StagePort } from '../../hud/ports.ts';
import type { Frame } from '../../session/types.ts';
import { faceOf } from './faces.ts';
import type { Seat } from './rules/model.ts';
import type { View } from './rules/view-types.ts';
import type { NetrunnerTypes } from './types.ts';

/** `c:12` → 12, `s:hq` → 'hq', `z:heap` → 'heap'. */
function keyOf(anchor: string): Anchor {
  const name = anchor.slice(2);
  return anchor.startsWith('c:') ? Number(name) : name;
}

const ZONES = new Set(['stack', 'heap', 'rig', 'play']);
const anchorOf = (key: Anchor): string =>
  typeof key === 'number' ? `c:${key}` : ZONES.has(key) ? `z:${key}` : `s:${key}`;

/** Loads the drawn table and starts it in `parent`. Rejects where the browser has no WebGL. */
export async function openTable(
  parent: HTMLElement,
  options: StageOptions,
  sound: (cue: string, rate: number) => void,
): Promise<StagePort> {
  const { createStage } = await import('./stage/index.ts');
  const listeners = new Set<() => void>();
  const stage = await createStage(parent, {
    mySide: options.near as Seat,
    book: cardDef,
    face: faceOf,
    codes: Object.values(DECKS).flatMap((deck) => [deck.identity, ...deck.cards]),
    motion: () => (options.reducedMotion() ? 'reduced' : 'full'),
    speed: options.speed,
    sound: (cue, { rate }) => sound(cue, rate),
    onSettle: () => {
      for (const listener of listeners) listener();
    },
  });
  const watcher = new ResizeObserver(() => stage.resize());
  watcher.observe(parent);
  return {
    show: (frame) => stage.show(frame as Frame<NetrunnerTypes>),
    reconcile: (view) => stage.reconcile(view as View),
    anchors: () => {
      const found = new Map<Anchor, Rect>();
      for (const [anchor, at] of stage.anchors()) found.set(keyOf(anchor), at);
      return found;
    },
    onSettle: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    skip: () => stage.skip(),
    highlight: (legal, focus) => {
      const targets: Highlight[] = [...legal].map((key) => ({ key: anchorOf(key), kind: 'legal' }));
      if (focus !== null) targets.push({ key: anchorOf(focus), kind: 'chosen' });
      stage.highlight(targets);
    },
    carry: (thing, places = new Set()) => {
      stage.carry(
        thing === null ? null : { ...thing, key: anchorOf(thing.key) },
        [...places].map((key) => anchorOf(key)),
      );
    },
    slow: stage.slow,
    close: () => {
      watcher.disconnect();
      listeners.clear();
      stage.destroy();
    },
  };
}
