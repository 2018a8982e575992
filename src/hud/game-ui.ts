/**
 * The interface a game implements to be shown on the screen: its table as buttons, its questions as choices, its events as sentences,
 * and the few components that only the game can draw. Methods rather than function fields: their parameters are checked bivariantly,
 * so `GameUi<OneGame>` can be passed where `GameUi` of any game is expected.
 */
import type { JSX } from 'preact';
import type { Anchor } from '../core/anchor.ts';
import type { GameTypes, Refusal, SeatName } from '../core/game.ts';
import type { Verbs } from '../commands/command.ts';
import type { IconName } from './components/icons.tsx';
import type { Played, Review } from './reviewed.ts';
import type { AutoAnswers, Familiar } from './play/auto-answers.ts';
import type { Box, DrawArt, Face, Banner, TableFocus } from './table/table-focus.ts';

export type { AutoAnswers, Familiar, Reading } from './play/auto-answers.ts';
export type { Box, DrawArt, Face, Banner } from './table/table-focus.ts';

/** One button of the table: a card, a place or a pile. */
export interface TableItem {
  /** the thing this button stands for; the drawn table uses the same anchor */
  key: Anchor;
  /** the button's accessible name: what lies there, where, in which state, and what can be done with it */
  name: string;
  /** whether a legal move can be made with it now */
  lit: boolean;
  /** CSS class names of its slot, separated by spaces */
  classes: string;
  /** the card shown enlarged when this is pointed at; null for a pile, a place or a hidden card */
  face: Face | null;
}

/** A group of table buttons: Tab moves the focus from group to group, arrow keys move it within one. */
export interface TableGroup {
  id: string;
  kind: string;
  /** the seat whose things these are; null when they belong to nobody */
  seat: SeatName | null;
  label: string;
  items: TableItem[];
}

export type Tone = 'plain' | 'go' | 'stop' | 'danger';

/** A further move of a button that makes several, one after another. */
export interface NextMove {
  move: object;
  /** it is left out when it is not legal, because its question was not asked after all; any other move ends the list then */
  ifAsked: boolean;
}

/** A button that makes a move, or opens a submenu of further buttons. */
export interface Choice {
  /** unique and stable within one decision; the path of open menus is made of these ids */
  id: string;
  text: string;
  /** what the move costs, in words; null when it costs nothing */
  price: string | null;
  /** a second line of explanation on the button; null for none */
  hint: string | null;
  tone: Tone;
  verb: string;
  /** the thing on the table that lights up while the button is pointed at */
  at: Anchor | null;
  /** the card shown enlarged while the button is pointed at */
  face: Face | null;
  /** the move it makes; null when it opens `children` instead */
  move: object | null;
  /** the moves made after `move`, each only if it is legal when its turn comes; left out for none */
  next?: readonly NextMove[];
  /** the button only ticks an option of a set, and this says whether it is ticked; left out for a button that answers */
  ticked?: boolean;
  /** what most people would do here: the button is filled, and Space presses it; at most one of a question */
  sensible?: boolean;
  /** the button cannot be pressed yet; left out for one that can */
  off?: boolean;
  /** its move belongs to the question that the person answered just before, which is taken back for it; left out for an answer */
  earlier?: true;
  children: Choice[];
}

export interface ChoiceGroup {
  /** the group's label is the message `choices.<id>` */
  id: string;
  choices: Choice[];
}

/** The text of the open question. */
export interface PromptWords {
  /** who decides: "Your decision", "Waiting for North" */
  who: string;
  what: string;
  /** why it is asked now and what depends on it; shown only while hints are on */
  why: string | null;
  /** the card whose text asks the question, with its face to look at; null for none */
  source: { name: string; face: Face } | null;
  /** figures that matter for the answer, each in words: "Trace 4", "Your link 1" */
  figures: string[];
  /** paragraphs of the card's text where the question comes from it; else empty */
  text: string[];
  /** cards the question is about that none of its buttons names */
  shown: TableItem[];
}

/** A question answered with a number, shown as a number field. */
export interface NumberQuestion {
  min: number;
  max: number;
  /** the number shown at first */
  first: number;
  /** what answering `n` would lead to, in words; null when there is nothing to say */
  meaning(n: number): string | null;
  /** the table as it would look after answering `n`, for the drawn table; left out where it would look the same */
  preview?(n: number): object;
  /** the text of the button that answers `n` */
  label(n: number): string;
  move(n: number): object;
}

