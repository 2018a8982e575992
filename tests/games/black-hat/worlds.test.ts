/** A sample of `npm run worlds:black-hat`: what a seat cannot see changes nothing that it is shown, told, or chooses. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/core/game.ts';
import { decide } from '../../../src/games/black-hat/bot/index.ts';
import { simulation } from '../../../src/games/black-hat/index.ts';
import type { BlackHatTypes } from '../../../src/games/black-hat/types.ts';
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
    glimpse: (s, viewer) => ({ ...simulation.glimpse(s, viewer), low: s.table.hands.map((hand) => hand[0]) }),
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

describe.each(Object.keys(LEAKS))('telling %s', (name) => {
  it('is noticed', async () => {
    for (let n = 0; n < 40; n++)
      for (const pair of pairsOf(n, 'leaks'))
        if ((await comparePair(pair, `leak ${n}`, LEAKS[name])).difference !== null) return;
    expect.unreachable('nothing was noticed');
  });
});
