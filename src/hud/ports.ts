/** What the HUD needs of the rest of the house. The composition root gives it; tests give their own. */
import type { Anchor } from '../core/anchor.ts';
import type { GameTypes, SeatName, Sentence, Viewer } from '../core/game.ts';
import type { LessonSession } from '../lessons/types.ts';
import type { Author } from '../replay/annotate.ts';
import type { Layer, Step } from '../replay/format.ts';
import type { Frame, Session } from '../session/types.ts';
import type { Advice, DrawArt, GameUi } from './game-ui.ts';
import type { TimelineStep } from './watch/timeline.ts';

type View = GameTypes['view'];
type Move = GameTypes['move'];

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
  show(frame: Frame): Promise<void>;
  /** Puts the table as the view shows it, at once. */
  reconcile(view: View): void;
  /** Where each thing of the table lies when nothing moves. */
  anchors(): Map<Anchor, Rect>;
  /** Calls when the layout has changed and settled; returns the way to stop. */
  onSettle(listener: () => void): () => void;
  /** Everything still moving is there at once. */
  skip(): void;
  /** Lights what can be acted on, and the thing in focus. */
  highlight?(legal: ReadonlySet<Anchor>, focus: Anchor | null): void;
  /** A thing follows the pointer and places light for it; null: it is let go. CSS px from the table's top left. */
  carry?(thing: { key: Anchor; x: number; y: number } | null, places?: ReadonlySet<Anchor>): void;
  /** drawing is slow here, for want of a graphics card */
  readonly slow?: boolean;
  close(): void;
}

export interface StageOptions {
  /** the seat that sits at this screen */
  near: SeatName;
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
  /** how it ended, or that it is not finished */
  result: string;
  turns: number;
  favourite: boolean;
  /** notes, chapters and variations in it */
  notes: number;
}

/** A game that comes with the house, explained from the first turn to the last. */
export interface ShippedGame {
  id: string;
  turns: number;
  notes: number;
  /** class of its row: who won */
  winner: SeatName;
  /** how it ended, in words */
  result(): string;
}

export interface RecordsPort {
  list(): Promise<RecordSummary[]>;
  /** games that come with the house, in the order in which they teach */
  readonly shipped: readonly ShippedGame[];
  /** The file's text, to be saved. */
  exportText(id: string): Promise<{ name: string; text: string }>;
  /** Reads a file at the door: the new record, or one sentence that says why not. */
  importText(text: string): Promise<RecordSummary | Sentence>;
  /** '' takes the given name away. */
  rename(id: string, name: string): Promise<Sentence | null>;
  favourite(id: string, yes: boolean): Promise<Sentence | null>;
  /** Takes a record out; `undo` puts it back as it was. */
  remove(id: string): Promise<{ undo(): Promise<Sentence | null> } | Sentence>;
  /** Opens a record to be watched. Rejects with a sentence key. */
  watch(id: string): Promise<OpenReplay>;
  /** Opens the game that a shared link holds. Rejects with a sentence key. */
  watchLink(packed: string): Promise<OpenReplay>;
  /** Who writes notes on this device. */
  readonly author: { get(): Author; set(author: Author): void };
}

/** The question that was open at a position, as the seat that had to answer saw the table. */
export interface Question {
  /** whose player answered: that of another seat than the one that moved, where a hand lies open */
  seat: SeatName;
  /** with the legal moves of that seat */
  view: View;
  /** the move that was made in answer, null where the record ends */
  played: Move | null;
}

