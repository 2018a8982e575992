/** A tile as a small picture: its four spaces with the sign of their kind and their value, as they would lie on the board. */
import type { JSX } from 'preact';
import { numeral } from '../../../../i18n/index.ts';
import { TILES } from '../../rules/defs.ts';
import type { TileFace } from '../../rules/board/faces.ts';
import { KIND_SIGN } from './kinds.ts';

/** The picture of a tile, hidden from screen readers: the button beside it says the same in words. */
export function TilePicture({ face }: { face: TileFace }): JSX.Element {
  return (
    <span class="tile-picture" dir="ltr" aria-hidden="true">
      {TILES[face]!.map(({ kind, value }, i) => (
        // A tile's spaces never change places.
        <span key={i} class={`tile-space kind-${kind}${value < 0 ? ' is-below' : ''}`}>
          <i>{KIND_SIGN[kind]}</i>
          <b>{numeral(value)}</b>
        </span>
      ))}
    </span>
  );
}
