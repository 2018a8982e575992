/**
 * The texts of a game's end: who won and why, and the table of results. `you`: the seat of the only human player; null if none or several.
 */
import { overHead, placeOf, winners } from '../../../hud/contract/places.ts';
import { opening } from '../../../i18n/writing.ts';
import type { Outcome } from '../../../core/game.ts';
import type { OverWords } from '../../../hud/contract/page-ui.ts';
import { listed, t, unchecked } from '../../../i18n/index.ts';
import { BANK, isInside } from '../rules/defs.ts';
import type { View } from '../rules/view.ts';
import { specialsOf } from './board/button-names.ts';
import { operativesOf } from './names.ts';

/** Returns why a game ended, as part of a message key. */
const reasonOf = ({ reason }: Outcome): string => reason.replace(' ', '-');

/** Describes how a game ended in one line, for the list of recorded games. */
export const resultWords = (outcome: Outcome): string =>
  t('inf.result', { ...winners(outcome), how: t(`inf.result.${reasonOf(outcome)}`) });

/** Who won and what decided it, including shared wins. */
function reasonWords(view: View, over: Outcome, you: string | null): string {
  const [first = [], second = []] = over.places;
  const who = (seat: string): string => (seat === you ? 'you' : t(`side.${seat}`));
  const scores = over.scores ?? {};
  if (first.length === 0) return t('inf.over.caught');
  const best = first[0]!;
  const total = scores[best] ?? 0;
  if (first.length > 1)
    return opening(t('inf.over.shared', { who: listed(first.map((seat) => t('inf.who', { who: who(seat) }))), total }));
  if (over.reason === 'alone') return t('inf.over.alone', { who: who(best), total });
  const next = second[0];
  if (next === undefined) return t('inf.over.only', { who: who(best), total });
  const params = { who: who(best), on: who(next), total, total2: scores[next] ?? 0 };
  if (params.total2 < total) return unchecked(`inf.over.by.${reasonOf(over)}`, params);
  // ties go to the seat with a healthy operative outside, then to the one out first
  const hurt = (seat: string): boolean =>
    operativesOf(view, seat).every((op) => isInside(view.ops[op]!) || view.ops[op]!.wounded);
  return t('inf.over.by.edge', { ...params, edge: !hurt(best) && hurt(next) ? 'healthy' : 'earlier' });
}

/** Returns how many tokens of each value there are: "2×1 3×2"; '' for none. All values are public at the end of the game. */
const counts = (tokens: readonly (number | null)[]): string =>
  [1, 2, 3]
    .map((value) => ({ value, n: tokens.filter((one) => one === value).length }))
    .flatMap((one) => (one.n === 0 ? [] : [t('inf.over.some', one)]))
    .join(' ');

export function overWords(view: View, you: string | null): OverWords | null {
  const { over, seats } = view;
  if (over === null) return null;
  const placed = over.places.flat();
  const order = [...placed, ...seats.filter((seat) => !placed.includes(seat))];
  const row = (name: string, figure: (seat: string) => string | number): OverWords['rows'][number] => ({
    name,
    figures: order.map(figure),
  });
  /** Returns a table cell for a seat: the figure of its operative, or those of both if it plays two. */
  const each = (seat: string, figure: (op: number) => string): string => {
    const [one, other] = operativesOf(view, seat).map(figure);
    return other === undefined ? one! : t('inf.over.two', { one: one!, other });
  };
  const none = t('inf.over.none');
  const banked = (seat: string): number =>
    view.rooms
      .flatMap(({ placed: items }) => items)
      .reduce((n, { item, by, tokens }) => (item === BANK && view.ops[by]!.seat === seat ? n + tokens : n), 0);
  const rows = [
    row(t('inf.over.place'), (seat) => placeOf(over, seat) ?? none),
    row(t('inf.over.score'), (seat) => over.scores?.[seat] ?? 0),
    row(t('inf.over.out'), (seat) =>
      each(seat, (op) =>
        isInside(view.ops[op]!) ? t('inf.over.caught.short') : t('inf.over.round', { n: view.ops[op]!.escaped }),
      ),
    ),
    row(t('inf.over.tokens'), (seat) => each(seat, (op) => counts(view.ops[op]!.tokens) || none)),
  ];
  if (view.ops.some(({ prototypes, blackmail }) => prototypes > 0 || blackmail))
    rows.push(row(t('inf.over.specials'), (seat) => each(seat, (op) => specialsOf(view.ops[op]!) || none)));
  if (seats.some((seat) => banked(seat) > 0))
    rows.push(row(t('inf.over.bank'), (seat) => t('inf.op.tokens', { n: banked(seat) })));
  return {
    ...overHead(over, you, order, { title: 'inf.over.title', mine: 'inf.over.you' }),
    kicker: t('inf.over.kicker', { n: view.round }),
    reason: reasonWords(view, over, you),
    rows,
  };
}
