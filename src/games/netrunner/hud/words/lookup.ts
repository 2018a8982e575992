/** Looks up cards by code. */
import { language } from '../../../../i18n/index.ts';
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

/**
 * A card's title in its printed edition in the language on screen, shown beside the English one; null if there is none. Throws for an
 * unknown code.
 */
export function ownTitleOf(code: string): string | null {
  return def(code).titles[language().tag] ?? null;
}
