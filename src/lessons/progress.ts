/** What a pupil has done, as it is kept on the device: the most stars of each lesson. */
import * as v from 'valibot';

/** Stars by lesson id, 1 to 3. */
export type Progress = Readonly<Record<string, number>>;

const schema = v.record(
  v.pipe(v.string(), v.maxLength(40)),
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)),
);

/** Progress from the device; nothing done when it cannot be read. */
export function readProgress(json: unknown): Progress {
  const read = v.safeParse(schema, json);
  return read.success ? read.output : {};
}

/** Progress with a lesson done; stars once won are kept. */
export function withStars(progress: Progress, id: string, stars: number): Progress {
  return { ...progress, [id]: Math.max(progress[id] ?? 0, stars) };
}

/** An attempt that was left. */
export interface Left {
  id: string;
  /** moves as the game writes them */
  moves: readonly Record<string, unknown>[];
}

const move = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(20)),
    v.union([v.pipe(v.string(), v.maxLength(80)), v.number(), v.boolean()]),
  ),
  v.check((one) => Object.keys(one).length <= 12),
);
const leftSchema = v.object({
  id: v.pipe(v.string(), v.maxLength(40)),
  moves: v.pipe(v.array(move), v.maxLength(400)),
});

/** The attempt that was left, from the device; null when there is none or it cannot be read. */
export function readLeft(json: unknown): Left | null {
  const read = v.safeParse(leftSchema, json);
  return read.success ? read.output : null;
}
