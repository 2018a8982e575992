/**
 * Writes everything stored on the device into one backup file, and reads it back. Each line of the file is a JSON object: first a head,
 * then one line for each game, running game, set of settings, thing made in a game, and quarantined row. If a line is damaged, only what it
 * holds is lost.
 */
import { sentence } from '../core/sentence.ts';
import * as v from 'valibot';
import type { Sentence } from '../core/game.ts';
import { type JsonObject, type Read, refuse } from '../core/json.ts';
import { type Slices, nextTask, tooBig } from '../replay/budget.ts';
import { type Replay, readReplay } from '../replay/format.ts';
import { canonical, parseUntrusted, validate } from '../replay/untrusted.ts';
import { isStepRow, readSave } from '../match/save.ts';
import { quarantineLine, quarantineRestorer, quarantineJson } from './backup-quarantine.ts';
import { madeLine, madeLines, takerOf } from './backup-made.ts';
import type { KeptCollection, Taken } from './collection.ts';
import { openJournal } from './journal.ts';
import { type Library, continues } from './library.ts';
import { type MergeSettings, PREFS_LIMITS, type Prefs } from './prefs.ts';
import { readEntry } from './rows.ts';
import type { Running } from './running.ts';
import type { Database } from './database.ts';

const VERSION = 1;
/** Limits of a backup file: bytes and lines in all, and the size of one line. */
const BACKUP_LIMITS = {
  bytes: 1024 ** 3,
  lines: 100_000,
  line: { bytes: 32 * 1024 * 1024, depth: 40, values: 500_000 },
};

/** The work that reading a line costs in addition to one unit for each character, and the work between two pauses for the page. */
const LINE = 200;
const SLICE = 64 * 1024;

/** What became of the contents of a backup file. */
export interface Restored {
  /** how many recorded games, running games, settings and quarantined rows were added or completed */
  games: number;
  inPlay: number;
  settings: number;
  aside: number;
  /** counts of things made in games: new ones, ones stored already, and ones stored in another form, next to which they were added */
  made: Taken;
  /** how many lines of other kinds held what was stored already */
  here: number;
  /** how many lines could not be read, because they are damaged or written by a newer version */
  damaged: number;
  newer: number;
  /** why reading the backup file stopped before its end; null if it did not */
  stopped: Sentence | null;
}

export interface Backup {
  /** Makes a backup file. `settings`: names of the settings to include. */
  save(settings: readonly string[]): Promise<Blob>;
  /**
   * Adds what a backup file holds to what is stored and replaces nothing. A game that differs from the one stored under its id gets a new
   * id; if it is the same game, the notes are merged. Settings without an entry in `merges` are skipped. The file is read in slices. If
   * `slices.signal` stops the reading, everything is rolled back, and the result says so with `backup.stopped`.
   */
  read(file: Blob, merges: Readonly<Record<string, MergeSettings>>, slices?: Partial<Slices>): Promise<Read<Restored>>;
}

export interface BackupParts {
  database: Database;
  /** Opens the library so that it writes through this database. */
  libraryOn(database: Database): Library;
  running: Running;
  /** Returns what people made in games, by collection. */
  allMade(): Promise<ReadonlyMap<string, KeptCollection>>;
  /** Quarantines everything in any store that cannot be read. */
  gather(): Promise<void>;
  prefs(name: string): Prefs;
  now(): string;
}

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const time = v.pipe(v.string(), v.isoTimestamp());
const head = v.object({ icebreakBackup: v.literal(VERSION), at: time });
const gameLine = v.object({
  game: v.string(),
  favourite: v.boolean(),
  you: v.nullable(text(20)),
  imported: v.boolean(),
});
const runningLine = v.object({ running: text(200), rows: v.record(text(40), v.string()) });
const settings = v.object({ settings: text(80), value: v.unknown() });
const row = v.union([gameLine, runningLine, settings, madeLine, quarantineLine]);

/**
 * What became of one line of a backup file: added, stored already (`here`), unreadable, or a sentence about why nothing more can be stored.
 */
type Outcome = 'added' | 'here' | 'damaged' | 'newer' | { stop: Sentence };

