/** Records of earlier versions of the rules open still: watched from their events, and played on as far as today's rules agree. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { simulation } from '../../../src/games/black-hat/index.ts';
import { lighten, readReplay, type Replay } from '../../../src/replay/format.ts';
import { openReplay } from '../../../src/replay/player.ts';
import type { Event } from '../../../src/games/black-hat/rules/events.ts';

const FOLDER = join('tests', 'corpus', 'black-hat');
const records = readdirSync(FOLDER).flatMap((version) =>
  readdirSync(join(FOLDER, version)).map((name): [number, string] => [Number(version.slice(6)), join(version, name)]),
);
function replayOf(name: string): Replay {
  const read = readReplay(readFileSync(join(FOLDER, name), 'utf8'));
  if (!read.ok) throw new Error(read.problem.key);
  return read.replay;
}
function opened(replay: Replay) {
  const found = openReplay(simulation, replay);
  if (!found.ok) throw new Error(found.problem.key);
  return found.player;
}

describe.each(records)('a record of rules %i, %s', (version, name) => {
  const replay = replayOf(name);

  it('is of earlier rules', () => {
    expect(replay.rules).toBe(version);
    expect(version).toBeLessThan(simulation.rulesVersion);
  });

  it('is watched from its events to the end', () => {
    const player = opened(replay);
    expect([player.from, player.length, player.problem?.key]).toEqual([
      'events',
      replay.steps.length,
      'replay.otherRules',
    ]);
    expect(player.view(player.length, 'open').over).toEqual(replay.result);
  });

  it('as a link, without its events, opens as far as the rules agree', () => {
    const player = opened(lighten(replay));
    expect([player.from, player.problem?.key]).toEqual(['moves', 'replay.cutShort']);
    expect(player.length).toBeGreaterThan(0);
  });
});

it('one of them has what the rules changed: a jump over a partner, a marker only lifted, a card turned up late', () => {
  const { steps } = replayOf(join('rules-1', 'moves-of-before.replay.json'));
  const pawns = new Map<number, number>();
  const met = new Set<string>();
  steps.forEach(({ move, events = [] }, i) => {
    for (const event of events as unknown as Event[]) {
      if (event.type === 'moved') {
        if (event.way.slice(0, -1).includes(pawns.get(event.pawn ^ 1) ?? -1)) met.add('jump');
        pawns.set(event.pawn, event.to);
      }
      if (event.type === 'sent-back') pawns.set(event.pawn, event.to);
      if (event.type === 'asset-turned' && /: (leave|mark|send|lay)/.test(move)) met.add('late');
    }
    if (move.includes(': lift') && steps[i + 1]!.move.endsWith(': leave')) met.add('lifted');
  });
  expect([...met].sort()).toEqual(['jump', 'late', 'lifted']);
});
