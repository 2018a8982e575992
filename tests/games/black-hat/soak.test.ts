/** A sample of `npm run lab -- soak --game black-hat`: games of bots and of chance over all seats and options, on the same code. */
import { expect, it } from 'vitest';
import { LATE } from './support/late.ts';
import { expected, freshTally, soakGame } from './support/soak.ts';

it('games of bots and of chance end, keep cards and pawns, run alike on both ports, and do nearly all there is', () => {
  const tally = freshTally();
  for (let n = 0; n < 40; n++) soakGame(n, 'bots', 'sample', tally);
  for (let n = 0; n < 100; n++) soakGame(n, 'chance', 'sample', tally);
  expect(tally.faults).toEqual([]);
  expect(tally.digests).toBeGreaterThan(1000);
  const wanted = expected();
  const never = wanted.filter((what) => !(what in tally.counted));
  // The rarest need thousands of games.
  expect(never.length, never.join(' · ')).toBeLessThan(wanted.length * 0.05);
});

it('games from tables late in a round come to what whole games hardly ever do', () => {
  const tally = freshTally();
  for (let n = 0; n < 30; n++) soakGame(n, 'late', 'sample', tally);
  expect(tally.faults).toEqual([]);
  for (const what of LATE) expect(tally.counted[what] ?? 0, what).toBeGreaterThan(1);
});
