/** Handlers of effects that do damage or give tags (rules 6). */
import type { DamageKind, Seat } from '../model.ts';
import { type Play, amountOf, emit, randomCard, trashNow } from '../play.ts';
import { type Handler, notePrevented, offerPrevention, self, selfOrAny, take } from './handler.ts';

/**
 * Does n damage now, without prevention: trashes n random cards from the grip; flatlines a Runner with fewer than n. `by`: id of the source
 * card; `seat`: the seat that does the damage.
 */
export function dealDamage(game: Play, kind: DamageKind, n: number, by: number, seat: Seat = 'corp'): void {
  emit(game, { type: 'damage-done', kind, n, by });
  if (n > game.t.grip.length) return emit(game, { type: 'game-ended', winner: 'corp', reason: 'flatline' });
  for (let i = 0; i < n; i++) {
    const id = randomCard(game, game.t.grip);
    trashNow(game, game.t.cards[id]!, seat, `damage ${kind}`);
  }
}

/** Does damage, after offering to prevent it unless it cannot be prevented. */
export const damage: Handler<'damage'> = (game, f, w) => {
  const n = amountOf(game, w.n, selfOrAny(game, f), f.v);
  const left = take<number>(f, 'left');
  if (left === undefined) {
    if (n <= 0) return;
    emit(game, { type: 'damage-coming', kind: w.kind, n });
    if (!w.unpreventable && offerPrevention(game, f, 'damage', { n, kind: w.kind, into: 'left' })) return;
  }
  const done = left ?? n;
  notePrevented(f, done < n);
  if (done > 0) dealDamage(game, w.kind, done, self(game, f)?.id ?? -1, f.by);
};

/** Gives the Runner tags, after offering to avoid each of them. */
export const giveTags: Handler<'giveTags'> = (game, f, w) => {
  const n = amountOf(game, w.n, selfOrAny(game, f), f.v);
  const left = take<number>(f, 'tagsLeft');
  if (left === undefined && offerPrevention(game, f, 'tag', { n, into: 'tagsLeft' })) return;
  const given = left ?? n;
  notePrevented(f, given < n);
  if (given > 0) emit(game, { type: 'tags-given', n: given });
};
