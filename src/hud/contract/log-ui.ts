/** A game's events in words; see `GameUi`. */
import type { GameTypes, SeatName } from '../../core/game.ts';
import type { Banner, Face } from './table-focus.ts';

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
  /** a label in front of the line, such as "Why:"; left out for none */
  lead?: string;
  parts: LogPart[];
  /** what the action in the log line cost, in words; null for nothing */
  paid: string | null;
  /** how many events of its update must have been shown before this log line appears */
  after: number;
  /** lines that this one sums up, shown on demand; left out for none */
  folded?: readonly ShownLine[];
  /** data with which the game can merge this log line with the next one; left out if the line is never merged */
  joins?: object;
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

/** What a game says about what happens: log lines, banners, and the events that a timeline shows. */
export interface LogUi<G extends GameTypes = GameTypes> {
  /** The log lines for these events. `view`: the table after them; `from`: the id of the first line. */
  lines(events: readonly G['seen'][], view: G['view'], from: number): ShownLine[];
  /** Merges two consecutive lines; null if they stay separate. Left out by a game whose lines never merge. */
  joined?(first: ShownLine, second: ShownLine, view: G['view']): ShownLine | null;
  /** Splits a text that a person wrote into plain text and the names of cards in it. Left out by a game without named cards. */
  cardsIn?(text: string): LogPart[];
  /**
   * The most important banner for these events, shown across the plain table; null if there is none. `view`: the table after the events.
   * Left out by a game without banners; the drawn table has its own.
   */
  bannerFor?(events: readonly G['seen'][], view: G['view']): Banner | null;
  /** The main numbers of all seats as one text for screen readers. */
  statusText(view: G['view']): string;
  /** Which turn it is (`turn`) and which longer action is under way (`now`, null if none), in words. */
  turnWords(view: G['view']): { turn: string; now: string | null };
  readonly landmarks: Landmarks;
}
