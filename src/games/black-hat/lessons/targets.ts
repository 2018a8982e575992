/** Finds what a lesson points at by name: an anchor on the table or a part of the page. */
import {
  DECK,
  DISCARDS,
  TRACER,
  TRACK,
  handAnchor,
  handGroupId,
  pawnAnchor,
  placeAnchor,
  playAnchor,
  rankAnchor,
} from '../anchors.ts';
import { JAIL } from '../rules/board/places.ts';
import type { View } from '../rules/view.ts';

/** Finds the anchor of a thing on the table, or of a part of the page (`TeachPart.target`), by its name; null if it is not there. */
export function targetOf(name: string, view: View): string | null {
  if (name === 'prompt' || /^(verb|part):/.test(name)) return name;
  const seats = view.seats.map((one) => one.name);
  // A hand that the viewer can see is the group of its cards.
  const open = view.seats.find((one) => handAnchor(one.name) === name && one.name === view.viewer);
  if (open !== undefined) return open.hand.length === 0 ? 'prompt' : `group:${handGroupId(open.name)}`;
  const there = new Set<string>([DECK, DISCARDS]);
  for (let place = 0; place <= JAIL; place++) there.add(placeAnchor(place));
  for (let pawn = 0; pawn < view.pawns.length; pawn++) there.add(pawnAnchor(seats, pawn));
  for (const { seat } of view.plays) there.add(playAnchor(seats[seat]!));
  for (const { name: seat, hand } of view.seats) {
    there.add(handAnchor(seat));
    for (const card of hand) if (card !== null) there.add(rankAnchor(seat, card));
  }
  if (view.options.tracer) there.add(TRACK);
  if (view.tracer !== null) there.add(TRACER);
  return there.has(name) ? name : null;
}
