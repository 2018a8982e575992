/** Where the HUD looks up what a card is. The composition root gives the lookup once; tests give their own. */
import type { CardDef } from '../../rules/def.ts';

export type CardBook = (code: string) => CardDef;

let book: CardBook = (code) => {
  throw new Error(`no card book was given (asked for ${code})`);
};

/** Gives the HUD its cards. */
export function setBook(lookup: CardBook): void {
  book = lookup;
}

/** A card's printed definition. Throws for a code that is no card. */
export function cardOf(code: string): CardDef {
  return book(code);
}

/** A card's title in the language set; the printed one where there is no translation. */
export function titleOf(code: string): string {
  return book(code).title;
}
