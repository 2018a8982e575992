/** Puts sentences that contain others, such as a bot's reasons, into words. */
import { has, t } from './index.ts';

/** A sentence as data: its key and the parameters to fill in. */
interface Sentence {
  key: string;
  params?: Record<string, string | number>;
}

/** An id with a number, such as `remote 3`. */
const NUMBERED = /^([a-z]+) (\d+)$/;

/**
 * Puts a sentence into words; returns null if its key is unknown. A parameter that begins with `@` is itself a sentence: after the `@`
 * comes that sentence's key, and its own parameters are those named `<parameter>.…`. Of a parameter that is an id with a number, the
 * number is the parameter `<parameter>N`.
 */
export function say({ key, params = {} }: Sentence): string | null {
  if (!has(key)) return null;
  const filled: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params)) {
    const inner = typeof value === 'string' && value.startsWith('@') ? value.slice(1) : null;
    filled[name] = inner === null ? value : (say({ key: inner, params: within(name, params) }) ?? '');
    const [, , number] = NUMBERED.exec(String(value)) ?? [];
    if (number !== undefined) filled[`${name}N`] = Number(number);
  }
  return t(key, filled);
}
/** Returns the parameters of a sentence that is itself a parameter: those named `<name>.…`, without that prefix. */
const within = (name: string, params: NonNullable<Sentence['params']>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([each, value]) =>
      each.startsWith(`${name}.`) ? [[each.slice(name.length + 1), value] as const] : [],
    ),
  );
