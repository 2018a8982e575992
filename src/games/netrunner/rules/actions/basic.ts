/** The basic actions of both sides, each with its cost. Playing a card is in play.ts; the steps of an install are in effects/install.ts. */
import { registerWords } from '../defs.ts';
import { type Handler, abort, charge, offerPrevention, self, take } from '../effects/handler.ts';
import { emit, trashNow } from '../play.ts';
import { cardsOf } from '../table.ts';

/** Pays the clicks and credits of a basic action; if the player does not pay, the rest of its effect list is skipped. */
export const payAction: Handler<'payAction'> = (game, f, w) => {
  // a cost of clicks alone needs no declaration
  if (w.credits === undefined) return emit(game, { type: 'clicks-spent', seat: f.by, n: w.clicks });
  const paid = take<boolean>(f, 'paid');
  if (paid === undefined) return charge(game, f, f.by, w.purpose, { clicks: w.clicks, credits: w.credits });
  if (!paid) abort(f);
};

registerWords('@credit', [
  { w: 'payAction', purpose: 'action', clicks: 1 },
  { w: 'gainCredits', n: 1 },
]);
registerWords('@draw', [
  { w: 'payAction', purpose: 'action', clicks: 1 },
  { w: 'draw', n: 1 },
]);
registerWords('@run', [{ w: 'payAction', purpose: 'action', clicks: 1 }, { w: 'runServer' }]);
registerWords('@remove-tag', [
  { w: 'payAction', purpose: 'remove-tag', clicks: 1, credits: 2 },
  { w: 'removeTags', n: 1, why: 'removed' },
]);

registerWords('@install-corp', [
  { w: 'payAction', purpose: 'action', clicks: 1 },
  { w: 'declareCorpInstall' },
  { w: 'payCorpInstall' },
  { w: 'placeCorpCard' },
]);
// An effect installs a card without the click.
registerWords('@install-corp-free', [{ w: 'declareCorpInstall' }, { w: 'payCorpInstall' }, { w: 'placeCorpCard' }]);
// The Runner pays click and credits together.
registerWords('@install-runner', [{ w: 'declareRunnerInstall' }, { w: 'payRunnerInstall' }, { w: 'placeRunnerCard' }]);

export const advance: Handler<'advance'> = (game, f) => {
  const c = self(game, f);
  if (c) emit(game, { type: 'advanced', card: c.id });
};
registerWords('@advance', [{ w: 'payAction', purpose: 'advance', clicks: 1, credits: 1 }, { w: 'advance' }]);

/** Removes all virus counters. */
export const purge: Handler<'purge'> = (game) => {
  let n = 0;
  for (const c of game.t.cards) {
    if (c.virus <= 0) continue;
    n += c.virus;
    emit(game, { type: 'counters-removed', card: c.id, kind: 'virus', n: c.virus, why: 'purge' });
  }
  emit(game, { type: 'purged', n });
};
registerWords('@purge', [{ w: 'payAction', purpose: 'action', clicks: 3 }, { w: 'purge' }]);

/** Trashes the chosen resource of a tagged Runner; effects may prevent that. */
export const trashResource: Handler<'trashResource'> = (game, f) => {
  const left = take<number[]>(f, 'trashing');
  const given = { n: 1, cards: [f.h], into: 'trashing', why: 'action' };
  if (left === undefined && offerPrevention(game, f, 'trash', given)) return;
  for (const c of cardsOf(game.t, left ?? [f.h])) trashNow(game, c, 'corp', 'action');
};
registerWords('@trash-resource', [
  { w: 'payAction', purpose: 'action', clicks: 1, credits: 2 },
  { w: 'trashResource' },
]);
