/** The parts of the table that lessons hide until they are taught: patterns for the names of each part's nodes and hit areas. */
export const PARTS: Readonly<Record<string, { nodes: RegExp; hits: RegExp | null }>> = {
  board: {
    nodes: /^(board|lane|space|value|arrow|letter|tile|marker|pawn|lock|name:(asset|\d)|edge:\d|sign:\d)/,
    hits: /^(([a-f][1-4]|back-door|public-server|critical-asset)$|zone |\w+ [12]$)/,
  },
  totals: { nodes: /^(n|icon):\w+\.(total|trace)$/, hits: null },
  piles: { nodes: /^((slot|pill|n):(deck|discards)|(deck|discards):\d)$/, hits: /^(deck|discards)$/ },
};
