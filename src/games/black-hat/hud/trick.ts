/** The trick in words: who is winning and why, and what playing a set would do. Uses the rules in rules/trick.ts. */
import { t, together } from '../../../i18n/index.ts';
import { RANKS, isHatTrick, rankOf, winning } from '../rules/defs.ts';
import type { Card, Played } from '../rules/model.ts';
import type { View } from '../rules/view.ts';
import { askedSeat, whoIs } from './names.ts';

/** The number of cards in the trick's lead; 0 before anybody has led. */
export const leadSize = (view: View): number => view.plays[0]?.cards.length ?? 0;

/** Returns a sentence that says who is winning the trick, and by what rule; null before the lead. */
export function trickWords(view: View): string | null {
  const best = winning(view.plays);
  if (best === null) return null;
  const low = isHatTrick(view.plays) ? 'yes' : 'no';
  const params = { who: whoIs(view, best.seat), n: best.cards.length, rank: best.rank, low };
  return view.winner >= 0 ? t('bh.trick.won', params) : t('bh.trick.now', params);
}

/** How many seats still play in this trick after the deciding one. */
const stillToPlay = (view: View): number => view.seats.filter(({ out }) => !out).length - view.plays.length - 1;

/** Returns, in words, what playing these cards would do: "Wins the trick.", "Loses to Blue’s pair of 9s." */
export function outlook(view: View, cards: readonly Card[]): string {
  const mine: Played = { seat: askedSeat(view), cards: [...cards], rank: rankOf(cards) };
  const plays = [...view.plays, mine];
  const best = winning(plays)!;
  const size = plays[0]!.cards.length;
  const left = stillToPlay(view);
  const first =
    best === mine
      ? left > 0
        ? t('bh.outlook.ahead', { n: left })
        : t('bh.outlook.wins')
      : cards.length === size
        ? t('bh.outlook.loses', { who: whoIs(view, best.seat), n: best.cards.length, rank: best.rank })
        : t('bh.outlook.size', { n: size });
  // Name the set only if its cards don't show it.
  const counts = cards.some((card) => card > RANKS);
  return together([
    counts ? t('bh.outlook.counts', { n: cards.length, rank: mine.rank }) : null,
    first,
    isHatTrick(plays) ? t('bh.outlook.low', { n: size }) : null,
  ]);
}
