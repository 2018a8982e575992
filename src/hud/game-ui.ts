/**
 * What a game brings to the screen: its table as buttons, its questions as choices, its events as sentences, and the few parts that
 * only it can draw. Methods, not function fields, so that the parts of one game fit where any game's are wanted.
 */
import type { JSX } from 'preact';
import type { Anchor } from '../core/anchor.ts';
import type { GameTypes, Refusal, SeatName } from '../core/game.ts';
import type { Verbs } from '../commands/types.ts';
import type { IconName } from './parts/icons.tsx';
import type { Prefs } from './prefs.ts';
import type { Box, DrawArt, Face, Looking } from './table/looking.ts';

export type { Box, DrawArt, Face } from './table/looking.ts';

/** One button of the table. */
export interface TableItem {
  /** what it is on the table; the drawn table knows it by the same name */
  key: Anchor;
  /** spoken: what lies there, where, in which state, and what can be done with it */
  name: string;
  /** something legal can be done with it now */
  lit: boolean;
  /** names of classes for its place on the plain table */
  look: string;
  /** shown whole when it is looked at; null for a pile, a place */
  face: Face | null;
}

/** Buttons that belong together: Tab goes from group to group, arrow keys go along one. */
export interface TableGroup {
  id: string;
  kind: string;
  /** null: it belongs to nobody */
  seat: SeatName | null;
  label: string;
  items: TableItem[];
}

export type Tone = 'plain' | 'go' | 'stop' | 'danger';

/** A button that answers a question, or opens further ones. */
export interface Choice {
  /** stable within a decision; menus are opened by it */
  id: string;
  text: string;
  /** price in words */
  price: string | null;
  /** a second line: what stands there, what follows */
  hint: string | null;
  tone: Tone;
  verb: string;
  /** lit on the table while the button is pointed at */
  at: Anchor | null;
  /** shown whole meanwhile */
  face: Face | null;
  /** the move it plays; null when it opens `children` */
  move: object | null;
  children: Choice[];
}

export interface ChoiceGroup {
  /** its name is `choices.<id>` */
  id: string;
  choices: Choice[];
}

/** The open question in words. */
export interface PromptWords {
  /** who decides: "Your decision", "Waiting for North" */
  who: string;
  what: string;
  /** why now, and what depends on it; shown with hints on */
  why: string | null;
  /** the card that asks, offered to be looked at */
  source: { name: string; face: Face } | null;
  /** "Trace 4", "Your link 1" */
  figures: string[];
  /** what the card that asks says, where the question comes from its text */
  text: string[];
  /** what the question is about and no button of it names */
  shown: TableItem[];
}

/** A number to choose. */
export interface NumberQuestion {
  min: number;
  max: number;
  /** where the choice begins */
  first: number;
  /** what a number would mean, before it is given; null for nothing to say */
  meaning(n: number): string | null;
  /** the button that gives it */
  label(n: number): string;
  move(n: number): object;
}

/** A piece of a line of the log: words, or something that can be looked at. */
export interface LogPart {
  text: string;
  face: Face | null;
}

/** A line of the log: `id` counts up through the whole log. */
export interface ShownLine {
  id: number;
  /** 'turn' opens a turn, 'run' a longer action, 'line' is told plainly, 'strong' decides something, 'small' is small print */
  kind: 'turn' | 'run' | 'line' | 'strong' | 'small';
  seat: SeatName | null;
  parts: LogPart[];
  /** what was paid for it, in words */
  paid: string | null;
}

/** Answers that need no person, by the settings; one for each match on the screen. */
export interface AutoAnswers<G extends GameTypes = GameTypes> {
  /** The move to be made without asking, or null. `hold`: the person wants to be asked at the next window. */
  answer(view: G['view'], prefs: Prefs, hold: boolean): G['move'] | null;
  /** The person has made this move: what they turned down is not offered again. */
  noted(view: G['view'], move: G['move']): void;
  /** Something was taken back: nothing is remembered. */
  forget(): void;
}

