/** A seat's emblem on the set-up page: its sign, large. */
import type { JSX } from 'preact';
import { Sign } from './Sign.tsx';

export function Emblem({ seat }: { seat: string }): JSX.Element {
  return (
    <span class="seat-emblem">
      <Sign seat={seat} />
    </span>
  );
}
