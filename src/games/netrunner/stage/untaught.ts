/** What the lessons have not taught yet and leave out of the picture, by name: the nodes of each part, and its places that could be pointed at. */
export const PARTS: Readonly<Record<string, { nodes: RegExp; hits: RegExp | null }>> = {
  clicks: { nodes: /^click:/, hits: null },
  memory: { nodes: /^(icon|n):memory$/, hits: null },
  rig: { nodes: /^(floor:rig|row:\w+)$/, hits: null },
  decks: { nodes: /^(slot|emblem|pill|n|pile):(stack|heap)/, hits: /^z:(stack|heap)$/ },
};
