/**
 * Runs one lesson. To the screen it is a session like any other, with a coach. It combines a match of the pupil against the lesson's script
 * (`attempt.ts`), a judge (`judge.ts`), and a chart that decides what may be done and what the coach says (`lesson.machine.ts`). It knows
 * no game: facts, replies and names of things come from `Game.teach`.
 */
import { type Game, type GameTypes, IllegalMove } from '../core/game.ts';
import type { ReplayPlayer } from '../replay/player.ts';
import type { SessionStatus } from '../session/types.ts';
import { type Attempt, openAttempt } from './attempt.ts';
import type { Lesson } from './lesson.ts';
import { type Patience, type Tag, lessonLife } from './lesson.machine.ts';
import { listeners } from './listeners.ts';
import { beginning } from './recording.ts';
import { screen } from './screen.ts';
import type { Coach, Later, LessonSession, Pace, Phase } from './types.ts';

const PATIENCE: Patience = { offer: 30_000 };
const PHASES: readonly Phase[] = ['watching', 'opening', 'play', 'mistake', 'out', 'done', 'showing'];

export interface LessonDeps<G extends GameTypes> {
  /** Opens a recording by name (`openRecording`); needed only for a lesson made from one. */
  recording?(name: string): ReplayPlayer<G>;
  later: Later;
  /** Called with the stars, 1 to 3, each time the goal is reached. */
  done(stars: number): void;
}

const missing = (name: string): never => {
  throw new Error(`unknown recording: ${name}`);
};

