/**
 * Prints, as JSON, every moment at which a lesson's coach says something new, with the moves that lead there: found by playing the lessons'
 * own lines. tests/browser/lesson-places.spec.ts goes to each of them.
 */
import process from 'node:process';
import { LESSONS, lessonGame, recordingsOf } from '../src/games/netrunner/lessons/index.ts';
import type { Move, NetrunnerTypes } from '../src/games/netrunner/index.ts';
import { netrunnerUi } from '../src/games/netrunner/hud/ui.tsx';
import { lessons as sentences } from '../src/games/netrunner/words/en/lessons.ts';
import { DEFAULTS } from '../src/hud/prefs.ts';
import { openLesson } from '../src/lessons/director.ts';
import type { Lesson } from '../src/lessons/lesson.ts';
import type { LessonSession } from '../src/lessons/types.ts';
import { unaskedIn } from '../src/lessons/unasked.ts';

export interface Moment {
  lesson: string;
  title: string;
  /** the lesson begins with an opening or a recording, which is left out to come here */
  skips: boolean;
  /** what is said there, and the thing it is about */
  say: string;
  at: string;
  /** sentences of the opening said before it; null once the pupil plays */
  opening: number | null;
  /** moves of both sides that lead there */
  moves: readonly Move[];
  /** how often a hint is asked for there */
  hints: 0 | 2;
}

/** What stands at a moment: a sentence and its thing. Moments that differ in neither are the same. */
const nameOf = ({ say, at, hints, opening }: Pick<Moment, 'say' | 'at' | 'hints' | 'opening'>): string =>
  `${opening === null ? '' : 'opening '}${hints === 0 ? '' : 'hint '}${say} @ ${at}`;

/** The moments of a lesson: each sentence of its opening, each tip, hint and mistake that has a thing, once. */
async function momentsOf(lesson: Lesson): Promise<Moment[]> {
  const game = lessonGame('compiled');
  const unasked = unaskedIn(game.teach!, LESSONS, LESSONS.indexOf(lesson));
  const found = new Map<string, Moment>();
  const title = sentences[`lesson.${lesson.id}.title`]!;
  const head = { lesson: lesson.id, title };
  const skips = lesson.opening.length > 0 || lesson.recording !== undefined;
  const keep = (moment: Moment): void => {
    const name = nameOf(moment);
    if (!found.has(name)) found.set(name, moment);
  };
  lesson.opening.forEach(({ say, at }, i) => keep({ ...head, skips: false, say, at, opening: i, moves: [], hints: 0 }));
  const note = (open: LessonSession<NetrunnerTypes>): void => {
    const moves = [...open.attempt()];
    const base = { ...head, skips: skips && moves.length === 0, opening: null, moves };
    const { say, at, phase } = open.coach();
    // The page answers by itself here: the pupil sees no question.
    const alone = netrunnerUi.autoAnswers().answer(open.view(), DEFAULTS, false) ?? unasked(open.view());
    if (phase === 'play' && alone !== null) return;
    if (say !== null && at !== null) keep({ ...base, say, at, hints: 0 });
    if (phase !== 'play') return;
    open.hint();
    open.hint();
    const { help } = open.coach();
    if (help !== null) keep({ ...base, ...help, hints: 2 });
  };
  for (const line of [lesson.solution, ...lesson.others, ...Object.values(lesson.wrong)]) {
    let state: NetrunnerTypes['state'] | null = null;
    const spy: typeof game = { ...game, decision: (now) => ((state = now), game.decision(now)) };
    const open = openLesson(spy, lesson, {
      recording: recordingsOf(game),
      later: () => () => undefined,
      done: () => {},
    });
    await open.watch(() => Promise.resolve());
    open.begin();
    note(open);
    const play = (move: Move): void => {
      open.play(move);
      note(open);
    };
    for (const written of line)
      for (let i = 0; i < 100 && open.coach().phase === 'play'; i++) {
        const moves = open.view().decision?.moves ?? [];
        const move = moves.find((one) => game.notate(state!, one).toLowerCase() === written.toLowerCase());
        play(move ?? game.teach!.plain(moves));
        if (move !== undefined) break;
      }
    for (let i = 0; i < 100 && open.coach().phase === 'play' && open.view().decision?.kind !== 'action'; i++)
      play(game.teach!.plain(open.view().decision!.moves));
  }
  return [...found.values()];
}

const all = await Promise.all(LESSONS.map(momentsOf));
process.stdout.write(JSON.stringify(all.flat()));
