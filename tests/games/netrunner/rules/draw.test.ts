/** The changes that `npm run mutants` draws: each alters one place, and the same seed draws the same. */
import { expect, test } from 'vitest';
import { changed, changesOf, draw } from '../../../../scripts/mutants/draw.ts';

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
      'const f = (a: number): boolean => a < 3 || a !== 1;',
      'const f = (a: number): boolean => a <= 3 && a !== 1;',
      'const f = (a: number): boolean => a < 4 && a !== 1;',
      'const f = (a: number): boolean => a < 2 && a !== 1;',
      'const f = (a: number): boolean => a < 3 && a === 1;',
      'const f = (a: number): boolean => a < 3 && a !== 2;',
      'const f = (a: number): boolean => a < 3 && a !== 0;',
      ';',
      'return true || f(0);',
      'return false && f(0);',
      'return false || f(1);',
    ].sort(),
  );
});
test('the same seed draws the same changes, another seed others', () => {
  const files = new Map([['f.ts', TEXT]]);
  expect(draw(files, 'a', 5)).toEqual(draw(files, 'a', 5));
  expect(draw(files, 'a', 5)).not.toEqual(draw(files, 'b', 5));
});
