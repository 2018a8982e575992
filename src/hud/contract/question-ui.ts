/** A game's questions on the screen; see `GameUi`. */
import type { JSX } from 'preact';
import type { Verbs } from '../../commands/command.ts';
import type { Anchor } from '../../core/anchor.ts';
import type { GameTypes } from '../../core/game.ts';
import type { AutoAnswers, Familiar } from './auto-answers.ts';
import type { Face } from './table-focus.ts';
import type { TableItem } from './table-ui.ts';

/** Whether the viewer's own seat has to answer now. */
export const isMine = ({ decision, viewer }: GameTypes['view']): boolean =>
  decision !== null && (decision.by ?? decision.seat) === viewer;

export type Tone = 'plain' | 'go' | 'stop' | 'danger';

/** A move that a button makes automatically after its first move. */
export interface NextMove {
  move: object;
  /**
   * what happens if the move is not legal when its turn comes, because the decision it answers did not come up. true: it is skipped; false:
   * it and all moves after it are dropped
   */
  ifAsked: boolean;
}

/** A button that makes a move or opens a submenu. */
export interface Choice {
  /** the button's id: unique and stable within a decision; the path of open menus consists of such ids */
  id: string;
  text: string;
  /** what the move costs, in words; null if it costs nothing */
  price: string | null;
  /** a second line of explanation on the button; null if there is none */
  hint: string | null;
  tone: Tone;
  verb: string;
  /** the thing on the table that lights up while the pointer is on the button */
  at: Anchor | null;
  /** the card that is shown enlarged while the pointer is on the button */
  face: Face | null;
  /** the view as it would be after the move, which the drawn table shows while the button is looked at; left out if nothing would change */
  preview?: object;
  /** the view once the price is paid, whose numbers the bars show beside the present ones while the button is looked at; left out if none is */
  paid?: object;
  /** the way a piece would go, from one thing on the table to another, drawn while the button is looked at; left out if none would go */
  path?: readonly [from: Anchor, to: Anchor];
  /** the move the button makes; null if it opens `children` instead */
  move: object | null;
  /** moves to make after `move`, each only if it is legal when its turn comes; left out if there are none */
  next?: readonly NextMove[];
  /** whether the option is ticked, for a button that only ticks an option of a set; left out for a button that answers */
  ticked?: boolean;
  /** whether this is what most people would do here: the button is filled, and Space presses it; at most one per decision */
  sensible?: boolean;
  /** whether the button is disabled for now */
  off?: boolean;
  /** whether the button's move belongs to the previous decision; pressing it first undoes the move made there */
  earlier?: true;
  children: Choice[];
}

export interface ChoiceGroup {
  /** the group's id; its label is the message `choices.<id>` */
  id: string;
  choices: Choice[];
}

/** The text of the open decision, as a question. */
export interface PromptWords {
  /** who decides: "Your decision", "Waiting for North" */
  who: string;
  what: string;
  /** why the question is asked now and what depends on it; shown only while hints are on */
  why: string | null;
  /** the card whose text asks the question, with its face; null if none does */
  source: { name: string; face: Face } | null;
  /** numbers that matter for the decision, each in words: "Trace 4", "Your link 1" */
  figures: string[];
  /** the paragraphs of the card's text, if the question comes from a card; else empty */
  text: string[];
  /** effects in that text that happen one by one, each shown with a mark */
  points?: string[];
  /** cards that the question is about but that none of its buttons names */
  shown: TableItem[];
}

/** A decision about a number, such as a bid, shown as a number field. */
export interface NumberQuestion {
  min: number;
  max: number;
  /** the initial number */
  first: number;
  /** what choosing the number `n` would lead to, in words; null if there is nothing to say */
  meaning(n: number): string | null;
  /** the view as it would be after choosing the number `n`, for the drawn table; left out if the table would look the same */
  preview?(n: number): object;
  /** the text of the button that confirms the number `n` */
  label(n: number): string;
  move(n: number): object;
}

/** How a game asks: the open decision as a question, its moves as choices, and which of them are answered automatically. */
export interface QuestionUi<G extends GameTypes = GameTypes> {
  /** The text of the open question; null if there is none. */
  prompt(view: G['view']): PromptWords | null;
  /**
   * What is happening on the table while another seat decides and earlier events are still being shown, in words; null for nothing in
   * particular. `seen`: the view as far as it has been shown. Left out by a game whose panel keeps the previous question.
   */
  between?(seen: G['view']): string | null;
  /**
   * The buttons for the open decision of the viewer's seat; empty if another seat decides. `ticked`: ids of the ticked options, if the
   * decision is to choose a set.
   */
  choices(view: G['view'], ticked?: readonly string[]): ChoiceGroup[];
  /** Buttons for moves that the person could have made at the previous decision; shown if it can still be undone freely. */
  leftUndone?(view: G['view']): ChoiceGroup[];
  /**
   * Whether the open question only completes a move that the person has begun, such as what pays for it, so that they may take that move
   * back instead. Left out by a game without such questions.
   */
  completes?(view: G['view']): boolean;
  /** Which options are ticked after a press on the option `id`, by id; left out by a game in which nobody ever chooses a set. */
  tick?(view: G['view'], ticked: readonly string[], id: string): string[];
  /**
   * Which buttons of the open decision a press on a thing can mean, for cases in which `movesOn` does not say enough; else empty.
   */
  choicesOn?(item: TableItem, groups: readonly ChoiceGroup[]): Choice[];
  /** Buttons for the given moves, for the small menu next to a thing on the table. */
  menu(moves: readonly G['move'][], view: G['view']): Choice[];
  /** The open decision as a number field; null if it is made with buttons instead. */
  numberQuestion(view: G['view']): NumberQuestion | null;
  /** A move in words, as on its button. */
  label(move: G['move'], view: G['view']): string;
  /** A small picture in front of a button's words, such as the tile it lays; null for none. Left out by a game without such pictures. */
  Picture?(props: { choice: Choice }): JSX.Element | null;
  /** Whether two moves are the same move. */
  same(a: G['move'], b: G['move']): boolean;
  /** Whether a person would see two moves as the same choice, such as playing either of two copies of a card. */
  sameChoice(a: G['move'], b: G['move'], view: G['view']): boolean;
  /** Whether "guess the move" should let the person guess this move; false if the seat had no real choice. */
  worthGuessing(view: G['view'], played: G['move']): boolean;
  /**
   * Makes an object that answers decisions automatically as the settings say, for one match. `familiar`: what the person has seen before;
   * nothing if left out.
   */
  autoAnswers(familiar?: Familiar): AutoAnswers<G>;
  /** Which buttons each keyboard key presses, by the verbs of their moves, such as "draw". */
  readonly verbs: Verbs;
}
