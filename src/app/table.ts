/** The drawn table as the HUD wants it: started on demand, its anchors by the HUD's names. */
import { DECKS, cardDef } from '../games/netrunner/index.ts';
import type { Highlight } from '../games/netrunner/stage/index.ts';
import type { GameFrame, Rect, StageOptions, StagePort } from '../hud/ports.ts';
import type { Sound } from '../sound/index.ts';
import { faceOf } from './faces.ts';

/** `c:12` → 12, `s:hq` → 'hq', `z:heap` → 'heap'. */
function keyOf(anchor: string): number | string {
  const name = anchor.slice(2);
  return anchor.startsWith('c:') ? Number(name) : name;
}

const ZONES = new Set(['stack', 'heap', 'rig', 'play']);
const anchorOf = (key: number | string): string =>
  typeof key === 'number' ? `c:${key}` : ZONES.has(key) ? `z:${key}` : `s:${key}`;

/** Loads the drawn table and starts it in `parent`. Rejects where the browser has no WebGL. */
export async function openTable(
  parent: HTMLElement,
  near: 'corp' | 'runner',
  options: StageOptions,
  sound: Sound,
): Promise<StagePort> {
  const { createStage } = await import('../games/netrunner/stage/index.ts');
  const listeners = new Set<() => void>();
  const stage = await createStage(parent, {
    mySide: near,
    book: cardDef,
    face: faceOf,
    codes: Object.values(DECKS).flatMap((deck) => [deck.identity, ...deck.cards]),
    motion: () => (options.reducedMotion() ? 'reduced' : 'full'),
    speed: options.speed,
    sound: (cue, { rate }) => void sound.play(cue, { rate }),
    onSettle: () => {
      for (const listener of listeners) listener();
    },
  });
  const watcher = new ResizeObserver(() => stage.resize());
  watcher.observe(parent);
  return {
    show: (frame: GameFrame) => stage.show(frame),
    reconcile: (view) => stage.reconcile(view),
    anchors: () => {
      const found = new Map<number | string, Rect>();
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
    carry: (card, places = new Set()) => {
      stage.carry(
        card === null ? null : { key: anchorOf(card.h), x: card.x, y: card.y },
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
