/**
 * The stored form of a running game: named rows of text, so that a step adds one row instead of rewriting the whole record. `head`: the
 * match and the record without its steps; `opening`: the set-up's events; `step <i>`: the i-th step (from 0); `state`: the game at the
 * start of a recent turn, in case later rules can no longer replay the moves.
 */
import * as v from 'valibot';
import { type Json, type JsonObject, type Read, refuse } from '../core/json.ts';
import { FILE_LIMITS, misshapen, parseUntrusted, validate } from '../replay/untrusted.ts';
import { type Replay, checkReplay, seatPlayer } from '../replay/format.ts';
import type { MatchSetup } from './setup.ts';

const SAVE_FORMAT = 2;

/** How many turns apart the state is stored. It is most of what is written, so it is not stored at every turn. */
const CHECKPOINT_TURNS = 2;

/** A copy of the game's state after `steps` steps. */
interface Checkpoint {
  steps: number;
  /** plain JSON */
  state: JsonObject;
  digest: string;
}

export interface Save {
  match: MatchSetup;
  /** when the game was stored: ISO 8601, UTC */
  at: string;
  record: Replay;
  checkpoint: Checkpoint;
}

/** What to write (row name → text) and which rows to remove, for one running game. */
export interface RowChanges {
  put: Record<string, string>;
  remove: string[];
}

const stepRow = (i: number): string => `step ${i}`;

/** Whether a row of this name holds one of the first `n` steps. */
export function isStepRow(name: string, n: number): boolean {
  const i = Number(name.slice(5));
  return name === stepRow(i) && i >= 0 && i < n;
}

/** Works out which rows of a game must be written after each step. */
export interface SaveWriter {
  /**
   * Returns the rows that changed since the last call, at first all rows. `record` and `state`: the game's current ones; `at`: now, ISO
   * 8601, UTC.
   */
  changes(record: Replay, state: object, at: string): RowChanges;
}

/** Makes the writer for one game. `digest`: the game's digest function. */
export function saveWriter(match: MatchSetup, digest: (state: object) => string): SaveWriter {
  const written: Replay['steps'] = [];
  let checkpoint = -1;
  /** number of turns begun since the state was last stored */
  let turns = 0;
  let opened = false;
  // The set-up is most of the head, which is written after every step, so its text is cached.
  const texts = new WeakMap<object, string>();
  const textOf = (fixed: object): string => {
    const text = texts.get(fixed) ?? JSON.stringify(fixed);
    texts.set(fixed, text);
    return text;
  };
  return {
    changes(record, state, at) {
      const { steps, opening, start, ...head } = record;
      let same = Math.min(written.length, steps.length);
      while (same > 0 && written[same - 1] !== steps[same - 1]) same--;
      const put: Record<string, string> = {
        head: `{"saveFormat":${SAVE_FORMAT},"match":${textOf(match)},"at":${JSON.stringify(at)},"steps":${steps.length},"record":{"start":${textOf(start)},${JSON.stringify(head).slice(1)}}`,
      };
      if (!opened) put['opening'] = JSON.stringify(opening);
      opened = true;
      const remove: string[] = [];
      for (let i = steps.length; i < written.length; i++) remove.push(stepRow(i));
      written.length = same;
      for (let i = same; i < steps.length; i++) {
        put[stepRow(i)] = JSON.stringify(steps[i]);
        written.push(steps[i]!);
      }
      // Due after some turns, or if the step of the last checkpoint was undone.
      const turned = steps.at(-1)?.digest;
      if (turned !== undefined) turns++;
      if (checkpoint < 0 || checkpoint > same || turns >= CHECKPOINT_TURNS) {
        checkpoint = steps.length;
        turns = 0;
        put['state'] = JSON.stringify({ steps: checkpoint, digest: turned ?? digest(state), state });
      }
      return { put, remove };
    },
  };
}

const id = v.pipe(v.string(), v.regex(/^[\w .:+-]{1,80}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_000));
const match = v.object({
  game: id,
  seats: v.record(id, seatPlayer),
  options: v.looseObject({}) as unknown as v.GenericSchema<unknown, JsonObject>,
});
const at = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((one) => !Number.isNaN(Date.parse(one))),
);
const headShape = v.object({
  saveFormat: v.literal(SAVE_FORMAT),
  match,
  at,
  steps: count,
  record: v.looseObject({}),
});
const stateShape = v.object({
  steps: count,
  digest: v.pipe(v.string(), v.maxLength(200)),
  state: v.looseObject({}),
});

/** Reads a running game from its rows. If they are damaged, returns a sentence (`file.*`, `save.*`, `replay.*`) that says what is wrong. */
export function readSave(rows: ReadonlyMap<string, string>): Read<Save> {
  const row = (name: string): Read<Json> => {
    const text = rows.get(name);
    return text === undefined ? refuse('save.notOne') : parseUntrusted(text, FILE_LIMITS);
  };
  const head = row('head');
  if (!head.ok) return head;
  const json = head.value;
  if (json === null || typeof json !== 'object' || Array.isArray(json) || !('saveFormat' in json))
    return refuse('save.notOne');
  if (json.saveFormat === 1) return readFormat1(json);
  if (typeof json.saveFormat === 'number' && json.saveFormat > SAVE_FORMAT) return refuse('file.newer');
  const read = validate(headShape, json, 'save.shape');
  if (!read.ok) return read;
  const steps: Json[] = [];
  for (let i = 0; i < read.value.steps; i++) {
    const step = row(stepRow(i));
    if (!step.ok) return step;
    steps.push(step.value);
  }
  const opening = row('opening');
  if (!opening.ok) return opening;
  const record = checkReplay({ ...(read.value.record as JsonObject), opening: opening.value, steps });
  if (!record.ok) return record;
  const state = row('state');
  if (!state.ok) return state;
  const kept = validate(stateShape, state.value, 'save.shape');
  if (!kept.ok) return kept;
  if (kept.value.steps > steps.length) return misshapen('save.shape', 'state.steps');
  const checkpoint: Checkpoint = { ...kept.value, state: kept.value.state as JsonObject };
  return { ok: true, value: { match: read.value.match, at: read.value.at, record: record.value, checkpoint } };
}

const shape1 = v.object({
  match: v.looseObject({ game: id, you: id, level: id }),
  at,
  record: v.unknown(),
  state: v.looseObject({}),
  digest: v.pipe(v.string(), v.maxLength(200)),
});

/** Reads a save of format 1, which held the whole game in one text and allowed only one person against bots of one level. */
function readFormat1(json: JsonObject): Read<Save> {
  const read = validate(shape1, json, 'save.shape');
  if (!read.ok) return read;
  const record = checkReplay((read.value.record as Json | undefined) ?? null);
  if (!record.ok) return record;
  const { game, you: _you, level: _level, ...options } = read.value.match as JsonObject & { game: string };
  return {
    ok: true,
    value: {
      match: { game, seats: record.value.seats, options },
      at: read.value.at,
      record: record.value,
      checkpoint: {
        steps: record.value.steps.length,
        state: read.value.state as JsonObject,
        digest: read.value.digest,
      },
    },
  };
}
