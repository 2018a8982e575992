/** The schema of a puzzle: JSON data under `tutorials/netrunner/puzzles/`, made by `npm run lab -- puzzles`. docs/puzzles.md explains each field. */
import * as v from 'valibot';
import type { JsonObject } from '../../../core/json.ts';
import { aimSchema } from './aims.ts';
import { THEMES } from './themes.ts';

const sentence = v.pipe(v.string(), v.regex(/^(corp|runner): /), v.maxLength(200));

const puzzleSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z]+-\d{2,3}$/)),
  seat: v.picklist(['corp', 'runner']),
  theme: v.picklist(THEMES),
  aim: aimSchema,
  /** the table, as in docs/notation.md */
  setup: v.looseObject({}) as unknown as v.GenericSchema<unknown, JsonObject>,
  /** the other side's moves before the solver is asked, written in full */
  before: v.optional(v.array(sentence), []),
  /** the solver's moves, without passes and answers that have no alternative */
  solution: v.pipe(v.array(sentence), v.minLength(1)),
  /** titles of all cards that each hidden card may be, by its name on the table; only if something is hidden */
  hidden: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /**
   * share of the worlds in which the solution reaches the aim, and the same for the best other first move: 1 and 0 if all cards are visible
   */
  sure: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  rival: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** number of other first moves */
  others: v.pipe(v.number(), v.integer(), v.minValue(1)),
  rating: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(2600)),
  /** code of the card shown for it in the list */
  picture: v.pipe(v.string(), v.regex(/^\d{5}$/)),
});
export type Puzzle = v.InferOutput<typeof puzzleSchema>;

/** Reads a puzzle from JSON. Throws an error naming the field that is wrong. */
export function readPuzzle(json: unknown): Puzzle {
  const read = v.safeParse(puzzleSchema, json);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`puzzle: ${issue.path?.map((item) => String(item.key)).join('.') ?? 'the whole'}: ${issue.message}`);
}
