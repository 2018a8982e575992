/**
 * A person's rating at puzzles: Glicko (Mark Glickman, 1995). Each puzzle is a game against an opponent with the puzzle's rating. A rating
 * starts at 1200 with a deviation of 350, which shrinks with each puzzle, so the first ones move it much and later ones less. Only the
 * first try at a puzzle counts. The rating is not stored but computed from the results, so that two tabs or devices that merge their
 * results get the same one.
 */
import * as v from 'valibot';

/** How a first try at a puzzle went, and the most stars won since. */
export interface Result {
  /** ms since 1970 */
  at: number;
  /** whether the puzzle was solved at the first try, without a wrong move or help */
  won: boolean;
  /** the puzzle's rating when it was tried first */
  against: number;
  /** most stars won at this puzzle, 1 to 3; 0: not solved yet */
  stars: number;
}
export type Results = Readonly<Record<string, Result>>;

export interface Rating {
  rating: number;
  deviation: number;
}

const FIRST: Rating = { rating: 1200, deviation: 350 };
/** The smallest deviation of a person's rating: it never gets so small that the rating stops changing. */
const LEAST_DEVIATION = 60;
/** The deviation of a puzzle's rating, which is estimated from its features, not from many people's tries. */
const OF_PUZZLE = 150;
const Q = Math.LN10 / 400;

/** Glicko's g: how much a result counts, given the deviation of the opponent's rating. */
const weight = (deviation: number): number =>
  1 / Math.sqrt(1 + (3 * Q * Q * deviation * deviation) / (Math.PI * Math.PI));

/** Returns the rating after one more puzzle. */
export function rated({ rating, deviation }: Rating, against: number, won: boolean): Rating {
  const g = weight(OF_PUZZLE);
  const expected = 1 / (1 + 10 ** ((-g * (rating - against)) / 400));
  const information = Q * Q * g * g * expected * (1 - expected);
  const precision = 1 / (deviation * deviation) + information;
  const moved = rating + (Q / precision) * g * (Number(won) - expected);
  return {
    rating: Math.max(100, Math.min(3000, moved)),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / precision)),
  };
}

/** Computes the rating from all results, in the order they were made. */
export const ratingOf = (results: Results): Rating =>
  Object.entries(results)
    .sort(([a, { at }], [b, { at: then }]) => at - then || (a < b ? -1 : 1))
    .reduce((now, [, { against, won }]) => rated(now, against, won), FIRST);

const schema = v.object({
  at: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e14)),
  won: v.boolean(),
  against: v.pipe(v.number(), v.minValue(0), v.maxValue(4000)),
  stars: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
});
const ID = /^[a-z][a-z0-9-]{0,39}$/;
/** The most puzzle results that are read from the device. */
const MOST = 1000;

/** Checks the puzzle results stored on the device; unreadable ones are left out. */
export function readResults(json: unknown): Results {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return {};
  const read: Record<string, Result> = {};
  for (const [id, value] of Object.entries(json).slice(0, MOST)) {
    const one = ID.test(id) ? v.safeParse(schema, value) : null;
    if (one?.success) read[id] = one.output;
  }
  return read;
}

/** Returns the results after one more try at a puzzle: of its tries, the first one's result and the most stars are kept. */
export function withResult(results: Results, id: string, result: Result): Results {
  const before = Object.hasOwn(results, id) ? results[id] : undefined;
  const first = before === undefined || result.at < before.at ? result : before;
  return { ...results, [id]: { ...first, stars: Math.max(before?.stars ?? 0, result.stars) } };
}
