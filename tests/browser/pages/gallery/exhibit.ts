import type { AppState } from './app.ts';

/** One thing the gallery shows, in its states. */
export interface Exhibit {
  readonly title: string;
  /** Each state by its name: drawn into an element, or a moment of the real app. */
  readonly states: Readonly<Record<string, ((root: HTMLElement) => void) | AppState>>;
}

/** The exhibits by the names of their files. */
export const EXHIBITS: ReadonlyMap<string, Exhibit> = new Map(
  Object.entries(import.meta.glob<Exhibit>('./exhibits/*.{ts,tsx}', { eager: true, import: 'default' })).map(
    ([path, exhibit]) => [path.replace(/^.*\/|\.\w+$/g, ''), exhibit],
  ),
);

/** The widths at which each state is shown, with the heights of such screens, CSS px. */
export const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const;

/** The address of a state on a page of its own. */
export const addressOf = (exhibit: string, state: string): string =>
  `./frame.html?${String(new URLSearchParams({ exhibit, state }))}`;
