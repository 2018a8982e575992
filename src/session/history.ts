/** Take-backs of one person at the device: a copy of the state before each of their choices, and how far back undo is free. */

interface Copy<State> {
  state: State;
  /** number of steps in the record at that time */
  steps: number;
}

export interface History<State> {
  /** Keeps a copy of the state; called before each move of the person that was a choice. */
  keep(copy: Copy<State>): void;
  /** Undo before this point is counted from now on: something hidden was learnt, chance was used, or another player did more than pass. */
  close(): void;
  /** What one undo would be: 'free', 'marks' (counted in the record), or null (nothing to take back). */
  offer(): 'free' | 'marks' | null;
  /** Removes and returns the copy to go back to: that of step `step`, else the last before it, else the first; null when there is none. */
  back(step?: number): (Copy<State> & { free: boolean }) | null;
  /** Drops the copies of steps that are gone after another person's take-back cut the record to `steps` steps. */
  cut(steps: number): void;
}

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
