/**
 * Leads one lesson: the pupil's game looks like any other session, and after each move the director asks whether the goal is
 * reached, a named mistake was made, or nothing more can be tried. It knows no game: facts, sentences and replies come from a `LessonGame`.
 */
import { type Game, IllegalMove } from '../core/game.ts';
import type { Frame, MatchSetup, Session, SessionStatus } from '../session/types.ts';
import { type Lesson, type Predicate, test } from './lesson.ts';

/** What a game tells the director. */
export interface LessonGame<State, Move, Event, View, Seen> {
  game: Game<State, Move, Event, View, never, Seen>;
  start(setup: unknown, seat: string): State;
  /** Whether a fact holds. `seen` are all events of this attempt with every face open. Throws for a fact it does not know. */
  holds(name: string, value: unknown, at: { view: View; seen: readonly Seen[]; seat: string }): boolean;
  /** The move that lets things go by when nothing else is meant. */
  plain(state: State, moves: readonly Move[]): Move;
  /** Whether this decision begins an action of the pupil. */
  isAction(state: State): boolean;
  /** number of the turn */
  turn(state: State): number;
  isPass(move: Move): boolean;
  /** what the seat has spent, from the events of the attempt */
  spent(of: 'clicks' | 'credits', seen: readonly Seen[], seat: string): number;
  /** The view when the lesson stands still: nothing to decide, and never the end of the game. */
  still(view: View): View;
}

export type Phase = 'play' | 'mistake' | 'out' | 'done' | 'showing';

/** What the coach says and shows. */
export interface Coach {
  phase: Phase;
  /** what is said now: a key below `lesson.<id>.`, or null for silence */
  say: string | null;
  /** the thing meant, by name */
  at: string | null;
  /** 0 none · 1 the target pulses · 2 and a sentence · 3 and an arrow */
  hint: 0 | 1 | 2 | 3;
  /** when done: 1 to 3 */
  stars: number;
  /** spent so far, of what par counts */
  spent: number;
}

/** Calls `run` after `ms`; returns the way to stop. */
export type Later = (run: () => void, ms: number) => () => void;

/** The pupil has done nothing for so long, ms: the target pulses, then a sentence, then an arrow. */
const IDLE = [20_000, 45_000, 75_000] as const;

export interface LessonSession<View, Move, Seen> extends Session<View, Move, Seen> {
  readonly lesson: Lesson;
  coach(): Coach;
  onCoach(listener: (coach: Coach) => void): () => void;
  /** The next step of help: pulse, sentence, arrow. */
  hint(): void;
  /** Plays the solution from the start, then gives the table back as it was. `pace` is waited for after each move. */
  showMe(pace: () => Promise<void>): Promise<void>;
  /** After a mistake: back to before it. */
  takeBack(): void;
  restart(): void;
}

interface Past<State, Seen> {
  state: State;
  seen: Seen[];
  action: boolean;
  pass: boolean;
  choice: boolean;
}

