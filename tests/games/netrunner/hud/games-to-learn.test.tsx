// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { SHIPPED } from '../../../../src/games/netrunner/plugin/shipped.ts';
import { GamesToLearn } from '../../../../src/hud/pages/GamesToLearn.tsx';

const place = document.createElement('div');
afterEach(() => render(null, place));

it('the games to learn from stand in their order, with what they teach, and open by their id; who wins is not told', () => {
  const opened: string[] = [];
  act(() => render(<GamesToLearn games={SHIPPED} draw={null} onWatch={(id) => opened.push(id)} />, place));
  const rows = [...place.querySelectorAll('li')];
  expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual([
    'The missing click',
    'The price of the wall',
    'One card short',
  ]);
  expect(rows.map((row) => [...row.querySelectorAll('small')].map((one) => one.textContent))).toEqual([
    [
      '23 turns · 44 notes',
      'Shows what to do with clicks and credits, when to run at unknown ice, and which ice to rez.',
    ],
    [
      '16 turns · 43 notes',
      'Shows what to check before you run, what a run costs, and what the Corp can still pay for.',
    ],
    [
      '12 turns · 32 notes',
      'Shows bluffs and ambushes, why the cards in your hand keep you alive, and how the losing side could have turned the game around.',
    ],
  ]);
  expect(place.textContent).not.toMatch(/\bwins?\b|\bwon\b|flatline/i);
  for (const button of place.querySelectorAll('button')) act(() => button.click());
  expect(opened).toEqual(['learn-1', 'learn-2', 'learn-3']);
  const names = [...place.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(3);
});
