/**
 * Reads OCTGN deck files (`.o8d`): `<card qty="3" id="…01050">Sure Gamble</card>` in sections. Walks over the text once: builds no
 * document, and fetches or expands nothing that the file declares.
 */
import type { CardDef } from '../../rules/def.ts';
import { def, hasDef } from '../../rules/defs.ts';
import { cardCalled, isPrinted } from '../deck.ts';
import { hasWord, sourceLine, splitLines } from './characters.ts';
import { Gathering, type LinePlace } from './gather.ts';
import type { Reading } from './line.ts';
import { withoutEntities } from './markup.ts';

/** A tag, or the text between two tags, with its line number. */
interface Piece {
  n: number;
  tag: boolean;
  text: string;
}

/** The tags of a file and the texts between them, in order. Comments are left out; an unclosed tag counts as text. */
function* pieces(source: string): Generator<Piece> {
  let at = 0;
  let n = 1;
  const next = (end: number): Omit<Piece, 'tag'> => {
    const piece = { n, text: source.slice(at, end) };
    n += splitLines(piece.text).length - 1;
    at = end;
    return piece;
  };
  /** The index of the next `mark` in the source, or the source's end if there is none. */
  const find = (mark: string, from: number): number => (source.indexOf(mark, from) + 1 || source.length + 1) - 1;
  const ends = (mark: string): number => Math.min(find(mark, at) + mark.length, source.length);
  while (at < source.length) {
    if (source.startsWith('<!--', at)) next(ends('-->'));
    else if (source[at] === '<') {
      const end = ends('>');
      const again = find('<', at + 1);
      if (again < end) yield { tag: false, ...next(again) };
      else yield { tag: true, ...next(end) };
    } else yield { tag: false, ...next(find('<', at)) };
  }
}

const ATTRIBUTE = /\s([a-z]{1,20})\s?=\s?(?:"([^"]*)"|'([^']*)')/gi;

/** The attributes of a tag, by lower-case name. */
function attributesOf(tag: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name, double, single] of tag.matchAll(ATTRIBUTE))
    found.set(name!.toLowerCase(), withoutEntities(double ?? single ?? '').trim());
  return found;
}

/** The printed card whose code is at the end of an OCTGN id; null for none. */
function cardOfId(id: string): CardDef | null {
  const code = id.slice(-5);
  return /^\d{5}$/.test(code) && hasDef(code) && isPrinted(def(code)) ? def(code) : null;
}

/** Matches a tag that is expected in a deck file and names no card, such as `<deck>` or `<section>`: it is not reported. */
const FRAME = /^<(?:\?xml|!doctype|\/?deck|\/?section|\/?notes|\/?sleeve)\b/i;

/** A card whose opening tag has been read; its title is the text that follows. */
interface Open {
  n: number;
  tag: string;
  title: string;
}

function take(found: Gathering, { n, tag, title }: Open): void {
  const attributes = attributesOf(tag);
  const qty = attributes.get('qty') ?? '';
  const copies = /^\d{1,4}$/.test(qty) ? Number(qty) : 0;
  const line = sourceLine(withoutEntities(title), n);
  const id = attributes.get('id') ?? '';
  const named = cardCalled(line.text);
  const card = cardOfId(id) ?? named;
  const place: LinePlace = { n, text: `${qty}x ${line.text === '' ? id.slice(-5) : line.text}` };
  const entry = { title: line.text === '' ? id : line.text, copies, counted: true };
  if (line.cut) found.refuse(place, 'cut', entry);
  else if (card === null) found.refuse(place, 'unknown', entry);
  else if (named !== null && named !== card) found.refuse(place, 'unclear', entry);
  else found.take(place, card, entry);
}

/** Whether a text is an OCTGN deck file, complete or damaged. */
export const isOctgn = (text: string): boolean =>
  /^\s*<(?:\?xml|deck|section|card|!)/i.test(text.slice(0, 300).replace(/^\uFEFF/, ''));

/** Reads an OCTGN deck file. Reports as not understood everything except cards and the tags around them. */
export function readOctgn(source: string): Reading {
  const found = new Gathering();
  let open: Open | null = null;
  let inNotes = false;
  const close = (): void => {
    if (open !== null) take(found, open);
    open = null;
  };
  for (const { n, tag, text } of pieces(source.replace(/^\uFEFF/, ''))) {
    if (!tag && open !== null) open.title += text;
    else if (tag && /^<card\b/i.test(text)) {
      close();
      open = { n, tag: text, title: '' };
      if (text.endsWith('/>')) close();
    } else if (tag && /^<\/card\b/i.test(text)) close();
    else {
      close();
      if (tag && /^<\/?notes\b/i.test(text)) inNotes = text[1] !== '/' && !text.endsWith('/>');
      const frame = inNotes || (tag && FRAME.test(text));
      const line = sourceLine(text, n);
      if (!frame && hasWord(text))
        found.refuse(line, line.cut ? 'cut' : 'unknown', { title: line.text, copies: 1, counted: false });
    }
  }
  close();
  return found.reading();
}
