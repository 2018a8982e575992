/** Who wins a trick, and what a Hat trick's winner may take. */
import { type Card, HAT, JOKER, type Played } from './model.ts';

/** Whether the Hat lies in the trick, so that the lowest set wins. */
export const isHatTrick = (plays: readonly Played[]): boolean => plays.some(({ cards }) => cards.includes(HAT));

/** Whether a play can win: only sets of the leader's size do. */
export const competes = (plays: readonly Played[], play: Played): boolean =>
  play.cards.length === plays[0]!.cards.length;

/**
 * The play that wins so far: the highest of the leader's size, or the lowest in a Hat trick; of equals the later. Null before the lead.
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

/** What the winner of a Hat trick chooses from: all cards together, where no joker is among them, or cards beside the Hat. */
export interface Spoils {
  all: boolean;
  /** the cards that can go with the Hat, sorted */
  cards: Card[];
  /** how many of them */
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

/** Whether nothing is left to choose: every way to take gives the same cards. */
export function isForced({ all, cards, take }: Spoils): boolean {
  if (take === cards.length) return true;
  return !all && new Set(cards).size === 1;
}
