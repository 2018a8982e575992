/** Where on the table an enlarged card is shown: never over something that must be read or pointed at now. */

/** A horizontal span: its left and right edge, CSS px from the left of the table. */
export interface Span {
  left: number;
  right: number;
}

/** Distance of an enlarged card from the table's edges and from what it must not cover, CSS px. */
const AIR = 10;
/** Narrowest readable width of an enlarged card, CSS px. */
const LEAST = 220;

/**
 * Finds the position of an enlarged card `wide` px wide, or as narrow as 220 px, on a table of `room` px.
 * @param free spans that must stay visible
 * @param card where the card itself is, kept visible if possible; null: unknown
 * @returns the span to show it in, null if there is no space
 */
export function zoomPlace(room: number, wide: number, free: readonly Span[], card: Span | null): Span | null {
  const gaps: Span[] = [];
  let from = 0;
  for (const { left, right } of [...free].sort((a, b) => a.left - b.left)) {
    gaps.push({ left: from, right: left });
    from = Math.max(from, right);
  }
  gaps.push({ left: from, right: room });
  const middle = card === null ? room : (card.left + card.right) / 2;
  let best: Span | null = null;
  let worth = -Infinity;
  for (const gap of gaps) {
    const w = Math.min(wide, gap.right - gap.left - AIR * 2);
    if (w < LEAST) continue;
    for (const left of [gap.left + AIR, gap.right - AIR - w]) {
      const covers = card !== null && left < card.right && left + w > card.left;
      const away = Math.abs(left + w / 2 - middle);
      const value = (covers ? -10_000 : 0) + w * 4 + away;
      if (value > worth) [best, worth] = [{ left, right: left + w }, value];
    }
  }
  return best;
}
