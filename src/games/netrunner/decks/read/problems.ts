/** What is wrong with a list, in sentences that cover every line that was not taken. */
import type { Sentence } from '../../../../core/sentence.ts';
import type { Reading, UnreadableLine } from './line.ts';

const quoted = (titles: readonly string[]): string => titles.map((title) => `“${title}”`).join(', ');

/** The lines as a sentence names them: their numbers and text, with similar titles in brackets. */
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

/** Lines that were not taken. */
export const unreadableLines = ({ lines }: Reading): UnreadableLine[] => lines.filter((line) => line.as === 'unread');

/** All lines that were not taken, with one sentence for each reason. */
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

/** What the deck still lacks, even without the refused lines: cards, or an identity. */
export function missing({ identity, cards }: Reading): Sentence[] {
  if (cards.length === 0) return [{ key: 'deck.text.noCards', params: { line: 1 } }];
  return identity === null ? [{ key: 'deck.text.noIdentity', params: { line: 1, n: cards.length } }] : [];
}
