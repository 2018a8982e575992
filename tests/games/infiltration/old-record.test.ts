/**
 * A game recorded with rules 1, in which an Auditor left through a Director's Lift that lay face down, and an Advance that led nowhere delayed a
 * wounded operative. Both were wrong; the record still opens, and shows what happened then.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { simulation } from '../../../src/games/infiltration/index.ts';
import { OPEN } from '../../../src/core/game.ts';
import { lighten, readReplay } from '../../../src/replay/format.ts';
import { openReplay } from '../../../src/replay/player.ts';

const source = readFileSync(join(import.meta.dirname, 'records', 'rules-1.replay.json'), 'utf8');
const read = readReplay(source);
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
    expect([player.from, player.length, player.problem?.key]).toEqual([
      'events',
      replay.steps.length,
      'replay.otherRules',
    ]);
    const { after } = player.update(player.length, OPEN);
    expect(after.over).toEqual(replay.result);
    expect(after.gone).toContain('auditor');
    // as it was then: up to the first round that today ends otherwise it can be played on
    expect(player.playableUntil).toBeLessThan(replay.steps.length);
  });

  it('in the light form of a link opens as far as today’s rules agree with it', () => {
    const opened = openReplay(simulation, lighten(replay));
    if (!opened.ok) throw new Error(opened.problem.key);
    expect(opened.player.from).toBe('moves');
    expect(opened.player.problem?.key).toBe('replay.cutShort');
  });
});
