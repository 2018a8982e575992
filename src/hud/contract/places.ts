/** How a game of several seats ended, for its end scene and the list of records: who won, and each seat's rank. */
import type { Outcome, SeatName } from '../../core/game.ts';
import { t } from '../../i18n/index.ts';
import type { OverWords } from './page-ui.ts';

/** Returns the number of winners (`n`), and their names (`who`). */
export const winners = ({ places }: Outcome): { n: number; who: string[] } => {
  const who = (places[0] ?? []).map((seat) => t(`side.${seat}`));
  return { n: who.length, who };
};

/** A seat's rank at the end of the game, from 1; null if it lost. */
export function placeOf({ places }: Outcome, seat: SeatName): number | null {
  let place = 1;
  for (const seats of places) {
    if (seats.includes(seat)) return place;
    place += seats.length;
  }
  return null;
}

/**
 * The CSS class, title and column heads of the end scene. `order`: the seats in column order; `title`: returns the title that names the
 * winners; `mine`: returns the name of the only person's own seat, made from the seat's name.
 */
export function overHead(
  over: Outcome,
  you: SeatName | null,
  order: readonly SeatName[],
  { title, mine }: { title: () => string; mine: (seat: string) => string },
): Pick<OverWords, 'tone' | 'title' | 'heads'> {
  const [first = []] = over.places;
  const won = you !== null && first.includes(you);
  return {
    tone: you === null ? (first[0] ?? 'draw') : won ? 'won' : 'lost',
    title: you === null || (won && first.length !== 1) ? title() : t(won ? 'over.won' : 'over.lost'),
    heads: order.map((seat) => ({
      seat,
      name: seat === you ? mine(t(`side.${seat}`)) : t(`side.${seat}`),
    })),
  };
}
