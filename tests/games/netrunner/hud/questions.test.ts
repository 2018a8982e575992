import { describe, expect, it } from 'vitest';
import { besidesActions, questionsOf } from '../../../../scripts/play/questions.ts';
import '../../../hud/support/games.ts';

// `npm run lab -- questions` counts 50 games.
describe('what a person is asked in whole games, in the default setting', () => {
  const asked = [1, 2, 3].flatMap((n) => questionsOf(`questions ${n}`, n * 7));
  const sum = (list: readonly number[]): number => list.reduce((n, one) => n + one, 0);

  // In these games commit fab0288 asked 431 questions.
  it('is at most half of what it was, what to do with a click left out', () =>
    expect(sum(asked.map(({ kinds }) => besidesActions(kinds)))).toBeLessThanOrEqual(431 / 2));

  it('is never a window in which nothing that is offered can matter', () =>
    expect(sum(asked.map(({ idle }) => idle))).toBe(0));

  // A bot with two cards in its grip may leave R&D for fear of a Snare! that nobody has seen; it leaves nothing else undone.
  it('leaves out hardly anything that a good player would have done', () => {
    const missed = asked.flatMap((one) => one.missed);
    expect(missed.filter((move) => move !== 'jack-out at 5.2')).toEqual([]);
    expect(missed.length).toBeLessThanOrEqual(2);
  });
});
