/** Names of operatives, rooms, cards and guards, and the parameters of messages that name them. */
import { numeral, t } from '../../../i18n/index.ts';
import { isAction, itemDef, OUTSIDE, roomDef, SECRET } from '../rules/defs.ts';
import type { Card } from '../rules/model.ts';
import type { View } from '../rules/view.ts';
import type { GuardKind } from '../rules/words.ts';

/** Indexes of a seat's operatives. */
export const operativesOf = (view: View, seat: string): number[] =>
  view.ops.flatMap((one, op) => (one.seat === seat ? [op] : []));

/** An operative's name: "Quill", or "Quill 2" where each player has two. */
export function operativeName(view: View, op: number): string {
  const { seat } = view.ops[op]!;
  const { pairs, players } = view.options;
  return pairs ? t('inf.twin', { seat, n: Math.floor(op / players) + 1 }) : t(`side.${seat}`);
}

/** The `who` parameter of sentences: 'you' for the viewer's only operative, else the operative's name. */
export const whoIs = (view: View, op: number): string =>
  view.ops[op]!.seat === view.viewer && !view.options.pairs ? 'you' : operativeName(view, op);

/** Whether the viewer sees what is hidden about an operative: it is their own, they see everything, or the game is over. */
export const isSeen = (view: View, op: number): boolean =>
  view.viewer === 'open' || view.ops[op]!.seat === view.viewer || view.over !== null;

/** The parameters of a message that names a room: its title once it is revealed, else where it is. */
export interface RoomParams {
  at: 'room' | 'place' | 'secret' | 'outside';
  /** the room's number, counted from the entry room */
  place: number;
  /** its title; '' if it is not revealed */
  room: string;
}

/** The parameters of a message that names a room only by where it is. */
export const placeParams = (room: number): RoomParams => ({
  at: room === OUTSIDE ? 'outside' : room === SECRET ? 'secret' : 'place',
  place: room + 1,
  room: '',
});

/** The parameters of a message that names a room. */
export function roomParams(view: Pick<View, 'rooms'>, room: number): RoomParams {
  // Before the set-up no room has been laid out.
  const laid = room === OUTSIDE ? undefined : view.rooms[room];
  const place = placeParams(room);
  return laid?.up === true && laid.code !== null ? { ...place, at: 'room', room: roomDef(laid.code).title } : place;
}

/** The `card` parameter of a message: the id of an action, or the title of an item. */
export const cardParam = (card: Card): string => (isAction(card) ? card : itemDef(card).title);

/** The name of an action or item, by itself; that of a hidden card says only that it is face down. */
export const cardName = (card: Card | null): string =>
  card === null || card === '' ? t('inf.card.hidden') : isAction(card) ? t(`inf.action.${card}`) : itemDef(card).title;

/** A guard's name by itself. */
export const guardName = (kind: GuardKind): string => t(`inf.guard.${kind}`);

/** The parameters of a message that names tokens: how many, and their values if they are visible (a hidden value is 0). */
export function tokensParams(values: readonly (number | null)[]): { n: number; seen: 'yes' | 'no'; values: string[] } {
  const shown = values.filter((value): value is number => value !== null && value > 0);
  const seen = values.length > 0 && shown.length === values.length;
  return { n: values.length, seen: seen ? 'yes' : 'no', values: shown.map(numeral) };
}

/** The parameters of a message that names items: how many, and their titles if they are visible (a hidden item is ''). */
export function itemsParams(items: readonly string[]): { n: number; seen: 'yes' | 'no'; items: string[] } {
  const seen = !items.includes('');
  return { n: items.length, seen: seen ? 'yes' : 'no', items: seen ? items.map((item) => itemDef(item).title) : [] };
}
