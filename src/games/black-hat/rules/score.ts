/** Scores a round, and ranks the seats at the end. */
import type { Outcome } from '../../../core/game.ts';
import { ASSET, isStart } from './board/places.ts';
import { traceOf } from './cards.ts';
import { type RoundEnd, type Score, type Table, pawnsOf, seatsIn } from './model.ts';
import { valueAt } from './ways.ts';

/** Ids of the secret asset cards; card number n is at index n - 1. */
export const ASSETS = ['round-ledger', 'clean-sweep', 'blame-shift', 'mirror', 'deep-freeze', 'second-door'] as const;
export type AssetCard = (typeof ASSETS)[number];
/** The face-up asset card; null for none. */
export const assetCard = (t: Table): AssetCard | null => (t.assetUp ? ASSETS[t.asset - 1]! : null);

/** Rounds to the nearest ten, halves away from zero. */
const toTen = (n: number): number => Math.sign(n) * Math.floor((Math.abs(n) + 5) / 10) * 10;

/** Whether a round that ends for this reason also ends the game. */
export const endsGame = (reason: RoundEnd): boolean => reason !== 'hand' && reason !== 'tricks';

/** Each seat's score for a round. `final`: whether the game ends with this round. */
export function scoresOf(t: Table, final: boolean): Score[] {
  const card = assetCard(t);
  return t.seats.map((_, seat) => {
    const places = pawnsOf(seat).map((pawn) => t.pawns[pawn]!);
    const arrived = places.includes(ASSET);
    const values = places.map((place) => {
      const value = valueAt(t, place);
      if (card === 'mirror' && final && place <= ASSET) return -value;
      if (card !== 'deep-freeze' || !final) return value;
      return place === ASSET ? value - 5 : isStart(place) ? value + 3 : value;
    });
    const swept = card === 'clean-sweep' && final && arrived;
    const hand = swept ? 0 : t.hands[seat]!.reduce((sum, one) => sum + traceOf(one), 0);
    const pawns = values.reduce((sum, value) => sum + value, 0) + (final ? t.blame[seat]! : 0);
    const sum = hand + pawns;
    return { hand, pawns, round: card === 'round-ledger' ? toTen(sum) : Math.max(0, sum) };
  });
}

/**
 * A criterion by which seats are ranked: the total, the last round's score, the distance to the status number, or whether the total is
 * below that number.
 */
export type Edge = 'total' | 'round' | 'number' | 'side';
/** The parts of a table that decide the ranking. */
export type Standing = Pick<Table, 'totals' | 'last'> & {
  options: Pick<Table['options'], 'status'>;
  status: readonly number[];
};

/** Returns the distance between a seat's total and its status number. */
export const missOf = (t: Standing, seat: number): number => Math.abs(t.totals[seat]! - t.status[seat]!);

const EDGES: Record<Edge, (t: Standing, seat: number) => number> = {
  total: (t, seat) => t.totals[seat]!,
  round: (t, seat) => t.last[seat]!.round,
  number: missOf,
  side: (t, seat) => (t.totals[seat]! < t.status[seat]! ? 0 : 1),
};
/** The criteria by which seats are ranked, without and with secret numbers. Later ones decide ties; the lower number ranks first. */
const PLAIN: readonly Edge[] = ['total', 'round'];
const WITH_NUMBERS: readonly Edge[] = ['number', 'side', 'total'];

/** Returns the first criterion that ranks one of two seats above the other; null if they share a place. */
export const edgeOf = (t: Standing, a: number, b: number): Edge | null =>
  (t.options.status ? WITH_NUMBERS : PLAIN).find((edge) => EDGES[edge](t, a) !== EDGES[edge](t, b)) ?? null;

/** Compares two seats: negative if the first ranks higher, 0 if they share a place. */
function compare(t: Table, a: number, b: number): number {
  const edge = edgeOf(t, a, b);
  return edge === null ? 0 : EDGES[edge](t, a) - EDGES[edge](t, b);
}

/** How the game ended; null while it goes on. A seat that lost both pawns is not ranked. */
export function outcomeOf(t: Table): Outcome | null {
  if (t.over === null) return null;
  const seats = seatsIn(t).sort((a, b) => compare(t, a, b) || a - b);
  const places: string[][] = [];
  seats.forEach((seat, i) => {
    const before = seats[i - 1];
    if (before !== undefined && compare(t, before, seat) === 0) places.at(-1)!.push(t.seats[seat]!);
    else places.push([t.seats[seat]!]);
  });
  return {
    places,
    scores: Object.fromEntries(t.seats.map((name, seat) => [name, t.totals[seat]!])),
    reason: t.over.reason,
  };
}
