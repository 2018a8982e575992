/** What the stage asks the rules and the texts, so it works out nothing itself. */
import type { ItemDef, RoomDef } from '../rules/def.ts';
import type { Card, Seat } from '../rules/model.ts';
import type { View } from '../rules/view.ts';

/** The purpose of an item, which decides its picture. */
export type Family = 'move' | 'worker' | 'lock' | 'data' | 'hinder' | 'heal' | 'clock' | 'bank';

/** The rules that the stage needs; `openTable` supplies them. */
export interface Lookup {
  /** codes of all rooms and items, and names of all actions */
  rooms: readonly string[];
  items: readonly string[];
  actions: readonly string[];
  room(code: string): Pick<RoomDef, 'floor' | 'tokens' | 'slot' | 'uses'>;
  /** the name of a room card */
  roomTitle(code: string): string;
  item(code: string): Pick<ItemDef, 'after'> & { family: Family };
  /** the name of a card, and a short text of what it does; '' for none */
  title(card: Card): string;
  text(card: Card): string;
  isAction(card: Card): boolean;
  /** the action cards that every operative of this game has */
  hand(view: View): readonly Card[];
  /** whether the viewer sees an operative's hand */
  sees(view: View, op: number): boolean;
  /** whether a card in an operative's hand has a warning before it is laid */
  warns(view: View, op: number, card: Card): boolean;
  seatOf(view: View, op: number): Seat;
  /** floor of a place: 0 for the secret room */
  floorOf(room: number): 0 | 1 | 2;
  places: { floor: number; deepest: number; secret: number; outside: number };
  dials: { end: number; leastAlarm: number; mostAlarm: number };
}
