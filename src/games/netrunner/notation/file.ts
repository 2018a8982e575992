/** Files of scenarios from outside: text in, scenarios out, or one clear sentence. */
import { parseUntrusted } from '../../../replay/untrusted.ts';
import { ScenarioError } from './names.ts';

const LIMITS = { bytes: 4 * 1024 * 1024, depth: 16 };
const MOST = 2000;
const PROBLEMS: Record<string, string> = {
  'file.tooBig': 'the file is larger than 4 MB',
  'file.empty': 'the file is empty',
  'file.tooDeep': 'the file is nested too deeply',
  'file.notJson': 'the file is not JSON',
  'file.hugeNumber': 'the file holds a number that is too large',
};

/** The scenarios of a file: one object, or a list of them. Throws ScenarioError. */
export function readScenarios(text: string): unknown[] {
  const read = parseUntrusted(text, LIMITS);
  if (!read.ok)
    throw new ScenarioError(
      PROBLEMS[read.problem.key] ??
        `the file cannot be read (${read.problem.key} ${JSON.stringify(read.problem.params ?? {})})`,
    );
  const list = Array.isArray(read.value) ? read.value : [read.value];
  if (list.length > MOST) throw new ScenarioError(`the file holds more than ${MOST} scenarios`);
  return list;
}
