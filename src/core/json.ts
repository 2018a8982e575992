/** Plain JSON, and what reading it gives. */
import type { Sentence } from './sentence.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** What was asked for, or the one sentence that says why not. */
export type Read<T> = { ok: true; value: T } | Refused;
export type Refused = { ok: false; problem: Sentence };

/** A refusal with its sentence. */
export const refuse = (key: string, params?: Sentence['params']): Refused => ({
  ok: false,
  problem: params ? { key, params } : { key },
});

/** A JSON copy of a value that is plain data; fields that are undefined are left out. */
export const jsonOf = (value: object): JsonObject => copyOf(value) as JsonObject;

function copyOf(value: unknown): Json {
  if (typeof value !== 'object' || value === null) return value as Json;
  if (Array.isArray(value)) return value.map((one) => (one === undefined ? null : copyOf(one)));
  const copy: JsonObject = {};
  for (const key in value) {
    const one = (value as Record<string, unknown>)[key];
    if (one !== undefined) copy[key] = copyOf(one);
  }
  return copy;
}
