/** The interfaces through which the HUD uses the rest of the program. The composition root implements them; tests bring their own. */
import type { Anchor } from '../core/anchor.ts';
import type { GameTypes, SeatName, Sentence, Viewer } from '../core/game.ts';
import type { Author } from '../replay/annotate.ts';
import type { Layer, Step } from '../replay/format.ts';
import type { Update, Session } from '../session/types.ts';
import type { AdviserPort, BotAdvice } from './adviser-port.ts';
import type { Collection } from './collection.ts';
import type { DevicePort } from './device-port.ts';
import type { LessonsPort, PuzzlesPort } from './lesson-ports.ts';
import type { Chosen, MatchOption } from './match-options.ts';
import type { Advice, DrawArt, GameUi, Familiar } from './game-ui.ts';
import type { Played } from './reviewed.ts';
import type { OwnPage } from './own-page.ts';
import type { IconName } from './components/icons.tsx';
import type { TimelineStep } from './watch/timeline.ts';

type View = GameTypes['view'];
type Move = GameTypes['move'];

/** A rectangle in CSS px, measured from the top left of the table's element. */
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The drawn table (a canvas). Without WebGL there is none, and the plain HTML table is shown. */
export interface StagePort {
  /**
   * Animates a frame; resolves when the table shows `frame.after`. `shown` is called whenever more has been shown, skipped or not: with the
   * number of events so far, and whether that is all, the table after them included.
   */
  show(update: Update, shown?: (events: number, all: boolean) => void): Promise<void>;
  /** Makes the table show this view at once, without animation. */
  reconcile(view: View): void;
  /** Where each thing of the table lies once nothing moves any more. */
  anchors(): Map<Anchor, Rect>;
  /** Calls `listener` when the layout has changed and nothing moves any more; returns a function that unsubscribes. */
  onSettle(listener: () => void): () => void;
  /** The part of the table where something is shown large that must not be covered; null for none. */
  busy?(): Rect | null;
  /** Ends all running animations at once. */
  skip(): void;
  /** Lights the things a legal move can be made with and the thing in focus, and marks those ticked of a set. */
  highlight?(legal: ReadonlySet<Anchor>, focus: Anchor | null, ticked?: ReadonlySet<Anchor>): void;
  /** Leaves out parts of the table by name, and keeps a thing in sight: nothing shown large covers it. */
  teach?(hides: readonly string[], keeps: Anchor | null): void;
  /** Draws a thing being dragged at `x`, `y` (CSS px from the table's top left) and lights its drop targets; null ends the drag. */
  carry?(thing: { key: Anchor; x: number; y: number } | null, places?: ReadonlySet<Anchor>): void;
  /** whether drawing is slow on this device, for want of a graphics card */
  readonly slow?: boolean;
  close(): void;
}

export interface StageOptions {
  /** the seat at the near side of the table */
  near: SeatName;
  /** speed of the animations as a factor; 0 for none */
  speed(): number;
  reducedMotion(): boolean;
  /** called when the browser has taken the picture away for good: the plain table must take over */
  gone(): void;
}

/** A recorded game, as the list of records shows it. */
export interface RecordSummary {
  id: string;
  /** when it was played, ms since 1970 */
  at: number;
  title: string;
  /** how it ended, or that it is unfinished, in words */
  result: string;
  turns: number;
  favourite: boolean;
  /** number of notes to read in it (`noteCount`) */
  notes: number;
}

/** A recorded game that ships with the program, with notes that explain it from the first turn to the last. Its list does not say who wins. */
export interface ShippedGame {
  id: string;
  turns: number;
  notes: number;
  /** code of its picture (`GamePorts.drawArt`); left out for none */
  picture?: string;
}

/** How the page follows the opening of a record that may be long. */
export interface Opening {
  /** Called now and then with how much is done, 0 to 1. */
  progress?: ((share: number) => void) | undefined;
  /** Gives it up: what was asked for then rejects with an `AbortError`. */
  signal?: AbortSignal | undefined;
}

