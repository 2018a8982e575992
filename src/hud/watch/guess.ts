/**
 * "Guess the move": at each real choice of one seat of a recorded game the person chooses first, and then sees what was played and which
 * move is better. With a review, the same at its mistakes: the person looks for the better move.
 */
import { type GameTypes, type SeatName, OPEN } from '../../core/game.ts';
import { t } from '../../i18n/index.ts';
import type { QuestionUi } from '../contract/question-ui.ts';
import type { Question, OpenReplay } from '../contract/ports.ts';
import { type ShownFault, faultsOf } from './reviews.ts';
import { segmentAt } from './timeline.ts';
import { leaveVariation } from './variations.ts';
import type { Guess, GuessAnswer, Verdict, Watcher } from './watcher.ts';
import { patch } from '../components/state.ts';

type Move = GameTypes['move'];

/** A decision to guess: its position, and the mistake that was made there if a better move is to be found. */
interface Found {
  at: number;
  question: Question;
  fault: ShownFault | null;
}

/** The first position from `at` on where this seat had a decision worth guessing, and that decision; null if there is none. */
function nextQuestion(ui: QuestionUi, watching: OpenReplay, seat: SeatName, at: number): Found | null {
  const end = Math.min(watching.length - 1, watching.playableUntil);
  for (let i = at; i <= end; i++) {
    const question = watching.question(i);
    if (question === null || question.seat !== seat || question.played === null) continue;
    if (ui.worthGuessing(question.view, question.played)) return { at: i, question, fault: null };
  }
  return null;
}

/**
 * The seat the person most likely wants to play: their own in the recorded game, else the one whose turn it is, else the one that decides.
 */
export function likelySeat({ state, watching, line }: Watcher): SeatName {
  const { at } = state;
  return watching.you ?? segmentAt(line, at).seat ?? watching.question(at)?.seat ?? watching.seats[0]!;
}

/** The seat whose moves the person most likely wants to guess: the one whose view they watch, else `likelySeat`. */
export function seatToGuess(watcher: Watcher): SeatName {
  const { viewer } = watcher.state;
  return viewer === OPEN ? likelySeat(watcher) : viewer;
}

/** The mistakes in the finished review of a seat for which the review has a better move. */
const faultsIn = ({ reviews }: Watcher, seat: SeatName): ShownFault[] => {
  const layer = reviews.of(seat);
  return layer === null || reviews.state.running?.seat === seat
    ? []
    : faultsOf(layer).filter(({ line }) => line !== null);
};

/** The move that a review found better at a mistake; null if it cannot be played any more. */
function betterMove(watcher: Watcher, { at, line }: ShownFault): Move | null {
  const variation = watcher.layers().find(({ id }) => id === line?.layer)?.variations[line?.index ?? -1];
  if (variation === undefined) return null;
  try {
    return watcher.root.variation(at, variation.steps).question(at)?.played ?? null;
  } catch {
    return null;
  }
}

/** The next mistake from position `at` on, and its decision; null if there is none. */
function nextMistake(watcher: Watcher, seat: SeatName, at: number): Found | null {
  for (const fault of faultsIn(watcher, seat)) {
    const question = fault.at < at ? null : watcher.root.question(fault.at);
    if (question?.seat === seat && question.played !== null && betterMove(watcher, fault) !== null)
      return { at: fault.at, question, fault };
  }
  return null;
}

/** Goes to the next decision to guess from position `from` on; when none is left, says how many guesses were right. */
function ask(watcher: Watcher, guess: Guess, from: number): void {
  const found =
    guess.of === 'better'
      ? nextMistake(watcher, guess.seat, from)
      : nextQuestion(watcher.screen.ui, watcher.watching, guess.seat, from);
  if (found === null) {
    watcher.state.guess = { ...guess, question: null, answer: null, over: true };
    return watcher.screen.say(overWords(guess));
  }
  if (found.at !== watcher.state.at) watcher.seek(found.at);
  watcher.state.guess = { ...guess, ...found, answer: null };
}

/** How many guesses were right, said at the end. */
export const overWords = ({ of, right, tried }: Guess): string => t(`guess.over.${of}`, { right, tried });

const begun = (of: Guess['of'], seat: SeatName): Guess => ({
  of,
  seat,
  at: 0,
  fault: null,
  right: 0,
  tried: 0,
  question: null,
  answer: null,
  over: false,
});

/** Starts "guess the move" for a seat, from the position shown and in the view of that seat. */
export function beginGuess(watcher: Watcher, seat: SeatName): void {
  watcher.see(seat);
  // The list of contents shows later notes, which would give moves away.
  watcher.state.panel = 'log';
  ask(watcher, begun('played', seat), watcher.state.at);
}

