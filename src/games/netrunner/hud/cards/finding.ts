/** Finds cards in the card browser by words of their title and text, and by their printed properties. */
import type { Searchable } from '../../../../hud/components/words/search.ts';
import { termsIn } from '../../../../hud/components/words/terms.ts';
import { language, paragraphs, t, wordsEdition } from '../../../../i18n/index.ts';
import type { CardDef } from '../../rules/def.ts';
import { allDefs } from '../../rules/defs.ts';
import { ownTitleOf } from '../words/lookup.ts';

/** The filters, in the order in which the page shows them. */
export const FILTERS = ['side', 'faction', 'type', 'subtype', 'cost', 'keyword', 'set'] as const;
export type Filter = (typeof FILTERS)[number];

/** What to search for: words, and a value for each filter; '' for any. */
export type Wanted = { readonly words: string } & { readonly [F in Filter]: string };
export const ANY_CARD: Wanted = {
  words: '',
  side: '',
  faction: '',
  type: '',
  subtype: '',
  cost: '',
  keyword: '',
  set: '',
};

/** A card as the search sees it: its text in the current language, and its values for the filters. */
export interface Found extends Searchable {
  code: string;
  /** the card's values for each filter; those of `keyword` are the glossary words in its text and subtypes */
  values: { readonly [F in Filter]: readonly string[] };
}

/** The set that a card's code belongs to. */
export const setOf = (code: string): 'core' | 'reign' | 'other' =>
  code.startsWith('01') ? 'core' : code.startsWith('22') ? 'reign' : 'other';

/** All printed cards; the practice identities of the lessons (codes 00…) are left out. */
const printed = (): CardDef[] => [...allDefs()].filter(({ code }) => !code.startsWith('00'));

const costOf = ({ type, cost, x }: CardDef): string[] =>
  type === 'identity' || type === 'agenda' ? [] : [x !== null ? 'x' : String(cost)];

/** The name of a filter's value, in words. */
export function valueWords(filter: Filter, value: string): string {
  switch (filter) {
    case 'keyword':
      return t(`term.${value}`);
    case 'cost':
      return value === 'x' ? t('cards.cost.x') : value;
    case 'side':
      return t(`side.${value}`);
    case 'faction':
      return t(`faction.${value}`);
    case 'type':
      return t(`type.${value}`);
    case 'subtype':
      return t(`subtype.${value}`);
    case 'set':
      return t(`set.${value}`);
  }
}

let shown: { edition: number; cards: readonly Found[] } | null = null;

/** All cards in the current language, sorted by title. Cached until the words of the language change. */
export function allFound(): readonly Found[] {
  const edition = wordsEdition();
  if (shown?.edition !== edition) shown = { edition, cards: inOrder() };
  return shown.cards;
}

/** The glossary terms in a card's text and subtypes. Whatever has subroutines is found under that word too. */
function keywordsOf({ subtypes, subroutines }: CardDef, text: string): string[] {
  const words = [text, ...subtypes.map((one) => valueWords('subtype', one))].join('. ');
  const found = termsIn(words).flatMap(({ term }) => (term === null ? [] : [term]));
  return subroutines.length === 0 || found.includes('subroutine') ? found : [...found, 'subroutine'];
}

function inOrder(): Found[] {
  const order = new Intl.Collator(language().tag, { numeric: true });
  return printed()
    .map((card): Found => {
      const text = paragraphs(`card.${card.code}`).join(' ');
      const values = {
        side: [card.side],
        faction: [card.faction],
        type: [card.type],
        subtype: card.subtypes,
        cost: costOf(card),
        keyword: keywordsOf(card, text),
        set: [setOf(card.code)],
      };
      const forms = (['type', 'subtype', 'faction'] as const).flatMap((filter) =>
        values[filter].map((value) => valueWords(filter, value)),
      );
      const ownTitle = ownTitleOf(card.code);
      if (ownTitle !== null) forms.push(ownTitle);
      return { code: card.code, name: card.title, forms, meaning: text, values };
    })
    .sort((a, b) => order.compare(a.name, b.name));
}

/** The values of a filter that occur on any card, in the order in which to offer them. */
export function valuesOf(all: readonly Found[], filter: Filter): string[] {
  const values = [...new Set(all.flatMap((one) => one.values[filter]))];
  if (filter === 'set' || filter === 'side') return values.sort();
  const order = new Intl.Collator(language().tag, { numeric: true });
  return values.sort((a, b) => order.compare(valueWords(filter, a), valueWords(filter, b)));
}
