/** The types of user commands, and what a command may ask of the screen. */

/** A button that a command may press; this is all that commands know about it. */
export interface CommandChoice {
  readonly verb: string;
  /** whether most people would press this button here; true for at most one button of a decision */
  readonly sensible?: boolean;
}

export type CommandGroup = 'turn' | 'answer' | 'look' | 'game' | 'watch';

/** How far one step in a recorded game goes. Each game defines a tick (small) and a span (longer); a mark is a place worth stopping at. */
export type WatchUnit = 'event' | 'move' | 'tick' | 'turn' | 'span' | 'mark';

/** What commands may do with a recorded game. */
export interface WatchActions {
  /** Plays or pauses. */
  toggle(): void;
  step(unit: WatchUnit, way: 1 | -1): void;
  toStart(): void;
  toEnd(): void;
  faster(way: 1 | -1): void;
  /** Switches to the n-th viewer: 0 is `open`, then the seats in order. */
  see(n: number): void;
  playFromHere(): void;
  /** Shows a panel beside the table, or the log again if that panel is already shown. */
  panel(name: 'contents' | 'write' | 'review'): void;
  share(): void;
  /** Starts a variation at the position shown, in which the person moves for all seats. */
  tryMoves(): void;
  /** Starts or stops an exercise in which the person guesses the moves of a seat. */
  guess(): void;
  /** Toggles: asks the bot what it would do at the position shown, or hides its answer. */
  askBot(): void;
}

/** A table from keys to the game's verbs (`CommandChoice.verb`): each key presses a button with one of its verbs. */
export interface Verbs {
  /** the game's own commands: a key and the verbs it stands for, tried in this order; the label is `command.<id>` */
  turn: readonly { id: string; key: string; verbs: readonly string[]; group?: CommandGroup }[];
  /** the verbs that Space (continue) presses, tried in this order */
  goOn: readonly string[];
  /** the verbs that Enter (finish a decision) presses, tried in this order */
  confirm: readonly string[];
  yes: readonly string[];
  no: readonly string[];
}

/** What commands may do with a question that asks for a number. */
export interface NumberEntry {
  /** Adds a digit at the end of the number. */
  type(digit: string): void;
  /** Deletes the number's last digit. */
  erase(): void;
  /** Answers with the number. */
  give(): void;
}

/** What commands may read from the screen and do there. Implemented by the HUD and by tests. */
export interface CommandContext {
  /** the commands available now */
  readonly commands: readonly Command[];
  readonly verbs: Verbs;
  /** whether a game is on the screen */
  readonly playing: boolean;
  /** all top-level buttons of the open decision; empty while somebody else decides */
  readonly choices: readonly CommandChoice[];
  /** the buttons shown now (those of a menu if one is open); the number keys press them in this order */
  readonly shown: readonly CommandChoice[];
  /** the open question, if it asks for a number; left out if it does not */
  readonly number?: NumberEntry | undefined;
  readonly canUndo: boolean;
  /** Presses the button: makes its move or opens its menu. */
  choose(choice: CommandChoice): void;
  undo(): void;
  /** Toggles: asks the bot about the open decision, or hides its answer. Left out if no bot can be asked. */
  askBot?(): void;
  /** Enlarges the focused card, or closes the enlarged card. */
  zoom(): void;
  toggleLog(): void;
  /** Shows or hides a panel beside the table. */
  togglePanel?(panel: 'chart' | 'forecast'): void;
  focusPrompt(): void;
  focusTable(): void;
  /** Makes a screen reader read out the status of every seat. */
  sayStatus(): void;
  help(): void;
  /** Opens the glossary; left out if there is none. */
  words?(): void;
  /** Closes whatever is on top, or opens the game menu if nothing is. */
  back(): void;
  /** Makes the game pause at the next chance to act, even if the settings say to skip it. */
  hold(): void;
  /** Skips the animations that are playing or waiting. */
  skip(): void;
  /**
   * Shows at once every event of the match that the table has not shown yet, unless the command that follows pauses it; returns false if
   * there was none. Left out on pages without a match.
   */
  hurry?(command: string | undefined): boolean;
  /**
   * Says that an answer came too early, if it did: it ended an animation (`skipped`), or nobody at the screen is asked now. Left out on pages
   * without a match.
   */
  moment?(skipped: boolean): void;
  /** the actions of the replay viewer; left out if no recorded game is shown */
  readonly watch?: WatchActions;
}

/** Something a person can tell the program to do, by key, by button or from the list of commands. */
export interface Command {
  /** its label is the message `command.<id>` */
  id: string;
  group: CommandGroup;
  /** default keys as in `KeyboardEvent.key`, letters in lower case */
  keys: readonly string[];
  /** whether the command makes a decision: a key press meant for an earlier decision must then not run it */
  answers?: boolean;
  /** whether the command runs again and again while its key is held */
  repeats?: boolean;
  enabled(context: CommandContext): boolean;
  /** Runs the command. `key`: the key pressed, '' if there was none. */
  run(context: CommandContext, key: string): void;
}
