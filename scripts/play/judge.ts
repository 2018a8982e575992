/** What the value makes of positions of a game that is played: the Corp's chance as it is before any correction. */
import { rawKnown, rawOpen } from '../../src/games/netrunner/review/chances.ts';
import type { Seat } from '../../src/games/netrunner/rules/model.ts';
import type { Watch } from './arena.ts';

/** A position at the first action of a turn: by what its seat can know (null: no world could be laid), and by all cards. */
export interface Judged {
  turn: number;
  seat: Seat;
  known: number | null;
  open: number;
}

/** Judges the position at each turn's first action. */
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
