/** What a game hands to the house when it is loaded (docs/adding-a-game.md). */
import type { Bot } from '../core/bot.ts';
import type { Game, GameTypes, Outcome, SeatName } from '../core/game.ts';
import type { Advice, DrawArt, GameUi } from '../hud/game-ui.ts';
import type { StageOptions, StagePort } from '../hud/ports.ts';
import type { Prefs } from '../hud/prefs.ts';
import type { GameWords } from '../i18n/index.ts';
import type { Lesson } from '../lessons/lesson.ts';
import type { ReplayPlayer } from '../replay/player.ts';
import type { Sprite } from '../sound/sprite.ts';

/** A game that comes with the house, with notes. */
export interface Shipped {
  id: string;
  turns: number;
  notes: number;
  outcome: Outcome;
  /** The replay file. Rejects where it cannot be fetched. */
  load(): Promise<string>;
}

/** Lessons, loaded when one is opened. */
interface LessonRoom<G extends GameTypes = GameTypes> {
  /** the game with its `teach` part */
  game: Game<G>;
  lessons: readonly Lesson[];
  /** A recording by its name. Throws when there is none or the rules do not agree with it. */
  recording(name: string): ReplayPlayer<G>;
}

/** What a coach says to a move, or null. Written as a method's type, for the same reason as `Game` (core/game.ts). */
type Advise<G extends GameTypes = GameTypes> = {
  advise(view: G['view'], move: G['move']): Advice | null;
}['advise'];

export interface GamePlugin<G extends GameTypes = GameTypes> {
  readonly words: GameWords;
  /** the game for screens */
  readonly game: Game<G>;
  /** the same rules played faster, for records: nothing in them is waited for */
  readonly simulation: Game<G>;
  readonly ui: GameUi<G>;
  /** seats of a match, in the order in which they are offered */
  readonly seats: readonly SeatName[];
  /** how good bots can be, the easiest first; the name of each is `level.<name>` */
  readonly levels: readonly string[];
  /** The options of a new match. */
  options(seed: string, prefs: Prefs): G['options'];
  bot(options: { seat: SeatName; level: string; seed: number }): Bot<G['view'], G['move']>;
  /** How a game ended, in words. */
  resultWords(outcome: Outcome): string;
  readonly shipped: readonly Shipped[];
  /** in the order in which they teach; `load` brings the lessons themselves */
  readonly lessons?: {
    list: readonly { id: string; seat: SeatName }[];
    /** terms of the glossary */
    terms: readonly string[];
    load(): Promise<LessonRoom<G>>;
  };
  /** What a coach of whole games says before a move is made, or null. */
  coach?(): Promise<Advise<G>>;
  /** Starts the drawn table. Rejects where the browser has no WebGL. Left out: the game has the plain table alone. */
  openStage?(
    parent: HTMLElement,
    options: StageOptions,
    sound: (cue: string, rate: number) => void,
  ): Promise<StagePort>;
  readonly drawArt: DrawArt | null;
  /** its cues */
  readonly sprite: Sprite;
}
