/** How a game ended, in words. */
import type { Outcome } from '../../../core/game.ts';
import type { OverWords } from '../../../hud/game-ui.ts';
import { has, t } from '../../../i18n/index.ts';
import type { View } from '../rules/view-types.ts';
import { seatOf } from './words/find.ts';

/** The headline: won, lost, or who won when you only watched. */
export function resultKey(view: View): string {
  const over = view.over;
  const you = seatOf(view);
  if (over === null || over.winner === 'draw') return 'over.draw';
  if (you === null) return `over.${over.winner}`;
  return over.winner === you ? 'over.won' : 'over.lost';
}

/** The reason in a sentence, seen from your side where there is one. */
export function reasonKey(view: View): string {
  const over = view.over;
  if (over === null) return 'over.reason.draw';
  const side = seatOf(view) === null ? 'open' : over.winner === seatOf(view) ? 'won' : 'lost';
  const key = `over.reason.${over.reason}.${side}`;
  return has(key) ? key : `over.reason.${over.reason}`;
}

/** The panel of the end; null while the game goes on. */
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

/** The end in one line, as the list of recorded games tells it. */
export function resultWords({ places, reason }: Outcome): string {
  const first = places[0] ?? [];
  if (first.length !== 1) return t('over.draw');
  const key = has(`record.reason.${reason}`) ? `record.reason.${reason}` : 'record.reason.other';
  return t('record.result', { who: t(`over.${first[0]}`), how: t(key) });
}
