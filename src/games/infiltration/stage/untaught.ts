/** Leaves out of the picture what the lessons have not taught yet, by name. */
import type { Layout } from './board.ts';

/** The nodes of each part, and its places that could be pointed at. */
const PARTS: Record<string, { nodes: RegExp; hits: RegExp | null }> = {
  proximity: { nodes: /^(proximity|segment:|needle|n:proximity)/, hits: /^proximity$/ },
  alarm: { nodes: /^(alarm|bar:|n:alarm)/, hits: /^alarm$/ },
  die: { nodes: /^(die|first$|round-name)/, hits: /^die$/ },
  piles: { nodes: /^(n:)?(pool|deck|discards)/, hits: /^(pool|deck|discards)$/ },
  secret: { nodes: /^(secret-name$|(room|room-edge|scene|name|name-back|lamp|eye):12$)/, hits: /^secret room$/ },
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
