/** The text of a note as people write it: paragraphs, lists of lines that begin with `-`, `*` or `1.`, and `**bold**` words. */

export type NoteBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; ordered: boolean; items: readonly string[] };

const ITEM = /^\s*(?:[-*•]|(\d{1,3})[.)])\s+(?=\S)/;

/** Splits a note into paragraphs and lists. The lines of a paragraph stay as they are. */
export function noteBlocks(text: string): NoteBlock[] {
  const blocks: NoteBlock[] = [];
  for (const line of text.split('\n')) {
    const mark = ITEM.exec(line);
    const last = blocks.at(-1);
    if (mark !== null) {
      const ordered = mark[1] !== undefined;
      const items = last?.kind === 'list' && last.ordered === ordered ? last.items : null;
      if (items !== null) blocks.pop();
      blocks.push({ kind: 'list', ordered, items: [...(items ?? []), line.slice(mark[0].length)] });
    } else if (last?.kind === 'paragraph') last.text += `\n${line}`;
    else blocks.push({ kind: 'paragraph', text: line });
  }
  return blocks
    .map((block) => (block.kind === 'paragraph' ? { ...block, text: block.text.trim() } : block))
    .filter((block) => block.kind === 'list' || block.text !== '');
}

const BOLD = /\*\*(?=\S)([^*\n]+?)(?<=\S)\*\*/;

/** Splits a line into plain and bold pieces. */
export const boldPieces = (line: string): { text: string; isBold: boolean }[] =>
  line
    .split(BOLD)
    .map((text, i) => ({ text, isBold: i % 2 === 1 }))
    .filter(({ text }) => text !== '');

/** A note without its marks for bold words, to be read aloud or shown in one line. */
export const plainNote = (text: string): string =>
  boldPieces(text)
    .map((piece) => piece.text)
    .join('');
