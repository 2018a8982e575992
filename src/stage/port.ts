/**
 * Connects a drawn table to the screen: translates between the screen's anchors and the table's names, and follows the size of the element
 * it is drawn in.
 */
import type { Anchor } from '../core/anchor.ts';
import type { GameTypes } from '../core/game.ts';
import type { Renderer } from '../present/renderer.ts';
import type { Rect } from './geometry.ts';
import type { Laid, Room } from './laid.ts';
import type { Highlight } from './lights.ts';
import { type StageGame, openTable } from './table.ts';

/** How the screen wants the table to be shown. */
interface Wishes {
  speed(): number;
  reducedMotion(): boolean;
  /** called when the canvas has lost its WebGL context for good */
  gone(): void;
}

/** Converts between a thing's anchor on the screen and its name on the table. */
interface Names {
  nameOf(anchor: Anchor): string;
  anchorOf(name: string): Anchor;
}

/** The conversion for tables that use the anchors as names. */
const SAME: Names = { nameOf: String, anchorOf: (name) => name };

/** A table as the screen uses it (`StagePort` in hud/contract/ports.ts). */
export interface TablePort<G extends GameTypes> extends Renderer<G> {
  anchors(): Map<Anchor, Rect>;
  onSettle(listener: () => void): () => void;
  busy(): Rect | null;
  highlight(legal: ReadonlySet<Anchor>, focus: Anchor | null, ticked?: ReadonlySet<Anchor>): void;
  teach(hides: readonly string[], keeps: Anchor | null): void;
  carry(thing: { key: Anchor; x: number; y: number } | null, places?: ReadonlySet<Anchor>): void;
  readonly slow: boolean;
  close(): void;
}

/**
 * Starts a table in the element `parent` and connects it to the screen.
 * @param sound plays a cue; `rate`: 1 plays it as recorded
 * @throws NoWebGL if the browser has no WebGL
 */
export async function openPort<G extends GameTypes, L extends Laid, O extends Pick<Room, 'size'>>(
  parent: HTMLElement,
  wishes: Wishes,
  sound: (cue: string, how: { rate: number }) => void,
  game: StageGame<G, L, O>,
  { nameOf, anchorOf }: Names = SAME,
): Promise<TablePort<G>> {
  const listeners = new Set<() => void>();
  const table = await openTable(parent, game, {
    motion: () => (wishes.reducedMotion() ? 'reduced' : 'full'),
    speed: wishes.speed,
    sound,
    onGone: wishes.gone,
    onSettle: () => {
      for (const listener of listeners) listener();
    },
  });
  const watcher = new ResizeObserver(() => table.resize());
  watcher.observe(parent);
  return {
    show: (update, how) => table.show(update, how),
    settle: (view) => table.settle(view),
    anchors: () => new Map([...table.anchors()].map(([name, at]) => [anchorOf(name), at])),
    onSettle: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    busy: () => table.theatre(),
    highlight: (legal, focus, ticked = new Set()) => {
      const targets: Highlight[] = [...legal].map((key) => ({ key: nameOf(key), kind: 'legal' }));
      if (focus !== null) targets.push({ key: nameOf(focus), kind: 'chosen' });
      for (const key of ticked) targets.push({ key: nameOf(key), kind: 'ticked' });
      table.highlight(targets);
    },
    teach: (hides, keeps) => table.teach(hides, keeps === null ? null : nameOf(keeps)),
    carry: (thing, places = new Set()) => {
      table.carry(
        thing === null ? null : { ...thing, key: nameOf(thing.key) },
        [...places].map((key) => nameOf(key)),
      );
    },
    slow: table.slow,
    close: () => {
      watcher.disconnect();
      listeners.clear();
      table.destroy();
    },
  };
}
