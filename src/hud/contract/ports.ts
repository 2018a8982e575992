/** The interfaces through which the HUD uses the rest of the program. The composition root implements them; tests have their own. */
import type { Language } from '../../i18n/index.ts';
import type { Anchor } from '../../core/anchor.ts';
import type { GameTypes, SeatName, Sentence, Viewer } from '../../core/game.ts';
import type { Author } from '../../replay/annotate.ts';
import type { Layer, Step } from '../../replay/format.ts';
import type { Session } from '../../feed/session.ts';
import type { Update } from '../../feed/update.ts';
import type { Renderer } from '../../present/renderer.ts';
import type { AdviserPort, BotAdvice } from './adviser-port.ts';
import type { Collection } from './collection.ts';
import type { DevicePort } from './device-port.ts';
import type { LessonsPort, PuzzlesPort } from './lesson-ports.ts';
import type { Chosen, MatchOption } from './match-options.ts';
import type { Advice } from './advice.ts';
import type { Familiar } from './auto-answers.ts';
import type { GameUi } from './game-ui.ts';
import type { DrawArt } from './table-focus.ts';
import type { RecentGame } from './recent-game.ts';
import type { Played } from './reviewed.ts';
import type { OwnPage } from './own-page.ts';
import type { IconName } from './icons.ts';

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
export interface StagePort extends Renderer {
  /** Where each thing on the table is once nothing moves any more. */
  anchors(): Map<Anchor, Rect>;
  /** Calls `listener` when the layout has changed and nothing moves any more; returns a function that unsubscribes. */
  onSettle(listener: () => void): () => void;
  /** The area of the table where something enlarged is being shown that must not be covered; null if there is none. */
  busy?(): Rect | null;
  /** Lights the things with which a legal move can be made and the focused thing, and marks those ticked for a choice of several. */
  highlight?(legal: ReadonlySet<Anchor>, focus: Anchor | null, ticked?: ReadonlySet<Anchor>): void;
  /** Hides the parts of the table named in `hides`, and lets nothing enlarged cover the thing `keeps`. */
  teach?(hides: readonly string[], keeps: Anchor | null): void;
  /** Draws a thing being dragged at `x`, `y` (CSS px from the table's top left) and lights its drop targets; null ends the drag. */
  carry?(thing: { key: Anchor; x: number; y: number } | null, places?: ReadonlySet<Anchor>): void;
  /** whether drawing is slow on this device, for example because it has no graphics card */
  readonly slow?: boolean;
  close(): void;
}

export interface StageOptions {
  /** the seat at the near side of the table */
  near: SeatName;
  /** speed of the animations as a factor; 0: no animation */
  speed(): number;
  reducedMotion(): boolean;
  /** called when the canvas has lost its WebGL context for good, so the plain table must take over */
  gone(): void;
}

/** A recorded game as shown in the list of records. */
export interface RecordSummary {
  id: string;
  /** when the game was played, ms since 1970 */
  at: number;
  title: string;
  /** how the game ended, or that it is unfinished, in words */
  result: string;
  turns: number;
  favourite: boolean;
  /** how many notes there are to read in the recorded game (`noteCount`) */
  notes: number;
}

/**
 * A recorded game that ships with the program, with notes that explain it from the first turn to the last. The list does not reveal the
 * winner.
 */
export interface ShippedGame {
  id: string;
  turns: number;
  notes: number;
  /** code of the game's picture (`GamePorts.drawArt`); left out if it has none */
  picture?: string;
}

/** Lets the page follow the opening of a long record, and cancel it. */
export interface Opening {
  /** Called now and then with the share done, 0 to 1. */
  progress?: ((share: number) => void) | undefined;
  /** Cancels the opening, which then rejects with an `AbortError`. */
  signal?: AbortSignal | undefined;
}

