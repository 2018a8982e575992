/** Events in a file are what the file says. Where the moves are possible, what is shown and kept is made by playing them. */
import { describe, expect, it } from 'vitest';
import { openRecords } from '../../src/app/records.ts';
import { simulation as game } from '../../src/games/netrunner/index.ts';
import { decksOf } from '../../src/games/netrunner/record/index.ts';
import type { View } from '../../src/games/netrunner/index.ts';
import { type Replay, writeReplay } from '../../src/replay/format.ts';
import { openReplay } from '../../src/replay/player.ts';
import { memoryBackend } from '../../src/storage/backend.ts';
import { openStorage } from '../../src/storage/index.ts';
import { fakeGame } from '../support/fake-game.ts';
import { playNetrunner } from '../support/netrunner-records.ts';
import { playFake } from '../support/records.ts';

const { record } = playNetrunner('lies', { watched: false, most: 60 });
/** The step whose events are falsified, and how: 77 credits too many. */
const at = record.steps.findIndex(({ events }) => events!.some(({ type }) => type === 'credits-gained'));
const lying: Replay = structuredClone(record);
for (const event of lying.steps[at]!.events!) if (event.type === 'credits-gained') event.n = 77;
const opened = (replay: Replay) => {
  const result = openReplay(game, replay);
  if (!result.ok) throw new Error(result.problem.key);
  return result.player;
};
const credits = (player: ReturnType<typeof opened>, i: number): number[] => {
  const { corp, runner } = player.view(i, 'open') as View;
  return [corp.credits, runner.credits];
};

describe('a file whose events lie', () => {
  it('is shown from its moves', () => {
    const player = opened(lying);
    expect([player.from, player.problem]).toEqual(['moves', null]);
    expect(credits(player, at + 1)).toEqual(credits(opened(record), at + 1));
  });

  it('is kept in the library with the events that its moves make', async () => {
    const storage = await openStorage({
      now: () => record.date,
      decksOf,
      rows: null,
      open: async () => memoryBackend(),
    });
    const records = openRecords(storage, { simulation: game, shipped: [], resultWords: () => '' } as never);
    const read = await records.importText(writeReplay(lying));
    if ('key' in read) throw new Error(read.key);
    const kept = await storage.library.read(read.id);
    expect(kept.ok && writeReplay(kept.replay)).toBe(writeReplay(record));
  });

  it('and whose moves stop being possible by the same rules is shown as far as they are', () => {
    const until = record.steps.findLastIndex(({ digest }) => digest !== undefined);
    expect(until).toBeGreaterThan(at);
    const broken = structuredClone(lying);
    broken.steps[until]!.digest = 'another';
    const player = opened(broken);
    expect([player.from, player.problem?.key]).toEqual(['moves', 'replay.cutShort']);
    expect(player.length).toBeGreaterThan(at);
    expect(player.length).toBeLessThan(until);
  });

  it('that cannot be compared with its moves is shown with a warning, and not as a game of older rules', () => {
    const player = opened({ ...lying, opening: { ...lying.opening, digest: 'another' } });
    expect([player.from, player.problem?.key, player.playableUntil]).toEqual(['events', 'replay.unchecked', -1]);
  });

  it('a table in the middle of a move of which no view can be made is shown as after the move', () => {
    const tableView = (): never => {
      throw new Error('no such table');
    };
    const fake = playFake('between').record;
    const result = openReplay({ ...fakeGame(), tableView }, { ...fake, opening: { ...fake.opening, digest: 'other' } });
    if (!result.ok) throw new Error(result.problem.key);
    const { player } = result;
    const long = fake.steps.findIndex(({ events }) => events!.length > 2) + 1;
    expect([player.from, long > 0]).toEqual(['events', true]);
    const { viewAt } = player.update(long, 'open');
    expect(viewAt(1)).toEqual(player.view(long, 'open'));
    expect(() => viewAt(99)).toThrow(RangeError);
  });
});
