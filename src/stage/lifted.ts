/** Cards out of their place for a moment: those lifted out of the hand when they are chosen, and the one that follows the pointer. */
import { type Rect, around } from './geometry.ts';
import type { StageModel } from './model.ts';
import { TOP } from './nodes.ts';

/** A thing and where its middle is, CSS px from the stage's top left. */
export interface Carried {
  key: string;
  x: number;
  y: number;
}

/** How long a card takes to rise, ms. */
const RISE = 110;

export class Lifted {
  /** how far each card is lifted, 0–1, by key */
  readonly lifts = new Map<string, number>();
  /** what follows the pointer; null if nothing does */
  carried: Carried | null = null;

  /** Moves each card on towards its height; `aims`: the cards that rise, or stay risen. Returns whether any moved. */
  move(ms: number, aims: readonly string[], atOnce: boolean): boolean {
    let moved = false;
    const step = atOnce ? 1 : ms / RISE;
    for (const key of new Set([...this.lifts.keys(), ...aims])) {
      const to = aims.includes(key) ? 1 : 0;
      const now = this.lifts.get(key) ?? 0;
      const next = to > now ? Math.min(to, now + step) : Math.max(to, now - step);
      moved ||= next !== now;
      if (next > 0) this.lifts.set(key, next);
      else this.lifts.delete(key);
    }
    return moved;
  }

  /** Whether a card may hide captions. */
  get covers(): boolean {
    return this.carried !== null || this.lifts.size > 0;
  }

  /** Returns the rectangles of these cards, and of cards shown in front of everything. Captions beneath them are hidden. */
  rects(model: StageModel, held: Carried | null): (Rect & { z?: number })[] {
    const keys = [...this.lifts.keys(), ...(held === null ? [] : [held.key])];
    return [
      ...keys.flatMap((key) => {
        const node = model.get(key);
        if (node === undefined) return [];
        const p = held?.key === key ? held : { x: node.x, y: node.y - node.h * 0.14 };
        return [around(p, node.w * 1.16, node.h * 1.16)];
      }),
      ...[...model.values()].flatMap((node) =>
        (node.kind === 'card' || (node.kind === 'piece' && node.covers)) && node.z >= TOP && node.alpha > 0.5
          ? [{ ...around(node, node.w, node.h), z: node.z }]
          : [],
      ),
    ];
  }
}
