/** The animated table of Netrunner. The app shell knows only what `createStage` returns. */
import './captions.css';
import { type Laid, type StageGame, type DrawnTable, type TableOptions, buildTable } from '../../../stage/table.ts';
import type { Seat } from '../rules/model.ts';
import type { NetrunnerTypes } from '../game-types.ts';
import { type CardLookup, Z } from './board.ts';
import { type FaceInfo, drawTable, faceArt } from './faces/index.ts';
import { type LayoutOptions, type Layout, layout } from './layout.ts';
import { pieceArts } from './pieces/index.ts';
import { isCompact } from './plan.ts';
import { stepsOf } from './steps.ts';
import { TINT } from './tints.ts';

export interface StageOptions extends TableOptions {
  /** the seat at the near edge of the table */
  mySide: Seat;
  /** looks up what is printed on a card, by code */
  lookup: CardLookup;
  /** looks up what a card's face shows, by code */
  face(code: string): FaceInfo;
  /** codes of the cards to draw faces for in advance: those of both decks, if known */
  codes?: readonly string[];
}

export type Stage = DrawnTable<NetrunnerTypes>;

/**
 * Builds the table in `parent` and fills it.
 * @throws NoWebGL when the browser has no WebGL
 */
export function createStage(parent: HTMLElement, options: StageOptions): Promise<Stage> {
  const { mySide: near, lookup } = options;
  const laid = (room: Pick<LayoutOptions, 'size' | 'hides' | 'keeps'>): LayoutOptions => ({ ...room, near, lookup });
  const game: StageGame<NetrunnerTypes, Layout & Laid> = {
    pieces: pieceArts(),
    faces: faceArt(options.face, options.codes ?? []),
    lights: { legal: TINT.click, chosen: TINT.good, about: TINT.credit, ticked: TINT.good },
    badges: { figure: TINT.paper, ink: TINT.ink, up: TINT.good, down: TINT.danger, mark: TINT.danger },
    z: { light: Z.plate - 2, tick: Z.theatre + 6, lift: Z.hand },
    ground: (ctx, w, h) => drawTable(ctx, w, h, near),
    cardWidth,
    compact: isCompact,
    layout: (view, room) => layout(view, laid(room)),
    steps: (update, room, reduced) => stepsOf(update, laid(room), reduced),
  };
  return buildTable(parent, game, options);
}

/** Approximate width of the widest cards on a stage of this size, in CSS px. */
function cardWidth(w: number, h: number): number {
  return Math.round(Math.min(116, Math.max(60, Math.min(w / 15, h / 9.5))));
}
