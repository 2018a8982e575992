/**
 * What a game implements to be shown on the screen: its table as buttons, its questions as choices, its events as sentences, and the few
 * components that only the game can draw. These are methods, not function fields: their parameters are checked bivariantly, so
 * `GameUi<OneGame>` can be passed where the `GameUi` of any game is expected.
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

/** One button of the table: a card, a zone or a pile. */
export interface TableItem {
  /** the thing this button stands for; the drawn table uses the same anchor */
  key: Anchor;
  /** the button's accessible name: what it is, where it is, in which state, and what can be done with it */
  name: string;
  /** whether a legal move can be made with the thing now */
  lit: boolean;
  /** CSS class names of the thing's slot, separated by spaces */
  classes: string;
  /** the cells of its group's grid on the plain table, as CSS `grid-area`; if left out, the next free place */
  area?: string;
  /** the card to enlarge when this is pointed at; null for a pile, a zone or a hidden card */
  face: Face | null;
}

/** A group of table buttons: Tab moves the focus between groups, arrow keys move it within one. */
export interface TableGroup {
  id: string;
  kind: string;
  /** the seat whose things are in the group; null if they belong to nobody */
  seat: SeatName | null;
  label: string;
  items: TableItem[];
}

export type Tone = 'plain' | 'go' | 'stop' | 'danger';

/** A move that a button makes after its first one. */
export interface NextMove {
  move: object;
  /**
   * true: the move is skipped if it is not legal, because its question was not asked after all; false: the remaining moves are dropped then
   */
  ifAsked: boolean;
}

/** A button that makes a move or opens a submenu. */
export interface Choice {
  /** unique and stable within a decision; the path of open menus consists of these ids */
  id: string;
  text: string;
  /** what the move costs, in words; null if it costs nothing */
  price: string | null;
  /** a second line of explanation on the button; null if there is none */
  hint: string | null;
  tone: Tone;
  verb: string;
  /** the thing on the table that lights up while the button is pointed at */
  at: Anchor | null;
  /** the card to enlarge while the button is pointed at */
  face: Face | null;
  /** the move the button makes; null if it opens `children` instead */
  move: object | null;
  /** moves to make after `move`, each only if it is legal when its turn comes; left out if there are none */
  next?: readonly NextMove[];
  /** whether the option is ticked, for a button that only ticks an option of a set; left out for a button that answers */
  ticked?: boolean;
  /** what most people would do here: the button is filled, and Space presses it; at most one per question */
  sensible?: boolean;
  /** the button cannot be pressed yet */
  off?: boolean;
  /** the button's move belongs to the previous question, whose answer is undone for it */
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
  /** why the question is asked now and what depends on it; shown only while hints are on */
  why: string | null;
  /** the card whose text asks the question, with its face; null if none does */
  source: { name: string; face: Face } | null;
  /** numbers that matter for the answer, each in words: "Trace 4", "Your link 1" */
  figures: string[];
  /** paragraphs of the card's text if the question comes from it; else empty */
  text: string[];
  /** cards the question is about that none of its buttons names */
  shown: TableItem[];
}

/** A question answered with a number, shown as a number field. */
export interface NumberQuestion {
  min: number;
  max: number;
  /** the initial number */
  first: number;
  /** what answering `n` would lead to, in words; null if there is nothing to say */
  meaning(n: number): string | null;
  /** the table as it would look after answering `n`, for the drawn table; left out if it would look the same */
  preview?(n: number): object;
  /** the text of the button that answers `n` */
  label(n: number): string;
  move(n: number): object;
}

/** A piece of a log line: plain text (`face` null), or the name of a card that can be looked at. */
export interface LogPart {
  text: string;
  face: Face | null;
}

/** A line of the log. Ids count up through the whole log. */
export interface ShownLine {
  id: number;
  /**
   * how the line is styled: 'turn' starts a turn, 'run' a longer action, 'strong' is decisive, 'small' is minor, 'line' is anything else
   */
  kind: 'turn' | 'run' | 'line' | 'strong' | 'small';
  seat: SeatName | null;
  parts: LogPart[];
  /** what was paid for the action, in words; null for nothing */
  paid: string | null;
  /** the line may be read once this many events of its step have happened */
  after: number;
  /** what the game needs to merge this line with the next one; left out if the line is never merged */
  joins?: object;
}

/** How things on the table are dragged and dropped to make a move. */
export interface DragRules<G extends GameTypes = GameTypes> {
  /** Whether the person can pick this thing up now. */
  canDrag(item: TableItem, view: G['view']): boolean;
  /** The legal moves with this thing, by the zone it would be dropped on. */
  drops(item: TableItem, view: G['view']): ReadonlyMap<Anchor, G['move'][]>;
  /**
   * The key of `drops` that dropping here would mean; null if there is none. `over`: the zones under the pointer, topmost first; the group
   * that the thing came from is called 'hand'.
   */
  targetAt(over: readonly Anchor[], drops: ReadonlyMap<Anchor, G['move'][]>): Anchor | null;
  /** Why it may not be dropped there, in words; null if there is nothing to say. */
  whyNot(item: TableItem, over: readonly Anchor[], view: G['view'], why: Why<G['move']>): string | null;
  /** drop targets without a button, such as a zone that does not exist yet; found by their position on the drawn table */
  readonly placesWithoutButton: readonly Anchor[];
}

