/** What the HUD needs of the rest of the house. The composition root gives it; tests give their own. */
import type { SeenEvent } from '../games/netrunner/rules/events.ts';
import type { Seat, ServerId } from '../games/netrunner/rules/model.ts';
import type { Move } from '../games/netrunner/rules/move.ts';
import type { View } from '../games/netrunner/rules/view-types.ts';
import type { Forecast } from '../games/netrunner/bot/forecast.ts';
import type { TimingStep } from '../games/netrunner/timing.ts';
import type { LessonSession } from '../lessons/director.ts';
import type { Author } from '../replay/annotate.ts';
import type { Advice } from '../games/netrunner/coach/advice.ts';
import type { Layer, Step } from '../replay/format.ts';
import type { Frame, MatchSetup, Session } from '../session/types.ts';
import type { TimelineStep } from './watch/timeline.ts';
import type { CardBook } from './words/book.ts';

export type GameSession = Session<View, Move, SeenEvent>;
export type GameFrame = Frame<View, SeenEvent>;

/** A rectangle in CSS px, from the top left of the table's element. */
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The drawn table. Not there where WebGL is missing: then the HTML table is used. */
export interface StagePort {
  /** Plays a frame; resolves when the table stands as `frame.after` shows it. */
  show(frame: GameFrame): Promise<void>;
  /** Puts the table as the view shows it, at once. */
  reconcile(view: View): void;
  /** Where each card (by handle), server and pile lies when nothing moves. */
  anchors(): Map<number | string, Rect>;
  /** Calls when the lie of the table has changed and settled; returns the way to stop. */
  onSettle(listener: () => void): () => void;
  /** Everything still moving is there at once. */
  skip(): void;
  /** Lights what can be acted on, and the card in focus. */
  highlight?(legal: ReadonlySet<number | string>, focus: number | string | null): void;
  /** A card follows the pointer and places light for it; null: it is let go. CSS px from the table's top left. */
  carry?(card: { h: number; x: number; y: number } | null, places?: ReadonlySet<number | string>): void;
  /** drawing is slow here, for want of a graphics card */
  readonly slow?: boolean;
  close(): void;
}

export interface StageOptions {
  /** the side that sits at this screen */
  near: 'corp' | 'runner';
  /** 0 is at once */
  speed(): number;
  reducedMotion(): boolean;
}

/** A recorded game in the list. */
export interface RecordSummary {
  id: string;
  /** when it was played, ms since 1970 */
  at: number;
  title: string;
  /** winner and reason, or that it is not finished */
  result: string;
  turns: number;
  favourite: boolean;
  /** notes, chapters and variations in it */
  notes: number;
}

/** What could not be done, as a sentence key. */
export type Problem = { key: string; params?: Record<string, string | number> };

export interface RecordsPort {
  list(): Promise<RecordSummary[]>;
  /** The file's text, to be saved. */
  exportText(id: string): Promise<{ name: string; text: string }>;
  /** Reads a file at the door: the new record, or one sentence that says why not. */
  importText(text: string): Promise<RecordSummary | Problem>;
  /** '' takes the given name away. */
  rename(id: string, name: string): Promise<Problem | null>;
  favourite(id: string, yes: boolean): Promise<Problem | null>;
  /** Takes a record out; `undo` puts it back as it was. */
  remove(id: string): Promise<{ undo(): Promise<Problem | null> } | Problem>;
  /** Opens a record to be watched. Rejects with a sentence key. */
  watch(id: string): Promise<Watching>;
  /** Opens the game that a shared link holds. Rejects with a sentence key. */
  watchLink(packed: string): Promise<Watching>;
  /** Who writes notes on this device. */
  readonly author: { get(): Author; set(author: Author): void };
}

/** The question that was open at a position, as the side that had to answer saw the table. */
export interface Question {
  seat: Seat;
  /** with the legal moves of that side */
  view: View;
  /** the move that was made in answer, null where the record ends */
  played: Move | null;
}

/** A record opened to be watched. Position 0 is the table after the set-up, n the table after the n-th move. */
export interface Watching {
  readonly id: string;
  readonly title: string;
  /** last position */
  readonly length: number;
  /** length + 1 entries */
  readonly steps: readonly TimelineStep[];
  /** last position from which it can be played on; -1 for none */
  readonly playableUntil: number;
  /** made by other rules, cut short; null for nothing to tell */
  readonly problem: Problem | null;
  /** the person's side, null when bots played or nobody knows */
  readonly you: Seat | null;
  /** it lies in the library of this device */
  readonly kept: boolean;
  /** what people wrote about it, as it was opened */
  readonly layers: readonly Layer[];
  /** The move that led to a position, with all this viewer knew of it; to be animated. */
  frame(at: number, viewer: View['viewer']): GameFrame;
  /** The same move as far as its first `n` events. */
  part(at: number, viewer: View['viewer'], n: number): GameFrame;
  /** What was asked at a position; null where nothing was or where today's rules do not agree. */
  question(at: number): Question | null;
  /** The game up to a position and other moves from there. Throws with a sentence key when it cannot be watched at all. */
  branch(at: number, steps: readonly Step[]): Watching;
  /** The game up to a position and one legal move more. Throws `IllegalMove`. */
  after(at: number, move: Move): Watching;
  /** The moves behind a position, to be kept as a variation. */
  stepsAfter(at: number): readonly Step[];
  /** Games of the library that begin like this one and leave it, to be kept as variations. */
  playedOn(): Promise<readonly PlayedOn[]>;
  /** Stores these layers with the game, which goes into the library if it was not there. */
  save(layers: readonly Layer[]): Promise<Problem | null>;
  /** The game with these layers as a file. */
  file(layers: readonly Layer[]): { name: string; text: string };
  /** The game with these layers packed for a link, or null when no link would be short enough. */
  pack(layers: readonly Layer[]): Promise<string | null>;
}

