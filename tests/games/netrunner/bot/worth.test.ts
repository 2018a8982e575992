import { expect, test } from 'vitest';
import { starting } from '../../../../scripts/play/arena.ts';
import { decide } from '../../../../src/games/netrunner/bot/index.ts';
import { worthOf } from '../../../../src/games/netrunner/bot/worth/card.ts';
import { PRICES, USUAL } from '../../../../src/games/netrunner/bot/worth/price.ts';
import { type Gain, priced } from '../../../../src/games/netrunner/bot/worth/gains.ts';
import { gainOf, usual } from '../../../../src/games/netrunner/bot/worth/words.ts';
import { CARDS } from '../../../../src/games/netrunner/cards/index.ts';
import { simulation as game } from '../../../../src/games/netrunner/index.ts';
import type { CardDef } from '../../../../src/games/netrunner/rules/def.ts';
import { inside } from '../../../../src/games/netrunner/rules/defs.ts';
import type { Word } from '../../../../src/games/netrunner/rules/word.ts';
import { damage, draw, gainCredits, giveTags, onlyIf, trace } from '../../../../src/games/netrunner/rules/words.ts';
import { catalogue } from '../../../support/catalogue.ts';

const SENTENCES = {
  ...catalogue('games/netrunner/locales/en/late/reasons/earlier'),
  ...catalogue('games/netrunner/locales/en/late/reasons/reasons'),
};

const cardOf = (title: string): CardDef => {
  const found = CARDS.find((card) => card.title === title);
  if (!found) throw new Error(`no card is called ${title}`);
  return found;
};
const worth = (title: string) => worthOf(cardOf(title).code);

/** All words of a card, nested ones too. */
function* wordsOf(words: readonly Word[]): Generator<Word> {
  for (const word of words) {
    yield word;
    for (const [, list] of inside(word)) yield* wordsOf(list);
  }
}

test('every word that a card says has a worth, in numbers', () => {
  for (const card of CARDS) {
    const lists = [card.play, ...card.subroutines, ...card.abilities.map((a) => ('words' in a ? a.words : []))];
    for (const word of lists.flatMap((words) => [...wordsOf(words)]))
      for (const [thing, n] of Object.entries(gainOf([word], usual(card.side)))) {
        expect(Object.keys(PRICES), `${card.title}: ${word.w}`).toContain(thing);
        expect(Number.isFinite(n), `${card.title}: ${word.w} ${thing}`).toBe(true);
      }
  }
});

test('every card comes to something: it is worth credits to have, to meet, to use or to guard', () => {
  const worthless = CARDS.filter((card) => {
    const { play, enter, scored, stolen, accessed, met, round, lasting, uses } = worthOf(card.code);
    const all: Gain[] = [play, enter, scored, stolen, accessed, met, round, lasting, ...uses.map(({ gain }) => gain)];
    const told =
      card.points !== null ||
      card.abilities.some(({ a }) => a === 'break') ||
      card.code.startsWith('0000') ||
      card.strength !== null;
    return !told && all.every((gain) => priced(gain, USUAL.corp) === 0 && priced(gain, USUAL.runner) === 0);
  });
  // what is optional and costs more than it brings as a rule is worth nothing until a position says otherwise
  expect(worthless.map(({ title }) => title).sort()).toEqual(['Aesop’s Pawnshop', 'Algernon']);
});

test('words add up: credits, cards, tags behind a trace, and nothing after a condition that does not hold', () => {
  const corp = usual('corp');
  expect(gainOf([gainCredits(3), draw(2)], corp)).toEqual({ corpCredits: 3, corpCards: 2 });
  expect(gainOf([damage('brain', 1)], corp)).toEqual({ damage: 1, brain: 1 });
  const low = gainOf([trace(1, giveTags(1))], corp).tags!;
  expect(gainOf([trace(4, giveTags(1))], corp).tags!).toBeGreaterThan(low);
  expect(gainOf([onlyIf('tagged'), gainCredits(2)], { ...corp, chance: () => 0 }).corpCredits ?? 0).toBe(0);
});

test('what is known of the cards: engines by rounds, counters by what they pay for, agendas by what scoring brings', () => {
  expect(worth('Wyldside').round).toMatchObject({ runnerCards: 2, runnerClicks: -1 });
  expect(worth('Adonis Campaign').round.corpCredits).toBeCloseTo(3);
  expect(worth('SanSan City Grid').round.advancement).toBeGreaterThan(0);
  expect(priced(worth('AstroScript Pilot Program').scored, USUAL.corp)).toBeGreaterThan(1);
  expect(worth('Hostile Takeover').scored).toMatchObject({ corpCredits: 7, badPublicity: 1 });
  expect(worth('Account Siphon').play.tags).toBeGreaterThan(1);
  expect(priced(worth('Ghost Branch').accessed, USUAL.corp)).toBeGreaterThan(1);
  expect(worth('Medium').round.accesses).toBeGreaterThan(0);
  // worked out once
  expect(worth('Medium')).toBe(worth('Medium'));
});

test('every answer has a reason of our sentences, and the numbers in it are numbers', () => {
  const seen = new Set<string>();
  const pairs = [
    ['acme', 'gabriel'],
    ['outfit', 'akiko'],
    ['saraswati', 'noise'],
    ['sportsmetal', 'liza'],
  ] as const;
  pairs.forEach(([corp, runner], number) => {
    const state = game.start({ ...starting(`reason ${number}`, corp, runner), publicDecks: false });
    for (let n = 0; n < 4000; n++) {
      const decision = game.decision(state);
      if (!decision) break;
      const { move, reason } = decide(game.view(state, decision.seat), 'standard', number);
      expect(SENTENCES, reason.key).toHaveProperty([reason.key]);
      const figures = Object.values(reason.params ?? {}).filter((value) => typeof value === 'number');
      for (const figure of figures) expect(Number.isFinite(figure), reason.key).toBe(true);
      seen.add(reason.key);
      game.play(state, move);
    }
  });
  expect(seen.size).toBeGreaterThan(40);
}, 240_000);
