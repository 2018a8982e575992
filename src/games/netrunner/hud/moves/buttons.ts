/** Buttons that make one move. */
import type { Move, Verb } from '../../rules/move.ts';
import type { Price, View } from '../../rules/view-types.ts';
import type * as ui from '../../../../hud/contract/question-ui.ts';
import { faceOf, findCard } from '../words/find.ts';
import { afterPaying, priceOf, priceText } from './costs.ts';
import { moveId } from './id.ts';
import { abilityText, moveLabel, serverHint } from './labels.ts';

export interface Choice extends ui.Choice {
  verb: Verb;
  move: Move | null;
  children: Choice[];
}

const TONES: Partial<Record<Verb, ui.Tone>> = {
  pass: 'go',
  continue: 'go',
  keep: 'go',
  pay: 'go',
  done: 'go',
  steal: 'go',
  score: 'go',
  accept: 'go',
  'jack-out': 'stop',
  decline: 'stop',
  cancel: 'stop',
  mulligan: 'stop',
  concede: 'danger',
};

/** The hint on a move's button: a server's state for a run, the card's text for an ability; else null. */
export const hintOf = (move: Move, view: View): string | null =>
  move.do === 'run' ? serverHint(move, view) : move.do === 'use' ? abilityText(move, view) : null;

/** A button that makes no move, costs nothing and is about nothing on the table. */
export const BARE: Omit<Choice, 'id' | 'text' | 'verb'> = {
  price: null,
  hint: null,
  tone: 'plain',
  at: null,
  face: null,
  move: null,
  children: [],
};

/** What a button says of its price. */
export function priced(price: Price | null, view: View): Pick<Choice, 'price' | 'paid'> {
  const paid = price === null ? null : afterPaying(price, view);
  return { price: priceText(price), ...(paid !== null && { paid }) };
}

/** Makes the button of a move. */
export function leaf(move: Move, view: View, text: string, hint: string | null = hintOf(move, view)): Choice {
  return {
    id: moveId(move),
    text,
    ...priced(priceOf(move, view), view),
    hint,
    tone: TONES[move.do] ?? 'plain',
    verb: move.do,
    at: move.card ?? move.on ?? move.server ?? null,
    face: faceOf(findCard(view, move.card ?? move.on)),
    move,
    children: [],
  };
}

/** Makes a button with full words for each of these moves, without submenus. */
export function flat(moves: readonly Move[], view: View): Choice[] {
  return moves.map((move) => leaf(move, view, moveLabel(move, view)));
}
