/** The shape of a scenario, read at the door (docs/notation.md). Its `setup` is read by setup-schema.ts. */
import * as v from 'valibot';
import { ScenarioError, perhaps } from './names.ts';

const text = v.pipe(v.string(), v.maxLength(400));
const sentence = v.pipe(v.string(), v.minLength(1), v.maxLength(400));
const chance = v.union([text, v.strictObject({ shuffle: v.pipe(v.array(text), v.maxLength(200)) })]);

/** The steps of a play that are no moves. */
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
  setup: v.optional(v.unknown()),
  play: v.pipe(v.array(v.unknown()), v.maxLength(500)),
};
const scenario = v.strictObject(SCENARIO_FIELDS);

/** What chance brings: the card picked next, or the top of the deck after the next shuffle. */
export type Chance = string | { shuffle: string[] };
/** One step of a play: a move's sentence, or one of the forms. */
export type StepIn =
  | string
  | { to: string }
  | { expect: Record<string, unknown> }
  | { refused: string; because?: unknown }
  | { random: Chance[] }
  | { note: string };

/** Objects and lists inside each other, at most. */
const DEPTH = 12;
function shallow(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return left > 0 && Object.values(value).every((each) => shallow(each, left - 1));
}
const pathOf = (issue: v.BaseIssue<unknown>): string => issue.path?.map((item) => String(item.key)).join('.') ?? '';
const mismatch = (issue: v.BaseIssue<unknown>): string =>
  `expected ${issue.expected ?? 'something else'}, but it is ${issue.received.slice(0, 80)}`;

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

/** Reads a scenario from plain JSON; its `setup` is handed on unread. Throws ScenarioError that names what is wrong. */
export function readScenario(json: unknown): { setup: unknown; play: StepIn[] } {
  if (!shallow(json, DEPTH)) throw new ScenarioError('the scenario is nested too deeply');
  const read = v.safeParse(scenario, json);
  if (read.success) return { setup: read.output.setup ?? {}, play: read.output.play.map(readStep) };
  const issue = read.issues.find((each) => each.expected === 'never') ?? read.issues[0];
  const field = pathOf(issue);
  if (issue.expected === 'never') {
    throw new ScenarioError(`a scenario has no field "${field}"${perhaps(field, Object.keys(SCENARIO_FIELDS))}`);
  }
  throw new ScenarioError(`${field || 'the scenario'}: ${mismatch(issue)}`);
}
