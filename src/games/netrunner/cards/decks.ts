/** Starter decks (rules 2): all cards of one faction and all neutral cards of its side, in the quantities of the core box. */
import { def } from '../rules/defs.ts';
import type { Faction } from '../rules/def.ts';
import type { Seat } from '../rules/model.ts';
import { CARDS } from './index.ts';

export interface Deck {
  id: string;
  side: Seat;
  identity: string;
  /** card codes, one entry per copy, sorted */
  cards: string[];
}

/** Whether a card is in the core box: codes 01001–01113. */
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

/** The starter decks by id. */
export const DECKS: Record<string, Deck> = {
  jinteki: starter('jinteki', '01067', 'jinteki'),
  shaper: starter('shaper', '01033', 'shaper'),
};

/** Total agenda points in a Corp deck. */
export const agendaPoints = (deck: Deck): number => deck.cards.reduce((n, code) => n + (def(code).points ?? 0), 0);
