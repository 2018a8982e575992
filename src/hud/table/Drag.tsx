/**
 * Drag and drop on the table. Every move it makes can be made with buttons too. Drop targets light up during the drag. Over a place where
 * the thing may not go, the reason is shown; if it is dropped there, the reason is spoken.
 */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Anchor } from '../../core/anchor.ts';
import type { GameTypes, Refusal } from '../../core/game.ts';
import type { Box } from '../contract/table-focus.ts';
import type { DragRules, TableItem } from '../contract/table-ui.ts';
import type { StagePort } from '../contract/ports.ts';
import type { TableScreen } from './screen.ts';

type Move = GameTypes['move'];

/** What dropping a thing on the table does: makes a move, or offers a menu of moves. */
export interface DragTarget {
  play(move: Move): void;
  /** Offers a menu at the pointer, for a target with several moves. */
  choose(key: Anchor, moves: readonly Move[], box: Box): void;
  why(move: Move): Refusal | null;
  closeMenu(): void;
}

/** How far the pointer must move before a press becomes a drag, CSS px. */
const DRAG_AFTER = 8;

/** The thing being dragged, at `x`, `y` in CSS px from the top left of the window. */
interface Held {
  item: TableItem;
  x: number;
  y: number;
  /** what dropping the thing at the pointer would do, or why it may not be dropped there, in words; null if there is nothing to say */
  text: string | null;
  /** whether the dragged thing can be dropped at the pointer */
  legal: boolean;
}

interface Props {
  /** the HTML element that contains the table's buttons */
  table: { current: HTMLElement | null };
  screen: TableScreen;
  rules: DragRules;
  target: DragTarget;
  stage: StagePort | null;
}

/** The anchor of the table button that contains an element; null if none does. */
const keyOf = (element: Element): Anchor | null => {
  const key = element.closest<HTMLElement>('[data-key]')?.dataset['key'];
  return key === undefined ? null : /^-?\d+$/.test(key) ? Number(key) : key;
};

/** Whether a point of the window is over a group of buttons, including the gaps between them. */
function inGroup(x: number, y: number, group: Element | null): boolean {
  const boxes = [...(group?.querySelectorAll('.table-button') ?? [])].map((one) => one.getBoundingClientRect());
  return (
    boxes.some((box) => y >= box.top - 4 && y <= box.bottom + 4) &&
    x >= Math.min(...boxes.map((box) => box.left)) - 8 &&
    x <= Math.max(...boxes.map((box) => box.right)) + 8
  );
}

