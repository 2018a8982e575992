/** The texts and numbers of the forecast panel. */
import type { Forecast, ForecastRow, Harm, Left } from '../../bot/forecast.ts';
import { numeral, t } from '../../../../i18n/index.ts';
import type { IconName } from '../../../../hud/contract/icons.ts';
import { titleOf } from '../words/lookup.ts';

/** One entry of the forecast: an icon, a number, and both in words for screen readers. */
export interface ForecastItem {
  icon: IconName;
  n: string;
  words: string;
  tone: 'credit' | 'danger' | 'plain';
}

const HARMS: readonly [keyof Harm, IconName][] = [
  ['cards', 'hand'],
  ['clicks', 'clock'],
  ['credits', 'coin'],
  ['tags', 'tag'],
  ['programs', 'trash'],
];

const item = (
  icon: IconName,
  what: keyof Harm | 'price',
  n: number,
  most: boolean,
  tone: ForecastItem['tone'],
): ForecastItem => ({
  icon,
  n: most ? t('forecast.upto.n', { n }) : numeral(n),
  words: most ? t(`forecast.most.${what}`, { n }) : t(`forecast.${what}`, { n }),
  tone,
});

/** What the Runner loses, one entry for each kind of loss that is not 0. `most`: the numbers are upper bounds ("up to"). */
const harmOf = (harm: Partial<Harm>, most: boolean): ForecastItem[] =>
  HARMS.flatMap(([what, icon]) => {
    const n = harm[what] ?? 0;
    return n === 0 ? [] : [item(icon, what, n, most, 'danger')];
  });

/** The entries in the row of a piece of ice: what the Runner pays to pass it, and what it does to the Runner. */
export function figuresOf(row: ForecastRow): ForecastItem[] {
  const most = row.code === null;
  const price =
    row.met && (row.price > 0 || (!most && !row.stops)) ? [item('coin', 'price', row.price, most, 'credit')] : [];
  return [...price, ...harmOf(row.harm, most)];
}

/** The notes under the name of a piece of ice: how the Runner passes it, or what it does. */
export function notesOf(row: ForecastRow): string[] {
  if (row.code === null) return row.met ? [] : [t('forecast.nothing-unknown')];
  if (!row.met) return [t('forecast.asleep', { n: row.rez ?? 0 })];
  const notes: string[] = [];
  if (row.rez !== null) notes.push(t('forecast.rez', { n: row.rez }));
  // subroutines broken for clicks need no card
  const by = [...new Set(row.by)].filter((code) => code !== '');
  if (by.length > 0) notes.push(t(row.bypassed ? 'forecast.bypassed' : 'forecast.by', { cards: by.map(titleOf) }));
  if (row.stops && !row.flatlines)
    notes.push(row.needs === null ? t('forecast.shut') : t('forecast.needs', { n: row.needs }));
  else if (row.fires.length > 0)
    notes.push(t('forecast.fires', { n: row.fires.length, which: row.fires.map(numeral) }));
  return notes;
}

/** How a run ends at this ice, in words; null if the run continues. For unknown ice, how it may end. */
export function endOf(row: { code: string | null; stops: boolean; flatlines: boolean }): string | null {
  const unknown = row.code === null;
  if (row.flatlines) return t(unknown ? 'forecast.may-flat' : 'forecast.flat');
  if (row.stops) return t(unknown ? 'forecast.may-stop' : 'forecast.stops');
  return null;
}

/** What the Runner pays and loses to pass the known ice; empty if nothing. */
export function throughKnown({ known }: Forecast): ForecastItem[] {
  const paid = known.paid + known.other;
  return [...(paid > 0 ? [item('coin', 'price', paid, false, 'credit')] : []), ...harmOf(known.harm, false)];
}

/** What the Runner may lose at most to unknown ice and accessed cards, in addition to what the known ice costs. Empty if nothing. */
export function couldCost({ known, worst }: Forecast): ForecastItem[] {
  if (worst === null) return [];
  const less = {
    cards: known.left.cards - worst.left.cards,
    clicks: known.left.clicks - worst.left.clicks,
    credits: known.left.credits - worst.left.credits,
    tags: worst.harm.tags - known.harm.tags,
    programs: worst.harm.programs - known.harm.programs,
  };
  return HARMS.flatMap(([what, icon]): ForecastItem[] => {
    const n = less[what];
    if (n <= 0) return [];
    const words = what === 'cards' ? t('forecast.could.cards.n', { n }) : t(`forecast.could.${what}`, { n });
    return [{ icon, n: numeral(n), words, tone: 'danger' }];
  });
}

/** What the uncertainty of a run comes from: unknown 'ice', 'cards' to be accessed, or 'both'. */
export function unknownOf(f: Forecast): 'ice' | 'cards' | 'both' {
  const ice = f.rows.some((row) => row.code === null && row.met);
  const cards = f.access.cards + f.access.tags > 0;
  return ice && cards ? 'both' : ice ? 'ice' : 'cards';
}

/** The entries for what the Runner has left after a run. */
export const leftOf = ({ credits, cards, clicks }: Left): ForecastItem[] => [
  { icon: 'coin', n: numeral(credits), words: t('forecast.left.credits', { n: credits }), tone: 'credit' },
  { icon: 'hand', n: numeral(cards), words: t('forecast.left.cards', { n: cards }), tone: 'plain' },
  { icon: 'clock', n: numeral(clicks), words: t('forecast.left.clicks', { n: clicks }), tone: 'plain' },
];

/** How a run may end early in the worst case, in words; null if it cannot, or if nothing is unknown. */
export function worstEnd(f: Forecast): string | null {
  const { worst } = f;
  if (worst === null) return null;
  return endOf({ code: null, stops: worst.stops && f.known.reaches, flatlines: worst.flatlines });
}

/** The whole forecast in sentences, for screen readers and for the line on a small screen. */
export function linesOf({ server, known, worst }: Forecast): string[] {
  const { cards } = known.harm;
  const end = known.flatlines ? 'flatlined' : !known.reaches ? 'stopped' : cards > 0 ? 'hurt' : 'reaches';
  const first = t('forecast.line.known', { server, end, paid: known.paid + known.other, cards });
  if (worst === null) return [first, t('forecast.line.same')];
  const then = worst.flatlines ? 'flatlined' : worst.stops && known.reaches ? 'stopped' : 'reaches';
  return [first, t('forecast.line.worst', { end: then, credits: worst.left.credits, cards: worst.left.cards })];
}
