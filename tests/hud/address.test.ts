import { describe, expect, it } from 'vitest';
import { START, hashOf, placeOf } from '../../src/hud/contract/address.ts';

const GAMES = ['netrunner', 'toy'];

describe('the address of a page', () => {
  it('names the game, and is read back', () => {
    for (const page of ['play', 'watch', 'learn', 'words', 'how'] as const)
      for (const game of GAMES) {
        expect(hashOf({ page, game })).toBe(`#/${game}/${page}`);
        expect(placeOf(`#/${game}/${page}`, GAMES)).toEqual({ page, game });
      }
    expect(placeOf(hashOf({ page: 'settings', game: null }), GAMES)).toEqual({ page: 'settings', game: null });
    expect(placeOf(hashOf(START), GAMES)).toEqual(START);
  });

  it('may name a part of a page, such as a lesson', () => {
    const place = { page: 'learn', game: 'toy', part: 'hold-back' } as const;
    expect(hashOf(place)).toBe('#/toy/learn/hold-back');
    expect(placeOf('#/toy/learn/hold-back', GAMES)).toEqual(place);
    for (const odd of ['#/toy/learn/', '#/toy/learn/a%20b', `#/toy/learn/${'x'.repeat(61)}`, '#/toy/learn/<b>'])
      expect(placeOf(odd, GAMES), odd).toEqual({ page: 'learn', game: 'toy' });
  });

  it('may name a page of the game’s own, and a part of it in any characters', () => {
    const pages = (game: string): string[] => (game === 'toy' ? ['decks'] : []);
    const place = { page: 'own', own: 'decks', game: 'toy', part: '01093.301055/201002?A b’s & “c”' } as const;
    expect(placeOf(hashOf(place), GAMES, pages)).toEqual(place);
    expect(placeOf('#/toy/decks', GAMES, pages)).toEqual({ page: 'own', own: 'decks', game: 'toy' });
    expect(placeOf('#/netrunner/decks', GAMES, pages)).toEqual(START);
    for (const odd of ['#/toy/decks/', '#/toy/decks/%E0%A4%A', `#/toy/decks/${'x'.repeat(6001)}`])
      expect(placeOf(odd, GAMES, pages), odd).toEqual({ page: 'own', own: 'decks', game: 'toy' });
  });

  it('without a game means the first one, as it was written before there were several', () => {
    for (const page of ['play', 'watch', 'learn', 'words', 'how'] as const)
      expect(placeOf(`#/${page}`, GAMES)).toEqual({ page, game: 'netrunner' });
  });

  it('without a page is where a match of that game is begun', () => {
    for (const hash of ['#/toy', '#/toy/']) expect(placeOf(hash, GAMES)).toEqual({ page: 'play', game: 'toy' });
  });

  it('falls back to the start page where it names no game or no page', () => {
    for (const odd of ['', '#', '#/', '#/chess/play', '#/toy/nowhere', '#/nowhere', '#/constructor/play', '#/%E0%A4%A'])
      expect(placeOf(odd, GAMES), odd).toEqual(START);
    expect(placeOf('#/play', [])).toEqual(START);
  });
});
