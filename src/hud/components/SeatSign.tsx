/** A seat's sign, which tells seats apart by shape as well as by colour. */
import type { JSX } from 'preact';

interface Props {
  seat: string;
  shape: string | undefined;
  mark?: number | undefined;
}

/** A seat's sign. `shape`: its outline as an SVG path, 24 × 24; `mark`: a number on it, to tell a seat's first thing from its second. */
export function SeatSign({ seat, shape, mark }: Props): JSX.Element {
  return (
    <svg class={`sign of-${seat}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shape} fill-rule="evenodd" />
      {mark !== undefined && (
        <text x="12" y="17" text-anchor="middle">
          {mark}
        </text>
      )}
    </svg>
  );
}
