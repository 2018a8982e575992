/** Which icebreaker is shown against which ice (the duel), and the text of subroutines; derived from a view, for the picture only. */
import { has, t } from '../../../i18n/index.ts';
import type { CardView, SubView, View } from '../rules/view-types.ts';

const FITS: Record<string, string> = { fracter: 'barrier', decoder: 'code gate', killer: 'sentry' };

/** Whether a card is an icebreaker that can break something on this ice; for unknown ice, any icebreaker. */
function fits(breaker: CardView, ice: CardView): boolean {
  if (!breaker.subtypes.includes('icebreaker') || breaker.blank) return false;
  if (ice.code === null || breaker.subtypes.includes('ai')) return true;
  return Object.entries(FITS).some(([one, other]) => breaker.subtypes.includes(one) && ice.subtypes.includes(other));
}

/** The installed icebreaker shown against this ice: the strongest that fits, AI breakers last; null if none fits or the ice is unknown. */
export function breakerFor(view: View, ice: CardView): CardView | null {
  if (ice.code === null) return null;
  let best: CardView | null = null;
  const worth = (card: CardView): number => (card.strength ?? 0) * 2 + (card.subtypes.includes('ai') ? 0 : 1);
  for (const card of view.runner.rig) {
    if (fits(card, ice) && (best === null || worth(card) > worth(best))) best = card;
  }
  return best;
}

/** The ice that the Runner is approaching or encountering; null if there is none, or the view does not show it. */
export function iceInRun(view: View): CardView | null {
  const h = view.run?.ice ?? null;
  if (h === null) return null;
  for (const server of view.servers) for (const card of server.ice) if (card.h === h) return card;
  return null;
}

/** A subroutine's text in the reader's language. */
export function subText(sub: SubView): string {
  const own = sub.code.replace(/\.s(?=\d+$)/, '.');
  return has(`sub.${own}`) ? t(`sub.${own}`) : t('card.unknown-sub', { n: sub.index + 1 });
}
