/**
 * The texts of a game's end: who won and why, and the table of results. `you`: the seat of the only human player; null if none or several.
 */
import { overHead, placeOf, winners } from '../../../hud/contract/places.ts';
import type { Outcome } from '../../../core/game.ts';
import type { OverWords } from '../../../hud/contract/page-ui.ts';
import { numeral, t } from '../../../i18n/index.ts';
import { BANK, isInside, worthOf } from '../rules/defs.ts';
import type { OperativeView, View } from '../rules/view.ts';
import { operativesOf } from './names.ts';

/** Describes how a game ended in one line, for the list of recorded games. */
export const resultWords = (outcome: Outcome): string =>
  t('inf.result', { ...winners(outcome), reason: outcome.reason });

/** Who won and what decided it, including shared wins. */
function reasonWords(view: View, over: Outcome, you: string | null): string {
  const [first = [], second = []] = over.places;
  const whoOf = (seat: string): string => (seat === you ? 'you' : t(`side.${seat}`));
  const scores = over.scores ?? {};
  if (first.length === 0) return t('inf.over.caught');
  const best = first[0]!;
  const total = scores[best] ?? 0;
  if (first.length > 1) {
    const others = first.filter((seat) => seat !== you).map((seat) => t(`side.${seat}`));
    return t('inf.over.shared', { who: others, you: others.length < first.length ? 'yes' : 'no', total });
  }
  const who = whoOf(best);
  if (over.reason === 'alone') return t('inf.over.alone', { who, total });
  const next = second[0];
  if (next === undefined) return t('inf.over.only', { who, total });
  const params = { who, on: whoOf(next), total, total2: scores[next] ?? 0 };
  if (params.total2 < total) return t('inf.over.by', { ...params, reason: over.reason });
  // ties go to the seat with a healthy operative outside, then to the one out first
  const hurt = (seat: string): boolean =>
    operativesOf(view, seat).every((op) => isInside(view.ops[op]!) || view.ops[op]!.wounded);
  return t('inf.over.by.edge', { ...params, edge: !hurt(best) && hurt(next) ? 'healthy' : 'earlier' });
}

/** What the end scene says of each operative: the name of its row, and of a row for each of two. */
const ROWS = ['worth', 'specials', 'out'] as const;
const CELLS: Readonly<Record<(typeof ROWS)[number], (one: OperativeView) => string>> = {
  // all values are public at the end of the game
  worth: (one) => numeral(worthOf(one)),
  specials: ({ prototypes, blackmail }) =>
    t('inf.over.carried.specials', { prototypes, blackmail: blackmail ? 'yes' : 'no' }),
  out: (one) => (isInside(one) ? t('inf.over.caught.short') : t('inf.over.round', { n: one.escaped })),
};

export function overWords(view: View, you: string | null): OverWords | null {
  const { over, seats } = view;
  if (over === null) return null;
  const placed = over.places.flat();
  const order = [...placed, ...seats.filter((seat) => !placed.includes(seat))];
  const row = (name: string, figure: (seat: string) => string | number): OverWords['rows'][number] => ({
    name,
    figures: order.map(figure),
  });
  const banked = (seat: string): number =>
    view.rooms
      .flatMap(({ placed: items }) => items)
      .reduce((n, { item, by, tokens }) => (item === BANK && view.ops[by]!.seat === seat ? n + tokens : n), 0);
  const rows = [
    row(t('inf.over.place'), (seat) => placeOf(over, seat) ?? '–'),
    row(t('inf.over.score'), (seat) => over.scores?.[seat] ?? 0),
  ];
  const specials = view.ops.some(({ prototypes, blackmail }) => prototypes > 0 || blackmail);
  for (const what of ROWS) {
    if (what === 'specials' && !specials) continue;
    const cell = (n: number) => (seat: string) => CELLS[what](view.ops[operativesOf(view, seat)[n]!]!);
    if (!view.options.pairs) rows.push(row(t(`inf.over.${what}`), cell(0)));
    else for (const n of [0, 1]) rows.push(row(t(`inf.over.${what}.of`, { n: n + 1 }), cell(n)));
  }
  if (seats.some((seat) => banked(seat) > 0))
    rows.push(row(t('inf.over.bank'), (seat) => t('inf.over.banked', { n: banked(seat) })));
  return {
    ...overHead(over, you, order, {
      title: () => t('inf.over.title', winners(over)),
      mine: (seat) => t('inf.over.you', { seat }),
    }),
    kicker: t('inf.over.kicker', { n: view.round }),
    reason: reasonWords(view, over, you),
    rows,
  };
}
