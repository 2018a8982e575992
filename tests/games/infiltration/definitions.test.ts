/** A room or an item is a few words: eight lines at most, as the formatter lays them out. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ITEMS } from '../../../src/games/infiltration/items/index.ts';
import { ROOMS } from '../../../src/games/infiltration/rooms/index.ts';

const LINES = 8;
const HOME = join('src', 'games', 'infiltration');
const FILES = ['rooms', 'items'].flatMap((folder) =>
  readdirSync(join(HOME, folder)).map((file) => readFileSync(join(HOME, folder, file), 'utf8')),
);
/** A definition in its list: its code, and its lines up to the one that closes it. */
const DEFINITION = /^ {2}\w+\(\s*'(\w+)'(?:.*\),|[^]*?^ {2}\S*\),)$/gm;
const found = FILES.flatMap((text) => [...text.matchAll(DEFINITION)]).map(([text, code]) => ({
  code: code!,
  lines: text.split('\n').length,
}));

it('every room and item is found, laid out by the formatter', () => {
  expect(found.map(({ code }) => code).sort()).toEqual([...ROOMS, ...ITEMS].map(({ code }) => code).sort());
  expect(FILES.join('')).not.toMatch(/(prettier|oxfmt)-ignore/);
});

it(`none is longer than ${LINES} lines`, () => {
  expect(found.filter(({ lines }) => lines > LINES)).toEqual([]);
  // those that are known to be long and short are measured rightly
  expect(found.find(({ code }) => code === 'F01')).toEqual({ code: 'F01', lines: 1 });
  expect(found.find(({ code }) => code === 'S10')).toEqual({ code: 'S10', lines: 6 });
});
