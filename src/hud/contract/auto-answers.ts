/** The part of a game's screen that answers decisions automatically, and stops where the person should read. */
import type { GameTypes } from '../../core/game.ts';
import type { Update } from '../../feed/update.ts';
import type { Prefs } from './prefs.ts';

/** What a person has seen in any match, such as a card, by the game's names for it (card codes); stored on the device. */
export interface Familiar {
  has(name: string): boolean;
  add(name: string): void;
}

/**
 * Answers decisions automatically, as the settings allow. It remembers what the person declined, so each match on the screen has its own.
 */
export interface AutoAnswers<G extends GameTypes = GameTypes> {
  /** The move to make automatically; null if the person must be asked. `hold`: the person wants to be asked at the next window. */
  answer(view: G['view'], prefs: Prefs, hold: boolean): G['move'] | null;
  /** Called when the person has made a move, to remember which other moves they declined. */
  onMoveMade(view: G['view'], move: G['move']): void;
  /**
   * Where in the middle of an update the person should stop to read, although the rules ask for no decision; null if nowhere. Left out by
   * most games.
   */
  reads?(update: Update<G>): Reading<G> | null;
  /** Called after an undo: forgets what the person declined in the current turn. */
  forget(): void;
}

/**
 * A stop that lets the person read something: after this many events of an update, `view` is shown with a question whose only answer is to
 * continue.
 */
export interface Reading<G extends GameTypes = GameTypes> {
  events: number;
  view: G['view'];
}
