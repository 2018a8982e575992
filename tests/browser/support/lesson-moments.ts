/**
 * Prints, as JSON, every moment at which a lesson's coach says something new, with the moves that lead there: found by playing the lessons'
 * own lines. tests/browser/lesson-places.spec.ts goes to each of them.
 */
import process from 'node:process';
import type { Game, GameTypes } from '../../../src/core/game.ts';
import { blackHatUi } from '../../../src/games/black-hat/hud/ui.tsx';
import * as blackHat from '../../../src/games/black-hat/lessons/index.ts';
import type { BlackHatTypes } from '../../../src/games/black-hat/game-types.ts';
import { words as blackHatWords } from '../../../src/games/black-hat/words/all.ts';
import { infiltrationUi } from '../../../src/games/infiltration/hud/ui.tsx';
import * as infiltration from '../../../src/games/infiltration/lessons/index.ts';
import type { InfiltrationTypes } from '../../../src/games/infiltration/game-types.ts';
import { words as infiltrationWords } from '../../../src/games/infiltration/words/all.ts';
import { netrunnerUi } from '../../../src/games/netrunner/hud/ui.tsx';
import * as netrunner from '../../../src/games/netrunner/lessons/index.ts';
import type { NetrunnerTypes } from '../../../src/games/netrunner/game-types.ts';
import { words as netrunnerWords } from '../../../src/games/netrunner/words/all.ts';
import type { GameUi } from '../../../src/hud/contract/game-ui.ts';
import { choiceOf, placesOf } from '../../../src/hud/learn/next-move.ts';
import { offeredBy } from '../../../src/hud/play/presses.ts';
import { questionOf } from '../../../src/hud/table/ask/asking.ts';
import type { Messages } from '../../../src/i18n/index.ts';
import { DEFAULTS } from '../../../src/hud/contract/prefs.ts';
import { openLesson } from '../../../src/lessons/director.ts';
import type { Lesson } from '../../../src/lessons/lesson.ts';
import type { LessonSession } from '../../../src/lessons/types.ts';
import { unaskedIn } from '../../../src/lessons/unasked.ts';

export interface Moment {
  /** id of the game */
  game: string;
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
  moves: readonly unknown[];
  /** whether the hint is asked for there */
  hint: boolean;
  /** keys of the things on the table that the next move needs */
  needs: readonly string[];
  /** whether a press on the thing opens a menu with the next move in it */
  menu: boolean;
}

/** A game with its lessons, and what they need. */
interface Taught<G extends GameTypes> {
  id: string;
  game: Game<G>;
  lessons: readonly Lesson[];
  recording: Parameters<typeof openLesson<G>>[2]['recording'];
  ui: GameUi<G>;
  sentences: Messages;
}

/** What stands at a moment: a sentence and its thing. Moments that differ in neither are the same. */
const nameOf = ({ say, at, hint, opening }: Pick<Moment, 'say' | 'at' | 'hint' | 'opening'>): string =>
  `${opening === null ? '' : 'opening '}${hint ? 'hint ' : ''}${say} @ ${at}`;

/** The moments of a lesson: each sentence of its opening, each tip, hint and mistake that has a thing, once. */
async function momentsOf<G extends GameTypes>(taught: Taught<G>, lesson: Lesson): Promise<Moment[]> {
  const { game, lessons, recording, ui, sentences } = taught;
  const unasked = unaskedIn(game.teach!, lessons, lessons.indexOf(lesson));
  const found = new Map<string, Moment>();
  const title = String(sentences[`lesson.${lesson.id}.title`]);
  const head = { game: taught.id, lesson: lesson.id, title };
  const skips = lesson.opening.length > 0 || lesson.recording !== undefined;
  const keep = (moment: Moment): void => {
    const name = nameOf(moment);
    if (!found.has(name)) found.set(name, moment);
  };
  lesson.opening.forEach(({ say, at }, i) =>
    keep({ ...head, skips: false, say, at, opening: i, moves: [], hint: false, needs: [], menu: false }),
  );
  /** What the next move needs, for a moment that points at the thing called `at`. */
  const needed = (open: LessonSession<G>, at: string): Pick<Moment, 'needs' | 'menu'> => {
    const view = open.view();
    const move = open.nextMove();
    if (move === null) return { needs: [], menu: false };
    const key = game.teach!.target(at, view);
    const item = ui
      .groups(view)
      .flatMap(({ items }) => items)
      .find((one) => one.key === key);
    const { choices, moves } =
      item === undefined ? { choices: [], moves: [] } : offeredBy(ui as never, item, questionOf(ui as never, view));
    const opened = choices.length > 0 ? choices : ui.menu(moves as G['move'][], view);
    const menu =
      Math.max(choices.length, moves.length) > 1 && choiceOf({ choices: opened }, move, ui as never) !== null;
    return { needs: placesOf(ui as never, view, move).map(String), menu };
  };
  const note = (open: LessonSession<G>): void => {
    const moves = [...open.attempt()];
    const base = { ...head, skips: skips && moves.length === 0, opening: null, moves };
    const { say, at, phase } = open.coach();
    // The page answers by itself here: the pupil sees no question.
    const alone = ui.autoAnswers().answer(open.view(), DEFAULTS, false) ?? unasked(open.view());
    if (phase === 'play' && alone !== null) return;
    if (say !== null && at !== null) keep({ ...base, say, at, hint: false, ...needed(open, at) });
    if (phase !== 'play') return;
    open.hint();
    const { help } = open.coach();
    if (help !== null) keep({ ...base, ...help, hint: true, ...needed(open, help.at) });
  };
  for (const line of [lesson.solution, ...lesson.others, ...Object.values(lesson.wrong)]) {
    let state: G['state'] | null = null;
    const spy: typeof game = { ...game, decision: (now) => ((state = now), game.decision(now)) };
    const open = openLesson(spy, lesson, {
      recording,
      later: () => () => undefined,
      done: () => {},
    });
    await open.watch(AbortSignal.abort());
    open.begin();
    note(open);
    const play = (move: G['move']): void => {
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
    for (let i = 0; i < 100 && open.coach().phase === 'play' && state !== null && !game.teach!.isAction(state); i++)
      play(game.teach!.plain(open.view().decision!.moves));
  }
  return [...found.values()];
}

const netrunnerGame = netrunner.lessonGame('compiled');
/** For games whose lessons are made of no recording. */
const unrecorded = (name: string): never => {
  throw new Error(`there is no recording ${name}`);
};
const first: Taught<NetrunnerTypes> = {
  id: 'netrunner',
  game: netrunnerGame,
  lessons: netrunner.LESSONS,
  recording: netrunner.recordingsOf(netrunnerGame),
  ui: netrunnerUi,
  sentences: netrunnerWords.en,
};
const second: Taught<BlackHatTypes> = {
  id: 'black-hat',
  game: blackHat.lessonGame('compiled'),
  lessons: blackHat.LESSONS,
  recording: unrecorded,
  ui: blackHatUi,
  sentences: blackHatWords.en,
};
const third: Taught<InfiltrationTypes> = {
  id: 'infiltration',
  game: infiltration.lessonGame('compiled'),
  lessons: infiltration.LESSONS,
  recording: unrecorded,
  ui: infiltrationUi,
  sentences: infiltrationWords.en,
};
const all = await Promise.all([
  ...first.lessons.map((lesson) => momentsOf(first, lesson)),
  ...second.lessons.map((lesson) => momentsOf(second, lesson)),
  ...third.lessons.map((lesson) => momentsOf(third, lesson)),
]);
process.stdout.write(JSON.stringify(all.flat()));