export interface RecordsPort {
  list(): Promise<RecordSummary[]>;
  /** Calls `listener` when another tab has changed the recorded games; returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
  /** the recorded games that ship with the program, in teaching order */
  readonly shipped: readonly ShippedGame[];
  /** A record as a replay file: its file name and its text. */
  exportText(id: string): Promise<{ name: string; text: string }>;
  /** Checks the text of a replay file and stores it. Returns the new record, or a sentence about why it was refused. */
  importText(text: string, opening?: Opening): Promise<RecordSummary | Sentence>;
  /** Renames a record; '' restores its default title. Returns what went wrong, or null. */
  rename(id: string, name: string): Promise<Sentence | null>;
  /** Marks a record as a favourite or unmarks it. Returns what went wrong, or null. */
  favourite(id: string, yes: boolean): Promise<Sentence | null>;
  /** Deletes a record; `undo` restores it. Returns a sentence if it could not be deleted. */
  remove(id: string): Promise<{ undo(): Promise<Sentence | null> } | Sentence>;
  /** Opens a record for watching. Rejects with a `SentenceError`. */
  watch(id: string, opening?: Opening): Promise<OpenReplay>;
  /** Packs the text of a replay file for `watchLink`. Rejects with a `SentenceError` if it cannot be read or is too long. */
  packText(text: string): Promise<string>;
  /** Opens the game packed into a shared link. Rejects with a `SentenceError`. */
  watchLink(packed: string, opening?: Opening): Promise<OpenReplay>;
  /** Reads and stores the author of notes written on this device: name, id and language. */
  readonly author: { get(): Author; set(author: Author): void };
}

/** The decision that was open at a position of a record, as seen by the seat that answered it. */
export interface Question {
  /** the seat whose player made the decision; the move may be for another seat (`decision.by`) */
  seat: SeatName;
  /** the view of the deciding seat, with its legal moves */
  view: View;
  /** the move that was made; null at the end of the record */
  played: Move | null;
}

/** Lets the page follow the review of a recorded game, and cancel it. */
interface Reviewing {
  /** Called now and then with the share done, 0 to 1, and what has been found so far. */
  progress?: ((share: number, found: Layer) => void) | undefined;
  /** Cancels the review, which then rejects with an `AbortError`. */
  signal?: AbortSignal | undefined;
}

/** What the timeline needs to know of a step: how many turns have begun by its end, and the types of its events in order. */
export interface TimelineStep {
  turn: number;
  kinds: readonly string[];
}

/** A record opened for watching. Position 0 is the table after the set-up, position n the table after the n-th move. */
export interface OpenReplay {
  readonly id: string;
  readonly title: string;
  /** the seats whose view can be watched, in seating order; the open view is always available too */
  readonly seats: readonly SeatName[];
  /** the last position */
  readonly length: number;
  /** the steps for the timeline, one per position (`length` + 1) */
  readonly steps: readonly TimelineStep[];
  /** the last position from which a new match can be played on; -1 if there is none */
  readonly playableUntil: number;
  /** why only part of the record can be replayed (made with other rules, cut short); null if all of it can */
  readonly problem: Sentence | null;
  /** the person's seat; null if only bots played or it is unknown */
  readonly you: SeatName | null;
  /** the level of the bot the person played against; null if there was none */
  readonly level: string | null;
  /** whether the record is stored in this device's library */
  readonly kept: boolean;
  /** whether hidden cards can be redealt at random when the game is played on */
  readonly deals: boolean;
  /** the layers of notes at the time the record was opened */
  readonly layers: readonly Layer[];
  /** The update that led to a position, as a viewer may see it, so that it can be animated. */
  update(at: number, viewer: Viewer): Update;
  /** The decision that was open at a position; null if there was none, or if today's rules cannot replay the record that far. */
  question(at: number): Question | null;
  /**
   * Opens the game as it is up to a position and then continues with `steps`. Throws a `SentenceError` if that cannot be watched at all.
   */
  variation(at: number, steps: readonly Step[]): OpenReplay;
  /** Opens the game as it is up to a position and then continues with one more move. Throws `IllegalMove`. */
  after(at: number, move: Move): OpenReplay;
  /** The steps after a position, to be stored as a variation. */
  stepsAfter(at: number): readonly Step[];
  /**
   * Searches a seat's decisions for mistakes and chances to win, and returns them as a layer of notes (`reviewId`), not stored yet. Rejects
   * with a `SentenceError`. Null if the game has no search, or today's rules cannot replay the record.
   */
  readonly review: ((seat: SeatName, reviewing?: Reviewing) => Promise<Layer>) | null;
  /**
   * What the bot would do at a position, from the view of the seat that decides there. Resolves to null if nobody decides; rejects with
   * `BotStopped` if it is stopped.
   */
  botAt(at: number, signal?: AbortSignal): Promise<BotAdvice | null>;
  /** Games in the library that begin like this one and then differ; they can be stored as variations. */
  playedOn(): Promise<readonly PlayedOn[]>;
  /** Stores the game with these layers of notes in the library, adding it if needed. Returns what went wrong, or null. */
  save(layers: readonly Layer[]): Promise<Sentence | null>;
  /** Returns the game with these layers of notes as a replay file: its file name and its text. */
  file(layers: readonly Layer[]): { name: string; text: string };
  /** Packs the game with these layers of notes for a link; null if the link would be too long. */
  pack(layers: readonly Layer[]): Promise<string | null>;
}

