/** The parts a card's text is made of, each of which can be taken away for a moment. Codes of words are made when cards are registered. */
import { CARDS } from '../../../../src/games/netrunner/cards/index.ts';
import type { Ability, CardDef } from '../../../../src/games/netrunner/rules/def.ts';
import type { Word } from '../../../../src/games/netrunner/rules/word.ts';
import { inside, registerWords } from '../../../../src/games/netrunner/rules/defs.ts';
import type { Condition } from '../../../../src/games/netrunner/rules/names.ts';

export interface Part {
  card: CardDef;
  /** card and part in words, for reports */
  name: string;
  /** Takes the part away and gives back what puts it there again. */
  take: () => () => void;
}

const NOTHING: Ability = { a: 'static', what: 'link', n: 0 };

function abilityName(ability: Ability, index: number): string {
  const kind =
    ability.a === 'when' ? `when ${ability.on}` : ability.a === 'static' ? `always ${ability.what}` : ability.a;
  return `ability ${index + 1} (${'name' in ability ? `${kind}: ${ability.name}` : kind})`;
}

/** Sets a field of a card for a while. */
function field<K extends keyof CardDef>(card: CardDef, key: K, value: CardDef[K]): () => () => void {
  return () => {
    const kept = card[key];
    card[key] = value;
    return () => {
      card[key] = kept;
    };
  };
}
/** Empties a list of words for a while; frames name lists by code, so the list itself must be changed. */
function emptied(words: Word[]): () => () => void {
  return () => {
    const kept = words.splice(0);
    return () => {
      words.push(...kept);
    };
  };
}

function subroutine(card: CardDef, index: number): () => () => void {
  return () => {
    const kept = card.subroutines;
    const put = (list: Word[][]): void => {
      card.subroutines = list;
      list.forEach((words, i) => registerWords(`${card.code}.s${i}`, words));
    };
    put(kept.filter((_, i) => i !== index));
    return () => put(kept);
  };
}

/** Lists of words inside a list: ways of a choice, what follows a trace, what comes later. */
const inner = (words: readonly Word[]): Word[][] =>
  words.flatMap((word) => inside(word).flatMap(([, list]) => [list, ...inner(list)]));
const wordLists = (card: CardDef): [string, Word[]][] => [
  ...card.abilities.flatMap((ability, i): [string, Word[]][] =>
    'words' in ability ? [[abilityName(ability, i), ability.words]] : [],
  ),
  ...card.subroutines.map((words, i): [string, Word[]] => [`subroutine ${i + 1}`, words]),
  ...(card.play.length > 0 ? [['play', card.play] as [string, Word[]]] : []),
];

/** Every ability, subroutine and play list, host, further cost, condition for playing, and what becomes of a card played. */
function partsOf(card: CardDef): Part[] {
  const parts: Part[] = [];
  const part = (what: string, take: Part['take']): void => {
    parts.push({ card, name: `${card.code} ${card.title}: ${what}`, take });
  };
  card.abilities.forEach((ability, i) => {
    part(
      abilityName(ability, i),
      field(
        card,
        'abilities',
        card.abilities.map((each, at) => (at === i ? NOTHING : each)),
      ),
    );
  });
  card.subroutines.forEach((words, i) => {
    part(`subroutine ${i + 1}`, subroutine(card, i));
    part(`subroutine ${i + 1}, that does nothing`, emptied(words));
  });
  if (card.play.length > 0) part('play', emptied(card.play));
  if (card.x !== null) part('X in its cost', field(card, 'x', null));
  if (card.playIf !== null) part('condition for playing', field(card, 'playIf', null));
  if (card.host !== null) part('host', field(card, 'host', null));
  if (card.rezCost !== null) part('further rez cost', field(card, 'rezCost', null));
  if (card.stealCost !== null) part('steal cost', field(card, 'stealCost', null));
  // a condition counter is laid on its host by its own words
  if (card.after !== 'trash' && card.after !== 'host')
    part(`stays after play (${card.after})`, field(card, 'after', 'trash'));
  if (card.advanceable) part('may be advanced', field(card, 'advanceable', false));
  // of consoles no second can be installed anyway
  if (card.unique && !card.subtypes.includes('console')) part('unique', field(card, 'unique', false));
  return parts;
}

