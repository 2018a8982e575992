/**
 * Runs one lesson. To the screen it is a session like any other, with a coach. It combines a match of the pupil against the lesson's script
 * (`attempt.ts`), a judge (`judge.ts`), and a chart that decides what may be done and what the coach says (`lesson.machine.ts`). It knows
 * no game: facts, replies and names of things come from `Game.teach`.
 */
import { type Game, type GameTypes, type Refusal, type Viewer, IllegalMove } from '../core/game.ts';
import { UpdateFeed } from '../feed/feed.ts';
import type { SessionStatus } from '../feed/session.ts';
import { type Next, type Update, jumpUpdate, partOf } from '../feed/update.ts';
import type { MatchSetup } from '../match/setup.ts';
import type { Replay } from '../replay/format.ts';
import type { ReplayPlayer } from '../replay/player.ts';
import { type Attempt, openAttempt } from './attempt.ts';
import type { Lesson } from './lesson.ts';
import { type Patience, type Tag, lessonLife } from './lesson.machine.ts';
import { listeners } from '../core/listeners.ts';
import { type Beginning, beginning } from './recording.ts';
import type { Coach, Later, LessonSession, Phase } from './types.ts';

const PATIENCE: Patience = { offer: 30_000 };
const PHASES: readonly Phase[] = ['watching', 'opening', 'play', 'mistake', 'out', 'done', 'showing'];

export interface LessonDeps<G extends GameTypes> {
  /** Opens a recording by name (`openRecording`); needed only for a lesson made from one. */
  recording?(name: string): ReplayPlayer<G>;
  later: Later;
  /** Called with the stars, 1 to 3, each time the goal is reached. */
  done(stars: number): void;
}

/** Starts a lesson. Throws if its table cannot be laid out or the lesson does not belong to this game. */
export function openLesson<G extends GameTypes>(game: Game<G>, lesson: Lesson, deps: LessonDeps<G>): LessonSession<G> {
  return new LessonRun(game, lesson, deps);
}

const missing = (name: string): never => {
  throw new Error(`unknown recording: ${name}`);
};

/** Resolves when a promise does, or when the signal aborts. */
const unlessStopped = (what: Promise<void>, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
    if (signal.aborted) resolve();
    void what.then(resolve);
  });

class LessonRun<G extends GameTypes> implements LessonSession<G> {
  readonly setup: MatchSetup;
  readonly goesOn: boolean;
  readonly feed = new UpdateFeed<G>();
  readonly #recording: ReplayPlayer<G> | null;
  readonly #start: Beginning<G>;
  readonly #life: ReturnType<typeof lessonLife>;
  readonly #coachHeard = listeners<Coach>();
  readonly #statusHeard = listeners<SessionStatus>();
  /** the indexes of an attempt's updates begin after this one */
  #attempts = 0;
  #attempt: Attempt<G>;
  /** updates of an attempt that were made and not shown yet */
  #made: Update<G>[] = [];
  /** the table shown last, the index of its update, and when the reader has passed that */
  #view: G['view'];
  #index = 1;
  #passed = Promise.resolve();
  /** how many of `watch`, `watchOn` and `showMe` have not ended yet; one that was stopped ends a little later */
  #playing = 0;

  constructor(
    private readonly game: Game<G>,
    readonly lesson: Lesson,
    private readonly deps: LessonDeps<G>,
  ) {
    const part = lesson.recording;
    if (!game.teach) throw new Error(`${game.id} has no lessons`);
    this.#recording = part ? (deps.recording ?? missing)(part.name) : null;
    this.goesOn = this.#recording !== null && part!.back < this.#recording.length;
    this.#start = beginning(game, game.teach, lesson, this.#recording);
    const recorded = part !== undefined && part.from < part.at;
    this.#life = lessonLife(PATIENCE, { par: lesson.par !== undefined, recorded, opening: lesson.opening }, (run, ms) =>
      deps.later(() => {
        const { context } = this.#life.getSnapshot();
        run();
        if (this.#life.getSnapshot().context !== context) this.#tell();
      }, ms),
    );
    this.#attempt = this.#newAttempt();
    this.#made = [];
    this.setup = this.#attempt.match.setup;
    const { after, next } = this.#attempt.last();
    this.#view = this.#is('watching') ? this.#recording!.view(part!.from, lesson.seat) : after;
    this.#jump(this.#view, this.#nextIs(next));
  }

