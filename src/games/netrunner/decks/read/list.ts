/** Reads plain deck lists: those of NetrunnerDB (text, plain, Markdown, BBCode), jinteki.net and CardGameDB, and what people type. */
import { lettersOf } from '../deck.ts';
import { isFooter, isHeading } from './around.ts';
import { type SourceLine, hasWord, sourceLine, trimToWords } from './characters.ts';
import { type Entry, entryOf } from './entry.ts';
import { Gathering, nearTitles } from './gather.ts';
import type { Reading } from './line.ts';
import { isMarkedHeading, withoutMarkup } from './markup.ts';

const NAME = /^(?:deck|deck name|name|title)\s?:(.*)$/i;
const IDENTITY = /^(?:identity|id)\s?:(.*)$/i;

/** Whether the whole line is a comment: `# …` or `// …`. Heading marks (`## …`) do not count. */
const isComment = (text: string): boolean => text.startsWith('//') || (text.startsWith('#') && !text.startsWith('##'));

/** Whether a line that names no card can be the deck's name: it gives no number of copies, and is not a misspelt title. */
const mayBeName = (text: string, { counted, title }: Entry): boolean =>
  (!counted && nearTitles(title).length === 0) || (isMarkedHeading(text) && !/\dx/i.test(text));

function readLine(found: Gathering, line: SourceLine): void {
  const { text, cut } = line;
  const named = NAME.exec(text)?.[1]!.trim() ?? '';
  if (named !== '' && found.name === '' && !cut) return found.call(line, named);
  const identified = IDENTITY.exec(text)?.[1] ?? '';
  const plain = withoutMarkup(hasWord(identified) ? identified : text);
  const comment = isComment(text);
  const entry = entryOf(comment || text.startsWith('#') ? trimToWords(plain) : plain);
  const isFirst = found.lines.every(({ as }) => as === 'footer' || as === 'comment');
  if (cut) return found.refuse(line, 'cut', entry);
  if (entry.card !== null && (entry.counted || !comment)) {
    if (entry.unclear || comment) return found.refuse(line, 'unclear', entry);
    const surely = !isFirst || entry.counted || lettersOf(entry.card.title) === lettersOf(entry.title);
    return found.take(line, entry.card, entry, surely);
  }
  if (isFooter(plain)) return found.pass(line, 'footer');
  if (isHeading(entry.title) || (!isFirst && entry.titles.some(isHeading))) return found.pass(line, 'heading');
  if (isFirst && found.name === '' && !text.startsWith('//') && mayBeName(text, entry))
    return found.call(line, nameOf(text));
  if (comment && !entry.counted) return found.pass(line, 'comment');
  found.refuse(line, 'unknown', entry);
}

/** A deck's name with heading marks removed. */
const nameOf = (text: string): string => (isMarkedHeading(text) ? withoutMarkup(text.replace(/^#+/, '')).trim() : text);

/** Reads the lines of a list. */
export function readList(lines: readonly string[]): Reading {
  const found = new Gathering();
  lines.forEach((written, i) => {
    const line = sourceLine(written, i + 1);
    if (hasWord(line.text) || line.cut) readLine(found, line);
  });
  return found.reading();
}
