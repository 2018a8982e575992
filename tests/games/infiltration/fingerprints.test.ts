/**
 * Games of chance come to what they have come to since this version of the rules. Where a rule was changed on purpose, raise `RULES_VERSION` and
 * write the file anew: `npx vitest run tests/games/infiltration/fingerprints.test.ts -u`.
 */
import { expect, it } from 'vitest';
import { simulation } from '../../../src/games/infiltration/index.ts';
import { fingerprintOf, GAMES } from './support/fingerprints.ts';

it('games of chance are what they were: table, views, what is told and refused, and how they end', async () => {
  const games = Array.from({ length: GAMES }, (_, n) => fingerprintOf(n));
  const text = `${JSON.stringify({ rules: simulation.rulesVersion, games }, null, 1)}\n`;
  await expect(text).toMatchFileSnapshot('fingerprints.json');
});
