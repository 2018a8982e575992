/** A side's emblem: an angular tower for the Corp, a curved circuit for the Runner. */
import type { JSX } from 'preact';
import type { Seat } from '../rules/model.ts';

export function Emblem({ seat }: { seat: Seat }): JSX.Element {
  return (
    <svg class="emblem" viewBox="0 0 80 80" aria-hidden="true" focusable="false">
      {seat === 'corp' ? (
        <path d="M14 70V30h14V14h24v16h14v40M6 70h68M24 40h6M36 24h8M36 34h8M36 44h8M50 40h6M24 52h6M50 52h6M36 70V56h8v14" />
      ) : (
        <path d="M40 12a28 28 0 1 0 28 28M40 24a16 16 0 1 0 16 16M40 36a4 4 0 1 0 4 4M44 36 68 12M56 12h12v12" />
      )}
    </svg>
  );
}
