/** What the log says of guards: what each does in its phase, and whether it left by itself. */
import { expect, it } from 'vitest';
import { linesOf } from '../../../../src/games/infiltration/hud/log.ts';
import { words } from '../../../../src/games/infiltration/words/all.ts';
import { useWords } from '../../../../src/i18n/loading.ts';
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
  ).toEqual(['The Night Guard reaches the exit and leaves for good.']);
  expect(
    said([
      { type: 'step', chart: 'guards', leaf: 'act' },
      { type: 'guard-gone', kind: 'guard' },
    ]),
  ).toEqual(['The Night Guard leaves the game.']);
});

it('the Night Guard’s round says what it adds; a guard that only walks says nothing of its round', () => {
  expect(said([{ type: 'guard-acted', kind: 'guard' }])).toEqual([
    'The Night Guard makes its rounds and raises the proximity by 5.',
  ]);
  expect(said([{ type: 'guard-acted', kind: 'auditor' }])).toEqual([]);
});

it('rooms, guards and cards can be pressed where they are named', () => {
  const [line] = linesOf([{ type: 'guard-in', kind: 'guard', room: 1 }], view, 0);
  expect(line!.parts.map(({ text, face }) => [text, face?.code ?? null])).toEqual([
    ['The Night Guard', 'guard guard'],
    [' appears in the ', null],
    ['Canteen', 'F06'],
    ['.', null],
  ]);
  const [drawn] = linesOf([{ type: 'drew', op: 0, items: ['I01', 'I02'] }], view, 0);
  expect(drawn!.parts.map(({ text, face }) => [text, face?.code ?? null])).toEqual([
    ['You draw ', null],
    ['Rocket Harness', 'I01'],
    [' and ', null],
    ['Glide Soles', 'I02'],
    ['.', null],
  ]);
  const [played] = linesOf([{ type: 'turned-up', op: 1, card: 'download' }], view, 0);
  expect(played!.parts.map(({ text, face }) => [text, face?.code ?? null])).toEqual([
    ['Ferro plays ', null],
    ['Download', 'download'],
    ['.', null],
  ]);
});