export interface RecordsPort {
  list(): Promise<RecordSummary[]>;
  /** Calls `listener` when another tab has changed the records; returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
  /** the recorded games that ship with the program, in teaching order */
  readonly shipped: readonly ShippedGame[];
  /** A record as a replay file: its file name and its text. */
  exportText(id: string): Promise<{ name: string; text: string }>;
  /** Checks the text of a replay file and stores it: returns the new record, or a sentence that says why it was refused. */
  importText(text: string, opening?: Opening): Promise<RecordSummary | Sentence>;
  /** Renames a record; '' restores its default title. Returns what went wrong, or null. */
  rename(id: string, name: string): Promise<Sentence | null>;
  /** Marks a record as a favourite or unmarks it. Returns what went wrong, or null. */
  favourite(id: string, yes: boolean): Promise<Sentence | null>;
  /** Deletes a record; `undo` restores it. A sentence when it could not be deleted. */
  remove(id: string): Promise<{ undo(): Promise<Sentence | null> } | Sentence>;
  /** Opens a record to be watched. Rejects with a `SentenceError`. */
  watch(id: string, opening?: Opening): Promise<OpenReplay>;
  /** Packs the text of a replay file for `watchLink`. Rejects with a `SentenceError` when it cannot be read or is too long. */
  packText(text: string): Promise<string>;
  /** Opens the game packed into a shared link. Rejects with a `SentenceError`. */
  watchLink(packed: string, opening?: Opening): Promise<OpenReplay>;
  /** The author of notes written on this device: name, id and language. */
  readonly author: { get(): Author; set(author: Author): void };
}

/** The decision that was open at a position of a record, as the seat that answered it saw the table. */
export interface Question {
  /** the seat whose player answered; not always the seat that moved (`decision.by`) */
  seat: SeatName;
  /** the view of that seat, with its legal moves */
  view: View;
  /** the move made in answer; null at the end of the record */
  played: Move | null;
}

/** How the page follows a review of a record. */
interface Reviewing {
  /** Called now and then with how much is done, 0 to 1, and what has been found. */
  progress?: ((share: number, found: Layer) => void) | undefined;
  /** Gives it up: what was asked for then rejects with an `AbortError`. */
  signal?: AbortSignal | undefined;
}

/** A record opened to be watched. Position 0 is the table after the set-up, position n the table after the n-th move. */
export interface OpenReplay {
  readonly id: string;
  readonly title: string;
  /** the seats whose view can be watched, in seating order; the open view comes on top of these */
  readonly seats: readonly SeatName[];
  /** the last position */
  readonly length: number;
  /** the steps as the timeline needs them, one for each position (`length` + 1) */
  readonly steps: readonly TimelineStep[];
  /** the last position from which the game can be played on; -1 for none */
  readonly playableUntil: number;
  /** why only part of it can be replayed (made with other rules, cut short); null when all is well */
  readonly problem: Sentence | null;
  /** the person's seat; null when only bots played or it is not known */
  readonly you: SeatName | null;
  /** the level of the bot that the person played against; null for none */
  readonly level: string | null;
  /** whether it is stored in this device's library */
  readonly kept: boolean;
  /** whether the game can redeal hidden cards at random when it is played on */
  readonly deals: boolean;
  /** the layers of notes as they were when the record was opened */
  readonly layers: readonly Layer[];
  /** The step that led to a position, as this viewer may see it; to be animated. */
  update(at: number, viewer: Viewer): Update;
  /** The same step cut off after its first `n` events. */
  part(at: number, viewer: Viewer, n: number): Update;
  /** The question open at a position; null where there was none, or where today's rules cannot replay that far. */
  question(at: number): Question | null;
  /** The game up to a position followed by these steps. Throws a `SentenceError` when it cannot be watched at all. */
  variation(at: number, steps: readonly Step[]): OpenReplay;
  /** The game up to a position followed by one more move. Throws `IllegalMove`. */
  after(at: number, move: Move): OpenReplay;
  /** The steps after a position, to be kept as a variation. */
  stepsAfter(at: number): readonly Step[];
  /**
   * Looks for a seat's mistakes and chances to win by search, and gives them as a layer of notes (`reviewId`), which is not stored yet.
   * Rejects with a `SentenceError`. Null where the game has no search, or today's rules cannot replay the record.
   */
  readonly review: ((seat: SeatName, reviewing?: Reviewing) => Promise<Layer>) | null;
  /**
   * What the bot would do at a position, from the view of the seat that decides there. Resolves to null where nobody decides; rejects with
   * `BotStopped` when it is stopped.
   */
  botAt(at: number, signal?: AbortSignal): Promise<BotAdvice | null>;
  /** Games in the library that begin like this one and then differ; they can be kept as variations. */
  playedOn(): Promise<readonly PlayedOn[]>;
  /** Stores the game with these layers in the library, adding it if needed. Returns what went wrong, or null. */
  save(layers: readonly Layer[]): Promise<Sentence | null>;
  /** The game with these layers as a replay file: its file name and its text. */
  file(layers: readonly Layer[]): { name: string; text: string };
  /** The game with these layers packed for a link; null when the link would be too long. */
  pack(layers: readonly Layer[]): Promise<string | null>;
}