/** Dragging a thing of the table to where it shall go. */
export interface DragRules<G extends GameTypes = GameTypes> {
  /** Whether it can be taken now. */
  may(item: TableItem, view: G['view']): boolean;
  /** Its legal moves by where they lead. */
  drops(item: TableItem, view: G['view']): ReadonlyMap<Anchor, G['move'][]>;
  /** What letting go would mean: `over` are the places under the pointer, the nearest first, the own hand as 'hand'; null for nothing. */
  dropAt(over: readonly Anchor[], drops: ReadonlyMap<Anchor, G['move'][]>): Anchor | null;
  /** Why it may not go there, in words; null for nothing to say. */
  whyNot(
    item: TableItem,
    over: readonly Anchor[],
    view: G['view'],
    why: (move: G['move']) => Refusal | null,
  ): string | null;
  /** places that have no button yet */
  readonly places: readonly Anchor[];
}

export type When = 'past' | 'now' | 'later';

/** The steps of what is going on, from the charts that run the game. */
export interface TimingChart {
  kind: string;
  /** what it is the chart of, in words */
  name: string;
  phases: {
    key: string;
    /** '' where the rules give none */
    number: string;
    label: string;
    seat: SeatName | null;
    when: When;
    /** it is the present step itself, not one of `steps` */
    here: boolean;
    steps: { number: string; label: string; when: When; window: boolean }[];
  }[];
  /** what may be done now, by whom; `can`: by the seat at this screen */
  opens: { key: string; by: string; who: string; what: string; can: boolean }[];
  window: boolean;
  /** who decides; null: nobody does now */
  priority: SeatName | null;
  over: boolean;
  /** the present step as one line */
  line: string;
}

/** The end of a game in words. */
export interface OverWords {
  /** class of the panel: 'won', 'lost', 'draw', or who won where nobody sits at the screen */
  tone: string;
  /** above the title: when it ended */
  kicker: string;
  title: string;
  reason: string;
  /** figures of each seat: the first row names the seats */
  heads: string[];
  rows: { name: string; figures: (string | number)[] }[];
}

/** How a recorded game is laid out along its line of time, from the types of events. */
export interface Landmarks {
  /** the seat whose turn it is, 1 is the first turn; null for the set-up, and where turns belong to nobody */
  seatOf(turn: number): SeatName | null;
  /** events worth stopping at: type → name of a mark (words `watch.mark.<name>`) */
  marks: Readonly<Record<string, string>>;
  /** pictures of marks, 16 × 16; a mark without one is stopped at, not shown */
  signs: Readonly<Record<string, string>>;
  /** the event that a small action begins with: a coin spent, a card played */
  tick: string;
  /** a longer action, drawn as a bracket: the types of its first and last event, and of the one that says it came to something */
  span: { begin: string; end: string; good: string } | null;
  /** types that change nothing on the table */
  quiet: readonly string[];
}

/** A zone that is several things on the table, for arrows and highlights. */
export interface WholeZone {
  /** finds its buttons */
  selector: string;
  /** the thing shown instead while it is empty */
  instead: Anchor | null;
}

/** What a coach says to a move before it is made. */
export interface Advice {
  /** what it is about; the coach falls silent kind by kind */
  kind: string;
  /** the rule's name, what is about to happen, and the rule */
  title: string;
  text: string;
  rule: string;
  at: Anchor | null;
}

/** What a panel beside the table gets. */
interface PanelProps<G extends GameTypes> {
  view: G['view'];
  screen: Looking;
  /** what is open in the panel of choices: ids of menus */
  path: readonly string[];
  onDrawer: () => void;
}

