/** A sample of `npm run lab -- soak --game infiltration`: games of bots and of chance over all seats and options, on the same code. */
import { expect, it } from 'vitest';
import { expected, freshTally, soakGame } from './support/soak.ts';

it('games of bots and of chance end, keep items and tokens, run alike on both ports and from copies, and do nearly all there is', () => {
  const tally = freshTally();
  for (let n = 0; n < 40; n++) soakGame(n, 'bots', 'sample', tally);
  for (let n = 0; n < 160; n++) soakGame(n, 'chance', 'sample', tally);
  expect(tally.faults).toEqual([]);
  expect(tally.digests).toBeGreaterThan(1000);
  expect(tally.copies).toBeGreaterThan(1000);
  const wanted = expected();
  const never = wanted.filter((what) => !(what in tally.counted));
  // The rarest need thousands of games.
  expect(never.length, never.join(' · ')).toBeLessThan(wanted.length * 0.08);
});
