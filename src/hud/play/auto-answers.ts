/** The part of a game's screen that answers questions without asking the person, and stops where they should read. */
import type { GameTypes } from '../../core/game.ts';
import type { Update } from '../../session/types.ts';
import type { Prefs } from '../prefs.ts';

/** What a person has seen in any match, by the game's own names (a card's code); stored on the device. */
export interface Familiar {
  has(name: string): boolean;
  add(name: string): void;
}

/** Answers questions without asking the person, as the settings allow. Each match on the screen has one object, since it has a memory. */
export interface AutoAnswers<G extends GameTypes = GameTypes> {
  /** The move to make without asking; null if the person must be asked. `hold`: they want to be asked at the next window. */
  answer(view: G['view'], prefs: Prefs, hold: boolean): G['move'] | null;
  /** Called when the person has made a move, to remember what they declined by it. */
  onMoveMade(view: G['view'], move: G['move']): void;
  /** Where the person stops to read in the middle of an update, although the rules ask nothing; null if nowhere. Left out by most games. */
  reads?(update: Update<G>): Reading<G> | null;
  /** Called after an undo: forgets what was declined in the current turn. */
  forget(): void;
}

/** A stop to read something: after this many events of an update, `view` is shown with a question whose only answer is to continue. */
export interface Reading<G extends GameTypes = GameTypes> {
  events: number;
  view: G['view'];
}
