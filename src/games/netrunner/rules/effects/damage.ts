/** Handlers of words that do damage or give tags (rules 6). */
import type { DamageKind, DoFrame, Seat } from '../model.ts';
import { type Play, amountOf, emit, randomCard, trashNow } from '../play.ts';
import { cardOf } from '../table.ts';
import { type Handler, offerPrevention, self, selfOrAny, take } from './handler.ts';

/**
 * Does n damage at once, without prevention: trashes n random cards of the grip; the Runner is flatlined if it holds fewer. `by`: card id;
 * `seat`: whose doing it is.
 */
export function dealDamage(x: Play, kind: DamageKind, n: number, by: number, seat: Seat = 'corp'): void {
  emit(x, { type: 'damage-done', kind, n, by });
  if (n > x.t.grip.length) return emit(x, { type: 'game-ended', winner: 'corp', reason: 'flatline' });
  for (let i = 0; i < n; i++) {
    const id = randomCard(x, x.t.grip);
    trashNow(x, x.t.cards[id]!, seat, `damage ${kind}`);
  }
}

/**
 * Does damage after offering prevention, unless nothing prevents it (`sure`). Returns false while prevention is pending; when done,
 * `f.v.done` is the amount (if n > 0).
 */
function sufferDamage(x: Play, f: DoFrame, kind: DamageKind, n: number, sure = false): boolean {
  const left = take<number>(f, 'left');
  if (left === undefined) {
    if (n <= 0) return true;
    emit(x, { type: 'damage-coming', kind, n });
    if (!sure && offerPrevention(x, f, 'damage', { n, kind, into: 'left' })) return false;
  }
  const done = left ?? n;
  f.v.done = done;
  if (done > 0) dealDamage(x, kind, done, self(x, f)?.id ?? -1, f.by);
  return true;
}
export const damage: Handler<'damage'> = (x, f, w) => {
  sufferDamage(x, f, w.kind, amountOf(x, w.n, selfOrAny(x, f), f.v), w.unpreventable);
};
export const sufferOrEnd: Handler<'sufferOrEnd'> = (x, f, w) => {
  const n = w.n;
  if (!sufferDamage(x, f, w.kind, n)) return;
  const done = take<number>(f, 'done') ?? n;
  if (done < n && x.t.run) emit(x, { type: 'run-ending', by: cardOf(x.t, f.h)?.id ?? -1 });
};

/** Gives tags, each of which can be avoided. Returns how many were given; null while avoiding is pending. */
function tagRunner(x: Play, f: DoFrame, n: number): number | null {
  const left = take<number>(f, 'tagsLeft');
  if (left === undefined && offerPrevention(x, f, 'tag', { n, into: 'tagsLeft' })) return null;
  const given = left ?? n;
  if (given > 0) emit(x, { type: 'tags-given', n: given });
  return given;
}
export const giveTags: Handler<'giveTags'> = (x, f, w) => {
  tagRunner(x, f, amountOf(x, w.n, selfOrAny(x, f), f.v));
};
/** "Unless the Runner takes tags": a tag avoided is not taken, and the run ends. */
export const tagsOrEnd: Handler<'tagsOrEnd'> = (x, f, w) => {
  const given = tagRunner(x, f, w.n);
  if (given !== null && given < w.n && x.t.run) emit(x, { type: 'run-ending', by: self(x, f)?.id ?? -1 });
};
