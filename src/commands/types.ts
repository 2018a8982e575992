/** What a user command is, and what it may ask of the screen. */

/** A button that a command may press: only its verb matters here. */
export interface CommandChoice {
  readonly verb: string;
}

export type CommandGroup = 'turn' | 'answer' | 'look' | 'game' | 'watch';

/** What a step of the viewer goes by. */
export type WatchUnit = 'event' | 'move' | 'tick' | 'turn' | 'span' | 'mark';

/** What commands may do with a recorded game. */
export interface WatchActions {
  /** plays, or pauses */
  toggle(): void;
  step(unit: WatchUnit, way: 1 | -1): void;
  toStart(): void;
  toEnd(): void;
  faster(way: 1 | -1): void;
  /** the n-th pair of eyes: 0 is open, then the seats in their order */
  see(n: number): void;
  playFromHere(): void;
  /** shows what stands beside the table, or the log again */
  panel(name: 'contents' | 'write'): void;
  share(): void;
  /** moves of one's own from here, for all seats */
  tryMoves(): void;
  /** begins to guess the moves of a seat, or stops */
  guess(): void;
}

/** Which verbs of a game the keys mean. */
export interface Verbs {
  /** the game's own commands: a key for verbs, tried in this order; its label is `command.<id>` */
  turn: readonly { id: string; key: string; verbs: readonly string[]; group?: CommandGroup }[];
  /** what going on means (Space), likeliest first */
  goOn: readonly string[];
  /** what finishes a question (Enter) */
  confirm: readonly string[];
  yes: readonly string[];
  no: readonly string[];
}

/** What commands may see and do; the HUD keeps this promise, tests give their own. */
export interface CommandContext {
  /** the commands there are now */
  readonly commands: readonly Command[];
  readonly verbs: Verbs;
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
  /** speaks how everybody stands */
  sayStatus(): void;
  help(): void;
  /** closes what lies on top; opens the game menu when nothing does */
  back(): void;
  /** stop at the next window, whatever the setting */
  hold(): void;
  /** lets the table catch up at once */
  skip(): void;
  /** a recorded game is on the screen */
  readonly watch?: WatchActions;
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
