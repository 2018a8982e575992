/** Opens everything stored on this device: the library, running games, settings. If the browser stores nothing, it is held in memory. */
import { sentence } from '../core/sentence.ts';
import type { Sentence } from '../core/game.ts';
import { listeners } from '../core/listeners.ts';
import type { Replay } from '../replay/format.ts';
import { type Backend, type Later, memoryBackend, patient, within } from './backend.ts';
import { deviceBackend } from './device.ts';
import { KeptCollection } from './collection.ts';
import { Library } from './library.ts';
import { type WebLocks, browserLocks, openTabLocks } from './tab-locks.ts';
import { madeKey, madeKeyOf } from './made.ts';
import { type LocalRows, localRows } from './local-rows.ts';
import { type Prefs, openPrefs } from './prefs.ts';
import type { Backup } from './backup.ts';
import { type QuotaSource, type Quota, persistOnce, browserQuota, readQuota } from './quota.ts';
import type { QuarantinedRow } from './rows.ts';
import { type Running, openRunning } from './running.ts';
import type { UnreadableRows } from './unreadable.ts';
import type { Whole } from './whole.ts';
import { type Database, ifStored, openDatabase, sentenceOf } from './database.ts';

export type { GameEntry } from './rows.ts';

/**
 * What a tab tells the other tabs: that rows of a running game, the library or something made in a game have changed, or that it has taken
 * over a running game.
 */
export interface News {
  what: 'running' | 'owner' | 'library' | 'made';
  /**
   * what the news is about: the id of a running game; '' for the library; the key of something made, or the collection and a slash for
   * several of them
   */
  id: string;
}

/** Carries messages between the tabs of a browser. */
export interface Channel {
  post(news: News): void;
  listen(listener: (news: News) => void): void;
  close(): void;
}

/** The current time, ISO 8601, UTC. */
export const isoNow = (): string => new Date().toISOString();

export interface Storage {
  /** 'device'; or 'memory' if the browser stores nothing, so that everything is lost with the page (`problems` says so) */
  readonly kind: 'device' | 'memory';
  readonly library: Library;
  readonly running: Running;
  /** Opens the settings with this name, which are stored as JSON. */
  prefs(name: string): Prefs;
  /** Opens a collection of what people made in a game, by name. Each collection is opened only once. */
  collection(name: string): Promise<KeptCollection>;
  /** Returns the quarantined rows, which could not be read, unchanged. */
  quarantined(): Promise<QuarantinedRow[]>;
  readonly unreadable: UnreadableRows;
  readonly backup: Backup;
  quota(): Promise<Quota>;
  /** Returns the problems not reported yet, each once, and forgets them. */
  problems(): Sentence[];
  onProblem(listener: (problem: Sentence) => void): () => void;
  /** Adds a listener, called with what other tabs have changed; returns a function that removes it. */
  onNews(listener: (news: News) => void): () => void;
  /** Resolves when no write is under way. */
  stored(): Promise<void>;
  close(): void;
}

export interface StorageOptions {
  /** the current time, ISO 8601, UTC */
  now(): string;
  /** Returns the name of each seat's deck, from how a replay starts. */
  decksOf(replay: Replay): Record<string, string>;
  /** names of all collections of things made in games, for backup files; none if left out */
  collections?: readonly string[];
  /** Returns a name with a number added; if left out, the number is put in brackets. */
  numbered?(name: string, n: number): string;
  /** Opens the backend; rejects with `StoreProblem`. If left out, the device's database is opened. */
  open?: () => Promise<Backend>;
  /** where settings are stored; null: nowhere; if left out: in localStorage */
  rows?: LocalRows | null;
  /** says how much space the device has; null: nothing does; if left out: the browser */
  quota?: QuotaSource | null;
  /** id of this tab; random if left out */
  tab?: string;
  /** the locks shared by all tabs; null: there are none; if left out: the browser's */
  locks?: WebLocks | null;
  /** carries messages between tabs; null: nothing does; if left out: the browser's BroadcastChannel */
  channel?: Channel | null;
  /** Calls `run` every `ms`; returns a function that stops it. */
  every?(ms: number, run: () => void): () => void;
  /** the timer to use; if left out, the browser's */
  later?: Later;
}

/** Opens the backend. If that fails, returns one in memory, with a sentence about the problem. */
async function openBackend(open: () => Promise<Backend>, later: Later): Promise<[Backend, Sentence | null]> {
  const opening = open();
  try {
    return [patient(await within(later, opening), later), null];
  } catch (error) {
    // If it opens too late, it is not used: this page's rows are in memory by now.
    opening.then(
      (late) => late.close(),
      () => {},
    );
    const why = sentenceOf(error);
    return [memoryBackend(), why.key === 'storage.newer' ? why : sentence('storage.blocked')];
  }
}

