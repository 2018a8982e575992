/**
 * Where a seat may be asked something that the other seat does not learn of. Only the Corp's facedown installed cards do that. The answer
 * follows from open information alone, so it is the same whatever those cards are (rules 3).
 */
import { preventsFacedown, triggersFacedown } from './defs.ts';
import type { EventType } from './events.ts';
import type { Table, WindowFrame, WouldFrame } from './model.ts';
import { cardOf } from './table.ts';

const rootFacedown = (t: Table): boolean => t.servers.some(({ root }) => root.some((id) => !t.cards[id]!.up));
const anyFacedown = (t: Table): boolean =>
  rootFacedown(t) || t.servers.some(({ ice }) => ice.some((id) => !t.cards[id]!.up));

/** Whether the seat that has the opportunity in a window may have a facedown card to rez or score. */
export function mayActUnseen(t: Table, { seat, open }: WindowFrame): boolean {
  if (seat !== 'corp') return false;
  if ((open.includes('R') || open.includes('S')) && rootFacedown(t)) return true;
  return open.includes('I') && t.run !== null && cardOf(t, t.run.ice)?.up === false;
}
/** Whether the seat that may prevent something may have a facedown card to rez for it (Zaibatsu Loyalty). */
export const mayPreventUnseen = (t: Table, { seat, what }: WouldFrame): boolean =>
  seat === 'corp' && preventsFacedown(what) && anyFacedown(t);

/** Whether an event may trigger an ability of a card that lies facedown (Formicary). */
export const mayTriggerUnseen = (t: Table, type: EventType): boolean => triggersFacedown(type) && anyFacedown(t);
