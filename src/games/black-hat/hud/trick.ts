/** The trick in words: who is winning and why, and what playing a set would do. Uses the rules in rules/trick.ts. */
import { t } from '../../../i18n/index.ts';
import { RANKS, isHatTrick, rankOf, winning } from '../rules/defs.ts';
import type { Card, Played } from '../rules/model.ts';
import type { View } from '../rules/view.ts';
import { askedSeat, setWords, whoIs } from './names.ts';

/** The number of cards in the trick's lead; 0 before anybody has led. */
export const leadSize = (view: View): number => view.plays[0]?.cards.length ?? 0;

/**
 * Returns the rule by which a trick is won: "highest pair wins", "lowest card wins: a Hat is in". `n`: the size of its sets; `low`: a Hat
 * is in.
 */
const ruleWords = (n: number, low: boolean): string => t(low ? 'bh.trick.low' : 'bh.trick.high', { n });

/** Returns a sentence that says who is winning the trick, and by what rule; null before the lead. */
export function trickWords(view: View): string | null {
  const best = winning(view.plays);
  if (best === null) return null;
  const params = { who: whoIs(view, best.seat), set: setWords(best) };
  return t('bh.trick.now', {
    now: t(view.winner >= 0 ? 'bh.trick.won' : 'bh.trick.wins', params),
    rule: ruleWords(leadSize(view), isHatTrick(view.plays)),
  });
}

/** How many seats still play in this trick after the deciding one. */
const stillToPlay = (view: View): number => view.seats.filter(({ out }) => !out).length - view.plays.length - 1;

/** Returns, in words, what playing these cards would do: "Wins the trick", "Loses to Blue’s pair of 9s". */
export function outlook(view: View, cards: readonly Card[]): string {
  const mine: Played = { seat: askedSeat(view), cards: [...cards], rank: rankOf(cards) };
  const plays = [...view.plays, mine];
  const best = winning(plays)!;
  const size = plays[0]!.cards.length;
  const low = isHatTrick(plays);
  const left = stillToPlay(view);
  const first =
    best === mine
      ? t(left > 0 ? 'bh.outlook.ahead' : 'bh.outlook.wins', { n: left })
      : cards.length === size
        ? t('bh.outlook.loses', { who: whoIs(view, best.seat), set: setWords(best) })
        : t('bh.outlook.size', { n: size });
  // Name the set only if its cards don't show it.
  const counts = cards.some((card) => card > RANKS) ? t('bh.outlook.counts', { set: setWords(mine) }) : '';
  return [counts, first, low ? ruleWords(size, true) : ''].filter((part) => part !== '').join(t('bh.join'));
}
