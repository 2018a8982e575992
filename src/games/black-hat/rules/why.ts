/** Explains in a sentence why a move is not legal. */
import { type Sentence, sentence } from '../../../core/sentence.ts';
import type { State } from './model.ts';
import { type Move, sameMove } from './move.ts';
import { legalMoves } from './moves.ts';
import { playerOf } from './play.ts';
import { isSpace } from './board/places.ts';
import { whySet } from './cards.ts';
import { isFree, reach } from './ways.ts';

/** Why a seat may not make this move now; null if it may. */
export function why(s: State, seat: string, move: Move): Sentence | null {
  const { ask, table: t } = s;
  if (t.over !== null || ask === null) return sentence('bh.why.over');
  const player = t.seats[playerOf(t, ask.seat)];
  if (seat !== t.seats[ask.seat] && seat !== player) return sentence('bh.why.turn');
  if (legalMoves(s).some((one) => sameMove(one, move))) return null;
  if (move.do === 'play' && ask.kind === 'play') return whyCards(s, move.cards, ask.seat);
  if (move.do === 'pass' && ask.kind === 'play')
    return t.plays.length === 0 ? sentence('bh.why.pass-lead') : sentence('bh.why.pass');
  if (move.do === 'move' && ask.kind === 'hack') return whyMove(s, move.pawn, move.to, ask.seat);
  if (move.do === 'take-all' && ask.kind === 'spoils') return sentence('bh.why.all');
  if (move.do === 'mark' && ask.kind === 'exploit' && !isSpace(move.place)) return sentence('bh.why.mark');
  if (move.do === 'leave' && ask.lifted) return sentence('bh.why.lifted');
  return sentence('bh.why.now');
}

/** Why a seat cannot play these cards in the current trick. */
function whyCards({ table: t }: State, cards: readonly number[], seat: number): Sentence {
  const found = whySet(t.hands[seat]!, t.plays[0]?.cards.length ?? 0, cards);
  return found === null ? sentence('bh.why.now') : sentence(`bh.why.${found.key}`, { n: found.n ?? 0 });
}

function whyMove(s: State, pawn: number, to: number, seat: number): Sentence {
  const t = s.table;
  if (t.stuck[pawn]) return sentence('bh.why.held');
  if (!isFree(t, pawn)) return sentence('bh.why.off-board');
  if (!reach(t, pawn).includes(to)) return sentence('bh.why.way');
  return pawn >> 1 === seat ? sentence('bh.why.way') : sentence('bh.why.rival');
}
