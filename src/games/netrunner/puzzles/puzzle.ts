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
  /** the table's setup, as in docs/notation.md */
  setup: v.looseObject({}) as unknown as v.GenericSchema<unknown, JsonObject>,
  /** the other side's moves before the solver's first decision, as full sentences */
  before: v.optional(v.array(sentence), []),
  /** the solver's moves, without passes and moves that had no alternative */
  solution: v.pipe(v.array(sentence), v.minLength(1)),
  /** for each hidden card, by its name on the table, the titles it may have; empty if nothing is hidden */
  hidden: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /**
   * `sure`: share of the worlds (possible faces of the hidden cards) in which the solution reaches the aim; `rival`: that share for the
   * best other first move. 1 and 0 if all cards are visible
   */
  sure: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  rival: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** number of first moves other than the right one */
  others: v.pipe(v.number(), v.integer(), v.minValue(1)),
  rating: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(2600)),
  /** titles of cards that are explained before the solver's first move, because no lesson uses them */
  explains: v.optional(v.array(v.string()), []),
  /** code of the card whose picture the list shows for the puzzle */
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
