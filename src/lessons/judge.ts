/** Judges an attempt: whether the goal is reached, a named mistake was made, or nothing more can be tried. */
import type { GameTypes, TeachPart } from '../core/game.ts';
import { type Lesson, type Predicate, test } from './lesson.ts';

type Mistake = Lesson['mistakes'][number];
type Tip = Lesson['tips'][number];
type Hint = Lesson['hints'][number];

/** The judge's findings on the table as it is. */
export interface Look {
  verdict: 'goal' | 'mistake' | 'ends' | 'goes-on';
  /** the mistake that was made; null for none */
  mistake: Mistake | null;
  /** the tip to be told now, once in an attempt; null for none */
  tip: Tip | null;
  /** the hint that fits what the pupil needs now; null for none */
  hint: Hint | null;
  /** how much of what par counts was spent so far */
  spent: number;
  /** whether no more than par was spent */
  atPar: boolean;
}

/** What is judged: the table, and all events of this attempt, both as `open` sees them. */
export interface At<G extends GameTypes> {
  view: G['view'];
  seen: readonly G['seen'][];
}

/** Makes the function that says whether a predicate holds. */
export function holdsAt<G extends GameTypes>(
  teach: TeachPart<G>,
  { seat }: Lesson,
  at: At<G>,
): (what: Predicate) => boolean {
  return (what) => test(what, (name, value) => teach.holds(name, value, { ...at, seat }));
}

/** Judges the table. `told`: the `say` of all tips told already. The goal counts before a mistake, a mistake before the end. */
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