export interface GameUi<G extends GameTypes = GameTypes> {
  // ------------------------------------------------------------- the table
  /** All groups in reading order. */
  groups(view: G['view']): TableGroup[];
  /** The seat whose side of the table is near. */
  near(view: G['view']): SeatName;
  /** Legal moves on a thing of the table. */
  movesOn(item: TableItem, view: G['view']): G['move'][];
  /** The dialog that a thing without moves opens; null for none. */
  dialogOf(item: TableItem): string | null;
  /** A dialog of the game: a pile laid out. */
  Dialog(props: {
    name: string;
    view: G['view'];
    screen: Looking;
    act: (item: TableItem, box: Box) => void;
    onClose: () => void;
  }): JSX.Element;
  /** Why a thing cannot be used now, in words; null for nothing to say. */
  explain(item: TableItem, view: G['view'], why: (move: G['move']) => Refusal | null): string | null;
  /** What can be acted on now, for the drawn table. */
  lit(view: G['view']): Anchor[];
  /** How a thing looks on the plain table. */
  Face(props: { item: TableItem; view: G['view'] }): JSX.Element;
  /** The plain table: where the groups lie. */
  Plain(props: {
    view: G['view'];
    groups: readonly TableGroup[];
    draw: (list: readonly TableGroup[]) => JSX.Element[];
  }): JSX.Element;
  readonly drag?: DragRules<G>;
  /** Where a thing of the table is, in words; null when it is not there. */
  anchorWords(anchor: Anchor, view: G['view']): string | null;
  readonly zones: Readonly<Record<string, WholeZone>>;
  /** The whole face of a card at reading size. One that does not stay has no stops of the Tab key. */
  Whole(props: { face: Face; view: G['view']; draw: DrawArt | null; stays?: boolean }): JSX.Element;
  /** What a face is called. */
  nameOf(face: Face): string;
  /** The face of a thing of the table; null where it has none or it is not known. */
  faceAt(anchor: Anchor | null, view: G['view']): Face | null;

  // ------------------------------------------------------------- questions
  prompt(view: G['view']): PromptWords | null;
  /** The buttons of the decision now open to this screen; empty when somebody else decides. */
  choices(view: G['view']): ChoiceGroup[];
  /** Buttons for the small menu at a thing of the table. */
  menu(moves: readonly G['move'][], view: G['view']): Choice[];
  /** A number that is better stepped to than picked; null for other questions. */
  number(view: G['view']): NumberQuestion | null;
  /** A move in words. */
  label(move: G['move'], view: G['view']): string;
  /** Whether two moves are the same choice for a person (two copies of a card). */
  alike(a: G['move'], b: G['move'], view: G['view']): boolean;
  /** Whether there was anything to guess where this move was made. */
  worthGuessing(view: G['view'], played: G['move']): boolean;
  auto(): AutoAnswers<G>;
  readonly verbs: Verbs;

  // ------------------------------------------------------------- what happens
  /** The lines that events add to the log. `view`: the table after them; `from`: the id of the first. */
  lines(events: readonly G['seen'][], view: G['view'], from: number): ShownLine[];
  /** How everybody stands, in one breath. */
  status(view: G['view']): string;

  // ------------------------------------------------------------- around the table
  /** Which turn it is, and what is going on in it. */
  where(view: G['view']): { turn: string; now: string | null };
  /** How tense it is: 0 over, 1 at rest, 2 in the thick of it. */
  tension(view: G['view']): 0 | 1 | 2;
  /** A seat's bar: who it is, and every open figure. */
  Bar(props: { view: G['view']; seat: SeatName; own: boolean; thinking: boolean }): JSX.Element;
  timing(view: G['view']): TimingChart;
  /** What the next step may cost, beside the table. */
  Forecast?(props: PanelProps<G>): JSX.Element | null;
  over(view: G['view']): OverWords | null;
  readonly landmarks: Landmarks;

  // ------------------------------------------------------------- pages
  /** The game in one minute: `how.<name>` and `how.<name>.text`. */
  readonly how: readonly (readonly [name: string, icon: IconName])[];
  /** A seat's emblem on the set-up page. */
  Emblem(props: { seat: SeatName }): JSX.Element;
}
