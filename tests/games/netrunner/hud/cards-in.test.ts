/** The names of cards in what a person writes. */
import { expect, it } from 'vitest';
import '../../../../src/games/netrunner/index.ts';
import { cardsIn } from '../../../../src/games/netrunner/hud/words/cards-in.ts';
import { def } from '../../../../src/games/netrunner/rules/defs.ts';

const named = (text: string): string[] =>
  cardsIn(text).flatMap(({ face }) => (face === null ? [] : [def(face.code).title]));

it('are found as printed, the longest title first, whatever the apostrophe', () => {
  expect(named("Sure Gamble, then The Maker's Eye and The Maker’s Eye.")).toEqual([
    'Sure Gamble',
    'The Maker’s Eye',
    'The Maker’s Eye',
  ]);
  expect(named('Noise met Snare! on R&D')).toEqual(['Noise: Hacker Extraordinaire', 'Snare!']);
});
it('are not found inside other words, nor in lower case', () => {
  expect(named('Diesels, NoiseMaker and an enigma')).toEqual([]);
});
it('leave the text as it was', () => {
  const text = 'Wall of Thorns (8 credits) or Wall of Static? **Ninja**!';
  expect(
    cardsIn(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(named(text)).toEqual(['Wall of Thorns', 'Wall of Static', 'Ninja']);
});
