/** Hides what the lessons have not taught yet: the parts that a lesson's `shows` names. */
import type { Board } from './board.ts';

/** The nodes of each part, and its areas that could be pointed at. */
const PARTS: Record<string, { nodes: RegExp; hits: readonly string[] }> = {
  clicks: { nodes: /^click:/, hits: [] },
  memory: { nodes: /^(icon|n):memory$/, hits: [] },
  rig: { nodes: /^(floor:rig|row:\w+)$/, hits: [] },
  decks: { nodes: /^(slot|emblem|pill|n|pile):(stack|heap)/, hits: ['z:stack', 'z:heap'] },
};

/** Hides these parts; ignores names of parts that the table does not draw. */
export function leaveOut(board: Board, hides: readonly string[]): void {
  for (const name of hides) {
    const part = PARTS[name];
    if (part === undefined) continue;
    // The nodes stay in place, so that what moves there finds them.
    for (const [key, node] of board.nodes) if (part.nodes.test(key)) node.alpha = 0;
    for (const key of part.hits) board.hits.delete(key);
  }
}
