/** The cards of this house, given to the rules as an argument (`registerCards`); and the lists of words that frames name by code. */
import type { CardDef, Word } from './def.ts';

const DEFS = new Map<string, CardDef>();
const CODES = new Map<string, Word[]>();
/** Codes by list: that of a list inside a word is the outer code + '.' + position + field. */
const CODE_OF = new WeakMap<readonly Word[], string>();
const BY_TITLE = new Map<string, CardDef>();

/** Words that are no card's: basic actions and the rules' own procedures. Named '@...'. */
export function registerWords(code: string, words: Word[]): void {
  CODES.set(code, words);
  CODE_OF.set(words, code);
  words.forEach((word, i) => {
    for (const [field, list] of inside(word)) registerWords(`${code}.${i}${field}`, list);
  });
}

/** The lists of words inside a word, each with the field or way it stands in. */
export function inside(word: Word): [string, Word[]][] {
  switch (word.w) {
    case 'trace':
    case 'may':
    case 'later':
      return [['then', word.then]];
    case 'psi':
      return [['differ', word.differ]];
    case 'revealGripForSubs':
      return [['sub', word.sub]];
    case 'chooseOne':
      return word.options.map((way) => [way.name, way.words]);
    default:
      return [];
  }
}

/** Makes cards known to the rules. Codes of words: '<card>.a<i>' abilities, '<card>.s<i>' subroutines, '<card>.play'. */
export function registerCards(cards: readonly CardDef[]): void {
  for (const card of cards) {
    DEFS.set(card.code, card);
    BY_TITLE.set(plainTitle(card.title), card);
    card.abilities.forEach((ability, i) => {
      if ('words' in ability) registerWords(`${card.code}.a${i}`, ability.words);
    });
    card.subroutines.forEach((words, i) => registerWords(`${card.code}.s${i}`, words));
    if (card.play.length > 0) registerWords(`${card.code}.play`, card.play);
  }
}

/** A card's definition. Throws for a code nobody registered. */
export function def(code: string): CardDef {
  const found = DEFS.get(code);
  if (!found) throw new Error(`no card with code ${code}`);
  return found;
}
export const hasDef = (code: string): boolean => DEFS.has(code);
export const allDefs = (): IterableIterator<CardDef> => DEFS.values();

/** The words a code names. */
export function wordsOf(code: string): Word[] {
  const found = CODES.get(code);
  if (!found) throw new Error(`no words with code ${code}`);
  return found;
}
/** The code of a registered list of words. */
export function codeOf(words: readonly Word[]): string {
  const code = CODE_OF.get(words);
  if (code === undefined) throw new Error('these words were never registered');
  return code;
}
export const hasWords = (code: string): boolean => CODES.has(code);

/** A title as people type it: no case, straight apostrophes, no accents, no exclamation mark at the end. */
export function plainTitle(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”]/g, '"')
    .trim()
    .toLowerCase();
}

/** A card by title (any case and apostrophe), by code, or by the part of an identity's title before the colon. */
export function defByTitle(title: string): CardDef | null {
  const plain = plainTitle(title);
  const exact = BY_TITLE.get(plain) ?? DEFS.get(title);
  if (exact) return exact;
  for (const [known, card] of BY_TITLE) {
    if (known.split(':')[0] === plain || known.replace(/[!.]$/, '') === plain.replace(/[!.]$/, '')) return card;
  }
  return null;
}
