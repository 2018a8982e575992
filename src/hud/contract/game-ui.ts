/**
 * What a game implements to be shown on the screen: its table as buttons, its questions as choices, its events as sentences, and the few
 * components that only the game can draw. These are methods, not function fields: their parameters are checked bivariantly, so
 * `GameUi<OneGame>` can be passed where the `GameUi` of any game is expected.
 */
import type { JSX } from 'preact';
import type { Anchor } from '../../core/anchor.ts';
import type { GameTypes, Refusal, SeatName } from '../../core/game.ts';
import type { Verbs } from '../../commands/command.ts';
import type { IconName } from '../components/icons.tsx';
import type { Played, Review } from './reviewed.ts';
import type { AutoAnswers, Familiar } from './auto-answers.ts';
import type { Box, DrawArt, Face, Banner, TableFocus } from './table-focus.ts';

export type { AutoAnswers, Familiar, Reading } from './auto-answers.ts';
export type { Box, DrawArt, Face, Banner } from './table-focus.ts';

/** One button of the table: a card, a zone or a pile. */
export interface TableItem {
  /** the id (anchor) of the thing that this button stands for; the same one on the drawn table */
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
  /** the seat that owns the things in the group; null if they belong to nobody */
  seat: SeatName | null;
  label: string;
  items: TableItem[];
}

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

/** A piece of a log line: plain text (`face` null), or the name of a card that can be looked at. */
export interface LogPart {
  text: string;
  face: Face | null;
}

/** A line of the log. Ids count up through the whole log. */
export interface ShownLine {
  id: number;
  /**
   * how the log line is styled: 'turn' starts a turn, 'run' a longer action, 'strong' is decisive, 'small' is minor, 'line' is anything
   * else
   */
  kind: 'turn' | 'run' | 'line' | 'strong' | 'small';
  seat: SeatName | null;
  parts: LogPart[];
  /** what the action in the log line cost, in words; null for nothing */
  paid: string | null;
  /** how many events of its update must have been shown before this log line appears */
  after: number;
  /** data with which the game can merge this log line with the next one; left out if the line is never merged */
  joins?: object;
}

/** How things on the table are dragged and dropped to make a move. */
export interface DragRules<G extends GameTypes = GameTypes> {
  /** Whether the person can start dragging this thing now. */
  canDrag(item: TableItem, view: G['view']): boolean;
  /** The legal moves that dragging this thing can make, by the zone on which it is dropped. */
  drops(item: TableItem, view: G['view']): ReadonlyMap<Anchor, G['move'][]>;
  /**
   * Which key of `drops` a drop at the pointer means; null for none. `over`: the zones under the pointer, topmost first; 'hand' is the
   * group that the dragged thing came from.
   */
  targetAt(over: readonly Anchor[], drops: ReadonlyMap<Anchor, G['move'][]>): Anchor | null;
  /** Why the dragged thing may not be dropped on these zones, in words; null if there is nothing to say. */
  whyNot(item: TableItem, over: readonly Anchor[], view: G['view'], why: Why<G['move']>): string | null;
  /** zones that have no button but can be dropped on, such as one that does not exist yet; found by their position on the drawn table */
  readonly placesWithoutButton: readonly Anchor[];
}

export type When = 'past' | 'now' | 'later';

/** The timing chart of the current turn or action: its phases and steps, and which one is current. */
export interface TimingChart {
  kind: string;
  /** the title of the timing chart: the name of the turn or action */
  name: string;
  phases: {
    key: string;
    /** the phase's number in the rules; '' if it has none */
    number: string;
    label: string;
    seat: SeatName | null;
    when: When;
    /** true: the current step is the phase itself, not one of its `steps` */
    here: boolean;
    steps: { number: string; label: string; when: When; window: boolean }[];
  }[];
  /** what may be done in the current step and by whom, in words; `can`: whether the seat at this screen can do it now */
  opens: { key: string; by: string; who: string; what: string; can: boolean }[];
  window: boolean;
  /** the seat that decides now; null if none does */
  priority: SeatName | null;
  over: boolean;
  /** the current step and who may act in it, as one line of text */
  line: string;
}

/** The text of the scene at the end of a game. */
export interface OverWords {
  /** the CSS class of the end scene: 'won', 'lost' or 'draw'; the winning seat if nobody at the screen can be addressed as "you" */
  tone: string;
  /** a small line above the title that says when the game ended */
  kicker: string;
  title: string;
  /** who won and why, in one sentence */
  reason: string;
  /** the table of final numbers: `heads` are the columns, each a seat and its name; `rows` have a name and a number for each column */
  heads: { seat: SeatName; name: string }[];
  rows: { name: string; figures: (string | number)[] }[];
}

/** Which events the timeline of a recorded game shows, and how it draws them. */
export interface Landmarks {
  /** the seat whose turn number `turn` is (counted from 1); null for the set-up, and in games whose turns belong to nobody */
  seatOf(turn: number): SeatName | null;
  /** events at which the timeline can stop: event type → name of the mark, whose label is the message `watch.mark.<name>` */
  marks: Readonly<Record<string, string>>;
  /** the SVG path of each mark on the timeline, 16 × 16; a mark without one is a place to stop but is not drawn */
  signs: Readonly<Record<string, string>>;
  /** type of the event that begins a small action, such as spending a coin or playing a card; drawn as a tick on the timeline */
  tick: string;
  /** event types of a longer action, drawn as a bracket on the timeline: how it begins, ends and succeeds; null if the game has none */
  span: { begin: string; end: string; good: string } | null;
  /** event types that change nothing on the table; a move that has only such events is drawn narrow on the timeline */
  quiet: readonly string[];
}

