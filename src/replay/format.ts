/** The replay file: types, schema, `readReplay` and `writeReplay`. docs/replay-format.md describes the format. */
import * as v from 'valibot';
import type { Anchor } from '../core/anchor.ts';
import type { Outcome, Reason, SeatName, Sentence } from '../core/game.ts';
import { type Json, type JsonObject, type Read, type Refused, refuse } from '../core/json.ts';
import type { SeatPlayer } from '../core/seat-player.ts';
import { BUDGET, LIMITS } from './budget.ts';
import { FILE_LIMITS, canonical, misshapen, ordered, parseUntrusted, validate } from './untrusted.ts';
import { fromFormat1 } from './format-1.ts';
import { seatOf } from './sentences.ts';

export const REPLAY_FORMAT = 2;

/** Text for people, by language (BCP 47 tag → text). */
export type Texts = Record<string, string>;
/** A verdict on a move, in the signs used for chess. */
export type Mark = '!!' | '!' | '!?' | '?!' | '?' | '??';
export type Shape =
  | { kind: 'arrow'; from: Anchor; to: Anchor; tone?: Tone }
  | { kind: 'highlight'; on: Anchor; tone?: Tone };
export type Tone = 'plain' | 'good' | 'bad' | 'maybe';

export interface Note {
  /** number of the step the note belongs to: 0 is the set-up, n the n-th move */
  at: number;
  /** number of the event of that step after which the note is shown, from 1; if left out: after the whole step */
  event?: number;
  text: Texts;
  /** in a review, why another move was better; shown in place of `text`, in the reader's language */
  why?: Reason;
  mark?: Mark;
  shapes?: Shape[];
}
export interface Chapter {
  at: number;
  title: Texts;
}
/** A variation: other moves that could have been played after step `at`. */
export interface Variation {
  at: number;
  title: Texts;
  /** the title of a variation that the program made; left out where a person wrote it */
  about?: Sentence | undefined;
  steps: Step[];
  /** notes on the variation; a note's `at` counts the steps of the variation: 1 is its first move */
  notes?: Note[];
}
/** Chances to win by position, in thousandths; null where unknown. Positions beyond the end of a list have none. */
export interface Chances {
  seat: SeatName;
  /** chances judged by what the seat could know at the time */
  known: (number | null)[];
  /** chances judged with all cards known */
  open: (number | null)[];
}
/** A layer: the annotations of one author. */
export interface Layer {
  id: string;
  author: string;
  /** BCP 47 tag of the language the author writes in */
  language: string;
  title?: Texts;
  notes: Note[];
  chapters: Chapter[];
  variations: Variation[];
  /** a seat's chances to win over the course of the game; left out in people's notes */
  chances?: Chances;
}

/** One move with the events it caused. */
export interface Step {
  /** the move as a sentence of the notation, beginning with its seat */
  move: string;
  /** number of turns begun so far, including in this move */
  turn: number;
  /** why the bot made the move; left out for a person's move */
  why?: Reason;
  /** digest of the state after the move; present if a turn began, and at the end of the game */
  digest?: string;
  /** the move's events as the rules made them, secrets included; left out in a light replay */
  events?: JsonObject[];
}

export interface Replay {
  format: number;
  /** id of the game */
  game: string;
  /** version of the rules the game was recorded with */
  rules: number;
  id: string;
  /** when the game began: ISO 8601, UTC */
  date: string;
  /** name given by the player; '' if none */
  name: string;
  /** what the game is, for one that was not played from its beginning against bots: a lesson, practice from a position, a card's scene */
  about?: Sentence | undefined;
  /** the set-up in the game's own format: seed and decks, or a table */
  start: JsonObject;
  seats: Record<string, SeatPlayer>;
  /** number of undos that were not free, because something had been revealed or a step had been random */
  takeBacks: number;
  /** how often a person asked what a bot would do in their place; left out if never */
  helped?: number | undefined;
  /** how the game ended; null if it was not played to the end */
  result: Outcome | null;
  /** digest and events of the set-up; events left out in a light replay */
  opening: { digest: string; events?: JsonObject[] };
  steps: Step[];
  layers: Layer[];
}

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const word = v.pipe(v.string(), v.regex(/^[\w .:+-]{1,80}$/));
const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const list = <T>(inner: v.GenericSchema<unknown, T>, max: number) => v.pipe(v.array(inner), v.maxLength(max));
const language = v.pipe(v.string(), v.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/));
const texts = v.pipe(
  v.record(language, text(LIMITS.note)),
  v.check((all) => Object.keys(all).length <= 40),
);

