/** What can be chosen before a match, besides seats, level and seed. */

/** The values chosen for a game's `MatchOption`s, by id. A missing one has its default. */
export type Chosen = Readonly<Record<string, string>>;

/**
 * An option before a match: a switch, if its values are `off` and `on`, or a list to choose from. Its texts are `setup.<id>`,
 * `setup.<id>.help` if it needs an explanation, and `setup.<id>.<value>` for a list.
 */
export interface MatchOption {
  id: string;
  values: readonly string[];
  /** the option decides which seats are taken, so it is asked before the seats */
  seats?: true;
  /** the option is on the page next to the level; if left out, it is under "more options" */
  main?: true;
  /** the option's default, which also applies while it is barred */
  usual: string;
  /** Why the other choices rule the option out, as a message; null if they do not. Left out if it can always be chosen. */
  barred?(chosen: Chosen): string | null;
  /** for values that people name, or that have more than a name; left out if the messages say everything */
  readonly about?: ValuesAbout;
}

/** What is shown about the values of an option, in the language in use. */
interface ValuesAbout {
  name(value: string): string;
  /** the heading above a value in a long list */
  group(value: string): string;
  /** a few sentences; '' for none */
  text(value: string): string;
  /** code of the value's picture (`drawArt`); null for none */
  picture(value: string): string | null;
}

/** A value for each option from what was chosen so far; barred options get their default. */
export function settledChoices(options: readonly MatchOption[], chosen: Chosen): Chosen {
  const valueOf = ({ id, values, usual }: MatchOption): string =>
    values.includes(chosen[id] ?? '') ? chosen[id]! : usual;
  const whole = Object.fromEntries(options.map((one) => [one.id, valueOf(one)]));
  for (const { id, usual, barred } of options) if (barred && barred(whole) !== null) whole[id] = usual;
  return whole;
}

/** Whether an option is a switch and not a list. */
export const isSwitch = ({ values }: MatchOption): boolean => values.join() === 'off,on';