/** A piece of a log line: plain words (`face` null), or the name of a card that can be looked at. */
export interface LogPart {
  text: string;
  face: Face | null;
}

/** A line of the log. `id` counts up through the whole log. */
export interface ShownLine {
  id: number;
  /** how the line is styled: 'turn' opens a turn, 'run' a longer action, 'strong' is decisive, 'small' is minor, 'line' anything else */
  kind: 'turn' | 'run' | 'line' | 'strong' | 'small';
  seat: SeatName | null;
  parts: LogPart[];
  /** what was paid for it, in words; null for nothing */
  paid: string | null;
  /** how many events of its step have happened when it may be read */
  after: number;
  /** what the game needs to tell this line and the next one as one; left out for a line that stands alone */
  joins?: object;
}

/** How things of the table are dragged and dropped to make a move. */
export interface DragRules<G extends GameTypes = GameTypes> {
  /** Whether the person can pick this up now. */
  canDrag(item: TableItem, view: G['view']): boolean;
  /** The legal moves with this thing, by the place it would be dropped on. */
  drops(item: TableItem, view: G['view']): ReadonlyMap<Anchor, G['move'][]>;
  /**
   * The key of `drops` that dropping here would mean; null for none. `over`: the places under the pointer, topmost first; the group
   * that the thing came from is called 'hand'.
   */
  targetAt(over: readonly Anchor[], drops: ReadonlyMap<Anchor, G['move'][]>): Anchor | null;
  /** Why it may not be dropped there, in words; null when there is nothing to say. */
  whyNot(
    item: TableItem,
    over: readonly Anchor[],
    view: G['view'],
    why: (move: G['move']) => Refusal | null,
  ): string | null;
  /** drop targets that have no button, such as a place that does not exist yet; found by their position on the drawn table */
  readonly placesWithoutButton: readonly Anchor[];
}

export type When = 'past' | 'now' | 'later';

/** The timing chart of the present turn or action: its phases and steps, and which of them is the present one. */
export interface TimingChart {
  kind: string;
  /** the chart's title, in words: the name of the turn or action */
  name: string;
  phases: {
    key: string;
    /** the phase's number in the rules; '' for none */
    number: string;
    label: string;
    seat: SeatName | null;
    when: When;
    /** the phase itself is the present step, not one of its `steps` */
    here: boolean;
    steps: { number: string; label: string; when: When; window: boolean }[];
  }[];
  /** what may be done in the present step and by whom, in words; `can`: the seat at this screen can do it now */
  opens: { key: string; by: string; who: string; what: string; can: boolean }[];
  window: boolean;
  /** the seat that decides; null when nobody does now */
  priority: SeatName | null;
  over: boolean;
  /** the present step and who may act, as one line of text */
  line: string;
}

/** The text of the scene shown at the end of a game. */
export interface OverWords {
  /** name for the scene's CSS class: 'won', 'lost', 'draw', or the winning seat where nobody is "you" */
  tone: string;
  /** a small line above the title that says when the game ended */
  kicker: string;
  title: string;
  /** who won and why, as one sentence */
  reason: string;
  /**
   * the table of final figures: `heads` are the seats with their names, in the order of the table; each row has a name and a figure for
   * each of them
   */
  heads: { seat: SeatName; name: string }[];
  rows: { name: string; figures: (string | number)[] }[];
}

/** Which types of events the timeline of a recorded game shows, and how. */
export interface Landmarks {
  /** the seat whose turn number `turn` is (1 is the first); null for the set-up, and in games whose turns belong to nobody */
  seatOf(turn: number): SeatName | null;
  /** events worth stopping at: event type → name of the mark, whose label is the message `watch.mark.<name>` */
  marks: Readonly<Record<string, string>>;
  /** SVG path of each mark, 16 × 16; a mark without one can be stepped to but is not drawn */
  signs: Readonly<Record<string, string>>;
  /** type of the event that begins a small action, drawn as a tick: a coin spent, a card played */
  tick: string;
  /** event types of a longer action, drawn as a bracket: its first, its last, and the one that means it succeeded; null for none */
  span: { begin: string; end: string; good: string } | null;
  /** event types that change nothing on the table; a move with only these is drawn narrow */
  quiet: readonly string[];
}

