/** The schema of a lesson: JSON data under `tutorials/`, checked when read. docs/writing-a-lesson.md explains each field. */
import * as v from 'valibot';
import type { JsonObject } from '../core/json.ts';

/** A fact about a game, used as a condition: its name and a value, such as `{ "stole": 1 }`. The lesson's game knows what it means. */
type Fact = Record<string, unknown>;
/** Facts combined with `all`, `any` and `not`. */
export type Predicate = { all: Predicate[] } | { any: Predicate[] } | { not: Predicate } | Fact;

const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/), v.maxLength(40));
const sentence = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*: /), v.maxLength(200));
const target = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const fact: v.GenericSchema<Fact> = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((one) => Object.keys(one).length === 1, 'a fact has one name'),
);
const predicate: v.GenericSchema<Predicate> = v.lazy((input) => {
  const keys = typeof input === 'object' && input !== null ? Object.keys(input) : [];
  const list = v.pipe(v.array(predicate), v.minLength(1), v.maxLength(12));
  if (keys.includes('all')) return v.strictObject({ all: list });
  if (keys.includes('any')) return v.strictObject({ any: list });
  if (keys.includes('not')) return v.strictObject({ not: predicate });
  return fact;
});

/** A sentence and the thing it points at: `say` is a key below `lesson.<id>.`, `at` a name that `TeachPart.target` knows. */
const tip = { say: name, at: v.optional(target) };
const position = v.pipe(v.number(), v.integer(), v.minValue(0));
const fields = v.strictObject({
  id: name,
  /** the pupil's seat */
  seat: name,
  /** the table the lesson starts from, in the game's own format; left out if it starts from a recording */
  setup: v.optional(v.looseObject({}) as unknown as v.GenericSchema<unknown, JsonObject>),
  /**
   * positions in the recording the lesson is made from: it is shown from `from` and handed to the pupil at `at`; after the goal, it is
   * shown from `back` to its end
   */
  recording: v.optional(v.strictObject({ name, from: position, at: position, back: position })),
  goal: predicate,
  /**
   * for three stars the pupil may use at most `n` of the thing `of` (one of `TeachPart.pars`); if left out, three stars are for a first try
   * without help
   */
  par: v.optional(v.strictObject({ of: name, n: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
  /** the predicate that holds when nothing more can be tried; the coach then says `lesson.<id>.out` if it exists, else `lesson.out` */
  ends: predicate,
  /**
   * the mistakes the judge looks for, likeliest first; `luck`: the pupil could not have known; `back`: how far undo goes (`Attempt.undo`)
   */
  mistakes: v.array(
    v.strictObject({
      when: predicate,
      ...tip,
      luck: v.optional(v.boolean()),
      back: v.optional(v.picklist(['action', 'move', 'turn']), 'action'),
    }),
  ),
  /** the script: plays the first move that is legal and whose `when` holds; if there is none, a bot with a fixed seed answers */
  opponent: v.array(v.strictObject({ when: v.optional(predicate), move: sentence })),
  /** the coach's first sentences, one after another, each about a thing; the pupil can move only after them */
  opening: v.optional(v.array(v.strictObject({ say: name, at: target })), []),
  /** what the coach may say during play: the first tip whose `when` holds; if none does, nothing */
  tips: v.array(v.strictObject({ when: predicate, ...tip })),
  /** hints for a pupil who asks for help: the first whose `when` holds is given */
  hints: v.array(v.strictObject({ when: predicate, say: name, at: target })),
  /** the moves that “show me” plays for the pupil */
  solution: v.pipe(v.array(sentence), v.minLength(1)),
  /** for tests: other sequences of moves that reach the goal */
  others: v.optional(v.array(v.array(sentence)), []),
  /** for tests: sequences of moves that end in a mistake, by the mistake's `say` */
  wrong: v.record(name, v.array(sentence)),
  /** terms of the glossary that the lesson uses */
  terms: v.array(name),
  /** whether this is a short whole game at the end of the lessons: then nothing counts as a mistake, and the pupil can lose */
  graduation: v.optional(v.boolean(), false),
  /** parts of the screen that appear from this lesson on; earlier lessons hide them */
  shows: v.optional(v.array(name), []),
  /** kinds of decisions that the pupil makes from this lesson on (`TeachPart.unasked`); in earlier lessons they are made automatically */
  asks: v.optional(v.array(name), []),
});
const lessonSchema = v.pipe(
  fields,
  v.check(
    ({ setup, recording }) => (setup === undefined) !== (recording === undefined),
    'a lesson starts from a setup or from a recording, one of them',
  ),
  v.check(
    ({ graduation, mistakes }) => !graduation || mistakes.length === 0,
    'a graduation is a game to its end: it names no mistakes',
  ),
  v.check(
    ({ recording }) => recording === undefined || (recording.from <= recording.at && recording.at <= recording.back),
    'a recording is shown from, handed over, and taken back, in this order',
  ),
);
export type Lesson = v.InferOutput<typeof lessonSchema>;

/** Reads a lesson from JSON. Throws an error that names the wrong field. */
export function readLesson(json: unknown): Lesson {
  const read = v.safeParse(lessonSchema, json);
  if (read.success) return read.output;
  const issue = read.issues[0];
  const at = issue.path?.map((item) => String(item.key)).join('.') ?? '';
  throw new Error(`lesson: ${at || 'whole file'}: ${issue.message}`);
}

/** Returns the facts that a predicate is made of, each with its value. */
export function factsIn(what: Predicate): [name: string, value: unknown][] {
  if ('all' in what) return (what.all as Predicate[]).flatMap(factsIn);
  if ('any' in what) return (what.any as Predicate[]).flatMap(factsIn);
  return 'not' in what ? factsIn(what.not as Predicate) : Object.entries(what);
}

/** Whether a predicate holds; `holds` answers for a single fact. */
export function test(what: Predicate, holds: (name: string, value: unknown) => boolean): boolean {
  if ('all' in what) return (what.all as Predicate[]).every((one) => test(one, holds));
  if ('any' in what) return (what.any as Predicate[]).some((one) => test(one, holds));
  if ('not' in what) return !test(what.not as Predicate, holds);
  return Object.entries(what).every(([key, value]) => holds(key, value));
}
