/** The scores of a round, counted up on the table: a row for each seat, the parts of its score one after another, then its total. */
import { type Rect, clamp, lerp, rect } from './geometry.ts';
import type { StageNode } from './model.ts';
import { type Clip, easeInOut, easeOut, effect, par } from './motion.ts';
import { SHARED_TINTS, TOP, caption, numberNode, piece } from './nodes.ts';

export interface TallyRow {
  name: string;
  tint: number;
  /** the parts of the score, in the order of the columns */
  parts: readonly number[];
  /** the total before and after */
  from: number;
  to: number;
}

/** How long the table of scores takes to come and to go, as shares of the time; the numbers are counted in between. */
const COMES = 0.1;
const GOES = 0.1;
/** When the columns begin, and when the totals are counted up. */
const PARTS = 0.16;
const TOTALS = [0.5, 0.74] as const;

/**
 * A clip: the scores are counted up in the middle of a box.
 * @param heads the names of the columns: one for each part, and the total's
 * @param still without motion: all numbers are there at once
 */
export function tally(
  heads: readonly string[],
  rows: readonly TallyRow[],
  box: Rect,
  ms: number,
  still: boolean,
): Clip {
  const line = clamp((box.h - 16) / (rows.length + 1), 16, 40);
  const [w, h] = [Math.min(box.w - 12, line * 15), line * (rows.length + 1) + 12];
  const at = rect(box.x + (box.w - w) / 2, box.y + (box.h - h) / 2, w, h);
  const nameW = w * 0.3;
  const cell = (w - nameW - 12) / heads.length;
  const columnAt = (i: number): number => at.x + nameW + cell * (i + 0.5);
  const seen = (t: number): number => Math.min(1, t / COMES, (1 - t) / GOES);
  const shown = (key: string, node: StageNode, change: (live: StageNode, t: number) => void = () => {}): Clip => {
    const { alpha } = node;
    return effect(`fx:tally:${key}`, { ...node, alpha: 0 }, ms, (live, t) => {
      live.alpha = alpha * seen(t);
      change(live, t);
    });
  };
  const begins = (i: number): number => PARTS + (i * (TOTALS[0] - PARTS)) / Math.max(1, heads.length - 1);
  const most = Math.max(1, ...rows.map(({ from, to }) => Math.max(from, to)));
  const size = Math.min(line * 0.56, cell * 0.3);
  const rowClips = rows.flatMap((row, r): Clip[] => {
    const y = at.y + 6 + line * (r + 1.5);
    const bar = rect(at.x + 4, y - line / 2 + 2, w - 8, line - 4);
    const count = (t: number): number =>
      still ? 1 : easeInOut(clamp((t - TOTALS[0]) / (TOTALS[1] - TOTALS[0]), 0, 1));
    return [
      shown(`bar ${r}`, piece('px', bar, TOP + 5, row.tint, 0.2), (node, t) => {
        const long = bar.w * (lerp(Math.max(0, row.from), Math.max(0, row.to), count(t)) / most);
        node.w = Math.max(2, long);
        node.x = bar.x + node.w / 2;
      }),
      shown(`edge ${r}`, piece('px', rect(bar.x, bar.y, 4, bar.h), TOP + 6, row.tint)),
      shown(`name ${r}`, caption(row.name, rect(at.x + 14, y - line / 2, nameW - 14, line), 'tally', TOP + 9)),
      ...row.parts.map((n, i) =>
        shown(`part ${r} ${i}`, numberNode(n, columnAt(i), y, size, TOP + 7, SHARED_TINTS.paperDim), (node, t) => {
          const came = still ? 1 : clamp((t - begins(i)) / 0.07, 0, 1);
          node.alpha *= came;
          node.y = y + (1 - easeOut(came)) * 10;
        }),
      ),
      shown(
        `total ${r}`,
        numberNode(row.from, columnAt(heads.length - 1), y, size * 1.2, TOP + 7, SHARED_TINTS.paper),
        (node, t) => {
          if (node.kind !== 'figure') return;
          node.value = Math.round(lerp(row.from, row.to, count(t)));
          node.tint = count(t) > 0 && count(t) < 1 ? row.tint : SHARED_TINTS.paper;
        },
      ),
    ];
  });
  return par(
    shown('panel', { ...piece('px', at, TOP + 4, SHARED_TINTS.ink, 0.93), covers: true }),
    shown('top', piece('px', rect(at.x, at.y, w, 2), TOP + 5, SHARED_TINTS.lineStrong)),
    shown('bottom', piece('px', rect(at.x, at.y + h - 2, w, 2), TOP + 5, SHARED_TINTS.lineStrong)),
    ...heads.map((head, i) =>
      shown(`head ${i}`, caption(head, rect(columnAt(i) - cell / 2, at.y + 6, cell, line), 'heading', TOP + 9)),
    ),
    ...rowClips,
  );
}
