/** One button of the table: a card, a place or a pile. Visible on the plain table, transparent over the drawn one. */
import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Box, TableItem } from '../game-ui.ts';
import type { Looking } from './looking.ts';

/** A touch longer than this shows the card enlarged, ms. */
const LONG_PRESS = 450;
/** How long the mouse rests on a card before it is shown enlarged, ms. */
const HOVER = 160;

interface Props {
  item: TableItem;
  screen: Looking;
  /** handles a click or Enter on the button; `box`: its place on the screen */
  act: (item: TableItem, box: Box) => void;
  /** 0 for the one button of its group that Tab reaches, else -1 */
  tab: number;
  onFocus: () => void;
  class?: string;
  style?: JSX.CSSProperties;
  children?: ComponentChildren;
}

export function TableButton({ item, screen, act, tab, onFocus, class: extra, style, children }: Props): JSX.Element {
  const ref = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pressed = useRef(false);
  const box = (): DOMRect => ref.current?.getBoundingClientRect() ?? new DOMRect();
  const show = (pinned: boolean): void => screen.zoom(item.face, pinned, box());
  const stop = (): void => clearTimeout(timer.current);
  return (
    <button
      ref={ref}
      type="button"
      class={`table-button${item.lit ? ' lit' : ''}${extra === undefined ? '' : ` ${extra}`}`}
      style={style}
      tabIndex={tab}
      data-key={String(item.key)}
      aria-label={item.name}
      onClick={() => {
        if (pressed.current) pressed.current = false;
        else act(item, box());
      }}
      onPointerEnter={(event) => {
        screen.look(item.key);
        stop();
        if (event.pointerType === 'mouse') timer.current = setTimeout(() => show(false), HOVER);
      }}
      onPointerLeave={(event) => {
        stop();
        screen.look(null);
        if (event.pointerType === 'mouse') screen.zoom(null, false);
      }}
      onPointerDown={(event) => {
        pressed.current = false;
        if (event.pointerType === 'mouse') return;
        stop();
        timer.current = setTimeout(() => {
          pressed.current = true;
          show(true);
        }, LONG_PRESS);
      }}
      onPointerUp={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => {
        event.preventDefault();
        if (item.face !== null) show(true);
      }}
      onFocus={() => {
        onFocus();
        screen.look(item.key);
        if (ref.current?.matches(':focus-visible') && item.face !== null) show(false);
      }}
      onBlur={() => screen.zoom(null, false)}
    >
      {children}
    </button>
  );
}
