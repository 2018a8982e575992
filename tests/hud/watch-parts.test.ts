import { describe, expect, it } from 'vitest';
import { netrunnerUi } from '../../src/games/netrunner/hud/ui.tsx';
import { simulation } from '../../src/games/netrunner/index.ts';
import { type RecordPlace, partStep, partsOf } from '../../src/hud/watch/parts.ts';
import { lighten } from '../../src/replay/format.ts';
import { partOf } from '../../src/feed/update.ts';
import { openReplay } from '../../src/replay/player.ts';
import { playNetrunner } from '../support/netrunner-records.ts';
import '../support/netrunner-words.ts';

const { record } = playNetrunner('bit by bit', { most: 140, watched: false });
const open = (replay: typeof record) => {
  const opened = openReplay(simulation, replay);
  if (!opened.ok) throw new Error(opened.problem.key);
  return opened.player;
};

describe('a move bit by bit', () => {
  it('is in groups that each bring a sentence, and ends on the table that the move ends on', () => {
    const player = open(record);
    const light = open(lighten(record));
    let groups = 0;
    for (let at = 0; at <= player.length; at++) {
      const viewer = ['open', 'corp', 'runner'][at % 3]!;
      const update = player.update(at, viewer);
      const ends = partsOf(netrunnerUi, update);
      groups += ends.length;
      let told = 0;
      for (const end of ends) {
        const part = partOf(update, 0, end);
        expect(part.events).toEqual(update.events.slice(0, end));
        expect(partOf(light.update(at, viewer), 0, end).after).toEqual(part.after);
        const lines = netrunnerUi.lines(part.events, update.after, 0).length;
        expect(lines).toBeGreaterThan(told);
        told = lines;
      }
      expect(partOf(update, 0, update.events.length)).toBe(update);
    }
    expect(groups).toBeGreaterThan(45);
  });

  it('is walked through on and back over the same places', () => {
    const player = open(record);
    const endsOf = (at: number): number[] => partsOf(netrunnerUi, player.update(at, 'open'));
    const walk = (from: RecordPlace, way: 1 | -1, until: (place: RecordPlace) => boolean): string[] => {
      const places: string[] = [];
      for (let place = from; !until(place); place = partStep(place, way, player.length, endsOf))
        places.push(`${place.at} ${place.part}`);
      return places;
    };
    const on = walk({ at: 3, part: null }, 1, ({ at, part }) => at === 40 && part === null);
    const back = walk({ at: 40, part: null }, -1, ({ at, part }) => at === 3 && part === null);
    expect([...on.slice(1)].reverse()).toEqual(back.slice(1));
    expect(on.length).toBeGreaterThan(50);
    expect(partStep({ at: 0, part: null }, -1, player.length, () => [])).toEqual({ at: 0, part: null });
    expect(partStep({ at: player.length, part: null }, 1, player.length, endsOf)).toEqual({
      at: player.length,
      part: null,
    });
  });
});
