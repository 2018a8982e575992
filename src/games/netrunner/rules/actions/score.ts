/** Scoring an agenda with enough advancement counters. It costs no click. */
import { registerWords } from '../defs.ts';
import { type Handler, self } from '../effects/handler.ts';
import { endCurrents, move } from '../play.ts';

export const scoreCard: Handler<'scoreCard'> = (game, f) => {
  const c = self(game, f);
  if (!c) return;
  move(game, 'scored', c, { zone: 'corp score', up: true }, 'corp', 'score');
  endCurrents(game, 'runner');
};

registerWords('@score', [{ w: 'scoreCard' }]);
