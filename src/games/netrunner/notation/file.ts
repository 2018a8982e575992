/** Reads scenario files from outside the app: text in, unvalidated scenarios out; each error is one plain sentence. */
import { FILE_LIMITS, parseUntrusted } from '../../../replay/untrusted.ts';
import { ScenarioError } from './names.ts';

const LIMITS = { ...FILE_LIMITS, depth: 16 };
/** The most scenarios in one file. */
const MAX_SCENARIOS = 2000;
const PROBLEMS: Record<string, string> = {
  'file.tooBig': 'the file is larger than 4 MB',
  'file.empty': 'the file is empty',
  'file.tooDeep': 'the file is nested too deeply',
  'file.tooMany': 'the file holds too many values',
  'file.notJson': 'the file is not JSON',
  'file.hugeNumber': 'the file holds a number that is too large',
};

/** The scenarios in a file's text: one JSON object, or a list of them. Throws ScenarioError if it cannot be read. */
export function readScenarios(text: string): unknown[] {
  const read = parseUntrusted(text, LIMITS);
  if (!read.ok)
    throw new ScenarioError(
      PROBLEMS[read.problem.key] ??
        `the file cannot be read (${read.problem.key} ${JSON.stringify(read.problem.params ?? {})})`,
    );
  const list = Array.isArray(read.value) ? read.value : [read.value];
  if (list.length > MAX_SCENARIOS) throw new ScenarioError(`the file holds more than ${MAX_SCENARIOS} scenarios`);
  return list;
}
