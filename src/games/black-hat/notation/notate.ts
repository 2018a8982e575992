/** Writes moves as sentences of the notation, and reads them. */
import { type Form, readSentence } from '../../../core/notation.ts';
import type { State, Table } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import {
  NotationError,
  cardName,
  pawnName,
  readCard,
  readPawn,
  readPlace,
  readSeat,
  readZone,
  zoneName,
} from './names.ts';
import { placeName } from '../rules/board/places.ts';
import { TILE_FACES } from '../rules/board/faces.ts';

const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);

/** Writes a move as a sentence, without the leading seat name. */
export function moveText(t: Pick<Table, 'seats'>, move: Move): string {
  switch (move.do) {
    case 'play':
      return `play ${move.cards.map(cardName).join(' ')}`;
    case 'take':
      return `take ${cardName(move.card)}`;
    case 'take-all':
      return 'take all';
    case 'move':
      return `move ${pawnName(t, move.pawn)} to ${placeName(move.to)}`;
    case 'send':
      return `send ${pawnName(t, move.pawn)} to ${placeName(move.to)}`;
    case 'mark':
    case 'lift':
      return `${move.do} ${placeName(move.place)} ${signed(move.n)}`;
    case 'lay':
      return `lay ${move.face} on ${zoneName(move.zone)}`;
    case 'trace':
      return `trace to ${placeName(move.to)}`;
    case 'blame':
      return `blame ${t.seats[move.seat]}`;
    default:
      return move.do;
  }
}

/** Writes a move as a sentence, with the deciding seat's name in front. */
export const notate = (s: State, move: Move): string =>
  `${s.ask === null ? '' : s.table.seats[s.ask.seat]}: ${moveText(s.table, move)}`;

/** The forms of sentences: how each begins, and a function that reads the rest. */
const FORMS: readonly Form<Pick<Table, 'seats'>, Move>[] = [
  [
    /^play (.+)$/,
    (_t, [cards]) => ({
      do: 'play',
      cards: cards!
        .split(/\s+/)
        .map(readCard)
        .sort((a, b) => a - b),
    }),
  ],
  [/^pass$/, () => ({ do: 'pass' })],
  [/^take all$/, () => ({ do: 'take-all' })],
  [/^take (\w+)$/, (_t, [card]) => ({ do: 'take', card: readCard(card!) })],
  [
    /^(move|send) (\w+ \d) to (.+)$/,
    (t, [verb, pawn, to]) => ({ do: verb as 'move', pawn: readPawn(t, pawn!), to: readPlace(to!) }),
  ],
  [
    /^(mark|lift) (.+) ([+-]1)$/,
    (_t, [verb, place, n]) => ({ do: verb as 'mark', place: readPlace(place!), n: Number(n) as 1 | -1 }),
  ],
  [/^lay (\d[AB]) on ([A-E])$/i, (_t, [face, zone]) => ({ do: 'lay', face: readFace(face!), zone: readZone(zone!) })],
  [/^leave$/, () => ({ do: 'leave' })],
  [/^trace to (.+)$/, (_t, [to]) => ({ do: 'trace', to: readPlace(to!) })],
  [/^blame (\w+)$/, (t, [seat]) => ({ do: 'blame', seat: readSeat(t, seat!) })],
];

function readFace(name: string): string {
  const face = name.toUpperCase();
  if (!TILE_FACES.includes(face)) throw new NotationError(`no tile face is called "${name}"`);
  return face;
}

/** Reads a sentence such as `red: move red 1 to b2` into the seat's index and the move. Throws `NotationError`. */
export const readMove = (t: Pick<Table, 'seats'>, sentence: string): { who: number; move: Move } =>
  readSentence(t, sentence, 'seat', readSeat, FORMS);
