/** Take-backs: a copy of the state before each own decision, and how far back it is free. Each person at the device has their own. */

interface Copy<State> {
  state: State;
  /** steps on record then */
  steps: number;
}

export interface History<State> {
  /** Before an own move that was a choice. */
  keep(copy: Copy<State>): void;
  /** Something hidden was learnt, chance was used, or another player did more than pass: all before this is marked from now on. */
  close(): void;
  /** What taking back once would be. */
  offer(): 'free' | 'marks' | null;
  /** The copy to go back to, taken out: that of step `step` or the last one before it, else the first; null when there is none. */
  back(step?: number): (Copy<State> & { free: boolean }) | null;
  /** The record was cut to so many steps by somebody else's take-back: copies of what is gone go too. */
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
