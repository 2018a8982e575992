/**
 * The parts of the drawn table that lessons hide until they teach them, by name: patterns for the ids of the drawn nodes (`nodes`) and of
 * the areas that could be pointed at (`hits`).
 */
export const PARTS: Readonly<Record<string, { nodes: RegExp; hits: RegExp | null }>> = {
  clicks: { nodes: /^click:/, hits: null },
  memory: { nodes: /^(icon|n):memory$/, hits: null },
  rig: { nodes: /^(floor:rig|row:\w+)$/, hits: null },
  decks: { nodes: /^(slot|emblem|pill|n|pile):(stack|heap)/, hits: /^z:(stack|heap)$/ },
};
