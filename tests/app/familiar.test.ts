import { expect, it } from 'vitest';
import { joinFamiliar, openFamiliar, readFamiliar } from '../../src/app/familiar.ts';
import { openPrefs } from '../../src/storage/prefs.ts';

/** Two tabs of one device. */
function tabs() {
  const stored = new Map<string, string>();
  const rows = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const tab = () => openFamiliar({ prefs: (name) => openPrefs(name, rows) }, 'met');
  return { stored, a: tab(), b: tab() };
}

it('what was met in one match or tab was met in all that follow', () => {
  const { a, b } = tabs();
  expect(a.has('01050')).toBe(false);
  a.add('01050');
  b.add('01055');
  expect([a.has('01050'), a.has('01055'), b.has('01050')]).toEqual([true, true, true]);
});

it('a stored list that cannot be read is none, and a long one stays within its limit', () => {
  const { stored, a } = tabs();
  stored.set('icebreak:met', '{"01050":true}');
  expect(a.has('01050')).toBe(false);
  a.add('01050');
  expect(a.has('01050')).toBe(true);
  expect(readFamiliar([1, 2])).toEqual([]);
  const many = Array.from({ length: 1500 }, (_, i) => `c${i}`);
  expect(readFamiliar(joinFamiliar(many, ['one more']))).toHaveLength(1000);
});
