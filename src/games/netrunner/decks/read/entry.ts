/** Reads one line of a list as a title with a number of copies, in every form that people and deck sites use. */
import type { CardDef } from '../../rules/def.ts';
import { cardCalled } from '../deck.ts';
import { hasLetter, hasWord, trimToWords } from './characters.ts';

/** What one line of a deck list was read as: a card and its number of copies. */
export interface Entry {
  /** the card with this title; null if no known card has it */
  card: CardDef | null;
  /** the card's title as written in the line */
  title: string;
  copies: number;
  /** whether the line gives a number of copies */
  counted: boolean;
  /** whether the line gives two different numbers, or names a second card in brackets */
  unclear: boolean;
  /** possible titles: one for every way the line can be split into a title and a number */
  titles: readonly string[];
}

interface Parting {
  title: string;
  /** the number of copies; null if the line gives none */
  copies: number | null;
  /** whether the number may instead be part of a name, as in `Deck 3` */
  loose: boolean;
}

const OPEN = '([{';
const CLOSE = ')]}';
const TIMES = /[x×✕]/i;
const DIGIT = /\d/;

/** Splits a line into the text outside brackets, the texts in brackets, and a comment that begins outside brackets (`#` or `//`). */
function byBrackets(text: string): { outside: string; inside: string[]; comment: string } {
  let outside = '';
  let comment = '';
  const inside: string[] = [];
  let depth = 0;
  let before = ' ';
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]!;
    if (OPEN.includes(letter)) {
      if (depth++ === 0) {
        inside.push('');
        outside += ' ';
      }
    } else if (CLOSE.includes(letter)) depth = Math.max(0, depth - 1);
    else if (depth > 0) inside[inside.length - 1] += letter;
    else if (/\s/.test(before) && (letter === '#' || (letter === '/' && text[i + 1] === '/'))) {
      comment = text.slice(i);
      break;
    } else outside += letter;
    before = letter;
  }
  return { outside, inside: inside.map((each) => each.trim()), comment };
}

/** The number of copies written in brackets: `(3)`, `(x3)`, `(3x)`; null for any other text. Five digits are a card's code. */
function numberIn(inside: string): number | null {
  const found = /^[x×✕]?\s?(\d{1,4})\s?[x×✕]?$/i.exec(inside);
  return found === null ? null : Number(found[1]);
}

/** Ways to split a line into a number of copies and a title, number first: `3x Title`, `3 Title`, `3) Title`, `x3 Title`, `3xTitle`. */
function numberFirst(text: string): Parting[] {
  let at = TIMES.test(text[0] ?? '') ? 1 : 0;
  while (text[at] === ' ') at++;
  let end = at;
  while (DIGIT.test(text[end] ?? '')) end++;
  if (end === at) return [];
  const copies = Number(text.slice(at, end));
  const rest = text.slice(end).trimStart();
  const found = [{ title: trimToWords(rest), copies, loose: false }];
  // `3 Xanadu` may be three copies of Xanadu; the reading that names a known card wins.
  if (TIMES.test(rest[0] ?? '')) found.unshift({ title: trimToWords(rest.slice(1)), copies, loose: false });
  return found;
}

/** Ways to split a line into a title and a number of copies, number last: `Title x3`, `Title 3x`, `Title, 3`, `Title 3`. */
function numberLast(text: string): Parting[] {
  const times = TIMES.test(text.at(-1) ?? '');
  const end = text.slice(0, times ? -1 : text.length).trimEnd().length;
  let at = end;
  while (DIGIT.test(text[at - 1] ?? '')) at--;
  if (at === end) return [];
  const copies = Number(text.slice(at, end));
  const rest = text.slice(0, at);
  const title = trimToWords(rest);
  if (!times && TIMES.test(rest.trimEnd().at(-1) ?? '')) {
    // `Title x3`, although the x may belong to the title.
    const without = trimToWords(rest.trimEnd().slice(0, -1));
    return [
      { title: without, copies, loose: false },
      { title, copies, loose: true },
    ];
  }
  const between = rest.slice(rest.lastIndexOf(title) + title.length);
  // Digits attached to a word belong to it: `Heimdall 1.0`.
  if (!/[\s,;:|=–-]/.test(between)) return [];
  return [{ title, copies, loose: !times && between === ' ' }];
}

/** Every way to split a line into a title and a number. The number last comes first, since titles may begin with a number. */
const partings = (text: string): Parting[] => [
  { title: text, copies: null, loose: false },
  ...numberLast(text),
  ...numberFirst(text),
];

const known = ({ title }: Parting): boolean => cardCalled(title) !== null;

/** Whether the brackets or the comment of a line name a further card with a number, as in `(and 2 Title)`, which would be lost. */
function holdsCard(text: string): boolean {
  if (!DIGIT.test(text)) return false;
  const words = trimToWords(text).split(' ');
  const holds = (tail: string): boolean => partings(tail).some((parting) => parting.copies !== null && known(parting));
  return words.some((_, i) => holds(words.slice(i).join(' ')));
}

/** Whether a text is nothing but a number of copies: `3x`, `x3`, `3`, or nothing at all. */
const isBareNumber = (text: string): boolean => !hasWord(text.replace(/[\dx×✕]/gi, ''));

/** Reads a line without markup as a card with its number of copies, which is 1 if the line gives none. */
export function entryOf(line: string): Entry {
  const { outside, inside, comment } = byBrackets(line);
  const numbers = inside.map(numberIn).filter((n) => n !== null);
  const notes = inside.filter((each) => numberIn(each) === null);
  let text = trimToWords(outside);
  // The title itself may be in brackets: `3x [Title]`.
  const name = isBareNumber(text) ? notes.findIndex(hasLetter) : -1;
  if (name >= 0) text = trimToWords(`${text} ${notes.splice(name, 1)[0]}`);
  const ways = partings(text);
  const sure = (parting: Parting): boolean => numbers.length === 0 && parting.copies !== null && !parting.loose;
  const way = ways.find(known) ?? ways.find(sure) ?? ways[0]!;
  const said = [...new Set([...numbers, ...(way.copies === null ? [] : [way.copies])])];
  return {
    card: cardCalled(way.title),
    title: way.title,
    copies: said[0] ?? 1,
    counted: said.length > 0,
    unclear: said.length > 1 || [...notes, comment].some(holdsCard),
    titles: ways.map(({ title }) => title),
  };
}
