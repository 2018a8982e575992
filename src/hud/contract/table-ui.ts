/** A game's table on the screen; see `GameUi`. */
import type { JSX } from 'preact';
import type { Anchor } from '../../core/anchor.ts';
import type { GameTypes, SeatName } from '../../core/game.ts';
import type { Why } from './explain.ts';
import type { RivalsUi } from './rivals.ts';
import type { Box, DrawArt, Face, TableFocus } from './table-focus.ts';

/** The tension from which on the page looks tense. */
export const TENSE = 1.6;

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
  /** begins with `hand` for a hand, which a coach's words never cover */
  id: string;
  kind: string;
  /** the seat that owns the things in the group; null if they belong to nobody */
  seat: SeatName | null;
  label: string;
  items: TableItem[];
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
  /** what may be done in the current step and by whom, each in a sentence; `can`: whether the seat at this screen can do it now */
  opens: { key: string; by: string; words: string; can: boolean }[];
  window: boolean;
  /** the seat that decides now; null if none does */
  priority: SeatName | null;
  over: boolean;
  /** the current step and who may act in it, as the parts of one line */
  line: readonly string[];
}

/** A zone of several table buttons, such as a hand. Arrows and highlights may point at it as a whole. */
export interface WholeZone {
  /** CSS selector of the zone's buttons */
  selector: string;
  /** the anchor of the thing to point at while the zone is empty; null if there is none */
  instead: Anchor | null;
}

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
  /** the view after the choice that is looked at, to show what its numbers would become; null if nothing would change */
  ahead: V | null;
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

/** What a game shows of its table: its things as buttons, its cards, and the bars and panels around it. */
export interface TableUi<G extends GameTypes = GameTypes> {
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
  /** A component that shows one seat's name and public numbers. */
  Bar(props: BarProps<G['view']>): JSX.Element;
  /** The timing chart for a view. */
  timing(view: G['view']): TimingChart;
  /** A panel beside the table that shows what a risky action may cost; left out if the game has none. */
  Forecast?(props: PanelProps<G>): JSX.Element | null;
  /** Who the bots are and what they say; left out by a game whose bots say nothing. */
  readonly rivals?: RivalsUi<G>;
  /** How tense the game is, for the background sound: 0 over, 1 calm, up to 2. From `TENSE` on, the page shows it too. */
  tension(view: G['view']): number;
}
