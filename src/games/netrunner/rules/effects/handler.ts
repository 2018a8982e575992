/** Types of effect handlers, and helpers they share. */
import type { Which, Word, WordName } from '../word.ts';
import type { Card, DoFrame, Json, Seat } from '../model.ts';
import { encounteredIce } from '../ask.ts';
import type { Purpose } from '../names.ts';
import { BEGUN, type Play, flowVars, pushAsk, pushCost, withPrevent } from '../play.ts';
import { cardOf, cardsOf } from '../table.ts';

/** Carries out one effect (`Word`). To wait for something, it pushes a frame and returns; `again(f)` makes it run once more afterwards. */
export type Handler<K extends WordName> = (game: Play, f: DoFrame, w: Word<K>) => void;
/** The handlers of all kinds of effects. */
export type Handlers = { [K in WordName]: Handler<K> };
/** Tests whether an effect could do anything now (rules 4: an effect that could change nothing may not be started). */
type Feasible<K extends WordName> = (game: Play, c: Card, w: Word<K>, by: Seat) => boolean;
/** Such tests by kind of effect; an effect without one can always do something. */
export type Tests = { [K in WordName]?: Feasible<K> };

/** Makes the current effect of a frame run once more, after the frames above are done. */
export const again = (f: DoFrame): void => {
  f.pc -= 1;
  // the first word has begun, so anything it triggers waits for the end of the list
  if (f.pc === 0) f.v[BEGUN] = true;
};
/** Asks a seat a question, after whose answer the frame's current effect runs once more. Its card is the frame's unless `given` names one. */
export function askFor(game: Play, f: DoFrame, seat: Seat, ask: string, given: Parameters<typeof pushAsk>[3]): void {
  again(f);
  pushAsk(game, seat, ask, { h: f.h, ...given });
}
/** Charges a seat a cost; then the frame's current effect runs once more and finds in `f.v.paid` whether the cost was paid. */
export function charge(
  game: Play,
  f: DoFrame,
  seat: Seat,
  purpose: Purpose,
  given: Parameters<typeof pushCost>[3],
): void {
  again(f);
  pushCost(game, seat, purpose, { h: f.h, ...given });
}
/** Skips the rest of a frame's effect list. */
export const abort = (f: DoFrame): void => {
  f.pc = 100000;
};
/** Returns the card whose effects a frame resolves (its source); null when its handle is no longer valid. */
export const self = (game: Play, f: DoFrame): Card | null => cardOf(game.t, f.h);
/** Returns the source card of a frame, or a copy of it from before its own ability trashed it. Null when it has gone in any other way. */
export const lastKnown = (game: Play, f: DoFrame): Card | null =>
  cardOf(game.t, f.h) ?? (f.v.$was as unknown as Card | undefined) ?? null;
/** Returns the handle that a frame's source card has now, even if its own ability trashed it. */
export const handleNow = (game: Play, f: DoFrame): number => game.t.cards[lastKnown(game, f)?.id ?? -1]?.h ?? f.h;
/** Returns the source card of a frame as last known; if it is gone, any other card, for functions that need some card. */
export const selfOrAny = (game: Play, f: DoFrame): Card => lastKnown(game, f) ?? game.t.cards[0]!;
/** Removes a variable from a frame and returns its value; undefined when it was not set. */
export function take<T extends Json>(f: DoFrame, name: string): T | undefined {
  const value = f.v[name];
  delete f.v[name];
  return value as T | undefined;
}
/** Returns the handles in a frame variable, which holds a list of them or a single one. */
export const handles = (value: Json | undefined): number[] =>
  typeof value === 'number' ? [value] : Array.isArray(value) ? (value as number[]) : [];
/** Returns the handles of the cards an effect acts on. */
export function handlesAt(game: Play, f: DoFrame, which: Which): number[] {
  switch (which) {
    case 'self':
      return [f.h];
    case 'accessed':
      return handles(flowVars(game, 'access').card);
    case 'encountered':
      return handles(encounteredIce(game)?.h);
    default:
      return handles(f.v[which]);
  }
}
/** Returns the cards an effect acts on, without those whose handle is no longer valid. */
export const cardsAt = (game: Play, f: DoFrame, which: Which): Card[] => cardsOf(game.t, handlesAt(game, f, which));
export const whoOf = (f: DoFrame, w: { who?: Seat }): Seat => w.who ?? f.by;

/** Records in a frame whether part of an effect was prevented, for an `ifPrevented` that follows. */
export function notePrevented(f: DoFrame, some: boolean): void {
  if (some) f.v.prevented = true;
  else delete f.v.prevented;
}

/**
 * Pushes a `would` frame, in which players may prevent something, if a card in the game can; otherwise changes nothing and returns false.
 */
export function offerPrevention(
  game: Play,
  f: DoFrame,
  what: 'damage' | 'tag' | 'trash' | 'expose',
  given: { n: number; kind?: string; cards?: number[]; into: string; why?: string; by?: Seat },
): boolean {
  if (withPrevent(game, what).length === 0) return false;
  again(f);
  game.s.stack.push({
    k: 'would',
    what,
    n: given.n,
    kind: given.kind ?? '',
    cards: given.cards ?? [],
    by: given.by ?? f.by,
    h: f.h,
    seat: game.t.active,
    passes: 0,
    used: [],
    into: given.into,
    why: given.why ?? 'effect',
  });
  return true;
}

/** Returns how many credits the effect of a frame takes off an install or rez cost. */
export const lessOf = (f: DoFrame): number => (f.v.less as number | undefined) ?? 0;