const refused = ({ key }: Sentence): Outcome =>
  key === 'file.newer' || key === 'storage.newerGame' ? 'newer' : 'damaged';

/** Starts adding the contents of a backup file to what is stored. `take` adds one line, `finish` what waited for the end of the file. */
async function openRestore(
  { database, libraryOn, running, allMade, prefs }: BackupParts,
  merges: Readonly<Record<string, MergeSettings>>,
) {
  const found: Restored = {
    games: 0,
    inPlay: 0,
    settings: 0,
    aside: 0,
    made: { added: 0, same: 0, both: 0 },
    here: 0,
    damaged: 0,
    newer: 0,
    stopped: null,
  };
  const things = takerOf(await allMade(), found);
  const busy = new Set((await running.all()).keys());
  const journal = openJournal(database);
  const library = libraryOn(journal.database);
  const rows = quarantineRestorer(journal.database);
  /** the backup's settings, stored on the device after all other lines, since settings cannot be rolled back */
  const later: v.InferOutput<typeof settings>[] = [];

  const takeRecord = async (replay: Replay, how: Parameters<Library['take']>[1]): Promise<Outcome> => {
    const taken = await library.take(replay, how);
    return taken.ok ? (taken.added ? 'added' : 'here') : { stop: taken.problem };
  };
  const takeGame = async ({ game, ...entry }: v.InferOutput<typeof gameLine>): Promise<Outcome> => {
    const read = readReplay(game);
    return read.ok ? takeRecord(read.replay, { entry, busy }) : refused(read.problem);
  };
  const takeRunning = async ({ running: id, rows }: v.InferOutput<typeof runningLine>): Promise<Outcome> => {
    const all = new Map(Object.entries(rows));
    const read = readSave(all);
    if (!read.ok) return refused(read.problem);
    const { record } = read.value;
    if (record.id !== id) return 'damaged';
    const there = await running.load(id);
    const save = there && readSave(there);
    const kept = await library.read(id);
    const before: Replay[] = [...(save?.ok ? [save.value.record] : []), ...(kept.ok ? [kept.replay] : [])];
    if (before.some((one) => continues(one, record))) return 'here';
    // Another game has this id, or the same game continued differently: store its moves as a recorded game.
    if (there !== null || kept.ok || kept.problem.key !== 'storage.gone')
      return takeRecord(record, { busy: new Set([id]) });
    const used = [...all].filter(
      ([name]) => ['head', 'opening', 'state'].includes(name) || isStepRow(name, record.steps.length),
    );
    const problem = await running.add(journal.database, id, new Map(used));
    return problem === null ? 'added' : { stop: problem };
  };
  const takeSettings = ({ settings: name, value }: v.InferOutput<typeof settings>): Outcome => {
    const merge = Object.hasOwn(merges, name) ? merges[name]! : null;
    const read = parseUntrusted(JSON.stringify(value ?? null), PREFS_LIMITS);
    const there = prefs(name);
    const merged = merge !== null && read.ok ? merge(there.read(), read.value) : null;
    if (merged === null) return 'damaged';
    if (canonical(merged) === canonical(there.read())) return 'here';
    const problem = there.replace(merged);
    // If the browser stores nothing, they last as long as the page, like all settings.
    return problem === null || problem.key === 'storage.blocked' ? 'added' : { stop: problem };
  };
  const count = (what: 'games' | 'inPlay' | 'settings' | null, outcome: Outcome): void => {
    if (typeof outcome === 'object') found.stopped = outcome.stop;
    else if (outcome !== 'added') found[outcome]++;
    else if (what !== null) found[what]++;
  };

  return {
    found,
    async take(one: v.InferOutput<typeof row>): Promise<void> {
      if (things.take(one)) return;
      if ('made' in one) found.damaged++;
      else if ('game' in one) count('games', await takeGame(one));
      else if ('running' in one) count('inPlay', await takeRunning(one));
      else if ('settings' in one) later.push(one);
      else {
        const taken = await rows.take(one);
        count(null, typeof taken === 'object' ? { stop: taken } : taken ? 'added' : 'here');
      }
    },
    undo: journal.undo,
    async finish(): Promise<void> {
      const problem = await rows.flush();
      if (problem !== null) found.stopped = problem;
      found.aside = rows.added();
      for (const one of later) count('settings', takeSettings(one));
      await things.flush();
    },
  };
}