/** A game that left another behind position `at`. */
export interface PlayedOn {
  id: string;
  title: string;
  at: number;
  steps: readonly Step[];
}

/** Playing on from a position of a record. */
export interface PractiseChoice {
  id: string;
  at: number;
  you: Seat;
  level: MatchSetup['level'];
  /** hidden cards stay where they are, or are dealt anew among what that side cannot know */
  hidden: 'kept' | 'anew';
  /** the game, when it is not (only) the one in the library: a variation, a shared link */
  from?: Watching;
}

/** What a person picks before a game; the decks are those of the house. */
export type MatchChoice = Pick<MatchSetup, 'you' | 'level' | 'seed' | 'payByHand'>;

export interface SavedGame {
  setup: MatchSetup;
  turn: number;
  /** ms since 1970 */
  at: number;
}

export interface MatchesPort {
  /** The game that was left, if one is kept. */
  saved(): Promise<SavedGame | null>;
  resume(): Promise<GameSession>;
  begin(choice: MatchChoice): Promise<GameSession>;
  /** A match against the bot from a position of a recorded game; it gets a record of its own. */
  practise(choice: PractiseChoice): Promise<GameSession>;
  /** id of the record of the game played last, for "export" and "watch it" */
  lastRecord(): string | null;
  /** a seed nobody has thought of */
  newSeed(): string;
}

/** A lesson being played: a session, and the coach beside it. */
export type LessonPlay = Pick<
  LessonSession<View, Move, SeenEvent>,
  'coach' | 'onCoach' | 'hint' | 'watch' | 'watchOn' | 'goesOn' | 'showMe' | 'takeBack' | 'restart'
> & {
  id: string;
  session: GameSession;
  /** three stars for spending no more than this */
  par: { of: 'clicks' | 'credits'; n: number };
  /** terms of the glossary met here first */
  words: readonly string[];
  /** Puts this attempt among the recorded games, in the place of an earlier one; its id there. Rejects with a sentence key. */
  keepAttempt(): Promise<string>;
  /** The key of a thing by its name in lessons: a handle, a server, 'prompt', or null. */
  target(name: string, view: View): number | string | null;
};

export interface LessonsPort {
  list: readonly { id: string; seat: 'corp' | 'runner' }[];
  /** the most stars won, by lesson */
  progress(): Readonly<Record<string, number>>;
  open(id: string): Promise<LessonPlay>;
  /** terms of the glossary */
  terms: readonly string[];
}

/** The coach of whole games. */
export interface CoachPort {
  /** What it says before a move is made; kinds that are known stay unsaid. Loaded when first asked for. */
  load(): Promise<(view: View, move: Move) => Advice | null>;
  /** Advice was followed or left aside. */
  heard(kind: string, how: 'followed' | 'aside'): void;
  /** Speaks of everything again. */
  again(): void;
}

export interface HudPorts {
  coach: CoachPort;
  matches: MatchesPort;
  lessons: LessonsPort;
  records: RecordsPort;
  prefs: { read(): unknown; write(value: unknown): void };
  cards: CardBook;
  /** all steps of the charts that run the game */
  timing: readonly TimingStep[];
  /** What a run costs and may do, from what the view shows; null when there is no such run. */
  forecast: (view: View, server: ServerId) => Forecast | null;
  /** Starts the drawn table in an element, or throws when it cannot. */
  openStage: ((parent: HTMLElement, options: StageOptions) => Promise<StagePort>) | null;
  /** the address asks for the drawn table: it is shown whatever is set, and the plain one is not offered */
  drawn?: boolean;
  /** Draws a card's picture for the zoom into a canvas. */
  drawArt: ((canvas: HTMLCanvasElement, code: string) => void) | null;
  /** Draws the picture of the start page over a canvas. */
  drawHero: ((canvas: HTMLCanvasElement) => void) | null;
  /** A cue, by name. */
  sound(cue: string): void;
  /** The bed under the game: 0 none, 1 the table at rest, 2 a run. */
  ambient?(level: 0 | 1 | 2): void;
  /** Sound settings have changed. */
  soundSettings(volume: { effects: number; music: number }, muted: boolean): void;
  /** Events that were shown, for sounds. */
  heard?(frame: GameFrame): void;
}
