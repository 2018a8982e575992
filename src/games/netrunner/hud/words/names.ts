/** Names of seats, servers, zones and cards, including cards whose face is not known. */
import type { Seat, ServerId } from '../../rules/model.ts';
import type { CardView, ServerView, View } from '../../rules/view-types.ts';
import { t, unchecked } from '../../../../i18n/index.ts';
import { titleOf } from './lookup.ts';
import { seatOf } from './find.ts';

/** The message parameter `who`: 'you' for the viewer's own seat, else the seat. */
export function whoIs(seat: Seat, viewer: Seat | null): 'you' | Seat {
  return seat === viewer ? 'you' : seat;
}

/** The name of a side: "the Corp". */
export function seatName(seat: Seat): string {
  return t(`seat.${seat}`);
}

/** The name of a server: "HQ", "Server 2". */
export function serverName(id: ServerId | 'new remote'): string {
  if (id === 'new remote') return t('server.new');
  if (id === 'hq' || id === 'rnd' || id === 'archives') return t(`server.${id}`);
  return t('server.remote', { n: Number(id.slice('remote '.length)) });
}

/** A card's title, or a description if its face is unknown. */
export function cardName(card: Pick<CardView, 'code' | 'zone'>): string {
  if (card.code !== null) return titleOf(card.code);
  return card.zone === 'ice' ? t('card.hidden-ice') : t('card.hidden');
}

/** The position of a piece of ice on a server: `n` of `of` pieces, where 1 is the outermost; 0 if it is not there. */
export function icePlace(server: ServerView, h: number): { n: number; of: number } {
  return { n: server.ice.findIndex((card) => card.h === h) + 1, of: server.ice.length };
}

/** Where a card is, in words: "ice 2 of 2 protecting HQ", "in your grip". */
export function placeOf(card: CardView, view: View): string {
  const server = view.servers.find((one) => one.id === card.server);
  if (card.zone === 'ice' && server !== undefined)
    return t('place.ice', { ...icePlace(server, card.h), server: serverName(server.id) });
  if (card.zone === 'root' && server !== undefined) return t('place.root', { server: serverName(server.id) });
  const own = card.seat === seatOf(view);
  const key = `place.${own ? 'own' : 'their'}.${card.zone}`;
  return unchecked(key);
}
