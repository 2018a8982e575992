/** The animated table of Netrunner. The code that all games share uses only what `stageGame` returns. */
import './captions.css';
import type { StageGame } from '../../../stage/table.ts';
import type { Seat } from '../rules/model.ts';
import type { NetrunnerTypes } from '../game-types.ts';
import { type CardLookup, Z } from './board.ts';
import { type FaceInfo, drawTable, faceArt } from './faces/index.ts';
import { type Layout, type LayoutOptions, layout } from './layout.ts';
import { pieceArts } from './pieces/index.ts';
import { stepsOf } from './steps.ts';
import { TINT } from './tints.ts';

export { anchorOf, nameOf } from './board.ts';
export { openPort } from '../../../stage/port.ts';

interface Options {
  /** the seat at the near edge of the table */
  near: Seat;
  /** looks up what is printed on a card, by code */
  lookup: CardLookup;
  /** looks up what a card's face shows, by code */
  face(code: string): FaceInfo;
  /** codes of the cards to draw faces for in advance: those of both decks, if known */
  codes?: readonly string[];
}

/** Returns what the shared stage needs to show Netrunner's table. */
export const stageGame = ({
  near,
  lookup,
  face,
  codes = [],
}: Options): StageGame<NetrunnerTypes, Layout, LayoutOptions> => ({
  pieces: pieceArts(),
  faces: faceArt(face, codes),
  lights: { legal: TINT.click, chosen: TINT.good, about: TINT.credit, ticked: TINT.good },
  z: { light: Z.plate - 2, tick: Z.theatre + 6, lift: Z.hand },
  ground: (ctx, w, h) => drawTable(ctx, w, h, near),
  cardWidth: (w, h) => Math.round(Math.min(116, Math.max(60, Math.min(w / 15, h / 9.5)))),
  given: { near, lookup },
  layout,
  steps: stepsOf,
});
