/** Turns the legal moves of the open decision into buttons: one for each card that can be laid, or one for each other move. */
import type { Anchor } from '../../../../core/anchor.ts';
import type { Face } from '../../../../hud/contract/table-focus.ts';
import type * as ui from '../../../../hud/contract/question-ui.ts';
import { cardAnchor, guardAnchor, operativeAnchor, OUT, roomAnchor } from '../../anchors.ts';
import { isAction, OUTSIDE } from '../../rules/defs.ts';
import type { Move } from '../../rules/move.ts';
import type { View } from '../../rules/view.ts';
import { legalMoves, stepTo } from '../board/button-targets.ts';
import { cardName } from '../names.ts';
import { warningOf } from '../warning.ts';
import { moveHint, moveLabel } from './labels.ts';

/** Returns a string that is equal for two moves only if the moves are equal. */
const idOf = (move: Move): string => Object.values(move).join(' ');

const TONES: Partial<Record<Move['do'], ui.Tone>> = { stop: 'stop', on: 'go' };

/** Returns the anchor of the thing on the table to light up while the player points at a move's button. */
function anchorOf(move: Move, view: View): Anchor | null {
  const op = view.decision?.op;
  if (op === undefined) return null;
  switch (move.do) {
    case 'pick':
      return cardAnchor(view, op, move.card);
    case 'action':
      return cardAnchor(view, op, move.action);
    case 'item':
      return view.decision!.kind === 'keep' ? null : cardAnchor(view, op, move.item);
    case 'hand-in':
      return operativeAnchor(view, op);
    case 'operative':
      return operativeAnchor(view, move.op);
    case 'guard':
      return guardAnchor(move.kind);
    case 'room':
      return roomAnchor(move.room);
    case 'way': {
      const to = stepTo(view, move.by);
      return to === OUTSIDE ? OUT : roomAnchor(to);
    }
    default:
      return null;
  }
}

/** Returns the card that a move's button names, so that the player can look at it. */
function faceOf(move: Move, view: View): Face | null {
  const at = anchorOf(move, view);
  if (move.do === 'pick') return { code: move.card, at };
  if (move.do === 'item') return { code: move.item, at };
  return move.do === 'guard' ? { code: guardAnchor(move.kind), at } : null;
}

/** Returns the keyboard command of a move; each action card has its own command. */
const verbOf = (move: Move): string =>
  move.do === 'pick' && isAction(move.card) ? move.card : move.do === 'action' ? move.action : move.do;

/** Returns the button of a move. */
const leaf = (move: Move, view: View): ui.Choice => ({
  id: idOf(move),
  // within one's own hand, a card's name is enough
  text: move.do === 'pick' ? cardName(move.card) : moveLabel(move, view),
  price: null,
  hint: moveHint(move, view),
  tone: move.do === 'pick' && warningOf(view, move.card) !== null ? 'danger' : (TONES[move.do] ?? 'plain'),
  verb: verbOf(move),
  at: anchorOf(move, view),
  face: faceOf(move, view),
  move,
  children: [],
});

/** Returns the buttons of the open decision; none for a viewer who may not decide. */
export function choicesOf(view: View): ui.ChoiceGroup[] {
  const moves = legalMoves(view);
  if (moves.length === 0) return [];
  const buttons = (list: readonly Move[]): ui.Choice[] => list.map((move) => leaf(move, view));
  if (view.decision!.kind !== 'pick') {
    const [only] = moves;
    if (moves.length === 1) return [{ id: 'choices', choices: [{ ...leaf(only!, view), tone: 'go', sensible: true }] }];
    return [{ id: 'choices', choices: buttons(moves) }];
  }
  const cards = moves.filter((move) => move.do === 'pick');
  const groups = [
    { id: 'actions', choices: buttons(cards.filter(({ card }) => isAction(card))) },
    { id: 'items', choices: buttons(cards.filter(({ card }) => !isAction(card))) },
    { id: 'more', choices: buttons(moves.filter((move) => move.do === 'hand-in')) },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}

/** Returns buttons for these moves, for the small menu beside a thing on the table. */
export const menu = (moves: readonly Move[], view: View): ui.Choice[] => moves.map((move) => leaf(move, view));
