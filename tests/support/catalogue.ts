/** The sentences of a catalogue as they are written, before they are compiled. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(import.meta.dirname, '../../src');

/** Reads a catalogue by its path in `src`, such as `games/netrunner/locales/en/log`. */
export const catalogue = (path: string): Record<string, string> =>
  JSON.parse(readFileSync(join(SRC, `${path}.json`), 'utf8')) as Record<string, string>;
