/** Every scenario of this folder holds, with the charts run by XState and by tables, and both end in the same state. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { itemName, guardName } from '../../../src/games/infiltration/notation/names.ts';
import { runScenario } from '../../../src/games/infiltration/notation/scenario.ts';
import { ITEMS } from '../../../src/games/infiltration/items/index.ts';
import { ROOMS } from '../../../src/games/infiltration/rooms/index.ts';
import type { Event } from '../../../src/games/infiltration/rules/events.ts';
import type { GuardKind } from '../../../src/games/infiltration/rules/words.ts';

const FOLDER = join('tests', 'games', 'infiltration', 'scenarios');
const FILES = readdirSync(FOLDER).map((file) => {
  const list = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as { name: string }[];
  return { file, list };
});
const ALL = FILES.flatMap(({ list }) => list);

for (const { file, list } of FILES)
  describe(file, () => {
    for (const scenario of list)
      it(scenario.name, () => {
        const live = runScenario(scenario, 'live');
        expect(live.problem).toBeNull();
        const compiled = runScenario(scenario, 'compiled');
        expect(compiled).toEqual(live);
      });
  });

describe('all of the game is played in some scenario', () => {
  const events: Event[] = ALL.flatMap((scenario) => runScenario(scenario, 'compiled').events);
  const text = JSON.stringify(ALL).replaceAll('’', "'");

  it('every scenario has a name of its own', () => {
    const names = ALL.map(({ name }) => name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('every room is named, and turned up where it does something then', () => {
    const unnamed = ROOMS.filter(({ title }) => !text.includes(`"${title.replaceAll('’', "'")}"`));
    expect(unnamed.map(({ title }) => title)).toEqual([]);
    const turnedUp = new Set(events.map((event) => (event.type === 'revealed' ? event.code : '')));
    const silent = ROOMS.filter(({ code, reveal }) => reveal.length > 0 && !turnedUp.has(code));
    expect(silent.map(({ title }) => title)).toEqual([]);
  });

  it('every item is played', () => {
    const played = new Set(events.map((event) => (event.type === 'turned-up' ? event.card : '')));
    expect(ITEMS.filter(({ code }) => !played.has(code)).map(({ code }) => itemName(code))).toEqual([]);
  });

  it('every guard comes in, acts and is named', () => {
    const guards: GuardKind[] = ['sweeper', 'guard', 'auditor', 'sergeant', 'purger'];
    for (const kind of guards) {
      expect(text).toContain(guardName(kind));
      expect(events.some((event) => event.type === 'guard-in' && event.kind === kind)).toBe(true);
      expect(events.some((event) => event.type === 'guard-acted' && event.kind === kind)).toBe(true);
    }
  });
});
