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

export function Drag({ table, screen, rules, target, stage }: Props): JSX.Element | null {
  const [held, setHeld] = useState<Held | null>(null);
  const drawn = useRef(stage);
  drawn.current = stage;
  const plain = stage === null;
  useEffect(() => {
    const root = table.current;
    if (root === null) return undefined;
    let item: TableItem | null = null;
    let group: Element | null = null;
    let from = { x: 0, y: 0 };
    let moving = false;
    let dropped = false;

    const viewNow = (): GameTypes['view'] => screen.state.view;
    /**
     * The anchors of things and zones under a point of the window, topmost first; 'hand' for the group that the dragged thing came from.
     */
    const under = (x: number, y: number): Anchor[] => {
      const found: Anchor[] = inGroup(x, y, group) ? ['hand'] : [];
      for (const element of document.elementsFromPoint(x, y)) {
        const key = keyOf(element);
        if (key !== null && key !== item!.key && !found.includes(key)) found.push(key);
      }
      // Drop targets without a button are found by their position on the drawn table.
      const box = root.getBoundingClientRect();
      const [left, top] = [x - box.left, y - box.top];
      for (const place of rules.placesWithoutButton) {
        const at = drawn.current?.anchors().get(place);
        if (at !== undefined && left >= at.x && left <= at.x + at.w && top >= at.y && top <= at.y + at.h)
          found.push(place);
      }
      return found;
    };
    const look = (x: number, y: number): { over: Anchor[]; moves: Move[] } => {
      const over = under(x, y);
      const drops = rules.drops(item!, viewNow());
      const drop = rules.targetAt(over, drops);
      return { over, moves: drop === null ? [] : (drops.get(drop) ?? []) };
    };
    const words = (x: number, y: number): Pick<Held, 'text' | 'legal'> => {
      const { over, moves } = look(x, y);
      if (moves[0] !== undefined) return { text: screen.ui.label(moves[0], viewNow()), legal: true };
      return { text: rules.whyNot(item!, over, viewNow(), target.why), legal: false };
    };
    const end = (): void => {
      item = null;
      moving = false;
      setHeld(null);
      drawn.current?.carry?.(null);
    };
    const down = (event: PointerEvent): void => {
      dropped = false;
      if (event.button !== 0 || !(event.target instanceof Element)) return;
      const key = keyOf(event.target);
      const all = screen.ui.groups(viewNow()).flatMap(({ items }) => items);
      const pressed = all.find((one) => one.key === key);
      if (pressed === undefined || !rules.canDrag(pressed, viewNow())) return;
      // On the plain table, dragging with a finger scrolls the page.
      if (event.pointerType === 'touch' && drawn.current === null) return;
      item = pressed;
      group = event.target.closest('[data-group]');
      from = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (item === null) return;
      const { clientX: x, clientY: y } = event;
      if (!moving) {
        if (Math.hypot(x - from.x, y - from.y) < DRAG_AFTER) return;
        moving = true;
        // The button the drag began on gets no more events, so close what it has opened.
        root.setPointerCapture(event.pointerId);
        screen.zoom(null, false);
        target.closeMenu();
      }
      const box = root.getBoundingClientRect();
      const drops = rules.drops(item, viewNow());
      drawn.current?.carry?.({ key: item.key, x: x - box.left, y: y - box.top }, new Set(drops.keys()));
      setHeld({ item, x, y, ...words(x, y) });
    };
    const up = (event: PointerEvent): void => {
      const taken = item;
      if (taken === null || !moving) return end();
      dropped = true;
      const { over, moves } = look(event.clientX, event.clientY);
      const reason = moves.length === 0 ? rules.whyNot(taken, over, viewNow(), target.why) : null;
      end();
      if (moves.length === 1) return target.play(moves[0]!);
      if (moves.length > 1) {
        const { clientX: left, clientY: top } = event;
        return target.choose(taken.key, moves, { left, top, right: left, bottom: top });
      }
      if (reason !== null) screen.say(reason);
    };
    const click = (event: MouseEvent): void => {
      if (!dropped) return;
      dropped = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !moving) return;
      // Escape ends the drag and closes nothing else.
      event.stopPropagation();
      event.preventDefault();
      end();
    };
    root.addEventListener('pointerdown', down);
    root.addEventListener('pointermove', move);
    root.addEventListener('pointerup', up);
    root.addEventListener('pointercancel', end);
    root.addEventListener('click', click, true);
    document.addEventListener('keydown', key, true);
    return () => {
      end();
      root.removeEventListener('pointerdown', down);
      root.removeEventListener('pointermove', move);
      root.removeEventListener('pointerup', up);
      root.removeEventListener('pointercancel', end);
      root.removeEventListener('click', click, true);
      document.removeEventListener('keydown', key, true);
    };
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
