/** The table as buttons (hands, trick, board with pawns, piles), and the legal moves behind each button. */
import type { Anchor } from '../../../../core/anchor.ts';
import type { Face } from '../../../../hud/contract/table-focus.ts';
import { type Choice, type ChoiceGroup, isMine } from '../../../../hud/contract/question-ui.ts';
import type * as ui from '../../../../hud/contract/table-ui.ts';
import { t } from '../../../../i18n/index.ts';
import {
  DECK,
  DISCARDS,
  TRACER,
  TRACK,
  handAnchor,
  handGroupId,
  pawnAnchor,
  placeAnchor,
  playAnchor,
  rankAnchor,
  zoneAnchor,
} from '../../anchors.ts';
import {
  ASSET,
  BACK_DOOR,
  GONE,
  HAT,
  JAIL,
  PUBLIC_SERVER,
  ZONES,
  columnOf,
  counted,
  isSpace,
} from '../../rules/defs.ts';
import type { Card } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import type { View } from '../../rules/view.ts';
import { askedSeat, pawnsOn, seatIndex, whoIs } from '../names.ts';
import {
  deckName,
  handName,
  pawnName,
  placeName,
  playName,
  rankName,
  trackName,
  tracerName,
  zoneName,
} from './button-names.ts';

/** What a button of the table represents. */
export type ButtonTarget =
  | { is: 'place'; place: number }
  | { is: 'pawn'; pawn: number }
  | { is: 'rank'; seat: number; card: Card; n: number }
  | { is: 'hand' | 'play'; seat: number }
  | { is: 'zone'; zone: number }
  | { is: 'deck' | 'discards' | 'tracer' | 'track' };

export interface TableItem extends ui.TableItem {
  thing: ButtonTarget;
}
interface TableGroup extends ui.TableGroup {
  items: TableItem[];
}

/** Returns the legal moves the viewer may make now. */
export const legalMoves = (view: View): readonly Move[] => (isMine(view) ? view.decision!.moves : []);

/** Whether the viewer sees the cards of a hand; an empty hand counts as seen. */
export const isOpen = (view: View, seat: number): boolean =>
  view.viewer === 'open' || view.seats[seat]!.name === view.viewer || view.seats[seat]!.name === 'robot';

/** Returns the legal moves that the viewer can mean by pressing the button of a thing. */
export function movesOfButton(thing: ButtonTarget, view: View): Move[] {
  const asked = askedSeat(view);
  return legalMoves(view).filter((move) => {
    switch (thing.is) {
      case 'rank':
        return move.do === 'play' && thing.seat === asked && move.cards.includes(thing.card);
      case 'pawn':
        return (move.do === 'move' || move.do === 'send') && move.pawn === thing.pawn;
      case 'place':
        if (move.do === 'move' || move.do === 'send' || move.do === 'trace') return move.to === thing.place;
        return (move.do === 'mark' || move.do === 'lift') && move.place === thing.place;
      case 'zone':
        return move.do === 'lay' && move.zone === thing.zone;
      case 'hand':
        return move.do === 'blame' && move.seat === thing.seat;
      case 'play':
        if (move.do === 'pass') return thing.seat === asked;
        return (
          move.do === 'take' && view.plays.some(({ seat, cards }) => seat === thing.seat && cards.includes(move.card))
        );
      case 'tracer':
        return move.do === 'trace';
      default:
        return false;
    }
  });
}

/** Returns the face with which a place is shown at reading size: its code and its anchor. */
const placeFace = (place: number): Face => ({ code: `place ${place}`, at: placeAnchor(place) });

function item(
  view: View,
  key: Anchor,
  thing: ButtonTarget,
  name: string,
  classes: string,
  face: Face | null = null,
  area?: string,
): TableItem {
  const lit = movesOfButton(thing, view).length > 0;
  return { key, thing, name, classes, face, lit, ...(area === undefined ? {} : { area }) };
}

/**
 * Where a place goes in the grid of the plain table, as a CSS class and a grid area: a start takes two rows, the Critical Asset all four.
 */
