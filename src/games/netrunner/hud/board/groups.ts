/** The table as groups of buttons in reading order: the plain table draws them, the drawn table lays them over its picture. */
import type { CardType, Seat, ServerId } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import type { CardView, View } from '../../rules/view-types.ts';
import { t } from '../../../../i18n/index.ts';
import { findCard, movesOfCard, movesOfServer, movesOnto, seatOf } from '../words/find.ts';
import { serverName } from '../words/names.ts';
import { cardButtonName, serverButtonName } from './button-names.ts';

type PileId = 'stack' | 'heap';

/** One button of the table. `key` is its anchor: a card's handle, or the name of a server or pile. */
export interface TableItem {
  key: number | string;
  name: string;
  /** something legal can be done with it now */
  lit: boolean;
  card: CardView | null;
  server: ServerId | null;
  pile: PileId | null;
  /** lies on this card */
  host: number | null;
}

type GroupKind = 'server' | 'rig' | 'hand' | 'score' | 'piles' | 'play' | 'looked';

export interface TableGroup {
  id: string;
  kind: GroupKind;
  seat: Seat;
  label: string;
  items: TableItem[];
}

/** Legal moves on a thing of the table: those that name it, and those that put something on it. */
export function movesOn(item: Pick<TableItem, 'card' | 'server'>, view: View): Move[] {
  if (item.card !== null) return [...movesOfCard(view, item.card.h), ...movesOnto(view, item.card.h)];
  return item.server === null ? [] : movesOfServer(view, item.server);
}

/** Runs on the server that a card without moves of its own lies in or protects: whoever presses the card means the server. */
export function runsAt({ card }: Pick<TableItem, 'card'>, view: View): Move[] {
  if (card === null || card.server === null || (card.zone !== 'ice' && card.zone !== 'root')) return [];
  return movesOfServer(view, card.server).filter((move) => move.do === 'run');
}

function cardItem(card: CardView, view: View): TableItem {
  const item = { key: card.h, card, server: null, pile: null, host: card.host };
  return { ...item, name: cardButtonName(card, view), lit: movesOn(item, view).length > 0 };
}

/** A card and, after it, what lies on it. */
function withGuests(card: CardView, view: View): TableItem[] {
  const guests = card.hosted.flatMap((h) => {
    const guest = findCard(view, h);
    return guest === null ? [] : withGuests(guest, view);
  });
  return [cardItem(card, view), ...guests];
}

const atHome = (cards: readonly CardView[]): CardView[] => cards.filter((card) => card.host === null);

function servers(view: View): TableGroup[] {
  return view.servers.map((server) => {
    const first = { key: server.id, card: null, server: server.id, pile: null, host: null };
    return {
      id: `server:${server.id}`,
      kind: 'server',
      seat: 'corp',
      label: serverName(server.id),
      items: [
        { ...first, name: serverButtonName(server, view), lit: movesOn(first, view).length > 0 },
        ...server.ice.flatMap((card) => withGuests(card, view)),
        ...atHome(server.root).flatMap((card) => withGuests(card, view)),
      ],
    };
  });
}

const ROWS: readonly CardType[] = ['program', 'hardware', 'resource'];

function rig(view: View): TableGroup[] {
  const cards = atHome(view.runner.rig);
  const rowOf = (card: CardView): CardType => (card.type !== null && ROWS.includes(card.type) ? card.type : 'resource');
  return ROWS.map((type) => ({
    id: `rig:${type}`,
    kind: 'rig',
    seat: 'runner',
    label: t(`group.rig.${type}`),
    items: cards.filter((card) => rowOf(card) === type).flatMap((card) => withGuests(card, view)),
  }));
}

function piles(view: View): TableGroup {
  const pile = (id: PileId, n: number): TableItem => ({
    key: id,
    name: t(`pile.${id}`, { n }),
    lit: false,
    card: null,
    server: null,
    pile: id,
    host: null,
  });
  return {
    id: 'piles',
    kind: 'piles',
    seat: 'runner',
    label: t('group.piles'),
    items: [pile('stack', view.runner.deckSize), pile('heap', view.runner.heap.length)],
  };
}

function scoreOf(seat: Seat, view: View): TableGroup {
  const side = view[seat];
  return {
    id: `score:${seat}`,
    kind: 'score',
    seat,
    label: t(`group.score.${seat}`),
    items: [side.identity, ...side.score].map((card) => cardItem(card, view)),
  };
}

function handOf(seat: Seat, view: View): TableGroup {
  return {
    id: `hand:${seat}`,
    kind: 'hand',
    seat,
    label: t(`group.hand.${seat}`),
    items: view[seat].hand.map((card) => cardItem(card, view)),
  };
}

/** All groups, the other side's first, the hand at this screen last. Groups without buttons are left out. */
export function tableGroups(view: View): TableGroup[] {
  const corp = [scoreOf('corp', view), handOf('corp', view), ...servers(view)];
  const runner = [...rig(view), piles(view), scoreOf('runner', view), handOf('runner', view)];
  const play: TableGroup = {
    id: 'play',
    kind: 'play',
    seat: view.active,
    label: t('group.play'),
    items: view.play.map((card) => cardItem(card, view)),
  };
  const own = seatOf(view) ?? 'runner';
  const near = own === 'corp' ? corp : runner;
  const far = own === 'corp' ? runner : corp;
  const handLast = [...near.filter((group) => group.kind !== 'hand'), ...near.filter((group) => group.kind === 'hand')];
  return [...far, play, ...handLast].filter((group) => group.items.length > 0);
}
