/** Recorded games of this device, as the HUD lists them. */
import type { NetrunnerKit } from '../games/netrunner/kit.ts';
import type { RecordSummary, RecordsPort } from '../hud/ports.ts';
import { has, t } from '../i18n/index.ts';
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
  return t('record.title.bots');
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
    watch: null,
  };
}
