/** A choice that makes several moves: they are made one after another, each only if it is legal when its turn comes. */
import type { NextMove } from '../game-ui.ts';

/** Tracks which moves of the current choice are still to be made, and which of the moves made so far belong to one choice. */
export function movesOneByOne() {
  let waiting: readonly NextMove[] = [];
  /** for each move made: whether it followed another one of the same choice */
  const followed: boolean[] = [];
  return {
    /** The person has chosen. `next`: the moves that follow the one being made now. */
    begin(next: readonly NextMove[]): void {
      waiting = next;
      followed.push(false);
    },
    any: (): boolean => waiting.length > 0,
    drop(): void {
      waiting = [];
    },
    /**
     * The next move as one of the `legal` ones. Null if none is left or something unexpected is asked, which ends the choice. `same`:
     * whether two moves are the same.
     */
    take<M extends object>(legal: readonly M[], same: (a: M, b: M) => boolean): M | null {
      for (let i = 0; i < waiting.length; i++) {
        const { move, ifAsked } = waiting[i]!;
        const found = legal.find((one) => same(one, move as M));
        if (found !== undefined) {
          waiting = waiting.slice(i + 1);
          return found;
        }
        if (!ifAsked) break;
      }
      waiting = [];
      return null;
    },
    /** A move was made without asking the person. `follows`: it belongs to the choice before it. */
    made(follows: boolean): void {
      followed.push(follows);
    },
    /** A move was undone. Returns whether the one before it belongs to the same choice, so that it must be undone too. */
    unmade: (): boolean => followed.pop() ?? false,
  };
}
