/**
 * Leads one lesson: the pupil's game looks like any other session, and after each move the director asks whether the goal is
 * reached, a named mistake was made, or nothing more can be tried. It knows no game: facts, sentences and replies come from a `LessonGame`.
 */
import { IllegalMove } from '../core/game.ts';
import type { Frame, MatchSetup, SessionStatus } from '../session/types.ts';
import { type Lesson, type Predicate, test } from './lesson.ts';
import type { Coach, Later, LessonGame, LessonSession, Pace } from './types.ts';

export type { Coach, Later, LessonGame, LessonSession, Pace, Phase, Recording } from './types.ts';

/** The pupil has done nothing for so long, ms: the target pulses, then a sentence, then an arrow. */
const IDLE = [20_000, 45_000, 75_000] as const;

interface Past<State, Seen> {
  state: State;
  seen: Seen[];
  /** moves played until then */
  moves: number;
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
  const recorded = lesson.recording === undefined ? null : kit.recording(lesson.recording.name);
  const first = (): State =>
    recorded === null ? kit.start(lesson.setup, seat) : recorded.stateAt(lesson.recording!.at);
  let state = first();
  let seen: Seen[] = [];
  let moves: Move[] = [];
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
  const show = (events: Seen[], move: Frame<View, Seen>['move'], kind: 'play' | 'jump', view = viewNow()): void => {
    const before = lastView;
    lastView = view;
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
    // said at the first of several moves in a row, it stands until the pupil has moved
    const tip = lesson.tips.find((one) => !told.has(one.say) && holds(one.when));
    if (tip) told.add(tip.say);
    coach = { ...coach, ...(tip ? { say: tip.say, at: tip.at ?? null } : {}), hint: 0, spent };
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
    moves.push(move);
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
      playOne(chosen ?? kit.bot(state));
    }
  };
  const own = (move: Move): void => {
    const copy: Past<State, Seen> = {
      state: game.copy(state), seen: [...seen], moves: moves.length,
      action: kit.isAction(state), pass: kit.isPass(move), choice: game.moves(state).length > 1,
    }; // prettier-ignore
    past.push(copy);
    coach = { ...coach, say: null, at: null };
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
    moves.length = back.moves;
    coach = { ...coach, phase: 'play', say: null, at: null, hint: 0, spent: kit.spent(lesson.par.of, seen, seat) };
    show([], null, 'jump');
    after();
  };
  const begin = (): void => {
    state = first();
    seen = [];
    past = [];
    moves = [];
    told = new Set();
    coach = { phase: 'play', say: 'teaches', at: null, hint: 0, stars: 0, spent: 0 };
    reply();
    judge();
  };
  /** The recording comes first: the table stands as it does at its beginning. */
  const curtain = (): void => {
    if (recorded === null || lesson.recording!.from === lesson.recording!.at) return;
    coach = { ...coach, phase: 'watching', say: 'watch', at: null };
    lastView = kit.still(recorded.view(lesson.recording!.from, seat));
  };
  const playRecorded = async (from: number, to: number, pace: Pace): Promise<void> => {
    for (let at = from + 1; at <= to && !closed; at++) {
      const { events, after: next, move } = recorded!.frame(at, seat);
      const before = lastView;
      lastView = kit.still(next);
      const frame: Frame<View, Seen> = {
        index: ++frames,
        before,
        events,
        after: lastView,
        move,
        reason: null,
        kind: 'play',
      };
      for (const listener of frameListeners) listener(frame);
      await pace();
    }
  };
  const handOver = (): void => {
    if (closed || coach.phase !== 'watching') return;
    begin();
    show([], null, 'jump');
    after();
  };
  begin();
  lastView = viewNow();
  curtain();
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
      takeBacks = 0;
      begin();
      show([], null, 'jump');
      after();
    },
    attempt: () => moves,
    resume(attempt) {
      if (coach.phase === 'watching') begin();
      if (coach.phase !== 'play') return;
      const from = moves.length;
      while (coach.phase === 'play' && moves.length < attempt.length) {
        const next = JSON.stringify(attempt[moves.length]);
        const move =
          game.decision(state)?.seat === seat && game.moves(state).find((one) => JSON.stringify(one) === next);
        if (!move) break;
        own(move);
      }
      if (coach.phase === 'play' && moves.length > from) coach = { ...coach, say: coach.say ?? 'resumed' };
      show([], null, 'jump');
      after();
    },
    goesOn: recorded !== null && lesson.recording!.back < recorded.length,
    async watch(pace) {
      if (coach.phase !== 'watching') return;
      try {
        await pace();
        await playRecorded(lesson.recording!.from, lesson.recording!.at, pace);
      } catch {
        // seen enough
      }
      handOver();
    },
    async watchOn(pace) {
      if (recorded === null || coach.phase !== 'done') return;
      const { back } = lesson.recording!;
      const from = frames;
      const going = (): boolean => !closed && coach.phase === 'done';
      const paced = async (): Promise<void> => {
        await pace();
        if (!going()) throw new Error('the lesson has begun again');
      };
      try {
        await paced();
        lastView = kit.still(recorded.view(back, seat));
        show([], null, 'jump', lastView);
        await paced();
        await playRecorded(back, recorded.length, paced);
      } catch {
        if (!going() || frames === from) return;
        lastView = kit.still(recorded.view(recorded.length, seat));
        show([], null, 'jump', lastView);
      }
      if (going()) tell({ say: 'after' });
    },
    async showMe(pace) {
      if (closed || coach.phase === 'showing' || coach.phase === 'watching') return;
      const before = {
        state: game.copy(state),
        seen: [...seen],
        past: [...past],
        moves: [...moves],
        told: new Set(told),
        phase: coach.phase,
      };
      shownHow = true;
      stopIdle?.();
      begin();
      coach = { ...coach, phase: 'showing', say: 'showing', at: null };
      show([], null, 'jump');
      tell({});
      try {
        await pace();
        for (const written of lesson.solution) {
          if (closed) return;
          advance(written);
          tell({});
          await pace();
        }
        if (!closed) finish();
        await pace();
      } catch {
        // seen enough
      }
      if (closed) return;
      state = before.state;
      seen = before.seen;
      past = before.past;
      moves = before.moves;
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
