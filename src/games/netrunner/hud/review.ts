/** The review of a finished game, in words. */
import type { Played, Review, Why } from '../../../hud/contract/reviewed.ts';
import { sayReason } from '../../../hud/contract/reason.ts';
import { OPEN, type Reason } from '../../../core/game.ts';
import { say, t } from '../../../i18n/index.ts';
import { type Analysis, MARKS } from '../../../replay/analysis.ts';
import { bestMoments } from '../../../replay/moments.ts';
import { adviceOf } from '../review/advice.ts';
import { type Facts, openFacts } from '../review/facts.ts';
import { allMoments } from '../review/moments.ts';
import { who } from '../review/names.ts';
import type { Seat } from '../rules/model.ts';
import type { NetrunnerTypes } from '../game-types.ts';
import { titleOf } from './words/lookup.ts';

/** The number of steps to process before letting the page respond. */
const SLICE = 6;

/**
 * The chance of winning at the end of each turn, in percent. `list`: the chance at each position, in thousandths; null: as at the one
 * before.
 */
function byTurn(list: readonly (number | null)[], { begins }: Facts): number[] {
  const values: number[] = [];
  let last = list.find((value) => value !== null) ?? 500;
  let at = 0;
  for (let turn = 0; turn < begins.length; turn++) {
    for (const end = begins[turn + 1] ?? list.length; at < end; at++) last = list[at] ?? last;
    values.push(Math.round(last / 10));
  }
  return values;
}

const turnOf = ({ begins }: Facts, at: number): number =>
  begins.findLastIndex((begin) => begin !== undefined && begin <= at);

/**
 * Makes the graph of a seat's chance of winning by turn: a line by what the seat could know, one with all cards visible, and a mark for
 * each mistake.
 */
function courseOf(facts: Facts, { chances, faults }: Analysis, you: Seat | null): Review['course'] {
  const seat = chances.seat as Seat;
  const known = byTurn(chances.known, facts);
  return {
    title: t('review.chance', { who: who(seat, you) }),
    goal: 100,
    sloped: true,
    lines: [
      { seat, name: t('review.known'), values: known },
      { seat, name: t('review.open'), values: byTurn(chances.open, facts) },
    ],
    marks: faults.map(({ at, grade, why }) => {
      const turn = turnOf(facts, at);
      return { seat, turn, value: known[turn] ?? 50, text: whyOf(why).text, short: MARKS[grade] };
    }),
  };
}

/** Makes the review of a game, as far as the game has been analysed. */
function reviewOf(facts: Facts, analysis: Analysis, you: Seat | null): Review {
  const advice = adviceOf(analysis, you, (at) => turnOf(facts, at));
  const whose = who(analysis.chances.seat as Seat, you);
  const faults = new Map(analysis.faults.map((fault) => [fault.at + 1, fault.why]));
  return {
    course: courseOf(facts, analysis, you),
    moments: bestMoments(allMoments(facts, analysis, you, { card: titleOf })).map(
      ({ at, from, turn, seat, text, chance, kind }) => {
        const moment = { at, from, turn, seat, text: say(text) };
        if (kind === 'fault') {
          const why = whyOf(faults.get(at)!);
          return { ...moment, why: why.text, ...(why.numbers !== null && { numbers: why.numbers }), mistake: true };
        }
        if (chance === null || Math.round(100 * chance.before) === Math.round(100 * chance.after)) return moment;
        return { ...moment, numbers: t('review.moment.chance', { who: whose, ...chance }) };
      },
    ),
    ...(advice === null
      ? { advice: t('review.advice.none', { who: whose }) }
      : { advice: say(advice.text), adviceWhy: whyOf(advice.fault.why) }),
  };
}

/** A reason in words, and the numbers behind it. */
const whyOf = (why: Reason): Why => ({
  text: sayReason(why) ?? say(why),
  numbers: why.numbers === undefined ? null : say(why.numbers),
});

/**
 * Reviews a finished game for `you`, the seat of the only person, using only what that seat saw at the time. If nobody or several people
 * played (null), reviews the play of the losing side, with all cards visible. See `PageUi.review`.
 */
export async function review(
  played: Played<NetrunnerTypes>,
  you: Seat | null,
  pause: () => Promise<void>,
  tell: (found: Review, share: number) => void = () => undefined,
): Promise<Review> {
  const { facts, add } = openFacts();
  for (let at = 0; at <= played.length; at++) {
    if (at % SLICE === 0) await pause();
    add(at, played.update(at, you ?? OPEN));
  }
  const seat = you ?? (facts.over?.winner === 'runner' ? 'corp' : 'runner');
  // moments are ranked by the chances with all cards visible, which are complete before the first decision is analysed
  const analysis = await played.analyse?.(seat, (share, found) => {
    const { open } = found.chances;
    if (open.length > played.length && !open.includes(null)) {
      const { adviceWhy: _why, ...part } = reviewOf(facts, found, you);
      tell({ ...part, advice: null }, share);
    }
  });
  return analysis === undefined ? { course: null, moments: [], advice: null } : reviewOf(facts, analysis, you);
}
