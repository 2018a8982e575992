/** What a word's handler is, and small tools all handlers share. */
import type { Word, WordName } from '../def.ts';
import type { Card, DoFrame, Json, Seat } from '../model.ts';
import { type Play, withPrevent } from '../play.ts';
import { cardOf } from '../table.ts';

/** Runs at once. To wait it pushes a frame; to run again afterwards it calls `again(f)` first. */
export type Handler<K extends WordName> = (x: Play, f: DoFrame, w: Word<K>) => void;
/** Every word's handler. */
export type Handlers = { [K in WordName]: Handler<K> };
/** Whether a word could do anything now ("nothing may be begun that could have no effect at all", rules 4). */
export type Feasible<K extends WordName = WordName> = (x: Play, c: Card, w: Word<K>, by: Seat) => boolean;

export const again = (f: DoFrame): void => {
  f.pc -= 1;
};
/** Skips the rest of the list. */
export const abort = (f: DoFrame): void => {
  f.pc = 100000;
};
export const self = (x: Play, f: DoFrame): Card | null => cardOf(x.t, f.h);
/** Any card to ask counts of when the source is gone. */
export const selfOrAny = (x: Play, f: DoFrame): Card => cardOf(x.t, f.h) ?? x.t.cards[0]!;
/** Reads and forgets an answer left in the frame's variables. */
export function take<T extends Json>(f: DoFrame, name: string): T | undefined {
  const value = f.v[name];
  delete f.v[name];
  return value as T | undefined;
}
export const handles = (value: Json | undefined): number[] => (Array.isArray(value) ? (value as number[]) : []);
export const whoOf = (f: DoFrame, w: { who?: Seat }): Seat => w.who ?? f.by;

/** Pushes a `would` frame when something on the table could prevent; false: nothing can, go on at once. */
export function offerPrevention(
  x: Play,
  f: DoFrame,
  what: 'damage' | 'tag' | 'trash' | 'expose',
  given: { n: number; kind?: string; cards?: number[]; into: string; why?: string; by?: Seat },
): boolean {
  if (withPrevent(x, what).length === 0) return false;
  again(f);
  x.s.stack.push({
    k: 'would',
    what,
    n: given.n,
    kind: given.kind ?? '',
    cards: given.cards ?? [],
    by: given.by ?? f.by,
    h: f.h,
    seat: x.t.active,
    passes: 0,
    used: [],
    into: given.into,
    why: given.why ?? 'effect',
  });
  return true;
}
