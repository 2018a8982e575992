/** Writes moves as sentences of the notation, and reads them. */
import { type Form, readSentence } from '../../../core/notation.ts';
import type { State } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import {
  cardName,
  guardName,
  itemName,
  type Named,
  operativeName,
  readAction,
  readCard,
  readGuard,
  readItem,
  readOperative,
  readRoom,
  roomName,
} from './names.ts';

/** Writes a move as a sentence, without the name of the operative in front. */
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

/** Writes a move as a sentence that begins with the name of the deciding operative. */
export const notate = (s: State, move: Move): string =>
  `${s.ask === null ? '' : operativeName(s.table, s.ask.op)}: ${moveText(s.table, move)}`;

/** The sentence forms of the notation: how each begins, and how to read the rest of it as a move. */
const FORMS: readonly Form<Named, Move>[] = [
  [/^pick (.+)$/, (_t, [card]) => ({ do: 'pick', card: readCard(card!) })],
  [/^hand in$/, () => ({ do: 'hand-in' })],
  [/^go (inwards|outwards)$/, (_t, [way]) => ({ do: 'way', by: way === 'inwards' ? 1 : -1 })],
  [/^go on$/, () => ({ do: 'on' })],
  [/^stop$/, () => ({ do: 'stop' })],
  [/^room (.+)$/, (t, [room]) => ({ do: 'room', room: readRoom(t, room!) })],
  [/^play (.+)$/, (_t, [action]) => ({ do: 'action', action: readAction(action!) })],
  [/^choose (.+)$/, (_t, [say]) => ({ do: 'option', say: say! })],
  [/^guard (.+)$/, (_t, [kind]) => ({ do: 'guard', kind: readGuard(kind!) })],
  [/^turn down$/, () => ({ do: 'turn-down' })],
  [/^operative (.+)$/, (t, [op]) => ({ do: 'operative', op: readOperative(t, op!) })],
  [/^item (.+)$/, (_t, [item]) => ({ do: 'item', item: readItem(item!) })],
  [/^token ([1-3])$/, (_t, [value]) => ({ do: 'token', value: Number(value) })],
];

/** Reads a sentence such as `quill: pick Advance` into the operative's index and the move. Throws `NotationError`. */
export const readMove = (t: Named, sentence: string): { who: number; move: Move } =>
  readSentence(t, sentence, 'operative', readOperative, FORMS);
