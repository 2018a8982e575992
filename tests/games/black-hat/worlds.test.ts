/** A sample of `npm run lab -- worlds --game black-hat`: what a seat cannot see changes nothing that it is shown, told, or chooses. */
import { describe, expect, it } from 'vitest';
import type { Game, Viewer } from '../../../src/core/game.ts';
import { decide } from '../../../src/games/black-hat/bot/index.ts';
import { simulation } from '../../../src/games/black-hat/index.ts';
import type { State } from '../../../src/games/black-hat/rules/model.ts';
import type { View } from '../../../src/games/black-hat/rules/view.ts';
import type { BlackHatTypes } from '../../../src/games/black-hat/game-types.ts';
import { latePairsOf } from './support/late-worlds.ts';
import { type Compared, comparePair, pairsOf } from './support/worlds.ts';

it('is shown and told the same in worlds that differ where it cannot see, and its bots choose alike', async () => {
  let [pairs, moves, events] = [0, 0, 0];
  for (let n = 0; n < 12; n++)
    for (const pair of pairsOf(n, 'sample')) {
      const found = await comparePair(pair, `sample ${n} ${pairs}`);
      expect(found.difference, `game ${n}, ${pair.seat}`).toBe(null);
      pairs++;
      moves += found.moves;
      events += found.events;
    }
  expect(pairs).toBe(96);
  expect(moves / pairs).toBeGreaterThan(4);
  expect(events / pairs).toBeGreaterThan(20);
});

it('and so it is late in rounds and games, to the end of both', async () => {
  const met: Record<string, number> = {};
  const meet = (what: string, n = 1): number => (met[what] = (met[what] ?? 0) + n);
  for (let n = 0; n < 8; n++)
    for (const [i, pair] of latePairsOf(n, 'late').entries()) {
      const found = await comparePair(pair, `late ${n} ${i}`);
      expect(found.difference, `game ${n}, ${pair.sort}, ${pair.seat}`).toBe(null);
      if (pair.hidden) meet(`${pair.sort}, the asset hidden`);
      meet(`${pair.sort}, scored`, found.scored);
      if (found.over) meet(`${pair.sort}, over`);
    }
  // What the sample came to; one that stops earlier would look away from what is told late.
  const least = {
    'trick > 9, the asset hidden': 10,
    'round > 3, the asset hidden': 3,
    'end of a round, the asset hidden': 10,
    'end of a round, scored': 20,
    'end of the game, over': 12,
  };
  for (const [what, n] of Object.entries(least)) expect(met[what] ?? 0, what).toBeGreaterThanOrEqual(n);
});

/** The game with one secret told. Each of these must be noticed. */
const LEAKS: Record<string, Compared> = {
  'the top of the deck in the view': withRules({
    view: (s, viewer) => ({ ...simulation.view(s, viewer), top: s.table.deck.at(-1) }),
  }),
  'the secret asset in the view': withRules({
    view: (s, viewer) => ({ ...simulation.view(s, viewer), asset: s.table.asset }),
  }),
  'a status number in the view': withRules({
    view: (s, viewer) => ({ ...simulation.view(s, viewer), numbers: s.table.status }),
  }),
  'how many moves another seat has': withRules({
    view: (s, viewer) => ({ ...simulation.view(s, viewer), many: simulation.moves(s).length }),
  }),
  'a hand between two events': withRules({
    tableView: (s, viewer) => ({ ...simulation.tableView(s, viewer), low: s.table.hands.map((hand) => hand[0]) }),
  }),
  'the trace in the hands with each play': withRules({
    redact: (s, event, viewer) =>
      event.type === 'played' ? { ...event, left: s.table.hands[event.seat] } : simulation.redact(s, event, viewer),
  }),
  'all hands to the bot': {
    decide: (view, level, seed, budget, s) =>
      decide({ ...simulation.view(s, 'open'), decision: view.decision }, level, seed, budget),
  },
};
function withRules(faulty: Partial<Game<BlackHatTypes>>): Compared {
  return { game: { ...simulation, ...faulty } };
}

/** The game with one secret told late. Each of these must be noticed in the late worlds. */
const LATE_LEAKS: Record<string, Compared> = {
  'the secret asset after the ninth trick': withRules({
    view: (s, viewer) => late(s, s.table.trick > 9, viewer, { asset: s.table.asset }),
  }),
  'the secret asset from the fourth round on': withRules({
    view: (s, viewer) => late(s, s.table.round > 3, viewer, { asset: s.table.asset }),
  }),
  'the top of the deck after the ninth trick': withRules({
    view: (s, viewer) => late(s, s.table.trick > 9, viewer, { top: s.table.deck.at(-1) }),
  }),
  'a status number from the fourth round on': withRules({
    view: (s, viewer) => late(s, s.table.round > 3, viewer, { numbers: s.table.status }),
  }),
  'the lowest card of each hand with a scoring': withRules({
    redact: (s, event, viewer) =>
      event.type === 'scored'
        ? { ...event, low: s.table.hands.map((hand) => hand[0]) }
        : simulation.redact(s, event, viewer),
  }),
  'all hands when the game is over': withRules({
    view: (s, viewer) => late(s, s.table.over !== null, viewer, { hands: s.table.hands }),
  }),
  'all hands to the bot after the ninth trick': {
    decide: (view, level, seed, budget, s) =>
      decide(
        s.table.trick > 9 ? { ...simulation.view(s, 'open'), decision: view.decision } : view,
        level,
        seed,
        budget,
      ),
  },
};
function late(s: State, isLate: boolean, viewer: Viewer, told: object): View {
  return { ...simulation.view(s, viewer), ...(isLate ? told : {}) };
}

describe.each(Object.keys(LATE_LEAKS))('telling %s', (name) => {
  it('is noticed', async () => {
    for (let n = 0; n < 24; n++)
      for (const pair of latePairsOf(n, 'late leaks'))
        if ((await comparePair(pair, `leak ${n}`, LATE_LEAKS[name])).difference !== null) return;
    expect.unreachable('nothing was noticed');
  });
});

describe.each(Object.keys(LEAKS))('telling %s', (name) => {
  it('is noticed', async () => {
    for (let n = 0; n < 40; n++)
      for (const pair of pairsOf(n, 'leaks'))
        if ((await comparePair(pair, `leak ${n}`, LEAKS[name])).difference !== null) return;
    expect.unreachable('nothing was noticed');
  });
});
