/** Undo for one person at the device: copies of the state from before each of their choices, and how far back undo is free. */
import { type SeatPlayers, personAt } from '../core/seat-player.ts';

interface Copy<State> {
  state: State;
  /** number of steps in the record when this copy of the state was made */
  steps: number;
}

/** `shown`: how many steps of the record the person has been shown; all of them if left out. */
export class History<State> {
  readonly #copies: Copy<State>[] = [];
  /** undo of the first `copies` choices is not free once the person has been shown `after` steps */
  #closed: { copies: number; after: number }[] = [];

  /** Stores a copy of the state, to return to by undo. Call it before each of the person's moves that is a choice. */
  keep(copy: Copy<State>): void {
    this.#copies.push(copy);
  }

  /**
   * Makes every undo past this point count in the record instead of being free, once the person has been shown `after` steps: something was
   * revealed or random, or another player did more than pass.
   */
  close(after: number): void {
    if (this.#closed.at(-1)?.copies !== this.#copies.length) this.#closed.push({ copies: this.#copies.length, after });
  }

  /** Returns what one undo would be now: 'free', 'marks' (counted in the record), or null (nothing to undo). */
  offer(shown = Infinity): 'free' | 'marks' | null {
    return this.#copies.length === 0 ? null : this.#copies.length > this.#closedAt(shown) ? 'free' : 'marks';
  }

  /**
   * Removes and returns the copy of the state to go back to: that of step `step`, else the last before it, else the first; null if there is
   * none.
   */
  back(step = Infinity, shown = Infinity): (Copy<State> & { free: boolean }) | null {
    while (this.#copies.length > 1 && this.#copies.at(-1)!.steps > step) this.#copies.pop();
    const free = this.offer(shown) === 'free';
    const copy = this.#copies.pop();
    if (copy === undefined) return null;
    this.#trim(shown);
    return { ...copy, free };
  }

  /** Call it when another person's undo has cut the record to `steps` steps: drops the copies of the steps that are gone. */
  cut(steps: number): void {
    while (this.#copies.length > 0 && this.#copies.at(-1)!.steps >= steps) this.#copies.pop();
    this.#trim(Infinity);
  }

  #closedAt(shown: number): number {
    return this.#closed.findLast(({ after }) => after <= shown)?.copies ?? 0;
  }

  /** After an undo: what the person has not been shown by now never happened. */
  #trim(shown: number): void {
    this.#closed = [{ copies: Math.min(this.#closedAt(shown), this.#copies.length), after: 0 }];
  }
}

/** Returns an empty undo history for each person of a match, by the person's number. */
export const historiesOf = <State>(seats: SeatPlayers): Map<number, History<State>> =>
  new Map(
    Object.keys(seats).flatMap((seat) => {
      const person = personAt(seats, seat);
      return person === null ? [] : [[person, new History<State>()] as const];
    }),
  );
