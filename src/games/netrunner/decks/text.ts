/** Reads decks from plain lists, in every format of the deck sites (`read/`), and writes lists that those sites can read. */
import type { Sentence } from '../../../core/sentence.ts';
import { agendaPoints, copiesOf, influenceSpent, pointsFor } from '../rules/deck.ts';
import { def } from '../rules/defs.ts';
import type { CardType } from '../rules/model.ts';
import type { DeckList } from '../rules/start.ts';
import { readDeck } from './read/index.ts';
import type { Reading } from './read/line.ts';
import { missing, unreadableProblems } from './read/problems.ts';

/** A deck read from a text, with the name the text gives it ('' for none). */
export interface ReadDeck extends DeckList {
  name: string;
}
export type DeckText = { ok: true; deck: ReadDeck } | { ok: false; problems: Sentence[] };

/** The longest name. */
const LONGEST_NAME = 60;

/** The deck, if every line of the list was understood; otherwise sentences that name the lines that were not, and what is missing. */
function deckOf(reading: Reading): DeckText {
  const { name, identity, cards } = reading;
  const problems = [...unreadableProblems(reading), ...missing(reading)];
  if (identity === null || problems.length > 0) return { ok: false, problems };
  return { ok: true, deck: { name: name.slice(0, LONGEST_NAME), identity, cards: [...cards] } };
}

/** Reads a list or an OCTGN file. The deck need not be legal, but the text must name an identity and known cards, and nothing else. */
export function readDeckText(text: string): DeckText {
  const read = readDeck(text);
  return read.ok ? deckOf(read.reading) : { ok: false, problems: [read.problem] };
}

/** Card types in the order in which a list shows them, with NetrunnerDB's headings. */
const HEADINGS: readonly (readonly [type: CardType, heading: string])[] = [
  ['agenda', 'Agenda'],
  ['asset', 'Asset'],
  ['upgrade', 'Upgrade'],
  ['operation', 'Operation'],
  ['ice', 'ICE'],
  ['event', 'Event'],
  ['hardware', 'Hardware'],
  ['resource', 'Resource'],
  ['program', 'Program'],
];

/** Returns the lines below a NetrunnerDB list that give its totals: influence, agenda points, cards. */
function sums({ identity, cards }: DeckList): string[] {
  const { minimumDeck, influenceLimit, side } = def(identity);
  const { least, most } = pointsFor(Math.max(cards.length, minimumDeck ?? 0));
  return [
    `${influenceSpent({ identity, cards })} influence spent${influenceLimit === null ? '' : ` (maximum ${influenceLimit})`}`,
    ...(side === 'corp' ? [`${agendaPoints(cards)} agenda points (between ${least} and ${most})`] : []),
    `${cards.length} cards (minimum ${minimumDeck ?? 0})`,
  ];
}

/**
 * Returns the line that gives a deck's name in a list: only the name, as deck sites write it, unless it would be read as something else.
 */
function nameLine(name: string, identity: string): string {
  const read = readDeck(`${name}\n${def(identity).title}`);
  return read.ok && read.reading.name === name ? name : `Deck: ${name}`;
}

/** Writes a deck as a list in NetrunnerDB's text form, which `readDeckText` and deck sites can read. */
export function writeDeckText({ name, identity, cards }: ReadDeck): string {
  const groups = HEADINGS.map(([type, heading]) => ({
    heading,
    codes: cards.filter((code) => def(code).type === type),
  }))
    .filter(({ codes }) => codes.length > 0)
    .map(({ heading, codes }) => [`${heading} (${codes.length})`, ...titleLines(codes, 'x')].join('\n'));
  const head = [...(name === '' ? [] : [nameLine(name, identity)]), def(identity).title];
  return `${[head.join('\n'), ...groups, sums({ identity, cards }).join('\n')].join('\n\n')}\n`;
}

const titleLines = (codes: readonly string[], times: '' | 'x'): string[] =>
  [...copiesOf(codes)].map(([code, n]) => `${n}${times} ${def(code).title}`);

/** Writes a deck as a list for jinteki.net: only its cards, since the identity is chosen on the site. */
export const writeJintekiText = ({ cards }: DeckList): string => `${titleLines(cards, '').join('\n')}\n`;

/** The id of the game Netrunner in OCTGN, and the prefix of its card ids. */
const OCTGN = { game: '0f38e453-26df-4c04-9d67-6d43de939c77', card: 'bc0f047c-01b1-427f-a439-d451eda' };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Writes a deck as an OCTGN file (`.o8d`), which cannot hold the deck's name. */
export function writeOctgn({ identity, cards }: DeckList): string {
  const card = ([code, n]: [string, number]): string =>
    `    <card qty="${n}" id="${OCTGN.card}${code}">${escaped(def(code).title)}</card>`;
  const section = (name: string, codes: readonly string[]): string[] => [
    `  <section name="${escaped(name)}">`,
    ...[...copiesOf(codes)].map(card),
    '  </section>',
  ];
  return [
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
    `<deck game="${OCTGN.game}">`,
    ...section('Identity', [identity]),
    ...section('R&D / Stack', cards),
    '</deck>',
    '',
  ].join('\n');
}
