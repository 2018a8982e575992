/** Says how a game ended, in words. `you`: the seat of the only person; null if nobody or several people play. */
import type { Outcome } from '../../../core/game.ts';
import type { OverWords } from '../../../hud/contract/page-ui.ts';
import { has, t } from '../../../i18n/index.ts';
import type { Seat } from '../rules/model.ts';
import type { View } from '../rules/view-types.ts';
import { titleOf } from './words/lookup.ts';
import { whoIs } from './words/names.ts';

const other = (seat: Seat): Seat => (seat === 'corp' ? 'runner' : 'corp');

/** Returns the message key of the headline: whether you won, lost or drew, or which side won if nobody is "you". */
export function resultKey({ over }: View, you: Seat | null) {
  if (over === null || over.winner === 'draw') return 'over.draw';
  if (you === null) return over.winner === 'corp' ? 'over.corp' : 'over.runner';
  return over.winner === you ? 'over.won' : 'over.lost';
}

/** Who won and why, in one sentence. */
export function reasonWords(view: View, you: Seat | null): string {
  const { over } = view;
  if (over === null || over.winner === 'draw') return t('over.reason.draw');
  const { winner, reason } = over;
  const loser = other(winner);
  const last = view[winner].score.at(-1)?.code ?? null;
  return t(`over.reason.${reason}`, {
    winner: whoIs(winner, you),
    loser: whoIs(loser, you),
    card: last === null ? '' : titleOf(last),
    n: view[winner].points,
  });
}

/** Returns the texts shown at the end of a game; null while the game goes on. */
export function overWords(view: View, you: Seat | null): OverWords | null {
  if (view.over === null) return null;
  const { corp, runner, toWin } = view;
  return {
    tone: resultKey(view, you).slice('over.'.length),
    kicker: t('over.title', { n: view.turn }),
    title: t(resultKey(view, you)),
    reason: reasonWords(view, you),
    heads: (['corp', 'runner'] as const).map((seat) => ({ seat, name: t(`side.${seat}`) })),
    rows: [
      { name: t('over.points'), figures: [`${corp.points} / ${toWin}`, `${runner.points} / ${toWin}`] },
      { name: t('over.credits'), figures: [corp.credits, runner.credits] },
      { name: t('over.cards'), figures: [corp.handSize, runner.handSize] },
    ],
  };
}

/** Returns the result of a game in one line, for the list of recorded games. */
export function resultWords({ places, reason }: Outcome): string {
  const first = places[0] ?? [];
  if (first.length !== 1) return t('over.draw');
  const winner = first[0]!;
  return has(`record.reason.${reason}`)
    ? t(`record.reason.${reason}`, { winner })
    : t('record.reason.other', { winner });
}
