/** Deep copies and digests of a state. One hand-written copy function per type is far faster than structuredClone. */
import type {
  AskFrame,
  Card,
  CostFrame,
  StackFrame,
  Json,
  Memory,
  Mod,
  Run,
  Server,
  State,
  Table,
  Trig,
  Vars,
} from './model.ts';
import { shareIndex } from './card-index.ts';
import { BEGUN } from './play.ts';

function copyCard(c: Card): Card {
  const copy: Card = {
    id: c.id,
    code: c.code,
    seat: c.seat,
    zone: c.zone,
    server: c.server,
    h: c.h,
    up: c.up,
    known: c.known,
    host: c.host,
    advancement: c.advancement,
    credit: c.credit,
    virus: c.virus,
    power: c.power,
    agenda: c.agenda,
    mark: c.mark,
    since: c.since,
  };
  if (c.worth !== undefined) copy.worth = c.worth;
  return copy;
}
const copyServer = (s: Server): Server => ({ id: s.id, ice: s.ice.slice(), root: s.root.slice() });
function copyMemory(m: Memory): Memory {
  const copy: Memory = {
    runs: m.runs,
    successes: m.successes,
    centralSuccesses: m.centralSuccesses,
    rndSuccesses: m.rndSuccesses,
    hqSuccesses: m.hqSuccesses,
    rigInstalls: m.rigInstalls,
    netDamage: m.netDamage,
    scored: m.scored,
    stolen: m.stolen,
    runnerTrashed: m.runnerTrashed,
    tagsTaken: m.tagsTaken,
    used: m.used.slice(),
  };
  if (m.firsts) copy.firsts = { ...m.firsts };
  return copy;
}
const copyRun = (r: Run): Run => ({
  server: r.server,
  first: r.first,
  inward: r.inward,
  ice: r.ice,
  at: r.at,
  approaches: r.approaches,
  ended: r.ended,
  jackedOut: r.jackedOut,
  vanished: r.vanished,
  success: r.success,
  bypassed: r.bypassed,
  sentBack: r.sentBack,
  ambush: r.ambush,
  badCredits: r.badCredits,
  broken: r.broken.slice(),
  firing: r.firing,
  breakers: r.breakers.slice(),
  breakStepDone: r.breakStepDone,
  by: r.by,
  byId: r.byId,
  accessed: r.accessed,
  seen: r.seen.slice(),
  encounters: r.encounters,
});
const copyMod = (m: Mod): Mod => ({ what: m.what, h: m.h, n: m.n, code: m.code, until: m.until });

function copyTable(t: Table): Table {
  const cards = new Array<Card>(t.cards.length);
  for (let i = 0; i < cards.length; i++) cards[i] = copyCard(t.cards[i]!);
  const copy: Table = {
    cards,
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
    servers: t.servers.map(copyServer),
    corp: { credits: t.corp.credits, clicks: t.corp.clicks, badPublicity: t.corp.badPublicity },
    runner: { credits: t.runner.credits, clicks: t.runner.clicks, tags: t.runner.tags, brain: t.runner.brain },
    turn: t.turn,
    active: t.active,
    chart: t.chart,
    leaf: t.leaf,
    run: t.run === null ? null : copyRun(t.run),
    now: copyMemory(t.now),
    lastCorp: copyMemory(t.lastCorp),
    lastRunner: copyMemory(t.lastRunner),
    mods: t.mods.map(copyMod),
    delayed: t.delayed.map((d) => ({
      on: d.on,
      if: d.if,
      code: d.code,
      h: d.h,
      by: d.by,
      until: d.until,
      once: d.once,
      n: d.n,
    })),
    seenInHq: t.seenInHq.slice(),
    nextHandle: t.nextHandle,
    toWin: t.toWin,
    publicDecks: t.publicDecks,
    over: t.over === null ? null : { winner: t.over.winner, reason: t.over.reason },
  };
  if (t.lists) copy.lists = { corp: t.lists.corp, runner: t.lists.runner };
  if (t.payByHand) copy.payByHand = true;
  return copy;
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
const copyTrig = (t: Trig): Trig => ({
  code: t.code,
  h: t.h,
  by: t.by,
  optional: t.optional,
  v: copyVars(t.v),
  ghost: t.ghost,
});
const copyAsk = (f: AskFrame): AskFrame => ({
  k: 'ask',
  seat: f.seat,
  ask: f.ask,
  cards: f.cards.slice(),
  options: f.options.slice(),
  min: f.min,
  max: f.max,
  got: f.got.map(copyJson),
  into: f.into,
  secret: f.secret,
  h: f.h,
  v: copyVars(f.v),
});
const copyCost = (f: CostFrame): CostFrame => ({
  k: 'cost',
  seat: f.seat,
  purpose: f.purpose,
  credits: f.credits,
  h: f.h,
  discount: f.discount,
  gave: f.gave.slice(),
  mix: f.mix.map(({ h, n }) => ({ h, n })),
  clicks: f.clicks,
  extra: f.extra.map((e) => (e.from === undefined ? { ...e } : { ...e, from: copyVars(e.from) })),
  ...(f.x !== undefined && { x: { least: f.x.least, most: f.x.most } }),
  phase: f.phase,
  cancel: f.cancel,
  picked: f.picked.slice(),
  done: f.done,
  v: copyVars(f.v),
});
function copyFrame(f: StackFrame): StackFrame {
  switch (f.k) {
    case 'flow':
      return { k: 'flow', chart: f.chart, at: f.at, entered: f.entered, send: f.send, v: copyVars(f.v) };
    case 'do':
      return { k: 'do', code: f.code, pc: f.pc, h: f.h, by: f.by, v: copyVars(f.v) };
    case 'would':
      return {
        k: 'would',
        what: f.what,
        n: f.n,
        kind: f.kind,
        cards: f.cards.slice(),
        by: f.by,
        h: f.h,
        seat: f.seat,
        passes: f.passes,
        used: f.used.slice(),
        into: f.into,
        why: f.why,
      };
    case 'window':
      return { k: 'window', open: f.open, seat: f.seat, passes: f.passes, acted: f.acted };
    case 'trig':
      return { k: 'trig', seat: f.seat, items: f.items.map(copyTrig) };
    case 'cost':
      return copyCost(f);
    case 'ask':
      return copyAsk(f);
    case 'action':
      return { k: 'action', seat: f.seat };
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