function cell(place: number): { at: string; area?: string } {
  if (isSpace(place)) return { at: '', area: `${Math.floor(place / 6) + 1} / ${columnOf(place) + 2}` };
  if (place === BACK_DOOR) return { at: 'at-row-top', area: '1 / 1 / 3' };
  if (place === PUBLIC_SERVER) return { at: 'at-row-low', area: '3 / 1 / 5' };
  return place === JAIL ? { at: 'in-jail' } : { at: 'at-row-all', area: '1 / 8 / 5' };
}
/** Returns the grid area of the plain table that the four spaces of a zone take. */
const zoneArea = (first: number): string => {
  const row = Math.floor(first / 6) + 1;
  const column = columnOf(first) + 2;
  return `${row} / ${column} / ${row + 2} / ${column + 2}`;
};

const seatsOf = (view: View): string[] => view.seats.map(({ name }) => name);
const pawnKey = (view: View, pawn: number): string =>
  pawnAnchor(
    view.seats.map(({ name }) => name),
    pawn,
  );

/** Makes the buttons of a place and of the pawns on it. */
function placeItems(view: View, place: number): TableItem[] {
  const pawns = pawnsOn(view, place);
  const tracer = view.tracer !== null && view.tracer.place === place;
  const { at, area } = cell(place);
  return [
    item(
      view,
      placeAnchor(place),
      { is: 'place', place },
      placeName(view, place),
      `is-place ${at}`,
      placeFace(place),
      area,
    ),
    ...pawns.map((pawn, i) =>
      item(
        view,
        pawnKey(view, pawn),
        { is: 'pawn', pawn },
        pawnName(view, pawn),
        `is-pawn ${at} of-${view.seats[pawn >> 1]!.name} nth-${i}`,
        null,
        area,
      ),
    ),
    ...(tracer ? [item(view, TRACER, { is: 'tracer' }, tracerName(view), `is-tracer ${at}`, null, area)] : []),
  ];
}

/** Makes the buttons of the board: places in reading order, each followed by the pieces on it. */
function boardGroup(view: View): TableGroup {
  const places = [BACK_DOOR, PUBLIC_SERVER, ...Array.from({ length: 24 }, (_, place) => place), ASSET];
  const items = places.flatMap((place) => placeItems(view, place));
  if (view.decision?.kind === 'randomize')
    ZONES.forEach((first, zone) =>
      items.push(
        item(view, zoneAnchor(zone), { is: 'zone', zone }, zoneName(view, zone), 'is-zone', null, zoneArea(first)),
      ),
    );
  return { id: 'board', kind: 'board', seat: null, label: t('bh.group.board'), items };
}

/**
 * Makes the buttons of the tracer's track, the jail and the pawns that went through the Second Door, in games with the options that use
 * them.
 */
function offGroup(view: View): TableGroup | null {
  const items: TableItem[] = [];
  if (view.options.tracer) {
    items.push(item(view, TRACK, { is: 'track' }, trackName(view), 'is-track'));
    if (view.tracer !== null && view.tracer.place < 0)
      items.push(item(view, TRACER, { is: 'tracer' }, tracerName(view), `is-tracer on-track step-${view.tracer.step}`));
    items.push(...placeItems(view, JAIL));
  }
  for (const pawn of pawnsOn(view, GONE))
    items.push(
      item(
        view,
        pawnKey(view, pawn),
        { is: 'pawn', pawn },
        pawnName(view, pawn),
        `is-pawn is-gone of-${view.seats[pawn >> 1]!.name}`,
      ),
    );
  return items.length === 0 ? null : { id: 'off', kind: 'off', seat: null, label: t('bh.group.off'), items };
}

/** Makes the buttons of a hand: one per rank if the viewer sees the cards, else one for the whole hand. */
function handGroup(view: View, seat: number): TableGroup {
  const { name, hand } = view.seats[seat]!;
  const known = hand.filter((card): card is Card => card !== null);
  const ranks = counted(known).flatMap((n, card) =>
    n === 0
      ? []
      : [
          item(
            view,
            rankAnchor(name, card),
            { is: 'rank', seat, card, n },
            rankName(view, seat, card, n),
            `is-rank${card > 13 ? ' is-wild' : ''}${card === HAT ? ' is-hat' : ''}`,
          ),
        ],
  );
  const whole = item(view, handAnchor(name), { is: 'hand', seat }, handName(view, seat), 'is-hand');
  const blamed = whole.lit;
  const open = isOpen(view, seat) && known.length > 0 && !blamed;
  return {
    id: handGroupId(name),
    kind: open ? 'cards' : 'hand',
    seat: name,
    label: t('bh.group.hand', { who: whoIs(view, seat), n: hand.length }),
    items: open ? ranks : [whole],
  };
}