export function openBackup(parts: BackupParts): Backup {
  const { database, running, gather, prefs, now } = parts;
  return {
    async save(names) {
      const lines: string[] = [JSON.stringify({ icebreakBackup: VERSION, at: now() })];
      const add = (one: v.InferInput<typeof row>): void => void lines.push('\n', JSON.stringify(one));
      const entries = new Map((await database.all('entries')).map(({ key, value }) => [key, readEntry(value)]));
      for (const { key, value } of await database.all('texts')) {
        const entry = entries.get(key);
        const { favourite, you, imported } = entry?.ok ? entry.value : { favourite: false, you: null, imported: false };
        if (typeof value === 'string') add({ game: value, favourite, you, imported });
      }
      for (const [id, rows] of await running.all()) add({ running: id, rows: Object.fromEntries(rows) });
      for (const name of names) {
        const value = prefs(name).read();
        if (value !== undefined) add({ settings: name, value });
      }
      await gather();
      for (const one of await madeLines(database)) add(one);
      for (const one of await database.quarantined()) add({ aside: quarantineJson(one) });
      return new Blob(lines, { type: 'application/x-ndjson' });
    },

    async read(file, merges, { pause = nextTask, progress, signal } = {}) {
      const large = tooBig(file.size, BACKUP_LIMITS);
      if (large) return large;
      const restore = await openRestore(parts, merges);
      const { found } = restore;
      let lines = 0;
      /** number of characters read so far, and the work since the last pause */
      let done = 0;
      let work = 0;
      for await (const line of linesOf(file)) {
        if (lines === 0) {
          const first = line === null ? refuse('backup.notOne') : readHead(line);
          if (!first.ok) return first;
        } else if (line !== '') {
          if (lines > BACKUP_LIMITS.lines) {
            found.stopped = sentence('backup.tooLong', { n: BACKUP_LIMITS.lines });
            break;
          }
          const json =
            line === null
              ? refuse('file.tooBig', { mb: Math.round(BACKUP_LIMITS.line.bytes / 1024 / 1024) })
              : parseUntrusted(line, BACKUP_LIMITS.line);
          const one = json.ok ? validate(row, json.value) : json;
          if (one.ok) await restore.take(one.value);
          else found.damaged++;
          if (found.stopped !== null) break;
        }
        lines++;
        const length = line?.length ?? 0;
        done += length + 1;
        work += length + LINE;
        if (work < SLICE) continue;
        work = 0;
        progress?.(Math.min(1, done / file.size));
        await pause();
        if (signal?.aborted) break;
      }
      if (lines === 0) return refuse('backup.notOne');
      if (signal?.aborted) return refuse((await restore.undo()) === null ? 'backup.stopped' : 'backup.stoppedHalf');
      await restore.finish();
      return { ok: true, value: found };
    },
  };
}

function readHead(line: string): Read<unknown> {
  const json = parseUntrusted(line, { bytes: 4096, depth: 2, values: 100 });
  if (!json.ok) return refuse('backup.notOne');
  const version = (json.value as JsonObject | null)?.['icebreakBackup'];
  if (typeof version === 'number' && version > VERSION) return refuse('file.newer');
  return validate(head, json.value).ok ? json : refuse('backup.notOne');
}

/** Yields the lines of a file one by one; null in place of a line that is too long. */
async function* linesOf(file: Blob): AsyncGenerator<string | null> {
  const most = BACKUP_LIMITS.line.bytes;
  const reader = file.stream().getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let tooLong = false;
  for (;;) {
    const { done, value } = await reader.read();
    const parts = (done ? decoder.decode() : decoder.decode(value, { stream: true })).split('\n');
    for (const [i, part] of parts.entries()) {
      if (i > 0) {
        yield tooLong ? null : rest;
        [rest, tooLong] = ['', false];
      }
      if (rest.length + part.length > most) [rest, tooLong] = ['', true];
      else if (!tooLong) rest += part;
    }
    if (done) break;
  }
  yield tooLong ? null : rest;
}
