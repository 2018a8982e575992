// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { resultWords } from '../../../../src/games/netrunner/hud/over.ts';
import { SHIPPED } from '../../../../src/games/netrunner/shipped.ts';
import { GamesToLearn } from '../../../../src/hud/pages/GamesToLearn.tsx';

const games = SHIPPED.map(({ id, turns, notes, picture = null, outcome }) => ({
  id,
  turns,
  notes,
  picture,
  winner: outcome.places[0]![0]!,
  result: () => resultWords(outcome),
}));
const place = document.createElement('div');
afterEach(() => render(null, place));

it('the games to learn from stand in their order, with what they teach, and open by their id', () => {
  const opened: string[] = [];
  act(() => render(<GamesToLearn games={games} draw={null} onWatch={(id) => opened.push(id)} />, place));
  const rows = [...place.querySelectorAll('li')];
  expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual([
    'The click that was missing',
    'The price of the wall',
    'One card short',
  ]);
  expect(rows.map((row) => [...row.querySelectorAll('small')].map((one) => one.textContent))).toEqual([
    [
      'The Corp wins: agenda points · 23 turns · 38 notes',
      'Teaches: clicks and credits, when to run at unknown ice, which ice to rez',
    ],
    [
      'The Runner wins: agenda points · 16 turns · 35 notes',
      'Teaches: looking before a run, what a run costs, what the Corp can still pay for',
    ],
    [
      'The Corp wins: flatlined · 12 turns · 27 notes',
      'Teaches: bluff and ambush, cards in hand as lives, how the loser could have won',
    ],
  ]);
  for (const button of place.querySelectorAll('button')) act(() => button.click());
  expect(opened).toEqual(['learn-1', 'learn-2', 'learn-3']);
  const names = [...place.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(3);
});