/** Makes the buttons of the sets played so far in the trick, in seat order. */
function trickGroup(view: View): TableGroup {
  return {
    id: 'trick',
    kind: 'trick',
    seat: null,
    label: t('bh.group.trick'),
    items: view.seats.flatMap(({ name, out }, seat) =>
      out ? [] : [item(view, playAnchor(name), { is: 'play', seat }, playName(view, seat), `is-play of-${name}`)],
    ),
  };
}

/** Returns the seats clockwise from the one nearest the viewer. */
const seatOrder = (view: View): number[] => {
  const near = seatIndex(view, nearSeat(view));
  return view.seats.map((_, i) => (near + i) % view.seats.length);
};

/** Returns the seat at the bottom of the screen: the viewer's own, else the first. */
export const nearSeat = (view: View): string => (seatsOf(view).includes(view.viewer) ? view.viewer : seatsOf(view)[0]!);

export function tableGroups(view: View): TableGroup[] {
  const [near, ...others] = seatOrder(view);
  const off = offGroup(view);
  return [
    ...others.map((seat) => handGroup(view, seat)),
    trickGroup(view),
    boardGroup(view),
    ...(off === null ? [] : [off]),
    {
      id: 'piles',
      kind: 'piles',
      seat: null,
      label: t('bh.group.piles'),
      items: [
        item(view, DECK, { is: 'deck' }, deckName(view), 'is-pile'),
        item(view, DISCARDS, { is: 'discards' }, t('bh.discards', { n: view.discards.length }), 'is-pile'),
      ],
    },
    handGroup(view, near!),
  ];
}

/** Returns all buttons of the table. */
const itemsOf = (view: View): TableItem[] => tableGroups(view).flatMap(({ items }) => items);

/** Returns the anchors of the things on the table that a legal move can use now. */
export const litAnchors = (view: View): Anchor[] => itemsOf(view).flatMap(({ key, lit }) => (lit ? [key] : []));

/**
 * Returns the choices of the open decision that are made by pressing a thing on the table: a card is ticked, a zone opens its menu, the
 * trick plays the ticked set.
 */
export function choicesOn({ key, thing }: TableItem, groups: readonly ChoiceGroup[]): Choice[] {
  const all = groups.flatMap(({ choices }) => choices);
  if (thing.is === 'rank') return all.filter(({ at, ticked }) => at === key && ticked !== undefined);
  if (thing.is === 'zone') return all.filter(({ at, move }) => at === key && move === null);
  if (thing.is === 'play') return all.filter(({ at, verb }) => at === key && verb === 'play');
  return [];
}

/** Groups of buttons that can be pointed at as a whole: each hand, and the trick. */
export const zones: Readonly<Record<string, ui.WholeZone>> = Object.fromEntries([
  ...['red', 'blue', 'green', 'amber', 'violet', 'white', 'robot'].map((seat) => [
    `${seat} hand`,
    { selector: `[data-group="hand-${seat}"] button.table-button`, instead: null },
  ]),
  ['trick', { selector: '[data-group="trick"] button.table-button', instead: null }],
]);

/** Returns the accessible name of the thing with this anchor; null if it is not on the table. */
export function anchorWords(anchor: Anchor, view: View): string | null {
  if (anchor === 'trick') return t('bh.group.trick');
  const found = itemsOf(view).find(({ key }) => key === anchor)?.name;
  if (found !== undefined) return found;
  const hand = view.seats.findIndex(({ name }) => handAnchor(name) === anchor);
  if (hand >= 0) return handName(view, hand);
  const zone = ZONES.findIndex((_, i) => zoneAnchor(i) === anchor);
  return zone < 0 ? null : zoneName(view, zone);
}

/** Returns the face of the place with this anchor; null for anything else. */
export function faceAt(anchor: Anchor | null, view: View): Face | null {
  return itemsOf(view).find(({ key }) => key === anchor)?.face ?? null;
}
