/**
 * Leads one lesson: to the screen it is a session like any other, with a coach beside it. Behind it stand a match of the pupil against
 * the lesson's script (`attempt.ts`), a judge (`judge.ts`), and a chart that says what may be done and what the coach says
 * (`lesson.machine.ts`). It knows no game: facts, replies and names of things come from `Game.teach`.
 */
import { type Game, type GameTypes, IllegalMove } from '../core/game.ts';
import type { ReplayPlayer } from '../replay/player.ts';
import { jumpFrame } from '../session/frame.ts';
import type { Frame, SessionStatus } from '../session/types.ts';
import { type Attempt, openAttempt } from './attempt.ts';
import type { Lesson } from './lesson.ts';
import { type Patience, type Tag, lessonLife } from './lesson.machine.ts';
import { beginning } from './recording.ts';
import type { Coach, Later, LessonSession, Pace, Phase } from './types.ts';

const PATIENCE: Patience = { pulse: 20_000, sentence: 45_000, arrow: 75_000 };
const PHASES: readonly Phase[] = ['watching', 'play', 'mistake', 'out', 'done', 'showing'];
/** A solution that says nothing of so many moves in a row never comes to its point. */
const MOST_PLAIN = 200;

export type { Coach, Later, LessonSession, Pace, Phase } from './types.ts';

export interface LessonDeps<G extends GameTypes> {
  /** Opens a recording by its name (`openRecording`); asked only by lessons made from one. */
  recording(name: string): ReplayPlayer<G>;
  later: Later;
  /** Called with the stars, 1 to 3, each time the goal is reached. */
  done(stars: number): void;
}

