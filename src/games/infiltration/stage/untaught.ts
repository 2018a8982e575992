/** Parts of the table that lessons hide until they are taught: name patterns of each part's nodes and hit areas. */
export const PARTS: Readonly<Record<string, { nodes: RegExp; hits: RegExp | null }>> = {
  proximity: { nodes: /^(proximity|segment:|needle|n:proximity)/, hits: /^proximity$/ },
  alarm: { nodes: /^(alarm|bar:|n:alarm)/, hits: /^alarm$/ },
  die: { nodes: /^(die|first$|round-name)/, hits: /^die$/ },
  piles: { nodes: /^(n:)?(pool|deck|discards)/, hits: /^(pool|deck|discards)$/ },
  secret: { nodes: /^(secret-name$|(room|room-edge|scene|name|name-back|lamp|eye):12$)/, hits: /^secret room$/ },
};
