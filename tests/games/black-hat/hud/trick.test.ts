/** Choosing a set: what it counts as, what would come of it, why it cannot be played; who wins now, and why. */
import { beforeAll, describe, expect, it } from 'vitest';
import { outlook, trickWords } from '../../../../src/games/black-hat/hud/trick.ts';
import { blackHatUi as ui } from '../../../../src/games/black-hat/hud/ui.tsx';
import { simulation } from '../../../../src/games/black-hat/index.ts';
import type { View } from '../../../../src/games/black-hat/rules/view.ts';
import { whySet } from '../../../../src/games/black-hat/rules/cards.ts';
import { winning } from '../../../../src/games/black-hat/rules/trick.ts';
import { words } from '../../../../src/games/black-hat/words/all.ts';
import { has } from '../../../../src/i18n/index.ts';
import { useWords } from '../../../../src/i18n/loading.ts';
import { optionsNo } from '../support/games.ts';
import { laid, playGame } from './support.ts';

beforeAll(() => useWords(words));

/** The button that plays what is ticked after these cards were pressed, one after the other. */
const pressed = (view: View, ...cards: number[]) => {
  let ticked: string[] = [];
  for (const card of cards) ticked = ui.tick!(view, ticked, `card ${card}`);
  const choices = ui.choices(view, ticked).flatMap((group) => group.choices);
  return { ticked, play: choices.find(({ id }) => id === 'set')! };
};
const [JOKER, HAT] = [14, 15];
const LEAD = { options: { players: 4 }, seats: { red: { hand: [7, 7, 7, 9, 'joker', 'hat'] }, blue: { hand: [2] } } };
const lead = (): View => laid(LEAD as never, 'red');

describe('a set', () => {
  it('grows by one card a press, and is empty again once all of a rank are taken', () => {
    const view = lead();
    expect(pressed(view, 7, 7).ticked).toEqual(['card 7', 'card 7']);
    expect(pressed(view, 7, 7, 7).play.text).toBe('Play three 7s');
    expect(pressed(view, 7, 7, 7, 7).ticked).toEqual([]);
  });

  it('takes another rank in place of the first, and keeps jokers and the Hat', () => {
    expect(pressed(lead(), 7, JOKER, 9).ticked).toEqual(['card 14', 'card 9']);
    expect(pressed(lead(), 7, 7, JOKER, HAT).play.hint).toBe(
      'Counts as four 7s. Ahead, with 3 players still to play. The Hat is in, so the lowest set of 4 wins.',
    );
    expect(pressed(lead(), JOKER).play.hint).toMatch(/^Counts as a 14\. Ahead/);
  });

  it('says nothing is chosen while nothing is, and then cannot be played', () => {
    expect(pressed(lead()).play).toMatchObject({
      off: true,
      text: 'Choose cards',
      hint: 'One card, or several of one rank.',
    });
  });

  it('that is too small for the Hat says why', () => {
    const played = simulation.start({ ...optionsNo(1), players: 3 });
    const view = simulation.view(played, simulation.decision(played)!.seat);
    const following: View = {
      ...view,
      plays: [{ seat: (view.leader + 1) % 3, cards: [8, 8, 8], rank: 8 }],
      seats: view.seats.map((one) => (one.name === view.viewer ? { ...one, hand: [3, 3, 13, HAT] } : one)),
      decision: { ...view.decision!, moves: [3, 13].map((card) => ({ do: 'play' as const, cards: [card] })) },
    };
    expect(pressed(following, HAT).play).toMatchObject({
      off: true,
      hint: 'You can play the Hat here only in a set of 3, because that’s how many cards were led.',
    });
    expect(pressed(following, 3, 3).play).toMatchObject({
      off: true,
      hint: 'Play one card, or exactly 3 cards of one rank.',
    });
    expect(pressed(following, 13).play.hint).toBe('Can’t win, because 3 cards were led.');
  });

  it('that can be played has nothing said against it, leading or following', () => {
    const hand = [3, 3, 13, JOKER, HAT] as number[];
    for (const [size, cards] of [
      [0, [3, 3]],
      [0, [13, JOKER]],
      [2, [3, 3]],
      [2, [13]],
      [1, [HAT]],
      [2, [3, HAT]],
    ] as const)
      expect(whySet(hand, size, cards), `${cards.join(' ')} on ${size}`).toBeNull();
    expect(whySet(hand, 2, [HAT])).toEqual({ key: 'hat', n: 2 });
  });

  it('wins in whole games exactly when its button has said so', () => {
    let said = 0;
    for (const n of [0, 1, 2, 3])
      playGame(optionsNo(n), ({ viewer, before, move, after, events }) => {
        const { decision } = before;
        if (move.do !== 'play' || decision === null || (decision.by ?? decision.seat) !== viewer) return;
        const seat = before.seats.findIndex(({ name }) => name === decision.seat);
        const text = outlook(before, move.cards);
        const won = events.find(({ type }) => type === 'trick-won');
        const ahead = won === undefined ? winning(after.plays)!.seat : (won as { seat: number }).seat;
        expect(/Ahead|Wins the trick/.test(text), text).toBe(ahead === seat);
        expect(/Wins the trick/.test(text)).toBe(ahead === seat && won !== undefined);
        said++;
      });
    expect(said).toBeGreaterThan(150);
  });
});

describe('the trick', () => {
  const plays = (...sets: number[][]): View['plays'] =>
    sets.map((cards, seat) => ({ seat, cards, rank: cards.find((card) => card < JOKER) ?? 14 }));
  it('says who wins now and by what rule', () => {
    const view = { ...lead(), winner: -1 };
    expect(trickWords(view)).toBeNull();
    expect(trickWords({ ...view, plays: plays([7, 7], [6], [9, 9]) })).toBe(
      'Green is winning with a pair of 9s. The highest pair wins.',
    );
    expect(trickWords({ ...view, plays: plays([7, 7], [6], [8, HAT]) })).toBe(
      'You are winning with a pair of 7s. The Hat is in the trick, so the lowest pair wins.',
    );
  });
});

describe('words that the rules name', () => {
  it('are there: reasons of refusals and of the bot, ends, asset cards', () => {
    const keys = [
      ...[
        'over',
        'turn',
        'now',
        'not-held',
        'one-rank',
        'hat',
        'size',
        'pass',
        'pass-lead',
        'held',
        'off-board',
        'way',
        'rival',
        'all',
        'mark',
        'lifted',
      ].map((one) => `bh.why.${one}`),
      ...['only', 'play', 'move', 'other'].map((one) => `bh.bot.${one}`),
      ...['asset', 'stuck', 'traced', 'alone', 'hand', 'tricks'].map((one) => `bh.log.ended.${one}`),
      ...['asset', 'stuck', 'traced', 'alone'].map((one) => `bh.over.end.${one}`),
      ...['asset', 'stuck', 'traced', 'alone'].map((one) => `bh.result.${one}`),
      ...[1, 2, 3, 4, 5, 6].map((one) => `bh.asset.${one}`),
    ];
    expect(keys.filter((key) => !has(key))).toEqual([]);
  });

  it('explain every term of the glossary', () => {
    const terms = Object.keys(words.en).flatMap((key) => /^term\.([^.]+)$/.exec(key)?.[1] ?? []);
    expect(terms.length).toBeGreaterThan(20);
    expect(terms.filter((term) => !has(`term.${term}.text`))).toEqual([]);
  });
});
