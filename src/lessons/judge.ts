/** Judges an attempt: whether the goal is reached, a named mistake was made, or nothing more can be tried. */
import type { GameTypes, TeachPart } from '../core/game.ts';
import type { Update } from '../feed/update.ts';
import { type Lesson, type Predicate, test } from './lesson.ts';
import type { Count } from './types.ts';

type Mistake = Lesson['mistakes'][number];
type Tip = Pick<Lesson['tips'][number], 'say' | 'at'>;
type Hint = Lesson['hints'][number];

/** What the judge says of the current table of an attempt. */
export interface Look {
  verdict: 'goal' | 'mistake' | 'ends' | 'goes-on';
  /** the mistake that was made; null if none */
  mistake: Mistake | null;
  /** what the coach says now: the first tip whose condition holds; null if there is none */
  tip: Tip | null;
  /** the hint that would help the pupil now; null if there is none */
  hint: Hint | null;
  /** how much the pupil has used of the thing that the lesson's par limits */
  spent: number;
  /** whether the pupil has used no more than par allows; true in a lesson without par */
  atPar: boolean;
  /** progress towards each part of the goal that can be counted */
  counts: readonly Count[];
}

/**
 * What the judge looks at: the game's state, its view, and all events of this attempt. View and events show everything, as `open` sees it.
 */
export interface At<G extends GameTypes> {
  state: G['state'];
  view: G['view'];
  seen: readonly G['seen'][];
}

/** Returns a function that tells whether a predicate of the lesson holds on this table. */
export function holdsAt<G extends GameTypes>(
  teach: TeachPart<G>,
  { seat }: Lesson,
  at: At<G>,
): (what: Predicate) => boolean {
  return (what) => test(what, (name, value) => teach.holds(name, value, { ...at, seat }));
}

/** Returns the facts that a goal requires, with their values; if there are several ways to reach it, those of the first. */
function factsOf(goal: Predicate): [string, unknown][] {
  if ('all' in goal) return (goal.all as Predicate[]).flatMap(factsOf);
  if ('any' in goal) return factsOf((goal.any as Predicate[])[0]!);
  return 'not' in goal ? [] : Object.entries(goal);
}

/** Returns the progress of each fact of the goal that counts something. */
function countsOf<G extends GameTypes>(teach: TeachPart<G>, { goal, seat }: Lesson, at: At<G>): Count[] {
  return factsOf(goal).flatMap(([of, n]) => {
    const now = teach.amount?.(of, { ...at, seat }) ?? null;
    return now === null || typeof n !== 'number' ? [] : [{ of, now: Math.min(now, n), n }];
  });
}

/**
 * Returns how many of an update's last events come after its mistake can be seen, such as the cards that leave the table after a lost trick.
 * `at`: the table after the update, which shows everything. 0 if nothing on the table shows the mistake.
 */
export function eventsAfter<G extends GameTypes>(
  teach: TeachPart<G>,
  lesson: Lesson,
  { when }: Mistake,
  at: At<G>,
  { events, viewAt }: Pick<Update<G>, 'events' | 'viewAt'>,
): number {
  const before = at.seen.length - events.length;
  const holds = (n: number): boolean =>
    holdsAt(teach, lesson, { ...at, view: viewAt(n), seen: at.seen.slice(0, before + n) })(when);
  if (holds(0)) return 0;
  const first = events.findIndex((_event, i) => holds(i + 1));
  return first < 0 ? 0 : events.length - first - 1;
}

/** Judges the table of an attempt. If several verdicts fit, the goal comes before a mistake, and a mistake before the end. */
export function look<G extends GameTypes>(teach: TeachPart<G>, lesson: Lesson, at: At<G>): Look {
  const { seat, par } = lesson;
  const { view, seen } = at;
  const holds = holdsAt(teach, lesson, at);
  const spent = par === undefined ? 0 : teach.spent(par.of, seen, seat);
  const tip = lesson.tips.find((one) => holds(one.when)) ?? null;
  const counts = countsOf(teach, lesson, at);
  const given = { mistake: null, tip, hint: null, spent, atPar: par === undefined || spent <= par.n, counts };
  if (holds(lesson.goal)) return { ...given, verdict: 'goal' };
  const mistake = lesson.mistakes.find((one) => holds(one.when));
  if (mistake) return { ...given, verdict: 'mistake', mistake };
  if (view.over !== null || holds(lesson.ends)) return { ...given, verdict: 'ends' };
  return { ...given, verdict: 'goes-on', hint: lesson.hints.find((one) => holds(one.when)) ?? null };
}
