/** Records what the value network thinks of positions of a game: the Corp's chance to win, before any correction. */
import { rawKnown, rawOpen } from '../../src/games/netrunner/review/chances.ts';
import type { Seat } from '../../src/games/netrunner/rules/model.ts';
import type { Watch } from './arena.ts';

/**
 * The value at the first action of a turn: `known` from what the seat can know (null if no world could be sampled), `open` from all cards.
 */
export interface Judged {
  turn: number;
  seat: Seat;
  known: number | null;
  open: number;
}

/** Evaluates the position at each turn's first action. */
export function judging(seed: string, into: Judged[]): Watch {
  return {
    decision(view, _move, state) {
      const { decision } = view;
      const { turn } = state.table;
      if (decision?.kind !== 'action' || into.at(-1)?.turn === turn) return;
      const seat = decision.seat as Seat;
      into.push({ turn, seat, known: rawKnown(view, `${seed} ${turn}`), open: rawOpen(state, `${seed} ${turn}`) });
    },
  };
}