/** Follows drags on the table until the returned function is called. `root`: the element that contains the table's buttons. */
function followDrags(
  root: HTMLElement,
  { screen, rules, target }: Pick<Props, 'screen' | 'rules' | 'target'>,
  drawn: () => StagePort | null,
  show: (held: Held | null) => void,
): () => void {
  /** the thing that was pressed, the group it is in, and where; null while nothing is pressed */
  let pressed: { item: TableItem; group: Element | null; x: number; y: number; moving: boolean } | null = null;
  /** whether the last press was a drag, so that it presses nothing */
  let dropped = false;

  const viewNow = (): GameTypes['view'] => screen.state.view;
  /**
   * The anchors of things and zones under a point of the window, topmost first; 'hand' for the group that the dragged thing came from.
   */
  const under = (x: number, y: number, item: TableItem): Anchor[] => {
    const found: Anchor[] = inGroup(x, y, pressed!.group) ? ['hand'] : [];
    for (const element of document.elementsFromPoint(x, y)) {
      const key = keyOf(element);
      if (key !== null && key !== item.key && !found.includes(key)) found.push(key);
    }
    // Drop targets without a button are found by their position on the drawn table.
    const box = root.getBoundingClientRect();
    const [left, top] = [x - box.left, y - box.top];
    for (const place of rules.placesWithoutButton) {
      const at = drawn()?.anchors().get(place);
      if (at !== undefined && left >= at.x && left <= at.x + at.w && top >= at.y && top <= at.y + at.h)
        found.push(place);
    }
    return found;
  };
  /** What dropping a thing at a point would do: the possible moves or, if there are none, why it may not be dropped there. */
  const look = (x: number, y: number, item: TableItem): { moves: Move[]; reason: string | null } => {
    const over = under(x, y, item);
    const drops = rules.drops(item, viewNow());
    const drop = rules.targetAt(over, drops);
    const moves = drop === null ? [] : (drops.get(drop) ?? []);
    return { moves, reason: moves.length === 0 ? rules.whyNot(item, over, viewNow(), target.why) : null };
  };
  const end = (): void => {
    pressed = null;
    show(null);
    drawn()?.carry?.(null);
  };
  const down = (event: PointerEvent): void => {
    dropped = false;
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const key = keyOf(event.target);
    const all = screen.ui.groups(viewNow()).flatMap(({ items }) => items);
    const item = all.find((one) => one.key === key);
    if (item === undefined || !rules.canDrag(item, viewNow())) return;
    // On the plain table, dragging with a finger scrolls the page.
    if (event.pointerType === 'touch' && drawn() === null) return;
    const group = event.target.closest('[data-group]');
    pressed = { item, group, x: event.clientX, y: event.clientY, moving: false };
  };
  const move = (event: PointerEvent): void => {
    if (pressed === null) return;
    const { item } = pressed;
    const { clientX: x, clientY: y } = event;
    if (!pressed.moving) {
      if (Math.hypot(x - pressed.x, y - pressed.y) < DRAG_AFTER) return;
      pressed.moving = true;
      // The button the drag began on gets no more events, so close what it has opened.
      root.setPointerCapture(event.pointerId);
      screen.zoom(null, false);
      target.closeMenu();
    }
    const box = root.getBoundingClientRect();
    const drops = rules.drops(item, viewNow());
    drawn()?.carry?.({ key: item.key, x: x - box.left, y: y - box.top }, new Set(drops.keys()));
    const { moves, reason } = look(x, y, item);
    const [first] = moves;
    const text = first === undefined ? reason : screen.ui.label(first, viewNow());
    show({ item, x, y, text, legal: first !== undefined });
  };
  const up = (event: PointerEvent): void => {
    if (!pressed?.moving) return end();
    const { item } = pressed;
    dropped = true;
    const { clientX: left, clientY: top } = event;
    const { moves, reason } = look(left, top, item);
    end();
    if (moves.length === 1) return target.play(moves[0]!);
    if (moves.length > 1) return target.choose(item.key, moves, { left, top, right: left, bottom: top });
    if (reason !== null) screen.say(reason);
  };
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  const afterDrop = (event: MouseEvent): void => {
    if (dropped) stop(event);
    dropped = false;
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !pressed?.moving) return;
    // Escape ends the drag and closes nothing else.
    stop(event);
    end();
  };
  const listening = new AbortController();
  const { signal } = listening;
  root.addEventListener('pointerdown', down, { signal });
  root.addEventListener('pointermove', move, { signal });
  root.addEventListener('pointerup', up, { signal });
  root.addEventListener('pointercancel', end, { signal });
  root.addEventListener('click', afterDrop, { signal, capture: true });
  document.addEventListener('keydown', key, { signal, capture: true });
  return () => {
    end();
    listening.abort();
  };
}

export function Drag({ table, screen, rules, target, stage }: Props): JSX.Element | null {
  const [held, show] = useState<Held | null>(null);
  const drawn = useRef(stage);
  drawn.current = stage;
  const plain = stage === null;
  useEffect(() => {
    const root = table.current;
    return root === null ? undefined : followDrags(root, { screen, rules, target }, () => drawn.current, show);
  }, [screen, table, plain, rules, target]);
  if (held === null) return null;
  return (
    <div
      class={`drag${held.legal ? ' may' : ''}`}
      style={{ left: `${held.x}px`, top: `${held.y}px` }}
      aria-hidden="true"
    >
      {stage === null && (
        <div class="drag-card">
          <screen.ui.Face item={held.item} view={screen.state.view} />
        </div>
      )}
      {held.text !== null && <p class="drag-text panel">{held.text}</p>}
    </div>
  );
}
