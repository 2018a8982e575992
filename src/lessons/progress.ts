/** A pupil's progress as stored on the device: the most stars won in each lesson, and an unfinished attempt. */
import * as v from 'valibot';

/** Stars by lesson id, 1 to 3. */
export type Progress = Readonly<Record<string, number>>;

const schema = v.record(
  v.pipe(v.string(), v.maxLength(40)),
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)),
);

/** Checks the progress stored on the device; {} if it cannot be read. */
export function readProgress(json: unknown): Progress {
  const read = v.safeParse(schema, json);
  return read.success ? read.output : {};
}

/** Returns the progress after a lesson was done with this many stars; if more were won in it earlier, those stay. */
export function withStars(progress: Progress, id: string, stars: number): Progress {
  return { ...progress, [id]: Math.max(progress[id] ?? 0, stars) };
}

/** An attempt at a lesson that was left before its end. */
export interface UnfinishedAttempt {
  id: string;
  /** moves made so far by pupil and script, in the game's own format */
  moves: readonly Record<string, unknown>[];
}

const plain = v.union([v.pipe(v.string(), v.maxLength(80)), v.number(), v.boolean()]);
const move = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(20)),
    // A move may name several things, such as a set of cards.
    v.union([plain, v.pipe(v.array(plain), v.maxLength(40))]),
  ),
  v.check((one) => Object.keys(one).length <= 12),
);
const unfinishedSchema = v.object({
  id: v.pipe(v.string(), v.maxLength(40)),
  moves: v.pipe(v.array(move), v.maxLength(400)),
});

/** Checks the unfinished attempt stored on the device; null if there is none or it cannot be read. */
export function readUnfinished(json: unknown): UnfinishedAttempt | null {
  const read = v.safeParse(unfinishedSchema, json);
  return read.success ? read.output : null;
}
