/** The log of a whole recorded game, made a few moves at a time, so that the page stays responsive. */
import type { Viewer } from '../../core/game.ts';
import { type Update, unasked } from '../../feed/update.ts';
import type { GameUi } from '../contract/game-ui.ts';
import type { OpenReplay } from '../contract/ports.ts';
import type { Later } from '../contract/table-focus.ts';
import type { LoggedMove } from './watcher.ts';

/** For how many moves lines are made at a time. */
const AT_A_TIME = 8;
/** The log on the screen is updated each time lines for this many more moves have been made. */
const SHOWN_EVERY = 160;

/** Returns the log lines of the move that led to position `at`; the ids of its lines are unique in the game. */
export const linesOf = (ui: Pick<GameUi, 'lines'>, update: Update, at: number): LoggedMove => ({
  at,
  lines: ui.lines(update.events, update.after, at * 1000),
  reason: update.reason,
  numbers: update.numbers ?? null,
});

export class WholeLog {
  readonly #logged = new Map<Viewer, LoggedMove[]>();
  #stop: (() => void) | null = null;

  /** `show` gets the log of a viewer as more of it is made. */
  constructor(
    private readonly ui: Pick<GameUi, 'lines'>,
    private readonly later: Later,
    private readonly show: (viewer: Viewer, log: LoggedMove[]) => void,
  ) {}

  /** Returns the log of a viewer if it is complete for a game of this length; else an empty one. */
  complete(viewer: Viewer, length: number): LoggedMove[] {
    const log = this.#logged.get(viewer);
    return log?.length === length + 1 ? log : [];
  }

  /** Drops everything after a position: other moves follow there. */
  cut(at: number): void {
    for (const log of this.#logged.values()) log.splice(at + 1);
  }

  /** Makes the log of a game for a viewer, in place of the one being made. */
  make(watching: OpenReplay, viewer: Viewer): void {
    this.close();
    const log = this.#logged.get(viewer) ?? [];
    this.#logged.set(viewer, log);
    const more = (): void => {
      this.#stop = null;
      for (let n = 0; n < AT_A_TIME && log.length <= watching.length; n++)
        log.push(linesOf(this.ui, unasked(watching.update(log.length, viewer)), log.length));
      const done = log.length > watching.length;
      if (!done) this.#stop = this.later(more, 0);
      if (done || log.length % SHOWN_EVERY === 0) this.show(viewer, [...log]);
    };
    more();
  }

  /** Makes the log of a game again, in the language that is in use now. */
  retell(watching: OpenReplay, viewer: Viewer): void {
    this.#logged.clear();
    this.make(watching, viewer);
  }

  close(): void {
    this.#stop?.();
    this.#stop = null;
  }
}
