/** Recorded games of this device, as the HUD lists them. */
import type { NetrunnerKit } from '../games/netrunner/kit.ts';
import type { RecordSummary, RecordsPort, WatchNote } from '../hud/ports.ts';
import { has, language, t } from '../i18n/index.ts';
import type { Replay } from '../replay/format.ts';
import { openReplay } from '../replay/player.ts';
import type { GameEntry, Keeping } from '../storage/index.ts';
import { Told } from './matches.ts';

/** A game's name in the list: what the player called it, else who sat where. */
function titleOf(entry: GameEntry): string {
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
});

/** A text in the reader's language, else English, else whatever there is. */
function textIn(texts: Record<string, string>): string {
  const tag = language().tag;
  return texts[tag] ?? texts['en'] ?? Object.values(texts)[0] ?? '';
}

/** What people wrote about a game, by position. */
function notesOf(replay: Replay): WatchNote[] {
  const found = replay.layers.flatMap((layer) => [
    ...layer.chapters.map(({ at, title }) => ({ at, author: layer.author, mark: null, text: textIn(title) })),
    ...layer.notes.map(({ at, mark, text }) => ({ at, author: layer.author, mark: mark ?? null, text: textIn(text) })),
  ]);
  return found.filter(({ text, mark }) => text !== '' || mark !== null).sort((a, b) => a.at - b.at);
}

export function openRecords(keeping: Keeping, kit: NetrunnerKit): RecordsPort {
  const { library } = keeping;
  return {
    list: async () => (await library.list()).map(summaryOf),
    async exportText(id) {
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
    async remove(id) {
      await library.remove(id);
    },
    async watch(id) {
      const found = await library.read(id);
      if (!found.ok) throw new Told(found.problem.key);
      const { replay, entry } = found;
      const opened = openReplay(kit, replay, ({ key, params }) => (has(key) ? t(key, params) : null));
      if (!opened.ok) throw new Told(opened.problem.key);
      const { length, steps, playableUntil, problem, frame } = opened.player;
      const { you } = entry;
      return {
        id,
        title: titleOf(entry),
        length,
        steps,
        playableUntil,
        problem,
        you: you === 'corp' || you === 'runner' ? you : null,
        notes: notesOf(replay),
        frame,
      };
    },
  };
}
