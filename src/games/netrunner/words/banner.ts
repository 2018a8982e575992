/** The words of the banners across the whole table: an agenda stolen or scored, the end of the game. */
import { t } from '../../../i18n/index.ts';
import type { SeenEvent, SeenMove } from '../rules/events.ts';
import type { Seat } from '../rules/model.ts';
import type { View } from '../rules/view-types.ts';

export interface BannerText {
  title: string;
  /** a second, smaller line */
  below: string;
  /** the side that gained; 'draw' for neither */
  seat: Seat | 'draw';
  /** the Runner was flatlined */
  flat: boolean;
}

type Ended = Extract<SeenEvent, { type: 'game-ended' }>;

/** Who has won and why; names a flatline as such. */
export function endMoment({ winner, reason }: Ended): BannerText {
  const flat = reason === 'flatline' || reason === 'hand-size';
  const [won, why] = [t(`stage.won.${winner}`), t(`stage.over.${reason}`)];
  return { title: flat ? t('stage.flatline') : won, below: flat ? won : why, seat: winner, flat };
}

/** Who now has an agenda, and their points with it, from the view afterwards; `title`: the agenda's title. */
export function agendaMoment(
  { type, card, to }: SeenMove,
  view: View,
  title: (code: string) => string,
): Omit<BannerText, 'seat'> & { seat: Seat } {
  const what = type === 'stolen' ? 'stage.steal' : type === 'scored' ? 'stage.score' : 'stage.agenda-added';
  const seat = to.zone === 'runner score' ? 'runner' : 'corp';
  const params = { card: card?.code == null ? '' : title(card.code), points: view[seat].points, goal: view.toWin };
  return { title: t(what), below: t('stage.trophy', params), seat, flat: false };
}
