/** The types of user commands, and of what a command may ask of the screen. */

/** A button that a command may press: commands know no more of it than this. */
export interface CommandChoice {
  readonly verb: string;
  /** what most people would do here; at most one of a question */
  readonly sensible?: boolean;
}

export type CommandGroup = 'turn' | 'answer' | 'look' | 'game' | 'watch';

/** How far one step in a recorded game goes. What a tick (small) and a span (longer) are, its game says; a mark is a place worth stopping at. */
export type WatchUnit = 'event' | 'move' | 'tick' | 'turn' | 'span' | 'mark';

/** What commands may do with a recorded game. */
export interface WatchActions {
  /** Plays or pauses. */
  toggle(): void;
  step(unit: WatchUnit, way: 1 | -1): void;
  toStart(): void;
  toEnd(): void;
  faster(way: 1 | -1): void;
  /** Switches to the n-th viewer: 0 is `open`, then the seats in their order. */
  see(n: number): void;
  playFromHere(): void;
  /** Shows a panel beside the table, or the log again if that panel is shown. */
  panel(name: 'contents' | 'write' | 'review'): void;
  share(): void;
  /** Begins to try other moves from here, for all seats. */
  tryMoves(): void;
  /** Begins to guess the moves of a seat, or stops it. */
  guess(): void;
  /** Asks what the bot would do at the position shown, or stops asking. */
  askBot(): void;
}

/** Which verbs of a game the keys stand for. */
export interface Verbs {
  /** the game's own commands: each a key and the verbs it stands for, tried in this order; its label is `command.<id>` */
  turn: readonly { id: string; key: string; verbs: readonly string[]; group?: CommandGroup }[];
  /** the verbs of Space (going on), tried in this order */
  goOn: readonly string[];
  /** the verbs of Enter (finishing a question), tried in this order */
  confirm: readonly string[];
  yes: readonly string[];
  no: readonly string[];
}

/** What commands may read and do; implemented by the HUD, and by tests. */
export interface CommandContext {
  /** the commands available now */
  readonly commands: readonly Command[];
  readonly verbs: Verbs;
  /** a game is on the screen */
  readonly playing: boolean;
  /** all buttons at the top of the open decision; empty while somebody else decides */
  readonly choices: readonly CommandChoice[];
  /** the buttons shown now (those of a menu if one is open), in the order of their numbers */
  readonly shown: readonly CommandChoice[];
  readonly canUndo: boolean;
  /** Plays the choice or opens its menu. */
  choose(choice: CommandChoice): void;
  undo(): void;
  /** Asks what the bot would do at the open question, or puts its answer away; left out where no bot can be asked. */
  askBot?(): void;
  /** Enlarges the card in focus, or closes the enlarged card. */
  zoom(): void;
  toggleLog(): void;
  /** Shows or hides a panel beside the table. */
  togglePanel?(panel: 'chart' | 'forecast'): void;
  focusPrompt(): void;
  focusTable(): void;
  /** Has a screen reader say how every seat stands. */
  sayStatus(): void;
  help(): void;
  /** Opens the glossary; left out where there is none. */
  words?(): void;
  /** Closes what lies on top, or opens the game menu when nothing does. */
  back(): void;
  /** Has the game stop at the next window, whatever the settings say. */
  hold(): void;
  /** Skips the animations that still play or wait. */
  skip(): void;
  /** Shows at once all that a match is still showing; true if there was anything. Left out where nothing is asked. */
  hurry?(): boolean;
  /** the actions of the replay viewer; left out where no recorded game is shown */
  readonly watch?: WatchActions;
}

/** A thing a person can tell the program to do, by key, by button or from the list of commands. */
export interface Command {
  id: string;
  /** i18n key */
  label: string;
  group: CommandGroup;
  /** default keys, as `KeyboardEvent.key` names them, letters in lower case */
  keys: readonly string[];
  /** it answers a question, so a press that was meant for the question before must not run it */
  answers?: boolean;
  /** runs again and again while the key is held */
  repeats?: boolean;
  enabled(context: CommandContext): boolean;
  /** Runs the command; `key`: the key pressed, '' when it was run otherwise. */
  run(context: CommandContext, key: string): void;
}
