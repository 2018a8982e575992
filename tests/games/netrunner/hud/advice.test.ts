/** A move that the coach speaks of waits for a second word. */
import { expect, test } from 'vitest';
import type { Advice } from '../../../../src/games/netrunner/coach/advice.ts';
import { openController } from '../../../../src/hud/play/controller.ts';
import { DEFAULTS } from '../../../../src/hud/prefs.ts';
import '../../../hud/support/games.ts';
import { handClock, testSession } from '../../../hud/support/session.ts';

const ADVICE: Advice = { kind: 'hand-limit', params: { n: 5, hand: 6 }, at: null };

function coached(verb: string) {
  const session = testSession('runner', 'with a coach');
  const clock = handClock();
  const told: string[] = [];
  const game = openController(session, {
    prefs: () => DEFAULTS,
    later: clock.later,
    advise: (_, move) => (move.do === verb ? ADVICE : null),
    advised: (kind, how) => void told.push(`${kind} ${how}`),
    help: () => undefined,
    focusPrompt: () => void told.push('the question'),
    focusTable: () => undefined,
  });
  clock.run();
  game.play({ do: 'keep' });
  clock.run();
  return { session, game, told, clock };
}

test('taken back, it was never made', () => {
  const { session, game, told } = coached('draw');
  game.play({ do: 'draw' });
  expect(session.played).toEqual([{ do: 'keep' }]);
  expect(game.store.get().advice).toEqual({ advice: ADVICE, move: { do: 'draw' } });
  game.answer('followed');
  expect(game.store.get().advice).toBeNull();
  expect(session.played).toEqual([{ do: 'keep' }]);
  expect(told).toEqual(['hand-limit followed', 'the question']);
  game.answer('followed');
  expect(told).toHaveLength(2);
});

test('done anyway, it is made once', () => {
  const { session, game, told } = coached('draw');
  game.play({ do: 'draw' });
  game.answer('aside');
  expect(session.played).toEqual([{ do: 'keep' }, { do: 'draw' }]);
  expect(game.store.get().advice).toBeNull();
  expect(told).toEqual(['hand-limit aside']);
});

test('another move instead closes it, and Escape takes back', () => {
  const { session, game, told } = coached('draw');
  game.play({ do: 'draw' });
  game.play({ do: 'credit' });
  expect(session.played.at(-1)).toEqual({ do: 'credit' });
  expect(game.store.get().advice).toBeNull();
  game.play({ do: 'draw' });
  game.commands.back();
  expect(game.store.get().advice).toBeNull();
  expect(game.store.get().dialog).toBeNull();
  expect(told).toContain('hand-limit followed');
});