/** A game that is the same as another up to position `at` and then goes on with `steps`. */
export interface PlayedOn {
  id: string;
  title: string;
  at: number;
  steps: readonly Step[];
}

/** What a person chooses before a match. */
export interface MatchChoice {
  /** the seats played by people at this device, in seating order; bots play the others */
  persons: readonly SeatName[];
  level: string;
  seed: string;
  /** left out: everything as usual */
  chosen?: Chosen;
}

/** What a person chooses to play on from a position of a record. */
export interface PractiseChoice {
  id: string;
  at: number;
  you: SeatName;
  level: string;
  /** 'kept': hidden cards stay where they are; 'anew': those the seat cannot know are redealt at random */
  hidden: 'kept' | 'anew';
  /** the game to play on where it is not simply the library's record `id`: a variation, a shared link */
  from?: OpenReplay;
}

/** An unfinished match that can be resumed. */
export interface SavedGame {
  /** id of its record */
  id: string;
  game: string;
  /** the seat of the only person; null where no person plays, or several do */
  you: SeatName | null;
  /** number of seats that people play */
  people: number;
  /** level of the first bot; null when there is none */
  level: string | null;
  bots: number;
  turn: number;
  /** ms since 1970 */
  at: number;
}

export interface MatchesPort {
  /** What else can be chosen before a match now, in the order of the page. */
  choices(): readonly MatchOption[];
  /** What was chosen for the last match that was set up on this device, as far as it can still be chosen; before any, what is usual. */
  lastChoice(): Required<Omit<MatchChoice, 'seed'>>;
  /** The seats that somebody sits at in a match with these choices, in the order in which they are offered. */
  seats(chosen: Chosen): readonly SeatName[];
  /** the seats that a first game is offered for */
  readonly firstSeats: readonly SeatName[];
  /** the bots' levels, the easiest first */
  readonly levels: readonly string[];
  /**
   * Goes on with the saved match of this record id. If another tab plays it, 'ask' opens a session that only shows it (`elsewhere`), and
   * 'take' takes it from that tab.
   */
  resume(id: string, how?: 'ask' | 'take'): Promise<Session>;
  /** Called with the record id of a match that another tab has taken; returns a function that unsubscribes. */
  onLost(listener: (id: string) => void): () => void;
  begin(choice: MatchChoice): Promise<Session>;
  /** A new match with the same choices and another seed. 'swapped': everybody sits at the next seat. */
  again(session: Session, how?: 'same' | 'swapped'): Promise<Session>;
  /** whether another seat is another part, so that a match 'swapped' is worth offering */
  readonly swaps: boolean;
  /** A finished match, to be looked back on. Rejects while it goes on, where another tab plays it, and when it is stopped. */
  lookBack(session: Session, opening?: Opening): Promise<Played>;
  /** Who is asked what the bot would do in this match; null where nobody plays in it here, or the game has no bot. */
  adviser(session: Session): AdviserPort | null;
  /** A match against bots from a position of a recorded game, with a record of its own. */
  practise(choice: PractiseChoice): Promise<Session>;
  /** The id of the record of the last match, for the buttons "export" and "watch"; null for none. */
  lastRecord(): string | null;
  /** whether a seat can concede in this game */
  readonly concedes: boolean;
  /** A random seed. */
  newSeed(): string;
}