/** Asks for better moves than the mistakes in the review of a seat, from position `from` on, in the view of that seat. */
export function beginQuiz(watcher: Watcher, seat: SeatName, from = 0): void {
  if (watcher.state.openVariation !== null) leaveVariation(watcher);
  watcher.pause();
  watcher.see(seat);
  watcher.state.panel = 'log';
  // On a phone the panel covers the question.
  patch(watcher.screen.state, { logOpen: false });
  ask(watcher, begun('better', seat), from);
}

/** Counts the person's guess, then shows the move that was played, or the better one. */
export function answerGuess(watcher: Watcher, move: Move): void {
  const { guess } = watcher.state;
  const question = guess?.question;
  if (!guess || !question || question.played === null) return;
  // The person may have gone to other positions before answering.
  watcher.seek(guess.at);
  if (guess.of === 'better') return answerQuiz(watcher, guess, question, move);
  const { at } = guess;
  const { view, played } = question;
  const { ui } = watcher.screen;
  const record = watcher.watching;
  const fault = record === watcher.root ? faultsIn(watcher, guess.seat).find((one) => one.at === at) : undefined;
  const known = fault === undefined ? null : betterMove(watcher, fault);
  const why = fault === undefined || known === null ? null : { text: fault.text, numbers: fault.numbers };
  const same = ui.sameChoice(move, played, view);
  const verdict = same
    ? known === null
      ? 'same'
      : 'worse'
    : known === null
      ? 'looking'
      : judge(watcher, question, move, known);
  settle(watcher, guess, question, move, verdict, known, why);
  watcher.step('move', 1);
  if (watcher.state.at === at) watcher.seek(at + 1);
  if (verdict === 'looking') void compare(watcher, record, question, move);
}

/** Judges a guess at a mistake, and from then on no longer hides the review's answer. */
function answerQuiz(watcher: Watcher, guess: Guess, question: Question, move: Move): void {
  const fault = guess.fault!;
  const { ui } = watcher.screen;
  const better = betterMove(watcher, fault)!;
  const is = (other: Move): boolean => ui.sameChoice(move, other, question.view);
  const verdict = is(better) ? 'found' : is(question.played!) ? 'again' : 'missed';
  watcher.reviews.tell(fault.key);
  settle(watcher, guess, question, move, verdict, better, { text: fault.text, numbers: fault.numbers });
}

/** Which of a guess and the move played is the better one, if `better` is the best. */
function judge(watcher: Watcher, { view, played }: Question, move: Move, better: Move): Verdict {
  const { ui } = watcher.screen;
  if (ui.sameChoice(move, better, view)) return 'yours';
  return ui.sameChoice(played!, better, view) ? 'theirs' : 'neither';
}

/** The verdicts on a right guess. */
const RIGHT: readonly Verdict[] = ['same', 'worse', 'yours', 'found'];
/** The verdicts after which the better move is named. */
const NAMED: readonly Verdict[] = ['worse', 'neither', 'missed', 'again'];

/** Shows a guess with its verdict, and counts it. */
function settle(
  watcher: Watcher,
  guess: Guess,
  { view, played }: Question,
  move: Move,
  verdict: Verdict,
  better: Move | null,
  why: GuessAnswer['why'],
): void {
  const { ui } = watcher.screen;
  const answer: GuessAnswer = {
    chosen: ui.label(move, view),
    played: ui.label(played!, view),
    better: better !== null && NAMED.includes(verdict) ? ui.label(better, view) : null,
    verdict,
    why,
  };
  const right = guess.right + (RIGHT.includes(verdict) ? 1 : 0);
  patch(watcher.state, { guess: { ...guess, right, tried: guess.tried + 1, question: null, answer } });
}

/** Asks the bot which of a guess and the move played is the better one. Does nothing if the person has gone on meanwhile. */
async function compare(watcher: Watcher, record: OpenReplay, question: Question, move: Move): Promise<void> {
  const asked = watcher.state.guess!;
  const found = await record.botAt(asked.at).catch(() => null);
  const { guess } = watcher.state;
  if (guess?.answer !== asked.answer || guess.tried !== asked.tried) return;
  const before = { ...guess, tried: guess.tried - 1 };
  if (found === null) return settle(watcher, before, question, move, 'other', null, null);
  const why = found.reason === null ? null : { text: found.reason, numbers: found.numbers };
  settle(watcher, before, question, move, judge(watcher, question, move, found.move), found.move, why);
}

/** Continues with the next decision to guess. */
export function nextGuess(watcher: Watcher): void {
  const { guess } = watcher.state;
  if (guess === null) return;
  if (guess.of === 'played') return ask(watcher, guess, watcher.state.at);
  if (watcher.state.openVariation !== null) leaveVariation(watcher);
  ask(watcher, guess, guess.at + 1);
}

export function leaveGuess(watcher: Watcher): void {
  const { guess } = watcher.state;
  watcher.state.guess = null;
  if (guess?.of !== 'better') return;
  if (watcher.state.openVariation !== null) leaveVariation(watcher);
  watcher.state.panel = 'review';
}
