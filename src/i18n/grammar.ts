/** How a language writes numbers and lists, and which of its plural forms it uses. */

/** What stands between the items of a list. */
export type Joint = 'and' | 'or' | 'commas';

/** The rules of one language for writing numbers and lists and for choosing plural forms. */
export interface Grammar {
  direction: 'ltr' | 'rtl';
  number(n: number, style?: '+' | '%'): string;
  plural(n: number): string;
  ordinal(n: number): string;
  /** the pieces of a list: its items, and what stands between them */
  list(items: readonly string[], joint: Joint): { type: string; value: string }[];
}

/** The rules of a language with this BCP 47 tag and direction, from the browser's own data. */
export function grammarOf(tag: string, direction: 'ltr' | 'rtl' = 'ltr'): Grammar {
  const plain = new Intl.NumberFormat(tag);
  const styles = {
    '+': new Intl.NumberFormat(tag, { signDisplay: 'exceptZero' }),
    '%': new Intl.NumberFormat(tag, { style: 'percent' }),
  };
  const plurals = new Intl.PluralRules(tag);
  const ordinals = new Intl.PluralRules(tag, { type: 'ordinal' });
  const and = new Intl.ListFormat(tag, { type: 'conjunction' });
  const or = new Intl.ListFormat(tag, { type: 'disjunction' });
  // What stands between the first two of four items: there is no type of list that has it before the last one in every language.
  const comma = and.formatToParts(['1', '2', '3', '4']).find(({ type }) => type === 'literal')?.value ?? ', ';
  return {
    direction,
    // a minus sign, not a hyphen
    number: (n, style) => (style === undefined ? plain : styles[style]).format(n).replace('-', '−'),
    plural: (n) => plurals.select(n),
    ordinal: (n) => ordinals.select(n),
    list: (items, joint) => {
      if (joint !== 'commas') return (joint === 'or' ? or : and).formatToParts(items);
      return items.flatMap((value, i) => [
        ...(i === 0 ? [] : [{ type: 'literal', value: comma }]),
        { type: 'element', value },
      ]);
    },
  };
}
