/** Handler of discarding down to the maximum hand size, one card at a time (rules 4: Corp step 3.1, Runner step 2.1). */
import { maxHand } from '../ask.ts';
import { move, pushAsk } from '../play.ts';
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
