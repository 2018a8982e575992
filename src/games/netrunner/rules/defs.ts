/** Registers of card definitions (filled by `registerCards`) and of effect lists (`Word[]`), which stack frames name by code. */
import type { Ability, CardDef } from './def.ts';
import type { Cost, Place, Word } from './word.ts';

const DEFS = new Map<string, CardDef>();
const CODES = new Map<string, Word[]>();
/**
 * Gives the code of each registered effect list. For a list nested in an effect: code of the outer list + '.' + the effect's position + its
 * field.
 */
const CODE_OF = new WeakMap<readonly Word[], string>();
/**
 * Everything registered cards can do with facedown Corp cards that depends on hidden faces: `triggers`, the event types that trigger
 * facedown cards; `prevents`, what they can be rezzed to prevent; `choices`, by card code, the cost of an ability that needs a fitting
 * facedown card as target.
 */
const FACEDOWN = {
  triggers: new Set<string>(),
  prevents: new Set<string>(),
  choices: new Map<string, Cost>(),
};
const PLACES_FACEDOWN: ReadonlySet<Place> = new Set(['installed', 'ice', 'root']);

/** Whether an ability is used in a window and starts by choosing an installed card by its printed properties. */
function choosesFacedown(ability: Ability): ability is Extract<Ability, { a: 'paid' }> {
  if (ability.a !== 'paid' || (ability.cost.clicks ?? 0) > 0) return false;
  return ability.words.some((word) => {
    if (word.w !== 'choose' || word.from.up === true) return false;
    const { zone = 'installed', type, subtype, title } = word.from;
    const places = typeof zone === 'string' ? [zone] : zone;
    return places.some((place) => PLACES_FACEDOWN.has(place)) && Boolean(word.from.if ?? type ?? subtype ?? title);
  });
}

/**
 * Registers an effect list, and the lists nested in it, under a code. Codes of basic actions and of procedures of the rules begin with '@'.
 */
export function registerWords(code: string, words: Word[]): void {
  CODES.set(code, words);
  CODE_OF.set(words, code);
  words.forEach((word, i) => {
    for (const [field, list] of inside(word)) registerWords(`${code}.${i}${field}`, list);
  });
}

/** Returns the effect lists nested in an effect, each with the field (or option name) that holds it. */
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

/** Registers cards and their effect lists, under codes '<card>.a<i>' (abilities), '<card>.s<i>' (subroutines) and '<card>.play'. */
export function registerCards(cards: readonly CardDef[]): void {
  for (const card of cards) {
    DEFS.set(card.code, card);
    card.abilities.forEach((ability, i) => {
      if ('words' in ability) registerWords(`${card.code}.a${i}`, ability.words);
      if (ability.a === 'when' && ability.from === 'installed') FACEDOWN.triggers.add(ability.on);
      if (ability.a === 'prevent' && ability.name === 'rez') FACEDOWN.prevents.add(ability.what);
      if (card.side === 'corp' && choosesFacedown(ability)) FACEDOWN.choices.set(card.code, ability.cost);
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
/** Whether an event of this type can trigger some registered card while it is facedown. */
export const triggersFacedown = (type: string): boolean => FACEDOWN.triggers.has(type);
/** Whether some registered card can be rezzed from facedown to prevent this (`what`: 'damage', 'tag', …). */
export const preventsFacedown = (what: string): boolean => FACEDOWN.prevents.has(what);
/** The cost of the ability of the card with this code that needs a fitting facedown card as its target; undefined if it has none. */
export const choiceFacedown = (code: string): Cost | undefined => FACEDOWN.choices.get(code);
export const hasDef = (code: string): boolean => DEFS.has(code);
export const allDefs = (): IterableIterator<CardDef> => DEFS.values();

/** Returns the effect list registered under a code. Throws for an unregistered code. */
export function wordsOf(code: string): Word[] {
  const found = CODES.get(code);
  if (!found) throw new Error(`no words with code ${code}`);
  return found;
}
/** Returns the code of a registered effect list. Throws for an unregistered list. */
export function codeOf(words: readonly Word[]): string {
  const code = CODE_OF.get(words);
  if (code === undefined) throw new Error('these words were never registered');
  return code;
}
export const hasWords = (code: string): boolean => CODES.has(code);

/** Returns a title simplified for comparing with typed text: lower case, no accents, straight quotes and apostrophes. */
export function plainTitle(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”]/g, '"')
    .trim()
    .toLowerCase();
}
