/** Reads deck lists and deck files from outside: chooses the format, and limits the work. */
import type { Sentence } from '../../../../core/sentence.ts';
import { splitLines } from './characters.ts';
import type { Reading } from './line.ts';
import { readList } from './list.ts';
import { isOctgn, readOctgn } from './octgn.ts';

/** Limits of a text; a longer one is refused unread. */
export const TEXT_LIMITS = { letters: 20_000, lines: 500, file: 100_000 };

export type ReadText = { ok: true; reading: Reading } | { ok: false; problem: Sentence };

/** Reads a deck from any text. Refuses a text only if it is too long; otherwise reports line by line what it contains. */
export function readDeck(text: string): ReadText {
  const { letters, lines: most, file } = TEXT_LIMITS;
  const refused: ReadText = { ok: false, problem: { key: 'deck.text.long', params: { line: most, letters } } };
  const octgn = isOctgn(text);
  if (text.length > (octgn ? file : letters)) return refused;
  const lines = splitLines(text);
  if (lines.length > (octgn ? file : most)) return refused;
  return { ok: true, reading: octgn ? readOctgn(text) : readList(lines) };
}