export type When = 'past' | 'now' | 'later';

/** The timing chart of the current turn or action: its phases and steps, and which one is current. */
export interface TimingChart {
  kind: string;
  /** the chart's title: the name of the turn or action */
  name: string;
  phases: {
    key: string;
    /** the phase's number in the rules; '' if it has none */
    number: string;
    label: string;
    seat: SeatName | null;
    when: When;
    /** true: the phase itself is the current step, not one of its `steps` */
    here: boolean;
    steps: { number: string; label: string; when: When; window: boolean }[];
  }[];
  /** what may be done in the current step and by whom, in words; `can`: the seat at this screen can do it now */
  opens: { key: string; by: string; who: string; what: string; can: boolean }[];
  window: boolean;
  /** the seat that decides; null if nobody does */
  priority: SeatName | null;
  over: boolean;
  /** the current step and who may act, as one line of text */
  line: string;
}

/** The text of the scene at the end of a game. */
export interface OverWords {
  /** the scene's CSS class: 'won', 'lost', 'draw', or the winning seat if nobody is "you" */
  tone: string;
  /** a small line above the title that says when the game ended */
  kicker: string;
  title: string;
  /** who won and why, in one sentence */
  reason: string;
  /** the table of final numbers: `heads` are the seats and their names, in column order; each row has a name and a number for each seat */
  heads: { seat: SeatName; name: string }[];
  rows: { name: string; figures: (string | number)[] }[];
}

/** Which event types the timeline of a recorded game shows, and how. */
export interface Landmarks {
  /** the seat whose turn number `turn` is (1 is the first); null for the set-up, and in games whose turns belong to nobody */
  seatOf(turn: number): SeatName | null;
  /** events worth stopping at: event type → name of the mark, whose label is the message `watch.mark.<name>` */
  marks: Readonly<Record<string, string>>;
  /** SVG path of each mark, 16 × 16; a mark without one can be stepped to but is not drawn */
  signs: Readonly<Record<string, string>>;
  /** type of the event that begins a small action, drawn as a tick: a coin spent, a card played */
  tick: string;
  /** event types of a longer action, drawn as a bracket: its first, its last, and the one that means success; null if there is none */
  span: { begin: string; end: string; good: string } | null;
  /** event types that change nothing on the table; a move with only these is drawn narrow */
  quiet: readonly string[];
}

/** A zone of several table buttons, such as a hand. Arrows and highlights may point at it as a whole. */
export interface WholeZone {
  /** CSS selector of the zone's buttons */
  selector: string;
  /** the anchor to point at instead while the zone is empty; null if there is none */
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

/** A function that says why a move is not legal now; null if it is legal or there is nothing to say. */
export type Why<M> = (move: M) => Refusal | null;

export interface PlainProps<V> {
  view: V;
  groups: readonly TableGroup[];
  /** renders the groups it is given */
  draw: (list: readonly TableGroup[]) => JSX.Element[];
}

export interface WholeProps<V> {
  face: Face;
  /** the table on which the card may be; null on pages without one */
  view: V;
  draw: DrawArt | null;
  /** whether the card stays on the screen; if not, nothing in it can take the focus */
  stays?: boolean;
}

export interface BarProps<V> {
  view: V;
  seat: SeatName;
  /** whether the bar is of the seat at this screen */
  own: boolean;
  thinking: boolean;
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
  /** The legal moves that pressing a thing on the table can mean. */
  movesOn(item: TableItem, view: G['view']): G['move'][];
  /** The name of the dialog that pressing a thing opens if it has no legal move; null if there is none. */
  dialogOf(item: TableItem): string | null;
  /**
   * The name of the dialog that shows a crowded place enlarged, so that a finger can press things on a small screen. Null if everything
   * there can be pressed already. Left out by a game without such places.
   */
  unfold?(item: TableItem, view: G['view']): string | null;
  /** The game's own dialog with this name, such as the cards of a pile. */
  Dialog(props: {
    name: string;
    view: G['view'];
    screen: TableFocus;
    act: (item: TableItem, box: Box) => void;
    onClose: () => void;
  }): JSX.Element;
  /** Why a thing cannot be used now, in words; null if there is nothing to say. */
  explain(item: TableItem, view: G['view'], why: Why<G['move']>): string | null;
  /** Anchors of the things that a legal move can be made with now; the drawn table lights them. */
  litAnchors(view: G['view']): Anchor[];
  /** The inside of a thing's button on the plain table. */
  Face(props: { item: TableItem; view: G['view'] }): JSX.Element;
  /** The layout of the plain table. */
  PlainTable(props: PlainProps<G['view']>): JSX.Element;
  readonly drag?: DragRules<G>;
  /** What a thing on the table is and where it is, in words; null if it is not on the table. */
  anchorWords(anchor: Anchor, view: G['view']): string | null;
  /** Zones that can be pointed at as a whole, by anchor. */
  readonly zones: Readonly<Record<string, WholeZone>>;
  /** A card at reading size. */
  WholeCard(props: WholeProps<G['view']>): JSX.Element;
  /** The name of a card. */
  nameOf(face: Face): string;
  /** The face of a thing on the table; null if it has none or the viewer does not know it. */
  faceAt(anchor: Anchor | null, view: G['view']): Face | null;

