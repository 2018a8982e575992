/** Gives the stage what it needs to draw a card: a `FaceInfo` made from the card's definition, and its picture. */
import { inkOn } from '../../../stage/art/paper.ts';
import { cardDef } from '../index.ts';
import { type FaceInfo, drawArt } from '../stage/faces/index.ts';

/** The printed values that the face of a card shows. Throws for an unknown code. */
export function faceOf(code: string): FaceInfo {
  const card = cardDef(code);
  const free = card.type === 'identity' || card.type === 'agenda';
  return {
    code,
    title: card.title,
    seat: card.side,
    faction: card.faction === 'neutral' ? `neutral-${card.side}` : card.faction,
    type: card.type,
    subtypes: card.subtypes,
    unique: card.unique,
    cost: free ? null : card.x !== null ? 'X' : card.cost,
    strength: card.strength,
    memory: card.type === 'program' ? card.memory : null,
    trash: card.trash,
    requirement: card.requirement,
    points: card.points,
    link: card.type === 'identity' && card.side === 'runner' ? card.link : null,
    ...(card.influence === null ? {} : { influence: card.influence }),
    ...(card.type === 'ice' ? { subs: card.subroutines.length } : {}),
  };
}

/** Draws a card's artwork over the whole canvas. Does nothing without a 2D context. */
export function drawPicture(canvas: HTMLCanvasElement, code: string): void {
  const ctx = inkOn(canvas);
  if (ctx !== null) drawArt(ctx, faceOf(code), canvas.width, canvas.height);
}
