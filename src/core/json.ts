/** Types of plain JSON, and of the result of reading something. */
import { type MessageArgs, type MessageKey, type Sentence, sentence } from './sentence.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** The result of reading something: the value, or a sentence that says why it was refused. */
export type Read<T> = { ok: true; value: T } | Refused;
export type Refused = { ok: false; problem: Sentence };

/** Returns a refused `Read`, whose problem is the sentence with this key and these parameters. */
export const refuse = <const K extends string>(key: MessageKey<K>, ...args: MessageArgs<K>): Refused => ({
  ok: false,
  problem: sentence<K>(key, ...args),
});

/** A JSON copy of a plain object. Undefined fields are left out; undefined list entries become null. */
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
