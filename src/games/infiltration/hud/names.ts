/** Names of operatives, rooms, cards and guards. */
import { listed, t } from '../../../i18n/index.ts';
import { isAction, itemDef, OUTSIDE, roomDef, SECRET } from '../rules/defs.ts';
import type { Card } from '../rules/model.ts';
import type { View } from '../rules/view.ts';
import type { GuardKind } from '../rules/words.ts';

/** Indexes of a seat's operatives. */
export const operativesOf = (view: View, seat: string): number[] =>
  view.ops.flatMap((one, op) => (one.seat === seat ? [op] : []));

/** An operative's name: "Quill", or "Quill 2" where each player has two. */
export function operativeName(view: View, op: number): string {
  const seat = t(`side.${view.ops[op]!.seat}`);
  const { pairs, players } = view.options;
  return pairs ? t('inf.twin', { seat, n: Math.floor(op / players) + 1 }) : seat;
}

/** The `who` parameter of sentences: 'you' for the viewer's only operative, else the operative's name. */
export const whoIs = (view: View, op: number): string =>
  view.ops[op]!.seat === view.viewer && !view.options.pairs ? 'you' : operativeName(view, op);

/** Whether the viewer sees what is hidden about an operative: it is their own, they see everything, or the game is over. */
export const isSeen = (view: View, op: number): boolean =>
  view.viewer === 'open' || view.ops[op]!.seat === view.viewer || view.over !== null;

/** Names a room within a sentence: its title once turned up, else "place 4", "the secret room" or "outside". */
export function roomWords(view: Pick<View, 'rooms'>, room: number): string {
  if (room === OUTSIDE) return t('inf.outside');
  // Before the set-up no room has been laid out.
  const laid = view.rooms[room];
  return laid?.up === true && laid.code !== null ? roomDef(laid.code).title : placeWords(room);
}

/** Names a room by its place only: "place 4", "the secret room". */
export const placeWords = (room: number): string =>
  room === SECRET ? t('inf.secret') : t('inf.place', { n: room + 1 });

/** The name of an action or item; a hidden card is just "a card". */
export const cardName = (card: Card | null): string =>
  card === null || card === '' ? t('inf.card.hidden') : isAction(card) ? t(`inf.action.${card}`) : itemDef(card).title;

export const guardName = (kind: GuardKind): string => t(`inf.guard.${kind}`);

/** Writes tokens within a sentence: "2 tokens", or "tokens of 1 and 3" if their values are visible (a hidden value is 0). */
export function tokenWords(values: readonly (number | null)[]): string {
  const seen = values.filter((value): value is number => value !== null && value > 0);
  return seen.length < values.length || values.length === 0
    ? t('inf.some.tokens', { n: values.length })
    : t('inf.some.values', { n: values.length, list: listed(seen.map(String)) });
}

/** Writes items within a sentence: "2 items", or their names if visible (a hidden item is ''). */
export function itemWords(items: readonly string[]): string {
  return items.includes('')
    ? t('inf.some.items', { n: items.length })
    : listed(items.map((item) => itemDef(item).title));
}
