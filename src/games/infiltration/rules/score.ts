/** Scoring: an operative outside scores what it carries; a lone escapee wins outright; if nobody is outside, nobody wins. */
import type { Outcome } from '../../../core/game.ts';
import { BANK } from './registry.ts';
import { isInside, type Operative, type Table } from './model.ts';

/** The value of each Prototype card, and of the Blackmail File, in zettabytes. */
export const SPECIAL = 3;
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Returns the value of what an operative carries, in zettabytes; a token whose value is hidden (null) counts as 0. */
export const worthOf = ({
  tokens,
  prototypes,
  blackmail,
}: Pick<Operative, 'prototypes' | 'blackmail'> & { tokens: readonly (number | null)[] }): number =>
  sum(tokens.map((value) => value ?? 0)) + SPECIAL * (prototypes + Number(blackmail));
/** Returns the value in zettabytes of an operative's Dead Drops, which count even if it is caught. */
const banked = (t: Table, op: number): number =>
  sum(
    t.rooms.flatMap(({ placed }) =>
      placed.filter(({ item, by }) => item === BANK && by === op).flatMap((one) => one.tokens),
    ),
  );

/** Returns a seat's score: what its operatives outside carry, plus its Dead Drops. */
export function scoreOf(t: Table, seat: number): number {
  return t.ops.reduce((n, one, op) => {
    if (op % t.options.players !== seat) return n;
    return n + banked(t, op) + (isInside(one) ? 0 : worthOf(one));
  }, 0);
}

/** How the game ended; null while it goes on. */
export function outcomeOf(t: Table): Outcome | null {
  if (t.over === null) return null;
  const { players } = t.options;
  const seats = [...t.seats.keys()];
  const outside = t.ops.flatMap((one, op) => (isInside(one) ? [] : [op]));
  const scores = Object.fromEntries(seats.map((seat) => [t.seats[seat]!, scoreOf(t, seat)]));
  if (outside.length === 0) return { places: [], scores, reason: 'caught' };
  const out = new Set(outside.map((op) => op % players));
  if (out.size === 1) return { places: [[...out].map((seat) => t.seats[seat]!)], scores, reason: 'alone' };
  const free = seats.filter((seat) => out.has(seat) || scores[t.seats[seat]!]! > 0);
  const of = (seat: number): Operative[] => outside.filter((op) => op % players === seat).map((op) => t.ops[op]!);
  // more points first, then a healthy operative, then an earlier escape; seats that are caught rank last, by what they banked
  const rank = (seat: number): number[] => [
    scores[t.seats[seat]!]!,
    of(seat).some(({ wounded }) => !wounded) ? 1 : 0,
    -Math.min(...of(seat).map(({ escaped }) => escaped), 1000),
  ];
  const compare = (a: number, b: number): number => {
    const [one, other] = [rank(a), rank(b)];
    const i = one.findIndex((n, k) => n !== other[k]);
    return i < 0 ? 0 : other[i]! - one[i]!;
  };
  const places: string[][] = [];
  free.sort(compare).forEach((seat, i) => {
    if (i > 0 && compare(free[i - 1]!, seat) === 0) places.at(-1)!.push(t.seats[seat]!);
    else places.push([t.seats[seat]!]);
  });
  return { places, scores, reason: t.over.reason === 'proximity' ? 'locked down' : 'all out' };
}