/** A record opened to be watched. Position 0 is the table after the set-up, n the table after the n-th move. */
export interface OpenReplay {
  readonly id: string;
  readonly title: string;
  /** whose eyes there are beside open ones, in the order in which they sit */
  readonly seats: readonly SeatName[];
  /** last position */
  readonly length: number;
  /** length + 1 entries */
  readonly steps: readonly TimelineStep[];
  /** last position from which it can be played on; -1 for none */
  readonly playableUntil: number;
  /** made by other rules, cut short; null for nothing to tell */
  readonly problem: Sentence | null;
  /** the person's seat, null when bots played or nobody knows */
  readonly you: SeatName | null;
  /** it lies in the library of this device */
  readonly kept: boolean;
  /** hidden cards can be dealt anew when it is played on */
  readonly deals: boolean;
  /** what people wrote about it, as it was opened */
  readonly layers: readonly Layer[];
  /** The move that led to a position, with all this viewer knew of it; to be animated. */
  frame(at: number, viewer: Viewer): Frame;
  /** The same move as far as its first `n` events. */
  part(at: number, viewer: Viewer, n: number): Frame;
  /** What was asked at a position; null where nothing was or where today's rules do not agree. */
  question(at: number): Question | null;
  /** The game up to a position and other moves from there. Throws with a sentence key when it cannot be watched at all. */
  branch(at: number, steps: readonly Step[]): OpenReplay;
  /** The game up to a position and one legal move more. Throws `IllegalMove`. */
  after(at: number, move: Move): OpenReplay;
  /** The moves behind a position, to be kept as a variation. */
  stepsAfter(at: number): readonly Step[];
  /** Games of the library that begin like this one and leave it, to be kept as variations. */
  playedOn(): Promise<readonly PlayedOn[]>;
  /** Stores these layers with the game, which goes into the library if it was not there. */
  save(layers: readonly Layer[]): Promise<Sentence | null>;
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

/** What a person picks before a game. */
export interface MatchChoice {
  /** the seats that people at this device play, in their order; the others are bots' */
  persons: readonly SeatName[];
  level: string;
  seed: string;
}

/** Playing on from a position of a record. */
export interface PractiseChoice {
  id: string;
  at: number;
  you: SeatName;
  level: string;
  /** hidden cards stay where they are, or are dealt anew among what that seat cannot know */
  hidden: 'kept' | 'anew';
  /** the game, when it is not (only) the one in the library: a variation, a shared link */
  from?: OpenReplay;
}

/** A game that was left. */
export interface SavedGame {
  /** of its record */
  id: string;
  game: string;
  /** the seat of the only person; null where bots play, or several people */
  you: SeatName | null;
  /** seats that people play */
  people: number;
  /** level of the first bot; null for none */
  level: string | null;
  bots: number;
  turn: number;
  /** ms since 1970 */
  at: number;
}

export interface MatchesPort {
  /** the seats of a match of this game */
  readonly seats: readonly SeatName[];
  /** how good bots can be, the easiest first */
  readonly levels: readonly string[];
  resume(id: string): Promise<Session>;
  begin(choice: MatchChoice): Promise<Session>;
  /** The same game again, shuffled anew. */
  again(session: Session): Promise<Session>;
  /** A match against the bot from a position of a recorded game; it gets a record of its own. */
  practise(choice: PractiseChoice): Promise<Session>;
  /** id of the record of the game played last, for "export" and "watch it" */
  lastRecord(): string | null;
  /** somebody can give up in this game */
  readonly concedes: boolean;
  /** a seed nobody has thought of */
  newSeed(): string;
}

/** A lesson being played: a session, and the coach beside it. */
export type LessonPlay = Pick<
  LessonSession<GameTypes>,
  'coach' | 'onCoach' | 'hint' | 'watch' | 'watchOn' | 'goesOn' | 'showMe' | 'takeBack' | 'restart'
> & {
  id: string;
  session: Session;
  /** three stars for spending no more than this */
  par: { of: string; n: number };
  /** terms of the glossary met here first */
  words: readonly string[];
  /** Puts this attempt among the recorded games, in the place of an earlier one; its id there. Rejects with a sentence key. */
  keepAttempt(): Promise<string>;
  /** The thing on the table that lessons call by this name, 'prompt', or null. */
  target(name: string, view: View): Anchor | null;
};

export interface LessonsPort {
  list: readonly { id: string; seat: SeatName }[];
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

/** One game, loaded. */
export interface GamePorts {
  readonly id: string;
  readonly ui: GameUi;
  readonly matches: MatchesPort;
  readonly records: RecordsPort;
  /** null: the game has no lessons */
  readonly lessons: LessonsPort | null;
  /** null: the game has no coach of whole games */
  readonly coach: CoachPort | null;
  /** Starts the drawn table in an element, or throws when it cannot; null: there is none, or none is wanted. */
  readonly openStage: ((parent: HTMLElement, options: StageOptions) => Promise<StagePort>) | null;
  /** the address asks for the drawn table: it is shown whatever is set, and the plain one is not offered */
  readonly drawn: boolean;
  readonly drawArt: DrawArt | null;
}

/** A game on the shelf; its words are `game.<id>` and below. */
export interface ShelfGame {
  id: string;
  lessons: boolean;
}

export interface HudPorts {
  /** all games of the house, the first one first */
  readonly shelf: readonly ShelfGame[];
  /** Loads a game, with its words. Rejects when it cannot be fetched. */
  open(game: string): Promise<GamePorts>;
  /** The game that a packed link is of. Rejects with a sentence key. */
  gameOfLink(packed: string): Promise<string>;
  /** The games that were left, the newest first. */
  saved(): Promise<readonly SavedGame[]>;
  prefs: { read(): unknown; write(value: unknown): void };
  /** Draws the picture of the start page over a canvas. */
  drawHero: ((canvas: HTMLCanvasElement) => void) | null;
  /** A cue, by name. */
  sound(cue: string): void;
  /** The bed under the game: 0 none, 1 the table at rest, 2 in the thick of it. */
  ambient?(level: 0 | 1 | 2): void;
  /** Sound settings have changed. */
  soundSettings(volume: { effects: number; music: number }, muted: boolean): void;
}
