/** A line that was not understood, taken as the card that was meant. */
import { expect, it } from 'vitest';
import '../../../../src/games/netrunner/index.ts';
import { readDeck } from '../../../../src/games/netrunner/decks/read/index.ts';
import { mend } from '../../../../src/games/netrunner/decks/read/mend.ts';

function reading(text: string) {
  const read = readDeck(text);
  if (!read.ok) throw new Error(read.problem.key);
  return read.reading;
}

it('is taken with its number; all other lines stay', () => {
  const before = reading('Big\nKate\nNoise\nEvent (6)\n3 Diesel\n2 Crypsys\n2x Vamp\n# note');
  const after = mend(before, 5, 'Crypsis');
  expect(after).toEqual({
    ...before,
    cards: ['01034', '01034', '01034', '01051', '01051'],
    lines: before.lines.map((line, i) =>
      i === 5 ? { n: 6, text: '2 Crypsys', as: 'card', code: '01051', copies: 2 } : line,
    ),
  });
  expect(after.name).toBe('Big');
});
it('is an identity where it was meant as one', () => {
  const before = reading('Noyse: Hacker Extraordinaire\n3 Diesel');
  expect(before).toMatchObject({ identity: null, lines: [{ near: ['Noise: Hacker Extraordinaire'] }, {}] });
  expect(mend(before, 0, 'Noise: Hacker Extraordinaire').identity).toBe('01001');
});
it('stays what it is for a title that no card has, and beyond 200 cards', () => {
  const before = reading('Noise\n199 Diesel\n2 Crypsys');
  expect(mend(before, 2, 'Vamp')).toEqual(before);
  expect(mend(before, 2, 'Crypsis').lines[2]).toMatchObject({ as: 'unread', why: 'copies' });
  expect(mend(before, 1, 'Crypsis')).toEqual(before);
});
