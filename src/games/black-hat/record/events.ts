/** Applies events read from a file: checks each field against the table before `apply` changes it. */
import { type Check, flag, int, listOf, oneOf, recordedBy, shaped } from '../../../replay/checks.ts';
import { TILE_FACES } from '../rules/board/faces.ts';
import { ASSET, BACK_DOOR, GONE, PUBLIC_SERVER, TRACK, ZONES } from '../rules/board/places.ts';
import { deckOf } from '../rules/cards.ts';
import { CHART_CONFIGS } from '../rules/charts.ts';
import { type Event, type EventOf, apply } from '../rules/events.ts';
import { HAT, type Table } from '../rules/model.ts';
import { ASSETS } from '../rules/score.ts';
import { MARKERS } from '../rules/specials.ts';
import { isHatTrick } from '../rules/trick.ts';

const seat: Check<Table> = (value, t) => int(0, t.seats.length - 1)(value, t);
const pawn: Check<Table> = (value, t) => int(0, t.pawns.length - 1)(value, t);
const card = int(1, HAT);
/** Checks that a field of an event is a list of at most 100 cards, more than any game has. */
const cards = listOf(card, 100);
const place = int(0, GONE);
const count = int(0, 10_000);
const points = int(-10_000, 10_000);
const zone = int(0, ZONES.length - 1);
const marker = oneOf(1, -1);
const score = shaped({ hand: points, pawns: points, round: points });

/** For each type of event, the check of each of its fields; an event or a field without a check does not compile. */
export const FIELDS: { [T in Event['type']]: { [K in Exclude<keyof EventOf<T>, 'type'>]-?: Check<Table> } } = {
  step: {
    chart: oneOf(...Object.keys(CHART_CONFIGS)),
    leaf: (value) => typeof value === 'string' && value.length <= 40,
  },
  'dealer-drawn': { seat },
  'tile-laid': { zone, face: oneOf(...TILE_FACES), seat: int(-1, 5) },
  'asset-hidden': { asset: int(1, ASSETS.length) },
  'status-dealt': { seat, n: count },
  'round-began': { n: count, dealer: seat, size: count },
  shuffled: { cards },
  turned: { card },
  'hat-given': { seat },
  dealt: { seat, cards },
  'trick-began': { n: count, leader: seat, steers: int(-1, 5) },
  played: { seat, cards },
  passed: { seat },
  'trick-won': { seat, hat: flag },
  'took-all': { seat, cards },
  took: { seat, card },
  swept: { cards },
  moved: { seat, pawn, from: place, to: place, way: listOf(place, ASSET + 1) },
  drawn: { seat, cards },
  reshuffled: { cards },
  held: { pawn },
  'sent-back': { seat, pawn, from: place, to: oneOf(BACK_DOOR, PUBLIC_SERVER) },
  marked: { seat, place: int(0, BACK_DOOR - 1), n: marker },
  lifted: { place: int(0, BACK_DOOR - 1), n: marker },
  'honeypot-sprung': {},
  'asset-turned': { asset: int(1, ASSETS.length) },
  'went-through': { pawn },
  blamed: { seat, on: seat, n: points },
  'tracer-started': {},
  'tracer-moved': { seat, step: int(1, TRACK), place: int(-1, ASSET) },
  jailed: { pawn },
  out: { seat, cards },
  scored: {
    reason: oneOf('hand', 'tricks', 'asset', 'stuck', 'traced', 'alone'),
    scores: (value, t) => listOf(score, t.seats.length)(value, t) && (value as unknown[]).length === t.seats.length,
  },
  'game-ended': { reason: oneOf('asset', 'stuck', 'traced', 'alone') },
};

const sorted = (list: readonly number[]): string => [...list].sort((a, b) => a - b).join();
const isSame = (a: readonly number[], b: readonly number[]): boolean => sorted(a) === sorted(b);

/** Whether `apply` can carry out this well-formed event: no card is lost or duplicated, and the table's lists keep their lengths. */
function possible(t: Table, e: Event): boolean {
  switch (e.type) {
    case 'shuffled': {
      const deck = deckOf(t.options);
      return isSame(e.cards, e.cards.includes(HAT) ? [...deck, HAT] : deck);
    }
    case 'reshuffled':
      return isSame(e.cards, t.discards);
    case 'took-all':
      return isSame(e.cards, t.spoils);
    case 'swept':
      return isSame(e.cards, isHatTrick(t.plays) ? t.spoils : t.plays.flatMap((play) => play.cards));
    case 'out':
      return isSame(e.cards, t.hands[e.seat]!);
    case 'played':
    case 'passed':
      return t.plays.every((play) => play.seat !== e.seat);
    case 'trick-won':
      return t.plays.some((play) => play.seat === e.seat);
    case 'marked':
      return t.markers.length < MARKERS;
    case 'status-dealt':
      return e.seat <= t.status.length;
    default:
      return true;
  }
}

/** Checks an event from a file and applies it to a state's table. */
export const applyRecorded = recordedBy({ fields: FIELDS, possible, apply });
