/** What is wrong with the words on a page in a pseudo-language: left in English, cut off, or over one another. */
import type { Page } from '@playwright/test';

/** Returns a sentence for each fault. `names`: texts that stay as they are in every language, such as the titles of cards. */
export const wordFaults = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate((names) => {
    const faults: string[] = [];
    /** Whether an element or one around it is only for screen readers. */
    const isUnseen = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).clipPath.startsWith('inset(') || isUnseen(one.parentElement));
    const isShown = (one: Element): boolean =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isUnseen(one);
    interface Said {
      element: Element;
      text: string;
      boxes: DOMRect[];
    }
    const said: Said[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement!;
      const text = (node.textContent ?? '').trim();
      if (text === '' || !isShown(element) || element.closest('script, style, option, textarea') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      said.push({ element, text, boxes: [...range.getClientRects()].filter(({ width }) => width > 0) });
    }
    const name = ({ element, text }: Said): string =>
      `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} (in .${element.parentElement?.className ?? ''}) "${text.slice(0, 50)}"`;

    // Left in English: letters that are no title, no name filled into a sentence, no key and no filling of the pseudo-language.
    const rest = (text: string): string =>
      names
        .reduce((now, title) => now.replaceAll(title, ''), text)
        .replace(/\u2068[^\u2069]*\u2069/g, '')
        .replace(/\u202e[^\u202c]*\u202c|\u200f[^\u200f]*\u200f/g, '')
        .replace(/\b(?:and|or)\b/g, '')
        .replace(/\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b[^[]*/g, '')
        .replace(/\S*[\u00c0-\u024f\u1e00-\u1eff]\S*/g, '');
    for (const one of said)
      if (/[A-Za-z]{3}/.test(rest(one.text)) && one.element.closest('kbd, bdi, .note-text, [lang]:not(html)') === null)
        faults.push(`in English: ${name(one)}`);

    // Cut off: more than a pixel of it lies outside something that hides what leaves it and cannot be scrolled.
    for (const one of said) {
      for (let up: Element | null = one.element; up !== null && up !== document.body; up = up.parentElement) {
        const style = getComputedStyle(up);
        const frame = up.getBoundingClientRect();
        const hidesX = ['hidden', 'clip'].includes(style.overflowX);
        const hidesY = ['hidden', 'clip'].includes(style.overflowY);
        const cutX = hidesX && one.boxes.some((box) => box.left < frame.left - 1.5 || box.right > frame.right + 1.5);
        const cutY = hidesY && one.boxes.some((box) => box.top < frame.top - 4 || box.bottom > frame.bottom + 4);
        if (cutX || cutY) {
          faults.push(`cut off by .${up.className}: ${name(one)}`);
          break;
        }
        if (['auto', 'scroll'].includes(style.overflowX) || ['auto', 'scroll'].includes(style.overflowY)) break;
        if (style.position === 'fixed') break;
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');

    // Over one another: two texts, neither in the other, of which one has no ground of its own.
    const hasGround = (one: Element, within: Element): boolean => {
      for (let up: Element | null = one; up !== null && up !== within; up = up.parentElement) {
        const alpha = /rgba?\(.*?(?:[,/]\s*([\d.]+))?\)$/.exec(getComputedStyle(up).backgroundColor);
        const opacity = getComputedStyle(up).backgroundColor.startsWith('rgba') ? Number(alpha?.[1] ?? 0) : 1;
        if (getComputedStyle(up).backgroundColor !== 'transparent' && opacity > 0.5) return true;
        if (getComputedStyle(up).backgroundImage !== 'none') return true;
      }
      return false;
    };
    /** What can be seen of a box: cut by whatever scrolls around it, and by the window. */
    const seen = (box: DOMRect, of: Element): DOMRect[] => {
      let { left, top, right, bottom } = box;
      const cut = (frame: { left: number; top: number; right: number; bottom: number }): void => {
        left = Math.max(left, frame.left);
        top = Math.max(top, frame.top);
        right = Math.min(right, frame.right);
        bottom = Math.min(bottom, frame.bottom);
      };
      cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
      for (let up: Element | null = of; up !== null; up = up.parentElement)
        if (getComputedStyle(up).overflow !== 'visible') cut(up.getBoundingClientRect());
      return right > left && bottom > top ? [new DOMRect(left, top, right - left, bottom - top)] : [];
    };
    const inView = said
      .map((one) => ({ ...one, boxes: one.boxes.flatMap((box) => seen(box, one.element)) }))
      .filter(({ boxes }) => boxes.length > 0);
    const common = (a: Element, b: Element): Element => {
      let up: Element = a;
      while (!up.contains(b)) up = up.parentElement!;
      return up;
    };
    for (const [i, a] of inView.entries())
      for (const b of inView.slice(i + 1)) {
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
        const over = a.boxes.some((x) =>
          b.boxes.some(
            (y) =>
              Math.min(x.right, y.right) - Math.max(x.left, y.left) > 3 &&
              Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top) > 5,
          ),
        );
        if (!over) continue;
        const both = common(a.element, b.element);
        if (hasGround(a.element, both) || hasGround(b.element, both)) continue;
        faults.push(`over one another: ${name(a)} and ${name(b)}`);
      }
    return [...new Set(faults)];
  }, names);
