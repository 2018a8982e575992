/** What is wrong with where things stand on the page: for tests at the sizes of a desk and of a phone. */
import type { Page } from '@playwright/test';

/** A sentence for every button that is cut off, covered or too small to press, every word too small to read or covered, and every overlap of regions. */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const visible = (one: Element): boolean =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      one.closest('.unseen, [inert]') === null;
    const name = (one: Element): string =>
      `${one.tagName.toLowerCase()}.${[...one.classList].join('.')} "${(one.getAttribute('aria-label') ?? one.textContent ?? '').slice(0, 40)}"`;
    /** What can be seen of it: cut by whatever scrolls around it. */
    const shown = (one: Element): DOMRect | null => {
      let { left, top, right, bottom } = one.getBoundingClientRect();
      for (let up = one.parentElement; up !== null; up = up.parentElement) {
        if (getComputedStyle(up).overflow === 'visible') continue;
        const box = up.getBoundingClientRect();
        left = Math.max(left, box.left);
        top = Math.max(top, box.top);
        right = Math.min(right, box.right);
        bottom = Math.min(bottom, box.bottom);
      }
      return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : null;
    };
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
    const buttons = [...document.querySelectorAll('button, input')].filter(visible).flatMap((one) => {
      const box = shown(one);
      return box === null ? [] : [{ one, box }];
    });
    for (const { one, box } of buttons) {
      if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        faults.push(`${name(one)} is cut off`);
      const whole = one.getBoundingClientRect();
      if (whole.width < 24 || whole.height < 24)
        // Words of a sentence are as large as the sentence.
        if (!one.matches('.log-card, .term'))
          faults.push(`${name(one)} is ${Math.round(whole.width)}×${Math.round(whole.height)}`);
    }
    for (let i = 0; i < buttons.length; i++)
      for (let j = i + 1; j < buttons.length; j++) {
        const a = buttons[i]!;
        const b = buttons[j]!;
        if (
          a.one.contains(b.one) ||
          b.one.contains(a.one) ||
          a.one.matches('.log-card, .term') ||
          b.one.matches('.log-card, .term')
        )
          continue;
        // A server is the whole of its column; its cards lie on it.
        const column = a.one.closest('.is-server') ?? b.one.closest('.is-server');
        if (
          column !== null &&
          column.parentElement === a.one.closest('[role=list]') &&
          column.parentElement === b.one.closest('[role=list]')
        )
          continue;
        const w = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const h = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (w > 2 && h > 2) faults.push(`${name(a.one)} lies over ${name(b.one)}`);
      }
    // Words beside the table, each with a box of its own, and no button over it.
    for (const one of document.querySelectorAll('#hud :is(p, b, span, li, h2)')) {
      const said = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      const box = said && visible(one) && one.closest('.arena') === null ? shown(one) : null;
      if (box === null) continue;
      for (const other of buttons) {
        if (other.one.contains(one) || one.contains(other.one) || other.one.closest('.arena') !== null) continue;
        const w = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const h = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (w > 3 && h > 3) faults.push(`${name(other.one)} lies over the words ${name(one)}`);
      }
    }
    const regions = ['.bars', '.arena', '.desk', '.bar'].map((place) =>
      document.querySelector(`.game > ${place}`)!.getBoundingClientRect(),
    );
    for (const [i, a] of regions.entries())
      for (const b of regions.slice(i + 1))
        if (
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
        )
          faults.push('regions overlap');
    for (const one of document.querySelectorAll('#hud *')) {
      const own = [...one.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
      if (own && visible(one) && Number.parseFloat(getComputedStyle(one).fontSize) < 11.9)
        faults.push(`${name(one)} is written at ${getComputedStyle(one).fontSize}`);
    }
    return faults;
  });
