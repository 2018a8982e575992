/** The texts of rooms, items and actions: messages, each checked by a test against the effects that the rules carry out. */
import { t } from '../../../i18n/index.ts';
import { isAction, itemDef, roomDef } from '../rules/defs.ts';

/** What an item or an action does. */
export const cardText = (card: string): string => t(`inf.text.${card}`);

/** Says where an item goes after use; null for an action. */
export const afterText = (card: string): string | null =>
  isAction(card) ? null : t(`inf.after.${itemDef(card).after}`);

/** A function of a room: its kind and what it does. */
export interface RoomFunction {
  kind: 'reveal' | 'enter' | 'interface';
  text: string;
}

const FUNCTIONS = ['reveal', 'enter', 'interface'] as const;

/** All functions of a room, in the order in which they happen during a visit. */
export function roomFunctions(code: string): RoomFunction[] {
  const def = roomDef(code);
  return FUNCTIONS.filter((kind) => def[kind].length > 0).map((kind) => ({
    kind,
    text: t(`inf.text.${code}.${kind}`),
  }));
}
