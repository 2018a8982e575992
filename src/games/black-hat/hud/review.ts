/** The review of a finished game, in words. */
import type { Played, Review } from '../../../hud/contract/reviewed.ts';
import { OPEN } from '../../../core/game.ts';
import { say, t, withSign } from '../../../i18n/index.ts';
import { bestMoments } from '../../../replay/moments.ts';
import { adviceOf } from '../review/advice.ts';
import { type Facts, openFacts } from '../review/facts.ts';
import { allMoments, mean } from '../review/moments.ts';
import type { Names } from '../review/names.ts';
import type { View } from '../rules/view.ts';
import type { BlackHatTypes } from '../game-types.ts';
import { cardNames, seatId, seatIndex, seatName, whoIs } from './names.ts';

/** How many steps of the game are processed before the page gets time to respond. */
const SLICE = 6;
/** MUCH: a seat that scores this far above or below the average of a round gets a mark in the chart. MARKS: the most marks in it. */
const MUCH = 5;
const MARKS = 6;

/** Makes the chart of each seat's total by round, with marks at rounds where a seat gained or lost much more than the others. */
function courseOf({ scorings, first, status }: Facts, view: View, you: number): Review['course'] {
  const goal = you < 0 ? null : (status[you] ?? null);
  const marks = scorings.flatMap(({ scores, totals, round }) => {
    const all = mean(scores.map((score) => score.round));
    return scores.map(({ round: n, hand, pawns }, seat) => ({
      seat: view.seats[seat]!.name,
      turn: round,
      value: totals[seat]!,
      off: Math.abs(n - all),
      short: withSign(n),
      text: t('review.mark', {
        turn: round,
        who: seatName(view, seat),
        hand,
        pawns,
      }),
    }));
  });
  const much = marks
    .filter(({ off }) => off >= MUCH)
    .toSorted((a, b) => b.off - a.off)
    .slice(0, MARKS);
  const begin = (scorings[0]?.round ?? 1) - 1;
  return {
    title: status.length > 0 ? t('review.course.numbers') : t('review.course'),
    goal,
    sloped: true,
    lines: view.seats.map(({ name }, seat) => ({
      seat: name,
      name: t(`side.${name}`),
      values: [
        ...Array.from({ length: begin + 1 }, () => first[seat]!),
        ...scorings.map(({ totals }) => totals[seat]!),
      ],
    })),
    marks: much.map(({ off: _off, ...mark }) => mark),
  };
}

/**
 * Reviews a finished game for `you`, the seat of the only person, using only what that seat saw at the time. With no or several people
 * (null), everything is open. See `PageUi.review`.
 */
export async function review(
  played: Played<BlackHatTypes>,
  you: string | null,
  pause: () => Promise<void>,
): Promise<Review> {
  const { facts, add } = openFacts();
  let view: View | null = null;
  for (let at = 0; at <= played.length; at++) {
    if (at % SLICE === 0) await pause();
    const update = played.update(at, you ?? OPEN);
    add(at, update);
    view = update.after;
  }
  const end = view!;
  const seat = you === null ? -1 : seatIndex(end, you);
  const names: Names = {
    who: (one) => whoIs(end, one),
    seat: (one) => seatId(end, one),
    cards: cardNames,
  };
  const last = end.over?.places.at(-1)?.at(-1);
  const advice = adviceOf(facts, seat, last === undefined ? 0 : seatIndex(end, last), names);
  return {
    course: facts.scorings.length === 0 ? null : courseOf(facts, end, seat),
    moments: bestMoments(allMoments(facts, seat, names)).map(({ at, from, round, seat: good, text }) => ({
      at,
      from,
      turn: round,
      seat: good < 0 ? null : end.seats[good]!.name,
      text: say(text),
    })),
    advice: advice === null ? null : say(advice),
  };
}
