/** The table as groups of buttons in reading order, used by both the plain and the drawn table. */
import type { Anchor } from '../../../../core/anchor.ts';
import type { CardType, Seat, ServerId } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import type { CardView, ServerView, View } from '../../rules/view-types.ts';
import type { Choice, ChoiceGroup } from '../../../../hud/contract/question-ui.ts';
import type * as ui from '../../../../hud/contract/table-ui.ts';
import { t } from '../../../../i18n/index.ts';
import { iceToBreak, unbrokenSubs, waysToBreak } from '../moves/breaking.ts';
import { subText } from '../moves/labels.ts';
import { faceOf, findCard, isMine, legalMoves, movesOfCard, movesOfServer, movesOnto, needful } from '../words/find.ts';
import { serverName } from '../words/names.ts';
import { cardButtonName, serverButtonName } from './button-names.ts';

type PileId = 'stack' | 'heap';
/** Piles whose cards can be shown in a dialog. */
export type PileName = PileId | 'archives';

/** One button of the table: for a `card`, a `server` or a `pile` (the others are null). `key`: a card's handle, or the name. */
export interface TableItem extends ui.TableItem {
  card: CardView | null;
  server: ServerId | null;
  pile: PileId | null;
  /** handle of the card that this one is hosted on; null for none */
  host: number | null;
  /** number of the subroutine, from 1, if the button is for a subroutine of the encountered ice */
  sub?: number;
}

/** Prefix of the names of dialogs that show one server large; the server's id follows. */
const SPREAD = 'spread ';

type GroupKind = 'server' | 'rig' | 'hand' | 'score' | 'piles' | 'play' | 'looked' | 'duel';

export interface TableGroup extends ui.TableGroup {
  kind: GroupKind;
  seat: Seat;
  items: TableItem[];
}

/** The legal moves that break or choose subroutine `n` (from 1) of the encountered ice, or that start breaking. */
const movesWithSub = (view: View, n: number): Move[] => {
  const begin = waysToBreak(view).filter((way) => way.subs.includes(n - 1));
  return legalMoves(view).filter(
    (move) => (move.n === n && (move.do === 'pick' || move.name === 'break')) || begin.some((way) => way.move === move),
  );
};

/** The legal moves that name the card, server or subroutine of this button, or install a card on it. */
export function movesNaming(item: Pick<TableItem, 'card' | 'server' | 'sub'>, view: View): Move[] {
  if (item.sub !== undefined) return movesWithSub(view, item.sub);
  if (item.card !== null) return [...movesOfCard(view, item.card.h), ...movesOnto(view, item.card.h)];
  return item.server === null ? [] : movesOfServer(view, item.server);
}

/** The legal moves that run on the server a card is in or protects. */
function runsAt({ card }: Pick<TableItem, 'card'>, view: View): Move[] {
  if (card === null || card.server === null || (card.zone !== 'ice' && card.zone !== 'root')) return [];
  return movesOfServer(view, card.server).filter((move) => move.do === 'run');
}

/** The legal moves that pressing this button can mean. For a card without any, these are runs on its server. */
export function movesOn(item: Pick<TableItem, 'card' | 'server' | 'sub'>, view: View): Move[] {
  const own = needful(movesNaming(item, view));
  return own.length > 0 ? own : runsAt(item, view);
}

/** A button of the table that is for no card, server or pile. */
const BARE = { lit: false, face: null, card: null, server: null, pile: null, host: null };

/** Makes the button for a card. */
export function cardItem(card: CardView, view: View): TableItem {
  const item = { ...BARE, key: card.h, card, host: card.host };
  const now = view.run?.ice === card.h ? ` ${view.run.at}ed` : '';
  return {
    ...item,
    name: cardButtonName(card, view),
    lit: movesNaming(item, view).length > 0,
    classes: `is-card in-${card.zone.replace(' ', '-')}${card.host === null ? '' : ' hosted'}${now}`,
    face: faceOf(card),
  };
}

export function serverItem(server: ServerView, view: View): TableItem {
  const item = { ...BARE, key: server.id, server: server.id };
  return {
    ...item,
    name: serverButtonName(server, view),
    lit: movesNaming(item, view).length > 0,
    classes: `is-server${view.run?.server === server.id ? ' attacked' : ''}`,
  };
}

/** A card followed by all cards hosted on it, directly or indirectly. */
function withGuests(card: CardView, view: View): TableItem[] {
  const guests = card.hosted.flatMap((h) => {
    const guest = findCard(view, h);
    return guest === null ? [] : withGuests(guest, view);
  });
  return [cardItem(card, view), ...guests];
}

const unhosted = (cards: readonly CardView[]): CardView[] => cards.filter((card) => card.host === null);

function servers(view: View): TableGroup[] {
  return view.servers.map((server) => ({
    id: `server:${server.id}`,
    kind: 'server',
    seat: 'corp',
    label: serverName(server.id),
    items: [
      serverItem(server, view),
      ...server.ice.flatMap((card) => withGuests(card, view)),
      ...unhosted(server.root).flatMap((card) => withGuests(card, view)),
    ],
  }));
}

const ROWS: readonly CardType[] = ['program', 'hardware', 'resource'];