/** Begins a lesson. `done` is called with the stars each time the goal is reached. Throws what the setup throws. */
export function openLesson<State, Move, Event, View, Seen>(
  kit: LessonGame<State, Move, Event, View, Seen>,
  lesson: Lesson,
  { later, done }: { later: Later; done: (stars: number) => void },
): LessonSession<View, Move, Seen> {
  const { game } = kit;
  const { seat } = lesson;
  const setup: MatchSetup = {
    game: 'netrunner', you: seat, level: 'newcomer', seed: `lesson ${lesson.id}`, corpDeck: '', runnerDeck: '',
  }; // prettier-ignore
  let state = kit.start(lesson.setup, seat);
  let seen: Seen[] = [];
  let past: Past<State, Seen>[] = [];
  let told = new Set<string>();
  let shownHow = false;
  let closed = false;
  let frames = 0;
  let takeBacks = 0;
  let stopIdle: (() => void) | null = null;
  let coach: Coach = { phase: 'play', say: null, at: null, hint: 0, stars: 0, spent: 0 };
  const frameListeners = new Set<(frame: Frame<View, Seen>) => void>();
  const statusListeners = new Set<(status: SessionStatus) => void>();
  const coachListeners = new Set<(coach: Coach) => void>();

  const holds = (what: Predicate): boolean => {
    const view = game.view(state, 'open');
    return test(what, (name, value) => kit.holds(name, value, { view, seen, seat }));
  };
  const viewNow = (): View => {
    const view = game.view(state, seat);
    return coach.phase === 'play' ? view : kit.still(view);
  };
  let lastView = viewNow();
  const status = (): SessionStatus => ({
    thinking: false, undo: past.length > 0 && (coach.phase === 'play' || coach.phase === 'mistake') ? 'free' : null, takeBacks, saveProblem: null,
  }); // prettier-ignore
  const tell = (changes: Partial<Coach>): void => {
    coach = { ...coach, ...changes };
    for (const listener of coachListeners) listener(coach);
    const now = status();
    for (const listener of statusListeners) listener(now);
  };
  const show = (events: Seen[], move: Frame<View, Seen>['move'], kind: 'play' | 'jump'): void => {
    const before = lastView;
    lastView = viewNow();
    const frame: Frame<View, Seen> = { index: ++frames, before, events, after: lastView, move, reason: null, kind };
    for (const listener of frameListeners) listener(frame);
  };

  // ---- judging
  const idle = (step = 0): void => {
    stopIdle?.();
    stopIdle = null;
    const wait = IDLE[step];
    if (closed || coach.phase !== 'play' || wait === undefined) return;
    stopIdle = later(
      () => {
        stopIdle = null;
        if (coach.hint <= step) help((step + 1) as 1 | 2 | 3);
        idle(step + 1);
      },
      wait - (IDLE[step - 1] ?? 0),
    );
  };
  const help = (level: 1 | 2 | 3): void => {
    const hint = lesson.hints.find((one) => one.when === undefined || holds(one.when));
    if (hint === undefined) return;
    tell({ hint: level, at: hint.at, say: level === 1 ? null : hint.say });
  };
  const starsNow = (): number => {
    if (shownHow) return 1;
    return kit.spent(lesson.par.of, seen, seat) <= lesson.par.n ? 3 : 2;
  };
  /** What the last move has come to; sets the phase. */
  const judge = (): void => {
    if (coach.phase === 'showing') return;
    const spent = kit.spent(lesson.par.of, seen, seat);
    if (holds(lesson.goal)) {
      const stars = starsNow();
      coach = { phase: 'done', say: 'done', at: null, hint: 0, stars, spent };
      return;
    }
    const mistake = lesson.mistakes.find((one) => holds(one.when));
    if (mistake) {
      coach = { ...coach, phase: 'mistake', say: mistake.say, at: mistake.at ?? null, hint: 0, spent };
      return;
    }
    if (game.outcome(state) !== null || holds(lesson.ends)) {
      coach = { ...coach, phase: 'out', say: 'out', at: null, hint: 0, spent };
      return;
    }
    const tip = lesson.tips.find((one) => !told.has(one.say) && holds(one.when));
    if (tip) told.add(tip.say);
    coach = { ...coach, say: tip?.say ?? null, at: tip?.at ?? null, hint: 0, spent };
  };
  const after = (): void => {
    tell({});
    if (coach.phase === 'done') done(coach.stars);
    idle();
  };

  // ---- playing
  const playOne = (move: Move): void => {
    const mover = game.decision(state)!.seat;
    const written = game.notate(state, move);
    const own = mover === seat;
    const events: Seen[] = [];
    game.play(state, move, (event, at) => {
      events.push(game.redact(at, event, seat));
      seen.push(game.redact(at, event, 'open'));
    });
    judge();
    show(events, own ? { seat: mover, sentence: written } : null, 'play');
  };
  const sentenceNow = (written: string): Move | null =>
    game.moves(state).find((move) => game.notate(state, move).toLowerCase() === written.toLowerCase()) ?? null;
  /** The other seat answers until the pupil decides or it is over. */
  const reply = (): void => {
    for (let i = 0; i < 200 && coach.phase !== 'mistake' && coach.phase !== 'done' && coach.phase !== 'out'; i++) {
      const decision = game.decision(state);
      if (decision === null || decision.seat === seat || (coach.phase === 'showing' && holds(lesson.goal))) return;
      let chosen: Move | null = null;
      for (const rule of lesson.opponent) {
        if (rule.when !== undefined && !holds(rule.when)) continue;
        chosen = sentenceNow(rule.move);
        if (chosen !== null) break;
      }
      playOne(chosen ?? kit.plain(state, game.moves(state)));
    }
  };
  const own = (move: Move): void => {
    const moves = game.moves(state);
    const copy: Past<State, Seen> = {
      state: game.copy(state), seen: [...seen], action: kit.isAction(state), pass: kit.isPass(move), choice: moves.length > 1,
    }; // prettier-ignore
    past.push(copy);
    try {
      playOne(move);
    } catch (error) {
      past.pop();
      if (!(error instanceof IllegalMove)) state = copy.state;
      throw error;
    }
    reply();
  };
  const jumpTo = (back: Past<State, Seen>): void => {
    state = back.state;
    seen = back.seen;
    coach = { ...coach, phase: 'play', say: null, at: null, hint: 0, spent: kit.spent(lesson.par.of, seen, seat) };
    show([], null, 'jump');
    after();
  };
  const begin = (): void => {
    state = kit.start(lesson.setup, seat);
    seen = [];
    past = [];
    told = new Set();
    coach = { phase: 'play', say: null, at: null, hint: 0, stars: 0, spent: 0 };
    reply();
    judge();
  };
  begin();
  lastView = viewNow();
  idle();

  return {
    lesson,
    setup,
    view: () => lastView,
    status,
    coach: () => coach,
    onCoach(listener) {
      coachListeners.add(listener);
      return () => void coachListeners.delete(listener);
    },
    onFrame(listener) {
      frameListeners.add(listener);
      return () => void frameListeners.delete(listener);
    },
    onStatus(listener) {
      statusListeners.add(listener);
      return () => void statusListeners.delete(listener);
    },
    play(move) {
      if (closed || coach.phase !== 'play' || game.decision(state)?.seat !== seat)
        throw new IllegalMove('nothing is decided now');
      own(move);
      after();
    },
    why: (move) => game.why(state, seat, move),
    undo() {
      if (status().undo === null) return;
      let back = past.pop()!;
      while (!back.choice && past.length > 0) back = past.pop()!;
      takeBacks += 1;
      jumpTo(back);
    },
    hint() {
      if (coach.phase === 'play') help(Math.min(3, coach.hint + 1) as 1 | 2 | 3);
    },
    takeBack() {
      if (coach.phase !== 'mistake') return;
      const mistake = lesson.mistakes.find((one) => one.say === coach.say);
      const how = mistake?.back ?? 'action';
      const turn = past.length > 0 ? kit.turn(past.at(-1)!.state) : 0;
      let at = past.length - 1;
      const stops = (one: Past<State, Seen>, i: number): boolean => {
        if (how === 'move') return one.choice && !one.pass;
        if (!one.action) return false;
        return (
          how === 'action' ||
          i === 0 ||
          !past.slice(0, i).some((earlier) => earlier.action && kit.turn(earlier.state) === turn)
        );
      };
      while (at > 0 && !stops(past[at]!, at)) at--;
      const back = past[Math.max(0, at)]!;
      past.length = Math.max(0, at);
      takeBacks += 1;
      jumpTo(back);
    },
    restart() {
      if (closed || coach.phase === 'showing') return;
      shownHow = false;
      begin();
      show([], null, 'jump');
      after();
    },
    async showMe(pace) {
      if (closed || coach.phase === 'showing') return;
      const before = {
        state: game.copy(state),
        seen: [...seen],
        past: [...past],
        told: new Set(told),
        phase: coach.phase,
      };
      shownHow = true;
      stopIdle?.();
      begin();
      coach = { ...coach, phase: 'showing', say: 'showing', at: null };
      show([], null, 'jump');
      tell({});
      await pace();
      for (const written of lesson.solution) {
        if (closed) return;
        advance(written);
        tell({});
        await pace();
      }
      if (closed) return;
      finish();
      await pace();
      state = before.state;
      seen = before.seen;
      past = before.past;
      told = before.told;
      if (before.phase !== 'play') begin();
      const spent = kit.spent(lesson.par.of, seen, seat);
      coach = { phase: 'play', say: 'your-turn', at: null, hint: 0, stars: 0, spent };
      show([], null, 'jump');
      after();
    },
    concede: () => undefined,
    close() {
      closed = true;
      stopIdle?.();
      frameListeners.clear();
      statusListeners.clear();
      coachListeners.clear();
    },
  };

  /** Plays on until a written move is legal, then plays it. */
  function advance(written: string): void {
    for (let i = 0; i < 200; i++) {
      const decision = game.decision(state);
      if (decision === null) return;
      const move = decision.seat === seat ? sentenceNow(written) : null;
      if (move !== null) {
        playOne(move);
        reply();
        return;
      }
      if (decision.seat === seat) playOne(kit.plain(state, game.moves(state)));
      reply();
    }
  }
  /** Lets what is going on come to its end: the goal is seen. */
  function finish(): void {
    for (let i = 0; i < 200 && game.decision(state) !== null && !holds(lesson.goal) && !holds(lesson.ends); i++) {
      if (game.decision(state)!.seat === seat) playOne(kit.plain(state, game.moves(state)));
      reply();
    }
  }
}
