/** Guess the move: the viewer stops where one side had a choice, lets the person choose first, then shows what was played. */
import type { Seat } from '../../games/netrunner/rules/model.ts';
import type { Move } from '../../games/netrunner/rules/move.ts';
import type { View } from '../../games/netrunner/rules/view-types.ts';
import { t } from '../../i18n/index.ts';
import { autoPass, noMemory } from '../../games/netrunner/hud/autopass.ts';
import { moveId } from '../../games/netrunner/hud/moves/menu.ts';
import { moveLabel } from '../../games/netrunner/hud/moves/labels.ts';
import type { Question, Watching } from '../ports.ts';
import type { Watcher } from './controller.ts';

export interface Guess {
  seat: Seat;
  /** position of the question */
  at: number;
  right: number;
  tried: number;
  /** what is asked at the position shown; null while the answer is shown, and at the end */
  question: Question | null;
  /** what was chosen and what was played, in words, once chosen */
  answer: { chosen: string; played: string; same: boolean } | null;
  /** nothing more to guess */
  over: boolean;
}

/** Two copies of a card are the same choice. */
const alike = (a: Move, b: Move, view: View): boolean =>
  moveId(a) === moveId(b) || (a.do === b.do && moveLabel(a, view) === moveLabel(b, view));

/** Whether a question is worth guessing: two or more things could be done, and it was not one of the windows that pass themselves. */
function worthwhile({ view, played }: Question): boolean {
  const { decision } = view;
  if (decision === null || played === null || played.do === 'concede') return false;
  const { moves, range } = decision;
  const real = moves.filter((move) => move.do !== 'concede');
  if (range !== null ? range.max <= range.min : real.length < 2) return false;
  return !(played.do === 'pass' && autoPass(view, 'matters', false, noMemory()) !== null);
}

/** The next position, from `at` on, at which this side has something to guess; null when there is none. */
export function nextQuestion(watching: Watching, seat: Seat, at: number): { at: number; question: Question } | null {
  const end = Math.min(watching.length - 1, watching.playableUntil);
  for (let i = at; i <= end; i++) {
    const question = watching.question(i);
    if (question !== null && question.seat === seat && worthwhile(question)) return { at: i, question };
  }
  return null;
}

/** The side a person most likely wants to guess: whose eyes they have, else their own in that game, else whose turn it is. */
export function sideToGuess({ store, watching, game }: Watcher): Seat {
  const { viewer } = store.get();
  return viewer === 'open' ? (watching.you ?? game.store.get().view.active) : viewer;
}

/** Goes to the next question of the side; says so when there is none left. */
function ask(watcher: Watcher, guess: Guess, from: number): void {
  const found = nextQuestion(watcher.watching, guess.seat, from);
  if (found === null) {
    watcher.store.patch({ guess: { ...guess, question: null, over: true } });
    return watcher.game.say(t('guess.over', { right: guess.right, tried: guess.tried }));
  }
  if (found.at !== watcher.store.get().at) watcher.seek(found.at);
  watcher.store.patch({ guess: { ...guess, at: found.at, question: found.question, answer: null } });
}

/** Begins at the position shown, with that side's eyes. */
export function beginGuess(watcher: Watcher, seat: Seat): void {
  watcher.see(seat);
  // What is written further on would tell.
  watcher.store.patch({ panel: 'log' });
  ask(watcher, { seat, at: 0, right: 0, tried: 0, question: null, answer: null, over: false }, watcher.store.get().at);
}

/** The person has chosen: counts it, then shows the move that was played. */
export function answerGuess(watcher: Watcher, move: Move): void {
  const { guess } = watcher.store.get();
  const question = guess?.question;
  if (!guess || !question || question.played === null) return;
  // Somebody may have looked around before answering.
  const { at } = guess;
  watcher.seek(at);
  const { view, played } = question;
  const same = alike(move, played, view);
  const answer = { chosen: moveLabel(move, view), played: moveLabel(played, view), same };
  watcher.store.patch({
    guess: { ...guess, right: guess.right + (same ? 1 : 0), tried: guess.tried + 1, question: null, answer },
  });
  watcher.step('move', 1);
  if (watcher.store.get().at === at) watcher.seek(at + 1);
}

/** On to the next question. */
export function nextGuess(watcher: Watcher): void {
  const { guess, at } = watcher.store.get();
  if (guess !== null) ask(watcher, guess, at);
}

export function leaveGuess(watcher: Watcher): void {
  watcher.store.patch({ guess: null });
}
