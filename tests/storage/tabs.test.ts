/** The one law of storage, over random sequences in one to three tabs: nothing a person began or wrote is lost. */
import { expect, it } from 'vitest';
import { playTabs } from '../support/tabs-play.ts';

/** A few in every test run; `npm run lab -- volumes tabs` plays 300. */
const SEQUENCES = Number(process.env['TABS'] ?? 12);

it(
  `every game begun and every note written is kept, in ${SEQUENCES} random sequences`,
  { timeout: SEQUENCES * 5_000 },
  async () => {
    for (let i = 0; i < SEQUENCES; i++) expect(await playTabs(String(i))).toBeNull();
  },
);
