/** Adds lines to a log. A line that continues the previous one is merged with it. */
import type { GameTypes } from '../../../core/game.ts';
import type { ShownLine, LogUi } from '../../contract/log-ui.ts';

/** The most lines that a log on the screen keeps. */
const MAX_LINES = 600;

/** Adds the lines `more` to a log, merges those that belong together, and keeps only the last lines. `view`: the table after them. */
export function withLines(
  { joined }: Pick<LogUi, 'joined'>,
  log: readonly ShownLine[],
  more: readonly ShownLine[],
  view: GameTypes['view'],
): ShownLine[] {
  const lines = [...log];
  const lastTwo = (all: readonly ShownLine[]): ShownLine | null => {
    const [first, second] = all.slice(-2);
    if (first?.joins === undefined || second?.joins === undefined) return null;
    return joined?.(first, second, view) ?? null;
  };
  for (const line of more) {
    lines.push(line);
    // A merged line may continue the one before it in turn.
    for (let one = lastTwo(lines); one !== null; one = lastTwo(lines)) lines.splice(-2, 2, one);
  }
  return lines.slice(-MAX_LINES);
}
