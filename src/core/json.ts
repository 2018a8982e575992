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
export const jsonOf = (value: object): JsonObject => JSON.parse(JSON.stringify(value)) as JsonObject;
