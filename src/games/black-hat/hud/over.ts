/** Words for the end of a game. `you`: the seat of the only human player; null if there is none or several. */
import { overHead, placeOf, winners } from '../../../hud/contract/places.ts';
import { opening, points, signed } from '../../../i18n/writing.ts';
import { OPEN, type Outcome } from '../../../core/game.ts';
import type { OverWords } from '../../../hud/contract/page-ui.ts';
import { listed, t, unchecked } from '../../../i18n/index.ts';
import { ASSET, edgeOf, missOf } from '../rules/defs.ts';
import type { View } from '../rules/view.ts';
import { pawnWords, seatIndex, whoIs } from './names.ts';

/** The result of a game in one line, for the list of records. */
export const resultWords = (outcome: Outcome): string =>
  t('bh.result', { ...winners(outcome), how: t(`bh.result.${outcome.reason}`) });

/** The sentence that says what ended the game. */
function endWords(view: View, reason: string): string {
  const pawn = view.pawns.indexOf(ASSET);
  if (reason !== 'asset' || pawn < 0) return t(`bh.end.${reason}`);
  return opening(t('bh.over.asset', { pawn: pawnWords(view, pawn) }));
}

/** Seats as a list: "Red, you and Green". */
const whoAll = (view: View, names: readonly string[]): string =>
  listed(names.map((name) => t('bh.who', { who: whoIs(view, seatIndex(view, name)) })));

/**
 * Sentences that say who won (shared wins included), what decided it, and where the person finished. `view`: the person's own; `you`: their
 * seat.
 */
function whyWords(view: View, over: Outcome, you: string | null): string[] {
  const [first = [], second = []] = over.places;
  const at = (names: readonly string[]): number => seatIndex(view, names[0]!);
  if (first.length === 0) return [t('bh.over.nobody')];
  const [best, next] = [at(first), second.length === 0 ? -1 : at(second)];
  const standing = { ...view, status: view.seats.map(({ status }) => status ?? 0) };
  const figures = (seat: number): Record<string, string | number> => ({
    total: points(view.totals[seat]!),
    round: points(view.last[seat]!.round),
    ...(view.options.status ? { aim: standing.status[seat]!, miss: missOf(standing, seat) } : {}),
  });
  const winner = figures(best);
  const kind = view.options.status ? 'numbers' : 'plain';
  if (first.length > 1)
    return [opening(unchecked(`bh.over.shared.${kind}`, { who: whoAll(view, first), n: first.length, ...winner }))];
  const who = whoIs(view, best);
  const own = you === null ? [] : ownWords(placeOf(over, you), figures(seatIndex(view, you)));
  if (next < 0) return [opening(unchecked('bh.over.only', { who, ...winner }))];
  const runnerUp = Object.fromEntries(Object.entries(figures(next)).map(([name, n]) => [`${name}2`, n]));
  const params = { who, on: whoAll(view, second), ...winner, ...runnerUp };
  const follow = second.length === 1 ? whoIs(view, next) : 'several';
  const edge = edgeOf(standing, best, next)!;
  return [opening(unchecked(`bh.over.by.${kind}.${edge}`, { ...params, follow })), ...own];
}

/** Says where the person finished, unless first or second, which another sentence names already. */
function ownWords(place: number | null, figures: Record<string, string | number>): string[] {
  if (place === null) return [t('bh.over.out')];
  return place < 3 ? [] : [unchecked('bh.over.yours', { place, ...figures })];
}

export function overWords(view: View, you: string | null): OverWords | null {
  const { over, seats, last } = view;
  if (over === null) return null;
  // Seats by finishing place; seats that are out come last.
  const order = [...over.places.flat(), ...seats.filter(({ out }) => out).map(({ name }) => name)];
  const row = (name: string, figure: (seat: number) => string | number): OverWords['rows'][number] => ({
    name,
    figures: order.map((seat) => figure(seatIndex(view, seat))),
  });
  const mine = { ...view, viewer: you ?? OPEN };
  return {
    ...overHead(over, you, order, {
      title: () => t('bh.over.title', winners(over)),
      mine: (seat) => t('bh.over.you', { seat }),
    }),
    kicker: t('bh.over.kicker', { n: view.round }),
    reason: [endWords(mine, over.reason), ...whyWords(mine, over, you)].join(' '),
    rows: [
      row(t('bh.over.row.place'), (seat) => placeOf(over, seats[seat]!.name) ?? t('bh.over.none')),
      row(t('bh.over.row.total'), (seat) => points(seats[seat]!.total)),
      ...(view.options.status
        ? [row(t('bh.over.row.status'), (seat) => seats[seat]!.status ?? t('bh.over.none'))]
        : []),
      row(t('bh.over.row.round'), (seat) => signed(last[seat]?.round ?? 0)),
      row(t('bh.over.row.hand'), (seat) => points(last[seat]?.hand ?? 0)),
      row(t('bh.over.row.pawns'), (seat) => points(last[seat]?.pawns ?? 0)),
    ],
  };
}
