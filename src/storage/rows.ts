/** The rows of the library: their types, how they are checked, and how they are made from a replay. */
import * as v from 'valibot';
import type { Outcome } from '../core/game.ts';
import { type Json, type Read, refuse } from '../core/json.ts';
import type { Sentence } from '../core/sentence.ts';
import { type SeatPlayer, onlyPerson } from '../core/seat-player.ts';
import { LIMITS } from '../replay/budget.ts';
import { noteCount } from '../replay/annotate.ts';
import { byteLength, validate } from '../replay/untrusted.ts';
import { outcomeOf } from '../replay/format-1.ts';
import { type Replay, outcome, seatPlayer, sentence } from '../replay/format.ts';

const ENTRY_VERSION = 2;

/** A game as the library lists it. */
export interface GameEntry {
  v: number;
  id: string;
  /** name given by the player; '' if none */
  name: string;
  /** what the game is (`Replay.about`); missing in old rows */
  about?: Sentence | undefined;
  favourite: boolean;
  game: string;
  /** when the game began: ISO 8601, UTC */
  date: string;
  /** the seat of the only person in the game; null if there is none, if there are several, or if the game is imported */
  you: string | null;
  seats: Record<string, SeatPlayer>;
  /** name or id of the deck of each seat */
  decks: Record<string, string>;
  result: Outcome | null;
  turns: number;
  takeBacks: number;
  /** size of the replay file, bytes of UTF-8 */
  bytes: number;
  /** whether the game came from a file or a link */
  imported: boolean;
  /** number of notes to read on the game and its variations (`noteCount`); missing in old rows */
  notes?: number | undefined;
}

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
/** a number of turns, with the same limit as `turn` in a replay's steps */
const turns = v.pipe(count, v.maxValue(100_000));
const date = v.pipe(
  text(40),
  v.check((one) => !Number.isNaN(Date.parse(one))),
);
const entry = v.object({
  v: v.literal(ENTRY_VERSION),
  id: text(200),
  name: text(LIMITS.name),
  about: v.optional(sentence),
  favourite: v.boolean(),
  game: text(80),
  date,
  you: v.nullable(text(20)),
  seats: v.record(text(20), seatPlayer),
  decks: v.record(text(20), text(200)),
  result: v.nullable(outcome),
  turns,
  takeBacks: count,
  bytes: count,
  imported: v.boolean(),
  notes: v.optional(count),
}) as v.GenericSchema<unknown, GameEntry>;

/** Checks an entry of the library. Refuses one written by a newer version with the sentence `file.newer`. */
export function readEntry(row: unknown): Read<GameEntry> {
  if (row !== null && typeof row === 'object' && 'v' in row && typeof row.v === 'number' && row.v > ENTRY_VERSION) {
    return refuse('file.newer');
  }
  const read = validate(entry, isVersion1(row) ? fromVersion1(row) : row);
  return read.ok ? read : refuse('storage.setAside', { n: 1 });
}

const isVersion1 = (row: unknown): row is Record<string, Json> =>
  row !== null && typeof row === 'object' && 'v' in row && row.v === 1;

/** Converts an entry of version 1, whose result named a winner, to today's form. */
function fromVersion1(row: Record<string, Json>): Record<string, Json> {
  const { seats, result } = row;
  return { ...row, v: ENTRY_VERSION, result: outcomeOf(result, Object.keys(seats ?? {})) };
}

/** Makes the library's entry for a replay. `source`: the text of the replay file. */
export function entryOf(
  replay: Replay,
  source: string,
  { decks, imported, favourite = false }: { decks: Record<string, string>; imported: boolean; favourite?: boolean },
): GameEntry {
  return {
    v: ENTRY_VERSION,
    id: replay.id,
    name: replay.name,
    about: replay.about,
    favourite,
    game: replay.game,
    date: replay.date,
    you: imported ? null : onlyPerson(replay.seats),
    seats: replay.seats,
    decks,
    result: replay.result,
    turns: replay.steps.at(-1)?.turn ?? 0,
    takeBacks: replay.takeBacks,
    bytes: byteLength(source),
    imported,
    notes: noteCount(replay.layers),
  };
}

/** A row that could not be read, stored unchanged. */
export interface QuarantineRow {
  /** the store from which the row was moved */
  from: string;
  key: string;
  value: unknown;
  /** i18n key of the sentence about why the row could not be read */
  problem: string;
  /** when the row was quarantined: ISO 8601, UTC */
  date: string;
}

/** A quarantined row and the key it is stored under. */
export type QuarantinedRow = QuarantineRow & { id: string };

/** Returns the key for a quarantined row in the store `aside`, without the suffix added if that key is taken. */
export const quarantineKey = ({ from, key, date }: QuarantineRow): string => `${from}/${key}/${date}`;
