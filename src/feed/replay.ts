/** The feed of a recorded game: each pull gives the next move from where the reader is, and a seek goes anywhere. */
import type { GameTypes, Viewer } from '../core/game.ts';
import { UpdateFeed } from './feed.ts';
import { type Update, jumpUpdate, partOf, unasked } from './update.ts';

/** A recorded game, or a variation of one. Position 0 is the table after the set-up, n the table after the n-th move. */
export interface ReplaySource<G extends GameTypes = GameTypes> {
  /** the last position */
  readonly length: number;
  /** Returns the update of the move that led to a position; nothing comes after the last. */
  update(at: number, viewer: Viewer): Update<G>;
}

/** A place in a recorded game: after the move that led to position `at`, or, if `part` is not null, after the first `part` events of it. */
export interface ReplayPlace {
  at: number;
  part: number | null;
}

/** Nobody decides anything in a recorded game, so its updates are without decisions. */
export class ReplayFeed<G extends GameTypes = GameTypes> extends UpdateFeed<G> {
  #source: ReplaySource<G>;
  #viewer: Viewer;
  #place: ReplayPlace;

  /** `stops`: returns after how many events a pull stops within an update, in order; [] for whole moves. */
  constructor(
    source: ReplaySource<G>,
    viewer: Viewer,
    at: number,
    stops: (update: Update<G>) => readonly number[] = () => [],
  ) {
    super({
      more: async () => {
        const { at: from, part } = this.#place;
        if (part === null && from >= this.#source.length) return;
        const to = part === null ? from + 1 : from;
        const update = this.#update(to);
        const stop = stops(update).find((one) => one > (part ?? 0) && one < update.events.length) ?? null;
        this.#place = { at: to, part: stop };
        void this.push(partOf(update, part ?? 0, stop ?? update.events.length));
      },
    });
    this.#source = source;
    this.#viewer = viewer;
    this.#place = { at, part: null };
    this.seek(at);
  }

  /** where the reader is: after the update taken last */
  get place(): ReplayPlace {
    return this.#place;
  }

  get viewer(): Viewer {
    return this.#viewer;
  }

  /** Goes to a place, kept within the game, without animation. */
  seek(at: number, part: number | null = null): void {
    const to = Math.min(Math.max(Math.trunc(at) || 0, 0), this.#source.length);
    const update = this.#update(to);
    const { index, after, next } = part === null ? update : partOf(update, 0, part);
    this.#place = { at: to, part };
    void this.reset({ ...jumpUpdate<G>(this.#viewer, after), index, next });
  }

  /** Shows another game, such as a variation, or the same with the eyes of another viewer; from position `at`. */
  show(source: ReplaySource<G>, viewer: Viewer, at: number): void {
    this.#source = source;
    this.#viewer = viewer;
    this.seek(at);
  }

  #update(at: number): Update<G> {
    return unasked(this.#source.update(at, this.#viewer));
  }
}
