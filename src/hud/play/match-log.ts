/** The logs of a match on the screen: for each viewer at this device, the lines of the updates that they were shown and that still count. */
import type { GameTypes, Viewer } from '../../core/game.ts';
import type { Update } from '../../feed/update.ts';
import { t } from '../../i18n/index.ts';
import type { GameUi } from '../contract/game-ui.ts';
import type { ShownLine } from '../contract/log-ui.ts';
import { withLines } from '../table/log/join.ts';

/** How many turns before this session a log begins with, and how many are added each time more is asked for. */
const TURNS = 2;

/** What a line was made from, to make it again in another language: an update, and which of its lines. */
interface Source {
  update: Pick<Update, 'events' | 'after' | 'reason'>;
  nth: number;
}

/** The lines of one update, and the view after it. */
interface Entry {
  index: number;
  lines: ShownLine[];
  after: GameTypes['view'];
}

interface ViewerLog {
  /** the entries from before this session, and its own */
  past: Entry[];
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
  readonly #sources = new WeakMap<ShownLine, Source>();
  #nextId = 1;

  /** `past`: returns the updates of the last turns before this session, for the viewer on the screen. */
  constructor(ui: Pick<GameUi, 'lines' | 'joined'>, past: (turns: number) => Update[]) {
    this.#ui = ui;
    this.#past = past;
  }

  /** Makes the lines of an update, for `add`; they are not in the log yet. */
  make({ events, after, reason }: Source['update']): ShownLine[] {
    const lines = this.#ui.lines(events, after, this.#nextId);
    this.#nextId += lines.length;
    if (reason !== null) lines.push({ ...this.note(reason), lead: t('watch.reason') });
    for (const [nth, line] of lines.entries()) this.#sources.set(line, { update: { events, after, reason }, nth });
    return lines;
  }

  /** Makes all lines again, in the language that is in use now. */
  retell(): void {
    const made = new Map<GameTypes['view'], ShownLine[]>();
    const again = (line: ShownLine): ShownLine => {
      const source = this.#sources.get(line);
      if (source === undefined) return line;
      const { update, nth } = source;
      const lines = made.get(update.after) ?? this.make(update);
      made.set(update.after, lines);
      return lines[nth] ?? line;
    };
    for (const log of this.#logs.values()) {
      for (const entry of [...log.past, ...log.entries]) entry.lines = entry.lines.map(again);
      this.#merge(log);
    }
  }

  /** Makes a line that is about no event. */
  note(text: string): ShownLine {
    return { id: this.#nextId++, kind: 'small', seat: null, parts: [{ text, face: null }], paid: null, after: 0 };
  }

  /** Makes the line that tells of an undo; it replaces the same one if that is the last line of the log. */
  undoNote(viewer: Viewer, text: string): ShownLine {
    const log = this.#of(viewer);
    const lines = log.entries.at(-1)?.lines;
    if (lines?.at(-1)?.parts[0]?.text === text) {
      lines.pop();
      this.#merge(log);
    }
    return this.note(text);
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
    const counts = (entry: Entry): boolean => entry.index <= index;
    if ([...log.past, ...log.entries].every(counts)) return false;
    log.past = log.past.filter(counts);
    log.entries = log.entries.filter(counts);
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
    const log: ViewerLog = { past: [], entries: [], lines: [], turns: 0, more: false };
    this.#logs.set(viewer, log);
    this.#begin(log, TURNS);
    return log;
  }

  #begin(log: ViewerLog, turns: number): void {
    const past = this.#past(turns).map((update) => ({
      index: update.index,
      lines: this.make(update),
      after: update.after,
    }));
    log.more = this.#past(Infinity).length > past.length;
    // The move that ended the turn before them is in the same update as their beginning.
    const start = past[0]?.lines.findIndex(({ kind }) => kind === 'turn') ?? -1;
    if (log.more && start > 0) past[0]!.lines.splice(0, start);
    log.past = past;
    log.turns = turns;
    this.#merge(log);
  }

  #merge(log: ViewerLog): void {
    log.lines = [...log.past, ...log.entries].reduce<ShownLine[]>(
      (lines, entry) => withLines(this.#ui, lines, entry.lines, entry.after),
      [],
    );
  }
}
