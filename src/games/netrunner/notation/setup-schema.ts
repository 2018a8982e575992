/** Validates the shape of a scenario's `setup` (docs/notation.md, "Setup"): fields, types and sizes, with clear error messages. */
import * as v from 'valibot';
import { ScenarioError, mismatch, perhaps } from './names.ts';

const title = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
const seat = v.picklist(['corp', 'runner']);
const titles = v.pipe(v.array(title), v.maxLength(200));

const PLAIN_CARD_FIELDS = {
  card: title,
  rezzed: v.optional(v.boolean()),
  faceDown: v.optional(v.boolean()),
  advancement: v.optional(count),
  credit: v.optional(count),
  virus: v.optional(count),
  power: v.optional(count),
  agenda: v.optional(count),
  on: v.optional(title),
  mark: v.optional(title),
  worth: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-9), v.maxValue(9))),
  seenBy: v.optional(v.union([seat, v.array(seat)])),
};
export interface CardObject extends v.InferOutput<v.ObjectSchema<typeof PLAIN_CARD_FIELDS, undefined>> {
  hosted?: CardIn[] | undefined;
}
/** The fields of a card written as an object instead of a title, each with the schema that checks it. */
export const CARD_FIELDS = {
  ...PLAIN_CARD_FIELDS,
  hosted: v.optional(v.pipe(v.array(v.lazy((): v.GenericSchema<CardIn> => card)), v.maxLength(20))),
};
export type CardIn = string | CardObject;
const card: v.GenericSchema<CardIn> = v.union([title, v.strictObject(CARD_FIELDS)]) as never;
const cards = v.pipe(v.array(card), v.maxLength(200));
/** The most cards in a hand, and the most remotes: each card in hand can be installed in each server, which makes many moves. */
const MAX_HAND = 60;
const MAX_REMOTES = 20;
const hand = v.pipe(v.array(card), v.maxLength(MAX_HAND));

/** The fields of a set-up that count what happened in a turn (card text asks about it), each with the schema that checks it. */
export const MEMORY_FIELDS = {
  runs: v.optional(count),
  successfulRuns: v.optional(count),
  successfulCentralRuns: v.optional(count),
  successfulRndRuns: v.optional(count),
  successfulHqRuns: v.optional(count),
  installs: v.optional(count),
  netDamage: v.optional(count),
  scored: v.optional(count),
  stolen: v.optional(count),
  trashed: v.optional(count),
  tags: v.optional(count),
  accessed: v.optional(count),
  used: v.optional(titles),
};
/** What a turn's memory counts: its fields by the names of a setup's fields. */
export const COUNTS = {
  runs: 'runs',
  successfulRuns: 'successes',
  successfulCentralRuns: 'centralSuccesses',
  successfulRndRuns: 'rndSuccesses',
  successfulHqRuns: 'hqSuccesses',
  installs: 'rigInstalls',
  netDamage: 'netDamage',
  scored: 'scored',
  stolen: 'stolen',
  trashed: 'runnerTrashed',
  tags: 'tagsTaken',
} as const;
const memory = v.strictObject(MEMORY_FIELDS);
export type MemoryIn = v.InferOutput<typeof memory>;

