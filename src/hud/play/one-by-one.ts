/** A choice that makes several moves: they are played one after another, each only if it is legal when its turn comes. */
import type { NextMove } from '../game-ui.ts';

/** Which moves of the present choice are still to be made, and which of the moves made so far belonged to one choice. */
export function movesOneByOne() {
  let waiting: readonly NextMove[] = [];
  /** for each move made: whether it followed another of the same choice */
  const followed: boolean[] = [];
  return {
    /** The person has chosen: `next` are the moves that follow the one that is made now. */
    begin(next: readonly NextMove[]): void {
      waiting = next;
      followed.push(false);
    },
    any: (): boolean => waiting.length > 0,
    drop(): void {
      waiting = [];
    },
    /**
     * The next move as one of the `legal` ones; null when none is left or something else than expected is asked, which ends the choice.
     * `same`: whether two moves are the same.
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
    /** A move was made without asking the person; `follows`: it belongs to the choice before it. */
    made(follows: boolean): void {
      followed.push(follows);
    },
    /** A move was taken back: whether the one before it belongs to the same choice, so that both go. */
    unmade: (): boolean => followed.pop() ?? false,
  };
}
