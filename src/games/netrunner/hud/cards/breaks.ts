/** The rows of the table of break costs, and their order: what a breaker pays for each ice, or each breaker for one ice. */
import { type BreakCost, breakableIce, breakers, isBreakable, isBreaker } from '../../break-costs.ts';
import { language } from '../../../../i18n/index.ts';
import { cardOf } from '../words/lookup.ts';

/** The columns by which the table can be sorted; `subs` exists only if the rows are ice. */
export type Column = 'title' | 'strength' | 'subs' | 'cost' | 'break';

export interface Row {
  /** the card of the row */
  code: string;
  title: string;
  strength: number;
  subs: number;
  /** credits to rez or install the card of the row */
  cost: number;
  /** what breaking the ice costs; null: it cannot be broken; undefined: not computed yet */
  breaks: BreakCost | null | undefined;
}

/** What the rows of a card's table of break costs are: ice for a breaker, breakers for ice; null if the card has no such table. */
export function rowsAre(code: string): 'ice' | 'breakers' | null {
  const card = cardOf(code);
  return isBreaker(card) ? 'ice' : isBreakable(card) ? 'breakers' : null;
}

/** The rows of a card's table, before the break costs are computed. */
export function rowsOf(code: string): Row[] {
  const codes = rowsAre(code) === 'ice' ? breakableIce() : rowsAre(code) === 'breakers' ? breakers() : [];
  return codes.map((one) => {
    const { title, strength, subroutines, cost } = cardOf(one);
    return { code: one, title, strength: strength ?? 0, subs: subroutines.length, cost, breaks: undefined };
  });
}

/** Sort key of a break cost: its credits, plus a hundredth for each counter and for each credit the Corp gains. */
const price = ({ credits, counters, corpGains }: BreakCost): number => credits + (counters + corpGains) / 100;

/** The rows sorted by a column. Rows of ice that cannot be broken come last in either direction. */
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
