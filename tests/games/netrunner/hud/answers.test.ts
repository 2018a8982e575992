import { describe, expect, it } from 'vitest';
import type { View } from '../../../../src/games/netrunner/index.ts';
import { enough, meaningOf, withBid } from '../../../../src/games/netrunner/hud/numbers.ts';
import { overWords, reasonWords, resultKey, resultWords } from '../../../../src/games/netrunner/hud/over.ts';
import { promptWords } from '../../../../src/games/netrunner/hud/words/prompt.ts';
import { t } from '../../../../src/i18n/index.ts';
import { position } from '../../../hud/support/positions.ts';
import { testSession } from '../../../hud/support/session.ts';
import '../../../hud/support/games.ts';

const corp = testSession('corp', 'answers').now();
const runner = testSession('runner', 'answers').now();
const traced = (view: View, strength: number, link: number): View => ({
  ...view,
  pending: { what: 'trace', n: strength, link },
});

describe('a bid in a trace', () => {
  it('tells the Corp what the Runner would have to pay', () =>
    expect(meaningOf(3, traced(corp, 2, 1))).toBe('At strength 5, the Runner needs 4 credits to get away.'));

  it('tells the Runner whether it is enough; a tie is', () => {
    expect(meaningOf(2, traced(runner, 4, 1))).toBe('At 3 link, you’re caught, because the trace has strength 4.');
    expect(meaningOf(3, traced(runner, 4, 1))).toBe('At 4 link, you get away.');
  });

  it('begins at the least that is enough, or at nothing where nothing is', () => {
    expect(enough(traced(runner, 4, 1), 0, 9)).toBe(3);
    expect(enough(traced(runner, 4, 1), 0, 2)).toBe(0);
    expect(enough(traced(runner, 0, 1), 0, 9)).toBe(0);
    expect(enough(traced(corp, 4, 1), 0, 9)).toBe(0);
  });

  it('moves the bar of the one who bids', () => {
    expect(withBid(3, traced(corp, 2, 1)).pending).toEqual({ what: 'trace', n: 5, link: 1 });
    expect(withBid(3, traced(runner, 2, 1)).pending).toEqual({ what: 'trace', n: 2, link: 4 });
    expect(withBid(3, corp)).toBe(corp);
  });

  it('has no meaning for other numbers', () => expect(meaningOf(2, corp)).toBeNull());
});

describe('the end', () => {
  const over = (view: View, winner: 'corp' | 'runner' | 'draw', reason: NonNullable<View['over']>['reason']): View => ({
    ...view,
    over: { winner, reason },
  });

  it('is won, lost or drawn for the one who played, and named for one who watched', () => {
    expect(t(resultKey(over(corp, 'corp', 'agenda-points'), 'corp'))).toBe('You win');
    expect(t(resultKey(over(corp, 'runner', 'agenda-points'), 'corp'))).toBe('You lose');
    expect(t(resultKey(over(corp, 'draw', 'agenda-points'), 'corp'))).toBe('A draw');
    expect(t(resultKey(over(corp, 'runner', 'flatline'), null))).toBe('The Runner wins');
  });

  it('has a sentence for every reason from every side, and says "you" only to the one person', () => {
    for (const reason of ['agenda-points', 'empty-rnd', 'flatline', 'hand-size', 'concede'] as const)
      for (const winner of ['corp', 'runner'] as const)
        for (const you of ['corp', 'runner', null] as const) {
          const words = reasonWords(over(corp, winner, reason), you);
          expect(words).toMatch(/^[A-Z ].*\.$/);
          if (you === null) expect(words).not.toMatch(/\byou/i);
        }
    expect(reasonWords(over(runner, 'corp', 'concede'), 'runner')).toBe('You conceded.');
    expect(reasonWords(over(corp, 'corp', 'concede'), 'corp')).toBe('The Runner conceded.');
    expect(reasonWords(over(corp, 'corp', 'flatline'), null)).toBe(
      'The Runner took more damage than they had cards in hand, and flatlined.',
    );
  });

  it('has its figures, the Corp before the Runner, and a class for the panel', () => {
    const words = overWords(over(runner, 'corp', 'flatline'), 'runner')!;
    expect(words).toMatchObject({
      tone: 'lost',
      kicker: 'Game over before the first turn',
      heads: [
        { seat: 'corp', name: 'Corp' },
        { seat: 'runner', name: 'Runner' },
      ],
    });
    expect(words.rows.map(({ figures }) => figures)).toEqual([
      ['0 / 7', '0 / 7'],
      [5, 5],
      [runner.corp.handSize, runner.runner.handSize],
    ]);
    expect(overWords(over(corp, 'runner', 'flatline'), null)?.tone).toBe('runner');
    expect(overWords(corp, 'corp')).toBeNull();
  });

  it('is told in one line in the list of recorded games', () => {
    const won = { places: [['corp'], ['runner']], reason: 'flatline' };
    expect(resultWords(won)).toBe('The Corp won by flatline');
    expect(resultWords({ ...won, reason: 'told elsewhere' })).toBe('The Corp won');
    expect(resultWords({ places: [['corp', 'runner']], reason: 'agenda-points' })).toBe('A draw');
  });
});

describe('a number that is asked', () => {
  it('has no count of what was chosen: there is nothing to choose one by one', () => {
    const setup = {
      turn: 'runner',
      corp: { credits: 0 },
      runner: { credits: 3 },
      servers: { hq: { ice: [{ card: 'Hunter', rezzed: true }] } },
    };
    const view = position('runner', setup, ['runner: run hq', 'corp: number 0']);
    expect(view.decision).toMatchObject({ kind: 'trace', range: { min: 0, max: 3 } });
    expect(promptWords(view)!.figures).toEqual(['Trace 3', 'Link 0']);
  });
});
