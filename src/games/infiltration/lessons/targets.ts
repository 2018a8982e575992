/** Finds what a lesson points at, given its name: an anchor on the table or a part of the page. */
import {
  ALARM,
  DECK,
  DIE,
  DISCARDS,
  guardAnchor,
  handAnchor,
  operativeAnchor,
  OUT,
  pickAnchor,
  POOL,
  PROXIMITY,
  roomAnchor,
} from '../anchors.ts';
import { readCard } from '../notation/names.ts';
import { isAction, PLACES } from '../rules/defs.ts';
import type { View } from '../rules/view.ts';

const BESIDE: readonly string[] = [PROXIMITY, ALARM, DIE, DECK, DISCARDS, POOL, OUT];

/** The anchor of a card in a hand, named by title: `quill hand Reach Claw`; null if that hand has no such card. */
function cardIn(name: string, view: View): string | null {
  for (const [op, { items }] of view.ops.entries()) {
    const hand = handAnchor(view, op);
    if (!name.startsWith(`${hand} `)) continue;
    const card = readCard(name.slice(hand.length + 1));
    return isAction(card) || items.includes(card) ? `${hand} ${card}` : null;
  }
  return null;
}

/** Finds a thing on the table, or a part of the page, by the name that a lesson uses (`TeachPart.target`); null if it is not there. */
export function targetOf(name: string, view: View): string | null {
  if (name === 'prompt' || /^(verb|part):/.test(name)) return name;
  const there = new Set<string>(BESIDE);
  for (const room of PLACES) there.add(roomAnchor(room));
  for (const op of view.ops.keys()) {
    there.add(operativeAnchor(view, op));
    // The learner's own hand is open, so only its single cards can be pointed at.
    if (view.ops[op]!.seat !== view.viewer) there.add(handAnchor(view, op));
    if (view.ops[op]!.pick !== null) there.add(pickAnchor(view, op));
  }
  for (const { kind } of view.guards) there.add(guardAnchor(kind));
  return there.has(name) ? name : cardIn(name, view);
}
