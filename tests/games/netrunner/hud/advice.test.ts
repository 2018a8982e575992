/** A move that the coach speaks of waits for a second word. */
import { expect, test } from 'vitest';
import { advice } from '../../../../src/games/netrunner/hud/advice.ts';
import { testGame } from '../../../hud/support/session.ts';

const ADVICE = advice({ kind: 'hand-limit', params: { n: 5, hand: 6 }, at: null });

async function coached(verb: string) {
  const told: string[] = [];
  const made = await testGame('runner', 'with a coach', {
    advise: (_, move) => ('do' in move && move.do === verb ? ADVICE : null),
    advised: (kind, how) => void told.push(`${kind} ${how}`),
    focusPrompt: () => void told.push('the question'),
  });
  made.game.play({ do: 'keep' });
  await made.clock.run();
  return { ...made, told };
}

test('taken back, it was never made', async () => {
  const { session, game, told } = await coached('draw');
  game.play({ do: 'draw' });
  expect(session.played).toEqual([{ do: 'keep' }]);
  expect(game.state.advice).toEqual(ADVICE);
  game.answer('followed');
  expect(game.state.advice).toBeNull();
  expect(session.played).toEqual([{ do: 'keep' }]);
  expect(told).toEqual(['hand-limit followed', 'the question']);
  game.answer('followed');
  expect(told).toHaveLength(2);
});

test('done anyway, it is made once', async () => {
  const { session, game, told } = await coached('draw');
  game.play({ do: 'draw' });
  game.answer('aside');
  expect(session.played).toEqual([{ do: 'keep' }, { do: 'draw' }]);
  expect(game.state.advice).toBeNull();
  expect(told).toEqual(['hand-limit aside']);
});

test('another move instead closes it, and Escape takes back', async () => {
  const { session, game, told, clock } = await coached('draw');
  game.play({ do: 'draw' });
  game.play({ do: 'credit' });
  expect(session.played.at(-1)).toEqual({ do: 'credit' });
  expect(game.state.advice).toBeNull();
  await clock.run();
  game.play({ do: 'draw' });
  game.commands.back();
  expect(game.state.advice).toBeNull();
  expect(game.screen.state.dialog).toBeNull();
  expect(told).toContain('hand-limit followed');
});

test('it is told in words, with cards by their titles', () => {
  expect(ADVICE).toEqual({
    kind: 'hand-limit',
    title: 'Hand limit',
    text: 'You’d hold 6 cards, but your hand limit is 5.',
    rule: 'When your turn ends, you discard what’s over the limit.',
    at: null,
    grave: false,
  });
  const stopped = advice({ kind: 'stopped', params: { ice: '01113', needs: -1, credits: 2 }, at: 7 });
  expect(stopped).toMatchObject({
    text: 'Wall of Static will end this run.',
    rule: 'None of your icebreakers can break it.',
    at: 7,
  });
});
