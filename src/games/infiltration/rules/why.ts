/** Explains in a sentence why a move is not legal. */
import type { Refusal } from '../../../core/game.ts';
import { sentence } from '../../../core/sentence.ts';
import { itemDef } from './registry.ts';
import { isAction, seatOf, type State } from './model.ts';
import { type Move, sameMove } from './move.ts';
import { actionsIn, legalMoves } from './moves.ts';

/** Returns why a seat may not make this move now; null if it may. */
export function why(s: State, seat: string, move: Move): Refusal | null {
  const { ask, table: t } = s;
  if (t.over !== null || ask === null) return sentence('inf.why.over');
  if (seat !== seatOf(t, ask.op)) return sentence('inf.why.turn');
  if (legalMoves(s).some((one) => sameMove(one, move))) return null;
  if (ask.kind !== 'pick') return sentence(move.do === 'pick' ? 'inf.why.answer' : 'inf.why.now');
  if (move.do === 'hand-in') return sentence(t.ops[ask.op]!.covered ? 'inf.why.covered' : 'inf.why.no-blackmail');
  if (move.do !== 'pick') return sentence('inf.why.select');
  if (!isAction(move.card)) return sentence('inf.why.no-item', { item: itemDef(move.card).title });
  if (actionsIn(t).includes(move.card)) return sentence('inf.why.delayed');
  return sentence(t.options.extract ? 'inf.why.extract' : 'inf.why.download');
}
