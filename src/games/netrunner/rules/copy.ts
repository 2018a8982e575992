/** Deep copies and digests of a state. Functions that know what each type holds are far faster than structuredClone. */
import type { Json, Memory, Run, StackFrame, State, Table, Trig, Vars } from './model.ts';
import { shareIndex } from './card-index.ts';
import { BEGUN } from './play.ts';

const copyMemory = (m: Memory): Memory => ({
  ...m,
  used: m.used.slice(),
  ...(m.firsts && { firsts: { ...m.firsts } }),
});
const copyRun = (r: Run): Run => ({
  ...r,
  broken: r.broken.slice(),
  breakers: r.breakers.slice(),
  seen: r.seen.slice(),
});

function copyTable(t: Table): Table {
  return {
    ...t,
    cards: t.cards.map((c) => ({ ...c })),
    rnd: t.rnd.slice(),
    hq: t.hq.slice(),
    archives: t.archives.slice(),
    stack: t.stack.slice(),
    grip: t.grip.slice(),
    heap: t.heap.slice(),
    rig: t.rig.slice(),
    hosted: t.hosted.slice(),
    corpScore: t.corpScore.slice(),
    runnerScore: t.runnerScore.slice(),
    play: t.play.slice(),
    removed: t.removed.slice(),
    identities: t.identities.slice(),
    servers: t.servers.map(({ id, ice, root }) => ({ id, ice: ice.slice(), root: root.slice() })),
    corp: { ...t.corp },
    runner: { ...t.runner },
    run: t.run && copyRun(t.run),
    now: copyMemory(t.now),
    lastCorp: copyMemory(t.lastCorp),
    lastRunner: copyMemory(t.lastRunner),
    mods: t.mods.map((mod) => ({ ...mod })),
    delayed: t.delayed.map((each) => ({ ...each })),
    seenInHq: t.seenInHq.slice(),
    over: t.over && { ...t.over },
    ...(t.lists && { lists: { ...t.lists } }),
  };
}

function copyJson(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyJson);
  return copyVars(value);
}
function copyVars(v: Vars): Vars {
  const result: Vars = {};
  for (const key in v) result[key] = copyJson(v[key]!);
  return result;
}
const copyTrig = (t: Trig): Trig => ({ ...t, v: copyVars(t.v) });
function copyFrame(f: StackFrame): StackFrame {
  switch (f.k) {
    case 'flow':
    case 'do':
      return { ...f, v: copyVars(f.v) };
    case 'would':
      return { ...f, cards: f.cards.slice(), used: f.used.slice() };
    case 'window':
    case 'action':
      return { ...f };
    case 'trig':
      return { ...f, items: f.items.map(copyTrig) };
    case 'cost':
      return {
        ...f,
        gave: f.gave.slice(),
        mix: f.mix.map((part) => ({ ...part })),
        extra: f.extra.map((part) => ({ ...part, ...(part.from && { from: copyVars(part.from) }) })),
        ...(f.x && { x: { ...f.x } }),
        picked: f.picked.slice(),
        v: copyVars(f.v),
      };
    case 'ask':
      return {
        ...f,
        cards: f.cards.slice(),
        options: f.options.slice(),
        got: f.got.map(copyJson),
        v: copyVars(f.v),
      };
  }
}

/** A deep copy of a state; it shares no mutable object with the original. */
export function copyState(s: State): State {
  const result: State = {
    table: copyTable(s.table),
    rng: s.rng.slice(),
    stack: s.stack.map(copyFrame),
    pending: s.pending.map(copyTrig),
    fixed: s.fixed.map((f) => ({ kind: f.kind, titles: f.titles.slice() })),
    noTakeBack: s.noTakeBack,
  };
  shareIndex(s, result);
  return result;
}

/**
 * A 16-digit hash of a state (table, machine and random generator); equal states have equal hashes, whatever the order of their keys. Deck
 * lists are left out: they never change, and old records without them must keep their hashes.
 */
export function digest(s: State): string {
  const first = hash(s as unknown as Json, 0x5bd1e995, 0x01234567);
  return hex8(first) + hex8(second);
}
/** A 32-bit number as 8 hex digits. */
const hex8 = (h: number): string => (h >>> 0).toString(16).padStart(8, '0');

/** Hashes of the strings met so far (keys and values): few different strings, each met often. */
const WORDS = new Map<string, number>();
function wordHash(text: string): number {
  const found = WORDS.get(text);
  if (found !== undefined) return found;
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h ^= h >>> 15;
  if (WORDS.size < 10_000) WORDS.set(text, h);
  return h;
}
/** The other 32 bits of the value hashed last: the second result of `hash`. */
let second = 0;
/**
 * Hashes a value to 64 bits in one walk: returns 32 bits (seed `a`) and leaves the other 32 in `second` (seed `b`). Adds up the hashes of
 * an object's entries, so that key order does not matter.
 */
function hash(value: Json, a: number, b: number): number {
  if (typeof value === 'number') return leaf(value, a, b, 0x9e3779b1);
  if (typeof value === 'string') return leaf(wordHash(value), a, b, 0x85ebca6b);
  if (value === null) return leaf(0, a, b, 0x27d4eb2f);
  if (typeof value !== 'object') return leaf(value ? 3 : 5, a, b, 0x165667b1);
  if (Array.isArray(value)) {
    let h = value.length ^ a;
    let g = value.length ^ b;
    for (let i = 0; i < value.length; i++) {
      h = Math.imul(h ^ hash(value[i]!, a, b), 0x01000193);
      g = Math.imul(g ^ second, 0x01000193);
      h ^= h >>> 13;
      g ^= g >>> 13;
    }
    second = g;
    return h;
  }
  let h = 0;
  let g = 0;
  for (const key in value) {
    if (key === BEGUN || key === 'lists') continue;
    const word = wordHash(key);
    h = (h + Math.imul(mixBits(word ^ hash(value[key]!, a, b)), a | 1)) | 0;
    g = (g + Math.imul(mixBits(word ^ second), b | 1)) | 0;
  }
  second = Math.imul(g ^ (g >>> 15), 0x27d4eb2f);
  return Math.imul(h ^ (h >>> 15), 0x27d4eb2f);
}
/** Hashes a value that is not an object; `factor` differs by type. */
function leaf(bits: number, a: number, b: number, factor: number): number {
  second = Math.imul(bits ^ b, factor);
  return Math.imul(bits ^ a, factor);
}
function mixBits(bits: number): number {
  const entry = Math.imul(bits, 0xc2b2ae35);
  return entry ^ (entry >>> 16);
}
