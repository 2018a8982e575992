import { describe, expect, it } from 'vitest';
import { hashOf, momentOf } from '../../src/hud/watch/link.ts';

describe('a link to a moment', () => {
  it('names the game, the position and whose eyes, and is read back', () => {
    const kept = { game: 'netrunner', id: 'lq2x-71 a+b:c', at: 34, viewer: 'runner' };
    expect(momentOf(hashOf(kept))).toEqual(kept);
    expect(hashOf({ ...kept, id: 'abc' })).toBe('#/netrunner/watch/abc?at=34&view=runner');
    const packed = { game: 'black-hat', packed: 'Ab-_9', at: 7, viewer: 'north-2' };
    expect(momentOf(hashOf(packed))).toEqual(packed);
    expect(hashOf(packed)).toBe('#/black-hat/link/Ab-_9?at=7&view=north-2');
    expect(momentOf('#/netrunner/watch/abc')).toEqual({ game: 'netrunner', id: 'abc', at: 0, viewer: 'open' });
  });

  it('is read as it was written before links said what game they are of', () => {
    expect(momentOf('#watch=abc&at=7&view=corp')).toEqual({ game: null, id: 'abc', at: 7, viewer: 'corp' });
    expect(momentOf('#watch=lq2x-71+a%2Bb%3Ac&at=34')).toMatchObject({ id: 'lq2x-71 a+b:c', at: 34 });
    expect(momentOf('#game=Ab-_9&at=20&view=runner')).toEqual({
      game: null,
      packed: 'Ab-_9',
      at: 20,
      viewer: 'runner',
    });
  });

  it('falls back to the beginning, all open, where it is odd', () => {
    for (const odd of ['', 'at=-3', 'at=1e99', 'at=two&view=two words', 'at=2.5', 'view=__proto__', 'view=Corp']) {
      expect(momentOf(`#watch=abc&${odd}`)).toEqual({ game: null, id: 'abc', at: 0, viewer: 'open' });
      expect(momentOf(`#/toy/watch/abc?${odd}`)).toEqual({ game: 'toy', id: 'abc', at: 0, viewer: 'open' });
    }
  });

  it('is none where no game is named', () => {
    const long = 'x'.repeat(81);
    const none = ['', '#', '#/watch', '#watch=', '#game=', '#at=3', `#watch=${long}`, '#watch=a/b', '#/netrunner/watch']
      .concat([
        '#/netrunner/watch/',
        `#/netrunner/watch/${long}`,
        '#/netrunner/watch/%E0%A4%A',
        '#/netrunner/watch/a%2Fb',
      ])
      .concat(['#/netrunner/link/', '#/netrunner/play/abc', '#/../watch/abc']);
    expect(none.filter((hash) => momentOf(hash) !== null)).toEqual([]);
  });
});