/** A recorded game in the library that equals another up to position `at` and then continues with `steps`. */
export interface PlayedOn {
  id: string;
  title: string;
  /** the name that a person gave it; '' if none */
  name: string;
  at: number;
  steps: readonly Step[];
}

/** What a person chooses before a match. */
export interface MatchChoice {
  /** the seats played by people at this device, in seating order; bots play the others */
  persons: readonly SeatName[];
  level: string;
  seed: string;
  /** values of the options of the match; those left out have their defaults */
  chosen?: Chosen;
}

/** What a person chooses when they start a match from a position of a recorded game. */
export interface PractiseChoice {
  id: string;
  at: number;
  you: SeatName;
  level: string;
  /** 'kept': hidden cards stay what they are in the record; 'anew': cards that the person's seat cannot know are redealt at random */
  hidden: 'kept' | 'anew';
  /** the recorded game to play on if it is not the one with this `id` in the library, but a variation or from a shared link */
  from?: OpenReplay;
}

/** An unfinished match that can be resumed. */
export interface SavedGame {
  /** id of the match's record */
  id: string;
  game: string;
  /** the seat of the only person; null if nobody or several people play */
  you: SeatName | null;
  /** number of seats that people play */
  people: number;
  /** level of the first bot; null if there is none */
  level: string | null;
  bots: number;
  turn: number;
  /** ms since 1970 */
  at: number;
}

export interface MatchesPort {
  /** The options that can be chosen for the next match, in the order of the page. */
  choices(): readonly MatchOption[];
  /** The choices made for the last match on this device, if they are still available; otherwise the defaults. */
  lastChoice(): Required<Omit<MatchChoice, 'seed'>>;
  /** The seats that are in the game if these options are chosen, in the order in which the page offers them. */
  seats(chosen: Chosen): readonly SeatName[];
  /** the seats that a beginner can choose from for the first whole game */
  readonly firstSeats: readonly SeatName[];
  /** the bots' levels, easiest first */
  readonly levels: readonly string[];
  /**
   * Resumes the saved match with this record id. If another tab is playing it: 'ask' opens a session that only follows that tab
   * (`elsewhere`), 'take' takes the match over from it.
   */
  resume(id: string, how?: 'ask' | 'take'): Promise<Session>;
  /** Calls `listener` with the record id of a match that another tab has taken over; returns a function that unsubscribes. */
  onLost(listener: (id: string) => void): () => void;
  begin(choice: MatchChoice): Promise<Session>;
  /** Starts a match with the same choices as the given one and another seed. 'swapped': everybody moves to the next seat. */
  again(session: Session, how?: 'same' | 'swapped'): Promise<Session>;
  /** whether the seats have different roles, so that playing again with swapped seats is worth offering */
  readonly swaps: boolean;
  /**
   * Returns a finished match with all its positions, for a review. Rejects while it is still being played, if another tab plays it, or when
   * stopped.
   */
  lookBack(session: Session, opening?: Opening): Promise<Played>;
  /** Returns the bot that people in this match can ask for advice; null if nobody here plays, or the game has no bot. */
  adviser(session: Session): AdviserPort | null;
  /** Starts a match against bots from a position of a recorded game; it gets a record of its own. */
  practise(choice: PractiseChoice): Promise<Session>;
  /** The id of the record of the last match, for the buttons "export" and "watch"; null if there is none. */
  lastRecord(): string | null;
  /** whether a seat can concede in this game */
  readonly concedes: boolean;
  /** A random seed. */
  newSeed(): string;
}

/** The coach for whole games, which warns before a move that may be a mistake. */
export interface CoachPort {
  /** Loads the coach for one match. */
  load(): Promise<{
    /** The coach's advice about a move; null if there is none, the person knows this kind, or the coach has said enough in this match. */
    advise(view: View, move: Move): Advice | null;
    /** Tells the coach of a move that the person makes. */
    made(view: View, move: Move): void;
    /** What the person missed in the turn that ended before this view's decision; null for nothing, and if asked again. */
    lookBack(view: View): Advice | null;
    /** Forgets the moves of this turn, some of which have been taken back. */
    forget(): void;
    /** Lets the coach start to think about the open decision of a view, before the person chooses. */
    ahead(view: View): void;
    close(): void;
  }>;
  /** Called when the person has followed or dismissed advice of this kind, or read it after a turn ('aside'). */
  heard(kind: string, how: 'followed' | 'aside'): void;
  /** Forgets which kinds of advice the person knows, so that the coach gives all of them again. */
  again(): void;
}

