/** The events, and how each one changes the table. Nothing but an event changes it. */
import { tileOf, type TileFace } from './board/faces.ts';
import { BACK_DOOR, GONE, JAIL, PUBLIC_SERVER, type Tiles, zoneSpaces } from './board/places.ts';
import { deckOf, rankOf } from './cards.ts';
import { type Card, type ChartName, HAT, type OverReason, type RoundEnd, type Score, type Table } from './model.ts';

export type Event =
  | { type: 'step'; chart: ChartName; leaf: string }
  // set-up
  | { type: 'dealer-drawn'; seat: number }
  | { type: 'tile-laid'; zone: number; face: TileFace; seat: number }
  | { type: 'asset-hidden'; asset: number }
  | { type: 'status-dealt'; seat: number; n: number }
  // round
  | { type: 'round-began'; n: number; dealer: number; size: number }
  | { type: 'shuffled'; cards: Card[] }
  | { type: 'turned'; card: Card }
  | { type: 'hat-given'; seat: number }
  | { type: 'dealt'; seat: number; cards: Card[] }
  // trick
  | { type: 'trick-began'; n: number; leader: number; steers: number }
  | { type: 'played'; seat: number; cards: Card[] }
  | { type: 'passed'; seat: number }
  | { type: 'trick-won'; seat: number; hat: boolean }
  | { type: 'took-all'; seat: number; cards: Card[] }
  | { type: 'took'; seat: number; card: Card }
  | { type: 'swept'; cards: Card[] }
  // hack
  | { type: 'moved'; seat: number; pawn: number; from: number; to: number; way: number[] }
  | { type: 'drawn'; seat: number; cards: Card[] }
  | { type: 'reshuffled'; cards: Card[] }
  | { type: 'held'; pawn: number }
  | { type: 'sent-back'; seat: number; pawn: number; from: number; to: number }
  | { type: 'marked'; seat: number; place: number; n: number }
  | { type: 'lifted'; place: number; n: number }
  | { type: 'honeypot-sprung' }
  | { type: 'asset-turned'; asset: number }
  | { type: 'went-through'; pawn: number }
  | { type: 'blamed'; seat: number; on: number; n: number }
  // tracer
  | { type: 'tracer-started' }
  | { type: 'tracer-moved'; seat: number; step: number; place: number }
  | { type: 'jailed'; pawn: number }
  | { type: 'out'; seat: number; cards: Card[] }
  // scoring
  | { type: 'scored'; reason: RoundEnd; scores: Score[] }
  | { type: 'game-ended'; reason: OverReason };

/** The type of the events with this name. */
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** Takes one card out of a hand. Throws if the card is not in it. */
function take(hand: Card[], card: Card): void {
  const i = hand.indexOf(card);
  if (i < 0) throw new Error(`no ${card} there`);
  hand.splice(i, 1);
}
/** Takes the topmost copy of a card off a pile. Throws if the card is not in it. */
function takeOff(pile: Card[], card: Card): void {
  const i = pile.lastIndexOf(card);
  if (i < 0) throw new Error(`no ${card} there`);
  pile.splice(i, 1);
}
const sorted = (cards: Card[]): Card[] => cards.sort((a, b) => a - b);

/** The tile on each of the board's five zones before any tile is laid: none. */
const BARE: Tiles = [null, null, null, null, null];

/** A table before the first event: pawns on their starts, the deck sorted. */
export function emptyTable(seats: Table['seats'], options: Table['options']): Table {
  const all = <T>(value: T): T[] => seats.map(() => value);
  return {
    seats: [...seats],
    options: { ...options },
    hands: seats.map(() => []),
    deck: deckOf(options),
    discards: [],
    turned: 0,
    pawns: seats.flatMap(() => [BACK_DOOR, PUBLIC_SERVER]),
    stuck: seats.flatMap(() => [false, false]),
    tiles: BARE,
    markers: [],
    tracer: null,
    asset: 0,
    assetUp: false,
    status: [],
    sprung: false,
    totals: all(0),
    last: [],
    blame: all(0),
    out: all(false),
    dealer: 0,
    leader: 0,
    steers: -1,
    round: 0,
    trick: 0,
    plays: [],
    winner: -1,
    spoils: [],
    toTake: 0,
    chart: 'setup',
    leaf: '',
    over: null,
  };
}

/** Clears the trick. */
function clearTrick(t: Table): void {
  t.spoils = [];
  t.toTake = 0;
  t.plays = [];
}

