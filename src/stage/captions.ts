/**
 * Captions over the canvas as HTML, so that the browser lays out text in any script. Hidden from assistive technology, since the HUD has
 * the same information.
 */
import { type Rect, around, overlap } from './geometry.ts';
import type { CaptionNode, StageModel } from './model.ts';
import { TOP } from './nodes.ts';

export interface Captions {
  readonly element: HTMLElement;
  /**
   * Shows the captions of a table. `covers`: rectangles of cards in front of others. Each hides the captions beneath it (those with a lower
   * `z`, or all if it has no `z`), because HTML is always above the canvas. `dim`: how dark a cutscene makes the table, 0 to 1; its own
   * words stay bright.
   */
  draw(model: StageModel, covers?: readonly (Rect & { z?: number })[], dim?: number): void;
  /** Moves all captions as a camera moves the canvas below them: `to = from * zoom + (x, y)`. */
  move(camera: { zoom: number; x: number; y: number }): void;
  destroy(): void;
}

interface Shown {
  element: HTMLSpanElement;
  words: HTMLSpanElement;
  text: string;
  look: string;
  style: string;
}

function styleOf(node: CaptionNode, alpha: number): string {
  const x = (node.x - node.w / 2).toFixed(1);
  const y = (node.y - node.h / 2).toFixed(1);
  const turn = node.rot === 0 ? '' : ` rotate(${node.rot.toFixed(3)}rad)`;
  return (
    `transform:translate(${x}px,${y}px)${turn};width:${node.w.toFixed(1)}px;height:${node.h.toFixed(1)}px;` +
    `opacity:${alpha.toFixed(3)};z-index:${Math.round(node.z)};--strike:${node.strike.toFixed(3)};--lit:${node.lit.toFixed(3)}`
  );
}

export function createCaptions(parent: HTMLElement): Captions {
  const document = parent.ownerDocument;
  const element = document.createElement('div');
  element.className = 'stage-captions';
  element.setAttribute('aria-hidden', 'true');
  parent.append(element);
  const shown = new Map<string, Shown>();

  const add = (key: string): Shown => {
    const span = document.createElement('span');
    const words = document.createElement('span');
    span.append(words);
    element.append(span);
    const made: Shown = { element: span, words, text: '', look: '', style: '' };
    shown.set(key, made);
    return made;
  };

  return {
    element,
    draw(model, covers = [], dim = 0) {
      for (const [key, one] of shown) {
        if (model.get(key)?.kind === 'caption') continue;
        one.element.remove();
        shown.delete(key);
      }
      for (const [key, node] of model) {
        if (node.kind !== 'caption') continue;
        const one = shown.get(key) ?? add(key);
        if (one.text !== node.text) one.words.textContent = one.text = node.text;
        if (one.look !== node.look) {
          one.look = node.look;
          one.element.className = node.look.replaceAll(/\S+/g, 'caption-$&');
        }
        const at = around(node, node.w * 0.6, node.h);
        const covered = covers.some((cover) => node.z < (cover.z ?? Number.POSITIVE_INFINITY) && overlap(at, cover));
        const style = styleOf(node, covered ? 0 : node.alpha * (node.z < TOP ? 1 - dim : 1));
        if (one.style !== style) one.element.style.cssText = one.style = style;
      }
    },
    move({ zoom, x, y }) {
      element.style.transform = zoom === 1 && x === 0 && y === 0 ? '' : `translate(${x}px, ${y}px) scale(${zoom})`;
    },
    destroy() {
      element.remove();
      shown.clear();
    },
  };
}
