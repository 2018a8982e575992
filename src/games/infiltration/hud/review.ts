/** The review of a finished game, in words. */
import { OPEN, type SeatName } from '../../../core/game.ts';
import type { Played, Review } from '../../../hud/contract/reviewed.ts';
import { numeral, say, t } from '../../../i18n/index.ts';
import { bestMoments } from '../../../replay/moments.ts';
import type { InfiltrationTypes } from '../game-types.ts';
import { adviceOf } from '../review/advice.ts';
import { type Facts, FactsOf } from '../review/facts.ts';
import { allMoments, carriedBy, isCaught } from '../review/moments.ts';
import type { Names } from '../review/names.ts';
import type { View } from '../rules/view.ts';
import { operativeName, operativesOf, roomParams } from './names.ts';

/** How many steps of the game are processed before the page gets time to respond. */
const SLICE = 6;

/** What a seat's operatives carry together, by round; in the last round, what it scores. */
function valuesOf({ rounds, over }: Facts, seat: SeatName, ops: readonly number[]): number[] {
  const values: number[] = [0];
  for (const { round, carried } of rounds) {
    // Nothing is known of the rounds before a game from a set-up table.
    while (values.length < round) values.push(values.at(-1)!);
    values[round] = ops.reduce((sum, op) => sum + carried[op]!, 0);
  }
  if (over !== null) values[values.length - 1] = over.scores?.[seat] ?? 0;
  return values;
}

/** Makes the chart of what every seat carries, with marks where an operative gets out or is caught. */
function courseOf(facts: Facts, view: View): Review['course'] {
  const { escapes, end } = facts;
  const lines = view.seats.map((seat) => ({
    seat,
    name: t(`side.${seat}`),
    values: valuesOf(facts, seat, operativesOf(view, seat)),
  }));
  const markOf = (op: number): NonNullable<Review['course']>['marks'][number][] => {
    const { seat } = view.ops[op]!;
    const n = carriedBy(facts, op);
    const who = operativeName(view, op);
    const escape = escapes.find((one) => one.op === op);
    if (escape !== undefined) {
      const value = lines.find((line) => line.seat === seat)!.values[escape.round] ?? n;
      const text = t('inf.review.mark.out', { turn: escape.round, who, n });
      return [{ seat, turn: escape.round, value, text, short: t('inf.review.mark.out.short') }];
    }
    if (!isCaught(facts, op) || n === 0 || view.options.pairs) return [];
    const text = t('inf.review.mark.caught', { turn: end.round, who, n });
    return [{ seat, turn: end.round, value: n, text, short: numeral(n) }];
  };
  return { title: t('inf.review.course'), goal: null, lines, marks: view.ops.flatMap((_, op) => markOf(op)) };
}

/**
 * Reviews a finished game for `you`, the seat of the only person. With no or several people (null), the seat in the last place is advised.
 * See `PageUi.review`.
 */
export async function review(
  played: Played<InfiltrationTypes>,
  you: SeatName | null,
  pause: () => Promise<void>,
): Promise<Review> {
  const end = played.update(played.length, OPEN).after;
  const places = end.over?.places ?? [];
  const advised = you ?? end.seats.find((seat) => !places.flat().includes(seat)) ?? places.at(-1)!.at(-1)!;
  const ops = operativesOf(end, advised);
  const all = new FactsOf();
  for (let at = 0; at <= played.length; at++) {
    if (at % SLICE === 0) await pause();
    if (!all.add(at, played.update(at, OPEN))) continue;
    const view = played.update(at, advised).after;
    if (view.over === null) for (const op of ops) all.addStand(at, view, op);
  }
  const { facts } = all;
  const seatName = (seat: SeatName): string => (seat === you ? 'you' : t(`side.${seat}`));
  const names: Names = {
    who: (op) => (end.options.pairs ? operativeName(end, op) : seatName(end.ops[op]!.seat)),
    seat: seatName,
    room: (room) => ({ ...roomParams(end, room) }),
  };
  const advice = adviceOf(facts, advised, names);
  return {
    course: facts.rounds.length === 0 ? null : courseOf(facts, end),
    moments: bestMoments(allMoments(facts, you, names)).map(({ at, from, round, seat, text }) => ({
      at,
      from,
      turn: round,
      seat,
      text: say(text),
    })),
    advice: advice === null ? null : say(advice),
  };
}
