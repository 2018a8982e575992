/**
 * No part of a card can be lost or changed unseen: each change makes at least one scenario of tests/games/netrunner/scenarios/cards fail. Tried
 * here is one share of the changes, another one at each commit; `npm run lab -- mutants cards` tries all of them.
 */
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import '../../../../src/games/netrunner/index.ts';
import { NO_DIFFERENCE, SHARES, noticed, shareOf, shareOfCommit } from './noticed.ts';
import { allFeatures, allParts, allWords } from './parts.ts';

const share = Number(process.env.CARD_MUTANTS ?? shareOfCommit());

describe(`changes of cards, share ${share} of ${SHARES} (again with CARD_MUTANTS=${share})`, () => {
  it.each([
    ['an ability, subroutine, play, host or further cost taken away', allParts, 300],
    ['a single word, condition or "may" taken away', allWords, 400],
    ['a number, duration, seat, yes or no, or what is asked of cards, changed', allFeatures, 700],
  ])('%s makes a scenario fail', (_, all, least) => {
    const changes = all();
    expect(changes.length).toBeGreaterThan(least);
    const here = changes.filter((part) => shareOf(part) === share);
    expect(here.length).toBeGreaterThan(changes.length / SHARES / 2);
    const survivors = here.filter((part) => !noticed(part)).map(({ name }) => name);
    const known = here.map(({ name }) => name).filter((name) => name in NO_DIFFERENCE);
    expect(survivors).toEqual(known);
  });
});
