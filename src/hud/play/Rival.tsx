/** A rival's face, name and line over the table. The live region speaks the line, not this element. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { patch } from '../components/state.ts';
import type { Play } from './play.ts';

/** How long a line is shown: a base time, plus a time for each character, ms. */
const BASE_TIME = 3500;
const CHARACTER_TIME = 60;
/** Side of a face, CSS px. */
const FACE = 56;

/** `stays`: the line is shown until the page is left. */
export function Rival({ play, stays = false }: { play: Play; stays?: boolean }): JSX.Element | null {
  const { rival } = play.state;
  const face = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = face.current;
    const ctx = canvas?.getContext('2d');
    if (rival === null || canvas === null || ctx == null) return;
    const size = Math.round(FACE * Math.max(1, devicePixelRatio || 1));
    canvas.width = canvas.height = size;
    rival.draw(ctx, rival.seat, size);
  }, [rival]);
  useEffect(() => {
    if (rival === null || stays) return undefined;
    const id = setTimeout(() => patch(play.state, { rival: null }), BASE_TIME + rival.text.length * CHARACTER_TIME);
    return () => clearTimeout(id);
  }, [play, rival, stays]);
  if (rival === null) return null;
  return (
    <figure class={`rival panel of-${rival.seat}`} key={rival.n} aria-hidden="true">
      <canvas ref={face} class="rival-face" />
      <figcaption>
        <b>{rival.name}</b>
        <q>{rival.text}</q>
      </figcaption>
    </figure>
  );
}
