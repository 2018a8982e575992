/**
 * The search for cards as deck sites know it: words, and clauses of a letter, an operator and a value, such as `t:ice f:jinteki o<4`.
 * `:` means "is", `!` "is not", `<` and `>` compare numbers; `|` separates alternatives, and quotes keep several words together.
 */
import { plain, search } from '../../../../hud/components/words/search.ts';
import type { CardDef } from '../../rules/def.ts';
import { def } from '../../rules/defs.ts';
import { FILTERS, type Filter, type Found, type Wanted, valueWords } from './finding.ts';

/** The filter behind each letter whose values are words. */
const NAMED: Readonly<Record<string, Filter>> = { t: 'type', f: 'faction', s: 'subtype', d: 'side', e: 'set' };

/** The number behind each letter whose values are numbers; null for a card without it. */
const NUMBERS: Readonly<Record<string, (card: CardDef) => number | 'x' | null>> = {
  o: ({ type, cost, x }) => (type === 'identity' || type === 'agenda' ? null : x !== null ? 'x' : cost),
  g: ({ requirement }) => requirement,
  p: ({ strength }) => strength,
  v: ({ points }) => points,
  n: ({ influence }) => influence,
  h: ({ trash }) => trash,
};

type Operator = ':' | '!' | '<' | '>';
interface Clause {
  letter: string;
  operator: Operator;
  /** the alternatives, in lower case */
  values: readonly string[];
}

const CLAUSE = new RegExp(
  String.raw`(?<=^|\s)([x${Object.keys({ ...NAMED, ...NUMBERS }).join('')}])([:!<>])("[^"]*"?|\S*)`,
  'giu',
);

/** Splits a search into its clauses and the remaining words. A clause that is still without a value is left out. */
function parse(text: string): { clauses: Clause[]; words: string } {
  const clauses: Clause[] = [];
  const words = text.replace(CLAUSE, (_all, letter: string, operator: Operator, value: string) => {
    const values = value
      .replaceAll('"', '')
      .split('|')
      .filter((one) => one !== '')
      .map((one) => one.toLocaleLowerCase());
    if (values.length > 0) clauses.push({ letter: letter.toLocaleLowerCase(), operator, values });
    return ' ';
  });
  return { clauses, words };
}

/** Whether a name, or a word of it, begins with the value that is searched for. */
const begins = (name: string, value: string): boolean => ` ${plain(name)}`.includes(` ${plain(value)}`);

function is({ code, name, meaning, values }: Found, letter: string, operator: Operator, value: string): boolean {
  if (letter === 'x') return plain(`${name} ${meaning}`).includes(plain(value));
  const filter = NAMED[letter];
  if (filter !== undefined)
    return values[filter].some((one) => begins(one, value) || begins(valueWords(filter, one), value));
  const n = NUMBERS[letter]!(def(code));
  if (operator === '<') return typeof n === 'number' && n < Number(value);
  if (operator === '>') return typeof n === 'number' && n > Number(value);
  return n !== null && String(n) === value;
}

const meets = (card: Found, { letter, operator, values }: Clause): boolean =>
  values.some((value) => is(card, letter, operator, value)) !== (operator === '!');

/** The cards that a search finds; if it has words, best matches first. */
export function cardsFor(all: readonly Found[], text: string): Found[] {
  const { clauses, words } = parse(text);
  return search(
    all.filter((card) => clauses.every((clause) => meets(card, clause))),
    words,
  );
}

/** The cards that match the search; if it has words, best matches first. */
export function findCards(all: readonly Found[], wanted: Wanted): Found[] {
  const left = all.filter(({ values }) =>
    FILTERS.every((filter) => wanted[filter] === '' || values[filter].includes(wanted[filter])),
  );
  return cardsFor(left, wanted.words);
}
