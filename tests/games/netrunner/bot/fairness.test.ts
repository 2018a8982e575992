import { expect, test } from 'vitest';
import { starting } from '../../../../scripts/play/arena.ts';
import { decide } from '../../../../src/games/netrunner/bot/index.ts';
import { chance } from '../../../../src/games/netrunner/bot/prng.ts';
import { simulation as game, type State } from '../../../../src/games/netrunner/index.ts';
import type { Seat } from '../../../../src/games/netrunner/rules/model.ts';
import type { View } from '../../../../src/games/netrunner/rules/view-types.ts';
import { differs, swapped } from './swap.ts';

/** A bot that looks where it may not: the same judgement, on the view that sees everything. */
const cheats = (state: State, seat: Seat, view: View, seed: number): string => {
  const open = game.view(state, 'open');
  return JSON.stringify(
    decide({ ...open, viewer: seat, decision: { ...view.decision!, moves: view.decision!.moves } }, 'standard', seed)
      .move,
  );
};

test('hidden swap: what a seat cannot see changes neither its sight nor the bot’s decision; a cheat is found out', () => {
  const seen = { all: 0, runs: 0, prompts: 0, unfair: 0, cheated: 0 };
  for (let number = 0; seen.all < 1500 || seen.runs < 250 || seen.prompts < 150; number++) {
    if (number > 60) throw new Error(`too few positions: ${JSON.stringify(seen)}`);
    const state = game.start(starting(`fair ${number}`, 'jinteki', 'shaper'));
    const roll = chance(number, game.view(state, 'open'));
    for (let n = 0; n < 3000; n++) {
      const decision = game.decision(state);
      if (!decision) break;
      const seat = decision.seat as Seat;
      const view = game.view(state, seat);
      const level = number % 3 === 2 ? 'newcomer' : 'standard';
      const { move } = decide(view, level, number);
      if (view.decision!.moves.length > 1 && roll() < 0.35) {
        const other = swapped(state, seat, roll);
        if (differs(state, other)) {
          const sight = game.view(other, seat);
          expect(JSON.stringify(sight)).toBe(JSON.stringify(view));
          expect(JSON.stringify(game.moves(other))).toBe(JSON.stringify(game.moves(state)));
          seen.all++;
          if (view.run) seen.runs++;
          if (decision.kind !== 'action' && decision.kind !== 'window') seen.prompts++;
          if (JSON.stringify(decide(sight, level, number).move) !== JSON.stringify(move)) seen.unfair++;
          if (cheats(state, seat, view, number) !== cheats(other, seat, sight, number)) seen.cheated++;
        }
      }
      game.play(state, move);
    }
  }
  expect(seen.unfair).toBe(0);
  expect(seen.all).toBeGreaterThanOrEqual(1000);
  expect(seen.runs).toBeGreaterThanOrEqual(200);
  expect(seen.prompts).toBeGreaterThanOrEqual(100);
  expect(seen.cheated / seen.all).toBeGreaterThanOrEqual(0.05);
});

/** How many answers of a bot change when the same questions, of both seats and of two games, are asked in another order. */
function remembered(bot: typeof decide): number {
  const views: View[] = [];
  for (const seed of ['twice', 'once more']) {
    const state = game.start(starting(seed, 'jinteki', 'shaper'));
    for (let n = 0; n < 100; n++) {
      const decision = game.decision(state);
      if (!decision) break;
      views.push(game.view(state, decision.seat));
      game.play(state, decide(views.at(-1)!, 'standard', 5).move);
    }
  }
  const answers = (list: readonly View[]): string[] =>
    list.map((view) => JSON.stringify(bot(JSON.parse(JSON.stringify(view)) as View, 'standard', 5)));
  const forwards = answers(views);
  const backwards = answers(views.toReversed()).toReversed();
  return forwards.filter((one, i) => one !== backwards[i]).length;
}

test('the same view, level and seed give the same move, whatever was decided before, for whichever seat; a memory is found out', () => {
  expect(remembered(decide)).toBe(0);
  let hand = 0;
  const remembers: typeof decide = (view, level, seed) => {
    // The bot of the Corp leaves what it knows of its hand where the bot of the Runner finds it.
    if (view.viewer === 'corp') hand = view.corp.hand.reduce((sum, { code }) => sum + Number(code), 0);
    const answer = decide(view, level, seed);
    const { moves } = view.decision!;
    return view.viewer === 'runner' ? { ...answer, move: moves[hand % moves.length]! } : answer;
  };
  expect(remembered(remembers)).toBeGreaterThan(0);
});
