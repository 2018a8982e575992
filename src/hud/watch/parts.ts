/** A move bit by bit: its events in groups, each with at least one sentence of its own. */
import type { Frame } from '../../session/types.ts';
import type { GameUi } from '../game-ui.ts';

/** How many events have happened where each group but the last ends, ascending; empty when the move is one group. */
export function partsOf(ui: Pick<GameUi, 'lines'>, { events, after }: Pick<Frame, 'events' | 'after'>): number[] {
  const ends: number[] = [];
  let told = 0;
  for (let n = 1; n <= events.length; n++) {
    const lines = ui.lines(events.slice(0, n), after, 0).length;
    // The event that brings a new sentence begins a group: the one before ends here.
    if (lines > told && told > 0) ends.push(n - 1);
    told = Math.max(told, lines);
  }
  return ends;
}

/** A place in the game: after the move that led to `at`, or after `part` events of it. */
export interface Place {
  at: number;
  part: number | null;
}

/** One group of events on or back. `endsOf` gives the ends of a move's groups. */
export function partStep({ at, part }: Place, way: 1 | -1, length: number, endsOf: (at: number) => number[]): Place {
  if (way > 0) {
    if (part !== null) return { at, part: endsOf(at).find((end) => end > part) ?? null };
    return at >= length ? { at, part } : { at: at + 1, part: endsOf(at + 1)[0] ?? null };
  }
  const before = endsOf(at).findLast((end) => part === null || end < part);
  if (before !== undefined) return { at, part: before };
  return at === 0 ? { at, part: null } : { at: at - 1, part: null };
}
