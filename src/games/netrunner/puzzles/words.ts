/** Writes the texts of a puzzle: i18n messages, with names and numbers filled in. */
import { type Sentence, sentence } from '../../../core/sentence.ts';
import { say as inWords, t } from '../../../i18n/index.ts';
import type { PuzzleInfo } from '../../../lessons/puzzles.ts';
import { cardSentence } from './card-words.ts';
import type { Puzzle } from './puzzle.ts';

/** Matches the place after a card's name in a sentence of the notation. */
const PLACE = / @ (hq|rnd|archives|remote \d+)(?:#\d+)?$/;

/** What a move's sentence in the notation does, with which card, and on which server. */
interface Doing {
  verb: string;
  card: string;
  server: string;
}

/** Verbs of moves that name no card. */
const PLAIN: readonly string[] = [
  ...['credit', 'draw', 'pass', 'purge', 'remove-tag', 'trash', 'steal', 'accept', 'decline', 'jack-out'],
];

/** Splits a move's sentence in the notation into what is done, with which card, and on which server. */
function parts(sentence: string): Doing {
  const said = sentence.replace(/^\w+: /, '');
  const run = /^run (.+)$/.exec(said);
  if (run) return { verb: 'run', card: '', server: run[1]! };
  const named = /^choose (hq|rnd|archives|remote \d+)$/.exec(said);
  if (named) return { verb: 'pick-server', card: '', server: named[1]! };
  const number = /^number (\d+)$/.exec(said);
  if (number) return { verb: 'pick', card: number[1]!, server: 'none' };
  const install = /^install (.+?)(?:#\d+)? -> (hq|rnd|archives|remote \d+|new remote)/.exec(said);
  if (install) return { verb: 'install-in', card: install[1]!, server: install[2]! };
  const server = PLACE.exec(said)?.[1] ?? 'none';
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
  return { verb: PLAIN.includes(plain) ? plain : 'other', card: '', server };
}

/** The parameters of a sentence that begins with what is done: "Running on HQ". */
function doing(sentence: string): Doing {
  const { verb, card, server } = parts(sentence);
  return { verb: verb.replace('-', '_'), card, server };
}
/** "Run on HQ." */
const order = (sentence: string): string => {
  const { verb, card, server } = parts(sentence);
  return t(`puzzle.hint.${verb}`, { card, server });
};

/** The number of a puzzle among those of its theme, from its id. */
export const numberOf = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0);

/** The titles of all cards that the hidden ice may be, each once. */
const facesOf = (hidden: Puzzle['hidden']): string[] => [...new Set(Object.values(hidden).flat())].sort();

/** The title of R&D's top card if the Runner has seen it, else null. The table does not show it. */
function topOfRnd(setup: Puzzle['setup']): string | null {
  const { rnd } = (setup['corp'] ?? {}) as { rnd?: (string | { card: string; seenBy?: string })[] };
  const card = rnd?.[0];
  return typeof card === 'object' && card.seenBy === 'runner' ? card.card : null;
}

/** The title of a puzzle. */
export const puzzleTitle = ({ id, theme }: Pick<PuzzleInfo, 'id' | 'theme'>): Sentence =>
  sentence('puzzle.title', { theme, n: numberOf(id) });

/** Returns a text of a puzzle by its name: `title`, `goal`, `done`, or one of the coach's. */
export function puzzleText(puzzle: Puzzle, say: string): string {
  const { theme, aim, seat, solution, others, hidden, sure, rival, setup, explains } = puzzle;
  const hint = /^hint-(\d+)$/.exec(say);
  if (hint) return order(solution[Number(hint[1])]!);
  const card = /^card-(\d+)$/.exec(say);
  if (card) return inWords(cardSentence(explains[Number(card[1])]!)!);
  const top = topOfRnd(setup);
  const later = aim.by > Number(setup['turnNumber']);
  switch (say) {
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
      return Object.keys(hidden).length === 0
        ? t(`puzzle.done.${theme}`, { ...doing(solution[0]!), others })
        : rival === 0
          ? t('puzzle.proved.alone', { ...doing(solution[0]!), sure })
          : t('puzzle.proved', { ...doing(solution[0]!), sure, rival });
    default:
      return t(`puzzle.say.${say}`);
  }
}

/** Returns a text of the puzzle pages that belongs to no single puzzle. */
export const puzzleLabel = (of: string, params: Record<string, string | number> = {}): string =>
  of === 'standing'
    ? t('puzzle.standing', { how: String(params['how']), rating: params['rating']!, change: params['change']! })
    : t(`puzzle.label.${of}`);
