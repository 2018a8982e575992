/** Sentences that hold others, such as a bot's reasons, in words. */
import { has, t } from './index.ts';

/** A sentence as the rest of the program hands it over: its key and what is filled in. */
interface Sentence {
  key: string;
  params?: Record<string, string | number>;
}

/**
 * A sentence in words; null when its key is not known. A parameter that begins with `@` is a sentence of its own: the key behind it, with the
 * parameters whose names begin with its name and a dot.
 */
export function say({ key, params = {} }: Sentence): string | null {
  if (!has(key)) return null;
  const filled: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params)) {
    const inner = typeof value === 'string' && value.startsWith('@') ? value.slice(1) : null;
    filled[name] = inner === null ? value : has(inner) ? t(inner, within(name, params)) : '';
  }
  return t(key, filled);
}
/** The parameters of an inner sentence: those named `<name>.…`, without that beginning. */
const within = (name: string, params: NonNullable<Sentence['params']>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([each, value]) =>
      each.startsWith(`${name}.`) ? [[each.slice(name.length + 1), value] as const] : [],
    ),
  );
