/** Handler for the payment of a basic action, the first effect in its list. */
import { type Handler, charge, abort, take } from '../effects/handler.ts';
import { emit } from '../play.ts';

/** Pays the clicks and credits of a basic action; if the player does not pay, the rest of its effect list is skipped. */
export const payAction: Handler<'payAction'> = (game, f, w) => {
  // a cost of clicks alone needs no declaration
  if (w.credits === undefined) return emit(game, { type: 'clicks-spent', seat: f.by, n: w.clicks });
  const paid = take<boolean>(f, 'paid');
  if (paid === undefined) {
    return charge(game, f, f.by, w.purpose, {
      clicks: w.clicks,
      credits: w.credits,
    });
  }
  if (!paid) abort(f);
};