/** Every single word of a card's lists, lists inside words too; and every condition and "may" of its abilities. */
function wordsOf(card: CardDef): Part[] {
  const parts: Part[] = [];
  for (const [where, words] of wordLists(card)) {
    for (const list of [words, ...inner(words)]) {
      list.forEach((word, i) => {
        parts.push({
          card,
          name: `${card.code} ${card.title}: ${where}, word ${word.w}${list === words ? '' : ' inside'}`,
          take: () => {
            list.splice(i, 1);
            return () => {
              list.splice(i, 0, word);
            };
          },
        });
      });
    }
  }
  card.abilities.forEach((ability, i) => {
    const without = (key: 'if' | 'of' | 'damage' | 'optional' | 'for' | 'oncePerTurn'): void => {
      if (!(ability as Record<string, unknown>)[key]) return;
      const bare = { ...ability } as Record<string, unknown>;
      delete bare[key];
      const instead = card.abilities.map((each, at) => (at === i ? (bare as unknown as Ability) : each));
      parts.push({
        card,
        name: `${card.code} ${card.title}: ${abilityName(ability, i)}, its "${key}"`,
        take: field(card, 'abilities', instead),
      });
    };
    without('if');
    without('of');
    without('damage');
    without('optional');
    without('for');
    without('oncePerTurn');
    if ('if' in ability && Array.isArray(ability.if)) {
      const conds: readonly Condition[] = ability.if;
      conds.forEach((cond, n) => {
        const rest = conds.filter((_, at) => at !== n);
        const instead = card.abilities.map((each, at) => (at === i ? ({ ...each, if: rest } as Ability) : each));
        parts.push({
          card,
          name: `${card.code} ${card.title}: ${abilityName(ability, i)}, its condition "${cond}"`,
          take: field(card, 'abilities', instead),
        });
      });
    }
  });
  return parts;
}

export const allParts = (): Part[] => CARDS.flatMap(partsOf);
export const allWords = (): Part[] => CARDS.flatMap(wordsOf);

const LASTS = ['encounter', 'run', 'turn'];
/** Constants that only hold or not, tags (nothing counts them in an encounter), and preventions of one card: their number says nothing. */
const NO_NUMBER = new Set(['reveal-in-rnd', 'blank', 'trash-host-at-zero', 'tags', 'trash', 'expose']);
/** A choice of one card cannot ask for more than it allows. */
const says = (on: Record<string, unknown>, key: string): boolean =>
  !(key === 'n' && NO_NUMBER.has(on.what as string)) && !(key === 'min' && on.min === on.max);
const OTHER_SEAT = { corp: 'runner', runner: 'corp' } as const;
const isSeat = (value: unknown): value is keyof typeof OTHER_SEAT => value === 'corp' || value === 'runner';
/** What a selector asks of cards, as far as it is no yes or no. */
const NARROWS = new Set(['type', 'subtype', 'notSubtype', 'if']);
/**
 * Every number in a card's text one higher and one lower, every duration and seat another one, every yes a no and every no a yes; and what is
 * asked of cards to choose from, of hosts, and of what credits may be spent on, left out. */
function figuresIn(card: CardDef): Part[] {
  const parts: Part[] = [];
  const change = (on: Record<string, unknown>, key: string, value: unknown, where: string): void => {
    parts.push({
      card,
      name: `${card.code} ${card.title}: ${where}.${key} ${String(on[key])} as ${String(value)}`,
      take: () => {
        const kept = on[key];
        on[key] = value;
        return () => {
          on[key] = kept;
        };
      },
    });
  };
  const look = (on: object, where: string): void => {
    for (const [key, value] of Object.entries(on) as [string, unknown][]) {
      const owner = on as Record<string, unknown>;
      if (typeof value === 'number') {
        if (says(owner, key)) for (const other of [value + 1, value - 1]) change(owner, key, other, where);
      } else if (typeof value === 'boolean') change(owner, key, !value, where);
      else if (isSeat(value)) change(owner, key, OTHER_SEAT[value], where);
      else if (NARROWS.has(key) && /\bfrom$|\bcard$|^host$/.test(where)) change(owner, key, undefined, where);
      else if (key === 'until' && value !== undefined)
        change(owner, key, LASTS[(LASTS.indexOf(value as string) + 1) % LASTS.length], where);
      else if (typeof value === 'object' && value !== null) look(value, `${where}.${key}`);
    }
  };
  card.abilities.forEach((ability, i) => look(ability, abilityName(ability, i)));
  card.subroutines.forEach((words, i) => look(words, `subroutine ${i + 1}`));
  look(card.play, 'play');
  if (card.host) look(card.host, 'host');
  if (card.x) look(card.x, 'X in its cost');
  if (card.rezCost) look(card.rezCost, 'rez cost');
  if (card.stealCost) look(card.stealCost, 'steal cost');
  return parts;
}
export const allFeatures = (): Part[] => CARDS.flatMap(figuresIn);
