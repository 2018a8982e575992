/** Rezzing a card: the Corp pays and turns it up. It costs no click. */
import { isBanned, rezCost } from '../ask.ts';
import { rezBill } from '../bills.ts';
import { canPay } from '../costs.ts';
import { def, registerWords } from '../defs.ts';
import { type Handler, charge, abort, lessOf, self, take } from '../effects/handler.ts';
import { becomesActive } from '../effects/install.ts';
import type { Card } from '../model.ts';
import { type Play, emit } from '../play.ts';

/** Whether a card is installed and unrezzed and the Corp can pay to rez it with `less` credits off. Does not check the timing. */
export function canRez(game: Play, c: Card, less = 0): boolean {
  if (c.up || (c.zone !== 'ice' && c.zone !== 'root') || def(c.code).type === 'agenda') return false;
  return !isBanned(game, c) && canPay(game, 'corp', rezBill(game, c, less), 'rez');
}
export const payRez: Handler<'payRez'> = (game, f) => {
  const c = self(game, f);
  if (!c || c.up || isBanned(game, c)) return abort(f);
  const paid = take<boolean>(f, 'paid');
  if (paid === undefined) {
    if (f.v.free === true) return;
    const bill = rezBill(game, c, lessOf(f));
    if (!canPay(game, 'corp', bill, 'rez')) return abort(f);
    return charge(game, f, 'corp', 'rez', { ...bill, cancel: f.v.$back !== undefined });
  }
  if (!paid) abort(f);
};
export const flipRezzed: Handler<'flipRezzed'> = (game, f) => {
  const c = self(game, f);
  if (!c || c.up) return;
  emit(game, { type: 'rezzed', card: c.id, cost: f.v.free === true ? 0 : rezCost(game, c, lessOf(f)), seat: 'corp' });
  becomesActive(game, c);
};

registerWords('@rez', [{ w: 'payRez' }, { w: 'flipRezzed' }]);