/** Opens the storage. Never rejects: if the browser stores nothing, memory is used and `problems` says so. */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { now, decksOf, open = deviceBackend, rows = localRows(), later = soon, quota = browserQuota() } = options;
  const { collections = [], numbered = (name, n) => `${name} (${n})` } = options;
  const { locks = browserLocks(), channel = browserChannel(), every = byTheClock, tab = randomName() } = options;
  const [backend, problem] = await openBackend(open, later);
  const database = openDatabase(backend, quota?.estimate ? { now, estimate: () => quota.estimate!() } : { now });
  if (problem) database.tell(problem);
  const onDevice = database.kind === 'device';
  const clock = (): number => Date.parse(now());
  const tabLocks = openTabLocks(database, { tab, locks: onDevice ? locks : null, clock, every });
  const post = (what: News['what'], id: string): void => channel?.post({ what, id });
  const newsHeard = listeners<News>();
  channel?.listen((news) => {
    if (news.what === 'owner') void tabLocks.look(news.id);
    if (news.what === 'made') void hearMade(news.id);
    newsHeard.tell(news);
  });
  const libraryOn = (on: Database): Library => {
    const write: Database['write'] = (changes) => ifStored(on.write(changes), () => post('library', ''));
    return new Library({ ...on, write }, decksOf);
  };
  const library = libraryOn(database);
  const onSaved = persistOnce(onDevice ? quota : null);
  const running = openRunning({ database, tabLocks, library, post, onSaved });
  /** The open settings by name. Each name is opened only once, so that every part of this page sees what another part has stored. */
  const opened = new Map<string, Prefs>();
  const prefs = (name: string): Prefs => {
    const there = opened.get(name) ?? openPrefs(name, rows, database.tell);
    opened.set(name, there);
    return there;
  };
  const made = new Map<string, Promise<KeptCollection>>();
  const collection = (name: string): Promise<KeptCollection> => {
    const changed = (id: string): void => post('made', madeKey(name, id));
    const parts = { database, name, old: rows ?? NO_ROWS, changed, numbered, now };
    const opening = made.get(name) ?? KeptCollection.open(parts);
    made.set(name, opening);
    return opening;
  };
  const hearMade = async (key: string): Promise<void> => {
    const at = madeKeyOf(key);
    if (at !== null) await (await made.get(at.collection))?.refresh(at.id);
  };
  const allMade = (): Promise<Map<string, KeptCollection>> =>
    Promise.all(collections.map(async (name) => [name, await collection(name)] as const)).then((all) => new Map(all));
  let whole: Promise<Whole> | null = null;
  const late = async (): Promise<Whole> => {
    const parts = { database, libraryOn, running, allMade, prefs, now };
    whole ??= import('./whole.ts').then(({ openWhole }) => openWhole(parts, { rows, collections }));
    try {
      return await whole;
    } catch (error) {
      // The fetch failed: try again the next time.
      whole = null;
      throw error;
    }
  };
  return {
    kind: database.kind,
    library,
    running,
    prefs,
    collection,
    quarantined: () => late().then(({ quarantined }) => quarantined()),
    unreadable: {
      list: (...args) => late().then(({ unreadable }) => unreadable.list(...args)),
      text: (...args) => late().then(({ unreadable }) => unreadable.text(...args)),
      remove: (...args) => late().then(({ unreadable }) => unreadable.remove(...args)),
    },
    backup: {
      save: (...args) => late().then(({ backup }) => backup.save(...args)),
      read: (...args) => late().then(({ backup }) => backup.read(...args)),
    },
    quota: () => readQuota(quota),
    problems: database.problems,
    onProblem: database.onProblem,
    onNews: newsHeard.add,
    stored: database.stored,
    close() {
      channel?.close();
      void tabLocks.close().then(database.close);
    },
  };
}

/** Stands in for localStorage when the browser does not allow it. */
const NO_ROWS: Pick<LocalRows, 'getItem'> = { getItem: () => null };

const randomName = (): string => `tab-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;

const soon: Later = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

function byTheClock(ms: number, run: () => void): () => void {
  const timer = setInterval(run, ms);
  return () => clearInterval(timer);
}

/** Opens the browser's BroadcastChannel; returns null if it has none. */
function browserChannel(): Channel | null {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel('icebreak');
  return {
    post: (news) => channel.postMessage(news),
    listen: (listener) => (channel.onmessage = ({ data }) => listener(data as News)),
    close: () => channel.close(),
  };
}
