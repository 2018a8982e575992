/** Where the short labels in the chart of a finished game stand: above their marks, and never over each other. */

export interface Label {
  /** the middle of its mark, and the width of its text, px */
  x: number;
  y: number;
  width: number;
}

/**
 * Returns the middle of each label: `above` px over its mark, higher if others are there already, or below the mark if there is no room
 * up to `top`. `line`: the height of a label, px.
 */
export function placeLabels(
  labels: readonly Label[],
  above: number,
  line: number,
  top: number,
): { x: number; y: number }[] {
  const placed: Label[] = [];
  const isFree = (one: Label): boolean =>
    placed.every(
      (other) => Math.abs(other.x - one.x) >= (other.width + one.width) / 2 || Math.abs(other.y - one.y) >= line,
    );
  const places: { x: number; y: number }[] = [];
  // The lowest first, so that those above it give way upwards.
  const order = labels.map((_, i) => i).sort((a, b) => labels[b]!.y - labels[a]!.y);
  for (const i of order) {
    const { x, y: mark, width } = labels[i]!;
    let y = mark - above;
    while (!isFree({ x, y, width }) && y - line >= top) y -= line;
    if (!isFree({ x, y, width })) for (y = mark + above; !isFree({ x, y, width });) y += line;
    placed.push({ x, y, width });
    places[i] = { x, y };
  }
  return places;
}
