/** Undo for one person at the device: copies of the state from before each of their choices, and how far back undo is free. */
import { type SeatPlayers, personAt } from '../core/seat-player.ts';

interface Copy<State> {
  state: State;
  /** number of steps in the record when this copy of the state was made */
  steps: number;
}

export interface History<State> {
  /** Stores a copy of the state, to return to by undo. Call it before each of the person's moves that is a choice. */
  keep(copy: Copy<State>): void;
  /**
   * Makes every undo past this point count in the record instead of being free: something was revealed or random, or another player did
   * more than pass.
   */
  close(): void;
  /** Returns what one undo would be now: 'free', 'marks' (counted in the record), or null (nothing to undo). */
  offer(): 'free' | 'marks' | null;
  /**
   * Removes and returns the copy of the state to go back to: that of step `step`, else the last before it, else the first; null if there is
   * none.
   */
  back(step?: number): (Copy<State> & { free: boolean }) | null;
  /** Call it when another person's undo has cut the record to `steps` steps: drops the copies of the steps that are gone. */
  cut(steps: number): void;
}

/** Returns an empty undo history for each person of a match, by the person's number. */
export const historiesOf = <State>(seats: SeatPlayers): Map<number, History<State>> =>
  new Map(
    Object.keys(seats).flatMap((seat) => {
      const person = personAt(seats, seat);
      return person === null ? [] : [[person, history<State>()] as const];
    }),
  );

export function history<State>(): History<State> {
  const copies: Copy<State>[] = [];
  let closed = 0;
  return {
    keep: (copy) => void copies.push(copy),
    close() {
      closed = copies.length;
    },
    offer: () => (copies.length === 0 ? null : copies.length > closed ? 'free' : 'marks'),
    back(step = Infinity) {
      while (copies.length > 1 && copies.at(-1)!.steps > step) copies.pop();
      const free = copies.length > closed;
      const copy = copies.pop();
      if (!copy) return null;
      closed = Math.min(closed, copies.length);
      return { ...copy, free };
    },
    cut(steps) {
      while (copies.length > 0 && copies.at(-1)!.steps >= steps) copies.pop();
      closed = Math.min(closed, copies.length);
    },
  };
}
