/** What people make in a game and keep on the device: one setting, with a field for each thing, null for one that was removed. */
import type { Json, JsonObject } from '../core/json.ts';
import type { Collection } from '../hud/collection.ts';
import type { Keeping } from '../storage/index.ts';
import { type MergeSettings, PREFS_LIMITS } from '../storage/prefs.ts';

/** The most that is kept, in characters of its JSON: what can be read back, less room for what other tabs add. */
const ROOM = PREFS_LIMITS.bytes * 0.9;

const fieldsOf = (json: unknown): JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as JsonObject) : {};

/** `name`: storage name. */
export function openCollection(keeping: Pick<Keeping, 'prefs'>, name: string): Collection {
  const kept = keeping.prefs(name);
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  kept.onChange(tell);
  const write = (id: string, value: Json) => {
    const fields = { ...fieldsOf(kept.read()), [id]: value };
    if (value !== null && JSON.stringify(fields).length > ROOM) return { key: 'collection.full' };
    const problem = kept.write(fields);
    tell();
    return problem;
  };
  return {
    all: () => new Map(Object.entries(fieldsOf(kept.read())).filter(([, value]) => value !== null)),
    put: write,
    remove: (id) => write(id, null),
    freshId() {
      const used = fieldsOf(kept.read());
      let n = Object.keys(used).length + 1;
      const id = (): string => `${Date.now().toString(36)}-${n}`;
      while (Object.hasOwn(used, id())) n++;
      return id();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Everything of both: what is there stays, and what a file has under the id of another thing is added under an id of its own. */
export const mergeCollections: MergeSettings = (here, read) => {
  const merged: JsonObject = { ...fieldsOf(here) };
  for (const [id, value] of Object.entries(fieldsOf(read))) {
    if (value === null || JSON.stringify(merged[id]) === JSON.stringify(value)) continue;
    let own = id;
    for (let n = 2; Object.hasOwn(merged, own) && merged[own] !== null; n++) own = `${id}-${n}`;
    if (JSON.stringify({ ...merged, [own]: value }).length <= ROOM) merged[own] = value;
  }
  return merged;
};