export const CORP_FIELDS = {
  identity: v.optional(title),
  credits: v.optional(count),
  clicks: v.optional(count),
  badPublicity: v.optional(count),
  hq: v.optional(hand),
  rnd: v.optional(cards),
  archives: v.optional(v.union([cards, v.strictObject({ up: v.optional(cards), down: v.optional(cards) })])),
  score: v.optional(cards),
  play: v.optional(cards),
};
export const RUNNER_FIELDS = {
  identity: v.optional(title),
  credits: v.optional(count),
  clicks: v.optional(count),
  tags: v.optional(count),
  brainDamage: v.optional(count),
  grip: v.optional(hand),
  stack: v.optional(cards),
  heap: v.optional(cards),
  rig: v.optional(cards),
  score: v.optional(cards),
  play: v.optional(cards),
  seenInHq: v.optional(titles),
};
export const SERVER_FIELDS = { ice: v.optional(cards), root: v.optional(cards) };
export const EFFECT_FIELDS = {
  what: v.picklist(['strength', 'subtypes', 'accesses', 'steal-cost', 'cannot-steal', 'no-rez-or-score']),
  on: v.optional(title),
  n: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-99), v.maxValue(99))),
  server: v.optional(title),
  subtypes: v.optional(titles),
  until: v.picklist(['encounter', 'run', 'turn', 'access', 'corp-turn']),
};
export const SETUP_FIELDS = {
  corp: v.optional(v.strictObject(CORP_FIELDS)),
  runner: v.optional(v.strictObject(RUNNER_FIELDS)),
  servers: v.optional(
    v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(20)), v.strictObject(SERVER_FIELDS)),
      v.check((all) => Object.keys(all).length <= MAX_REMOTES + 3),
    ),
  ),
  removed: v.optional(cards),
  turn: v.optional(seat),
  turnNumber: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200))),
  step: v.optional(title),
  toWin: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
  publicDecks: v.optional(v.boolean()),
  payByHand: v.optional(v.boolean()),
  thisTurn: v.optional(memory),
  lastTurn: v.optional(v.strictObject({ corp: v.optional(memory), runner: v.optional(memory) })),
  effects: v.optional(v.pipe(v.array(v.strictObject(EFFECT_FIELDS)), v.maxLength(50))),
  seed: v.optional(v.pipe(v.string(), v.maxLength(200))),
};
const setup = v.strictObject(SETUP_FIELDS);
export type SetupIn = v.InferOutput<typeof setup>;

/** The known fields of the object at a path, from which the nearest is suggested for an unknown field. */
function fieldsAt(path: string): string[] {
  if (path === 'setup') return Object.keys(SETUP_FIELDS);
  if (path === 'setup.corp') return Object.keys(CORP_FIELDS);
  if (path === 'setup.runner') return Object.keys(RUNNER_FIELDS);
  if (path === 'setup.corp.archives') return ['up', 'down'];
  if (/^setup\.servers\.[^.]+$/.test(path)) return Object.keys(SERVER_FIELDS);
  if (/^setup\.(thisTurn|lastTurn\.\w+)$/.test(path)) return Object.keys(MEMORY_FIELDS);
  if (path === 'setup.lastTurn') return ['corp', 'runner'];
  if (/^setup\.effects\.\d+$/.test(path)) return Object.keys(EFFECT_FIELDS);
  return Object.keys(CARD_FIELDS);
}

type Issue = v.BaseIssue<unknown>;
/** The clearest of the issues that the validator found: the innermost one about an unknown field, else the first. */
function clearest(issues: readonly Issue[]): Issue {
  for (const issue of issues) {
    if (issue.expected === 'never' && issue.path) return issue;
    if (issue.issues && issue.issues.length > 0) {
      const inner = clearest(issue.issues);
      if (inner.path && inner.path.length > 0)
        return { ...inner, path: [...(issue.path ?? []), ...inner.path] } as never;
    }
  }
  return issues[0]!;
}

/** The most cards on a table, and the most levels of cards hosted on hosted cards. */
const MAX_CARDS = 500;
const MAX_HOSTED = 3;
/** Throws ScenarioError if a setup has more cards than a table may have, before anything is built. */
function checkSize(json: unknown): void {
  let entries = 0;
  const open: { value: unknown; deep: number }[] = [{ value: json, deep: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, deep } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) entries += value.length;
    if (entries > MAX_CARDS) throw new ScenarioError(`setup: more than ${MAX_CARDS} cards`);
    for (const [key, each] of Object.entries(value)) {
      const lies = deep + (key === 'hosted' ? 1 : 0);
      if (lies > MAX_HOSTED) throw new ScenarioError(`setup: cards are hosted more than ${MAX_HOSTED} deep`);
      open.push({ value: each, deep: lies });
    }
  }
}

/** Validates a scenario's `setup`. Throws ScenarioError with the path of the field that is wrong. */
export function readSetup(json: unknown): SetupIn {
  checkSize(json);
  const read = v.safeParse(setup, json);
  if (read.success) return read.output;
  const issue = clearest(read.issues);
  const path = ['setup', ...(issue.path ?? []).map((item) => String(item.key))];
  if (issue.expected === 'never') {
    const field = path.pop()!;
    const where = path.join('.');
    throw new ScenarioError(`${where} has no field "${field}"${perhaps(field, fieldsAt(where))}`);
  }
  throw new ScenarioError(`${path.join('.')}: ${mismatch(issue)}`);
}
