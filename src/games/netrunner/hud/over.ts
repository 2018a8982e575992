/** How a game ended, in words. */
import type { Outcome } from '../../../core/game.ts';
import type { OverWords } from '../../../hud/game-ui.ts';
import { has, t } from '../../../i18n/index.ts';
import type { View } from '../rules/view-types.ts';
import { seatOf } from './words/find.ts';

/** The message key of the headline: won, lost or drawn, or who won when the viewer only watched. */
export function resultKey(view: View): string {
  const over = view.over;
  const you = seatOf(view);
  if (over === null || over.winner === 'draw') return 'over.draw';
  if (you === null) return `over.${over.winner}`;
  return over.winner === you ? 'over.won' : 'over.lost';
}

/** The message key of the reason, from the viewer's side where there is such a message. */
export function reasonKey(view: View): string {
  const over = view.over;
  if (over === null) return 'over.reason.draw';
  const side = seatOf(view) === null ? 'open' : over.winner === seatOf(view) ? 'won' : 'lost';
  const key = `over.reason.${over.reason}.${side}`;
  return has(key) ? key : `over.reason.${over.reason}`;
}

/** The text of the panel at the end of a game; null while the game goes on. */
export function overWords(view: View): OverWords | null {
  if (view.over === null) return null;
  const { corp, runner, toWin } = view;
  return {
    tone: resultKey(view).slice('over.'.length),
    kicker: t('over.title', { n: view.turn }),
    title: t(resultKey(view)),
    reason: t(reasonKey(view), { n: toWin }),
    heads: [t('side.corp'), t('side.runner')],
    rows: [
      { name: t('over.points'), figures: [`${corp.points} / ${toWin}`, `${runner.points} / ${toWin}`] },
      { name: t('over.credits'), figures: [corp.credits, runner.credits] },
      { name: t('over.cards'), figures: [corp.handSize, runner.handSize] },
    ],
  };
}

/** The result in one line, for the list of recorded games. */
export function resultWords({ places, reason }: Outcome): string {
  const first = places[0] ?? [];
  if (first.length !== 1) return t('over.draw');
  const key = has(`record.reason.${reason}`) ? `record.reason.${reason}` : 'record.reason.other';
  return t('record.result', { who: t(`over.${first[0]}`), how: t(key) });
}
