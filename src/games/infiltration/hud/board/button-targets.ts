/** What the table's buttons represent, and the legal moves that pressing each can mean. */
import { isMine } from '../../../../hud/contract/question-ui.ts';
import { OUTSIDE, SECRET } from '../../rules/defs.ts';
import type { Card } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import type { View } from '../../rules/view.ts';
import type { GuardKind } from '../../rules/words.ts';

export type Dial = 'proximity' | 'alarm' | 'die' | 'deck' | 'discards' | 'pool' | 'out';

/** What a button of the table represents. */
export type ButtonTarget =
  | { is: 'room'; room: number }
  | { is: 'guard'; kind: GuardKind }
  | { is: 'operative' | 'pick' | 'hand'; op: number }
  | { is: 'card'; op: number; card: Card }
  | { is: 'dial'; dial: Dial };

/** The card that an operative has turned up this round; null if it has turned up none yet. */
export const turnedBy = (view: View, op: number): Card | null =>
  view.turned.findLast(({ by }) => by === op)?.card ?? null;

/** The legal moves the viewer may make now. */
export const legalMoves = (view: View): readonly Move[] => (isMine(view) ? view.decision!.moves : []);

/** The room to which a step of the deciding operative leads. `by`: 1 is deeper into the building, -1 towards the street. */
export function stepTo(view: View, by: 1 | -1): number {
  const { room, door } = view.ops[view.decision!.op]!;
  return room === SECRET ? door : room + by;
}

/** The legal moves that the viewer can mean by pressing the button of a thing. */
export function movesOfButton(thing: ButtonTarget, view: View): Move[] {
  const op = view.decision?.op ?? -1;
  const { decision } = view;
  return legalMoves(view).filter((move) => {
    switch (thing.is) {
      case 'room':
        return (
          (move.do === 'room' && move.room === thing.room) ||
          (move.do === 'way' && stepTo(view, move.by) === thing.room)
        );
      case 'guard':
        return move.do === 'guard' && move.kind === thing.kind;
      case 'operative':
        return (move.do === 'operative' && move.op === thing.op) || (move.do === 'hand-in' && thing.op === op);
      case 'card':
        if (thing.op !== op) return false;
        if (move.do === 'pick') return move.card === thing.card;
        if (move.do === 'action') return move.action === thing.card;
        return move.do === 'item' && decision!.kind !== 'keep' && move.item === thing.card;
      case 'dial':
        return thing.dial === 'out' && move.do === 'way' && stepTo(view, move.by) === OUTSIDE;
      default:
        return false;
    }
  });
}
