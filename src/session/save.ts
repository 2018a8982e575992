/** The running game as it is stored: the match, its record so far, and the state as a second leg to stand on. */
import * as v from 'valibot';
import type { Sentence } from '../core/game.ts';
import { type JsonObject, FILE_LIMITS, canonical, fits, parseDoor, refuse } from '../replay/door.ts';
import { type Replay, checkReplay, writeReplay } from '../replay/format.ts';
import type { MatchSetup } from './types.ts';

export const SAVE_FORMAT = 1;

export interface Save {
  saveFormat: number;
  match: MatchSetup;
  /** when it was stored: ISO 8601, UTC */
  at: string;
  record: Replay;
  /** the state at the last decision, plain JSON */
  state: JsonObject;
  /** its digest */
  digest: string;
}

const word = v.pipe(v.string(), v.maxLength(80));
const match: v.GenericSchema<unknown, MatchSetup> = v.object({
  game: v.literal('netrunner'),
  you: v.picklist(['corp', 'runner', 'none']),
  level: v.picklist(['newcomer', 'standard']),
  seed: v.pipe(v.string(), v.maxLength(200)),
  corpDeck: word,
  runnerDeck: word,
  payByHand: v.exactOptional(v.boolean()),
});
const shape = v.object({
  saveFormat: v.literal(SAVE_FORMAT),
  match,
  at: v.pipe(v.string(), v.isoTimestamp()),
  record: v.unknown(),
  state: v.looseObject({}),
  digest: v.pipe(v.string(), v.maxLength(200)),
});

/** Reads a stored game. One sentence (`file.*`, `save.*`, `replay.*`) says what is wrong with a bad one. */
export function readSave(text: string): { ok: true; save: Save } | { ok: false; problem: Sentence } {
  const parsed = parseDoor(text, FILE_LIMITS);
  if (!parsed.ok) return parsed;
  const json = parsed.value;
  if (json === null || typeof json !== 'object' || Array.isArray(json) || !('saveFormat' in json))
    return refuse('save.notOne');
  if (typeof json.saveFormat === 'number' && json.saveFormat > SAVE_FORMAT) return refuse('file.newer');
  const read = fits(shape, json, 'save.shape');
  if (!read.ok) return read;
  const record = checkReplay(json.record ?? null);
  if (!record.ok) return record;
  return { ok: true, save: { ...read.value, state: read.value.state as JsonObject, record: record.value } };
}

/** The save as text. The state keeps the order of its keys, on which its digest may depend. */
export function writeSave(save: Save): string {
  const { saveFormat, match: played, at, digest, state } = save;
  return `{"saveFormat":${saveFormat},"match":${canonical(played)},"at":${JSON.stringify(at)},"digest":${JSON.stringify(digest)},"state":${JSON.stringify(state)},"record":${writeReplay(save.record)}}`;
}
