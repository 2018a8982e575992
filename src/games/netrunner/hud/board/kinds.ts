/** What kind of card a card is, in words. */
import type { CardView } from '../../rules/view-types.ts';
import { t } from '../../../../i18n/index.ts';
import { cardOf } from '../words/lookup.ts';

/** Subtypes that say more of a card than its type does. */
const TELLING: readonly string[] = ['barrier', 'code gate', 'sentry', 'trap', 'fracter', 'decoder', 'killer', 'ai'];

/** The word at the bottom of a card: its main subtype (barrier, decoder and so on) if it has one, else its type; '' when unknown. */
export function kindOf(card: Pick<CardView, 'type' | 'subtypes' | 'code'>): string {
  const printed = card.code === null ? null : cardOf(card.code);
  const type = card.type ?? printed?.type ?? null;
  const subtypes = card.subtypes.length > 0 ? card.subtypes : (printed?.subtypes ?? []);
  if (type === null) return '';
  const main = subtypes.find((name) => TELLING.includes(name));
  return main === undefined ? t(`type.${type}`) : t(`subtype.${main}`);
}

/** The kinds that the name of a card's button tells: all subtypes of ice, else the card's type. */
export function kindsOf({ code, type, subtypes }: CardView): string[] {
  if (code === null || type === null) return [];
  return type === 'ice' && subtypes.length > 0 ? subtypes.map((name) => t(`subtype.${name}`)) : [t(`type.${type}`)];
}
