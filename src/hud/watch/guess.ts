/** "Guess the move": at each real choice of one seat of a recorded game the person chooses first, and then sees what was played. */
import { type GameTypes, type SeatName, OPEN } from '../../core/game.ts';
import { t } from '../../i18n/index.ts';
import type { QuestionUi } from '../contract/question-ui.ts';
import type { Question, OpenReplay } from '../contract/ports.ts';
import { segmentAt } from './timeline.ts';
import type { Guess, Watcher } from './watcher.ts';
import { patch } from '../components/state.ts';

/** The first position from `at` on where this seat had a decision worth guessing, and that decision; null if there is none. */
function nextQuestion(
  ui: QuestionUi,
  watching: OpenReplay,
  seat: SeatName,
  at: number,
): { at: number; question: Question } | null {
  const end = Math.min(watching.length - 1, watching.playableUntil);
  for (let i = at; i <= end; i++) {
    const question = watching.question(i);
    if (question === null || question.seat !== seat || question.played === null) continue;
    if (ui.worthGuessing(question.view, question.played)) return { at: i, question };
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

/** Goes to the next decision to guess from position `from` on; when none is left, says how many guesses were right. */
function ask(watcher: Watcher, guess: Guess, from: number): void {
  const found = nextQuestion(watcher.screen.ui, watcher.watching, guess.seat, from);
  if (found === null) {
    watcher.state.guess = { ...guess, question: null, over: true };
    return watcher.screen.say(t('guess.over', { right: guess.right, tried: guess.tried }));
  }
  if (found.at !== watcher.state.at) watcher.seek(found.at);
  watcher.state.guess = { ...guess, at: found.at, question: found.question, answer: null };
}

/** Starts "guess the move" for a seat, from the position shown and in the view of that seat. */
export function beginGuess(watcher: Watcher, seat: SeatName): void {
  watcher.see(seat);
  // The list of contents shows later notes, which would give moves away.
  watcher.state.panel = 'log';
  ask(watcher, { seat, at: 0, right: 0, tried: 0, question: null, answer: null, over: false }, watcher.state.at);
}

/** Counts the person's guess, then shows the move that was played. */
export function answerGuess(watcher: Watcher, move: GameTypes['move']): void {
  const { guess } = watcher.state;
  const question = guess?.question;
  if (!guess || !question || question.played === null) return;
  // The person may have gone to other positions before answering.
  const { at } = guess;
  watcher.seek(at);
  const { view, played } = question;
  const { ui } = watcher.screen;
  const same = ui.sameChoice(move, played, view);
  const answer = { chosen: ui.label(move, view), played: ui.label(played, view), same };
  patch(watcher.state, {
    guess: { ...guess, right: guess.right + (same ? 1 : 0), tried: guess.tried + 1, question: null, answer },
  });
  watcher.step('move', 1);
  if (watcher.state.at === at) watcher.seek(at + 1);
}

/** Continues with the next decision to guess. */
export function nextGuess(watcher: Watcher): void {
  const { guess, at } = watcher.state;
  if (guess !== null) ask(watcher, guess, at);
}

export function leaveGuess(watcher: Watcher): void {
  watcher.state.guess = null;
}
