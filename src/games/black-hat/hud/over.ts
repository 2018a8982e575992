/** How a game ended, in words. `you`: the seat of the only person; null where nobody or several people play. */
import type { Outcome } from '../../../core/game.ts';
import type { OverWords } from '../../../hud/game-ui.ts';
import { listed, t } from '../../../i18n/index.ts';
import type { View } from '../rules/view.ts';
import { points, signed } from './names.ts';

const winners = ({ places }: Outcome): { n: number; who: string } => {
  const first = places[0] ?? [];
  return { n: first.length, who: listed(first.map((seat) => t(`side.${seat}`))) };
};

/** How a game ended, in one line for the list of records. */
export const resultWords = (outcome: Outcome): string =>
  t('bh.result', { ...winners(outcome), how: t(`bh.result.${outcome.reason}`) });

/** The place of a seat, from 1; null for one that has lost both pawns. */
function placeOf({ places }: Outcome, seat: string): number | null {
  let place = 1;
  for (const seats of places) {
    if (seats.includes(seat)) return place;
    place += seats.length;
  }
  return null;
}

export function overWords(view: View, you: string | null): OverWords | null {
  const { over, seats, last } = view;
  if (over === null) return null;
  const won = you !== null && over.places[0]?.includes(you) === true;
  const alone = over.places[0]?.length === 1;
  const row = (name: string, figure: (seat: number) => string | number): OverWords['rows'][number] => ({
    name,
    figures: seats.map((_, seat) => figure(seat)),
  });
  return {
    tone: you === null ? (over.places[0]?.[0] ?? 'draw') : won ? 'won' : 'lost',
    kicker: t('bh.over.kicker', { n: view.round }),
    title: you === null || (won && !alone) ? t('bh.over.title', winners(over)) : t(won ? 'over.won' : 'over.lost'),
    reason: t('bh.log.game-ended', { why: t(`bh.end.${over.reason}`) }),
    heads: seats.map(({ name }) => t(`side.${name}`)),
    rows: [
      row(t('bh.over.row.place'), (seat) => placeOf(over, seats[seat]!.name) ?? t('bh.over.none')),
      row(t('bh.over.row.total'), (seat) => points(seats[seat]!.total)),
      row(t('bh.over.row.round'), (seat) => signed(last[seat]?.round ?? 0)),
      row(t('bh.over.row.hand'), (seat) => points(last[seat]?.hand ?? 0)),
      row(t('bh.over.row.pawns'), (seat) => points(last[seat]?.pawns ?? 0)),
      ...(view.options.status
        ? [row(t('bh.over.row.status'), (seat) => seats[seat]!.status ?? t('bh.over.none'))]
        : []),
    ],
  };
}
