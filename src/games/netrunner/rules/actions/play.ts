/** The basic action of both sides: 1 click to play an operation or event from hand. */
import { playBill } from '../bills.ts';
import { def, registerWords } from '../defs.ts';
import { type Handler, charge, abort, self, take } from '../effects/handler.ts';
import { move, pushDo, trashNow } from '../play.ts';

export const payPlay: Handler<'payPlay'> = (game, f) => {
  const paid = take<boolean>(f, 'paid');
  const c = self(game, f)!;
  if (paid === undefined)
    return charge(game, f, f.by, 'play', { ...playBill(game, c), cancel: f.v.$back !== undefined });
  if (!paid) abort(f);
};
export const layDown: Handler<'layDown'> = (game, f) => {
  const c = self(game, f)!;
  if (def(c.code).after === 'current')
    for (const id of [...game.t.play])
      if (def(game.t.cards[id]!.code).after === 'current') trashNow(game, game.t.cards[id]!, f.by, 'current');
  move(game, 'played', c, { zone: 'play', up: true }, f.by, 'play');
  f.h = c.h;
};
export const resolvePlayed: Handler<'resolvePlayed'> = (game, f) => {
  const c = self(game, f)!;
  if (def(c.code).play.length > 0)
    pushDo(game, `${c.code}.play`, c.h, f.by, { ...(f.v.x !== undefined && { x: f.v.x }) });
};
export const clearPlayed: Handler<'clearPlayed'> = (game, f) => {
  const c = self(game, f);
  if (!c || c.zone !== 'play') return;
  const after = def(c.code).after;
  if (after === 'current') return;
  if (after === 'remove') return move(game, 'removed', c, { zone: 'removed', up: true }, f.by, 'resolved');
  move(game, 'resolved', c, { zone: c.seat === 'corp' ? 'archives' : 'heap', up: true }, f.by, 'resolved');
};

registerWords('@play', [{ w: 'payPlay' }, { w: 'layDown' }, { w: 'resolvePlayed' }, { w: 'clearPlayed' }]);
