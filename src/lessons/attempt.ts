/** One attempt at a lesson: a match of the pupil against the lesson's script, judged after every step. */
import { type Game, type GameTypes, type TeachPart, OPEN } from '../core/game.ts';
import type { Update } from '../feed/update.ts';
import { ViewerUpdates } from '../feed/viewer-updates.ts';
import { type Match, openMatch } from '../match/match.ts';
import type { Step } from '../replay/format.ts';
import { withSeat } from '../replay/sentences.ts';
import { type At, type Look, eventsAfter, holdsAt, look } from './judge.ts';
import type { Lesson } from './lesson.ts';
import type { Beginning } from './recording.ts';

export interface Attempt<G extends GameTypes> {
  readonly match: Match<G>;
  /** Returns the pupil's update that was made last. */
  last(): Update<G>;
  /** Returns how many of the last events come after the mistake just made can be seen (`eventsAfter`). */
  late(): number;
  /** Returns what the judge says of the current table: verdict, tip, hint and progress. */
  look(): Look;
  /** Returns the moves that the pupil and the script have made in this attempt, without undone ones. */
  moves(): G['move'][];
  /**
   * Returns the pupil's next move: of the solution's moves that they have not made yet, the first that is legal now; between two actions
   * the first of all, or a plain move. Null if they take an action and none is legal, or do not decide.
   */
  next(): G['move'] | null;
  /** Plays the pupil's move; the script answers at once. Throws IllegalMove. */
  play(move: G['move']): void;
  /**
   * Goes back to before one of the pupil's moves. 'action': the last that began an action; 'move': the last that was a real choice, not a
   * pass; 'turn': the first that began an action in the turn of their last decision, or as 'action' if that turn has none.
   */
  undo(to: 'action' | 'move' | 'turn'): void;
  /**
   * Plays the pupil's move that a sentence of the notation names. As long as it is not legal, plays plain moves first (`TeachPart.plain`).
   */
  playWritten(sentence: string): void;
  /** Plays plain moves (`TeachPart.plain`) for the pupil until the goal is reached, a mistake is made or nothing more can be tried. */
  playOut(): void;
  /**
   * Replays the moves of an earlier attempt while they are legal and `going()` is true. Returns how many were played, by pupil and script
   * together.
   */
  playAgain(moves: readonly G['move'][], going: () => boolean): number;
}

/** The most plain moves played for the pupil in a row. A lesson's solution that needs more counts as wrong. */
const MAX_PLAIN = 200;

export interface AttemptParts<G extends GameTypes> {
  game: Game<G>;
  teach: TeachPart<G>;
  lesson: Lesson;
  /** the table the attempt starts from; not changed */
  beginning: Beginning<G>;
  /** Whether the script must not move now. Ignored once the goal is reached: from then on the script passes. */
  rests(): boolean;
  /** Called after each step or undo, before the pupil sees it. `own`: whether the pupil made the step. */
  saw(what: { type: 'SAW'; own: boolean; look: Look } | { type: 'UNDONE'; look: Look }): void;
  /** Called with each update of the pupil, after `saw`; the first is a jump to the beginning. */
  show(update: Update<G>): void;
}

/** A move of the attempt with its events. */
interface Made<G extends GameTypes> {
  move: G['move'];
  events: readonly G['seen'][];
  /**
   * for a move of the pupil: whether it began an `action`, in which turn, and whether it was a real choice, not a pass (`chosen`); null for
   * a move of the script
   */
  own: { action: boolean; turn: number; chosen: boolean } | null;
}

/**
 * Returns the sentences that are left of a line when the pupil has made these moves, and how many of their actions are not part of it
 * (`apart`): an action may have been taken in another order, and any other move counts only if it was the next.
 */
function without(
  line: readonly string[],
  made: readonly Pick<Made<GameTypes>, 'own'>[],
  steps: readonly Step[],
): { left: string[]; apart: number } {
  const left = line.map((sentence) => sentence.toLowerCase());
  let apart = 0;
  for (const [i, { own }] of made.entries()) {
    const at = left.indexOf(steps[i]!.move.toLowerCase());
    if (own !== null && (at === 0 || (at > 0 && own.action))) left.splice(at, 1);
    else if (own?.action === true) apart++;
  }
  return { left, apart };
}

/** Returns the legal move that a sentence names; null if there is none. */
function legalMove<G extends GameTypes>(game: Game<G>, state: G['state'], sentence: string): G['move'] | null {
  const at = game.decision(state)?.seat ?? '';
  const wanted = sentence.toLowerCase();
  return game.moves(state).find((move) => withSeat(at, game.notate(state, move)).toLowerCase() === wanted) ?? null;
}

