/** A seat's sign. Each seat has its own shape as well as its colour. */
import type { JSX } from 'preact';
import { SeatSign } from '../../../hud/components/SeatSign.tsx';

/** The outline of each seat's sign, in a 24 × 24 box. */
export const SHAPES: Readonly<Record<string, string>> = {
  red: 'M12 3.5 21 20H3z',
  blue: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  green: 'M4 4h16v16H4z',
  amber: 'M12 2 21.5 12 12 22 2.5 12z',
  violet: 'M12 2.2 14.9 9h6.9l-5.6 4.4 2.1 7.4L12 16.4l-6.3 4.4 2.1-7.4L2.2 9h6.9z',
  white: 'M7 3.5h10L22 12l-5 8.5H7L2 12z',
  robot: 'M11 2h2v4h6v14H5V6h6zM8.5 10v3h2v-3zM13.5 10v3h2v-3z',
};

/** Draws a seat's sign. `mark`: the number of a pawn, drawn on it. */
export const Sign = ({ seat, mark }: { seat: string; mark?: number | undefined }): JSX.Element => (
  <SeatSign seat={seat} shape={SHAPES[seat] ?? SHAPES['robot']} mark={mark} />
);

/** Draws the Hat's sign: a brim and a crown. */
export function HatSign(): JSX.Element {
  return (
    <svg class="hat-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M2 17.5c6 2.6 14 2.6 20 0v2.2c-6 2.8-14 2.8-20 0zM6.2 16.6 8 5c2.6-1.6 5.4 1.2 8 0l1.8 11.6c-3.6 1.2-8 1.2-11.6 0z" />
    </svg>
  );
}
