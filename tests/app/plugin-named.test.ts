/** The guide to adding a game names each part of a plugin. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

it('docs/adding-a-game.md names every part of `GamePlugin`', () => {
  const body = /export interface GamePlugin[^{]*\{\n(?<body>.*?)\n\}/s.exec(read('src/app/plugin.ts'))!.groups![
    'body'
  ]!;
  const parts = [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??[:(]/gm)].map(([, name]) => name!);
  expect(parts).toContain('advisers');
  expect(parts.length).toBeGreaterThan(15);
  const guide = read('docs/adding-a-game.md');
  expect(parts.filter((part) => !new RegExp('`' + part + '\\b[^`]*`').test(guide))).toEqual([]);
});
