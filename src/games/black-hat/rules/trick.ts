/** Who wins a trick, and what the winner of a Hat trick may take. */
import { type Card, HAT, JOKER, type Played } from './model.ts';

/** Whether the Hat has been played, so the lowest set wins. */
export const isHatTrick = (plays: readonly Played[]): boolean => plays.some(({ cards }) => cards.includes(HAT));

/** Whether a set played in a trick can win it: it must be as large as the lead. */
export const competes = (plays: readonly Played[], play: Played): boolean =>
  play.cards.length === plays[0]!.cards.length;

/**
 * Returns the set that is winning the trick so far: the highest of the lead's size, or the lowest in a Hat trick; the later one wins a tie.
 * Null before the lead.
 */
export function winning(plays: readonly Played[]): Played | null {
  const low = isHatTrick(plays);
  let best: Played | null = null;
  for (const play of plays) {
    if (!competes(plays, play)) continue;
    if (best === null || (low ? play.rank <= best.rank : play.rank >= best.rank)) best = play;
  }
  return best;
}

/** What the winner of a Hat trick may take: the Hat with `take` of `cards`, or everything if `all` (no joker was played). */
export interface Spoils {
  all: boolean;
  /** the cards that may be taken with the Hat, sorted */
  cards: Card[];
  /** how many of those cards must be taken */
  take: number;
}

export function spoilsOf(plays: readonly Played[]): Spoils {
  const cards = plays.flatMap((play) => play.cards);
  const others = cards.filter((card) => card !== HAT && card !== JOKER).sort((a, b) => a - b);
  return {
    all: !cards.includes(JOKER),
    cards: others,
    take: Math.min(plays[0]!.cards.length, others.length),
  };
}

/** Whether the winner of a Hat trick has no real choice, because every option gives the same cards. */
export function isForced({ all, cards, take }: Spoils): boolean {
  if (take === cards.length) return true;
  return !all && new Set(cards).size === 1;
}