/** Applies an event to the table. Throws if it does not fit. */
// oxlint-disable-next-line max-lines-per-function -- one case for each event
export function apply(t: Table, e: Event): void {
  switch (e.type) {
    case 'step':
      t.chart = e.chart;
      t.leaf = e.leaf;
      return;
    case 'dealer-drawn':
      t.dealer = e.seat;
      return;
    case 'tile-laid': {
      const spaces = zoneSpaces(e.zone);
      const other = t.tiles.findIndex((face) => face !== null && tileOf(face) === tileOf(e.face));
      if (other >= 0 && other !== e.zone) throw new Error(`tile ${e.face} is already on another zone`);
      t.tiles = t.tiles.with(e.zone, e.face);
      t.markers = t.markers.filter(({ place }) => !spaces.includes(place));
      return;
    }
    case 'asset-hidden':
      t.asset = e.asset;
      return;
    case 'status-dealt':
      t.status[e.seat] = e.n;
      return;
    case 'round-began':
      Object.assign(t, { round: e.n, dealer: e.dealer, trick: 0, plays: [], winner: -1, turned: 0, discards: [] });
      for (const hand of t.hands) hand.length = 0;
      return;
    case 'shuffled':
      t.deck = [...e.cards];
      return;
    case 'turned':
      takeOff(t.deck, e.card);
      t.discards.push(e.card);
      t.turned = e.card;
      return;
    case 'hat-given':
      t.hands[e.seat] = [HAT];
      return;
    case 'dealt':
      for (const card of e.cards) takeOff(t.deck, card);
      t.hands[e.seat] = sorted([...t.hands[e.seat]!, ...e.cards]);
      return;
    case 'trick-began':
      t.trick = e.n;
      t.leader = e.leader;
      t.steers = e.steers;
      t.plays = [];
      t.winner = -1;
      return;
    case 'played':
      for (const card of e.cards) take(t.hands[e.seat]!, card);
      t.plays.push({ seat: e.seat, cards: [...e.cards], rank: rankOf(e.cards) });
      return;
    case 'passed':
      t.plays.push({ seat: e.seat, cards: [], rank: 0 });
      return;
    case 'trick-won':
      t.winner = e.seat;
      t.spoils = e.hat ? sorted(t.plays.flatMap(({ cards }) => cards)) : [];
      t.toTake = e.hat ? t.plays[0]!.cards.length : 0;
      return;
    case 'took-all':
      t.hands[e.seat] = sorted([...t.hands[e.seat]!, ...e.cards]);
      clearTrick(t);
      return;
    case 'took':
      take(t.spoils, e.card);
      t.hands[e.seat] = sorted([...t.hands[e.seat]!, e.card]);
      if (e.card !== HAT) t.toTake--;
      return;
    case 'swept':
      t.discards.push(...e.cards);
      clearTrick(t);
      return;
    case 'moved':
    case 'sent-back':
      t.pawns[e.pawn] = e.to;
      t.stuck[e.pawn] = false;
      return;
    case 'drawn':
      for (const card of e.cards) takeOff(t.deck, card);
      t.hands[e.seat] = sorted([...t.hands[e.seat]!, ...e.cards]);
      return;
    case 'reshuffled':
      t.deck = [...e.cards];
      t.discards = [];
      return;
    case 'held':
      t.stuck[e.pawn] = true;
      return;
    case 'marked':
      t.markers.push({ place: e.place, n: e.n });
      return;
    case 'lifted': {
      const i = t.markers.findIndex(({ place, n }) => place === e.place && n === e.n);
      if (i < 0) throw new Error('there is no such marker');
      t.markers.splice(i, 1);
      return;
    }
    case 'honeypot-sprung':
      t.sprung = true;
      return;
    case 'asset-turned':
      t.asset = e.asset;
      t.assetUp = true;
      return;
    case 'went-through':
      t.pawns[e.pawn] = GONE;
      return;
    case 'blamed':
      t.blame[e.on]! += e.n;
      return;
    case 'tracer-started':
      t.tracer = { step: 1, place: -1, from: -1 };
      return;
    case 'tracer-moved':
      t.tracer = { step: e.step, place: e.place, from: t.tracer?.place ?? -1 };
      return;
    case 'jailed':
      t.pawns[e.pawn] = JAIL;
      t.stuck[e.pawn] = false;
      return;
    case 'out':
      t.out[e.seat] = true;
      t.discards.push(...e.cards);
      t.hands[e.seat] = [];
      return;
    case 'scored':
      t.last = e.scores.map((score) => ({ ...score }));
      e.scores.forEach(({ round }, i) => (t.totals[i]! += round));
      return;
    case 'game-ended':
      t.over = { reason: e.reason };
      return;
    default:
      throw new Error(`no event of type ${String((e as { type: unknown }).type)}`);
  }
}
