/**
 * Why a bot made a move, in one sentence. Each kind of reason has the condition under which it is true; of those that hold, the one worth
 * most is given, where what the playouts measured counts too. A new kind is one entry in a table: `leaving`, `gaining`, `using`, `answering`.
 * Records of earlier versions have reasons with the keys `inf.bot.*`, so their messages stay.
 */
import { type Reason, type Sentence, sentence } from '../../../../core/sentence.ts';
import { ANSWERING } from './answering.ts';
import { GAINING } from './gaining.ts';
import type { Kind } from './kinds.ts';
import { LEAVING } from './leaving.ts';
import { deciderOf, isClose, PLAIN } from './plain.ts';
import { type Aspect, named, type Point, pointOf, type Weighed } from './point.ts';
import { USING } from './using.ts';

export const KINDS: readonly Kind[] = [...LEAVING, ...GAINING, ...USING, ...ANSWERING];
export { PLAIN };

/** What a whole share of playouts in which the operative got out is worth, in zettabytes. */
const OUT = 8;

/** How much better the playouts found the move than the other, in zettabytes, in one respect; 0 if there were none. */
function measured({ taken, other }: Point, aspect: Aspect): number {
  if (taken.played === null || !other?.played || aspect === 'other') return 0;
  return aspect === 'safety' ? OUT * (taken.played.out - other.played.out) : taken.played.ahead - other.played.ahead;
}

/** Whether the playouts contradict a reason: they found the move worse in the respect that the reason speaks of. */
const contradicted = (p: Point, { aspect }: Kind): boolean => measured(p, aspect) < -0.5;

/** Whether a kind of reason may be given: its condition holds, and the playouts do not contradict it. */
const applies = (p: Point, one: Kind): boolean => one.holds(p) && !contradicted(p, one);

/** The kind of reason to give. */
function chosen(p: Point): Kind {
  const fallback = (): Kind => PLAIN.find((one) => one.holds(p))!;
  if (p.other === null) return fallback();
  // of two cards that are about equal, only safety tells them apart
  const close = p.card !== null && isClose(p);
  const size = (one: Kind): number => one.worth + measured(p, one.aspect);
  const likely = KINDS.filter(({ aspect }) => !close || aspect === 'safety').toSorted((a, b) => size(b) - size(a));
  return likely.find((one) => applies(p, one)) ?? fallback();
}

/** A number in tenths; never −0, which would be written with its sign. */
const tenths = (n: number): number => Math.round(10 * n) / 10 || 0;
const hundredths = (share: number): number => Math.round(100 * share) / 100;

/** The numbers behind the choice between two moves; undefined if there was no choice. */
function numbersOf(p: Point): Sentence | undefined {
  const { taken, other, card, otherCard } = p;
  if (other === null) return undefined;
  const worth = { worth: tenths(taken.worth), otherWorth: tenths(other.worth) };
  if (card === null || otherCard === null) return sentence('inf.reason.numbers.move', worth);
  const cards = { card: named(card), other: named(otherCard) };
  if (taken.played === null || other.played === null)
    return sentence('inf.reason.numbers.worth', { ...cards, ...worth });
  if (deciderOf(p) === 'ahead') {
    const ahead = { ahead: tenths(taken.played.ahead), otherAhead: tenths(other.played.ahead) };
    return sentence('inf.reason.numbers.ahead', { ...cards, ...ahead });
  }
  const wins = { wins: hundredths(taken.played.wins), otherWins: hundredths(other.played.wins) };
  return sentence('inf.reason.numbers.search', { ...cards, ...wins });
}

/** Says why a move was made. `other`: the best of the other moves; null if there was none. */
export function reasonOf(view: Parameters<typeof pointOf>[0], taken: Weighed, other: Weighed | null): Reason {
  const p = pointOf(view, taken, other);
  const numbers = numbersOf(p);
  return { ...chosen(p).say(p), ...(numbers !== undefined && { numbers }) };
}
