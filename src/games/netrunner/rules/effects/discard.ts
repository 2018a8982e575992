/** Handlers for the end of a turn (rules 4): discarding down to the maximum hand size, one card at a time, and ending effects. */
import { maxHand } from '../ask.ts';
import { emit, move } from '../play.ts';
import { cardOf, handOf } from '../table.ts';
import { type Handler, askFor, handles, take } from './handler.ts';

export const discardDown: Handler<'discardDown'> = (game, f) => {
  for (const h of handles(take(f, 'picked'))) {
    const c = cardOf(game.t, h);
    if (c)
      move(
        game,
        'discarded',
        c,
        { zone: f.by === 'corp' ? 'archives' : 'heap', up: f.by === 'runner' },
        f.by,
        'hand-size',
      );
  }
  const hand = handOf(game.t, f.by);
  if (hand.length <= Math.max(0, maxHand(game, f.by))) return;
  askFor(game, f, f.by, 'discard', { cards: hand.map((id) => game.t.cards[id]!.h), into: 'picked' });
};

/** Ends effects that last for the turn (Corp step 3.3, Runner step 2.3). */
export const expireTurn: Handler<'expireTurn'> = (game) => {
  if (game.t.mods.some((m) => m.until === 'turn') || game.t.delayed.some((d) => d.until === 'turn'))
    emit(game, { type: 'expired', until: 'turn' });
};
