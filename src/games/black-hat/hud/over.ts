/** Words for the end of a game. `you`: the seat of the only human player; null if there is none or several. */
import { overHead, placeOf, winners } from '../../../hud/contract/places.ts';
import { OPEN, type Outcome } from '../../../core/game.ts';
import type { OverWords } from '../../../hud/contract/page-ui.ts';
import { numeral, t, together, withSign } from '../../../i18n/index.ts';
import { ASSET, edgeOf, missOf } from '../rules/defs.ts';
import type { View } from '../rules/view.ts';
import { isRounded } from './log.ts';
import { ownerOf, seatIndex, seatName, whoIs } from './names.ts';

/** The result of a game in one line, for the list of records. */
export const resultWords = (outcome: Outcome): string => t(`bh.result.${outcome.reason as 'asset'}`, winners(outcome));

/** The sentence that says what ended the game. */
function endWords(view: View, reason: string): string {
  const pawn = view.pawns.indexOf(ASSET);
  if (reason !== 'asset') return t(`bh.over.end.${reason as 'stuck'}`);
  return pawn < 0 ? t('bh.over.end.through') : t('bh.over.end.asset', { owner: ownerOf(view, pawn) });
}

/** Names of seats for a list; the viewer's own seat is left out. */
const others = (view: View, names: readonly string[]): string[] =>
  names.filter((name) => name !== view.viewer).map((name) => seatName(view, seatIndex(view, name)));

/**
 * Sentences that say who won (shared wins included), what decided it, and where the person finished. `view`: the person's own; `you`: their
 * seat.
 */
function whyWords(view: View, over: Outcome, you: string | null): string[] {
  const [first = [], second = []] = over.places;
  if (first.length === 0) return [t('bh.over.nobody')];
  const [best, next] = [seatIndex(view, first[0]!), second.length === 0 ? -1 : seatIndex(view, second[0]!)];
  const standing = { ...view, status: view.seats.map(({ status }) => status ?? 0) };
  const total = view.totals[best]!;
  const numbers = view.options.status;
  const miss = numbers ? missOf(standing, best) : 0;
  if (first.length > 1) {
    const params = { you: first.includes(view.viewer) ? 'yes' : 'no', who: others(view, first), total };
    return [numbers ? t('bh.over.shared.numbers', { ...params, miss }) : t('bh.over.shared.plain', params)];
  }
  const who = whoIs(view, best);
  if (next < 0) return [t('bh.over.only', { who, total })];
  const on = others(view, second);
  const follow = on.length < second.length ? (on.length === 0 ? 'you' : 'together') : on.length > 1 ? 'several' : 'one';
  const [total2, round, round2] = [view.totals[next]!, view.last[best]!.round, view.last[next]!.round];
  const own = you === null ? [] : ownWords(placeOf(over, you), view.totals[seatIndex(view, you)]!);
  const edge = edgeOf(standing, best, next)!;
  switch (edge) {
    case 'number':
      return [t('bh.over.by.number', { who, follow, on, miss, miss2: missOf(standing, next) }), ...own];
    case 'side':
      return [t('bh.over.by.side', { who, follow, on, miss }), ...own];
    case 'round':
      return [t('bh.over.by.round', { who, follow, on, round, round2 }), ...own];
    case 'total':
      return [
        numbers
          ? t('bh.over.by.totalOf', { who, follow, on, total, total2 })
          : t('bh.over.by.total', { who, follow, on, total, total2 }),
        ...own,
      ];
  }
}

/** Says where the person finished, unless first or second, which another sentence names already. */
function ownWords(place: number | null, total: number): string[] {
  if (place === null) return [t('bh.over.out')];
  return place < 3 ? [] : [t('bh.over.yours', { place, total })];
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
  // A round that adds up to less than 0 counts as 0.
  const floored = !isRounded(view) && last.some(({ hand, pawns }) => hand + pawns < 0);
  return {
    ...overHead(over, you, order, {
      title: () => t('bh.over.title', winners(over)),
      mine: (seat) => t('bh.over.you', { seat }),
    }),
    kicker: t('bh.over.kicker', { n: view.round }),
    reason: together([endWords(mine, over.reason), ...whyWords(mine, over, you)]),
    rows: [
      row(t('bh.over.row.place'), (seat) => placeOf(over, seats[seat]!.name) ?? t('bh.over.none')),
      row(t('bh.over.row.total'), (seat) => numeral(seats[seat]!.total)),
      ...(view.options.status
        ? [row(t('bh.over.row.status'), (seat) => seats[seat]!.status ?? t('bh.over.none'))]
        : []),
      row(t('bh.over.row.hand'), (seat) => numeral(last[seat]?.hand ?? 0)),
      row(t('bh.over.row.pawns'), (seat) => numeral(last[seat]?.pawns ?? 0)),
      row(t('bh.over.row.round', { floor: floored ? 'yes' : 'no' }), (seat) => withSign(last[seat]?.round ?? 0)),
    ],
  };
}
