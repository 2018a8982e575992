/** A choice that makes several moves: they are made one after another, each only if it is legal when its turn comes. */
import type { NextMove } from '../contract/question-ui.ts';

/** Tracks which moves of the person's current choice are still to be made, and which of the moves already made belonged to one choice. */
export class NextMoves {
  #waiting: readonly NextMove[] = [];
  /** for each move made so far: whether it followed another move of the same choice */
  readonly #followed: boolean[] = [];

  /** whether moves of the current choice are still to be made */
  get any(): boolean {
    return this.#waiting.length > 0;
  }

  /** Call it when the person has made a choice. `next`: the moves that follow its first one. */
  begin(next: readonly NextMove[]): void {
    this.#waiting = next;
    this.#followed.push(false);
  }

  drop(): void {
    this.#waiting = [];
  }

  /**
   * Returns the next move of the choice, as one of the `legal` moves. Null if none is left or an unexpected decision has come up, which ends
   * the choice. `same`: whether two moves are the same.
   */
  take<M extends object>(legal: readonly M[], same: (a: M, b: M) => boolean): M | null {
    for (const [i, { move, ifAsked }] of this.#waiting.entries()) {
      const found = legal.find((one) => same(one, move as M));
      if (found !== undefined) {
        this.#waiting = this.#waiting.slice(i + 1);
        return found;
      }
      if (!ifAsked) break;
    }
    this.#waiting = [];
    return null;
  }

  /** Call it when a move was made automatically. `follows`: it belongs to the same choice as the move before it. */
  made(follows: boolean): void {
    this.#followed.push(follows);
  }

  /** Call it when a move was undone. Returns whether the move before it belongs to the same choice, so that it must be undone too. */
  unmade(): boolean {
    return this.#followed.pop() ?? false;
  }
}
