/** Recorded games of this device, as the HUD lists them. */
import type { Netrunner } from '../games/netrunner/kit.ts';
import type { Seat } from '../games/netrunner/index.ts';
import type { RecordSummary, RecordsPort } from '../hud/ports.ts';
import { has, t } from '../i18n/index.ts';
import { openReplay } from '../replay/player.ts';
import { unpackReplay } from '../replay/link.ts';
import type { GameEntry, Keeping } from '../storage/index.ts';
import { openAuthor } from './author.ts';
import { Told } from './matches.ts';
import { shippedGame } from '../games/netrunner/shipped.ts';
import { openWatching } from './watching.ts';

/** A game's name in the list: what the player called it, else who sat where. */
function titleOf(entry: Pick<GameEntry, 'name' | 'seats' | 'you'>): string {
  if (entry.name !== '') return entry.name;
  const bot = Object.values(entry.seats).find((one) => one.who === 'bot');
  const level = bot?.who === 'bot' ? bot.level : '';
  const shown = has(`level.${level}`) ? t(`level.${level}`) : level;
  if (entry.you === 'corp' || entry.you === 'runner')
    return t('record.title.you', { side: t(`side.${entry.you}`), level: shown });
  // From elsewhere: whoever sat there is not the person at this screen.
  const people = (['corp', 'runner'] as const).filter((seat) => entry.seats[seat]?.who === 'person');
  const only = people.length === 1 ? people[0] : undefined;
  if (only !== undefined) return t('record.title.person', { side: t(`side.${only}`), level: shown });
  return t(people.length === 0 ? 'record.title.bots' : 'record.title.people');
}

function resultOf(entry: GameEntry): string {
  if (entry.result === null) return t('record.unfinished');
  const { winner, reason } = entry.result;
  if (winner !== 'corp' && winner !== 'runner') return t('over.draw');
  const key = has(`record.reason.${reason}`) ? `record.reason.${reason}` : 'record.reason.other';
  return t('record.result', { who: t(`over.${winner}`), how: t(key) });
}

const summaryOf = (entry: GameEntry): RecordSummary => ({
  id: entry.id,
  at: Date.parse(entry.date),
  title: titleOf(entry),
  result: resultOf(entry),
  turns: entry.turns,
  favourite: entry.favourite,
  notes: entry.notes ?? 0,
});

const seatOf = (you: string | null): Seat | null => (you === 'corp' || you === 'runner' ? you : null);

export function openRecords(keeping: Keeping, kit: Netrunner): RecordsPort {
  const { library } = keeping;
  /** what is being stored: read only after it */
  let storing: Promise<unknown> = Promise.resolve();
  const store = <T>(work: () => Promise<T>): Promise<T> => {
    const next = storing.then(work);
    storing = next.catch(() => undefined);
    return next;
  };
  return {
    async list() {
      await storing;
      return (await library.list()).map(summaryOf);
    },
    async exportText(id) {
      await storing;
      const made = await library.export(id);
      if (!made.ok) throw new Told(made.problem.key);
      return { name: made.fileName, text: await made.file.text() };
    },
    async importText(text) {
      const read = await library.import(new Blob([text]), (replay) => {
        const opened = openReplay(kit, replay);
        return opened.ok ? null : opened.problem;
      });
      return read.ok ? summaryOf(read.entry) : read.problem;
    },
    rename: (id, name) => library.rename(id, name.trim()),
    favourite: (id, yes) => library.favourite(id, yes),
    async remove(id) {
      const removed = await library.remove(id);
      return removed.ok ? { undo: removed.undo } : removed.problem;
    },
    async watch(id) {
      await storing;
      const found = await library.read(id);
      if (!found.ok) {
        // A game of the house is opened from the house until somebody's own notes have made a copy of it.
        const ours = await shippedGame(id);
        if (ours === null) throw new Told(found.problem.key);
        return openWatching(kit, library, ours, { title: t(`shipped.${id}`), you: null, kept: false, titleOf, store });
      }
      const { replay, entry } = found;
      return openWatching(kit, library, replay, {
        title: titleOf(entry),
        you: seatOf(entry.you),
        kept: true,
        titleOf,
        store,
      });
    },
    async watchLink(packed) {
      const read = await unpackReplay(packed);
      if (!read.ok) throw new Told(read.problem.key, read.problem.params);
      const replay = read.value;
      const title = titleOf({ name: replay.name, seats: replay.seats, you: null });
      return openWatching(kit, library, replay, { title, you: null, kept: false, titleOf, store });
    },
    author: openAuthor(keeping.prefs('author')),
  };
}
