/** The types of user commands, and what a command may ask of the screen. */

/** A button that a command may press; this is all that commands know about it. */
export interface CommandChoice {
  readonly verb: string;
  /** what most people would do here; at most one per question */
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
  /** Starts trying other moves from here, for all seats. */
  tryMoves(): void;
  /** Starts or stops guessing the moves of a seat. */
  guess(): void;
  /** Asks what the bot would do at the position shown, or hides the answer. */
  askBot(): void;
}

/** Which of the game's verbs each key stands for. */
export interface Verbs {
  /** the game's own commands: a key and the verbs it stands for, tried in this order; the label is `command.<id>` */
  turn: readonly { id: string; key: string; verbs: readonly string[]; group?: CommandGroup }[];
  /** the verbs of Space (continue), tried in this order */
  goOn: readonly string[];
  /** the verbs of Enter (finish a question), tried in this order */
  confirm: readonly string[];
  yes: readonly string[];
  no: readonly string[];
}

/** What commands may read and do. Implemented by the HUD and by tests. */
export interface CommandContext {
  /** the commands available now */
  readonly commands: readonly Command[];
  readonly verbs: Verbs;
  /** whether a game is on the screen */
  readonly playing: boolean;
  /** all top-level buttons of the open decision; empty while somebody else decides */
  readonly choices: readonly CommandChoice[];
  /** the buttons shown now (those of a menu if one is open), in the order of their numbers */
  readonly shown: readonly CommandChoice[];
  readonly canUndo: boolean;
  /** Plays the choice or opens its menu. */
  choose(choice: CommandChoice): void;
  undo(): void;
  /** Asks what the bot would do at the open question, or hides its answer; left out if no bot can be asked. */
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
  /** Makes the game stop at the next window, whatever the settings say. */
  hold(): void;
  /** Skips the animations that are playing or waiting. */
  skip(): void;
  /** Shows at once everything a match has not shown yet; true if there was anything. Left out if nothing is asked. */
  hurry?(): boolean;
  /** the actions of the replay viewer; left out if no recorded game is shown */
  readonly watch?: WatchActions;
}

/** Something a person can tell the program to do, by key, by button or from the list of commands. */
export interface Command {
  id: string;
  /** i18n key */
  label: string;
  group: CommandGroup;
  /** default keys as in `KeyboardEvent.key`, letters in lower case */
  keys: readonly string[];
  /** the command answers a question, so a key press meant for the previous question must not run it */
  answers?: boolean;
  /** repeats while the key is held */
  repeats?: boolean;
  enabled(context: CommandContext): boolean;
  /** Runs the command. `key`: the key pressed, '' if there was none. */
  run(context: CommandContext, key: string): void;
}
