/** The changes that `npm run lab -- mutants` draws: each alters one place, and the same seed draws the same. */
import { expect, test } from 'vitest';
import vm from 'node:vm';
import { changed, changesOf, draw, switchable } from '../../../../scripts/lab/mutants/draw.ts';

const TEXT = `import { emit } from './a2.ts';
type T = 1 | true;
const f = (a: number): boolean => a < 3 && a !== 1;
function g(x: X) {
  emit(x, { type: 'drawn' });
  return false || f(0);
}`;

test('comparisons, connectives, constants and told events are changed, types and imports are not', () => {
  const lines = changesOf('f.ts', TEXT).map((change) => changed(TEXT, change).split('\n')[change.line - 1]!.trim());
  expect(lines.sort()).toEqual(
    [
      'const f = (a: number): boolean => ((a < 3) || (a !== 1));',
      'const f = (a: number): boolean => ((a) <= (3)) && a !== 1;',
      'const f = (a: number): boolean => a < 4 && a !== 1;',
      'const f = (a: number): boolean => a < 2 && a !== 1;',
      'const f = (a: number): boolean => a < 3 && ((a) === (1));',
      'const f = (a: number): boolean => a < 3 && a !== 2;',
      'const f = (a: number): boolean => a < 3 && a !== 0;',
      ';',
      'return true || f(0);',
      'return ((false) && (f(0)));',
      'return false || f(1);',
    ].sort(),
  );
});
test('the same seed draws the same changes, another seed others', () => {
  const files = new Map([['f.ts', TEXT]]);
  const keys = (seed: string, text = TEXT): string[] => {
    files.set('f.ts', text);
    return draw(files, seed, 5).map(({ key }) => key);
  };
  expect(keys('a')).toEqual(keys('a'));
  expect(keys('a')).not.toEqual(keys('b'));
  expect(keys('a', `// a line before\n${TEXT}`)).toEqual(keys('a'));
});
test('a change switched on comes to the same as the change made', () => {
  const source = `let told = 0;
const emit = (n) => { told += n; };
const f = (a, b) => { if (a > 1 && b !== 2 || a === b) emit(3); else emit(5); return a <= 2 && (b >= 1 || false); };
const out = [];
for (const a of [0, 1, 2, 3]) for (const b of [0, 1, 2, 3]) out.push(f(a, b), told);
JSON.stringify(out)`;
  const changes = new Map(changesOf('f.ts', source).map((change, i) => [i + 1, change]));
  const run = (text: string, on = 0): string => vm.runInNewContext(text, { isOn: (n: number) => n === on }) as string;
  const all = switchable(source, changes);
  expect(run(all)).toBe(run(source));
  const made = [...changes].map(([, change]) => run(changed(source, change)));
  expect([...changes.keys()].map((n) => run(all, n))).toEqual(made);
  expect(new Set(made).size).toBeGreaterThan(10);
});
