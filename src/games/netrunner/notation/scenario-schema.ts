/** Validates the shape of a scenario (docs/notation.md). Its `setup` is validated by setup-schema.ts. */
import * as v from 'valibot';
import { ScenarioError, mismatch, perhaps } from './names.ts';

const text = v.pipe(v.string(), v.maxLength(400));
const sentence = v.pipe(v.string(), v.minLength(1), v.maxLength(400));
const chance = v.union([text, v.strictObject({ shuffle: v.pipe(v.array(text), v.maxLength(200)) })]);

/** Schemas of the steps of a scenario's play that are not moves, by field. */
export const STEP_FORMS = {
  to: v.strictObject({ to: sentence }),
  expect: v.strictObject({ expect: v.record(text, v.unknown()) }),
  refused: v.strictObject({
    refused: sentence,
    because: v.optional(v.union([text, v.record(text, v.unknown())])),
  }),
  random: v.strictObject({ random: v.pipe(v.array(chance), v.maxLength(200)) }),
  note: v.strictObject({ note: v.pipe(v.string(), v.maxLength(2000)) }),
};
export const SCENARIO_FIELDS = {
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  rule: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  note: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  ruling: v.optional(v.pipe(v.string(), v.maxLength(80))),
  scene: v.optional(v.boolean()),
  setup: v.optional(v.unknown()),
  play: v.pipe(v.array(v.unknown()), v.maxLength(500)),
};
const scenario = v.strictObject(SCENARIO_FIELDS);

/** A random result fixed by a scenario: the title of the next card picked, or the titles on top of the deck after the next shuffle. */
export type Chance = string | { shuffle: string[] };
/** One step of a scenario's play: the sentence of a move, or one of `STEP_FORMS`. */
export type StepIn =
  | string
  | { to: string }
  | { expect: Record<string, unknown> }
  | { refused: string; because?: unknown }
  | { random: Chance[] }
  | { note: string };

/** The deepest nesting of objects and lists in a scenario. */
const DEPTH = 12;
/** Whether objects and lists are nested at most `left` levels deep in a value. */
function nestedWithin(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return left > 0 && Object.values(value).every((each) => nestedWithin(each, left - 1));
}
const pathOf = (issue: v.BaseIssue<unknown>): string => issue.path?.map((item) => String(item.key)).join('.') ?? '';

function readStep(step: unknown, index: number): StepIn {
  if (typeof step === 'string') return step;
  const keys = typeof step === 'object' && step !== null ? Object.keys(step) : [];
  for (const [form, schema] of Object.entries(STEP_FORMS)) {
    if (!keys.includes(form)) continue;
    const read = v.safeParse(schema, step);
    if (read.success) return read.output as StepIn;
    throw new ScenarioError(`play[${index}] (${form}): ${pathOf(read.issues[0])} ${mismatch(read.issues[0])}`);
  }
  const forms = Object.keys(STEP_FORMS);
  const near = keys[0] ? perhaps(keys[0], forms) : '';
  throw new ScenarioError(`play[${index}] is neither a move nor one of: ${forms.join(', ')}${near}`);
}

/** Validates a scenario from plain JSON, except its `setup`. Throws ScenarioError naming what is wrong. */
export function readScenario(json: unknown): { setup: unknown; play: StepIn[] } {
  if (!nestedWithin(json, DEPTH)) throw new ScenarioError('the scenario is nested too deeply');
  const read = v.safeParse(scenario, json);
  if (read.success) return { setup: read.output.setup ?? {}, play: read.output.play.map(readStep) };
  const issue = read.issues.find((each) => each.expected === 'never') ?? read.issues[0];
  const field = pathOf(issue);
  if (issue.expected === 'never') {
    throw new ScenarioError(`a scenario has no field "${field}"${perhaps(field, Object.keys(SCENARIO_FIELDS))}`);
  }
  throw new ScenarioError(`${field || 'the scenario'}: ${mismatch(issue)}`);
}
