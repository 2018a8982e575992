/** Saves after each change, one save at a time: typed text after a short pause, everything else at once. */
import type { Later } from '../contract/table-focus.ts';

/** Typed text is saved this long after the last key, ms. */
const PAUSE = 500;

export class Autosave {
  private endPause: (() => void) | null = null;
  private saving = Promise.resolve();
  /** whether another save waits for the running one to end; it will include all changes made until it starts */
  private queued = false;

  /** `save` must not reject. */
  constructor(
    private readonly save: () => Promise<void>,
    private readonly later: Later,
  ) {}

  /** Call this after each change. */
  changed(typing: boolean): void {
    this.endPause?.();
    this.endPause = typing ? this.later(() => void this.begin(), PAUSE) : null;
    if (!typing) void this.begin();
  }

  /** Saves all changes at once; resolves when they are saved. */
  flush(): Promise<void> {
    return this.endPause === null ? this.saving : this.begin();
  }

  private begin(): Promise<void> {
    if (this.queued) return this.saving;
    this.queued = true;
    return (this.saving = this.saving.then(() => {
      this.queued = false;
      this.endPause?.();
      this.endPause = null;
      return this.save();
    }));
  }
}
