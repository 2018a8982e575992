import { expect, it } from 'vitest';
import { buildReplay } from '../../../scripts/lab/replays/build.ts';
import { infiltration as dialect } from '../../../scripts/lab/replays/infiltration.ts';
import { readSource } from '../../../scripts/lab/replays/source.ts';
import { targetOf } from '../../../src/games/infiltration/lessons/targets.ts';
import { plugin } from '../../../src/games/infiltration/plugin/index.ts';
import { SHIPPED } from '../../../src/games/infiltration/plugin/shipped.ts';
import { words } from '../../../src/games/infiltration/words/all.ts';
import { useWords } from '../../../src/i18n/loading.ts';
import { readShipped, testShipped, textsIn } from '../../support/shipped-games.ts';

/** Characters of a sentence in a note. */
const SENTENCE = 180;

useWords(words);

testShipped({
  dialect,
  shipped: SHIPPED,
  folder: 'infiltration',
  decksOf: () => ({}),
  lost: (view, anchors) => anchors.filter((anchor) => targetOf(String(anchor), view) === null),
});

it('the plugin lists it, with the bots that played it', () => {
  expect(plugin.shipped).toBe(SHIPPED);
  const { seats } = readShipped('infiltration-1').replay;
  expect(
    Object.entries(seats).map(([seat, one]) => [seat, one.who === 'bot' && plugin.levels.includes(one.level)]),
  ).toEqual([
    ['ash', true],
    ['ferro', true],
    ['quill', true],
  ]);
});

it(`no sentence of a note is longer than ${SENTENCE} characters`, () => {
  for (const { en = '' } of textsIn(readShipped('infiltration-1').layer))
    for (const sentence of en.split(/(?<=[.?!])\s/)) expect(sentence.length, sentence).toBeLessThanOrEqual(SENTENCE);
});

it('a figure that is not so is told with its line', () => {
  const source = `id a\nseed learn 50\nbot quill standard 1\nname A\nauthor B\nquill: pick Breacher Kit\n> en: A.\n= proximity: 5\n`;
  expect(() => buildReplay(readSource(source), dialect)).toThrow(/line 8: proximity is 0, not 5/);
});

it.each([
  ['a fact that nobody knows', '= weight of Canteen: 1', /line 8: nothing is called "weight of Canteen"/],
  ['a thing that is not on the table', '@ light guard purger', /line 7: there is no "guard purger" on the table/],
  [
    'a card that is not in that hand',
    '@ light quill hand Glide Soles',
    /line 7: there is no "quill hand Glide Soles" on the table/,
  ],
])('%s is told with its line', (_name, line, sentence) => {
  const source = `id a\nseed learn 50\nbot quill standard 1\nname A\nauthor B\nquill: pick Breacher Kit\n> en: A.\n${line}\n`;
  expect(() => buildReplay(readSource(source), dialect)).toThrow(sentence);
});