/** Begins a lesson. Throws where its table cannot be laid out, or game and lesson do not fit together. */
export function openLesson<G extends GameTypes>(
  game: Game<G>,
  lesson: Lesson,
  { recording: opened, later, done }: LessonDeps<G>,
): LessonSession<G> {
  const { teach } = game;
  if (!teach) throw new Error(`${game.id} has no lessons`);
  const { seat } = lesson;
  const part = lesson.recording;
  const recording = part ? opened(part.name) : null;
  const start = beginning(game, teach, lesson, recording);
  const frameListeners = new Set<(frame: Frame<G>) => void>();
  const statusListeners = new Set<(status: SessionStatus) => void>();
  const coachListeners = new Set<(coach: Coach) => void>();

  // ---- what may be done, and what is said
  const life = lessonLife(PATIENCE, part !== undefined && part.from < part.at, (run, ms) =>
    later(() => {
      run();
      tell();
    }, ms),
  );
  const is = (tag: Tag): boolean => life.getSnapshot().hasTag(tag);
  const coach = (): Coach => {
    const { say, at, hint, stars, spent } = life.getSnapshot().context;
    return { phase: PHASES.find(is)!, say, at, hint, stars, spent };
  };
  const status = (): SessionStatus => {
    const now = attempt.match.status();
    return { ...now, undo: is('may-take-back') ? now.undo : null };
  };
  const tell = (): void => {
    for (const listener of coachListeners) listener(coach());
    for (const listener of statusListeners) listener(status());
  };
  const after = (): void => {
    tell();
    if (is('done')) done(coach().stars);
  };

  // ---- what is shown
  /** While the lesson stands still the table shows nothing to decide, and never the end of the game. */
  const stand = (view: G['view'], still = is('stands-still')): G['view'] =>
    still ? { ...view, decision: null, over: null } : view;
  let frames = 0;
  const show = (frame: Frame<G>): void => {
    const still = is('stands-still');
    const before = shown;
    const now = stand(frame.after);
    const viewAt: Frame<G>['viewAt'] = (n) =>
      n === 0 ? before : n === frame.events.length ? now : stand(frame.viewAt(n), still);
    shown = now;
    const told = { ...frame, index: ++frames, before, after: now, viewAt, reason: null };
    for (const listener of frameListeners) listener(told);
  };
  const jumpTo = (view: G['view']): void => show(jumpFrame(0, seat, shown, view));

  // ---- what is played
  const newAttempt = (): Attempt<G> =>
    openAttempt({
      game, teach, lesson, show, beginning: start, rests: () => is('stopped'), saw: (what) => life.send(what),
    }); // prettier-ignore
  const begin = (event: 'BEGAN' | 'RESTARTED'): void => {
    life.send({ type: event });
    attempt = newAttempt();
  };
  let attempt = newAttempt();
  let shown = stand(is('watching') ? recording!.view(part!.from, seat) : attempt.match.view());

  const pupilDecides = (state: G['state']): boolean => {
    const decision = game.decision(state);
    return decision !== null && (decision.by ?? decision.seat) === seat;
  };
  const playPlain = (one: Attempt<G>): void => {
    const state = one.match.state();
    one.play(teach.plain(state, game.moves(state)));
  };
  /** Lets things go by until a written move is legal, then plays it. */
  const playWritten = (one: Attempt<G>, sentence: string): void => {
    for (let i = 0; i < MOST_PLAIN && pupilDecides(one.match.state()); i++) {
      const move = one.moveOf(sentence);
      if (move !== null) return one.play(move);
      playPlain(one);
    }
  };
  /** Lets what is going on come to its end: the goal is seen. */
  const playOut = (one: Attempt<G>): void => {
    for (let i = 0; i < MOST_PLAIN && pupilDecides(one.match.state()) && one.look().verdict === 'goes-on'; i++)
      playPlain(one);
  };
  const playRecording = async (from: number, to: number, pace: Pace): Promise<void> => {
    for (let at = from + 1; at <= to && !is('closed'); at++) {
      show(recording!.frame(at, seat));
      await pace();
    }
  };

  return {
    lesson,
    setup: attempt.match.setup,
    goesOn: recording !== null && part!.back < recording.length,
    viewer: () => seat,
    view: () => shown,
    status,
    coach,
    onCoach: (listener) => listen(coachListeners, listener),
    onFrame: (listener) => listen(frameListeners, listener),
    onStatus: (listener) => listen(statusListeners, listener),
    why: (move) => attempt.match.why(move),
    attempt: () => attempt.moves(),
    record: (head) => ({ ...structuredClone(attempt.match.record()), ...head }),
    play(move) {
      if (!is('may-play')) throw new IllegalMove('nothing is decided now');
      attempt.play(move);
      after();
    },
    undo() {
      if (status().undo === null) return;
      attempt.match.undo();
      after();
    },
    takeBack() {
      if (!is('mistake')) return;
      attempt.takeBack(attempt.look().mistake!.back);
      after();
    },
    hint() {
      life.send({ type: 'HINT' });
      tell();
    },
    restart() {
      if (is('closed') || is('showing')) return;
      begin('RESTARTED');
      jumpTo(attempt.match.view());
      after();
    },
    resume(moves) {
      if (is('watching')) begin('BEGAN');
      if (!is('may-play')) return;
      const from = attempt.moves().length;
      for (let at = from; at < moves.length && is('may-play'); at = attempt.moves().length) {
        const state = attempt.match.state();
        const move = pupilDecides(state) && game.moves(state).find((one) => game.same(one, moves[at]!));
        if (!move) break;
        attempt.play(move);
      }
      if (attempt.moves().length > from) life.send({ type: 'RESUMED' });
      jumpTo(attempt.match.view());
      after();
    },
    async watch(pace) {
      if (!is('watching')) return;
      try {
        await pace();
        await playRecording(part!.from, part!.at, pace);
      } catch {
        // seen enough
      }
      if (!is('watching')) return;
      begin('BEGAN');
      jumpTo(attempt.match.view());
      after();
    },
    async watchOn(pace) {
      if (recording === null || !is('done')) return;
      const told = frames;
      const paced = async (): Promise<void> => {
        await pace();
        if (!is('done')) throw new Error('the lesson has begun again');
      };
      try {
        await paced();
        jumpTo(recording.view(part!.back, seat));
        await paced();
        await playRecording(part!.back, recording.length, paced);
      } catch {
        if (!is('done') || frames === told) return;
        jumpTo(recording.view(recording.length, seat));
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
      jumpTo(shownHow.match.view());
      tell();
      try {
        await pace();
        for (const sentence of lesson.solution) {
          if (is('closed')) return;
          playWritten(shownHow, sentence);
          tell();
          await pace();
        }
        if (!is('closed')) playOut(shownHow);
        await pace();
      } catch {
        // seen enough
      }
      if (is('closed')) return;
      if (!goesOn) attempt = newAttempt();
      life.send({ type: 'SHOWN', look: attempt.look() });
      jumpTo(attempt.match.view());
      after();
    },
    concede: () => undefined,
    handOver: () => undefined,
    close() {
      life.send({ type: 'CLOSE' });
      attempt.match.close();
      frameListeners.clear();
      statusListeners.clear();
      coachListeners.clear();
    },
  };
}

/** Adds a listener; gives the way to stop listening. */
function listen<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
