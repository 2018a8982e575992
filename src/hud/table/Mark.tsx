/** The outline that a coach puts around the thing it talks about. */
import type { JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Anchor } from '../../core/anchor.ts';

/** How often the position of the thing that a coach points at is measured, ms. */
const LOOK_EVERY = 120;

/** The HTML elements of all things in a group of the table, such as the cards of a hand. */
const thingsIn = (group: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`#table [data-group="${CSS.escape(group)}"] [data-key]`),
];

/**
 * The HTML element that a coach points at: a thing on the table, the first of a group of things (`group:<id>`), the panel of choices or one
 * of its buttons, a button of the menu beside a thing (`choice:<id>`), or a marked part of the page; null if it is not on the page.
 */
function elementOf(key: Anchor | null): HTMLElement | null {
  if (key === null) return null;
  const prompt = document.querySelector<HTMLElement>('#prompt');
  if (key === 'prompt') return prompt;
  const [kind, name] = String(key).split(/:(.*)/);
  if (kind === 'verb') return prompt?.querySelector<HTMLElement>(`[data-verb="${CSS.escape(name!)}"]`) ?? prompt;
  if (kind === 'part') {
    const part = document.querySelector<HTMLElement>(`[data-part="${CSS.escape(name!)}"]`);
    // A number that a small screen hides is looked for in the part around it.
    return part?.offsetWidth === 0 ? (part.parentElement?.closest<HTMLElement>('[data-part]') ?? part) : part;
  }
  if (kind === 'group') return thingsIn(name!)[0] ?? null;
  if (kind === 'choice') return document.querySelector<HTMLElement>(`.card-menu [data-choice="${CSS.escape(name!)}"]`);
  return document.querySelector<HTMLElement>(`#table [data-key="${CSS.escape(String(key))}"]`);
}

/** The rectangle in the window of what a coach points at, around all things of a group; null if it is not on the page. */
function boxOf(key: Anchor | null): DOMRect | null {
  const group = /^group:(.*)/.exec(String(key));
  if (group === null) return elementOf(key)?.getBoundingClientRect() ?? null;
  const boxes = thingsIn(group[1]!).map((one) => one.getBoundingClientRect());
  if (boxes.length === 0) return null;
  const [left, top] = [Math.min(...boxes.map((one) => one.left)), Math.min(...boxes.map((one) => one.top))];
  const right = Math.max(...boxes.map((one) => one.right));
  return new DOMRect(left, top, right - left, Math.max(...boxes.map((one) => one.bottom)) - top);
}

/**
 * The rectangle in the window of the thing that a coach points at, measured repeatedly; null if it is not on the screen. A change of
 * `still` triggers a measurement.
 */
export function useBox(at: Anchor | null, still: number): DOMRect | null {
  const [box, setBox] = useState<DOMRect | null>(null);
  useLayoutEffect(() => {
    elementOf(at)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    const look = (): void => {
      const found = boxOf(at);
      setBox((now) =>
        now !== null &&
        found !== null &&
        now.x === found.x &&
        now.y === found.y &&
        now.width === found.width &&
        now.height === found.height
          ? now
          : found,
      );
    };
    look();
    if (at === null) return undefined;
    const id = setInterval(look, LOOK_EVERY);
    // It moves with what it is around.
    for (const type of ['scroll', 'resize']) addEventListener(type, look, true);
    return () => {
      clearInterval(id);
      for (const type of ['scroll', 'resize']) removeEventListener(type, look, true);
    };
  }, [at, still]);
  return at === null || box === null || box.width === 0 ? null : box;
}

interface RingProps {
  box: DOMRect | null;
  /** a line that leads to the area, in CSS px of the window; left out or null for none */
  line?: { x1: number; y1: number; x2: number; y2: number } | null;
  /** whether the area is part of the menu beside a thing */
  inMenu?: boolean;
}

/** An outline around an area of the window. It never catches pointer events. */
export function Ring({ box, line = null, inMenu = false }: RingProps): JSX.Element | null {
  if (box === null) return null;
  const style = {
    left: `${box.left - 4}px`,
    top: `${box.top - 4}px`,
    width: `${box.width + 8}px`,
    height: `${box.height + 8}px`,
  };
  return (
    <div class={`mark-layer${inMenu ? ' at-menu' : ''}`} aria-hidden="true">
      <div class="mark-ring" style={style} />
      {line !== null && (
        <svg class="mark-line">
          <line {...line} />
        </svg>
      )}
    </div>
  );
}

/** An outline around the thing that a coach points at. A change of `still` triggers a measurement of its position. */
export function Mark({ at, still }: { at: Anchor | null; still: number }): JSX.Element | null {
  return <Ring box={useBox(at, still)} />;
}
