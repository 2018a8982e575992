/** A question that asks for a number, answered with the keyboard: digits make the number, Enter or Space gives it. */
import { describe, expect, it } from 'vitest';
import { dispatch } from '../../src/commands/keys.ts';
import type { View } from '../../src/games/netrunner/index.ts';
import { entryOf, erased, typed } from '../../src/hud/table/ask/entry.ts';
import './support/games.ts';
import { testGame } from './support/session.ts';

const press = (key: string) => ({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false });

/** The Runner runs into a trace with this many credits. The Corp adds nothing to it. */
async function traced(credits: number) {
  const { game, session, clock, view } = await testGame('runner', 'trace', {
    table: {
      turn: 'runner',
      runner: { credits },
      servers: { hq: { ice: [{ card: 'Hunter', rezzed: true }], root: [] } },
    },
    answer: ({ decision }: View) =>
      decision!.moves.find((move) => move.n === 0 || move.do === 'pass') ?? decision!.moves[0]!,
  });
  game.play({ do: 'run', server: 'hq' });
  await clock.run();
  while (view().decision?.kind === 'window') {
    game.play({ do: 'pass' });
    await clock.run();
  }
  expect(view().decision?.kind).toBe('trace');
  const before = session.played.length;
  const keys = (...names: string[]): void => {
    for (const name of names) dispatch(press(name), 'free', game.commands, true);
  };
  return { game, clock, keys, given: () => session.played.slice(before) };
}

describe('a trace by keys', () => {
  it('takes a digit as that number, and pays nothing before Enter', async () => {
    const { game, keys, given } = await traced(9);
    keys('5');
    expect(given()).toEqual([]);
    expect(game.state.entry?.n).toBe(5);
    keys('Enter');
    expect(given()).toEqual([{ do: 'number', n: 5 }]);
  });

  it('takes several digits as one number, and Backspace takes the last one away', async () => {
    const { game, keys, given } = await traced(15);
    keys('1', '3', 'Backspace', '2');
    expect(game.state.entry?.n).toBe(12);
    keys(' ');
    expect(given()).toEqual([{ do: 'number', n: 12 }]);
  });

  it('gives the number it begins with when only Enter is pressed', async () => {
    const { keys, given } = await traced(9);
    keys('Enter');
    // Hunter traces with strength 3, so the Runner without link gets away with 3.
    expect(given()).toEqual([{ do: 'number', n: 3 }]);
  });

  it('starts over at the next question', async () => {
    const { game, clock, keys } = await traced(9);
    keys('7', 'Enter');
    expect(game.state.entry?.n).toBe(7);
    await clock.run();
    expect(game.state.view.decision?.kind).not.toBe('trace');
    expect(game.state.entry).toBeNull();
  });
});

describe('the number typed', () => {
  const range = { min: 0, max: 12 };
  const keys = (...digits: string[]) => digits.reduce((entry, digit) => typed(entry, digit, range), entryOf(3, range));

  it('replaces the number offered, and grows digit by digit', () => {
    expect(keys('5').n).toBe(5);
    expect(keys('1', '2').n).toBe(12);
    expect(keys('0', '7').n).toBe(7);
  });

  it('begins a new number with a digit that would make it too large', () => {
    expect(keys('5', '7').n).toBe(7);
    expect(keys('1', '2', '4').n).toBe(4);
  });

  it('stays in the range', () => {
    expect(typed(entryOf(0, { min: 0, max: 4 }), '9', { min: 0, max: 4 }).n).toBe(4);
    const from = { min: 3, max: 12 };
    expect(typed(entryOf(3, from), '1', from).n).toBe(3);
    expect(typed(typed(entryOf(3, from), '1', from), '2', from).n).toBe(12);
  });

  it('is shorter by its last digit, down to the least', () => {
    expect(erased(keys('1', '2'), range).n).toBe(1);
    expect(erased(entryOf(12, range), range).n).toBe(1);
    expect(erased(keys('5'), range).n).toBe(0);
  });
});
