/** The decks that can be chosen before a match. */
import { describe, expect, it } from 'vitest';
import { NOTHING_MADE } from '../../../../src/hud/contract/collection.ts';
import { settledChoices } from '../../../../src/hud/contract/match-options.ts';
import { useWords } from '../../../../src/i18n/loading.ts';
import { DECKS, netrunner } from '../../../../src/games/netrunner/index.ts';
import { namedDeck, writeNamed } from '../../../../src/games/netrunner/decks/own.ts';
import { chosenDecks, deckOptions } from '../../../../src/games/netrunner/hud/deck-options.ts';
import { words } from '../../../../src/games/netrunner/words/all.ts';
import type { MatchOptions } from '../../../../src/games/netrunner/game-types.ts';

useWords(words);
const { kate } = DECKS;
const mine = namedDeck('mine', 'My workshop', kate!);
const made = {
  ...NOTHING_MADE,
  all: () =>
    new Map([
      ['mine', writeNamed(mine)],
      ['thin', writeNamed({ ...mine, cards: mine.cards.slice(1) })],
      ['odd', 7],
    ]),
};
const options = (more: Partial<MatchOptions>): MatchOptions => ({
  seed: 's',
  corpDeck: 'jinteki',
  runnerDeck: 'shaper',
  ...more,
});

describe('before a match', () => {
  it('the shipped decks of each side stand under their kind, then the legal ones of the device', () => {
    const [corp, runner] = deckOptions(made);
    expect(corp!.values).toHaveLength(2 + 4 + 8);
    expect(runner!.values.at(-1)).toBe('own:mine');
    expect(runner!.values).not.toContain('own:thin');
    const { about } = runner!;
    expect(about!.name('own:mine')).toBe('My workshop (Kate "Mac" McCaffrey)');
    expect(about!.name('kate')).toBe('Workshop (Kate "Mac" McCaffrey)');
    expect(about!.name('shaper')).toBe('Shaper starter');
    expect(runner!.values.map((value) => about!.group(value))).toEqual([
      ...['', ''],
      ...Array<string>(3).fill('Starter decks'),
      ...Array<string>(6).fill('Tuned decks'),
      'Your decks',
    ]);
  });
  it('a first game is between the starter decks that the lessons use', () => {
    const chosen = settledChoices(deckOptions(NOTHING_MADE), {});
    expect(chosenDecks('s', chosen, NOTHING_MADE)).toEqual({ corpDeck: 'jinteki', runnerDeck: 'shaper' });
  });
  it('a deck of one’s own is played as it was when the match began', () => {
    const { runnerDeck } = chosenDecks('s', { runnerDeck: 'own:mine' }, made);
    expect(runnerDeck).toEqual({ name: 'My workshop', identity: kate!.identity, cards: kate!.cards });
    const read = netrunner.record.readOptions(JSON.parse(JSON.stringify(options({ runnerDeck }))));
    expect(read.ok && netrunner.record.setupOf(read.value)).toMatchObject({ runner: { cards: kate!.cards } });
  });
  it('one that is gone or was never there is the usual one', () => {
    for (const value of ['own:gone', 'own:thin', 'constructor', 'kate '])
      expect(chosenDecks('s', { runnerDeck: value, corpDeck: value }, made)).toEqual({
        corpDeck: 'jinteki',
        runnerDeck: 'shaper',
      });
  });
  it('the seed draws a random deck, the same for the same seed, and over many seeds every one', () => {
    const drawn = (seed: string) => chosenDecks(seed, { corpDeck: 'random', runnerDeck: 'random' }, made);
    expect(drawn('a')).toEqual(drawn('a'));
    const met = new Set(Array.from({ length: 400 }, (_, i) => Object.values(drawn(`${i}`))).flat());
    expect([...met].sort()).toEqual(Object.keys(DECKS).sort());
  });
  it('of a hidden deck each side knows its own list alone', () => {
    const chosen = chosenDecks('s', { corpDeck: 'hidden', runnerDeck: 'kate' }, made);
    expect(chosen.hidden).toBe(true);
    const state = netrunner.start(netrunner.record.setupOf({ seed: 's', ...chosen }));
    expect(netrunner.view(state, 'runner').lists).toEqual({ corp: null, runner: kate!.cards.join(' ') });
    expect(netrunner.view(state, 'corp').lists.runner).toBeNull();
    expect(netrunner.view(state, 'open').lists.corp).not.toBeNull();
  });
});

describe('options from outside', () => {
  const own = { name: 'x', identity: kate!.identity, cards: ['01034'] };
  it.each([
    ['a card nobody knows', { ...own, cards: ['99999'] }],
    ['a card of the Corp', { ...own, cards: ['01110'] }],
    ['an identity of the Corp', { ...own, identity: '01067' }],
    ['a second identity', { ...own, cards: ['01033'] }],
    ['too many cards', { ...own, cards: Array(201).fill('01034') }],
    ['no cards', { name: 'x', identity: '01033' }],
    ['a number', 7],
  ])('with %s are refused', (_what, runnerDeck) => {
    expect(netrunner.record.readOptions(options({ runnerDeck: runnerDeck as never }) as never).ok).toBe(false);
  });
});