/** A zone of several table buttons, such as a hand. Arrows and highlights may point at it as a whole. */
export interface WholeZone {
  /** CSS selector of the zone's buttons */
  selector: string;
  /** the anchor of the thing to point at while the zone is empty; null if there is none */
  instead: Anchor | null;
}

/** A coach's warning about a move, given before the move is made. */
export interface Advice {
  /** the kind of mistake, as an id; the coach stops warning about a kind that the person knows */
  kind: string;
  /** the texts of the warning: `title` is the rule's name, `text` what is about to happen, `rule` the rule in a sentence */
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
  /** renders groups of table buttons */
  draw: (list: readonly TableGroup[]) => JSX.Element[];
}

export interface WholeProps<V> {
  face: Face;
  /** the view of the table on which the card may be; null on pages without a table */
  view: V;
  draw: DrawArt | null;
  /** whether the enlarged card is pinned; if not, nothing in it can take the focus */
  stays?: boolean;
}

export interface BarProps<V> {
  view: V;
  seat: SeatName;
  /** whether the bar shows the seat at this screen */
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
  /** The legal moves that a press on a thing on the table can mean. */
  movesOn(item: TableItem, view: G['view']): G['move'][];
  /** The name of the dialog that pressing a thing opens if it has no legal move; null if there is none. */
  dialogOf(item: TableItem): string | null;
  /**
   * The name of the dialog that shows a crowded place enlarged, so that a finger can press things on a small screen. Null if everything
   * there can be pressed already. Left out by a game without such places.
   */
  unfold?(item: TableItem, view: G['view']): string | null;
  /** The game's own dialog with the name `name`, such as the cards of a pile. */
  Dialog(props: {
    name: string;
    view: G['view'];
    screen: TableFocus;
    act: (item: TableItem, box: Box) => void;
    onClose: () => void;
  }): JSX.Element;
  /** Why a thing cannot be used now, in words; null if there is nothing to say. */
  explain(item: TableItem, view: G['view'], why: Why<G['move']>): string | null;
  /** The anchors of the things with which a legal move can be made now; the drawn table lights them. */
  litAnchors(view: G['view']): Anchor[];
  /** The inside of a thing's button on the plain table. */
  Face(props: { item: TableItem; view: G['view'] }): JSX.Element;
  /** The component that lays out the plain table. */
  PlainTable(props: PlainProps<G['view']>): JSX.Element;
  readonly drag?: DragRules<G>;
  /** In words, what and where the thing with this anchor is; null if it is not on the table. */
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

  // ------------------------------------------------------------- what happens
  /** The log lines for these events. `view`: the table after them; `from`: the id of the first line. */
  lines(events: readonly G['seen'][], view: G['view'], from: number): ShownLine[];
  /** Merges two consecutive lines; null if they stay separate. Left out by a game whose lines never merge. */
  joined?(first: ShownLine, second: ShownLine, view: G['view']): ShownLine | null;
  /**
   * The most important banner for these events, shown across the plain table; null if there is none. `view`: the table after the events.
   * Left out by a game without banners; the drawn table has its own.
   */
  bannerFor?(events: readonly G['seen'][], view: G['view']): Banner | null;
  /** The main numbers of all seats as one text for screen readers. */
  statusText(view: G['view']): string;

  // ------------------------------------------------------------- around the table
  /** Which turn it is (`turn`) and which longer action is under way (`now`, null if none), in words. */
  turnWords(view: G['view']): { turn: string; now: string | null };
  /** How tense the game is, for the background sound: 0 over, 1 calm, 2 tense. */
  tension(view: G['view']): 0 | 1 | 2;
  /** A component that shows one seat's name and public numbers. */
  Bar(props: BarProps<G['view']>): JSX.Element;
  /** The timing chart for a view. */
  timing(view: G['view']): TimingChart;
  /** A panel beside the table that shows what a risky action may cost; left out if the game has none. */
  Forecast?(props: PanelProps<G>): JSX.Element | null;
  /** The text of the end scene; null while the game goes on. `you`: the seat of the only person; null if nobody or several people play. */
  overWords(view: G['view'], you: SeatName | null): OverWords | null;
  /**
   * Reviews a finished game for the only person (`you`), or for everybody if null. It awaits `pause` now and then to keep the page
   * responsive; `pause` rejects when the review is no longer wanted. `tell` gets intermediate results and the share done. Left out by a
   * game without reviews.
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
   * The points of the one-minute explanation of the game, each with an icon and optionally a picture's code. Their texts are the messages
   * `how.<name>` and `how.<name>.text`.
   */
  readonly howTo: readonly (readonly [name: string, icon: IconName, picture?: string])[];
  /** The codes of the seats' pictures for the set-up page; left out if there are none. */
  readonly portraits?: Readonly<Record<SeatName, string>>;
  /** Each seat's sign as an SVG path, 24 × 24, to tell several seats apart; left out by a game whose seats have no signs. */
  readonly signs?: Readonly<Record<SeatName, string>>;
  /** A seat's emblem, shown on the set-up page. */
  Emblem(props: { seat: SeatName }): JSX.Element;
}
