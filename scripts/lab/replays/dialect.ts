/** What the builder of games with notes must know of a game: how people write its moves and places, and what goes without saying. */
import type { Anchor } from '../../../src/core/anchor.ts';
import type { Game, GameTypes } from '../../../src/core/game.ts';

export interface Dialect<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  /** What a game with this seed starts from. */
  setup(seed: string): G['setup'];
  /** A move's sentence in the shorter form in which it may be written, too. */
  short(sentence: string): string;
  /** What is done where nothing is written; null where somebody has to choose. */
  unwritten(state: G['state']): G['move'] | null;
  /** Whether `...` ends at this question, although something would be done by itself. */
  stops(state: G['state']): boolean;
  /** The anchor that words mean. Throws where there is no such thing. */
  anchor(view: G['view'], words: string): Anchor;
  /** What a fact of this name is at this moment, in the words of a source. Throws for a name that means nothing. */
  fact(state: G['state'], name: string): string;
}
