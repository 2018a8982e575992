/**
 * The author of notes written on this device: a name, a language, and the id of the author's layer of notes, which is created once and
 * stored.
 */
import * as v from 'valibot';
import type { RecordsPort } from '../hud/contract/ports.ts';
import { language } from '../i18n/index.ts';
import { LIMITS } from '../replay/budget.ts';
import type { Author } from '../replay/annotate.ts';
import type { Prefs } from '../storage/prefs.ts';

const shape: v.GenericSchema<unknown, Author> = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  name: v.pipe(v.string(), v.maxLength(LIMITS.author)),
  language: v.pipe(v.string(), v.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/)),
});

const newId = (): string => `own-${(crypto.getRandomValues(new Uint32Array(2)).join('-') || '0').slice(0, 30)}`;

/** Checks the stored author of this device's notes (id, name, language); null if it cannot be read. */
export function readAuthor(json: unknown): Author | null {
  const read = v.safeParse(shape, json);
  return read.success ? read.output : null;
}

export function openAuthor(kept: Prefs): RecordsPort['author'] {
  let now: Author | null = null;
  return {
    get() {
      if (now !== null) return now;
      now = readAuthor(kept.read()) ?? { id: newId(), name: '', language: language().tag };
      return now;
    },
    set(author) {
      const read = readAuthor(author);
      if (read === null) return;
      now = read;
      void kept.write(now);
    },
  };
}
