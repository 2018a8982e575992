/** Keeps a coach's sentence where it covers nothing that matters: in a bubble beside its thing, or in the strip. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Anchor } from '../../core/anchor.ts';
import { isSmall } from '../components/screens.ts';
import type { TableScreen } from '../table/screen.ts';
import { type Area, type Placed, type Soft, placeBubble } from './place.ts';

/** How often it is looked whether something has opened, closed or moved, ms. */
const LOOK_EVERY = 120;
/** CSS selectors of what the bubble never covers, besides what the lesson's next move needs and what the drawn table enlarges. */
const HARD =
  '.coach-strip, .desk, .bar, .card-menu, .zoom, dialog[open], .timing.in-drawer, #table [data-group^="hand"] [data-key]';
/** CSS selectors of what it should not cover, with the weight of each pixel. 'thing': each has the same total weight, however small. */
const SOFT: readonly [selector: string, weight: number | 'thing'][] = [
  ['#table .lit', 3],
  // the place where the pupil's own pawn is
  ['#table .is-here [data-key]', 6],
  ['#table [data-key]', 'thing'],
];
/** The total weight of a thing on the table, in pixels of weight 1. */
const THING = 20_000;

const areaOf = (one: Element): Area => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return { left, top, right, bottom };
};
const isThere = ({ left, top, right, bottom }: Area): boolean => right > left && bottom > top;

/** The areas that the bubble should rather not cover now. */
function softAreas(): Soft[] {
  return SOFT.flatMap(([selector, weight]) =>
    [...document.querySelectorAll(selector)].map((one) => {
      const area = areaOf(one);
      const size = (area.right - area.left) * (area.bottom - area.top);
      return { area, weight: weight === 'thing' ? THING / Math.max(1, size) : weight };
    }),
  );
}

/** The areas that the bubble must not cover now. `keys`: the things on the table that the next move needs. */
function hardAreas(screen: TableScreen, keys: readonly string[]): Area[] {
  const needed = keys.map((key) => `#table [data-key="${CSS.escape(key)}"]`);
  const found = [...document.querySelectorAll([HARD, ...needed].join(', '))].map(areaOf);
  const stage = screen.stage();
  const arena = document.querySelector('.arena');
  if (stage !== null && arena !== null) {
    const from = areaOf(arena);
    // A place without a button, such as one that a move would make, is only drawn.
    const drawn = [...stage.anchors()].flatMap(([key, rect]) => (keys.includes(String(key)) ? [rect] : []));
    for (const { x, y, w, h } of [...drawn, ...[stage.busy?.() ?? []].flat()])
      found.push({ left: from.left + x, top: from.top + y, right: from.left + x + w, bottom: from.top + y + h });
  }
  return found.filter(isThere);
}

interface Spoken {
  screen: TableScreen;
  /** where the thing is that the sentence is about; null if there is none on the screen */
  box: DOMRect | null;
  /** the words, and what else changes the bubble's size */
  text: string;
  /** the things on the table that the next move needs */
  keys: readonly Anchor[];
}

/**
 * Finds the place of the coach's bubble again whenever something on the screen has changed. `ref`: for the bubble's element; `at`: null while
 * it was not measured; `strip`: the words stand in the strip, because there is nothing to point at, no free place, or little space on the
 * screen. A sentence that went into the strip stays there.
 */
export function usePlace({ screen, box, text, keys }: Spoken): {
  ref: { current: HTMLDivElement | null };
  at: Placed | null;
  strip: boolean;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Placed | null>(null);
  const [stuck, setStuck] = useState<string | null>(null);
  const strip = box === null || stuck === text || isSmall();
  const needed = keys.join('\n');
  useLayoutEffect(() => {
    if (strip) {
      setAt(null);
      return undefined;
    }
    let before = '';
    const place = (): void => {
      const bubble = ref.current;
      if (bubble === null) return;
      // Whole pixels: an animation of the bubble's own size would never come to rest.
      const [w, h] = [Math.ceil(bubble.offsetWidth), Math.ceil(bubble.offsetHeight)];
      const hard = hardAreas(screen, needed === '' ? [] : needed.split('\n'));
      const now = JSON.stringify([w, h, innerWidth, innerHeight, hard]);
      if (now === before) return;
      before = now;
      if (isSmall()) return setStuck(text);
      const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      const found = placeBubble(box, { w, h }, window, hard, softAreas());
      if (found === null) setStuck(text);
      setAt(found);
    };
    place();
    const id = setInterval(place, LOOK_EVERY);
    return () => clearInterval(id);
  }, [screen, box, text, strip, needed]);
  return { ref, at, strip };
}
