/** The way a piece would go if the choice that is looked at were made, as an arrow over the table. The button says it in words. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TableScreen } from './screen.ts';
import { Arrow } from './Arrow.tsx';
import { arrowPath, lieOf } from './arrows.ts';

export function PathOver({ screen }: { screen: TableScreen }): JSX.Element {
  const path = screen.state.ahead?.path ?? null;
  const { zones } = screen.ui;
  const over = useRef<SVGSVGElement>(null);
  const [arrow, setArrow] = useState<ReturnType<typeof arrowPath>>(null);
  useLayoutEffect(() => {
    const arena = over.current?.parentElement;
    if (path === null || !over.current || !arena) return setArrow(null);
    const { left, top } = over.current.getBoundingClientRect();
    const [from, to] = path.map((anchor) => lieOf(anchor, arena, zones));
    if (from == null || to == null) return setArrow(null);
    const inside = (box: typeof from): typeof from => ({ ...box, x: box.x - left, y: box.y - top });
    setArrow(arrowPath(inside(from), inside(to)));
  }, [path, zones]);
  return (
    <svg ref={over} class="shapes" aria-hidden="true" focusable="false" dir="ltr">
      {arrow !== null && <Arrow path={arrow} tone="plain" />}
    </svg>
  );
}
