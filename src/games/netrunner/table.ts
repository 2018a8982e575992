/** Connects the Netrunner stage to the HUD: starts it on demand and translates between the HUD's anchors and the stage's names. */
import { DECKS, cardDef } from './index.ts';
import type { Highlight } from './stage/index.ts';
import type { Anchor } from '../../core/anchor.ts';
import type { Rect, StageOptions, StagePort } from '../../hud/ports.ts';
import type { Frame } from '../../session/types.ts';
import { faceOf } from './faces.ts';
import type { Seat } from './rules/model.ts';
import type { View } from './rules/view-types.ts';
import type { NetrunnerTypes } from './types.ts';

/** The HUD's anchor for a stage name: `c:12` → 12 (card handle), `s:hq` → 'hq' (server), `z:heap` → 'heap' (zone), `d:sub 0` → 'sub 0' (row of the duel). */
function anchorOfName(anchor: string): Anchor {
  const name = anchor.slice(2);
  return anchor.startsWith('c:') ? Number(name) : name;
}

const ZONES = new Set(['stack', 'heap', 'rig', 'play']);
/** The stage name of a HUD anchor; the reverse of `anchorOfName`. */
const nameOf = (key: Anchor): string =>
  typeof key === 'number' ? `c:${key}` : `${ZONES.has(key) ? 'z' : key.startsWith('sub ') ? 'd' : 's'}:${key}`;

/** Loads the stage and starts it in `parent`. Rejects when the browser has no WebGL. */
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
    onGone: options.gone,
    onSettle: () => {
      for (const listener of listeners) listener();
    },
  });
  const watcher = new ResizeObserver(() => stage.resize());
  watcher.observe(parent);
  return {
    show: (frame, shown) => stage.show(frame as Frame<NetrunnerTypes>, shown),
    reconcile: (view) => stage.reconcile(view as View),
    anchors: () => {
      const found = new Map<Anchor, Rect>();
      for (const [anchor, at] of stage.anchors()) found.set(anchorOfName(anchor), at);
      return found;
    },
    onSettle: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    busy: () => stage.theatre(),
    skip: () => stage.skip(),
    highlight: (legal, focus, ticked = new Set()) => {
      const targets: Highlight[] = [...legal].map((key) => ({ key: nameOf(key), kind: 'legal' }));
      if (focus !== null) targets.push({ key: nameOf(focus), kind: 'chosen' });
      for (const key of ticked) targets.push({ key: nameOf(key), kind: 'ticked' });
      stage.highlight(targets);
    },
    teach: (hides, keeps) => stage.teach(hides, keeps === null ? null : nameOf(keeps)),
    carry: (thing, places = new Set()) => {
      stage.carry(
        thing === null ? null : { ...thing, key: nameOf(thing.key) },
        [...places].map((key) => nameOf(key)),
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