/** The coach for whole games: warns before a move that may be a mistake. */
export interface CoachPort {
  /** Loads the coach, for one match. */
  load(): Promise<{
    /** Its advice about a move; null for none, or for a kind the person already knows. */
    advise(view: View, move: Move): Advice | null;
    /** Begins to think about the open question of a view, which the person has before them. */
    ahead(view: View): void;
    close(): void;
  }>;
  /** Called when the person has followed a piece of advice of this kind, or set it aside. */
  heard(kind: string, how: 'followed' | 'aside'): void;
  /** Forgets which kinds of advice are known, so that all are given again. */
  again(): void;
}

/** One game, loaded. */
export interface GamePorts {
  readonly id: string;
  readonly ui: GameUi;
  readonly matches: MatchesPort;
  readonly records: RecordsPort;
  /** null when the game has no lessons */
  readonly lessons: LessonsPort | null;
  /** null when the game has no coach for whole games */
  readonly coach: CoachPort | null;
  /** what the person has met in earlier matches of this game */
  readonly familiar: Familiar;
  /** Starts the drawn table in an element; rejects when it cannot. Null when the game has none, or the address asks for the plain one. */
  readonly openStage: ((parent: HTMLElement, options: StageOptions) => Promise<StagePort>) | null;
  /** whether the address asks for the drawn table: then it is shown whatever is set, and the plain table is not offered */
  readonly drawn: boolean;
  /** Draws a card's picture; null when the game has no pictures. */
  readonly drawArt: DrawArt | null;
  /** pages of the game's own */
  readonly pages: readonly OwnPage[];
  /** null when the game has no puzzles */
  readonly puzzles: PuzzlesPort | null;
  /** what people have made in this game */
  readonly made: Collection;
}

/** A game as the start page knows it before it is loaded; its texts are `game.<id>` and `game.<id>.*`. */
export interface GameCard {
  id: string;
  /** how many lessons it has; 0 for none */
  lessons: number;
  /** address of its picture; left out for none */
  picture?: string;
  /** its own pages, with the icon of each; left out for none */
  pages?: readonly { id: string; icon: IconName }[];
}

interface UpdatesPort {
  /** Calls `listener` once a newer version can be taken. */
  onReady(listener: () => void): void;
  /** Calls `listener` when the newer version was taken, by this tab or another: `reload` then brings it. */
  onTaken(listener: () => void): void;
  take(): void;
  /** Loads the page anew, once everything is stored. */
  reload(): void;
}

export interface HudPorts {
  /** all games on offer; the first is the main one */
  readonly gameCards: readonly GameCard[];
  /** How many lessons of a game have been won on this device, known before the game is loaded. */
  learnt(game: string): number;
  /** Loads a game and its texts. Rejects when it cannot be fetched. */
  open(game: string): Promise<GamePorts>;
  /** The id of the game that a packed link belongs to. Rejects with a `SentenceError`. */
  gameOfLink(packed: string): Promise<string>;
  /** The unfinished matches, the newest first. */
  saved(): Promise<readonly SavedGame[]>;
  /** Calls `listener` when another tab has changed one of them; returns a function that unsubscribes. */
  onSaved(listener: () => void): () => void;
  /** Where the settings are stored; `read` returns whatever was stored, unchecked. */
  prefs: {
    read(): unknown;
    write(value: unknown): void;
    /** Called when another tab has changed them. */
    onChange?(listener: () => void): void;
  };
  /** All that is stored on this device. */
  device: DevicePort;
  /** Newer versions of the program; null where none can be found out about. */
  updates: UpdatesPort | null;
  /** Draws the start page's background picture on a canvas; null for none. */
  drawHero: ((canvas: HTMLCanvasElement) => void) | null;
  /** Plays a cue. */
  sound(cue: string): void;
  /** Sets the background sound: 0 none, 1 calm, 2 tense. */
  ambient?(level: 0 | 1 | 2): void;
  /** Applies the sound settings. Volumes are 0 to 1. */
  soundSettings(volume: { effects: number; music: number }, muted: boolean): void;
}
