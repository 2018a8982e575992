/**
 * Decks as the plain lists of deck sites: a line for each title with its number of copies. Headings, names of sets, influence dots and
 * sums are passed over.
 */
import type { Sentence } from '../../../core/sentence.ts';
import { nearest } from '../../../core/nearest.ts';
import type { CardDef } from '../rules/def.ts';
import { def } from '../rules/defs.ts';
import { copiesOf } from '../rules/deck.ts';
import type { CardType } from '../rules/model.ts';
import type { DeckList } from '../rules/start.ts';
import { allTitles, cardCalled, sorted } from './deck.ts';

/** A deck as read from a text: its name there, '' for none. */
export interface ReadDeck extends DeckList {
  name: string;
}
export type DeckText = { ok: true; deck: ReadDeck } | { ok: false; problems: Sentence[] };

/** What a text may hold; longer ones are refused unread. */
const MAX = { letters: 20_000, lines: 500, copies: 200, name: 60, problems: 12 };

/** A list begins here: `3x Title`, `3 Title`, or `Title x3`. */
const COPIES_FIRST = /^(\d{1,4})\s*[x×]?\s+(\S.*)$/i;
const COPIES_LAST = /^(\S.*?)\s+[x×]\s*(\d{1,4})$/i;
/** Sums that deck sites print: `15 influence spent`, `49 cards (min 45)`. */
const SUM = /^\d+\s+(influence|cards?|agenda points?)\b/i;
const NAME = /^(?:deck|name|title)\s*:\s*(\S.*)$/i;

/** A line without what is around a title: bullets, comments, set names in brackets, influence dots. */
const bare = (line: string): string =>
  line
    .replace(/^\uFEFF/, '')
    .replace(/(^|\s)(#|\/\/).*$/, '')
    .replace(/^\s*[-*•]\s+/, '')
    .replace(/\*\*|__/g, '')
    .replace(/\s*[([][^)\]]*[)\]]/g, '')
    .replace(/[\s●○◦•▪★☆·]+$/u, '')
    .trim();

/** A title with its copies; `counted`: the line says how many. */
function entryOf(line: string): { title: string; copies: number; counted: boolean } {
  const first = COPIES_FIRST.exec(line);
  if (first) return { title: first[2]!, copies: Number(first[1]), counted: true };
  const last = COPIES_LAST.exec(line);
  if (last) return { title: last[1]!, copies: Number(last[2]), counted: true };
  return { title: line, copies: 1, counted: false };
}

const quoted = (titles: string[]): string => titles.map((title) => `“${title}”`).join(', ');

/** What has been read of a text. */
interface Reading {
  name: string;
  identity: CardDef | null;
  cards: string[];
  problems: Sentence[];
  /** the lines that name no card, though they may be meant to, with their numbers */
  others: { n: number; text: string }[];
}

function readLine(reading: Reading, line: string, n: number): void {
  const named = NAME.exec(line.trim());
  if (named && reading.name === '') {
    reading.name = named[1]!;
    return;
  }
  const text = bare(line);
  if (text === '' || SUM.test(text)) return;
  const { title, copies, counted } = entryOf(text);
  const card = cardCalled(title);
  if (card === null) {
    if (counted) reading.problems.push({ key: 'deck.text.unknown', params: { line: n, text: title.slice(0, 60), near: quoted(nearest(title, allTitles(), 3)) } });
    else reading.others.push({ n, text });
  } else if (card.type === 'identity') {
    if (reading.identity !== null && reading.identity !== card)
      reading.problems.push({ key: 'deck.text.twoIdentities', params: { line: n, text: card.title } });
    reading.identity ??= card;
  } else if (copies < 1 || reading.cards.length + copies > MAX.copies)
    reading.problems.push({ key: 'deck.text.copies', params: { line: n, text: card.title, most: MAX.copies } });
  else for (let i = 0; i < copies; i++) reading.cards.push(card.code);
} // prettier-ignore

/** Which line was to name the identity, and what it may have meant. */
function noIdentity({ others }: Reading): Sentence {
  const titles = allTitles('identity');
  const meant = others.find(({ text }) => text.includes(':')) ?? others[0];
  if (meant === undefined) return { key: 'deck.text.noIdentity', params: { line: 1 } };
  return {
    key: 'deck.text.identity',
    params: { line: meant.n, text: meant.text.slice(0, 60), near: quoted(nearest(meant.text, titles, 3)) },
  };
}

/**
 * Reads a list. It need not be a legal deck, but must name an identity and cards of the pool; otherwise each problem says its line.
 * The first line that is neither a card nor a heading is taken as the deck's name.
 */
export function readDeckText(text: string): DeckText {
  const lines = text.length > MAX.letters ? [] : text.split(/\r\n|\r|\n/);
  if (lines.length === 0 || lines.length > MAX.lines)
    return { ok: false, problems: [{ key: 'deck.text.long', params: { line: MAX.lines, letters: MAX.letters } }] };
  const reading: Reading = { name: '', identity: null, cards: [], problems: [], others: [] };
  lines.forEach((line, i) => readLine(reading, line, i + 1));
  const { identity, problems, others } = reading;
  if (identity === null && problems.length === 0) problems.push(noIdentity(reading));
  if (identity === null || problems.length > 0) return { ok: false, problems: problems.slice(0, MAX.problems) };
  const name = reading.name || (others[0]?.n === 1 ? others[0].text : '');
  return {
    ok: true,
    deck: { name: name.slice(0, MAX.name), identity: identity.code, cards: sorted(reading.cards) },
  };
}

/** The types of cards in the order in which lists name them. */
const ORDER: readonly CardType[] = [
  'agenda',
  'asset',
  'upgrade',
  'operation',
  'ice',
  'event',
  'hardware',
  'resource',
  'program',
];

/** The list of a deck, as `readDeckText` and deck sites read it. `heading`: the heading for a type of cards. */
export function writeDeckText({ name, identity, cards }: ReadDeck, heading: (type: CardType) => string): string {
  const groups = ORDER.map((type) => ({ type, codes: cards.filter((code) => def(code).type === type) }));
  const parts = groups
    .filter(({ codes }) => codes.length > 0)
    .map(({ type, codes }) => {
      const titles = [...copiesOf(codes)].map(([code, n]) => `${n}x ${def(code).title}`);
      return [`${heading(type)} (${codes.length})`, ...titles].join('\n');
    });
  return [...(name === '' ? [] : [`Deck: ${name}`]), def(identity).title, '', parts.join('\n\n'), ''].join('\n');
}
