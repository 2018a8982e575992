/** Looks up cards by code. */
import type { CardDef } from '../../rules/def.ts';
import { def } from '../../rules/defs.ts';

/** A card's printed definition. Throws for an unknown code. */
export function cardOf(code: string): CardDef {
  return def(code);
}

/** A card's printed title. Throws for an unknown code. */
export function titleOf(code: string): string {
  return def(code).title;
}
