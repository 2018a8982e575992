/** The edge between the table and the panels beside it. Dragging it, or the arrow keys on it, makes the panels wider or narrower. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { DESK, type Prefs } from '../contract/prefs.ts';

/** How far an arrow key moves the edge, CSS px. */
const STEP = 24;

/** The style of a page whose panels have the width that the person chose; undefined if they chose none. */
export const deskStyle = ({ desk }: Prefs): JSX.CSSProperties | undefined =>
  desk === 0 ? undefined : { '--desk-own': `${desk}px` };

/** The largest width of the panels on this screen, CSS px. */
const widest = (): number => Math.max(DESK.least, Math.floor(innerWidth * DESK.share));

/** The separator at the start of the panels, on screens that have them beside the table. The settings keep the width. */
export function DeskEdge({ prefs }: { prefs: Prefs }): JSX.Element {
  const edge = useRef<HTMLDivElement>(null);
  /** the width of the panels, as laid out */
  const [width, setWidth] = useState<number>(DESK.least);
  const held = useRef<{ x: number; width: number } | null>(null);
  useEffect(() => {
    const desk = edge.current!.parentElement!;
    const measure = (): void => setWidth(Math.round(desk.getBoundingClientRect().width));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(desk);
    return () => watch.disconnect();
  }, []);
  /** 1 if the panels are to the right of the table, -1 if they are to its left. */
  const side = (): number => (getComputedStyle(edge.current!).direction === 'rtl' ? -1 : 1);
  const set = (wanted: number): void => {
    prefs.desk = Math.round(Math.max(DESK.least, Math.min(widest(), wanted)));
  };
  const byKey = (key: string): (() => void) | undefined =>
    ({
      ArrowLeft: () => set(width + STEP * side()),
      ArrowRight: () => set(width - STEP * side()),
      Home: () => set(DESK.least),
      End: () => set(widest()),
      Enter: () => void (prefs.desk = 0),
    })[key];
  return (
    <div
      ref={edge}
      class="desk-edge"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('desk.edge')}
      title={t('desk.edge.help')}
      aria-valuemin={DESK.least}
      aria-valuemax={widest()}
      aria-valuenow={width}
      onKeyDown={(event) => {
        const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : byKey(event.key);
        if (act === undefined) return;
        // The page's own keys step through a recorded game or end an animation.
        event.preventDefault();
        act();
      }}
      onDblClick={() => (prefs.desk = 0)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX, width };
      }}
      onPointerMove={({ clientX }) => {
        const from = held.current;
        if (from !== null && clientX !== from.x) set(from.width + (from.x - clientX) * side());
      }}
      onPointerUp={() => (held.current = null)}
      onPointerCancel={() => (held.current = null)}
    />
  );
}
