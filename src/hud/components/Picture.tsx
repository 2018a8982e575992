/** A card's picture in a page, as decoration: hidden from screen readers. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { DrawArt } from '../contract/table-focus.ts';

interface Props {
  code: string;
  draw: DrawArt;
  /** size of the picture's canvas, pixels; CSS sets its size on the page */
  width: number;
  height: number;
  class: string;
}

export function Picture({ code, draw, width, height, class: name }: Props): JSX.Element {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (ref.current !== null) draw(ref.current, code);
  }, [code, draw]);
  return <canvas ref={ref} class={name} width={width} height={height} aria-hidden="true" />;
}