  viewer = (): Viewer => this.lesson.seat;
  playing = (): boolean => this.#playing > 0;
  view = (): G['view'] => this.#view;
  onCoach = this.#coachHeard.add;
  onStatus = this.#statusHeard.add;

  status(): SessionStatus {
    const { match } = this.#attempt;
    return { ...match.status(), undo: this.#is('may-undo') ? match.undoOffer(1) : null };
  }

  coach = (): Coach => {
    const { say, at, lead, hint, help, offers, stars, spent } = this.#life.getSnapshot().context;
    const { counts } = this.#attempt.look();
    return { phase: PHASES.find((one) => this.#is(one))!, say, at, lead, hint, help, offers, stars, spent, counts };
  };

  why(move: G['move']): Refusal | null {
    return this.#attempt.match.why(this.lesson.seat, move);
  }

  play(move: G['move']): void {
    if (!this.#is('may-play')) throw new IllegalMove('nothing is decided now');
    this.#attempt.play(move);
    this.#moved();
  }

  countHelp(): void {
    if (this.#is('may-play')) this.#attempt.match.countHelp();
  }

  undo(): G['view'] | null {
    if (this.status().undo === null) return null;
    this.#attempt.match.undo(1);
    this.#moved();
    return this.#attempt.last().after;
  }

  undoMistake = (): void => {
    if (!this.#is('mistake')) return;
    this.#attempt.undo(this.#attempt.look().mistake!.back);
    this.#moved();
  };

  next = (): void => {
    if (!this.#is('opening')) return;
    const { taught } = this.#life.getSnapshot().context;
    this.#life.send({ type: 'NEXT' });
    if (this.#life.getSnapshot().context.taught === taught) this.#begin('BEGAN');
    else this.#tell();
  };

  begin = (): void => {
    if (this.#is('opening')) this.#begin('BEGAN');
  };

  hint = (): void => {
    this.#life.send({ type: 'HINT' });
    this.#tell();
  };

  nextMove = (): G['move'] | null => (this.#is('may-play') ? this.#attempt.next() : null);

  restart = (): void => {
    if (!this.#is('closed') && !this.#is('showing')) this.#begin('RESTARTED');
  };

  resume(moves: readonly G['move'][]): void {
    if (this.#is('watching') || this.#is('opening')) this.#begin('BEGAN');
    if (!this.#is('may-play')) return;
    if (this.#attempt.playAgain(moves, () => this.#is('may-play')) > 0) this.#life.send({ type: 'RESUMED' });
    this.#showAttempt();
    this.#after();
  }

  ended(): G['view'] | null {
    const { after } = this.#attempt.last();
    return this.#is('done') && after.over !== null ? after : null;
  }

  attempt(): readonly G['move'][] {
    return this.#attempt.moves();
  }

  record(head: Pick<Replay, 'about' | 'date'>): Replay {
    return { ...structuredClone(this.#attempt.match.record()), ...head };
  }

  watch = async (signal: AbortSignal): Promise<void> => {
    if (!this.#is('watching')) return;
    const { from, at } = this.lesson.recording!;
    this.#playing++;
    await this.#playRecording(from, at, () => this.#is('watching') && !signal.aborted, signal);
    this.#playing--;
    if (this.#is('watching')) this.#begin('BEGAN');
  };

  watchOn = async (signal: AbortSignal): Promise<void> => {
    const recording = this.#recording;
    const { seat, recording: part } = this.lesson;
    const goes = (): boolean => this.#is('done') && !signal.aborted;
    if (recording === null || !goes()) return;
    this.#jump(recording.view(part!.back, seat), 'wait');
    this.#playing++;
    await this.#playRecording(part!.back, recording.length, goes, signal);
    this.#playing--;
    if (!this.#is('done')) return;
    this.#jump(recording.view(recording.length, seat));
    this.#life.send({ type: 'WATCHED_ON' });
    this.#tell();
  };

  showMe = async (signal: AbortSignal): Promise<void> => {
    if (!this.#is('may-show')) return;
    const goesOn = this.#is('play');
    const goes = (): boolean => !this.#is('closed') && !signal.aborted;
    this.#life.send({ type: 'SHOW' });
    this.#playing++;
    // Its updates follow the pupil's own, and count no more when it ends.
    const how = this.#newAttempt(this.#index - 1);
    this.#made = [];
    this.#jump(how.last().after);
    this.#tell();
    for (const sentence of this.lesson.solution) {
      await unlessStopped(this.#passed, signal);
      if (!goes()) break;
      how.playWritten(sentence);
      this.#showMade();
      this.#tell();
    }
    if (goes()) how.playOut();
    this.#showMade();
    await unlessStopped(this.#passed, signal);
    this.#playing--;
    if (this.#is('closed')) return;
    if (!goesOn) this.#attempt = this.#newAttempt();
    this.#life.send({ type: 'SHOWN', look: this.#attempt.look() });
    this.#showAttempt();
    this.#after();
  };

  concede(): void {}
  handOver(): void {}
  past(): Update<G>[] {
    return [];
  }

  #is(tag: Tag): boolean {
    return this.#life.getSnapshot().hasTag(tag);
  }

  #tell(): void {
    this.#coachHeard.tell(this.coach());
    this.#statusHeard.tell(this.status());
  }

  #after(): void {
    this.#tell();
    if (this.#is('done')) this.deps.done(this.coach().stars);
  }

  /** Opens an attempt, whose updates have the indexes after `after`. */
  #newAttempt(after = this.#attempts): Attempt<G> {
    return openAttempt({
      game: this.game,
      teach: this.game.teach!,
      lesson: this.lesson,
      beginning: this.#start,
      rests: () => this.#is('stopped'),
      saw: (what) => this.#life.send(what),
      show: (update) => void this.#made.push({ ...update, index: after + update.index }),
    });
  }

  /** Lets the pupil play: after the recording or the coach's opening sentences, or once more. */
  #begin(event: 'BEGAN' | 'RESTARTED'): void {
    if (this.#is('watching') || this.#is('opening')) this.#attempts = this.#index - 1;
    this.#life.send({ type: event });
    this.#attempt = this.#newAttempt();
    this.#showAttempt();
    this.#after();
  }

  /** Shows what the pupil's last move or undo has led to. */
  #moved(): void {
    this.#showMade();
    this.#after();
  }

  /** The updates made so far, without what came after a mistake: the table stays as it is when that shows. */
  #untilMistake(): Update<G>[] {
    const made = this.#made.splice(0);
    // What came after it can be more than the last update.
    let late = this.#is('mistake') ? this.#attempt.late() : 0;
    while (late > 0 && made.length > 0) {
      const last = made.pop()!;
      if (last.events.length > late) made.push(partOf(last, 0, last.events.length - late));
      late -= last.events.length;
    }
    return made;
  }

  #showMade(): void {
    const made = this.#untilMistake();
    made.forEach((update, i) =>
      this.#show({ ...update, next: i < made.length - 1 ? 'wait' : this.#nextIs(update.next) }),
    );
  }

  /** Shows the table of the pupil's attempt as it is, without what led there. */
  #showAttempt(): void {
    const { after, index, next } = this.#attempt.last();
    this.#jump(this.#untilMistake().at(-1)?.after ?? after, this.#nextIs(next), this.#attempts + index);
  }

  async #playRecording(from: number, to: number, goes: () => boolean, signal: AbortSignal): Promise<void> {
    const { seat } = this.lesson;
    for (let at = from + 1; ; at++) {
      await unlessStopped(this.#passed, signal);
      if (at > to || !goes()) return;
      this.#show({ ...this.#recording!.update(at, seat), index: this.#index + 1, next: 'wait' });
    }
  }

  /** What comes after an update of which an attempt says `next`. */
  #nextIs(next: Next): Next {
    if (!this.#is('stands-still')) return next;
    return this.#is('watching') || this.#is('showing') ? 'wait' : 'over';
  }

  #jump(view: G['view'], next = this.#nextIs('wait'), index = this.#index): void {
    this.#show({ ...jumpUpdate<G>(this.lesson.seat, view), index, next });
  }

  /** Shows an update; while the lesson stands still, without a decision and without the end of the game. */
  #show(update: Update<G>): void {
    const still = this.#is('stands-still');
    const stand = (view: G['view']): G['view'] => (still ? { ...view, decision: null, over: null } : view);
    const after = stand(update.after);
    const before = update.kind === 'jump' ? after : this.#view;
    const viewAt: Update<G>['viewAt'] = (n) =>
      n === 0 ? before : n === update.events.length ? after : stand(update.viewAt(n));
    const shown = { ...update, before, after, viewAt, reason: null };
    this.#view = after;
    this.#index = update.index;
    this.#passed = update.kind === 'jump' ? this.feed.reset(shown) : this.feed.push(shown);
  }

  close(): void {
    this.#life.send({ type: 'CLOSE' });
    this.#attempt.match.close();
    this.feed.close();
    this.#statusHeard.clear();
    this.#coachHeard.clear();
  }
}
