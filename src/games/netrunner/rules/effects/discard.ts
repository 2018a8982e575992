/** Handlers of a turn's end (rules 4): discarding down to the maximum hand size, one card at a time, and what lasted for the turn. */
import { maxHand } from '../ask.ts';
import { emit, move, pushAsk } from '../play.ts';
import { cardOf, handOf } from '../table.ts';
import { type Handler, again, handles, take } from './handler.ts';

export const discardDown: Handler<'discardDown'> = (x, f) => {
  for (const h of handles(take(f, 'picked'))) {
    const c = cardOf(x.t, h);
    if (c)
      move(
        x,
        'discarded',
        c,
        { zone: f.by === 'corp' ? 'archives' : 'heap', up: f.by === 'runner' },
        f.by,
        'hand-size',
      );
  }
  const hand = handOf(x.t, f.by);
  if (hand.length <= Math.max(0, maxHand(x, f.by))) return;
  again(f);
  pushAsk(x, f.by, 'discard', { cards: hand.map((id) => x.t.cards[id]!.h), into: 'picked' });
};

/** Ends effects that last for the turn (Corp step 3.3, Runner step 2.3). */
export const expireTurn: Handler<'expireTurn'> = (x) => {
  if (x.t.mods.some((m) => m.until === 'turn') || x.t.delayed.some((d) => d.until === 'turn'))
    emit(x, { type: 'expired', until: 'turn' });
};
