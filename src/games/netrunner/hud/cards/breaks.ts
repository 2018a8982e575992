/** The rows of the table that says what a breaker pays for each ice, or each breaker for an ice, and their order. */
import { type BreakCost, breakableIce, breakers, isBreakable, isBreaker } from '../../break-costs.ts';
import { language } from '../../../../i18n/index.ts';
import { cardOf } from '../words/lookup.ts';

/** What one can sort by; subroutines only where the rows are ice. */
export type Column = 'title' | 'strength' | 'subs' | 'cost' | 'break';

export interface Row {
  /** the card of the row */
  code: string;
  title: string;
  strength: number;
  subs: number;
  /** credits to rez or install it */
  cost: number;
  /** what breaking takes; null: it cannot be broken; undefined: not worked out yet */
  breaks: BreakCost | null | undefined;
}

/** The table's rows are ice (the page shows a breaker), or breakers; null for a card without such a table. */
export function rowsAre(code: string): 'ice' | 'breakers' | null {
  const card = cardOf(code);
  return isBreaker(card) ? 'ice' : isBreakable(card) ? 'breakers' : null;
}

/** The rows of a card's table without what breaking takes. */
export function rowsOf(code: string): Row[] {
  const codes = rowsAre(code) === 'ice' ? breakableIce() : rowsAre(code) === 'breakers' ? breakers() : [];
  return codes.map((one) => {
    const { title, strength, subroutines, cost } = cardOf(one);
    return { code: one, title, strength: strength ?? 0, subs: subroutines.length, cost, breaks: undefined };
  });
}

/** A breaking's worth for sorting: its credits, and what else it takes as fractions. */
const price = ({ credits, counters, corpGains }: BreakCost): number => credits + (counters + corpGains) / 100;

/** The rows in the order of a column; what cannot be broken comes last either way. */
export function sorted(rows: readonly Row[], column: Column, down: boolean): Row[] {
  const names = new Intl.Collator(language().tag, { numeric: true });
  const byTitle = (a: Row, b: Row): number => names.compare(a.title, b.title);
  const turn = down ? -1 : 1;
  return [...rows].sort((a, b) => {
    if (column === 'title') return turn * byTitle(a, b);
    if (column !== 'break') return turn * (a[column] - b[column]) || byTitle(a, b);
    const [left, right] = [a.breaks ?? null, b.breaks ?? null];
    if (left === null || right === null) return Number(left === null) - Number(right === null) || byTitle(a, b);
    return turn * (price(left) - price(right)) || byTitle(a, b);
  });
}