/** A zone that consists of several buttons of the table, such as a hand; arrows and highlights may point at it as a whole. */
export interface WholeZone {
  /** CSS selector of its buttons */
  selector: string;
  /** the anchor pointed at instead while the zone is empty; null for none */
  instead: Anchor | null;
}

/** A coach's warning about a move, given before the move is made. */
export interface Advice {
  /** the kind of mistake; the coach stops warning about a kind once the person knows it */
  kind: string;
  /** `title`: the rule's name; `text`: what is about to happen; `rule`: the rule in a sentence */
  title: string;
  text: string;
  rule: string;
  at: Anchor | null;
}

/** Props of a panel that a game draws beside the table. */
interface PanelProps<G extends GameTypes> {
  view: G['view'];
  screen: TableFocus;
  /** ids of the menus open in the panel of choices, outermost first */
  path: readonly string[];
  onDrawer: () => void;
}

export interface GameUi<G extends GameTypes = GameTypes> {
  // ------------------------------------------------------------- the table
  /** All groups of the table's buttons in reading order. */
  groups(view: G['view']): TableGroup[];
  /** The seat whose side of the table is nearest to the viewer. */
  nearSeat(view: G['view']): SeatName;
  /** The legal moves that pressing a thing of the table can mean. */
  movesOn(item: TableItem, view: G['view']): G['move'][];
  /** The name of the dialog that pressing a thing opens when it has no legal move; null for none. */
  dialogOf(item: TableItem): string | null;
  /**
   * The name of the dialog that shows what lies close together at a place large, as a finger needs it on a small screen; null where
   * everything there can be pressed. Left out by a game without such places.
   */
  unfold?(item: TableItem, view: G['view']): string | null;
  /** The game's own dialog of this name, such as the cards of a pile. */
  Dialog(props: {
    name: string;
    view: G['view'];
    screen: TableFocus;
    act: (item: TableItem, box: Box) => void;
    onClose: () => void;
  }): JSX.Element;
  /** Why a thing cannot be used now, in words; null for nothing to say. */
  explain(item: TableItem, view: G['view'], why: (move: G['move']) => Refusal | null): string | null;
  /** Anchors of the things that a legal move can be made with now; the drawn table lights them. */
  litAnchors(view: G['view']): Anchor[];
  /** The inside of a thing's button on the plain table. */
  Face(props: { item: TableItem; view: G['view'] }): JSX.Element;
  /** The layout of the plain table. `draw` renders the groups it is given. */
  PlainTable(props: {
    view: G['view'];
    groups: readonly TableGroup[];
    draw: (list: readonly TableGroup[]) => JSX.Element[];
  }): JSX.Element;
  readonly drag?: DragRules<G>;
  /** What and where a thing of the table is, in words; null when it is not on the table. */
  anchorWords(anchor: Anchor, view: G['view']): string | null;
  /** Zones that can be pointed at as a whole, by anchor. */
  readonly zones: Readonly<Record<string, WholeZone>>;
  /** A card at reading size. Unless it `stays` on the screen, nothing in it can take the focus. */
  WholeCard(props: { face: Face; view: G['view']; draw: DrawArt | null; stays?: boolean }): JSX.Element;
  /** The name of a card. */
  nameOf(face: Face): string;
  /** The face of a thing of the table; null where it has none or the viewer does not know it. */
  faceAt(anchor: Anchor | null, view: G['view']): Face | null;