/** A sentence by its key; whether there is such a message is not checked here. */
export const sentence = v.object({
  key: word,
  params: v.optional(
    v.pipe(
      v.record(text(60), v.union([text(400), v.number()])),
      v.check((all) => Object.keys(all).length <= 40),
    ),
  ),
});
const reason = v.object({ ...sentence.entries, lead: v.optional(sentence), numbers: v.optional(sentence) });
const event = v.looseObject({ type: word }) as unknown as v.GenericSchema<unknown, JsonObject>;
const events = list(event, BUDGET.events);
const step = v.object({
  move: v.pipe(v.string(), v.minLength(1), v.maxLength(400)),
  turn: count(100_000),
  why: v.optional(reason),
  digest: v.optional(text(200)),
  events: v.optional(events),
});
const anchor: v.GenericSchema<unknown, Anchor> = v.union([count(1_000_000), word]);
const tone = v.optional(v.picklist(['plain', 'good', 'bad', 'maybe']));
const shape = v.variant('kind', [
  v.object({ kind: v.literal('arrow'), from: anchor, to: anchor, tone }),
  v.object({ kind: v.literal('highlight'), on: anchor, tone }),
]);
const note = v.object({
  at: count(BUDGET.steps),
  event: v.optional(count(BUDGET.events)),
  text: texts,
  why: v.optional(reason),
  mark: v.optional(v.picklist(['!!', '!', '!?', '?!', '?', '??'])),
  shapes: v.optional(list(shape, LIMITS.shapes)),
});
const seat = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,19}$/));
const chances = list(v.nullable(count(1000)), BUDGET.steps + 1);
const layer = v.object({
  id: word,
  author: text(LIMITS.author),
  language,
  title: v.optional(texts),
  notes: list(note, BUDGET.notes),
  chapters: list(v.object({ at: count(BUDGET.steps), title: texts }), 500),
  variations: list(
    v.object({
      at: count(BUDGET.steps),
      title: texts,
      about: v.optional(sentence),
      steps: list(step, BUDGET.variation),
      notes: v.optional(list(note, BUDGET.notes)),
    }),
    LIMITS.variations,
  ),
  chances: v.optional(v.object({ seat, known: chances, open: chances })),
});
export const seatPlayer: v.GenericSchema<unknown, SeatPlayer> = v.variant('who', [
  v.object({ who: v.literal('person'), person: v.exactOptional(v.pipe(count(8), v.minValue(1))) }),
  v.object({ who: v.literal('bot'), level: word, seed: count(0xffff_ffff) }),
  v.object({ who: v.literal('script'), name: word }),
]);
export const outcome: v.GenericSchema<unknown, Outcome> = v.object({
  places: list(v.pipe(list(seat, 8), v.minLength(1)), 8),
  scores: v.exactOptional(v.record(seat, v.pipe(v.number(), v.finite()))),
  reason: word,
});
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;

const replaySchema: v.GenericSchema<unknown, Replay> = v.object({
  format: v.literal(REPLAY_FORMAT),
  game: word,
  rules: count(1_000_000),
  id: word,
  date: v.pipe(
    v.string(),
    v.regex(ISO),
    v.check((date) => !Number.isNaN(Date.parse(date))),
  ),
  name: text(LIMITS.name),
  about: v.optional(sentence),
  start: v.looseObject({}) as unknown as v.GenericSchema<unknown, JsonObject>,
  seats: v.pipe(
    v.record(seat, seatPlayer),
    v.check((seats) => Object.keys(seats).length <= 8),
  ),
  takeBacks: count(1_000_000),
  helped: v.optional(count(1_000_000)),
  result: v.nullable(outcome),
  opening: v.object({ digest: text(200), events: v.optional(events) }),
  steps: list(step, BUDGET.steps),
  layers: list(layer, 64),
}) as v.GenericSchema<unknown, Replay>;

/**
 * Reads the text of a replay file, at most 4 MB. Returns the replay, or a sentence (i18n key `file.*` or `replay.*`) that says what is
 * wrong. Whether the rules allow its moves is checked by `openReplay`, not here.
 */
export function readReplay(source: string): { ok: true; replay: Replay } | { ok: false; problem: Sentence } {
  const parsed = parseUntrusted(source, FILE_LIMITS);
  if (!parsed.ok) return parsed;
  const checked = checkReplay(parsed.value);
  return checked.ok ? { ok: true, replay: checked.value } : checked;
}

/** Whether a file is a jinteki.net replay: game metadata and a history of states. */
const isJinteki = (json: Json): boolean =>
  json !== null && typeof json === 'object' && 'metadata' in json && 'history' in json && Array.isArray(json.history);

/** Checks a replay already parsed as JSON, e.g. part of a save. Refuses with the sentences of `readReplay`. */
export function checkReplay(json: Json): Read<Replay> {
  if (json === null || typeof json !== 'object' || Array.isArray(json) || !('format' in json) || !('steps' in json)) {
    return refuse(isJinteki(json) ? 'replay.jinteki' : 'replay.notOne');
  }
  if (typeof json.format === 'number' && json.format > REPLAY_FORMAT) return refuse('file.newer');
  const read = validate(replaySchema, json.format === 1 ? fromFormat1(json) : json);
  if (!read.ok) return damaged(String(read.problem.params?.['where'] ?? ''));
  if (annotationsIn(read.value) > BUDGET.notes) return refuse('replay.tooManyNotes', { most: BUDGET.notes });
  const where = unknownSeatIn(read.value);
  if (where !== null) return damaged(where);
  const misplaced = stepBeyondEnd(read.value);
  return misplaced === null ? read : refuse('replay.noteBeyond', { n: misplaced });
}

