/** The arrows and highlights of the notes shown, drawn over the table. Notes.tsx also gives them in words. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Anchor } from '../../core/anchor.ts';
import type { Shape } from '../../replay/format.ts';
import type { Rect, StagePort } from '../contract/ports.ts';
import type { TableUi } from '../contract/table-ui.ts';
import { shownNotes } from './notes.ts';
import { Arrow } from '../table/Arrow.tsx';
import { arrowPath, lieOf } from '../table/arrows.ts';
import { TONE_SIGN } from './shapes.ts';
import type { Watcher } from './watcher.ts';

/** Distance between a highlight and the thing it surrounds, CSS px. */
const OFF = 5;
/** Delay after which shapes are measured again, because the plain table has moved its cards by then, ms. */
const SETTLED = 250;

/** A shape with the measured boxes of its anchors, relative to the drawing; `to` is null for a highlight. */
interface Drawn {
  shape: Shape;
  from: Rect;
  to: Rect | null;
}

const NONE: Drawn[] = [];

/** Measures the shapes whose anchors are all on the screen. `over`: the element they are drawn in. */
function drawnOf(shapes: readonly Shape[], over: Element, table: ParentNode, zones: TableUi['zones']): Drawn[] {
  const { left, top } = over.getBoundingClientRect();
  const lie = (anchor: Anchor): Rect | null => {
    const box = lieOf(anchor, table, zones);
    return box === null ? null : { ...box, x: box.x - left, y: box.y - top };
  };
  return shapes.flatMap((shape): Drawn[] => {
    const from = lie(shape.kind === 'arrow' ? shape.from : shape.on);
    const to = shape.kind === 'arrow' ? lie(shape.to) : null;
    return from === null || (shape.kind === 'arrow' && to === null) ? [] : [{ shape, from, to }];
  });
}

function ShapeDrawn({ shape, from, to }: Drawn): JSX.Element | null {
  const tone = shape.tone ?? 'plain';
  if (to !== null) {
    const path = arrowPath(from, to);
    return path === null ? null : <Arrow path={path} tone={tone} />;
  }
  const box = { x: from.x - OFF, y: from.y - OFF, width: from.w + 2 * OFF, height: from.h + 2 * OFF };
  return (
    <g class={`shape is-${tone}`}>
      <rect class="shape-under" {...box} rx={7} />
      <rect class="shape-line" {...box} rx={7} />
      {TONE_SIGN[tone] !== '' && (
        <>
          <circle class="shape-badge" cx={box.x + box.width - 2} cy={box.y + 2} r={9} />
          <text class="shape-sign" x={box.x + box.width - 2} y={box.y + 2}>
            {TONE_SIGN[tone]}
          </text>
        </>
      )}
    </g>
  );
}

export function ShapesOver({ watcher, stage }: { watcher: Watcher; stage: StagePort | null }): JSX.Element {
  const { at, part, openVariation, hidden, track, guess } = watcher.state;
  const layers = watcher.layers();
  const { placing } = watcher.editor.state;
  const { view } = watcher.screen.state;
  const { zones } = watcher.screen.ui;
  const over = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useState<Drawn[]>(NONE);
  useEffect(() => {
    const own = over.current;
    const arena = own?.parentElement;
    if (!own || !arena) return undefined;
    // While a guess is open no notes are shown, because their arrows may give the move away.
    const noted = guess?.question != null ? [] : shownNotes(layers, openVariation, at, hidden, part);
    const shapes = noted.flatMap((note) => note.shapes);
    if (placing?.from != null) shapes.push({ kind: 'highlight', on: placing.from, tone: placing.tone });
    // Most positions have no shapes, so nothing needs measuring.
    if (shapes.length === 0) {
      setDrawn(NONE);
      return undefined;
    }
    const measure = (): void => setDrawn(drawnOf(shapes, own, arena, zones));
    measure();
    const later = setTimeout(measure, SETTLED);
    const stop = stage?.onSettle(measure);
    const follow = new ResizeObserver(measure);
    follow.observe(arena);
    arena.addEventListener('scroll', measure, { capture: true, passive: true });
    return () => {
      clearTimeout(later);
      stop?.();
      follow.disconnect();
      arena.removeEventListener('scroll', measure, { capture: true });
    };
  }, [at, part, openVariation, hidden, track, layers, view, stage, zones, placing, guess?.question]);
  return (
    <svg ref={over} class="shapes" aria-hidden="true" focusable="false" dir="ltr">
      {drawn.map((one, i) => (
        <ShapeDrawn key={`${at} ${i}`} {...one} />
      ))}
    </svg>
  );
}