/** Starts an attempt. When this returns, the script has made all moves before the pupil's first decision. */
export function openAttempt<G extends GameTypes>(parts: AttemptParts<G>): Attempt<G> {
  const { game, teach, lesson, beginning, rests, saw, show } = parts;
  const record = { ...beginning.record, steps: [...beginning.record.steps] };
  const base = record.steps.length;
  const made: Made<G>[] = [];
  let view = game.view(beginning.state, OPEN);
  let judged: Look;
  let last: Update<G>;
  let late = 0;

  const atNow = (): At<G> => ({ state: match.state(), view, seen: made.flatMap((one) => one.events) });
  const find = (state: G['state'], sentence: string): G['move'] | null => legalMove(game, state, sentence);
  const reply = (state: G['state']): G['move'] => {
    const holds = holdsAt(teach, lesson, atNow());
    for (const { when, move: sentence } of lesson.opponent) {
      const move = when === undefined || holds(when) ? find(state, sentence) : null;
      if (move !== null) return move;
    }
    return teach.answer(state);
  };
  const onlooker = (update: Update<G>): void => {
    view = update.after;
    const back = update.kind === 'jump' && made.length > 0;
    if (back) made.length = record.steps.length - base;
    else if (update.kind === 'play') made.at(-1)!.events = update.events;
    judged = look(teach, lesson, atNow());
    late = back || judged.mistake === null ? 0 : eventsAfter(teach, lesson, judged.mistake, atNow(), update);
    saw(back ? { type: 'UNDONE', look: judged } : { type: 'SAW', own: made.at(-1)?.own != null, look: judged });
  };
  const match = openMatch<G>(
    {
      game,
      script(_seat, state) {
        // At the goal the script only passes, so that what led there is shown to its end.
        const atGoal = judged.verdict === 'goal';
        if (rests() && !atGoal) return null;
        const move = atGoal ? game.moves(state).find((one) => game.isPass(one)) : reply(state);
        if (move === undefined) return null;
        made.push({ move, events: [], own: null });
        return move;
      },
      // A graduation game allows undo like a whole game.
      freeUndo: !lesson.graduation,
    },
    { game: game.id, seats: record.seats, options: { seed: `lesson ${lesson.id}` } },
    { state: game.copy(beginning.state), record },
  );
  match.follow(new ViewerUpdates(match, OPEN, onlooker));
  const pupil = new ViewerUpdates(match, lesson.seat, (update) => {
    last = update;
    show(update);
  });
  match.follow(pupil);
  match.askScripts();

  const play = (move: G['move']): void => {
    const state = match.state();
    const chosen = game.moves(state).length > 1 && !game.isPass(move);
    made.push({ move, events: [], own: { action: teach.isAction(state), turn: game.turn(state), chosen } });
    const steps = made.length;
    try {
      match.play(lesson.seat, move);
    } catch (error) {
      if (made.length === steps && record.steps.length < base + steps) made.pop();
      throw error;
    }
  };
  const pupilDecides = (): boolean => {
    const decision = game.decision(match.state());
    return decision !== null && (decision.by ?? decision.seat) === lesson.seat;
  };
  const playPlain = (): void => play(teach.plain(game.moves(match.state())));

  return {
    match,
    last: () => last,
    late: () => late,
    look: () => judged,
    moves: () => made.map((one) => one.move),
    next() {
      if (!pupilDecides()) return null;
      const state = match.state();
      // Of the lines that reach the goal, the one that the pupil is nearest to.
      const lines = [lesson.solution, ...lesson.others].map((line) => without(line, made, record.steps.slice(base)));
      const { left } = lines.reduce((best, line) => (line.apart < best.apart ? line : best));
      // An action may be taken in another order, but a window is only used for what comes next.
      const action = teach.isAction(state);
      const found = (action ? left : left.slice(0, 1)).map((sentence) => find(state, sentence));
      const move = found.find((one) => one !== null) ?? null;
      return move ?? (action ? null : teach.plain(game.moves(state)));
    },
    play,
    undo(to) {
      const own = made.flatMap(({ own: one }, i) => (one ? [{ ...one, step: base + i }] : []));
      const points = own.filter((one) => (to === 'move' ? one.chosen : one.action));
      const first = to === 'turn' ? points.find((one) => one.turn === own.at(-1)!.turn) : undefined;
      match.undo(1, { step: (first ?? points.at(-1) ?? own[0]!).step });
    },
    playWritten(sentence) {
      for (let i = 0; i < MAX_PLAIN && pupilDecides(); i++) {
        const move = find(match.state(), sentence);
        if (move !== null) return play(move);
        playPlain();
      }
    },
    playOut() {
      for (let i = 0; i < MAX_PLAIN && pupilDecides() && judged.verdict === 'goes-on'; i++) playPlain();
    },
    playAgain(moves, going) {
      const from = made.length;
      while (made.length < moves.length && going() && pupilDecides()) {
        const next = moves[made.length]!;
        const move = game.moves(match.state()).find((one) => game.same(one, next));
        if (!move) break;
        play(move);
      }
      return made.length - from;
    },
  };
}
