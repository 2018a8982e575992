/** A game recorded with rules 1, in which Cyberfeeder paid for Femme Fatale's bypass. That was wrong; the record still opens, as it was played. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OPEN } from '../../../src/core/game.ts';
import { simulation } from '../../../src/games/netrunner/index.ts';
import { lighten, readReplay } from '../../../src/replay/format.ts';
import { openReplay } from '../../../src/replay/player.ts';

const read = readReplay(readFileSync(join(import.meta.dirname, 'records', 'rules-1.replay.json'), 'utf8'));
if (!read.ok) throw new Error(read.problem.key);
const { replay } = read;

describe('a record of rules 1', () => {
  it('is older than the rules of today', () => {
    expect(replay.rules).toBe(1);
    expect(simulation.rulesVersion).toBeGreaterThan(1);
  });

  it('is watched from its events to its end, as it was played', () => {
    const opened = openReplay(simulation, replay);
    if (!opened.ok) throw new Error(opened.problem.key);
    const { player } = opened;
    const { length } = replay.steps;
    expect([player.from, player.length, player.problem?.key]).toEqual(['events', length, 'replay.otherRules']);
    const told = replay.steps.flatMap((_step, i) => player.update(i + 1, OPEN).events.map(({ type }) => type));
    expect(told).toContain('bypassed');
    expect(player.update(length, OPEN).after.over).toMatchObject({ reason: 'empty-rnd' });
    expect(player.playableUntil).toBeLessThan(length);
  });

  it('in the light form of a link opens as far as today’s rules agree with it', () => {
    const opened = openReplay(simulation, lighten(replay));
    if (!opened.ok) throw new Error(opened.problem.key);
    expect([opened.player.from, opened.player.problem?.key]).toEqual(['moves', 'replay.cutShort']);
  });
});
