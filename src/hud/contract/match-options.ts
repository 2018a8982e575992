/** The options of a match besides seats, level and seed. */
import type { Sentence } from '../../core/sentence.ts';

/** The values chosen for a game's `MatchOption`s, by option id. An option that is missing has its default value. */
export type Chosen = Readonly<Record<string, string>>;

/**
 * An option to choose before a match: a switch, if its values are `off` and `on`, else a list. Its texts are `setup.<id>`,
 * `setup.<id>.help` if it needs an explanation, and `setup.<id>.<value>` for a list.
 */
export interface MatchOption {
  id: string;
  values: readonly string[];
  /** true: the option decides which seats are in the game, so it comes before the choice of a seat */
  seats?: true;
  /** true: the option is shown on the page next to the level; if left out, it is under "more options" */
  main?: true;
  /** the default value, which also applies while other choices rule the option out */
  usual: string;
  /** Why the choices so far rule the option out; null if they do not. Left out if the option is always available. */
  barred?(chosen: Chosen): Sentence | null;
  /** names and descriptions of the values, if people can name them or they have more than a name; left out if messages are enough */
  readonly about?: ValuesAbout;
}

/** What can be chosen for the next match, and what was chosen for the last one. */
export interface MatchChoices {
  /** The options that can be chosen for the next match, in the order of the page. */
  choices(): readonly MatchOption[];
  /** The choices made for the last match on this device, if they are still available; otherwise the defaults. */
  lastChoice(): { readonly level: string; readonly chosen: Chosen };
  /** the bots' levels, easiest first */
  readonly levels: readonly string[];
}

/** What the page shows about each value of an option, in the current language. */
interface ValuesAbout {
  name(value: string): string;
  /** the heading under which the value is listed in a long list */
  group(value: string): string;
  /** a description in a few sentences; '' for none */
  text(value: string): string;
  /** code of the value's picture (`drawArt`); null for none */
  picture(value: string): string | null;
}

/** Returns a value for every option: the chosen one, or the default if none is chosen or other choices rule the option out. */
export function settledChoices(options: readonly MatchOption[], chosen: Chosen): Chosen {
  const valueOf = ({ id, values, usual }: MatchOption): string =>
    values.includes(chosen[id] ?? '') ? chosen[id]! : usual;
  const whole = Object.fromEntries(options.map((one) => [one.id, valueOf(one)]));
  for (const { id, usual, barred } of options) if (barred && barred(whole) !== null) whole[id] = usual;
  return whole;
}

/** Whether an option is a switch and not a list. */
export const isSwitch = ({ values }: MatchOption): boolean => values.join() === 'off,on';
