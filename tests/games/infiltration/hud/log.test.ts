/** What the log says of guards: what each does in its phase, and whether it left by itself. */
import { expect, it } from 'vitest';
import { linesOf } from '../../../../src/games/infiltration/hud/log.ts';
import { words } from '../../../../src/games/infiltration/words/index.ts';
import { useWords } from '../../../../src/i18n/index.ts';
import { laid } from './support.ts';

useWords(words);

const view = laid(
  { options: { players: 2 }, first: 'quill', floor1: ['Reception Desk', 'Canteen'], operatives: {} },
  'quill',
);
const said = (events: Parameters<typeof linesOf>[0]): string[] =>
  linesOf(events, view, 0).map(({ parts }) => parts.map(({ text }) => text).join(''));

it('a guard that goes by itself leaves; one that a card removes is gone', () => {
  expect(
    said([
      { type: 'step', chart: 'guards', leaf: 'leave' },
      { type: 'guard-gone', kind: 'guard' },
    ]),
  ).toEqual(['The Night Guard has reached the way out, and leaves for good.']);
  expect(
    said([
      { type: 'step', chart: 'guards', leaf: 'act' },
      { type: 'guard-gone', kind: 'guard' },
    ]),
  ).toEqual(['The Night Guard is gone for good.']);
});

it('the Night Guard’s round says what it adds; a guard that only walks says nothing of its round', () => {
  expect(said([{ type: 'guard-acted', kind: 'guard' }])).toEqual([
    'The Night Guard makes its round: the proximity goes up by 5.',
  ]);
  expect(said([{ type: 'guard-acted', kind: 'auditor' }])).toEqual([]);
});
