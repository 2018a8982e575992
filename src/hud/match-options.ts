/** What a game has chosen before a match, beside seats, level and seed. */

/** The values chosen of a game's `MatchOption`s, by id; one that is missing has its usual value. */
export type Chosen = Readonly<Record<string, string>>;

/**
 * Something that is chosen before a match: a switch, where its values are `off` and `on`, or one of a list. Its words are `setup.<id>`,
 * `setup.<id>.help` where it needs explaining, and `setup.<id>.<value>` for a list.
 */
export interface MatchOption {
  id: string;
  values: readonly string[];
  /** it says who sits at the table, and is asked before the seats; left out for one of the others */
  seats?: true;
  /** it stands on the page beside the level; left out for one that stands under "more options" */
  main?: true;
  /** the value it has until another is chosen, and while it is barred */
  usual: string;
  /** Why it cannot be chosen beside the others, as a message; null where it can. Left out where it always can. */
  barred?(chosen: Chosen): string | null;
  /** for values that people name or that have more to them than a name; left out where the messages say all */
  readonly about?: ValuesAbout;
}

/** What is shown of the values of an option, in words of the language in use. */
interface ValuesAbout {
  name(value: string): string;
  /** the heading under which a value stands in a list of many */
  group(value: string): string;
  /** a few sentences; '' for none */
  text(value: string): string;
  /** code of its picture (`drawArt`); null for none */
  picture(value: string): string | null;
}

/** A value of each option, from what was chosen so far; what is barred has its usual value. */
export function settledChoices(options: readonly MatchOption[], chosen: Chosen): Chosen {
  const valueOf = ({ id, values, usual }: MatchOption): string =>
    values.includes(chosen[id] ?? '') ? chosen[id]! : usual;
  const whole = Object.fromEntries(options.map((one) => [one.id, valueOf(one)]));
  for (const { id, usual, barred } of options) if (barred && barred(whole) !== null) whole[id] = usual;
  return whole;
}

/** Whether an option is a switch and not a list. */
export const isSwitch = ({ values }: MatchOption): boolean => values.join() === 'off,on';
