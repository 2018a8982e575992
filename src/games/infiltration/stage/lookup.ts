/** What the stage asks the rules and the texts, so that it calculates nothing itself. */
import type { ItemDef, RoomDef } from '../rules/def.ts';
import type { Card, Operative, Seat } from '../rules/model.ts';
import type { worthOf } from '../rules/score.ts';
import type { View } from '../rules/view.ts';

/** What an item is for, which decides its picture. */
export type Family = 'move' | 'worker' | 'lock' | 'data' | 'hinder' | 'heal' | 'clock' | 'bank';

/** The functions and constants of the rules that the stage needs; `openTable` supplies them. */
export interface Lookup {
  /** codes of all rooms and items, and names of all actions */
  rooms: readonly string[];
  items: readonly string[];
  actions: readonly string[];
  room(code: string): Pick<RoomDef, 'floor' | 'tokens' | 'slot' | 'uses'>;
  /** returns the name of the room with this code */
  roomTitle(code: string): string;
  item(code: string): Pick<ItemDef, 'after'> & { family: Family };
  /** `title`: returns the name of a card; `text`: returns in short what it does, '' if there is nothing to say */
  title(card: Card): string;
  text(card: Card): string;
  isAction(card: Card): boolean;
  /** returns the action cards that every operative of this game has */
  hand(view: View): readonly Card[];
  /** whether the viewer may see an operative's hand */
  sees(view: View, op: number): boolean;
  /** whether the player should be warned about a card in an operative's hand before laying it */
  warns(view: View, op: number, card: Card): boolean;
  seatOf(view: View, op: number): Seat;
  /** whether an operative is in the building */
  isInside(one: Pick<Operative, 'room'>): boolean;
  /** returns the value of what an operative carries, in zettabytes */
  worthOf: typeof worthOf;
  /** returns the floor of a room: 0 for the secret room */
  floorOf(room: number): 0 | 1 | 2;
  places: { floor: number; deepest: number; secret: number; outside: number };
  dials: { end: number; leastAlarm: number; mostAlarm: number };
}
