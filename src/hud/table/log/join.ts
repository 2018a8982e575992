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
  for (const line of more) {
    const last = lines.at(-1);
    const one = last?.joins === undefined || line.joins === undefined ? null : (joined?.(last, line, view) ?? null);
    if (one === null) lines.push(line);
    else lines[lines.length - 1] = one;
  }
  return lines.slice(-MAX_LINES);
}
