/** Writes the texts of a puzzle: i18n messages, with names and numbers filled in. */
import { t, unchecked } from '../../../i18n/index.ts';
import { serverName } from '../hud/words/names.ts';
import type { ServerId } from '../rules/model.ts';
import type { Puzzle } from './puzzle.ts';

/** Matches the place after a card's name in a sentence of the notation. */
const PLACE = / @ (hq|rnd|archives|remote \d+)(?:#\d+)?$/;

/** Splits a move's sentence in the notation into what is done, with which card, and on which server. */
function parts(sentence: string): { verb: string; card: string; server: string } {
  const said = sentence.replace(/^\w+: /, '');
  const run = /^run (.+)$/.exec(said);
  if (run) return { verb: 'run', card: '', server: serverName(run[1] as ServerId) };
  const named = /^choose (hq|rnd|archives|remote \d+)$/.exec(said);
  if (named) return { verb: 'pick', card: serverName(named[1] as ServerId), server: '' };
  const number = /^number (\d+)$/.exec(said);
  if (number) return { verb: 'pick', card: number[1]!, server: '' };
  const install = /^install (.+?)(?:#\d+)? -> (hq|rnd|archives|remote \d+|new remote)/.exec(said);
  if (install) return { verb: 'install-in', card: install[1]!, server: serverName(install[2] as ServerId) };
  const place = PLACE.exec(said);
  const server = place ? serverName(place[1] as ServerId) : '';
  const [, verb = '', rest = ''] =
    /^(play|install|advance|rez|score|use|pick|trash|steal|access)\b ?(.*)$/.exec(said) ?? [];
  if (verb !== '' && rest !== '') {
    const card = rest
      .replace(PLACE, '')
      .replace(/#\d+$/, '')
      .replace(/ (?:on .+|trashing)$/, '');
    // the ability's name follows the title in lower case
    const title = verb === 'use' ? card.replace(/ [a-z][\w ,-]*$/, '') : card;
    return { verb, card: title, server };
  }
  const plain = said.replace(/ /g, '-');
  return {
    verb: ['credit', 'draw', 'pass', 'purge', 'remove-tag', 'trash', 'steal', 'accept', 'decline', 'jack-out'].includes(
      plain,
    )
      ? plain
      : 'other',
    card: '',
    server,
  };
}

/** "Running on HQ". */
const doing = (sentence: string): string => {
  const { verb, card, server } = parts(sentence);
  return t(`puzzle.doing.${verb}`, { card, server });
};
/** "Run on HQ." */
const order = (sentence: string): string => {
  const { verb, card, server } = parts(sentence);
  return t(`puzzle.hint.${verb}`, { card, server });
};

/** The number of a puzzle among those of its theme, from its id. */
const numberOf = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0);

/** The titles of all cards that the hidden ice may be, each once: "Enigma, Hunter, Shadow". */
const facesOf = (hidden: Puzzle['hidden']): string => [...new Set(Object.values(hidden).flat())].sort().join(', ');

/** The title of R&D's top card if the Runner has seen it, else null. The table does not show it. */
function topOfRnd(setup: Puzzle['setup']): string | null {
  const { rnd } = (setup['corp'] ?? {}) as { rnd?: (string | { card: string; seenBy?: string })[] };
  const card = rnd?.[0];
  return typeof card === 'object' && card.seenBy === 'runner' ? card.card : null;
}

/** Returns a text of a puzzle by its name: `title`, `goal`, `done`, or one of the coach's. */
export function puzzleText(puzzle: Puzzle, say: string): string {
  const { id, theme, aim, seat, solution, others, hidden, sure, rival, setup } = puzzle;
  const hint = /^hint-(\d+)$/.exec(say);
  if (hint) return order(solution[Number(hint[1])]!);
  const percent = (share: number): number => Math.round(100 * share);
  const top = topOfRnd(setup);
  const later = aim.by > Number(setup['turnNumber']);
  switch (say) {
    case 'title':
      return t('puzzle.title', { theme: t(`puzzle.theme.${theme}`), n: numberOf(id) });
    case 'goal':
      return t(`puzzle.goal.${aim.what}.${seat}${later ? '.later' : ''}`);
    case 'teaches':
      return Object.keys(hidden).length > 0
        ? t('puzzle.hidden', { n: Object.keys(hidden).length, faces: facesOf(hidden) })
        : top === null
          ? t(`puzzle.open.${seat}`)
          : t('puzzle.open.runner.top', { card: top });
    case 'wrong':
      return t(`puzzle.wrong.${aim.what}.${seat}`);
    case 'done':
      return Object.keys(hidden).length > 0
        ? t(rival === 0 ? 'puzzle.done.hidden.alone' : 'puzzle.done.hidden', {
            move: doing(solution[0]!),
            sure: percent(sure),
            rival: percent(rival),
          })
        : t(`puzzle.done.${theme}`, { move: doing(solution[0]!), others });
    default:
      return unchecked(`puzzle.${say}`);
  }
}

/** Returns a text of the puzzle pages that belongs to no single puzzle. */
export const puzzleLabel = (of: string, params?: Record<string, string | number>): string =>
  unchecked(`puzzle.label.${of}`, params);
