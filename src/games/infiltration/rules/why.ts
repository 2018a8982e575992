/** Explains in a sentence why a move is not legal. */
import type { Refusal } from '../../../core/game.ts';
import { itemDef } from './registry.ts';
import { isAction, seatOf, type State } from './model.ts';
import { type Move, sameMove } from './move.ts';
import { actionsIn, legalMoves } from './moves.ts';

const no = (key: string, params?: Refusal['params']): Refusal =>
  params === undefined ? { key: `inf.why.${key}` } : { key: `inf.why.${key}`, params };

/** Returns why a seat may not make this move now; null if it may. */
export function why(s: State, seat: string, move: Move): Refusal | null {
  const { ask, table: t } = s;
  if (t.over !== null || ask === null) return no('over');
  if (seat !== seatOf(t, ask.op)) return no('turn');
  if (legalMoves(s).some((one) => sameMove(one, move))) return null;
  if (ask.kind !== 'pick') return no(move.do === 'pick' ? 'answer' : 'now');
  if (move.do === 'hand-in') return no(t.ops[ask.op]!.covered ? 'covered' : 'no-blackmail');
  if (move.do !== 'pick') return no('select');
  if (!isAction(move.card)) return no('no-item', { item: itemDef(move.card).title });
  return actionsIn(t).includes(move.card) ? no('delayed') : no(t.options.extract ? 'extract' : 'download');
}
