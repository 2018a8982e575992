/**
 * Splits punctuation off the text after each piece for which `stands` is true, and gives it to that piece as its `tail`. The two can
 * then be kept together, so that no line begins with a full stop.
 */
export function held<Piece extends { text: string }>(
  pieces: readonly Piece[],
  stands: (piece: Piece) => boolean,
): { piece: Piece; tail: string }[] {
  const list = pieces.map((piece) => ({ piece, tail: '' }));
  list.forEach((one, i) => {
    const next = list[i + 1];
    if (!stands(one.piece) || next === undefined || stands(next.piece)) return;
    one.tail = /^[.,;:?!…)”’]+/.exec(next.piece.text)?.[0] ?? '';
    next.piece = { ...next.piece, text: next.piece.text.slice(one.tail.length) };
  });
  return list;
}
