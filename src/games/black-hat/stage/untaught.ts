/** Leaves out of the picture what the lessons have not taught yet, by name. */
import type { Layout } from './board.ts';

/** The nodes of each part, and its places that could be pointed at. */
const PARTS: Record<string, { nodes: RegExp; hits: RegExp | null }> = {
  board: {
    nodes: /^(board|lane|space|value|arrow|letter|tile|marker|pawn|lock|name:(asset|\d)|edge:\d|sign:\d)/,
    hits: /^(([a-f][1-4]|back-door|public-server|critical-asset)$|zone |\w+ [12]$)/,
  },
  totals: { nodes: /^(n|icon):\w+\.(total|trace)$/, hits: null },
  piles: { nodes: /^((slot|pill|n):(deck|discards)|(deck|discards):\d)$/, hits: /^(deck|discards)$/ },
};

/** Hides these parts; names that are no part of the table are passed over. */
export function leaveOut(out: Layout, hides: readonly string[]): void {
  for (const name of hides) {
    const part = PARTS[name];
    if (part === undefined) continue;
    // They keep their place, so that what moves there finds it.
    for (const [key, node] of out.nodes) if (part.nodes.test(key)) node.alpha = 0;
    if (part.hits === null) continue;
    for (const key of out.hits.keys()) if (part.hits.test(key)) out.hits.delete(key);
  }
}
