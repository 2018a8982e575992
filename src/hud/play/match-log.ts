/** The logs of a match on the screen: for each viewer at this device, the lines of the updates that they were shown and that still count. */
import type { GameTypes, Viewer } from '../../core/game.ts';
import type { Update } from '../../feed/update.ts';
import { t } from '../../i18n/index.ts';
import type { GameUi, ShownLine } from '../contract/game-ui.ts';
import { withLines } from '../table/log/join.ts';

/** How many turns before this session a log begins with, and how many are added each time more is asked for. */
const TURNS = 2;

/** The lines of one update, and the view after it. */
interface Entry {
  index: number;
  lines: ShownLine[];
  after: GameTypes['view'];
}

interface ViewerLog {
  entries: Entry[];
  /** the lines of these entries, merged */
  lines: ShownLine[];
  /** how many turns before this session are in it */
  turns: number;
  /** whether there are earlier ones */
  more: boolean;
}

export class MatchLog {
  readonly #ui: Pick<GameUi, 'lines' | 'joined'>;
  readonly #past: (turns: number) => Update[];
  readonly #logs = new Map<Viewer, ViewerLog>();
  #nextId = 1;

  /** `past`: returns the updates of the last turns before this session, for the viewer on the screen. */
  constructor(ui: Pick<GameUi, 'lines' | 'joined'>, past: (turns: number) => Update[]) {
    this.#ui = ui;
    this.#past = past;
  }

  /** Makes the lines of an update, for `add`; they are not in the log yet. */
  make(update: Update): ShownLine[] {
    const lines = this.#ui.lines(update.events, update.after, this.#nextId);
    this.#nextId += lines.length;
    return update.reason === null ? lines : [...lines, this.note(t('watch.reason.line', { text: update.reason }))];
  }

  /** Makes a line that is about no event. */
  note(text: string): ShownLine {
    return { id: this.#nextId++, kind: 'small', seat: null, parts: [{ text, face: null }], paid: null, after: 0 };
  }

  /** Adds some lines of an update. */
  add({ viewer, index, after }: Update, lines: readonly ShownLine[]): void {
    const log = this.#of(viewer);
    const last = log.entries.at(-1);
    if (last?.index === index) last.lines.push(...lines);
    else log.entries.push({ index, lines: [...lines], after });
    log.lines = withLines(this.#ui, log.lines, lines, after);
  }

  /** Drops the lines of updates that were undone by this jump; returns whether there were any. */
  undone({ viewer, index }: Update): boolean {
    const log = this.#of(viewer);
    const left = log.entries.filter((entry) => entry.index <= index);
    if (left.length === log.entries.length) return false;
    log.entries = left;
    this.#merge(log);
    return true;
  }

  /** Adds earlier turns at the beginning of a viewer's log. */
  readBack(viewer: Viewer): void {
    const log = this.#of(viewer);
    this.#begin(log, log.turns + TURNS);
  }

  /** Returns the lines of a viewer, and whether there are earlier ones. */
  of(viewer: Viewer): { lines: ShownLine[]; more: boolean } {
    return this.#of(viewer);
  }

  #of(viewer: Viewer): ViewerLog {
    const known = this.#logs.get(viewer);
    if (known !== undefined) return known;
    const log: ViewerLog = { entries: [], lines: [], turns: 0, more: false };
    this.#logs.set(viewer, log);
    this.#begin(log, TURNS);
    return log;
  }

  #begin(log: ViewerLog, turns: number): void {
    const past = this.#past(turns);
    const now = log.entries.filter(({ index }) => index > 0);
    const before = past.map((update) => ({ index: update.index, lines: this.make(update), after: update.after }));
    log.more = past.length > 0 && before.length > log.entries.length - now.length;
    log.turns = turns;
    log.entries = [...before, ...now];
    this.#merge(log);
  }

  #merge(log: ViewerLog): void {
    log.lines = log.entries.reduce<ShownLine[]>(
      (lines, entry) => withLines(this.#ui, lines, entry.lines, entry.after),
      [],
    );
  }
}
