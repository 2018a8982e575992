/** The Corp's basic action: 3 clicks to remove all virus counters. */
import { registerWords } from '../defs.ts';
import type { Handler } from '../effects/handler.ts';
import { emit } from '../play.ts';

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