function rig(view: View): TableGroup[] {
  const cards = unhosted(view.runner.rig);
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
    ...BARE,
    key: id,
    name: t(`pile.${id}`, { n }),
    classes: 'is-pile',
    pile: id,
  });
  return {
    id: 'piles',
    kind: 'piles',
    seat: 'runner',
    label: t('group.piles'),
    items: [pile('stack', view.runner.deckSize), pile('heap', view.runner.heap.length)],
  };
}

/** A side's score area with its identity, or its hand. */
const cardsOf = (kind: 'score' | 'hand', seat: Seat, cards: readonly CardView[], view: View): TableGroup => ({
  id: `${kind}:${seat}`,
  kind,
  seat,
  label: t(`group.${kind}.${seat}`),
  items: cards.map((card) => cardItem(card, view)),
});
const scoreOf = (seat: Seat, view: View): TableGroup =>
  cardsOf('score', seat, [view[seat].identity, ...view[seat].score], view);
const handOf = (seat: Seat, view: View): TableGroup => cardsOf('hand', seat, view[seat].hand, view);

/** The side shown nearest to the viewer: their own, or the Runner's for a spectator. */
export const nearSeat = (view: View): Seat => (view.viewer === 'corp' ? 'corp' : 'runner');

/** Anchors of all cards, hosts, servers and subroutines that the legal moves name. */
export function actedOn(view: View): Anchor[] {
  const found = new Set<Anchor>();
  for (const move of legalMoves(view)) {
    if (move.card !== undefined) found.add(move.card);
    if (move.on !== undefined) found.add(move.on);
    if (move.card === undefined && move.server !== undefined) found.add(move.server);
  }
  for (const item of duel(view).items) if (item.lit) found.add(item.key);
  return [...found];
}

/** The name of the dialog that shows the cards of this button's pile; null if it is not for a pile. */
export function dialogOf(item: Pick<TableItem, 'pile' | 'server'>): PileName | null {
  return item.pile ?? (item.server === 'archives' ? 'archives' : null);
}

/**
 * The name of the dialog that shows this button's server large; null unless the button is for a server with several pieces of ice, or for
 * one of those pieces.
 */
export function unfoldedBy({ card, server }: Pick<TableItem, 'card' | 'server'>, view: View): string | null {
  const id = server ?? (card?.zone === 'ice' ? card.server : null);
  const at = view.servers.find((one) => one.id === id);
  return at !== undefined && at.ice.length > 1 ? `${SPREAD}${at.id}` : null;
}

/** The server that the dialog with this name shows large, without cards if it no longer exists; null for a dialog of another kind. */
export function unfolded(name: string, view: View): ServerView | null {
  if (!name.startsWith(SPREAD)) return null;
  const id = name.slice(SPREAD.length) as ServerId;
  return view.servers.find((one) => one.id === id) ?? { id, ice: [], root: [] };
}

/** The group of buttons for the unbroken subroutines of the encountered ice, while the viewer may break them. */
function duel(view: View): TableGroup {
  const ice = isMine(view) && view.viewer === 'runner' ? iceToBreak(view) : null;
  return {
    id: 'duel',
    kind: 'duel',
    seat: 'corp',
    label: t('group.duel'),
    items: unbrokenSubs(ice).map((index) => ({
      ...BARE,
      key: `sub ${index}`,
      name: t('move.sub.text', { n: index + 1, text: subText(ice, index) }),
      lit: movesWithSub(view, index + 1).length > 0,
      classes: 'is-sub',
      sub: index + 1,
    })),
  };
}

/** Whether the button with this id breaks the subroutine with this number, among others. */
const breaks = (id: string, sub: number): boolean =>
  id.startsWith('break:') &&
  id
    .slice('break:'.length)
    .split(',')
    .includes(String(sub - 1));

/**
 * The choices that pressing this button offers beyond its moves: for a subroutine, ticking it, or breaking it, alone if that costs less; for an unscored agenda,
 * scoring it. Empty for other buttons.
 */
export function choicesOn(item: Pick<TableItem, 'sub' | 'key'>, groups: readonly ChoiceGroup[]): Choice[] {
  const all = groups.flatMap((group) => group.choices);
  const { sub } = item;
  if (sub === undefined) {
    const own = leaves(all).filter(({ at }) => at === item.key);
    return own.some(({ earlier }) => earlier === true) ? own : [];
  }
  const ticks = all.filter((one) => one.ticked !== undefined && (one.move as Move).n === sub);
  const isBreak = (move: Move | null): boolean => move?.name === 'break' && move.n === sub;
  if (ticks.length > 0) return ticks;
  const alone = all.filter(({ id, move }) => id === `break:${sub - 1}` || isBreak(move as Move));
  return alone.length > 0 ? alone : all.filter(({ id }) => breaks(id, sub)).slice(0, 1);
}
const leaves = (choices: readonly Choice[]): Choice[] =>
  choices.flatMap((one) => (one.move === null ? leaves(one.children) : [one]));

/** All groups that have buttons: the other side's first, the viewer's own hand last. */
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
  const own = nearSeat(view);
  const [near, far] = own === 'corp' ? [corp, runner] : [runner, corp];
  const handLast = [...near].sort((a, b) => Number(a.kind === 'hand') - Number(b.kind === 'hand'));
  return [...far, duel(view), play, ...handLast].filter((group) => group.items.length > 0);
}
