/** The words of a game's coach. */
import type { Anchor } from '../../core/anchor.ts';
import type { GameTypes } from '../../core/game.ts';
import type { Sentence } from '../../core/sentence.ts';
import { say } from '../../i18n/index.ts';

/** A coach's warning about a move, given before the move is made. */
export interface Advice {
  /** the kind of mistake, as an id; the coach stops warning about a kind that the person knows */
  kind: string;
  /** the texts of the warning: `title` is the rule's name, `text` what is about to happen, `rule` the rule in a sentence */
  title: string;
  text: string;
  rule: string;
  at: Anchor | null;
  /** whether the move may lose the game at once; the coach then warns however often it has spoken */
  grave?: boolean;
}

/** A move that a person has made, and their view of the decision. */
export interface Made<View = GameTypes['view'], Move = GameTypes['move']> {
  view: View;
  move: Move;
}

/** How a game's coach comments on turns that are over. */
export interface AfterTurn<View = GameTypes['view'], Move = GameTypes['move'], Comment = Advice> {
  /** The number of the viewer's turn that a view belongs to; null if it belongs to none. */
  turnOf(view: View): number | null;
  /** What the viewer missed in a turn of these moves, now that `view` is open; null for nothing. */
  missed(turn: readonly Made<View, Move>[], view: View): Comment | null;
}

/** Advice from a game's coach, before it is put into words. */
interface Given extends Pick<Advice, 'kind' | 'at' | 'grave'> {
  title: Sentence;
  text: Sentence;
  rule: Sentence;
}

/** Makes a coach that answers at once, from functions of the game that judge a move and a turn that is over. */
export const coachBy = <View, Move>(
  advise: (view: View, move: Move) => Given | null,
  { turnOf, missed }: AfterTurn<View, Move, Given>,
) => ({
  advise: (view: View, move: Move): Advice | null => inWords(advise(view, move)),
  after: {
    turnOf,
    missed: (turn: readonly Made<View, Move>[], view: View): Advice | null => inWords(missed(turn, view)),
  },
});

const inWords = (given: Given | null): Advice | null =>
  given && { ...given, title: say(given.title), text: say(given.text), rule: say(given.rule) };
