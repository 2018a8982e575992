/** Judges what has come of an attempt: whether the goal is reached, a named mistake was made, or nothing more can be tried. */
import type { GameTypes, TeachPart } from '../core/game.ts';
import { type Lesson, type Predicate, test } from './lesson.ts';

type Mistake = Lesson['mistakes'][number];
type Tip = Lesson['tips'][number];
type Hint = Lesson['hints'][number];

/** What a look at the table gives. */
export interface Look {
  verdict: 'goal' | 'mistake' | 'ends' | 'goes-on';
  /** the mistake that was made */
  mistake: Mistake | null;
  /** what should be said of it while it goes on, once in an attempt */
  tip: Tip | null;
  /** what the pupil needs now */
  hint: Hint | null;
  /** spent so far, of what par counts */
  spent: number;
  /** no more was spent than par */
  atPar: boolean;
}

/** What is judged, with open eyes: the table as it stands, and everything that has happened in this attempt. */
export interface At<G extends GameTypes> {
  view: G['view'];
  seen: readonly G['seen'][];
}

/** Answers whether facts put together hold. */
export function holdsAt<G extends GameTypes>(
  teach: TeachPart<G>,
  { seat }: Lesson,
  at: At<G>,
): (what: Predicate) => boolean {
  return (what) => test(what, (name, value) => teach.holds(name, value, { ...at, seat }));
}

/** A look at the table. `told`: tips said already, by their `say`. The goal counts before a mistake, a mistake before the end. */
export function look<G extends GameTypes>(
  teach: TeachPart<G>,
  lesson: Lesson,
  at: At<G>,
  told: ReadonlySet<string>,
): Look {
  const { seat, par } = lesson;
  const { view, seen } = at;
  const holds = holdsAt(teach, lesson, at);
  const spent = teach.spent(par.of, seen, seat);
  const given = { mistake: null, tip: null, hint: null, spent, atPar: spent <= par.n };
  if (holds(lesson.goal)) return { ...given, verdict: 'goal' };
  const mistake = lesson.mistakes.find((one) => holds(one.when));
  if (mistake) return { ...given, verdict: 'mistake', mistake };
  if (view.over !== null || holds(lesson.ends)) return { ...given, verdict: 'ends' };
  const tip = lesson.tips.find((one) => !told.has(one.say) && holds(one.when)) ?? null;
  const hint = lesson.hints.find((one) => one.when === undefined || holds(one.when)) ?? null;
  return { ...given, verdict: 'goes-on', tip, hint };
}
