/**
 * Each heading of the rules is played in scenarios, which name it as their `rule`; how many there are is written down here, so that one that goes
 * missing is noticed. What is no play but a number of things in the box is counted in the data.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ITEMS } from '../../../src/games/infiltration/items/index.ts';
import { ROOMS } from '../../../src/games/infiltration/rooms/index.ts';
import { TOKENS } from '../../../src/games/infiltration/rules/flow/heist.ts';
import { FLOOR } from '../../../src/games/infiltration/rules/model.ts';

const FOLDER = join('tests', 'games', 'infiltration', 'scenarios');
const SCENARIOS = readdirSync(FOLDER).flatMap(
  (file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as { name: string; rule: string }[],
);

/** The headings a scenario names: "A1 Selection, Delayed" are two of A1, "A6 4-5" two of A6. */
function headingsOf(rule: string): string[] {
  let section = '';
  return rule.split(', ').flatMap((part) => {
    const [, named, rest = part] = /^(A\d|Rooms|Items) ?(.*)$/.exec(part) ?? [];
    section = named ?? section;
    return (/^\d+-\d+$/.test(rest) ? rest.split('-') : [rest]).map((one) => `${section} ${one}`.trim());
  });
}
const found: Record<string, number> = {};
for (const { rule } of SCENARIOS) for (const heading of headingsOf(rule)) found[heading] = (found[heading] ?? 0) + 1;

/** Scenarios of each heading. */
const PLAYED: Readonly<Record<string, number>> = {
  'A1 Adjacent': 1,
  'A1 Advance': 2,
  'A1 Delayed': 3,
  'A1 Dials': 2,
  'A1 Do A then B': 1,
  'A1 Download': 3,
  'A1 End': 5,
  'A1 Escape': 3,
  'A1 Interface': 2,
  'A1 NPC': 7,
  'A1 NPC direction': 1,
  'A1 Resolution': 5,
  'A1 Retreat': 2,
  'A1 Room card': 2,
  'A1 Security': 3,
  'A1 Selection': 3,
  'A1 Setup': 5,
  'A1 Setup 7': 1,
  'A1 Wounded': 10,
  'A2 Auditor': 5,
  'A2 Gone when': 1,
  'A2 Night Guard': 3,
  'A2 Purger': 5,
  'A2 Sergeant': 2,
  'A2 Sweeper': 4,
  'A3 5-6 players': 2,
  'A3 Blackmail handed in': 2,
  'A3 Effect vocabulary': 2,
  'A3 Empty deck': 5,
  'A3 Empty item deck / pool': 4,
  'A3 Empty pool': 1,
  'A3 Entry room': 7,
  'A3 Extract': 13,
  'A3 First player escapes': 1,
  'A3 Interface token': 14,
  'A3 NPC that moves': 2,
  'A3 Proximity 99': 8,
  'A3 Secret room': 6,
  'A3 Secret room movement': 2,
  'A3 Sludge': 5,
  'A3 Sludge on reveal': 2,
  'A3 Special card already taken': 3,
  'A3 Special cards': 1,
  'A3 Tie': 5,
  'A3 Two players': 6,
  'A3 Which Download is first': 2,
  'A6 1': 1,
  'A6 2': 6,
  'A6 3': 1,
  'A6 4': 2,
  'A6 5': 2,
  'A6 6': 1,
  'A6 7': 1,
  'A6 8': 1,
  'A6 9': 1,
  'A6 10': 2,
  'A6 11': 5,
  'A6 12': 2,
  'A6 13': 3,
  'A6 14': 1,
};

/** Headings that are played under another one. That a room is turned up in its order is the charts' own (charts.test.ts). */
const UNDER: Readonly<Record<string, string>> = {
  'A1 Aim': 'A1 End',
  'A1 Components': 'A6 1',
  'A1 Extract': 'A3 Extract',
  'A3 Dials': 'A1 Dials',
  'A3 Face-down NPC': 'A1 NPC',
  'A3 First-player choice of NPC order': 'A6 13',
};

describe('the rules are played', () => {
  it('under each heading as often as is written down', () => {
    const rules = Object.entries(found).filter(([heading]) => /^A\d/.test(heading));
    expect(Object.fromEntries(rules)).toEqual(PLAYED);
    expect(Object.values(UNDER).filter((heading) => !found[heading])).toEqual([]);
  });

  it('in each of the fourteen check cases', () => {
    const cases = Array.from({ length: 14 }, (_, i) => `A6 ${i + 1}`);
    expect(cases.filter((one) => !found[one])).toEqual([]);
  });

  it('in each room and item, and each room is turned up with what is printed on it', () => {
    const named = [...ROOMS.map(({ code }) => `Rooms ${code}`), ...ITEMS.map(({ code }) => `Items ${code}`)];
    expect(named.filter((one) => !found[one])).toEqual([]);
    expect(found.Rooms).toBe(ROOMS.length);
  });
});

describe('the box holds', () => {
  const onFloor = (floor: number): typeof ROOMS => ROOMS.filter((room) => room.floor === floor);

  it('14, 14 and 4 rooms, 35 items, and 117 tokens of 219 in all', () => {
    expect([1, 2, 0].map((floor) => onFloor(floor).length)).toEqual([14, 14, 4]);
    expect(ITEMS).toHaveLength(35);
    expect(TOKENS).toEqual({ 1: 45, 2: 42, 3: 30 });
  });

  it('as many tokens as any building needs: 13 of workers and locks, 13 of interfaces', () => {
    type Has = (room: (typeof ROOMS)[number]) => boolean;
    const most = (has: Has): number =>
      [FLOOR, FLOOR, 1].reduce((sum, rooms, i) => sum + Math.min(rooms, onFloor([1, 2, 0][i]!).filter(has).length), 0);
    expect(most(({ slot }) => slot !== null)).toBe(13);
    expect(most(({ uses }) => uses !== null)).toBe(13);
  });
});
