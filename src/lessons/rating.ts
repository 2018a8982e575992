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
  /** true: it was solved at the first try after a hint; left out otherwise */
  looked?: boolean | undefined;
  /** most stars won at this puzzle, 1 to 3; 0: not solved yet */
  stars: number;
  /** a puzzle that was missed comes back (`dueAt`): how often it was solved again since, and when it was last tried, ms since 1970 */
  again?: { times: number; at: number } | undefined;
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

/** What a puzzle counts that was solved after a hint, between 0 for a miss and 1 for a win. */
const LOOKED = 0.75;

/** Returns the rating after the result of a first try. A puzzle solved after a hint raises it less than a win, and never lowers it. */
function after(before: Rating, { against, won, looked }: Result): Rating {
  if (won || looked !== true) return rated(before, against, Number(won));
  const next = rated(before, against, LOOKED);
  return { ...next, rating: Math.max(before.rating, next.rating) };
}

/** Returns the rating after one more puzzle. `score`: 1 for a win, 0 for a miss, or between. */
export function rated({ rating, deviation }: Rating, against: number, score: number): Rating {
  const g = weight(OF_PUZZLE);
  const expected = 1 / (1 + 10 ** ((-g * (rating - against)) / 400));
  const information = Q * Q * g * g * expected * (1 - expected);
  const precision = 1 / (deviation * deviation) + information;
  const moved = rating + (Q / precision) * g * (score - expected);
  return {
    rating: Math.max(100, Math.min(3000, moved)),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / precision)),
  };
}

/** Computes the rating from all results, in the order they were made. */
export const ratingOf = (results: Results): Rating =>
  Object.entries(results)
    .sort(([a, { at }], [b, { at: then }]) => at - then || (a < b ? -1 : 1))
    .reduce((now, [, result]) => after(now, result), FIRST);

const time = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e14));
const schema = v.object({
  at: time,
  won: v.boolean(),
  looked: v.exactOptional(v.boolean()),
  against: v.pipe(v.number(), v.minValue(0), v.maxValue(4000)),
  stars: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
  again: v.exactOptional(v.object({ times: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)), at: time })),
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

/**
 * Returns the results after one more try at a puzzle, or with those of another device: of its tries, the first one's result, the most stars
 * and the last repetition are kept.
 */
export function withResult(results: Results, id: string, result: Result): Results {
  const before = Object.hasOwn(results, id) ? results[id] : undefined;
  const { again: _again, ...first } = before === undefined || result.at < before.at ? result : before;
  const later = [before?.again, result.again].filter((one) => one !== undefined);
  const again = later.toSorted((a, b) => b.at - a.at)[0];
  const stars = Math.max(before?.stars ?? 0, result.stars);
  return { ...results, [id]: { ...first, stars, ...(again !== undefined && { again }) } };
}

/** How many ms a day has, and after how many days a missed puzzle comes back, and again each time it was solved. */
const DAY = 86_400_000;
const DAYS = [1, 3, 7] as const;

/** When a puzzle that was missed comes back, ms since 1970; null if it does not, or no more. */
export function dueAt(result: Result | undefined): number | null {
  if (result === undefined) return null;
  // Of a puzzle missed before there were repetitions, only the first try is known.
  const { again = result.stars === 0 ? { times: 0, at: result.at } : null } = result;
  const days = again === null ? undefined : DAYS[again.times];
  return again === null || days === undefined ? null : again.at + days * DAY;
}

/** Returns the results after a puzzle was missed: it comes back, beginning with the shortest time. */
export const withMiss = (results: Results, id: string, at: number): Results => withAgain(results, id, { times: 0, at });

/** Returns the results after a puzzle was solved without a wrong move: if it was due, it comes back later, or no more. */
export function withSolved(results: Results, id: string, at: number): Results {
  const result = results[id];
  const due = dueAt(result);
  if (result === undefined || due === null || at < due) return results;
  return withAgain(results, id, { times: (result.again?.times ?? 0) + 1, at });
}

const withAgain = (results: Results, id: string, again: NonNullable<Result['again']>): Results => {
  const result = results[id];
  return result === undefined ? results : { ...results, [id]: { ...result, again } };
};
