/**
 * Makes messages available to `t`. Shared ones are in `src/<folder>/locales/<language>.json`; those of a game are in
 * `src/games/<game>/locales/<language>/` and are available while that game is open. English is part of the program; another language is
 * loaded set by set when it is chosen, and shows in English what it lacks.
 */
import commands from '../commands/locales/en.json';
import components from '../hud/components/locales/en.json';
import learn from '../hud/learn/locales/en.json';
import pages from '../hud/pages/locales/en.json';
import play from '../hud/play/locales/en.json';
import table from '../hud/table/locales/en.json';
import replay from '../replay/locales/en.json';
import storage from '../storage/locales/en.json';
import { type LoadMessages, type MessageSet, type Messages, lookIn } from './index.ts';
import { ENGLISH, type Language } from './languages.ts';

/** Joins the messages of several files into one record. No two of the files may share a key. */
export const joined = (files: Readonly<Record<string, Messages>>): Messages =>
  Object.assign({}, ...Object.values(files)) as Messages;

/** The messages of the shared folders. */
export const SHARED: MessageSet = {
  id: 'shared',
  en: joined({ commands, components, learn, pages, play, table, replay, storage }),
};
const NONE: MessageSet = { id: 'none', en: {} };

let current: Language = ENGLISH;
/** the language last asked for */
let wanted: Language = ENGLISH;
/** loads the current language's messages; null for English, which is always there */
let load: LoadMessages | null = null;
/** the current language's messages by the id of their set, as far as they are loaded */
let translated = new Map<string, Messages>();
let game: MessageSet = NONE;
let gameCards: readonly MessageSet[] = [];
/** sets added later (`addWords`) to that of a game, or of the shared folders */
const later = new WeakMap<MessageSet, MessageSet[]>();
changed();

/**
 * Changes the language of all sentences, once its messages for what is open have been loaded. Of several calls, the last one counts.
 * @throws what `loadMessages` throws; the language stays as it was
 */
export async function useLanguage(language: Language, loadMessages: LoadMessages | null): Promise<void> {
  wanted = language;
  const sets = setsInUse();
  const found = await Promise.all(sets.map(async (set) => [set.id, (await loadMessages?.(set)) ?? {}] as const));
  if (wanted !== language) return;
  current = language;
  load = loadMessages;
  translated = new Map(found);
  changed();
  await completed();
}

/** Sets the words of the open game in place of those of the last one; null: no game is open. See `completed`. */
export function useWords(set: MessageSet | null): void {
  game = set ?? NONE;
  changed();
}

/**
 * Adds words that come later to those of a game, or to the shared ones. From then on they are available whenever those are. See
 * `completed`.
 */
export function addWords(set: MessageSet, more: MessageSet): void {
  const added = later.get(set) ?? [];
  if (added.includes(more)) return;
  later.set(set, [...added, more]);
  changed();
}

/** Sets the few words of every game that the start page needs. They are available whichever game is open, or none. */
export function shelveWords(sets: readonly MessageSet[]): void {
  gameCards = sets;
  changed();
}

/**
 * Loads what the current language still lacks of the sets in use. Until then their sentences are in English. A set that cannot be loaded
 * stays in English, and is tried again by the next call.
 */
export async function completed(): Promise<void> {
  const [loadMessages, language] = [load, current];
  const missing = setsInUse().filter(({ id }) => !translated.has(id));
  if (loadMessages === null || missing.length === 0) return;
  await Promise.allSettled(
    missing.map(async (set) => {
      const messages = await loadMessages(set);
      if (language === current) translated.set(set.id, messages);
    }),
  );
  changed();
}

function setsInUse(): MessageSet[] {
  return [game, ...(later.get(game) ?? []), ...gameCards, SHARED, ...(later.get(SHARED) ?? [])];
}

function changed(): void {
  const sets = setsInUse();
  const own = sets.flatMap(({ id }): Messages[] => (translated.has(id) ? [translated.get(id)!] : []));
  lookIn(
    current,
    own,
    sets.map(({ en }) => en),
  );
}
