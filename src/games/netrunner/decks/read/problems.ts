/** Says what is wrong with a deck list, in sentences that cover every line that could not be used. */
import type { Sentence } from '../../../../core/sentence.ts';
import type { Reading, UnreadableLine } from './line.ts';

const quoted = (titles: readonly string[]): string => titles.map((title) => `“${title}”`).join(', ');

/** Makes a sentence (in a list) that names these lines of a deck list by number and text, each with similar titles; [] for no lines. */
function named(key: string, lines: readonly UnreadableLine[]): Sentence[] {
  if (lines.length === 0) return [];
  const cards = lines.map(
    ({ title, text, near }) => quoted([title === '' ? text : title]) + (near.length === 0 ? '' : ` (${quoted(near)}?)`),
  );
  const params = {
    n: lines.length,
    line: lines[0]!.n,
    lines: lines.map(({ n }) => n).join(', '),
    cards: cards.join(', '),
  };
  return [{ key, params }];
}

/** The lines of a deck list that could not be used. */
export const unreadableLines = ({ lines }: Reading): UnreadableLine[] => lines.filter((line) => line.as === 'unread');

/** Sentences that name all lines that could not be used, one for each reason. */
export function unreadableProblems(reading: Reading): Sentence[] {
  const unread = unreadableLines(reading);
  const unknown = unread.filter(({ why }) => why === 'unknown');
  const cards = unknown.filter(({ counted, near }) => counted || near.length > 0);
  return [
    ...named('deck.text.unknown', cards),
    ...named(
      'deck.text.unread',
      unknown.filter((line) => !cards.includes(line)),
    ),
    ...(['unclear', 'copies', 'second', 'cut'] as const).flatMap((why) =>
      named(
        `deck.text.${why}`,
        unread.filter((line) => line.why === why),
      ),
    ),
  ];
}

/** Sentences for what the list lacks apart from the lines that could not be used: cards, or an identity. */
export function missing({ identity, cards }: Reading): Sentence[] {
  if (cards.length === 0) return [{ key: 'deck.text.noCards', params: { line: 1 } }];
  return identity === null ? [{ key: 'deck.text.noIdentity', params: { line: 1, n: cards.length } }] : [];
}
