/** A viewer's updates in order, pulled one at a time by the reader. Everything that can be shown is read through a feed. */
import type { GameTypes } from '../core/game.ts';
import type { Update } from './update.ts';

/** Has one reader. `next()` waits until there is an update; nothing is made before it is asked for. */
export interface Feed<G extends GameTypes = GameTypes> extends AsyncIterable<Update<G>> {
  /**
   * Takes the next update: at once, or when there is one. At most one call may be waiting. Resolves to null once the feed is closed, and
   * rejects with what went wrong while the update was being made.
   */
  next(): Promise<Update<G> | null>;
  /** Takes the next update if it is there already and nobody is waiting for it; else null. */
  take(): Update<G> | null;
  /**
   * Adds a listener, called when every update that was taken but not shown yet is void (an undo, a seek, another viewer): the next update is
   * a jump. Returns a function that removes it.
   */
  onReset(listener: () => void): () => void;
  /** Whether a reset came after this update was taken. */
  isVoid(update: Update<G>): boolean;
  /** whether the next update may be taken while one is being shown, so that bots can think meanwhile */
  readonly ahead: boolean;
}

interface FeedParts<G extends GameTypes> {
  ahead?: boolean;
  /**
   * Called when the reader waits and nothing is there, at most once for each update taken. May push updates, now or later, until the signal
   * aborts; what it throws goes to the reader.
   */
  more?(signal: AbortSignal): Promise<void>;
  /** Called with each update just before the reader gets it. */
  taken?(update: Update<G>): void;
}

/** A feed that its source pushes updates into: what was pushed and not taken yet, and the reader who waits. */
export class UpdateFeed<G extends GameTypes = GameTypes> implements Feed<G> {
  readonly ahead: boolean;
  readonly #parts: FeedParts<G>;
  readonly #resets = new Set<() => void>();
  #pushed: { update: Update<G>; passed: () => void }[] = [];
  #reader: { resolve(update: Update<G> | null): void; reject(error: unknown): void } | null = null;
  /** what was taken since the last reset */
  #taken = new WeakSet<Update<G>>();
  #more = new AbortController();
  /** Ends the wait of whoever pushed the update that was taken last. */
  #passed = (): void => {};
  #closed = false;

  constructor(parts: FeedParts<G> = {}) {
    this.ahead = parts.ahead ?? false;
    this.#parts = parts;
  }

  /** whether something was pushed that was not taken yet */
  get full(): boolean {
    return this.#pushed.length > 0;
  }

  /**
   * Adds an update. Resolves when the reader asks for the one after it (so has shown it, unless the feed is read ahead), or will not, because
   * of a reset or because the feed is closed.
   */
  push(update: Update<G>): Promise<void> {
    return new Promise((passed) => {
      if (this.#closed) return passed();
      this.#pushed.push({ update, passed });
      if (this.#reader !== null) this.#give(this.#reader);
    });
  }

  /** Drops what was not taken, tells the reader that what was taken and not shown is void, and pushes a jump. */
  reset(jump: Update<G>): Promise<void> {
    this.#drop();
    this.#taken = new WeakSet();
    const passed = this.push(jump);
    for (const listener of this.#resets) listener();
    return passed;
  }

  isVoid(update: Update<G>): boolean {
    return !this.#taken.has(update);
  }

  next(): Promise<Update<G> | null> {
    if (this.#reader !== null) throw new Error('the feed is being read already');
    this.#passed();
    return new Promise((resolve, reject) => {
      if (this.#closed) return resolve(null);
      this.#reader = { resolve, reject };
      if (this.full) this.#give(this.#reader);
      else void this.#ask();
    });
  }

  take(): Update<G> | null {
    if (this.#reader !== null || !this.full) return null;
    this.#passed();
    return this.#shift();
  }

  onReset(listener: () => void): () => void {
    this.#resets.add(listener);
    return () => void this.#resets.delete(listener);
  }

  close(): void {
    this.#closed = true;
    this.#drop();
    this.#resets.clear();
    this.#reader?.resolve(null);
    this.#reader = null;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Update<G>, void> {
    for (let update = await this.next(); update !== null; update = await this.next()) yield update;
  }

  #give(reader: { resolve(update: Update<G>): void }): void {
    this.#reader = null;
    reader.resolve(this.#shift());
  }

  #shift(): Update<G> {
    const { update, passed } = this.#pushed.shift()!;
    this.#passed = passed;
    this.#taken.add(update);
    this.#parts.taken?.(update);
    return update;
  }

  async #ask(): Promise<void> {
    const { signal } = (this.#more = new AbortController());
    try {
      await this.#parts.more?.(signal);
    } catch (error) {
      if (signal.aborted) return;
      const reader = this.#reader;
      this.#reader = null;
      if (reader === null) throw error;
      reader.reject(error);
    }
  }

  #drop(): void {
    this.#more.abort();
    this.#passed();
    for (const { passed } of this.#pushed.splice(0)) passed();
  }
}
