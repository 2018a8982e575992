/** The texts of the banners across the whole table: an agenda is stolen or scored, the game ends. */
import { t } from '../../../i18n/index.ts';
import type { SeenEvent, SeenMove } from '../rules/events.ts';
import type { Seat } from '../rules/model.ts';
import type { View } from '../rules/view-types.ts';

export interface BannerText {
  title: string;
  /** the smaller second line */
  below: string;
  /** the side that won or now has the agenda; 'draw' if the game ended in a draw */
  seat: Seat | 'draw';
  /** whether the game ended with a flatline of the Runner */
  flat: boolean;
}

type Ended = Extract<SeenEvent, { type: 'game-ended' }>;

/** The banner text that says who has won and why; a flatline is called by its name. */
export function endMoment({ winner, reason }: Ended): BannerText {
  const flat = reason === 'flatline' || reason === 'hand-size';
  const [won, why] = [t(`stage.won.${winner}`), t(`stage.over.${reason}`)];
  return { title: flat ? t('stage.flatline') : won, below: flat ? won : why, seat: winner, flat };
}

/**
 * The banner text for a stolen or scored agenda: who has it, and their points including it. `view`: the table afterwards; `title`: the
 * agenda's title.
 */
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
