/**
 * Moves the punctuation next to each piece for which `stands` is true out of the neighbouring texts and into the `lead` and `tail` of that
 * piece. Piece and punctuation can then be kept together, so that no line begins with a full stop or ends with an opening bracket.
 */
export function held<Piece extends { text: string }>(
  pieces: readonly Piece[],
  stands: (piece: Piece) => boolean,
): { piece: Piece; lead: string; tail: string }[] {
  const list = pieces.map((piece) => ({ piece, lead: '', tail: '' }));
  list.forEach((one, i) => {
    const [last, next] = [list[i - 1], list[i + 1]];
    if (!stands(one.piece)) return;
    if (last !== undefined && !stands(last.piece)) {
      const { text } = last.piece;
      let end = text.length;
      while (end > 0 && '(“‘'.includes(text[end - 1]!)) end--;
      one.lead = text.slice(end);
      last.piece = { ...last.piece, text: text.slice(0, end) };
    }
    if (next === undefined || stands(next.piece)) return;
    one.tail = /^[.,;:?!…)”’]+/.exec(next.piece.text)?.[0] ?? '';
    next.piece = { ...next.piece, text: next.piece.text.slice(one.tail.length) };
  });
  return list;
}
