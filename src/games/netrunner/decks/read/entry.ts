/** One line of a list as a title with its number of copies, in every form that people and deck sites write. */
import type { CardDef } from '../../rules/def.ts';
import { cardCalled } from '../deck.ts';
import { hasLetter, hasWord, trimToWords } from './characters.ts';

/** What a line says of copies. */
export interface Entry {
  /** null: no card of the pool is called so */
  card: CardDef | null;
  /** the title as it stands there */
  title: string;
  copies: number;
  /** the line says how many */
  counted: boolean;
  /** it says two different numbers, or names a second card in brackets */
  unclear: boolean;
  /** every way to part the line into a title and a number */
  titles: readonly string[];
}

interface Parting {
  title: string;
  /** null where the line says none */
  copies: number | null;
  /** a number that may as well be part of a name: `Deck 3` */
  loose: boolean;
}

const OPEN = '([{';
const CLOSE = ')]}';
const TIMES = /[x×✕]/i;
const DIGIT = /\d/;

/** A text as what stands outside brackets, in each pair of them, and in a comment that begins outside them (`#` or `//`). */
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

/** The number in a pair of brackets: `(3)`, `(x3)`, `(3x)`; null for anything else. Five digits are a card's code. */
function numberIn(inside: string): number | null {
  const found = /^[x×✕]?\s?(\d{1,4})\s?[x×✕]?$/i.exec(inside);
  return found === null ? null : Number(found[1]);
}

/** Partings with the number first: `3x Title`, `3 Title`, `3) Title`, `x3 Title`, `3xTitle`. */
function numberFirst(text: string): Parting[] {
  let at = TIMES.test(text[0] ?? '') ? 1 : 0;
  while (text[at] === ' ') at++;
  let end = at;
  while (DIGIT.test(text[end] ?? '')) end++;
  if (end === at) return [];
  const copies = Number(text.slice(at, end));
  const rest = text.slice(end).trimStart();
  const found = [{ title: trimToWords(rest), copies, loose: false }];
  // `3 Xanadu` may be three of Xanadu; what is known decides.
  if (TIMES.test(rest[0] ?? '')) found.unshift({ title: trimToWords(rest.slice(1)), copies, loose: false });
  return found;
}

/** Partings with the number last: `Title x3`, `Title 3x`, `Title, 3`, `Title 3`. */
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
    // `Title x3`, though the x may be a letter of the title.
    const without = trimToWords(rest.trimEnd().slice(0, -1));
    return [
      { title: without, copies, loose: false },
      { title, copies, loose: true },
    ];
  }
  const between = rest.slice(rest.lastIndexOf(title) + title.length);
  // Digits that touch a word belong to it: `Heimdall 1.0`.
  if (!/[\s,;:|=–-]/.test(between)) return [];
  return [{ title, copies, loose: !times && between === ' ' }];
}

/** Every way to part a text into a title and a number of copies; numbers that stand last come first, since titles may begin with one. */
const partings = (text: string): Parting[] => [
  { title: text, copies: null, loose: false },
  ...numberLast(text),
  ...numberFirst(text),
];

const known = ({ title }: Parting): boolean => cardCalled(title) !== null;

/** Whether brackets or a comment end in a card with a number, which would be lost beside the line's own: `(and 2 Title)`. */
function holdsCard(text: string): boolean {
  if (!DIGIT.test(text)) return false;
  const words = trimToWords(text).split(' ');
  const holds = (tail: string): boolean => partings(tail).some((parting) => parting.copies !== null && known(parting));
  return words.some((_, i) => holds(words.slice(i).join(' ')));
}

/** Whether a text is nothing but a number of copies: `3x`, `x3`, `3`, or nothing at all. */
const isBareNumber = (text: string): boolean => !hasWord(text.replace(/[\dx×✕]/gi, ''));

/** Reads a line without markup. Without a number it is one copy. */
export function entryOf(line: string): Entry {
  const { outside, inside, comment } = byBrackets(line);
  const numbers = inside.map(numberIn).filter((n) => n !== null);
  const notes = inside.filter((each) => numberIn(each) === null);
  let text = trimToWords(outside);
  // All that is written may stand in brackets: `3x [Title]`.
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
