/** The Corp's basic action: 1 click and 2 credits to trash a resource of a tagged Runner. */
import { registerWords } from '../defs.ts';
import { type Handler, again, take } from '../effects/handler.ts';
import { trashNow } from '../play.ts';
import { cardOf } from '../table.ts';

/** Trashes the chosen resource of the Runner; effects may prevent that. */
export const trashResource: Handler<'trashResource'> = (game, f) => {
  const left = take<number[]>(f, 'trashing');
  if (left === undefined && game.idx.prevents.has('trash')) {
    again(f);
    game.s.stack.push({
      k: 'would',
      what: 'trash',
      n: 1,
      kind: '',
      cards: [f.h],
      by: 'corp',
      h: f.h,
      seat: game.t.active,
      passes: 0,
      used: [],
      into: 'trashing',
      why: 'action',
    });
    return;
  }
  for (const h of left ?? [f.h]) {
    const c = cardOf(game.t, h);
    if (c) trashNow(game, c, 'corp', 'action');
  }
};

registerWords('@trash-resource', [
  { w: 'payAction', purpose: 'action', clicks: 1, credits: 2 },
  { w: 'trashResource' },
]);
