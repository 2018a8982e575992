/**
 * Tells where a seat might have to decide something that the other seat must not learn of. Only facedown installed Corp cards cause this:
 * what they can do themselves, or what can be done to them. The answer uses open information alone, so it is the same whatever those cards
 * are (rules 3).
 */
import { choiceFacedown, preventsFacedown, triggersFacedown } from './defs.ts';
import type { EventType } from './events.ts';
import type { Table, WindowFrame, WouldFrame } from './model.ts';
import { cardOf } from './table.ts';

const rootFacedown = (t: Table): boolean => t.servers.some(({ root }) => root.some((id) => !t.cards[id]!.up));
const anyFacedown = (t: Table): boolean =>
  rootFacedown(t) || t.servers.some(({ ice }) => ice.some((id) => !t.cards[id]!.up));

/** Whether the Corp has a face-up ability that it could pay for and that needs a certain facedown card (AstroScript Pilot Program). */
const mayChooseFacedown = (t: Table): boolean =>
  anyFacedown(t) &&
  t.cards.some((c) => {
    if (c.seat !== 'corp' || !c.up || (c.zone !== 'corp score' && c.zone !== 'root' && c.zone !== 'ice')) return false;
    const cost = choiceFacedown(c.code);
    return cost !== undefined && (!cost.counters || c[cost.counters.kind] >= cost.counters.n);
  });

/** Whether the seat with the opportunity in a window might have a facedown card to rez, to score, or to use an ability on. */
export function mayActUnseen(t: Table, { seat, open }: WindowFrame): boolean {
  if (seat !== 'corp') return false;
  if (open.includes('P') && mayChooseFacedown(t)) return true;
  if ((open.includes('R') || open.includes('S')) && rootFacedown(t)) return true;
  return open.includes('I') && t.run !== null && cardOf(t, t.run.ice)?.up === false;
}
/** Whether the seat that may prevent something might rez a facedown card to do so (Zaibatsu Loyalty). */
export const mayPreventUnseen = (t: Table, { seat, what }: WouldFrame): boolean =>
  seat === 'corp' && preventsFacedown(what) && anyFacedown(t);

/** Whether an event might trigger an ability of a facedown card (Formicary). */
export const mayTriggerUnseen = (t: Table, type: EventType): boolean => triggersFacedown(type) && anyFacedown(t);
