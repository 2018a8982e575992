import type { JSX } from 'preact';
import type { arrowPath } from './arrows.ts';

/** An arrow over the table. `tone`: its colour and line, by the class `is-<tone>`. */
export function Arrow({ path, tone }: { path: NonNullable<ReturnType<typeof arrowPath>>; tone: string }): JSX.Element {
  return (
    <g class={`shape is-${tone}`}>
      <path class="shape-under" d={path.line} />
      <path class="shape-line" d={path.line} />
      <path class="shape-head" d={path.head} />
    </g>
  );
}
