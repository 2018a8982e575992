/** Charts may be redrawn: outside rules/flow nobody names one of their states; what may be done there is asked by tag, where it is by step number. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHART_CONFIGS } from '../../../../src/games/netrunner/rules/charts.ts';

const SRC = new URL('../../../../src/', import.meta.url);
/** States named after a step, as 's3_1'; 'choose' or 'end' may be anything. */
const leaves = Object.values(CHART_CONFIGS).flatMap((config) =>
  Object.keys(config.states).filter((leaf) => /\d/.test(leaf)),
);

it('names no state of a chart outside the charts', () => {
  expect(leaves.length).toBeGreaterThan(40);
  const named = new RegExp(`['"\`](?:${leaves.join('|')})['"\`]`);
  const found = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('games/netrunner/rules/flow/'))
    .flatMap((name) => {
      const match = named.exec(readFileSync(new URL(name, SRC), 'utf8'));
      return match ? [`${name}: ${match[0]}`] : [];
    });
  expect(found).toEqual([]);
});
