/** Steps through one move in parts: groups of its events, each of which adds at least one line to the log. */
import type { Update } from '../../feed/update.ts';
import type { LogUi } from '../contract/log-ui.ts';

/**
 * Splits a move's events into groups, each of which adds lines to the log. Returns where each group except the last ends, as a number of
 * events from the start of the move; empty if there is only one group.
 */
export function partsOf(ui: Pick<LogUi, 'lines'>, { events, after }: Pick<Update, 'events' | 'after'>): number[] {
  const ends: number[] = [];
  let logged = 0;
  for (let n = 1; n <= events.length; n++) {
    const lines = ui.lines(events.slice(0, n), after, 0).length;
    // The event that adds a new line begins a group, so the previous group ends here.
    if (lines > logged && logged > 0) ends.push(n - 1);
    logged = Math.max(logged, lines);
  }
  return ends;
}

/**
 * A place in a recorded game: after the move that led to position `at`, or (`part` not null) after the first `part` events of that move.
 */
export interface RecordPlace {
  at: number;
  part: number | null;
}

/**
 * The place in a recorded game one group of events forward (1) or back (-1). `endsOf`: returns `partsOf` the move that led to a position.
 */
export function partStep(
  { at, part }: RecordPlace,
  way: 1 | -1,
  length: number,
  endsOf: (at: number) => number[],
): RecordPlace {
  if (way > 0) {
    if (part !== null) return { at, part: endsOf(at).find((end) => end > part) ?? null };
    return at >= length ? { at, part } : { at: at + 1, part: endsOf(at + 1)[0] ?? null };
  }
  const before = endsOf(at).findLast((end) => part === null || end < part);
  if (before !== undefined) return { at, part: before };
  return at === 0 ? { at, part: null } : { at: at - 1, part: null };
}
