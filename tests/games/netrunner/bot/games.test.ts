import { expect, test } from 'vitest';
import { POLICIES } from '../../../../scripts/play/policies.ts';
import { playGame, starting } from '../../../../scripts/play/arena.ts';
import { volume } from '../../../support/volume.ts';

const GAMES = volume(24, 60);

test(`${GAMES} games between bots end, none by an empty deck alone or too late, and each side wins some`, () => {
  const wins = { corp: 0, runner: 0, draw: 0 };
  const reasons = new Map<string, number>();
  for (let game = 0; game < GAMES; game++) {
    const corp = POLICIES[game % 10 === 4 ? 'newcomer' : 'standard']!;
    const runner = POLICIES[game % 10 === 9 ? 'newcomer' : 'standard']!;
    const played = playGame(starting(`ci ${game}`, 'jinteki', 'shaper'), corp, runner, game);
    expect(played.turns, `game ${game}`).toBeLessThanOrEqual(80);
    expect(played.decisions).toBeGreaterThan(10);
    wins[played.winner]++;
    reasons.set(played.reason, (reasons.get(played.reason) ?? 0) + 1);
  }
  expect(wins.draw).toBe(0);
  // a quarter each is asked of a thousand games; so few scatter
  expect(wins.corp).toBeGreaterThanOrEqual(GAMES / 10);
  expect(wins.runner).toBeGreaterThanOrEqual(GAMES / 10);
  expect(reasons.get('empty-rnd') ?? 0).toBeLessThanOrEqual(GAMES / 20);
  expect(reasons.get('flatline') ?? 0).toBeGreaterThan(0);
  expect(reasons.get('agenda-points') ?? 0).toBeGreaterThan(0);
}, 300_000);
