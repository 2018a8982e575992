/** Loads Black Hat's stage and gives it the rules it needs. Anchors on the stage are those of the HTML table. */
import type { OpenStage } from '../../../app/plugin.ts';
import { BOARD, TILES } from '../rules/board/faces.ts';
import {
  ASSET,
  BACK_DOOR,
  COLUMNS,
  GONE,
  JAIL,
  PUBLIC_SERVER,
  ROWS,
  TRACK,
  arrowsFrom,
  faceAt,
  zoneSpaces,
} from '../rules/board/places.ts';
import { traceOf } from '../rules/cards.ts';
import { HAT, JOKER, type Seat } from '../rules/model.ts';
import { orderOf } from '../rules/play.ts';
import { competes, isHatTrick, winning } from '../rules/trick.ts';
import { sees } from '../rules/view.ts';
import { valueAt, wayTo } from '../rules/ways.ts';
import type { Lookup } from '../stage/lookup.ts';

/** The rule functions that the stage calls. */
export const lookup: Lookup = {
  face: (view, place) => faceAt(view.tiles, place),
  bare: (place) => BOARD[place]!,
  tile: (face) => TILES[face]!,
  value: valueAt,
  arrows: (view, place) => arrowsFrom(view.tiles, place),
  way: wayTo,
  zone: zoneSpaces,
  sees: ({ seats, viewer }, seat) => sees({ seats: seats.map(({ name }) => name) }, seat, viewer),
  order: ({ seats, leader, steers }) =>
    orderOf({ seats: seats.map(({ name }) => name), out: seats.map(({ out }) => out), leader, steers }),
  winning,
  competes,
  hatTrick: isHatTrick,
  trace: traceOf,
  joker: JOKER,
  hat: HAT,
  places: {
    columns: COLUMNS,
    rows: ROWS,
    backDoor: BACK_DOOR,
    publicServer: PUBLIC_SERVER,
    asset: ASSET,
    jail: JAIL,
    gone: GONE,
  },
  track: TRACK,
};

/** Loads the stage and starts it. */
export const openTable: OpenStage = async (parent, options, sound) => {
  const { openPort, stageGame } = await import('../stage/index.ts');
  return openPort(parent, options, sound, stageGame(options.near as Seat, lookup));
};
