/** Registers of card definitions (filled by `registerCards`) and of effect lists (`Word[]`), which stack frames name by code. */
import type { CardDef } from './def.ts';
import type { Word } from './word.ts';

const DEFS = new Map<string, CardDef>();
const CODES = new Map<string, Word[]>();
/** The code of each registered list. A list nested in a word has the code of the outer list + '.' + the word's position + field. */
const CODE_OF = new WeakMap<readonly Word[], string>();
/** What a card can do while it lies facedown: the event types that trigger its abilities, and what it may be rezzed to prevent. */
const FACEDOWN = { triggers: new Set<string>(), prevents: new Set<string>() };

/** Registers a list of words, and the lists nested in it, under a code: '@...' for basic actions and procedures of the rules. */
export function registerWords(code: string, words: Word[]): void {
  CODES.set(code, words);
  CODE_OF.set(words, code);
  words.forEach((word, i) => {
    for (const [field, list] of inside(word)) registerWords(`${code}.${i}${field}`, list);
  });
}

/** The lists of words nested in a word, each with the field (or option name) that holds it. */
export function inside(word: Word): [string, Word[]][] {
  switch (word.w) {
    case 'trace':
    case 'may':
    case 'later':
      return [['then', word.then]];
    case 'either':
    case 'ifPrevented':
      return [
        ['then', word.then],
        ['otherwise', word.otherwise],
      ];
    case 'psi':
      return word.match
        ? [
            ['differ', word.differ],
            ['match', word.match],
          ]
        : [['differ', word.differ]];
    case 'offerAccess':
      return [['declined', word.declined]];
    case 'revealGripForSubs':
      return [['sub', word.sub]];
    case 'chooseOne':
      return word.options.map((way) => [way.name, way.words]);
    default:
      return [];
  }
}

/** Registers cards and their words, under codes '<card>.a<i>' (abilities), '<card>.s<i>' (subroutines) and '<card>.play'. */
export function registerCards(cards: readonly CardDef[]): void {
  for (const card of cards) {
    DEFS.set(card.code, card);
    card.abilities.forEach((ability, i) => {
      if ('words' in ability) registerWords(`${card.code}.a${i}`, ability.words);
      if (ability.a === 'when' && ability.from === 'installed') FACEDOWN.triggers.add(ability.on);
      if (ability.a === 'prevent' && ability.name === 'rez') FACEDOWN.prevents.add(ability.what);
    });
    card.subroutines.forEach((words, i) => registerWords(`${card.code}.s${i}`, words));
    if (card.play.length > 0) registerWords(`${card.code}.play`, card.play);
  }
}

/** A card's definition. Throws for an unregistered code. */
export function def(code: string): CardDef {
  const found = DEFS.get(code);
  if (!found) throw new Error(`no card with code ${code}`);
  return found;
}
/** Whether some registered card, lying facedown, may be triggered by this type of event. */
export const triggersFacedown = (type: string): boolean => FACEDOWN.triggers.has(type);
/** Whether some registered card may be rezzed to prevent this. */
export const preventsFacedown = (what: string): boolean => FACEDOWN.prevents.has(what);
export const hasDef = (code: string): boolean => DEFS.has(code);
export const allDefs = (): IterableIterator<CardDef> => DEFS.values();

/** The list of words registered under a code. Throws for an unregistered code. */
export function wordsOf(code: string): Word[] {
  const found = CODES.get(code);
  if (!found) throw new Error(`no words with code ${code}`);
  return found;
}
/** The code of a registered list of words. Throws for an unregistered list. */
export function codeOf(words: readonly Word[]): string {
  const code = CODE_OF.get(words);
  if (code === undefined) throw new Error('these words were never registered');
  return code;
}
export const hasWords = (code: string): boolean => CODES.has(code);

/** A title simplified for comparing with typed text: lower case, no accents, straight quotes and apostrophes. */
export function plainTitle(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”]/g, '"')
    .trim()
    .toLowerCase();
}
