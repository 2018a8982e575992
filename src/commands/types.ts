/** What a user command is, and what it may ask of the screen. */

/** A button that a command may press: only its verb matters here. */
export interface CommandChoice {
  readonly verb: string;
}

export type CommandGroup = 'turn' | 'answer' | 'look' | 'game' | 'watch';

/** What a step of the viewer goes by. */
export type WatchUnit = 'event' | 'move' | 'click' | 'turn' | 'run' | 'mark';

/** What commands may do with a recorded game. */
export interface WatchDoing {
  /** plays, or pauses */
  toggle(): void;
  step(unit: WatchUnit, way: 1 | -1): void;
  toStart(): void;
  toEnd(): void;
  faster(way: 1 | -1): void;
  see(viewer: 'open' | 'corp' | 'runner'): void;
  playFromHere(): void;
  /** shows what stands beside the table, or the log again */
  panel(name: 'contents' | 'write'): void;
  share(): void;
  /** moves of one's own from here, for both sides */
  tryMoves(): void;
  /** begins to guess the moves of a side, or stops */
  guess(): void;
}

/** What commands may see and do; the HUD keeps this promise, tests give their own. */
export interface CommandContext {
  /** a game is on the screen */
  readonly playing: boolean;
  /** all buttons at the top of the open decision; empty while somebody else decides */
  readonly choices: readonly CommandChoice[];
  /** the buttons shown now (a menu may be open), in the order of their numbers */
  readonly shown: readonly CommandChoice[];
  readonly canUndo: boolean;
  /** plays the choice or opens its menu */
  choose(choice: CommandChoice): void;
  undo(): void;
  /** shows the card in focus whole, or closes it */
  zoom(): void;
  toggleLog(): void;
  /** shows a panel beside the table, or puts it away */
  togglePanel?(panel: 'chart' | 'forecast'): void;
  focusPrompt(): void;
  focusTable(): void;
  /** speaks how both sides stand */
  sayStatus(): void;
  help(): void;
  /** closes what lies on top; opens the game menu when nothing does */
  back(): void;
  /** stop at the next window, whatever the setting */
  hold(): void;
  /** lets the table catch up at once */
  skip(): void;
  /** a recorded game is on the screen */
  readonly watch?: WatchDoing;
}

/** One thing a person can tell the program to do, by key, by button or from the list of commands. */
export interface Command {
  id: string;
  /** i18n key */
  label: string;
  group: CommandGroup;
  /** default keys, as `KeyboardEvent.key` names them, letters in lower case */
  keys: readonly string[];
  /** goes on while the key is held */
  repeats?: boolean;
  enabled(context: CommandContext): boolean;
  /** `key` is the key that was pressed, '' when it came from elsewhere */
  run(context: CommandContext, key: string): void;
}