/** One game, loaded. */
export interface GamePorts {
  readonly id: string;
  readonly ui: GameUi;
  readonly matches: MatchesPort;
  readonly records: RecordsPort;
  /** the game's lessons; null if it has none */
  readonly lessons: LessonsPort | null;
  /** the game's coach for whole games; null if it has none */
  readonly coach: CoachPort | null;
  /** what the person has seen in earlier matches of this game */
  readonly familiar: Familiar;
  /** Starts the drawn table in an element; rejects if it cannot. Null if the game has none, or the address asks for the plain one. */
  readonly openStage: ((parent: HTMLElement, options: StageOptions) => Promise<StagePort>) | null;
  /** whether the address asks for the drawn table: it is then shown whatever the settings say, and the plain table is not offered */
  readonly drawn: boolean;
  /** Draws a card's picture; null if the game has no pictures. */
  readonly drawArt: DrawArt | null;
  /** the game's own pages */
  readonly pages: readonly OwnPage[];
  /** the game's puzzles; null if it has none */
  readonly puzzles: PuzzlesPort | null;
  /** the store of what people have made in this game, such as decks */
  readonly made: Collection;
}

/** A game as the start page knows it before it is loaded. Its texts are `game.<id>` and `game.<id>.*`. */
export interface GameCard {
  id: string;
  /** how many lessons the game has */
  lessons: number;
  /** address of the game's picture; left out if it has none */
  picture?: string;
  /** address of an SVG that shows the game in motion, and at `#still` one moment of it; left out if it has none */
  moving?: string;
  /** the game has puzzles; left out if it has none */
  puzzles?: true;
  /** the game's own pages and their icons; left out if it has none */
  pages?: readonly { id: string; icon: IconName }[];
}

interface UpdatesPort {
  /** Calls `listener` once a newer version of this web app is available. */
  onReady(listener: () => void): void;
  /** Calls `listener` when this or another tab has activated the newer version of this web app, which `reload` then loads. */
  onTaken(listener: () => void): void;
  take(): void;
  /** Reloads the page once all unsaved data is stored. */
  reload(): void;
}

/** The languages that a person can choose, and the change to one. */
interface LanguagePort {
  readonly all: readonly Language[];
  /**
   * Changes to the language of the settings: a tag, or 'auto' for the one that fits the browser best. Resolves when everything shown from
   * now on is in it; rejects if its messages cannot be loaded, and the language stays as it was.
   */
  use(chosen: string): Promise<void>;
}

export interface HudPorts {
  /** all games; the first is the main one */
  readonly gameCards: readonly GameCard[];
  /** How many lessons of a game have been won on this device; available before the game is loaded. */
  learnt(game: string): number;
  /** Whether a game's puzzle of today has been solved on this device today; available before the game is loaded. */
  solvedToday(game: string): boolean;
  /** Loads a game and its texts; rejects if it cannot be loaded. */
  open(game: string): Promise<GamePorts>;
  /** The id of the game in a packed link. Rejects with a `SentenceError`. */
  gameOfLink(packed: string): Promise<string>;
  /** The unfinished matches, newest first. */
  saved(): Promise<readonly SavedGame[]>;
  /** Calls `listener` when another tab has changed an unfinished match; returns a function that unsubscribes. */
  onSaved(listener: () => void): () => void;
  /** The last finished games of this device, newest first. */
  recent(): Promise<readonly RecentGame[]>;
  /** Stores the settings on the device; `read` returns the stored value unchecked. */
  prefs: {
    read(): unknown;
    write(value: unknown): void;
    /** Calls `listener` when another tab has changed the settings. */
    onChange?(listener: () => void): void;
  };
  readonly languages: LanguagePort;
  /** Everything stored on this device. */
  device: DevicePort;
  /** Finds and activates newer versions of this web app; null if they cannot be detected. */
  updates: UpdatesPort | null;
  /** Draws the start page's background picture on a canvas; null if there is none. */
  drawHero: ((canvas: HTMLCanvasElement) => void) | null;
  /** Plays a cue. */
  sound(cue: string): void;
  /** Sets the background sound: 0 none, 1 calm, up to 2 tense. */
  ambient?(level: number): void;
  /** Applies the sound settings. Volumes are 0 to 1. */
  soundSettings(volume: { effects: number; music: number }, muted: boolean): void;
}
