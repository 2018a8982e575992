/** The gallery's list of exhibits, and the one that was chosen: each state at three widths. */
import { addressOf, EXHIBITS, SCREENS } from './exhibit.ts';

/** How wide a screen is drawn in the gallery, CSS px. */
const DRAWN = { 390: 260, 1280: 640, 1920: 760 } as const;

const list = document.getElementById('list')!;
const shown = document.getElementById('shown')!;

function make<T extends keyof HTMLElementTagNameMap>(tag: T, parent: Element, text = ''): HTMLElementTagNameMap[T] {
  const element = parent.appendChild(document.createElement(tag));
  element.textContent = text;
  return element;
}

/** Shows the exhibit that the address names, or the first one. */
function show(): void {
  const chosen = EXHIBITS.has(location.hash.slice(1)) ? location.hash.slice(1) : [...EXHIBITS.keys()][0]!;
  for (const link of list.querySelectorAll('a')) {
    if (link.hash === `#${chosen}`) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  shown.replaceChildren();
  for (const state of Object.keys(EXHIBITS.get(chosen)!.states)) {
    const link = make('a', make('h2', shown), state);
    link.href = addressOf(chosen, state);
    const widths = make('div', shown);
    widths.className = 'widths';
    for (const { width, height } of SCREENS) {
      const scale = DRAWN[width] / width;
      const box = make('div', widths);
      box.className = 'scaled';
      Object.assign(box.style, { width: `${DRAWN[width]}px`, height: `${height * scale}px` });
      const frame = make('iframe', box);
      frame.title = `${state}, ${width} px wide`;
      frame.loading = 'lazy';
      frame.width = String(width);
      frame.height = String(height);
      frame.style.transform = `scale(${scale})`;
      frame.src = link.href;
    }
  }
}

for (const [name, { title }] of EXHIBITS) make('a', list, title).href = `#${name}`;
addEventListener('hashchange', show);
show();