/**
 * Returns the refusal of a replay that is damaged at a path (`steps.12.move`). Its sentence tells a person where: `part` is `move` (the
 * `n`-th), `opening`, `notes` or `head`; `where` is the path, for somebody who repairs the file.
 */
export function damaged(where: string): Refused {
  const [field = '', index] = where.split('.');
  const at = Number(index);
  const part =
    field === 'steps' && Number.isInteger(at)
      ? 'move'
      : field === 'opening'
        ? field
        : field === 'layers'
          ? 'notes'
          : 'head';
  return misshapen('replay.shape', where, { part, n: part === 'move' ? at + 1 : 0 });
}

/** Counts the notes, chapters and variations in all layers, and their arrows and highlights; returns the larger of the two numbers. */
function annotationsIn({ layers }: Replay): number {
  const notes = layers.flatMap((layer) => [...layer.notes, ...layer.variations.flatMap((one) => one.notes ?? [])]);
  const shapes = notes.reduce((sum, one) => sum + (one.shapes?.length ?? 0), 0);
  const others = layers.reduce((sum, { chapters, variations }) => sum + chapters.length + variations.length, 0);
  return Math.max(notes.length + others, shapes);
}

/** Returns the path of the first field that names an unknown seat or ranks a seat twice; null if there is none. */
function unknownSeatIn({ seats, result, steps, layers }: Replay): string | null {
  const unknown = (seat: string): boolean => !Object.hasOwn(seats, seat);
  const placed = result?.places.flat() ?? [];
  if (placed.some(unknown) || new Set(placed).size < placed.length) return 'result.places';
  if (Object.keys(result?.scores ?? {}).some(unknown)) return 'result.scores';
  const layer = layers.findIndex(({ chances }) => chances !== undefined && unknown(chances.seat));
  if (layer >= 0) return `layers.${layer}.chances`;
  const step = steps.findIndex(({ move }) => unknown(seatOf(move)));
  return step < 0 ? null : `steps.${step}.move`;
}

/** Returns the step number of a note, chapter or variation beyond the last step; null if there is none. */
function stepBeyondEnd(replay: Replay): number | null {
  const end = replay.steps.length;
  for (const one of replay.layers) {
    for (const { at } of [...one.notes, ...one.chapters, ...one.variations]) if (at > end) return at;
    const last = Math.max(one.chances?.known.length ?? 0, one.chances?.open.length ?? 0) - 1;
    if (last > end) return last;
    for (const variation of one.variations)
      for (const { at } of variation.notes ?? []) if (at > variation.steps.length) return at;
  }
  return null;
}

const HEAD = [
  'format',
  'game',
  'rules',
  'id',
  'date',
  'name',
  'about',
  'start',
  'seats',
  'takeBacks',
  'helped',
  'result',
] as const;
const STEP = ['move', 'turn', 'why', 'digest', 'events'] as const;
const lines = new WeakMap<Step, string>();

/** Returns a step's line of the replay file. Cached, because a recorded step never changes. */
function stepLine(one: Step): string {
  let line = lines.get(one);
  if (line === undefined) lines.set(one, (line = ordered(one, STEP)));
  return line;
}

/**
 * Writes a replay as the text of a file: keys in a fixed order, one line for each step and layer. Equal replays give equal texts, and
 * reading a text this function wrote and writing it again gives the same text.
 */
export function writeReplay(replay: Replay): string {
  const head = HEAD.filter((key) => replay[key] !== undefined)
    .map((key) => `${JSON.stringify(key)}: ${canonical(replay[key])},\n`)
    .join('');
  const block = (name: string, rows: string[]): string =>
    rows.length === 0 ? `"${name}": []` : `"${name}": [\n${rows.join(',\n')}\n]`;
  const opening = `"opening": ${ordered(replay.opening, ['digest', 'events'])},\n`;
  return `{\n${head}${opening}${block('steps', replay.steps.map(stepLine))},\n${block('layers', replay.layers.map(canonical))}\n}\n`;
}

/**
 * Returns a replay in its light form, for links: without events, which makes it a tenth of the size. Its moves are replayed to watch it.
 */
export function lighten(replay: Replay): Replay {
  const bare = ({ events: _events, ...rest }: Step): Step => rest;
  return {
    ...replay,
    opening: { digest: replay.opening.digest },
    steps: replay.steps.map(bare),
    layers: replay.layers.map((one) => ({
      ...one,
      variations: one.variations.map((variation) => ({ ...variation, steps: variation.steps.map(bare) })),
    })),
  };
}
