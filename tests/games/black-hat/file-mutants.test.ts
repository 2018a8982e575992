/** A sample of `npm run lab -- mutants files --game black-hat`: spoilt and slow replays, links, lessons and scenarios. */
import { afterEach, beforeAll, expect, it } from 'vitest';
import { words } from '../../../src/games/black-hat/words/all.ts';
import { useWords } from '../../../src/i18n/loading.ts';
import { examine, mutantAt, soundFiles } from './support/file-mutants.ts';

beforeAll(() => useWords(words));
afterEach(() => {
  if (Object.keys(Object.prototype).length > 0 || 'polluted' in {})
    throw new Error('a file reached the prototype of all objects');
});

it('400 spoilt files: used within the budget, or refused with one sentence', async () => {
  const sources = soundFiles();
  const tally = new Map<string, number>();
  for (let i = 0; i < 400; i++) {
    const { what } = await examine(mutantAt(i, 'sample', sources));
    tally.set(what, (tally.get(what) ?? 0) + 1);
  }
  for (const what of [
    'watched from moves',
    'watched from events, replay.otherRules',
    'watched from events, replay.cutShort',
    'file.notJson',
    'file.tooDeep',
    'replay.shape',
    'replay.start',
    'lesson: played',
    'lesson: refused',
    'lesson: says what is wrong',
    'scenario: holds',
    'scenario: refused',
    'scenario: says what is wrong',
  ])
    expect([...tally.keys()]).toContain(what);
});
