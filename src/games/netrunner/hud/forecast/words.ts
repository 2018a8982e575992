/** The texts and numbers of the forecast panel. */
import type { Forecast, ForecastRow, Harm, Left } from '../../bot/forecast.ts';
import { listed, numeral, t, unchecked } from '../../../../i18n/index.ts';
import type { IconName } from '../../../../hud/contract/icons.ts';
import { titleOf } from '../words/lookup.ts';
import { serverName } from '../words/names.ts';

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

const item = (icon: IconName, key: string, n: number, most: boolean, tone: ForecastItem['tone']): ForecastItem => {
  const what = unchecked(key, { n });
  return {
    icon,
    n: most ? t('forecast.upto.n', { n }) : numeral(n),
    words: most ? t('forecast.upto', { what }) : what,
    tone,
  };
};

/** What the Runner loses, one entry for each kind of loss that is not 0. `most`: the numbers are upper bounds ("up to"). */
const harmOf = (harm: Partial<Harm>, most: boolean): ForecastItem[] =>
  HARMS.flatMap(([what, icon]) => {
    const n = harm[what] ?? 0;
    return n === 0 ? [] : [item(icon, `forecast.${what}`, n, most, 'danger')];
  });

/** The entries in the row of a piece of ice: what the Runner pays to pass it, and what it does to the Runner. */
export function figuresOf(row: ForecastRow): ForecastItem[] {
  const most = row.code === null;
  const price =
    row.met && (row.price > 0 || (!most && !row.stops))
      ? [item('coin', 'forecast.price', row.price, most, 'credit')]
      : [];
  return [...price, ...harmOf(row.harm, most)];
}

/** The note under the name of a piece of ice: how the Runner passes it, or what it does; '' for nothing. */
export function noteOf(row: ForecastRow): string {
  if (row.code === null) return row.met ? '' : t('forecast.nothing-unknown');
  if (!row.met) return t('forecast.asleep', { n: row.rez ?? 0 });
  const parts: string[] = [];
  if (row.rez !== null) parts.push(t('forecast.rez', { n: row.rez }));
  // subroutines broken for clicks need no card
  const by = [...new Set(row.by)].filter((code) => code !== '');
  if (by.length > 0)
    parts.push(t(row.bypassed ? 'forecast.bypassed' : 'forecast.by', { cards: listed(by.map(titleOf)) }));
  if (row.stops && !row.flatlines)
    parts.push(row.needs === null ? t('forecast.shut') : t('forecast.needs', { n: row.needs }));
  else if (row.fires.length > 0)
    parts.push(t('forecast.fires', { n: row.fires.length, which: listed(row.fires.map(numeral)) }));
  return parts.join('; ');
}

/** How a run ends at this ice, in words; null if the run continues. For unknown ice, how it may end. */
export function endOf(row: { code: string | null; stops: boolean; flatlines: boolean }): string | null {
  const may = row.code === null ? 'may-' : '';
  if (row.flatlines) return t(`forecast.${may}flat`);
  return row.stops ? t(`forecast.${may === '' ? 'stops' : 'may-stop'}`) : null;
}

/** What the Runner pays and loses to pass the known ice; empty if nothing. */
export function throughKnown({ known }: Forecast): ForecastItem[] {
  const paid = known.paid + known.other;
  return [...(paid > 0 ? [item('coin', 'forecast.price', paid, false, 'credit')] : []), ...harmOf(known.harm, false)];
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
  const list = HARMS.flatMap(([what, icon]) =>
    less[what] > 0
      ? [item(icon, `forecast.could.${what}${what === 'cards' ? '.n' : ''}`, less[what], false, 'danger')]
      : [],
  );
  // "Up to" appears once, before the first.
  return list.map((one, i) => (i === 0 ? { ...one, words: t('forecast.upto', { what: one.words }) } : one));
}

/** What the uncertainty of a run comes from: unknown 'ice', 'cards' to be accessed, or 'both'. */
export function unknownOf(f: Forecast): 'ice' | 'cards' | 'both' {
  const ice = f.rows.some((row) => row.code === null && row.met);
  const cards = f.access.cards + f.access.tags > 0;
  return ice && cards ? 'both' : ice ? 'ice' : 'cards';
}

/** The entries for what the Runner has left after a run. */
export const leftOf = (left: Left): ForecastItem[] => [
  item('coin', 'forecast.left.credits', left.credits, false, 'credit'),
  item('hand', 'forecast.left.cards', left.cards, false, 'plain'),
  item('clock', 'forecast.left.clicks', left.clicks, false, 'plain'),
];

/** How a run may end early in the worst case, in words; null if it cannot, or if nothing is unknown. */
export function worstEnd(f: Forecast): string | null {
  const { worst } = f;
  if (worst === null) return null;
  return endOf({ code: null, stops: worst.stops && f.known.reaches, flatlines: worst.flatlines });
}

/** The whole forecast in one sentence, for screen readers and for the line on a small screen. */
export function lineOf(f: Forecast): string {
  const { known, worst } = f;
  const first = known.flatlines
    ? t('forecast.flat')
    : known.reaches
      ? t('forecast.line.reaches', { paid: known.paid + known.other, cards: known.harm.cards })
      : t('forecast.line.stopped');
  const end = worstEnd(f);
  const more = end === null ? '' : t('forecast.line.more', { what: end });
  const second =
    worst === null
      ? t('forecast.line.same')
      : t('forecast.line.worst', { credits: worst.left.credits, cards: worst.left.cards, more });
  return t('forecast.line', { server: serverName(f.server), known: first, worst: second });
}
