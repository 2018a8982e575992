/** The Corp's basic action: 1 click and 1 credit to advance an installed card. */
import { registerWords } from '../defs.ts';
import { type Handler, self } from '../effects/handler.ts';
import { emit } from '../play.ts';

export const advance: Handler<'advance'> = (game, f) => {
  const c = self(game, f);
  if (c) emit(game, { type: 'advanced', card: c.id });
};

registerWords('@advance', [{ w: 'payAction', purpose: 'advance', clicks: 1, credits: 1 }, { w: 'advance' }]);
