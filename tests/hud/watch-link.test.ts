import { describe, expect, it } from 'vitest';
import { hashOf, momentOf } from '../../src/hud/watch/link.ts';

describe('a link to a moment', () => {
  it('names the game, the position and whose eyes, and is read back', () => {
    const moment = { id: 'lq2x-71 a+b:c', at: 34, viewer: 'runner' } as const;
    expect(momentOf(hashOf(moment))).toEqual(moment);
    expect(momentOf('#watch=abc&at=7&view=corp')).toEqual({ id: 'abc', at: 7, viewer: 'corp' });
  });

  it('falls back to the beginning, all open, where it is odd', () => {
    for (const odd of ['', '&at=-3', '&at=1e99', '&at=two&view=bot', '&at=2.5', '&view=__proto__'])
      expect(momentOf(`#watch=abc${odd}`)).toEqual({ id: 'abc', at: 0, viewer: 'open' });
  });

  it('is none where no game is named', () => {
    const none = ['', '#', '#/watch', '#watch=', '#at=3', `#watch=${'x'.repeat(81)}`];
    expect(none.filter((hash) => momentOf(hash) !== null)).toEqual([]);
  });
});
