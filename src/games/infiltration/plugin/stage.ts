/** Loads Infiltration's animated table (the stage) and gives it the rules it needs. The stage uses the same anchors as the HTML table. */
import type { OpenStage } from '../../../app/plugin.ts';
import { cardText } from '../hud/card-text.ts';
import { cardName } from '../hud/names.ts';
import { warningOf } from '../hud/warning.ts';
import '../register.ts';
import {
  actionsIn,
  allItems,
  allRooms,
  DEEPEST,
  END,
  FLOOR,
  floorOf,
  isAction,
  isInside,
  itemDef,
  LEAST_ALARM,
  MOST_ALARM,
  OUTSIDE,
  roomDef,
  SECRET,
  worthOf,
} from '../rules/defs.ts';
import type { Seat } from '../rules/model.ts';
import { ACTIONS } from '../rules/words.ts';
import { sees } from '../rules/view.ts';
import type { Lookup, Family } from '../stage/lookup.ts';

/** What items are for. Each entry holds for the items numbered up to its `last` and above that of the entry before it. */
const GROUPS: readonly (readonly [last: number, family: Family])[] = [
  [8, 'move'],
  [13, 'worker'],
  [18, 'lock'],
  [22, 'data'],
  [23, 'hinder'],
  [24, 'data'],
  [29, 'hinder'],
  [31, 'heal'],
  [34, 'clock'],
  [35, 'bank'],
];
const familyOf = (code: string): Family => GROUPS.find(([last]) => Number(code.slice(1)) <= last)![1];

/** The functions and data of the rules that the stage uses. */
export const lookup: Lookup = {
  rooms: allRooms().map(({ code }) => code),
  items: allItems().map(({ code }) => code),
  actions: ACTIONS,
  room: roomDef,
  roomTitle: (code) => roomDef(code).title,
  item: (code) => ({ after: itemDef(code).after, family: familyOf(code) }),
  title: cardName,
  text: cardText,
  isAction,
  hand: ({ options }) => actionsIn({ options }),
  sees: (view, op) => sees({ seats: view.seats, options: { ...view.options, seed: '' } }, op, view.viewer),
  warns: (view, op, card) => warningOf(view, card, op) !== null,
  seatOf: (view, op) => view.ops[op]!.seat,
  isInside,
  worthOf,
  floorOf: (room) => floorOf(room) as 0 | 1 | 2,
  places: { floor: FLOOR, deepest: DEEPEST, secret: SECRET, outside: OUTSIDE },
  dials: { end: END, leastAlarm: LEAST_ALARM, mostAlarm: MOST_ALARM },
};

/** Loads the stage and starts it. */
export const openTable: OpenStage = async (parent, options, sound) => {
  const { openPort, stageGame } = await import('../stage/index.ts');
  return openPort(parent, options, sound, stageGame(options.near as Seat, lookup));
};
