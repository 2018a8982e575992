/** A card's text as its paragraphs. Those at its end are its printed subroutines, one each. */
import { paragraphs } from '../../../../i18n/index.ts';
import { cardOf } from './lookup.ts';

/** The paragraphs of a card's text, and its printed subroutines in full. */
export function cardText(code: string): { text: string[]; subs: string[] } {
  const all = paragraphs(`card.${code}`);
  const first = all.length - cardOf(code).subroutines.length;
  return { text: all.slice(0, first), subs: all.slice(first) };
}

/** The full text of a printed subroutine by its code (`<card>.s<n>`); null for one that a card gains. */
export function subFull(code: string): string | null {
  const [, card, n] = /^(\d{5})\.s(\d+)$/.exec(code) ?? [];
  return card === undefined ? null : (cardText(card).subs[Number(n)] ?? null);
}
