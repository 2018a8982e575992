/** Connects Netrunner's stage to the HUD: starts the stage on demand. */
import { FIRST_DECKS } from '../decks/index.ts';
import { DECKS, cardDef } from '../index.ts';
import type { OpenStage } from '../../../app/plugin.ts';
import { faceOf } from './faces.ts';
import type { Seat } from '../rules/model.ts';

/** Loads the stage and starts it. */
export const openTable: OpenStage = async (parent, options, sound) => {
  const { anchorOf, nameOf, openPort, stageGame } = await import('../stage/index.ts');
  const game = stageGame({
    near: options.near as Seat,
    lookup: cardDef,
    face: faceOf,
    // other cards are drawn when they are first seen
    codes: Object.values(FIRST_DECKS).flatMap((id) => [DECKS[id]!.identity, ...DECKS[id]!.cards]),
  });
  return openPort(parent, options, sound, game, { nameOf, anchorOf });
};
