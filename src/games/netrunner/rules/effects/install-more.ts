/** Handlers of effects that let the Corp install cards from HQ, through the same steps as the basic action (install.ts). */
import { type DoFrame, type ServerId, isRemote } from '../model.ts';
import { type Play, amountOf, pushAsk, pushDo } from '../play.ts';
import { cardOf } from '../table.ts';
import { registerTests } from './feasible.ts';
import { type Handler, askFor, again, handles, selfOrAny, take } from './handler.ts';
import { isInRemote, placesFor } from './install.ts';

/**
 * Installs a Corp card by an effect: asks for the server (unless `only` names it; `remote`: central servers are not offered), then goes
 * through the steps of the install action. The handler must run again until this returns true; `f.v.placed` then holds the card's new
 * handle, or is missing if the card was not installed.
 */
export function corpInstall(
  game: Play,
  f: DoFrame,
  h: number,
  given: { free: boolean; shown: boolean; remote?: boolean; only?: ServerId | 'new remote' | undefined },
): boolean {
  if (f.v.placed !== undefined) return true;
  again(f);
  const server = given.only ?? take<string>(f, 'where');
  if (server === undefined) {
    const options = placesFor(game, cardOf(game.t, h)!).filter((place) => given.remote !== true || isInRemote(place));
    pushAsk(game, 'corp', 'server', { options, into: 'where', h: f.h });
    return false;
  }
  f.v.placed = [];
  pushDo(game, '@install-corp-free', h, 'corp', { server, free: given.free, shown: given.shown, into: 'placed' });
  return false;
}
/** Installs the chosen card from HQ; it stays the chosen card for later effects in the list. */
export const installFromHq: Handler<'installFromHq'> = (game, f, w) => {
  const h = handles(f.v.chosen)[0];
  if (h === undefined || !corpInstall(game, f, h, w)) return;
  f.v.chosen = take<number[]>(f, 'placed')!;
};

/** Handles of the cards in HQ that the Corp could install now in some server that `only` accepts. */
const installables = (game: Play, only: (place: ServerId | 'new remote') => boolean): number[] =>
  game.t.hq
    .map((id) => game.t.cards[id]!)
    .filter((c) => placesFor(game, c).some(only))
    .map(({ h }) => h);
/**
 * The Corp installs up to `n` cards from HQ, one after another. With `remote`: all of them in or protecting one remote server, and the Corp
 * first says how many.
 */
export const installSeveral: Handler<'installSeveral'> = (game, f, w) => {
  if (f.v.several === undefined) {
    const max = Math.min(
      amountOf(game, w.n, selfOrAny(game, f), f.v),
      installables(game, w.remote ? isInRemote : () => true).length,
    );
    if (max <= 0) return;
    if (w.remote) return askFor(game, f, f.by, 'number', { min: 0, max, into: 'several', v: { of: 'install' } });
    f.v.several = max;
  }
  if (w.remote && f.v.where === undefined && (f.v.several as number) > 0) {
    const remotes = game.t.servers.filter(({ id }) => isRemote(id)).map(({ id }) => id);
    return askFor(game, f, f.by, 'server', { options: [...remotes, 'new remote'], into: 'where' });
  }
  const only = w.remote ? (f.v.where as ServerId | 'new remote') : undefined;
  if (f.v.current !== undefined) {
    if (!corpInstall(game, f, f.v.current as number, { free: false, shown: false, only })) return;
    const c = cardOf(game.t, take<number[]>(f, 'placed')![0] ?? -1);
    delete f.v.current;
    f.v.several = (f.v.several as number) - 1;
    if (c && w.remote) f.v.where = c.server;
  }
  const picked = take<number[]>(f, 'picked');
  if (picked !== undefined) {
    if (picked.length === 0) return;
    f.v.current = picked[0]!;
    return again(f);
  }
  if (f.v.several === 0) return;
  const cards = installables(game, only === undefined ? () => true : (place) => place === f.v.where);
  if (cards.length === 0) return;
  askFor(game, f, f.by, 'install-next', { cards, min: w.remote ? 1 : 0, max: 1, into: 'picked' });
};

registerTests({
  installSeveral: (game, c, w) =>
    amountOf(game, w.n, c, {}) > 0 && installables(game, w.remote ? isInRemote : () => true).length > 0,
});