  // ------------------------------------------------------------- questions
  /** The text of the open question; null if there is none. */
  prompt(view: G['view']): PromptWords | null;
  /**
   * What is happening at the table while another seat's answer is being shown; null for nothing in particular. `seen`: the table as shown
   * so far. Left out if the previous question says enough.
   */
  between?(seen: G['view']): string | null;
  /**
   * The buttons for the open decision of the viewer's seat; empty if another seat decides. `ticked`: ids of the ticked options, if the
   * question asks for a set.
   */
  choices(view: G['view'], ticked?: readonly string[]): ChoiceGroup[];
  /** Buttons for what the person left undone at the previous question, shown if that answer can be undone freely. */
  leftUndone?(view: G['view']): ChoiceGroup[];
  /** The ids ticked after the option with this id was pressed; left out if no question asks for a set. */
  tick?(view: G['view'], ticked: readonly string[], id: string): string[];
  /** The decision's buttons that pressing a thing on the table can mean, if they are more than the thing's moves; else empty. */
  choicesOn?(item: TableItem, groups: readonly ChoiceGroup[]): Choice[];
  /** The buttons for these moves, for the small menu next to a thing on the table. */
  menu(moves: readonly G['move'][], view: G['view']): Choice[];
  /** The open question as a number field; null if it is asked with buttons instead. */
  numberQuestion(view: G['view']): NumberQuestion | null;
  /** A move in words, as on its button. */
  label(move: G['move'], view: G['view']): string;
  /** Whether two moves are the same move. */
  same(a: G['move'], b: G['move']): boolean;
  /** Whether a person would see two moves as the same choice, such as playing either of two copies of a card. */
  sameChoice(a: G['move'], b: G['move'], view: G['view']): boolean;
  /** Whether "guess the move" should ask about this move; false if there was no real choice. */
  worthGuessing(view: G['view'], played: G['move']): boolean;
  /**
   * A new object that answers questions as the settings say, for one match. `familiar`: what the person has seen before; nothing if left
   * out.
   */
  autoAnswers(familiar?: Familiar): AutoAnswers<G>;
  /** Which verbs of moves the keys stand for. */
  readonly verbs: Verbs;

  // ------------------------------------------------------------- what happens
  /** The log lines for these events. `view`: the table after them; `from`: the id of the first line. */
  lines(events: readonly G['seen'][], view: G['view'], from: number): ShownLine[];
  /** Merges two consecutive lines; null if they stay separate. Left out by a game whose lines never merge. */
  joined?(first: ShownLine, second: ShownLine, view: G['view']): ShownLine | null;
  /**
   * The most important of these events' banners, shown across the plain table; null if there is none. `view`: the table after them. Left
   * out by a game without banners; the drawn table shows its own.
   */
  bannerFor?(events: readonly G['seen'][], view: G['view']): Banner | null;
  /** The main numbers of all seats as one text for screen readers. */
  statusText(view: G['view']): string;

  // ------------------------------------------------------------- around the table
  /** Which turn it is (`turn`) and which longer action is under way (`now`, null if none), in words. */
  turnWords(view: G['view']): { turn: string; now: string | null };
  /** How tense the game is, for the background sound: 0 over, 1 calm, 2 tense. */
  tension(view: G['view']): 0 | 1 | 2;
  /** A seat's bar: its name and its public numbers. */
  Bar(props: BarProps<G['view']>): JSX.Element;
  /** The timing chart at this moment. */
  timing(view: G['view']): TimingChart;
  /** A panel beside the table that shows what a risky action may cost; left out if the game has none. */
  Forecast?(props: PanelProps<G>): JSX.Element | null;
  /** The text of the end scene for the only person (`you`, null for none or several); null while the game goes on. */
  overWords(view: G['view'], you: SeatName | null): OverWords | null;
  /**
   * Reviews a finished game, for the only person (`you`) or for everybody. `pause` lets the page run; await it now and then. It rejects
   * when the review is no longer wanted. `tell` gets intermediate results with the share done. Left out by a game that has nothing to say.
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
   * The points of the short explanation of the game, each with an icon and optionally a picture's code. Their texts are `how.<name>` and
   * `how.<name>.text`.
   */
  readonly howTo: readonly (readonly [name: string, icon: IconName, picture?: string])[];
  /** The codes of the seats' pictures for the set-up page; left out if there are none. */
  readonly portraits?: Readonly<Record<SeatName, string>>;
  /** Each seat's sign as an SVG path, 24 × 24, to tell several seats apart; left out by a game whose seats have no signs. */
  readonly signs?: Readonly<Record<SeatName, string>>;
  /** A seat's emblem, shown on the set-up page. */
  Emblem(props: { seat: SeatName }): JSX.Element;
}
