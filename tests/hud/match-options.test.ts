import { describe, expect, it } from 'vitest';
import { type MatchOption, isSwitch, settledChoices } from '../../src/hud/contract/match-options.ts';

const OPTIONS: readonly MatchOption[] = [
  { id: 'players', values: ['2', '3', '4'], usual: '3', seats: true },
  {
    id: 'guard',
    values: ['off', 'on'],
    usual: 'off',
    barred: ({ players }) => (players === '2' ? { key: 'too few' } : null),
  },
];

describe('what is chosen before a match', () => {
  it('has the usual values until others are chosen', () => {
    expect(settledChoices(OPTIONS, {})).toEqual({ players: '3', guard: 'off' });
    expect(settledChoices(OPTIONS, { guard: 'on' })).toEqual({ players: '3', guard: 'on' });
  });
  it('takes no value that an option does not have, and nothing that is no option', () => {
    expect(settledChoices(OPTIONS, { players: '7', colour: 'red' })).toEqual({ players: '3', guard: 'off' });
  });
  it('has the usual value where another choice bars it', () => {
    expect(settledChoices(OPTIONS, { players: '2', guard: 'on' })).toEqual({ players: '2', guard: 'off' });
  });
  it('tells switches from lists', () => {
    expect(OPTIONS.map(isSwitch)).toEqual([false, true]);
  });
});
