import { describe, expect, it } from 'vitest';
import { DEFAULTS, type Prefs, parsePrefs } from '../../src/hud/contract/prefs.ts';

describe('settings', () => {
  it('come back as they were kept', () => {
    const set: Prefs = {
      ...DEFAULTS,
      stopAt: 'matters',
      speed: 0,
      text: 130,
      volume: { effects: 0.2, music: 0 },
      muted: true,
      desk: 420,
      dir: 'rtl',
    };
    expect(parsePrefs(JSON.parse(JSON.stringify(set)))).toEqual(set);
  });

  it.each([undefined, null, 3, 'text', [], { volume: 7 }])('fall back to the defaults for %j', (stored) =>
    expect(parsePrefs(stored)).toEqual(DEFAULTS),
  );

  it('lose only the field that is not understood', () =>
    expect(parsePrefs({ speed: 1e9, text: 115, volume: { effects: -1, music: 0.1 }, hints: 'no' })).toEqual({
      ...DEFAULTS,
      text: 115,
      volume: { effects: DEFAULTS.volume.effects, music: 0.1 },
    }));

  it.each([299, 4001, -1, Number.NaN, Number.POSITIVE_INFINITY, '420', [420], null])(
    'leave the panels beside the table at their usual width for %j',
    (desk) => expect(parsePrefs({ desk })).toEqual(DEFAULTS),
  );

  it('keep nothing they do not know', () =>
    expect(parsePrefs({ extra: 1, __proto__: { hints: false } })).toEqual(DEFAULTS));
});
