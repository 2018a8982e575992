/** The icons, as SVG paths. They differ in shape, not only in colour, and each is used with a word or an accessible name. */
import type { JSX } from 'preact';

const PATHS = {
  coin: 'M12 2.6 20.2 7.3v9.4L12 21.4 3.8 16.7V7.3zM12 7v10M8.6 9.2h5.1a1.9 1.9 0 0 1 0 3.8H10a1.9 1.9 0 0 0 0 3.8h5.4',
  clock: 'M12 3a9 9 0 1 0 9 9M12 7v5l3.4 2M16 3.2h5v5',
  tag: 'M4 4h8l8 8-8 8-8-8zM8.2 8.2h.01',
  bad: 'M4 9v6h4l6 5V4L8 9zM17.5 9.2l4 5.6M21.5 9.2l-4 5.6',
  memory: 'M6 6h12v12H6zM9.5 9.5h5v5h-5zM9 6V3M15 6V3M9 21v-3M15 21v-3M6 9H3M6 15H3M21 9h-3M21 15h-3',
  link: 'M9.5 14.5l5-5M8 11l-2.6 2.6a3.5 3.5 0 0 0 5 5L13 16M16 13l2.6-2.6a3.5 3.5 0 0 0-5-5L11 8',
  points: 'M12 2.8l2.7 6 6.5.7-4.9 4.4 1.4 6.4L12 17l-5.7 3.3 1.4-6.4L2.8 9.5l6.5-.7z',
  hand: 'M5.2 7.6l8-2.8 4.7 12.6-8 2.9zM14.8 5.2h4.4v13.3',
  deck: 'M5 8h11v13H5zM8 5h11v13M11 2h11v13',
  brain:
    'M12 4v16M12 4.6a3.4 3.4 0 0 0-5.8 2A3.7 3.7 0 0 0 5 13.2a3.6 3.6 0 0 0 3.4 5.9A3.4 3.4 0 0 0 12 20M12 4.6a3.4 3.4 0 0 1 5.8 2 3.7 3.7 0 0 1 1.2 6.6 3.6 3.6 0 0 1-3.4 5.9A3.4 3.4 0 0 1 12 20',
  menu: 'M4 7h16M4 12h16M4 17h16',
  log: 'M5 4h14v16H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4',
  help: 'M9 9.2a3 3 0 1 1 4.4 2.7c-1 .6-1.4 1-1.4 2.2M12 17.6h.01M12 2.8a9.2 9.2 0 1 0 0 18.4 9.2 9.2 0 0 0 0-18.4z',
  undo: 'M9 5 4.5 9.5 9 14M4.5 9.5h9a5.5 5.5 0 0 1 0 11H10',
  hold: 'M7 4v16M17 4v16M11 8h2v8h-2z',
  check: 'M4.5 12.5 10 18 19.5 6.5',
  close: 'M6 6l12 12M18 6 6 18',
  back: 'M14.5 5.5 8 12l6.5 6.5',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  skip: 'M5 5.5 11.5 12 5 18.5M12 5.5l6.5 6.5-6.5 6.5M20.5 5v14',
  run: 'M3 12h13M11 6l6 6-6 6M20.5 4.5v15',
  bars: 'M3.5 8h17v8h-17zM8 8v8M12.2 8v8M16.4 8v8',
  shield: 'M12 3l7.5 2.8v5.7c0 4.6-3 8-7.5 9.7-4.5-1.7-7.5-5.1-7.5-9.7V5.8z',
  gear: 'M12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8zM12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M18.5 5.5l-2.1 2.1M7.6 16.4l-2.1 2.1',
  die: 'M4.5 4.5h15v15h-15zM8.6 8.6h.01M15.4 8.6h.01M12 12h.01M8.6 15.4h.01M15.4 15.4h.01',
  up: 'M12 20V5M5.5 11.5 12 5l6.5 6.5',
  down: 'M12 4v15M5.5 12.5 12 19l6.5-6.5',
  trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5',
  stop: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM8 12h8',
  forecast: 'M4 20V4M4 20h16M8 16l3.5-5 3 2.5L20 6M20 6v4.5M20 6h-4.5',
  steps: 'M3 6.5h5v11H3zM10.5 6.5h4v11h-4zM17 6.5h4v11h-4z',
  fold: 'M5 4.5h14M12 20V9.5M7 14l5-5 5 5',
  play: 'M7.5 4.8 19 12 7.5 19.2z',
  redo: 'M15 5l4.5 4.5L15 14M19.5 9.5h-9a5.5 5.5 0 0 0 0 11H14',
  swap: 'M4 8h13M13 4l4 4-4 4M20 16H7M11 12l-4 4 4 4',
  pencil: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5',
  note: 'M3.5 4h17v12H13l-5 4.5V16H3.5zM7.5 8h9M7.5 12h6',
  crown: 'M3.5 18.5h17M4 15 3 6.5l5 3.5 4-6 4 6 5-3.5L20 15z',
  star: 'M12 3.2l2.6 5.9 6.4.7-4.8 4.3 1.4 6.3L12 17.1l-5.6 3.3 1.4-6.3L3 9.8l6.4-.7z',
  fork: 'M5 12h5c4 0 3.5-6 8-6M10 12c4 0 3.5 6 8 6M15.5 3.2 18.6 6l-3.1 2.8M15.5 15.2l3.1 2.8-3.1 2.8',
  target:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 1v5M12 18v5M1 12h5M18 12h5',
  arrow: 'M4 19C6 11 11 7.5 18.5 7.5M13.5 3l5.5 4.5-5.5 4.5',
  frame: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.2 15.2 20.5 20.5',
} as const;

export type IconName = keyof typeof PATHS;

/** The names of all icons. */
export const ICONS = Object.keys(PATHS) as IconName[];

/** An icon 1em high, in the colour of the text around it; hidden from screen readers. */
export function Icon({ name, class: extra }: { name: IconName; class?: string }): JSX.Element {
  return (
    <svg
      class={extra === undefined ? 'icon' : `icon ${extra}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

/** The program's logo: an arrow breaking through a bar. */
export function Mark(): JSX.Element {
  return (
    <svg class="mark" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path class="mark-bar" d="M8 14h18l4 9-6 9 6 9-4 9H8z M56 14H40l-4 6M56 50H40l-4-6M56 14v36" />
      <path class="mark-run" d="M14 32h30M34 20l12 12-12 12" />
    </svg>
  );
}
