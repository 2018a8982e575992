/** What the Runner says of ice that it lets be or breaks: what may fire, whether anything installed could break it, what it takes. */
import { describe, expect, test } from 'vitest';
import { weigh } from '../../../../src/games/netrunner/bot/heuristics.ts';
import { game, reach } from './positions.ts';

const STACK: string[] = Array.from({ length: 20 }, () => 'Tinkering');

/** The keys and parameters of the reasons given at an encounter in HQ, over several seeds. */
function reasons(
  ice: string,
  runner: Record<string, unknown>,
  play: string[] = [],
  hq: unknown[] = ['Hedge Fund'],
): { key: string; params?: Record<string, unknown> }[] {
  const state = reach({
    name: ice,
    seat: 'runner',
    kind: 'window',
    play: ['run hq', ...play],
    setup: {
      turn: 'runner',
      runner: { stack: STACK, grip: ['Tinkering', 'Tinkering', 'Tinkering', 'Tinkering'], ...runner },
      corp: { credits: 0, hq, rnd: STACK.map(() => 'Hunter') },
      servers: { hq: { ice: [{ card: ice, rezzed: true }] } },
    },
  });
  for (let n = 0; n < 20 && game.view(state, 'runner').run?.at !== 'encounter'; n++)
    game.play(
      state,
      game.moves(state).find(({ do: what }) => what === 'pass' || what === 'continue')!,
    );
  const view = game.view(state, 'runner');
  expect(view.run?.at).toBe('encounter');
  expect(view.decision!.moves.length).toBeGreaterThan(1);
  return Array.from({ length: 12 }, (_, seed) => weigh(view, 'standard', seed).reason);
}

describe('ice that is let be', () => {
  test('nothing installed can break it: that is said, and never that it does not pay', () => {
    for (const reason of reasons('Enigma', { credits: 9, rig: ['Corroder'] }))
      expect(reason).toEqual({ key: 'reason.fire.no-breaker', params: { ice: 'Enigma' } });
  });

  test('a subroutine that gives the Corp something is not called harmless', () => {
    for (const { key } of reasons('Data Raven', { credits: 2, rig: ['Corroder'] }, ['choose take a tag']))
      expect(key).not.toMatch(/^reason\.(fire\.broken|pass)$/);
  });
});

test('ice broken with clicks is said to take clicks', () => {
  for (const { key, params } of reasons('Viktor 1.0', { credits: 0, clicks: 4, rig: ['Corroder'] })) {
    expect(key).toBe('reason.break.clicks');
    expect(params!['clicks']).toBeGreaterThan(0);
  }
});

test('ice that does something on encounter is paid for once, then broken', () => {
  const prize = [{ card: 'Nisei MK II', seenBy: 'runner' }];
  for (const { key } of reasons('Tollbooth', { credits: 9, rig: ['Gordian Blade'] }, [], prize))
    expect(key).toBe('reason.break.boost');
});