/** Starts a lesson. Throws if its table cannot be laid out or the lesson does not belong to this game. */
export function openLesson<G extends GameTypes>(
  game: Game<G>,
  lesson: Lesson,
  { recording: opened = missing, later, done }: LessonDeps<G>,
): LessonSession<G> {
  const { teach } = game;
  if (!teach) throw new Error(`${game.id} has no lessons`);
  const { seat } = lesson;
  const part = lesson.recording;
  const recording = part ? opened(part.name) : null;
  const start = beginning(game, teach, lesson, recording);
  const statusHeard = listeners<SessionStatus>();
  const coachHeard = listeners<Coach>();

  // ---- what may be done and what the coach says
  const recorded = part !== undefined && part.from < part.at;
  const life = lessonLife(PATIENCE, { par: lesson.par !== undefined, recorded, opening: lesson.opening }, (run, ms) =>
    later(() => {
      const { context } = life.getSnapshot();
      run();
      if (life.getSnapshot().context !== context) tell();
    }, ms),
  );
  const is = (tag: Tag): boolean => life.getSnapshot().hasTag(tag);
  const coach = (): Coach => {
    const { say, at, lead, hint, help, offers, stars, spent } = life.getSnapshot().context;
    const { counts } = attempt.look();
    return { phase: PHASES.find(is)!, say, at, lead, hint, help, offers, stars, spent, counts };
  };
  const status = (): SessionStatus => {
    const now = attempt.match.status();
    return { ...now, undo: is('may-undo') ? now.undo : null };
  };
  const tell = (): void => {
    coachHeard.tell(coach());
    statusHeard.tell(status());
  };
  const after = (): void => {
    tell();
    if (is('done')) done(coach().stars);
  };

  // ---- attempts
  const newAttempt = (): Attempt<G> =>
    openAttempt({
      game,
      teach,
      lesson,
      beginning: start,
      rests: () => is('stopped'),
      saw: (what) => life.send(what),
      show: (update) => table.show(update),
    });
  const begin = (event: 'BEGAN' | 'RESTARTED'): void => {
    life.send({ type: event });
    attempt = newAttempt();
  };
  /** Lets the pupil play from now on, after the recording or the coach's opening sentences. */
  const takeOver = (): void => {
    begin('BEGAN');
    table.jumpTo(attempt.match.view());
    after();
  };
  let attempt = newAttempt();
  const first = is('watching') ? recording!.view(part!.from, seat) : attempt.match.view();
  const table = screen<G>(seat, first, () => is('stands-still'));
  const playRecording = async (from: number, to: number, pace: Pace): Promise<void> => {
    for (let at = from + 1; at <= to && !is('closed'); at++) {
      table.show(recording!.update(at, seat));
      await pace();
    }
  };

  return {
    lesson,
    setup: attempt.match.setup,
    goesOn: recording !== null && part!.back < recording.length,
    viewer: () => seat,
    view: table.view,
    status,
    coach,
    onCoach: coachHeard.add,
    onUpdate: table.onUpdate,
    onStatus: statusHeard.add,
    why: (move) => attempt.match.why(move),
    attempt: () => attempt.moves(),
    record: (head) => ({ ...structuredClone(attempt.match.record()), ...head }),
    play(move) {
      if (!is('may-play')) throw new IllegalMove('nothing is decided now');
      attempt.play(move);
      after();
    },
    countHelp: () => attempt.match.countHelp(),
    undo() {
      if (status().undo === null) return;
      attempt.match.undo();
      after();
    },
    undoMistake() {
      if (!is('mistake')) return;
      attempt.undo(attempt.look().mistake!.back);
      after();
    },
    next() {
      if (!is('opening')) return;
      const { taught: told } = life.getSnapshot().context;
      life.send({ type: 'NEXT' });
      if (life.getSnapshot().context.taught === told) takeOver();
      else tell();
    },
    begin() {
      if (is('opening')) takeOver();
    },
    hint() {
      life.send({ type: 'HINT' });
      tell();
    },
    restart() {
      if (is('closed') || is('showing')) return;
      begin('RESTARTED');
      table.jumpTo(attempt.match.view());
      after();
    },
    resume(moves) {
      if (is('watching') || is('opening')) begin('BEGAN');
      if (!is('may-play')) return;
      if (attempt.playAgain(moves, () => is('may-play')) > 0) life.send({ type: 'RESUMED' });
      table.jumpTo(attempt.match.view());
      after();
    },
    async watch(pace) {
      if (!is('watching')) return;
      try {
        await pace();
        await playRecording(part!.from, part!.at, pace);
      } catch {
        // The pupil stopped watching.
      }
      if (is('watching')) takeOver();
    },
    async watchOn(pace) {
      if (recording === null || !is('done')) return;
      const before = table.frames();
      const paced = async (): Promise<void> => {
        await pace();
        if (!is('done')) throw new Error('the lesson was restarted');
      };
      try {
        await paced();
        table.jumpTo(recording.view(part!.back, seat));
        await paced();
        await playRecording(part!.back, recording.length, paced);
      } catch {
        if (!is('done') || table.frames() === before) return;
        table.jumpTo(recording.view(recording.length, seat));
      }
      if (!is('done')) return;
      life.send({ type: 'WATCHED_ON' });
      tell();
    },
    async showMe(pace) {
      if (!is('may-show')) return;
      const goesOn = is('play');
      life.send({ type: 'SHOW' });
      const shownHow = newAttempt();
      table.jumpTo(shownHow.match.view());
      tell();
      try {
        await pace();
        for (const sentence of lesson.solution) {
          if (is('closed')) return;
          shownHow.playWritten(sentence);
          tell();
          await pace();
        }
        if (!is('closed')) shownHow.playOut();
        await pace();
      } catch {
        // The pupil stopped watching.
      }
      if (is('closed')) return;
      if (!goesOn) attempt = newAttempt();
      life.send({ type: 'SHOWN', look: attempt.look() });
      table.jumpTo(attempt.match.view());
      after();
    },
    concede: () => undefined,
    handOver: () => undefined,
    close() {
      life.send({ type: 'CLOSE' });
      attempt.match.close();
      table.close();
      statusHeard.clear();
      coachHeard.clear();
    },
  };
}
