/**
 * What the builder of annotated games needs to know of a game: how its moves and places are written, and what happens without being
 * written.
 */
import type { Anchor } from '../../../src/core/anchor.ts';
import type { Game, GameTypes } from '../../../src/core/game.ts';

export interface Dialect<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  /** The set-up of a game with this seed. */
  setup(seed: string): G['setup'];
  /** A shorter form in which a move may also be written. */
  short(sentence: string): string;
  /** The move to play if nothing is written; null if somebody must choose. */
  unwritten(state: G['state']): G['move'] | null;
  /** Whether `...` stops at this question, although a move would be played automatically. */
  stops(state: G['state']): boolean;
  /** The anchor that these words name. Throws if there is no such thing. */
  anchor(view: G['view'], words: string): Anchor;
  /** The value of a fact at this moment, in the words of a source. Throws for an unknown name. */
  fact(state: G['state'], name: string): string;
}
