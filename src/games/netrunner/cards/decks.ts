/** Starter decks: every card of one faction plus every neutral card of its side from the core box, in the box's quantities (rules 2). */
import { def } from '../rules/defs.ts';
import type { Faction } from '../rules/def.ts';
import type { Seat } from '../rules/model.ts';
import { CARDS } from './index.ts';

export interface Deck {
  id: string;
  side: Seat;
  identity: string;
  /** codes, one for each copy, sorted */
  cards: string[];
}

/** Core box cards have codes 01001–01113. */
const inBox = (code: string): boolean => code >= '01001' && code <= '01113';

function starter(id: string, identity: string, faction: Faction): Deck {
  const side = CARDS.find((c) => c.code === identity)!.side;
  const cards: string[] = [];
  for (const c of CARDS) {
    if (
      c.side !== side ||
      c.type === 'identity' ||
      !inBox(c.code) ||
      (c.faction !== faction && c.faction !== 'neutral')
    )
      continue;
    for (let i = 0; i < c.quantity; i++) cards.push(c.code);
  }
  return { id, side, identity, cards: cards.sort() };
}

export const DECKS: Record<string, Deck> = {
  jinteki: starter('jinteki', '01067', 'jinteki'),
  shaper: starter('shaper', '01033', 'shaper'),
};

/** Agenda points in a Corp deck. */
export const agendaPoints = (deck: Deck): number => deck.cards.reduce((n, code) => n + (def(code).points ?? 0), 0);
