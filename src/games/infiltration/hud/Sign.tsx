/** Signs of the seats, each with its own shape as well as its colour, and of things in the building. */
import type { JSX } from 'preact';
import { SeatSign } from '../../../hud/components/SeatSign.tsx';

/** The outline of each seat's sign, in a 24 × 24 box. */
export const SHAPES: Readonly<Record<string, string>> = {
  quill: 'M20.5 3C12 4 6.5 8.5 4.5 16L3 21l2-.4c1-2.6 2.2-4.3 4-5.6h4.5c3.5-2.5 5.7-6.7 7-12z',
  ferro: 'M12 2.5 20 7v10l-8 4.5L4 17V7zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  ash: 'M4 5h6v14H4zM14 5h6v14h-6z',
  ilse: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
  mimi: 'M12 21C5 15.5 3 12 3 8.5A4.6 4.6 0 0 1 12 6a4.6 4.6 0 0 1 9 2.5C21 12 19 15.5 12 21z',
  orrin: 'M12 2.2 14.9 9h6.9l-5.6 4.4 2.1 7.4L12 16.4l-6.3 4.4 2.1-7.4L2.2 9h6.9z',
};

/** Draws a seat's sign. `mark`: the number of an operative, drawn on it in games where each player has two. */
export const Sign = ({ seat, mark }: { seat: string; mark?: number | undefined }): JSX.Element => (
  <SeatSign seat={seat} shape={SHAPES[seat] ?? SHAPES['ferro']} mark={mark} />
);

/** The outlines of the signs other than the seats', in a 24 × 24 box. */
const GLYPHS = {
  token: 'M4 7l8-4 8 4v10l-8 4-8-4zM12 8.5 8 10.6v3.8l4 2.1 4-2.1v-3.8z',
  interface: 'M3 5h18v11H3zM5.5 7.5v6h13v-6zM8 18.5h8V21H8z',
  worker: 'M12 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c.5-5.5 3.5-8 8-8s7.5 2.5 8 8z',
  lock: 'M6 10V8a6 6 0 0 1 12 0v2h2v11H4V10zM9 10h6V8a3 3 0 0 0-6 0z',
  sludge: 'M3 9c3-4 6 3 9 0s6 3 9 0v3c-3 3-6-3-9 0s-6-3-9 0zM3 16c3-4 6 3 9 0s6 3 9 0v3c-3 3-6-3-9 0s-6-3-9 0z',
  guard: 'M12 2l8 3v6c0 6-3.5 9-8 11-4.5-2-8-5-8-11V5z',
  item: 'M4 8h16v12H4zM8 8V4h8v4h-2.5V6.5h-3V8z',
  wound: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
  delay: 'M6 2h12v4l-4.5 6 4.5 6v4H6v-4l4.5-6L6 6z',
  door: 'M3 3h10v2.5H5.5v13H13V21H3zM11 10.5h5V7l5 5-5 5v-3.5h-5z',
  warning: 'M12 2 23 21H1zM10.8 9v6h2.4V9zM10.8 16.8v2.2h2.4v-2.2z',
  lever: 'M10 2h4v20h-4zM3 8h4v8H3zM17 8h4v8h-4z',
} as const;
export type GlyphName = keyof typeof GLYPHS;

export function Glyph({ name }: { name: GlyphName }): JSX.Element {
  return (
    <svg class={`glyph glyph-${name}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={GLYPHS[name]} fill-rule="evenodd" />
    </svg>
  );
}
