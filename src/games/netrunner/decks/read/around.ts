/** Recognises the lines of a deck list that are not cards: headings, totals, and lines that say where the list comes from. */
import { lettersOf } from '../deck.ts';

/** Headings from every supported deck site, reduced to their letters. */
const HEADINGS: ReadonlySet<string> = new Set(
  `agenda agendas ai asset assets barrier barriers card cards codegate codegates corp deck decklist decoder decoders economy event events
  fracter fracters hardware ice icebreaker icebreakers identities identity killer killers maindeck multi mythic operation operations other
  others program programs rd rdstack resource resources runner sentries sentry stack trap traps upgrade upgrades virus viruses`.split(
    /\s+/,
  ),
);

/** The words that can occur in a line with a total, such as `15 influence spent (maximum 15)`. */
const SUM_WORDS: ReadonlySet<string> = new Set(
  'agenda agendas and available between card cards deck influence max maximum min minimum of point points size spent total'.split(
    ' ',
  ),
);
/** A line with a total contains at least one of these words. */
const SUMMED: ReadonlySet<string> = new Set(['card', 'cards', 'influence', 'point', 'points', 'size']);

/** Beginnings of lines that say where a list comes from, or which sets it uses. */
const ORIGINS: readonly string[] = [
  'cards up to ',
  'created with ',
  'deck built on ',
  'deck built with ',
  'deck created with ',
  'decklist published on ',
  'deck published on ',
  'exported from ',
];

/** Whether a title is the heading of a group of cards. */
export const isHeading = (title: string): boolean => HEADINGS.has(lettersOf(title));

/** Whether a line without markup is a total: it consists only of numbers and words that occur in totals. */
function isSum(line: string): boolean {
  const words = line.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const plain = words.filter((word) => word !== '' && !/^\d+$/.test(word));
  return (
    plain.length < words.length && plain.some((word) => SUMMED.has(word)) && plain.every((word) => SUM_WORDS.has(word))
  );
}

/** Whether a line without markup says where the list comes from. With a number before another word it does not count: it may be a card. */
function isOrigin(line: string): boolean {
  const words = line.toLowerCase().split(/\s+/);
  const plain = words.filter((word) => !word.includes('://'));
  if (plain.length === 0) return true;
  if (plain.slice(0, -1).some((word) => /\d/.test(word))) return false;
  const text = `${plain.join(' ')} `;
  return ORIGINS.some((origin) => text.startsWith(origin));
}

/** Whether a line without markup is one of the list's totals or its origin. */
export const isFooter = (line: string): boolean => isSum(line) || isOrigin(line);
