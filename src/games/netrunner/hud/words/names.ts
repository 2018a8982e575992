/** Names of seats, servers, zones and cards, including cards whose face is not known. */
import type { Seat, ServerId } from '../../rules/model.ts';
import type { CardView, ServerView, View } from '../../rules/view-types.ts';
import { t } from '../../../../i18n/index.ts';
import { titleOf } from './lookup.ts';
import { findServer, seatOf } from './find.ts';

/** The message parameter `who`: 'you' for the viewer's own seat, else the seat. */
export function whoIs(seat: Seat, viewer: Seat | null): 'you' | Seat {
  return seat === viewer ? 'you' : seat;
}

/** The name of a server: "HQ", "Server 2". */
export function serverName(id: ServerId | 'new remote'): string {
  return t('server.name', { server: id });
}

/** A card's title, or a description if its face is unknown. */
export function cardName(card: Pick<CardView, 'code' | 'zone'>): string {
  if (card.code !== null) return titleOf(card.code);
  return card.zone === 'ice' ? t('card.hidden-ice') : t('card.hidden');
}

/** The message parameter for a card: its title, or `?` if its face is unknown. */
export const cardParam = (card: Pick<CardView, 'code'> | null): string =>
  card === null || card.code === null ? '?' : titleOf(card.code);

/** The position of a piece of ice on a server: `n` of `of` pieces, where 1 is the outermost; 0 if it is not there. */
export function icePlace(server: ServerView, h: number): { n: number; of: number } {
  return { n: server.ice.findIndex((card) => card.h === h) + 1, of: server.ice.length };
}

/** The message parameters that say where a card is. */
export interface Place {
  /** the card's zone, `hosted` also for one hosted on installed ice; `none` without a card */
  zone: string;
  server: string;
  /** whether the zone is the viewer's own: `yes` or `no` */
  own: string;
  /** of ice: which piece it is, and of how many */
  n: number;
  of: number;
}

export function placeParams(card: CardView | null, view: View): Place {
  if (card === null) return { zone: 'none', server: 'none', own: 'no', n: 1, of: 1 };
  const server = findServer(view, card.server);
  const ice = card.zone === 'ice' && server !== null ? icePlace(server, card.h) : { n: 1, of: 1 };
  return {
    zone: card.zone,
    server: server?.id ?? 'none',
    own: card.seat === seatOf(view) ? 'yes' : 'no',
    ...ice,
  };
}

/** Where a card is, in words: "ice 2 of 2 protecting HQ", "in your grip". */
export const placeOf = (card: CardView, view: View): string => t('place', placeParams(card, view));
