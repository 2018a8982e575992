/** Each thing that is printed on a room or an item is changed in turn: a scenario that names it must fail. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ITEMS } from '../../../src/games/infiltration/items/index.ts';
import { runScenario } from '../../../src/games/infiltration/notation/scenario.ts';
import { ROOMS } from '../../../src/games/infiltration/rooms/index.ts';
import type { ItemDef, RoomDef } from '../../../src/games/infiltration/rules/def.ts';
import { register } from '../../../src/games/infiltration/rules/defs.ts';

const FOLDER = join('tests', 'games', 'infiltration', 'scenarios');
const SCENARIOS = readdirSync(FOLDER).flatMap(
  (file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as unknown[],
);
const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");
const naming = (title: string): unknown[] =>
  SCENARIOS.filter((scenario) => plain(JSON.stringify(scenario)).includes(plain(title)));

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** What is not changed: names. */
const KEPT = new Set(['code', 'title', 'floor', 'w', 'say', 'kind', 'special', 'action']);

/** All values that differ from this one in one place: a number by one, a list without one of its parts, a flag not set. */
function* changes(value: Json, key = ''): Generator<[what: string, changed: Json]> {
  if (typeof value === 'number') yield [`${key} ${value + 1}`, value + 1];
  else if (Array.isArray(value)) {
    for (const [i, one] of value.entries()) {
      yield [`${key} without ${JSON.stringify(one)}`, value.toSpliced(i, 1)];
      for (const [what, changed] of changes(one, `${key} ${i}`)) yield [what, value.with(i, changed)];
    }
  } else if (value !== null && typeof value === 'object')
    for (const [name, one] of Object.entries(value)) {
      if (KEPT.has(name)) continue;
      if (typeof one === 'boolean') yield [`${key} ${name} not set`, { ...value, [name]: !one }];
      for (const [what, changed] of changes(one, `${key} ${name}`)) yield [what, { ...value, [name]: changed }];
    }
}

/** Other values of what is one word of a few. */
function* otherWords(def: RoomDef | ItemDef): Generator<[string, RoomDef | ItemDef]> {
  if ('after' in def)
    for (const after of (['discard', 'hand', 'box'] as const).filter((one) => one !== def.after))
      yield [`after ${after}`, { ...def, after }];
  else {
    for (const uses of (['once', 'again', null] as const).filter((one) => one !== def.uses))
      if (def.uses !== null) yield [`uses ${uses}`, { ...def, uses }];
    if (def.slot) yield ['no slot', { ...def, slot: null }];
  }
}

/** Changes of a definition that no scenario notices. */
function unnoticed(def: RoomDef | ItemDef): string[] {
  const scenarios = naming(def.title);
  const put = (one: RoomDef | ItemDef): void => ('after' in one ? register([], [one]) : register([one], []));
  const holds = (): boolean => scenarios.every((scenario) => runScenario(scenario, 'compiled').ok);
  const all = [...changes(def as unknown as Json), ...otherWords(def)] as [string, RoomDef | ItemDef][];
  const found = all.filter(([, changed]) => {
    put(changed);
    return holds();
  });
  put(def);
  return found.map(([what]) => what.trim());
}

describe.each([
  ['rooms', ROOMS],
  ['items', ITEMS],
] as const)('%s', (_kind, defs) => {
  it.each(defs.map((def) => [def.title, def] as const))('%s', (_title, def) => {
    expect(unnoticed(def)).toEqual([]);
  });
});
