/** The part of a game's screen that answers questions without asking the person, and stops where they should read. */
import type { GameTypes } from '../../core/game.ts';
import type { Update } from '../../session/types.ts';
import type { Prefs } from '../prefs.ts';

/** What a person has met in any match, under names of the game's own (a card's code); kept on the device. */
export interface Familiar {
  has(name: string): boolean;
  add(name: string): void;
}

/** Answers questions without asking the person, as the settings allow. One object for each match on the screen, since it remembers. */
export interface AutoAnswers<G extends GameTypes = GameTypes> {
  /** The move to make without asking; null when the person must be asked. `hold`: they want to be asked at the next window. */
  answer(view: G['view'], prefs: Prefs, hold: boolean): G['move'] | null;
  /** Called when the person has made a move, to remember what they turned down by it. */
  onMoveMade(view: G['view'], move: G['move']): void;
  /** Where the person stops to read in the course of a frame, where the rules ask nothing; null for nowhere. Left out by most games. */
  reads?(update: Update<G>): Reading<G> | null;
  /** Called after a take-back: forgets what was turned down in the present turn. */
  forget(): void;
}

/** A stop to read something: after that many events of a frame, `view` is shown with a question that only goes on, whatever its answer. */
export interface Reading<G extends GameTypes = GameTypes> {
  events: number;
  view: G['view'];
}