  // ------------------------------------------------------------- questions
  /** The text of the open question; null when there is none. */
  prompt(view: G['view']): PromptWords | null;
  /**
   * What goes on at the table now, shown while an answer of another seat is played out; null for nothing in particular. `seen`: the table
   * as it is shown so far. Left out where the question before says enough.
   */
  between?(seen: G['view']): string | null;
  /**
   * The buttons for the open decision of the viewer's seat; empty when another seat decides. `ticked`: ids of the ticked options, where
   * the question asks for a set.
   */
  choices(view: G['view'], ticked?: readonly string[]): ChoiceGroup[];
  /** Buttons for what the person left undone at the question just before, shown where that answer can be taken back freely. */
  leftUndone?(view: G['view']): ChoiceGroup[];
  /** The ids that are ticked after the option with this id was pressed; left out where no question asks for a set. */
  tick?(view: G['view'], ticked: readonly string[], id: string): string[];
  /** Those of the open decision's buttons that pressing a thing of the table means, where they are more than its moves; else empty. */
  choicesOn?(item: TableItem, groups: readonly ChoiceGroup[]): Choice[];
  /** The buttons for these moves, for the small menu beside a thing of the table. */
  menu(moves: readonly G['move'][], view: G['view']): Choice[];
  /** The open question as a number field; null where it is asked with buttons instead. */
  numberQuestion(view: G['view']): NumberQuestion | null;
  /** A move in words, as its button says it. */
  label(move: G['move'], view: G['view']): string;
  /** Whether two moves are the same move. */
  same(a: G['move'], b: G['move']): boolean;
  /** Whether two moves are the same choice to a person, such as playing either of two copies of a card. */
  sameChoice(a: G['move'], b: G['move'], view: G['view']): boolean;
  /** Whether "guess the move" should ask about this move: false where there was no real choice. */
  worthGuessing(view: G['view'], played: G['move']): boolean;
  /** A new object that answers questions by the settings, for one match. `met`: left out, nothing was met before it. */
  autoAnswers(familiar?: Familiar): AutoAnswers<G>;
  /** Which verbs of moves the keys stand for. */
  readonly verbs: Verbs;

  // ------------------------------------------------------------- what happens
  /** The log lines for these events. `view`: the table after them; `from`: the id of the first line. */
  lines(events: readonly G['seen'][], view: G['view'], from: number): ShownLine[];
  /** Two lines that follow each other as one; null where they stand apart. Left out by a game whose lines never join. */
  joined?(first: ShownLine, second: ShownLine, view: G['view']): ShownLine | null;
  /**
   * The greatest moment among these events, shown across the plain table; null for none. `view`: the table after them. Left out by a game
   * that has none; the drawn table shows its own.
   */
  bannerFor?(events: readonly G['seen'][], view: G['view']): Banner | null;
  /** The main figures of all seats as one text to be spoken. */
  statusText(view: G['view']): string;

  // ------------------------------------------------------------- around the table
  /** Which turn it is (`turn`) and which longer action is going on (`now`, null for none), in words. */
  turnWords(view: G['view']): { turn: string; now: string | null };
  /** How tense the game is, for the background sound: 0 it is over, 1 calm, 2 tense. */
  tension(view: G['view']): 0 | 1 | 2;
  /** A seat's bar: its name and its public figures. `own`: it is the seat at this screen. */
  Bar(props: { view: G['view']; seat: SeatName; own: boolean; thinking: boolean }): JSX.Element;
  /** The timing chart at this moment. */
  timing(view: G['view']): TimingChart;
  /** A panel beside the table that says what a risky action may cost; left out where a game has none. */
  Forecast?(props: PanelProps<G>): JSX.Element | null;
  /** The text of the end scene, for the only person (`you`, null for none or several); null while the game goes on. */
  overWords(view: G['view'], you: SeatName | null): OverWords | null;
  /**
   * Looks back at a finished game, for the only person (`you`) or for everybody. `pause` gives the page its turn and must be awaited now
   * and then; it rejects when the review is no longer wanted. `tell`: takes what is found on the way, with the share that is done. Left out
   * by a game that has nothing to say.
   */
  review?(
    played: Played<G>,
    you: SeatName | null,
    pause: () => Promise<void>,
    tell?: (found: Review, share: number) => void,
  ): Promise<Review>;
  readonly landmarks: Landmarks;

  // ------------------------------------------------------------- pages
  /**
   * The points of the short explanation of the game, each with an icon and, if it has one, the code of its picture; their texts are
   * `how.<name>` and `how.<name>.text`.
   */
  readonly howTo: readonly (readonly [name: string, icon: IconName, picture?: string])[];
  /** The codes of the seats' pictures, shown on the set-up page; left out where there are none. */
  readonly portraits?: Readonly<Record<SeatName, string>>;
  /**
   * The outline of each seat's sign as an SVG path, 24 × 24, shown where several seats are told apart; left out by a game whose seats
   * have no signs of their own.
   */
  readonly signs?: Readonly<Record<SeatName, string>>;
  /** A seat's emblem, shown on the set-up page. */
  Emblem(props: { seat: SeatName }): JSX.Element;
}
