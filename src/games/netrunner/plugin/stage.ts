/** Connects Netrunner's stage to the HUD: starts the stage on demand, and translates between its names for things and the HUD's anchors. */
import { FIRST_DECKS } from '../decks/index.ts';
import { DECKS, cardDef } from '../index.ts';
import type { Anchor } from '../../../core/anchor.ts';
import type { OpenStage } from '../../../app/plugin.ts';
import { faceOf } from './faces.ts';
import type { Seat } from '../rules/model.ts';

/** The HUD's anchor for a stage name: `c:12` → 12 (card), `s:hq` → 'hq', `z:heap` → 'heap', `d:sub 0` → 'sub 0' (subroutine). */
function anchorOf(name: string): Anchor {
  const rest = name.slice(2);
  return name.startsWith('c:') ? Number(rest) : rest;
}

const ZONES = new Set(['stack', 'heap', 'rig', 'play']);
/** The name on the stage for a HUD anchor; the reverse of `anchorOf`. */
const nameOf = (key: Anchor): string =>
  typeof key === 'number' ? `c:${key}` : `${ZONES.has(key) ? 'z' : key.startsWith('sub ') ? 'd' : 's'}:${key}`;

/** Loads the stage and starts it. */
export const openTable: OpenStage = async (parent, options, sound) => {
  const { openPort, stageGame } = await import('../stage/index.ts');
  const game = stageGame({
    near: options.near as Seat,
    lookup: cardDef,
    face: faceOf,
    // other cards are drawn when they are first seen
    codes: Object.values(FIRST_DECKS).flatMap((id) => [DECKS[id]!.identity, ...DECKS[id]!.cards]),
  });
  return openPort(parent, options, sound, game, { nameOf, anchorOf });
};
