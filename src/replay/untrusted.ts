/**
 * Reads untrusted text (files, links, stored rows) into plain JSON, or refuses it with one sentence. Refused: texts that are too large,
 * nested too deep, ambiguous (a key given twice) or that name an object's prototype. Also writes JSON text with keys in a fixed order.
 */
import * as v from 'valibot';
import { type Json, type Read, type Refused, refuse } from '../core/json.ts';
import type { Sentence } from '../core/sentence.ts';
import { BUDGET, tooBig } from './budget.ts';

export interface Limits {
  /** bytes of UTF-8 */
  bytes: number;
  /** how deep objects and lists may be nested */
  depth: number;
  /** how many values the text may hold */
  values: number;
}

export const FILE_LIMITS: Limits = BUDGET;

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Returns the length of a text in UTF-8, in bytes. */
export function byteLength(text: string): number {
  let bytes = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    bytes +=
      c < 0x80
        ? 1
        : c < 0x800
          ? 2
          : c >= 0xd800 && c <= 0xdbff && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00
            ? (i++, 4)
            : 3;
  }
  return bytes;
}

/**
 * Parses untrusted text as JSON. Refuses, with a `file.*` sentence, text that exceeds the limits or is not JSON, a key given twice in one
 * object, the keys `__proto__`, `constructor` and `prototype`, and numbers beyond ±2⁵³.
 */
export function parseUntrusted(text: string, limits: Limits = FILE_LIMITS): Read<Json> {
  const source = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  const large = tooBig(source.length, limits) ?? tooBig(byteLength(source), limits);
  if (large) return large;
  if (source.trim() === '') return refuse('file.empty');
  const problem = tooMuch(source, limits);
  if (problem) return problem;
  let value: Json;
  try {
    value = JSON.parse(source) as Json;
  } catch {
    return refuse('file.notJson');
  }
  const keys = badKey(source);
  if (keys) return keys;
  return hugeNumber(value) ? refuse('file.hugeNumber') : { ok: true, value };
}

/** Refuses text that is nested too deep or holds too many values, before it is parsed; returns null if the text is fine. */
function tooMuch(source: string, most: Limits): Refused | null {
  let depth = 0;
  let values = 0;
  for (let i = 0; i < source.length; i++) {
    const c = source.charCodeAt(i);
    if (c === 34) i = endOfString(source, i);
    else if (c === 123 || c === 91) {
      if (++depth > most.depth) return refuse('file.tooDeep');
      values++;
    } else if (c === 125 || c === 93) depth--;
    else if (c === 44) values++;
    if (values > most.values) return refuse('file.tooMany');
  }
  return null;
}

/** Returns the index of the quote that closes the string opened at `from`. */
function endOfString(source: string, from: number): number {
  for (let i = from + 1; i < source.length; i++) {
    const c = source.charCodeAt(i);
    if (c === 92) i++;
    else if (c === 34) return i;
  }
  return source.length;
}

/** Refuses the first forbidden or repeated key in a text known to be JSON; returns null if there is none. */
function badKey(source: string): Refused | null {
  const open: (Set<string> | null)[] = [];
  let keyNext = false;
  for (let i = 0; i < source.length; i++) {
    const c = source.charCodeAt(i);
    if (c === 123) {
      open.push(new Set());
      keyNext = true;
    } else if (c === 91) {
      open.push(null);
      keyNext = false;
    } else if (c === 125 || c === 93) {
      open.pop();
      keyNext = false;
    } else if (c === 44) {
      keyNext = open[open.length - 1] !== null;
    } else if (c === 34) {
      const end = endOfString(source, i);
      const seen = open[open.length - 1];
      if (keyNext && seen) {
        const raw = source.slice(i + 1, end);
        const key = raw.includes('\\') ? (JSON.parse(source.slice(i, end + 1)) as string) : raw;
        if (FORBIDDEN.has(key)) return refuse('file.forbiddenKey', { name: key });
        if (seen.has(key)) return refuse('file.repeatedKey', { name: short(key) });
        seen.add(key);
        keyNext = false;
      }
      i = end;
    }
  }
  return null;
}

function hugeNumber(value: Json): boolean {
  if (typeof value === 'number') return !(Math.abs(value) <= Number.MAX_SAFE_INTEGER);
  if (value === null || typeof value !== 'object') return false;
  for (const inner of Array.isArray(value) ? value : Object.values(value)) if (hugeNumber(inner)) return true;
  return false;
}

/** Cuts an untrusted text to at most `most` characters, to be shown in a sentence. */
const short = (text: string, most = 60): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** The sentences about data that does not fit its schema. */
type Misshapen = 'file.shape' | 'save.shape' | 'replay.start' | 'replay.shape';

/**
 * Checks a value against a schema. A refusal has the sentence `key` and the path of the first field that does not fit (`steps.12.move`).
 */
export function validate<T>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
  key: Misshapen = 'file.shape',
): Read<T> {
  const result = v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const where = result.issues[0] ? (v.getDotPath(result.issues[0]) ?? '') : '';
  return misshapen(key, short(where === '' ? '—' : where));
}

/** A refusal that also has the path of the field that does not fit; its sentence does not tell that. */
export const misshapen = (key: Misshapen, where: string, params: Sentence['params'] = {}): Refused => ({
  ok: false,
  problem: { key, params: { where, ...params } },
});

/** Writes JSON text with the keys of every object sorted, so that equal values give equal texts. Undefined fields are left out. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const parts: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const inner = (value as Record<string, unknown>)[key];
    if (inner !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(inner)}`);
  }
  return `{${parts.join(',')}}`;
}

/** Writes JSON text of an object: the fields named in `first` in that order, then the others sorted. */
export function ordered(value: object, first: readonly string[]): string {
  const all = value as Record<string, unknown>;
  const rest = Object.keys(all)
    .filter((key) => !first.includes(key))
    .sort();
  const parts: string[] = [];
  for (const key of [...first, ...rest])
    if (all[key] !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(all[key])}`);
  return `{${parts.join(',')}}`;
}
