/** Moves as sentences of the notation, and back. */
import type { State } from '../rules/model.ts';
import { type Move, sameMove } from '../rules/move.ts';
import {
  cardName,
  guardName,
  itemName,
  type Named,
  NotationError,
  operativeName,
  readAction,
  readCard,
  readGuard,
  readItem,
  readOperative,
  readRoom,
  roomName,
} from './names.ts';

/** A move as a sentence, without the operative in front. */
export function moveText(t: Named, move: Move): string {
  switch (move.do) {
    case 'pick':
      return `pick ${cardName(move.card)}`;
    case 'hand-in':
      return 'hand in';
    case 'way':
      return move.by === 1 ? 'go inwards' : 'go outwards';
    case 'on':
      return 'go on';
    case 'stop':
      return 'stop';
    case 'room':
      return `room ${roomName(t, move.room)}`;
    case 'action':
      return `play ${cardName(move.action)}`;
    case 'option':
      return `choose ${move.say}`;
    case 'guard':
      return `guard ${guardName(move.kind)}`;
    case 'turn-down':
      return 'turn down';
    case 'operative':
      return `operative ${operativeName(t, move.op)}`;
    case 'item':
      return `item ${itemName(move.item)}`;
    default:
      return `token ${move.value}`;
  }
}

/** The sentence of a move of the operative whose player is asked. */
export const notate = (s: State, move: Move): string =>
  `${s.ask === null ? '' : operativeName(s.table, s.ask.op)}: ${moveText(s.table, move)}`;

/** How a sentence begins, and what its rest says. */
const FORMS: readonly [RegExp, (t: Named, rest: string) => Move][] = [
  [/^pick (.+)$/, (_t, card) => ({ do: 'pick', card: readCard(card) })],
  [/^hand in$/, () => ({ do: 'hand-in' })],
  [/^go (inwards|outwards)$/, (_t, way) => ({ do: 'way', by: way === 'inwards' ? 1 : -1 })],
  [/^go on$/, () => ({ do: 'on' })],
  [/^stop$/, () => ({ do: 'stop' })],
  [/^room (.+)$/, (t, room) => ({ do: 'room', room: readRoom(t, room) })],
  [/^play (.+)$/, (_t, action) => ({ do: 'action', action: readAction(action) })],
  [/^choose (.+)$/, (_t, say) => ({ do: 'option', say })],
  [/^guard (.+)$/, (_t, kind) => ({ do: 'guard', kind: readGuard(kind) })],
  [/^turn down$/, () => ({ do: 'turn-down' })],
  [/^operative (.+)$/, (t, op) => ({ do: 'operative', op: readOperative(t, op) })],
  [/^item (.+)$/, (_t, item) => ({ do: 'item', item: readItem(item) })],
  [/^token ([1-3])$/, (_t, value) => ({ do: 'token', value: Number(value) })],
];

/** The operative (its index) and the move of a sentence such as `quill: pick Advance`. Throws `NotationError`. */
export function readMove(t: Named, sentence: string): { op: number; move: Move } {
  const colon = sentence.indexOf(':');
  if (colon < 0) throw new NotationError(`"${sentence}" names no operative`);
  const op = readOperative(t, sentence.slice(0, colon));
  const rest = sentence.slice(colon + 1).trim();
  for (const [form, read] of FORMS) {
    const parts = form.exec(rest);
    if (parts !== null) return { op, move: read(t, parts[1] ?? '') };
  }
  throw new NotationError(`"${rest}" is no move`);
}

/** The legal move that a sentence names; null for none. */
export function legalOf(t: Named, sentence: string, legal: readonly Move[]): Move | null {
  const { move } = readMove(t, sentence);
  return legal.find((one) => sameMove(one, move)) ?? null;
}
