import { expect, test } from 'vitest';
import { CORP_PLANS, planOf, type PlanName, RUNNER_PLANS } from '../../../../src/games/netrunner/bot/plan.ts';
import { unseen } from '../../../../src/games/netrunner/bot/pool.ts';
import { starting } from '../../../../scripts/play/arena.ts';
import { cardDef, DECKS, simulation as game } from '../../../../src/games/netrunner/index.ts';

const plan = (id: string) => planOf(DECKS[id]!.side, DECKS[id]!.cards.join(' '), DECKS[id]!.identity);

test('each of the 21 decks has a plan of its side, by its own cards', () => {
  const mains = Object.fromEntries(Object.keys(DECKS).map((id) => [id, plan(id).main]));
  expect(mains).toMatchInlineSnapshot(`
    {
      "acme": "tag and punish",
      "akiko": "R&D lock",
      "anarch": "rig",
      "better-world": "tag and punish",
      "criminal": "siphon",
      "engineering": "fast advance",
      "evolution": "net damage",
      "gabriel": "siphon",
      "gnat": "R&D lock",
      "haas-bioroid": "glacier",
      "jinteki": "net damage",
      "kate": "rig",
      "liza": "siphon",
      "making-news": "fast advance",
      "nbn": "tag and punish",
      "noise": "rig",
      "outfit": "rush",
      "saraswati": "net damage",
      "shaper": "rig",
      "sportsmetal": "rush",
      "weyland": "rush",
    }
  `);
  for (const deck of Object.values(DECKS)) {
    const own: readonly PlanName[] = deck.side === 'corp' ? CORP_PLANS : RUNNER_PLANS;
    expect(own).toContain(plan(deck.id).main);
    for (const name of own) {
      expect(plan(deck.id).weight(name)).toBeGreaterThanOrEqual(0);
      expect(plan(deck.id).weight(name)).toBeLessThanOrEqual(1);
    }
  }
});

test('a deck serves the plans that its cards are for more than others do', () => {
  expect(plan('making-news').weight('fast advance')).toBeGreaterThan(plan('jinteki').weight('fast advance'));
  expect(plan('better-world').weight('tag and punish')).toBeGreaterThan(plan('engineering').weight('tag and punish'));
  expect(plan('evolution').weight('net damage')).toBeGreaterThan(plan('outfit').weight('net damage'));
  expect(plan('gabriel').weight('siphon')).toBeGreaterThan(plan('kate').weight('siphon'));
  expect(plan('akiko').weight('R&D lock')).toBeGreaterThan(plan('gabriel').weight('R&D lock'));
  expect(plan('kate').weight('rig')).toBeGreaterThan(plan('gnat').weight('rig'));
});

test('a deck that is not known has no plan', () => {
  expect(planOf('corp', null, null).main).toBeNull();
  expect(planOf('corp', null, null).weight('rush')).toBe(0);
});

test('what a hidden deck may hold is guessed from its identity, and from what was seen of it', () => {
  const state = game.start({ ...starting('pool', 'making-news', 'shaper'), publicDecks: false });
  const view = game.view(state, 'runner');
  const scorched = [...unseen(view, 'corp').left].find(([code]) => cardDef(code).title === 'Scorched Earth')!;
  const before = scorched[1];
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(1);
  // a card of Weyland in Archives: more of that influence is to be expected
  const card = {
    ...view.corp.identity,
    h: 9999,
    code: [...unseen(view, 'corp').left.keys()].find((code) => cardDef(code).title === 'Archer')!,
    zone: 'archives' as const,
  };
  const seen = { ...view, corp: { ...view.corp, archives: [...view.corp.archives, card] } };
  const after = unseen(seen, 'corp').left;
  expect(after.get(scorched[0])!).toBeGreaterThan(before);
  expect(after.get(card.code)!).toBeGreaterThan(1);
});
