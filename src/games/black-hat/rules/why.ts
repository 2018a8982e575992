/** Explains in a sentence why a move is not legal. */
import type { Refusal } from '../../../core/game.ts';
import type { State } from './model.ts';
import { type Move, sameMove } from './move.ts';
import { legalMoves } from './moves.ts';
import { playerOf } from './play.ts';
import { isSpace } from './board/places.ts';
import { whySet } from './cards.ts';
import { isFree, reach } from './ways.ts';

const no = (key: string, params?: Refusal['params']): Refusal =>
  params === undefined ? { key: `bh.why.${key}` } : { key: `bh.why.${key}`, params };

/** Why a seat may not make this move now; null if it may. */
export function why(s: State, seat: string, move: Move): Refusal | null {
  const { ask, table: t } = s;
  if (t.over !== null || ask === null) return no('over');
  const player = t.seats[playerOf(t, ask.seat)];
  if (seat !== t.seats[ask.seat] && seat !== player) return no('turn');
  if (legalMoves(s).some((one) => sameMove(one, move))) return null;
  if (move.do === 'play' && ask.kind === 'play') return whyCards(s, move.cards, ask.seat);
  if (move.do === 'pass' && ask.kind === 'play') return no(t.plays.length === 0 ? 'pass-lead' : 'pass');
  if (move.do === 'move' && ask.kind === 'hack') return whyMove(s, move.pawn, move.to, ask.seat);
  if (move.do === 'take-all' && ask.kind === 'spoils') return no('all');
  if (move.do === 'mark' && ask.kind === 'exploit' && !isSpace(move.place)) return no('mark');
  if (move.do === 'leave' && ask.lifted) return no('lifted');
  return no('now');
}

/** Why a seat cannot play these cards in the current trick. */
function whyCards({ table: t }: State, cards: readonly number[], seat: number): Refusal {
  const { key, n } = whySet(t.hands[seat]!, t.plays[0]?.cards.length ?? 0, cards) ?? { key: 'now' };
  return no(key, n === undefined ? undefined : { n });
}

function whyMove(s: State, pawn: number, to: number, seat: number): Refusal {
  const t = s.table;
  if (t.stuck[pawn]) return no('held');
  if (!isFree(t, pawn)) return no('off-board');
  if (!reach(t, pawn).includes(to)) return no('way');
  return no(pawn >> 1 === seat ? 'way' : 'rival');
}
