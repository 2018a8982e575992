/** What a card is, by code. The screen shows only cards that the game knows. */
import type { CardDef } from '../../rules/def.ts';
import { def } from '../../rules/defs.ts';

/** A card's printed definition. Throws for a code that is no card. */
export function cardOf(code: string): CardDef {
  return def(code);
}

/** A card's title in the language set; the printed one where there is no translation. */
export function titleOf(code: string): string {
  return def(code).title;
}
