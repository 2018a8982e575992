/** The parts of the table that a lesson hides until it teaches them: for each part, patterns of the names of its nodes and hit areas. */
export const PARTS: Readonly<Record<string, { nodes: RegExp; hits: RegExp | null }>> = {
  proximity: { nodes: /^(proximity|segment:|needle|n:proximity)/, hits: /^proximity$/ },
  alarm: { nodes: /^(alarm|bar:|n:alarm)/, hits: /^alarm$/ },
  die: { nodes: /^(die|first$|round-name)/, hits: /^die$/ },
  piles: { nodes: /^(n:)?(pool|deck|discards)/, hits: /^(pool|deck|discards)$/ },
  secret: { nodes: /^(secret-name$|(room|room-edge|scene|name|name-back|lamp|eye):12$)/, hits: /^secret room$/ },
};
