/** One button of the table: a card, a zone or a pile. Visible on the plain table, transparent over the drawn one. */
import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Box, TableFocus } from '../contract/table-focus.ts';
import type { TableItem } from '../contract/table-ui.ts';
import { mouseMoved } from './mouse.ts';

/** A touch longer than this shows the card enlarged, ms. */
const LONG_PRESS = 450;
/** How long the mouse must rest on a card it has moved to before the card is shown enlarged, ms. */
const HOVER = 220;

/**
 * Handles a press on a thing on the table. `box`: its position on the screen; `reading`: the press is a finger's first tap, which only
 * shows what could be done.
 */
export type Act = (item: TableItem, box: Box, reading?: boolean) => void;

interface Props {
  item: TableItem;
  screen: TableFocus;
  act: Act;
  /** 0 for the one button of its group that Tab reaches, else -1 */
  tab: number;
  onFocus: () => void;
  /** whether the thing is ticked for a choice of several; left out if the open decision is not such a choice */
  ticked?: boolean | undefined;
  class?: string;
  style?: JSX.CSSProperties;
  children?: ComponentChildren;
}

/**
 * After a press by mouse, Space answers the question: the thing pressed does not take the focus, so Space does not press it again, and a
 * button elsewhere that had the focus loses it.
 */
function giveSpaceBack(event: MouseEvent): void {
  event.preventDefault();
  const had = document.activeElement;
  if (had instanceof HTMLElement && had.matches('button, a[href], summary') && had.closest('#prompt') === null)
    had.blur();
}

export function TableButton({
  item,
  screen,
  act,
  tab,
  onFocus,
  ticked,
  class: extra,
  style,
  children,
}: Props): JSX.Element {
  const ref = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pressed = useRef(false);
  const touched = useRef(false);
  const box = (): DOMRect => ref.current?.getBoundingClientRect() ?? new DOMRect();
  const show = (pinned: boolean): void => screen.zoom(item.face, pinned, box());
  const stop = (): void => clearTimeout(timer.current);
  const isRead = (): boolean => {
    const { zoom } = screen.state;
    return zoom !== null && zoom.pinned && zoom.face.at === item.key;
  };
  return (
    <button
      ref={ref}
      type="button"
      class={`table-button${item.lit ? ' lit' : ''}${extra === undefined ? '' : ` ${extra}`}`}
      style={style}
      tabIndex={tab}
      data-key={String(item.key)}
      aria-label={item.name}
      aria-pressed={ticked}
      onMouseDown={giveSpaceBack}
      onClick={() => {
        if (pressed.current) pressed.current = false;
        // A finger's first tap on a card enlarges it, the second acts. If things are too close together, the first tap spreads them out.
        else if (touched.current && screen.unfold(item.key)) screen.zoom(null, true);
        else if (touched.current && item.face !== null && !isRead()) show(true);
        else act(item, box(), touched.current && item.face === null);
        touched.current = false;
      }}
      onPointerEnter={(event) => event.pointerType !== 'mouse' && screen.look(item.key)}
      onPointerMove={(event) => {
        if (event.pointerType !== 'mouse' || !mouseMoved()) return;
        screen.look(item.key);
        stop();
        timer.current = setTimeout(() => show(false), HOVER);
      }}
      onPointerLeave={(event) => {
        stop();
        screen.look(null);
        if (event.pointerType === 'mouse') screen.zoom(null, false);
      }}
      onPointerDown={(event) => {
        pressed.current = false;
        touched.current = event.pointerType === 'touch';
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
