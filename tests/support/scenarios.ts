/** All scenarios of the repository, by file. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readScenarios } from '../../src/games/netrunner/notation/file.ts';

const SCENARIOS = fileURLToPath(new URL('../games/netrunner/scenarios', import.meta.url));

export interface ScenarioFile {
  /** path below tests/games/netrunner/scenarios, with '/' */
  file: string;
  scenarios: Record<string, unknown>[];
}

/** Every tests/games/netrunner/scenarios/**\/*.json, in the order of their names. */
export function scenarioFiles(): ScenarioFile[] {
  return readdirSync(SCENARIOS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({
      file: name.replaceAll('\\', '/'),
      scenarios: readScenarios(readFileSync(join(SCENARIOS, name), 'utf8')) as Record<string, unknown>[],
    }));
}
