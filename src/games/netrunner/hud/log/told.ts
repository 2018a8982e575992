/** Fills in the sentences of the log. The titles of cards in them are links. */
import type { MessageArgs, MessageKey } from '../../../../core/sentence.ts';
import type { Face } from '../../../../hud/contract/table-focus.ts';
import type { LogPart } from '../../../../hud/contract/log-ui.ts';
import { type Params, type Part, rich } from '../../../../i18n/index.ts';
import type { SeenCard } from '../../rules/events.ts';
import { titleOf } from '../words/lookup.ts';

/** A parameter of a message, where a card may stand for its title and several cards for their titles. */
type Filling<P> =
  | P
  | (string extends P ? SeenCard | null : never)
  | (readonly string[] extends P ? readonly SeenCard[] : never);
type Fillings<P> = { readonly [Name in keyof P]: Filling<P[Name]> };
type Args<A extends readonly unknown[]> = A extends readonly [] ? [] : [params: Fillings<NonNullable<A[0]>>];

const isCard = (value: unknown): value is SeenCard => typeof value === 'object' && value !== null && 'code' in value;
const faceOf = ({ code, h }: SeenCard): Face | null => (code === null ? null : { code, at: h });
/** A card's title; `?` if its face is unknown, for which a message has the branch `unknown`. */
const nameOf = (card: SeenCard | null): string => (card === null || card.code === null ? '?' : titleOf(card.code));

/** Returns a sentence of the log in parts. Its parameters are checked as in `t`; cards are filled in as their titles. */
export function told<const K extends string>(key: MessageKey<K>, ...[given]: Args<MessageArgs<K>>): LogPart[] {
  const params: Record<string, Params[string]> = {};
  const cards: Record<string, readonly SeenCard[]> = {};
  for (const [name, value] of Object.entries((given ?? {}) as Record<string, unknown>)) {
    if (value === null || isCard(value)) {
      params[name] = nameOf(value);
      if (value !== null) cards[name] = [value];
    } else if (Array.isArray(value) && value.every(isCard)) {
      params[name] = value.map(nameOf);
      cards[name] = value;
    } else params[name] = value as Params[string];
  }
  return (rich as (key: string, params: Params) => Part[])(key, params)
    .filter(({ text }) => text !== '')
    .map(({ text, param, item = 0 }) => {
      const card = param === null ? undefined : cards[param]?.[item];
      return { text, face: card === undefined ? null : faceOf(card) };
    });
}

/** The parameters that name some cards: all by their titles, or as `hidden`, their number, if the viewer does not know them all. */
export const named = (cards: readonly SeenCard[]): { cards: readonly SeenCard[]; hidden: number } =>
  cards.every(({ code }) => code !== null) ? { cards, hidden: 0 } : { cards: [], hidden: cards.length };
