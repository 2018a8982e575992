/**
 * Dragging a card of the hand to where it shall go. Never needed: everything it does is a button as well. Targets light while the card
 * is in the hand of the person; over a place where it may not go the reason is shown, and said when it is let go there.
 */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { CardView } from '../../games/netrunner/rules/view-types.ts';
import type { Controller } from '../game/controller.ts';
import { choicesFor } from '../../games/netrunner/hud/moves/menu.ts';
import { moveLabel } from '../../games/netrunner/hud/moves/labels.ts';
import type { StagePort } from '../ports.ts';
import { findCard } from '../../games/netrunner/hud/words/find.ts';
import { Plate } from '../../games/netrunner/hud/board/Plate.tsx';
import { type Drop, dropAt, dropsOf, mayDrag, whyNot } from '../../games/netrunner/hud/board/drops.ts';

/** The pointer moves this far before a press is a drag, px. */
const FAR = 8;

interface Held {
  card: CardView;
  x: number;
  y: number;
  text: string | null;
  legal: boolean;
}

interface Props {
  /** the element with the table's buttons */
  table: { current: HTMLElement | null };
  game: Controller;
  stage: StagePort | null;
}

const keyOf = (element: Element): Drop | null => {
  const key = element.closest<HTMLElement>('[data-key]')?.dataset['key'];
  return key === undefined ? null : /^\d+$/.test(key) ? Number(key) : key;
};

/** Whether a point is over the own hand, the gaps between its cards included. */
function inHand(x: number, y: number, card: CardView, table: HTMLElement): boolean {
  const boxes = [...table.querySelectorAll(`.group-hand.of-${card.seat} .table-button`)].map((one) =>
    one.getBoundingClientRect(),
  );
  return (
    boxes.some((box) => y >= box.top - 4 && y <= box.bottom + 4) &&
    x >= Math.min(...boxes.map((box) => box.left)) - 8 &&
    x <= Math.max(...boxes.map((box) => box.right)) + 8
  );
}

/** What lies under a point: cards and servers by their keys, the nearest first; `hand` for the own hand. */
function under(x: number, y: number, card: CardView, table: HTMLElement, stage: StagePort | null): Drop[] {
  const found: Drop[] = [];
  if (inHand(x, y, card, table)) found.push('hand');
  for (const element of document.elementsFromPoint(x, y)) {
    const key = keyOf(element);
    if (key !== null && key !== card.h && !found.includes(key)) found.push(key);
  }
  // A server that is not there yet has a place, and no button.
  const box = table.getBoundingClientRect();
  const at = stage?.anchors().get('new remote');
  const [left, top] = [x - box.left, y - box.top];
  if (at !== undefined && left >= at.x && left <= at.x + at.w && top >= at.y && top <= at.y + at.h)
    found.push('new remote');
  return found;
}

export function Drag({ table, game, stage }: Props): JSX.Element | null {
  const [held, setHeld] = useState<Held | null>(null);
  const drawn = useRef(stage);
  drawn.current = stage;
  const plain = stage === null;
  useEffect(() => {
    const root = table.current;
    if (root === null) return undefined;
    let card: CardView | null = null;
    let from = { x: 0, y: 0 };
    let moving = false;
    let dropped = false;

    const look = (x: number, y: number): { over: Drop[]; drop: Drop | null } => {
      const over = under(x, y, card!, root, drawn.current);
      return { over, drop: dropAt(over, dropsOf(card!, game.store.get().view)) };
    };
    const words = (x: number, y: number): Pick<Held, 'text' | 'legal'> => {
      const { view } = game.store.get();
      const { over, drop } = look(x, y);
      const moves = drop === null ? [] : (dropsOf(card!, view).get(drop) ?? []);
      if (moves[0] !== undefined) return { text: moveLabel(moves[0], view), legal: true };
      return { text: whyNot(card!, over, view, game.session), legal: false };
    };
    const end = (): void => {
      card = null;
      moving = false;
      setHeld(null);
      drawn.current?.carry?.(null);
    };
    const down = (event: PointerEvent): void => {
      const { view } = game.store.get();
      dropped = false;
      if (event.button !== 0 || !(event.target instanceof Element)) return;
      const key = keyOf(event.target);
      const pressed = typeof key === 'number' ? findCard(view, key) : null;
      if (!mayDrag(pressed, view)) return;
      // On the plain table a finger scrolls.
      if (event.pointerType === 'touch' && drawn.current === null) return;
      card = pressed;
      from = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (card === null) return;
      const { clientX: x, clientY: y } = event;
      if (!moving) {
        if (Math.hypot(x - from.x, y - from.y) < FAR) return;
        moving = true;
        // The button it began on is left: what it would show or do is over.
        root.setPointerCapture(event.pointerId);
        game.zoom(null, null, false);
        game.closeMenu();
      }
      const box = root.getBoundingClientRect();
      const drops = dropsOf(card, game.store.get().view);
      drawn.current?.carry?.({ h: card.h, x: x - box.left, y: y - box.top }, new Set(drops.keys()));
      setHeld({ card, x, y, ...words(x, y) });
    };
    const up = (event: PointerEvent): void => {
      const taken = card;
      if (taken === null || !moving) return end();
      dropped = true;
      const { view } = game.store.get();
      const { over, drop } = look(event.clientX, event.clientY);
      const moves = drop === null ? [] : (dropsOf(taken, view).get(drop) ?? []);
      const reason = moves.length === 0 ? whyNot(taken, over, view, game.session) : null;
      end();
      if (moves.length === 1) return game.play(moves[0]!);
      if (moves.length > 1) {
        const { clientX: left, clientY: top } = event;
        const box = { left, top, right: left, bottom: top };
        return game.store.patch({ menu: { key: taken.h, choices: choicesFor(moves, view), box }, zoom: null });
      }
      if (reason !== null) game.say(reason);
    };
    const click = (event: MouseEvent): void => {
      if (!dropped) return;
      dropped = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !moving) return;
      // Escape means this card, and nothing that is open besides.
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
  }, [game, table, plain]);
  if (held === null) return null;
  return (
    <div
      class={`drag${held.legal ? ' may' : ''}`}
      style={{ left: `${held.x}px`, top: `${held.y}px` }}
      aria-hidden="true"
    >
      {stage === null && (
        <div class="drag-card">
          <Plate card={held.card} />
        </div>
      )}
      {held.text !== null && <p class="drag-text panel">{held.text}</p>}
    </div>
  );
}
