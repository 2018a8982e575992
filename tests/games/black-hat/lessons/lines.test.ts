/** The lessons of Black Hat, played. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blackHat } from '../../../../src/games/black-hat/index.ts';
import { FACT_NAMES } from '../../../../src/games/black-hat/lessons/facts.ts';
import { LESSONS, lessonGame } from '../../../../src/games/black-hat/lessons/index.ts';
import { LESSONS as LIST } from '../../../../src/games/black-hat/lessons/list.ts';
import { termNames } from '../../../../src/hud/components/words/terms.ts';
import { beginLesson, factNames, testLessons } from '../../../support/lesson-lines.ts';
import { catalogue } from '../../../support/catalogue.ts';

const glossary = catalogue('games/black-hat/locales/en/glossary');
const sentences = {
  ...catalogue('games/black-hat/locales/en/lessons'),
  ...catalogue('games/black-hat/locales/en/late/lessons'),
};

const TERMS = termNames(glossary);

const game = lessonGame('compiled');
const recording = (name: string): never => {
  throw new Error(`no recording ${name}`);
};

testLessons({
  game,
  live: blackHat,
  lessons: LESSONS,
  recording,
  sentences,
  // When to lose: there is one card to play.
  lines: (id) => (id === 'lose' ? 1 : 3),
});

test.each(['follow', 'sets'])('in %s, a lost trick lies on the table while the coach says why', async (id) => {
  const lesson = LESSONS.find((one) => one.id === id)!;
  const { open, write, end } = await beginLesson({ game, recording }, lesson);
  for (const written of Object.values(lesson.wrong)[0]!) write(written);
  end();
  expect(open.coach().phase).toBe('mistake');
  const cards = open.view().plays.map((play) => play.cards.length);
  expect(cards, 'everybody’s cards').toHaveLength(3);
  expect(Math.min(...cards)).toBeGreaterThan(0);
});

test('the page of lessons lists them as they are', () => {
  expect(LIST.map(({ id, seat }) => ({ id, seat }))).toEqual(LESSONS.map(({ id, seat }) => ({ id, seat })));
});

test('no sentence has more than twelve words', () => {
  for (const [key, sentence] of Object.entries(sentences).filter(([name]) => name.startsWith('lesson.')))
    for (const one of sentence.split(/(?<=[.?!:])\s/))
      expect(one.split(/\s+/).length, `${key}: ${one}`).toBeLessThanOrEqual(12);
});

test('they ask only for facts that there are', () => {
  for (const lesson of LESSONS) for (const name of factNames(lesson)) expect(FACT_NAMES, lesson.id).toContain(name);
});

test('every term they name is in the glossary', () => {
  for (const lesson of LESSONS) for (const term of lesson.terms) expect(TERMS, lesson.id).toContain(term);
});

test('the page for writers names every fact', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/writing-a-lesson.md'), 'utf8');
  const own = page.slice(page.indexOf('## Black Hat'));
  for (const name of FACT_NAMES) expect(own.includes(`\`${name}\``), name).toBe(true);
});
