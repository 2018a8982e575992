/** Makes the HUD's `RecordsPort` of a game: the recorded games on this device and those shipped with the application. */
import { type GameTypes, type Outcome, SentenceError } from '../core/game.ts';
import { sentence } from '../core/sentence.ts';
import { personAt } from '../core/seat-player.ts';
import type { Opening, RecordSummary, RecordsPort } from '../hud/contract/ports.ts';
import { foreign } from '../i18n/foreign.ts';
import { has, sayIfKnown, t } from '../i18n/index.ts';
import { type Slices, inSlices, nextTask } from '../replay/budget.ts';
import { withEvents } from '../replay/events.ts';
import { type Replay, readReplay } from '../replay/format.ts';
import { packReplay, unpackReplay } from '../replay/link.ts';
import { openInSlices } from '../replay/player.ts';
import type { GameEntry, Storage } from '../storage/index.ts';
import { openAuthor } from './author.ts';
import type { GamePlugin, Shipped } from './plugin.ts';
import { openWatchingInSlices } from './watching.ts';

/** Whether a lesson's script played in a game. */
export const isLesson = (seats: GameEntry['seats']): boolean =>
  Object.values(seats).some(({ who }) => who === 'script');

/** A game's title in the list: the name the player gave it, else what it is about, else a description of who played. */
function titleOf({ name, about, seats, you }: Pick<GameEntry, 'name' | 'about' | 'seats' | 'you'>): string {
  const own = foreign(name);
  if (own !== '') return own;
  const title = about === undefined ? null : sayIfKnown(about);
  if (title !== null) return isLesson(seats) ? t('learn.attempt', { title }) : title;
  const levels = Object.values(seats).flatMap((one) => (one.who === 'bot' ? [one.level] : []));
  const [level = ''] = levels;
  const bots = levels.length;
  const shown = has(`level.${level}`) ? t(`level.${level}`) : level;
  const sideName = (seat: string): string => t(`side.${seat}`);
  if (you !== null) return t('record.title.you', { side: sideName(you), level: shown, bots });
  const people = Object.keys(seats).filter((seat) => seats[seat]!.who === 'person');
  const only = people.length === 1 ? people[0]! : null;
  if (only !== null) return t('record.title.person', { side: sideName(only), level: shown, bots });
  const persons = new Set(people.map((seat) => personAt(seats, seat))).size;
  return people.length === 0 ? t('record.title.bots', { n: bots }) : t('record.title.people', { n: persons });
}

/** The replay of a shipped game. Throws `SentenceError` if it cannot be loaded. */
async function shippedReplay(one: Shipped): Promise<Replay> {
  let text: string;
  try {
    text = await one.load();
  } catch {
    throw new SentenceError(sentence('annotated.not-here'));
  }
  const read = readReplay(text);
  if (!read.ok) throw new SentenceError(read.problem);
  return read.replay;
}

/** Settings for opening a record in slices, pausing between them so that the page stays responsive. */
const slicesOf = (opening: Opening | undefined): Slices => ({ pause: nextTask, ...opening });

export function openRecords<G extends GameTypes>(storage: Storage, plugin: GamePlugin<G>): RecordsPort {
  const { library } = storage;
  // The faster of the plugin's two games plays back records; both give the same results.
  const game = plugin.simulation;
  const resultOf = (result: Outcome | null): string =>
    result === null ? t('record.unfinished') : plugin.resultWords(result);
  const summaryOf = (entry: GameEntry): RecordSummary => ({
    id: entry.id,
    at: Date.parse(entry.date),
    title: titleOf(entry),
    result: resultOf(entry.result),
    turns: entry.turns,
    favourite: entry.favourite,
    notes: entry.notes ?? 0,
  });
  /** the last write to the library that was begun; every read waits for it */
  let storing: Promise<unknown> = Promise.resolve();
  const store = <T>(work: () => Promise<T>): Promise<T> => {
    const next = storing.then(work);
    storing = next.catch(() => undefined);
    return next;
  };
  return {
    async list() {
      await storing;
      return (await library.list()).filter((entry) => entry.game === game.id).map(summaryOf);
    },
    onChange: (listener) =>
      storage.onNews(({ what }) => {
        if (what === 'library') listener();
      }),
    shipped: plugin.shipped,
    async exportText(id) {
      await storing;
      const made = await library.export(id);
      if (!made.ok) throw new SentenceError(made.problem);
      return { name: made.fileName, text: await made.file.text() };
    },
    async importText(text, opening) {
      const slices = slicesOf(opening);
      const read = await library.import(new Blob([text]), async (replay) => {
        const opened = await openInSlices(game, replay, undefined, slices);
        if (!opened.ok) return opened;
        // If the rules allow the moves, the events are made from them and not taken from the file.
        return { ok: true, value: await inSlices(withEvents(game, replay), { ...slices, progress: undefined }) };
      });
      return read.ok ? summaryOf(read.entry) : read.problem;
    },
    rename: (id, name) => library.rename(id, name.trim()),
    favourite: (id, yes) => library.favourite(id, yes),
    async remove(id) {
      const removed = await library.remove(id);
      return removed.ok ? { undo: removed.undo } : removed.problem;
    },
    async watch(id, opening) {
      await storing;
      const found = await library.read(id);
      if (!found.ok) {
        // A shipped game is opened from its file until the player's own notes have stored a copy in the library.
        const ours = plugin.shipped.find((one) => one.id === id);
        if (ours === undefined) throw new SentenceError(found.problem);
        const replay = await shippedReplay(ours);
        const head = { title: t(`shipped.${id}`), you: null, kept: false, titleOf, store, mind: plugin };
        return openWatchingInSlices(game, library, replay, head, slicesOf(opening));
      }
      const { replay, entry } = found;
      const head = { title: titleOf(entry), you: entry.you, kept: true, titleOf, store, mind: plugin };
      return openWatchingInSlices(game, library, replay, head, slicesOf(opening));
    },
    async packText(text) {
      const read = readReplay(text);
      if (!read.ok) throw new SentenceError(read.problem);
      const packed = await packReplay(read.replay);
      if (packed === null) throw new SentenceError(sentence('link.tooLong'));
      return packed;
    },
    async watchLink(packed, opening) {
      const read = await unpackReplay(packed);
      if (!read.ok) throw new SentenceError(read.problem);
      const replay = read.value;
      const title = titleOf({ ...replay, you: null });
      const head = { title, you: null, kept: false, titleOf, store, mind: plugin };
      return openWatchingInSlices(game, library, replay, head, slicesOf(opening));
    },
    author: openAuthor(storage.prefs('author')),
  };
}
