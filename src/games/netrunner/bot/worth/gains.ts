/**
 * What words of card text bring, counted in things and not yet in credits: a plain list of numbers for each card, computed once from its
 * definition. Only price.ts says what each thing is worth to each side in a position.
 */
import type { Seat } from '../../rules/model.ts';

/** The things that are counted; those of one side start with its name. */
export const GAIN_KINDS = [
  /** credits in the pool, or saved */
  'corpCredits',
  'runnerCredits',
  'corpClicks',
  'runnerClicks',
  /** cards drawn, or if negative, lost from hand */
  'corpCards',
  'runnerCards',
  /** cards of choice taken to hand */
  'corpFinds',
  'runnerFinds',
  /** cards installed without a click */
  'corpInstalls',
  'runnerInstalls',
  /** facedown installed cards, useful only to be sold or trashed instead of others */
  'fodder',
  /** installed cards lost */
  'corpLosses',
  'runnerLosses',
  /** cards of one's own deck put in order, or agendas shuffled into it */
  'corpOrder',
  'runnerOrder',
  'corpPoints',
  'runnerPoints',
  /** maximum hand size */
  'corpHand',
  'runnerHand',
  'tags',
  'badPublicity',
  /** cards lost from the grip to any damage; how much of it is brain damage */
  'damage',
  'brain',
  /** advancement counters on the Corp's cards */
  'advancement',
  /** cards of R&D trashed unseen */
  'milled',
  /** hidden Corp cards that the Runner sees */
  'looks',
  /** cards accessed; runs made without spending the click */
  'accesses',
  'runs',
  /** runs ended; ice passed without breaking it; strength added to encountered ice */
  'stops',
  'passes',
  'strength',
  /** the Runner's memory; link; counters on Runner cards that other words count */
  'memory',
  'link',
  'counters',
  /** virus counters lost */
  'purged',
  /** agendas that the Runner must leave or pay for */
  'guarded',
] as const;
export type GainKind = (typeof GAIN_KINDS)[number];

/** An amount of each thing; missing: 0. Negative: that much less. */
export type Gain = { [T in GainKind]?: number };

/** The kinds of gain that belong to one side. */
export const credits = (seat: Seat): GainKind => (seat === 'corp' ? 'corpCredits' : 'runnerCredits');
export const clicks = (seat: Seat): GainKind => (seat === 'corp' ? 'corpClicks' : 'runnerClicks');
export const cards = (seat: Seat): GainKind => (seat === 'corp' ? 'corpCards' : 'runnerCards');
export const finds = (seat: Seat): GainKind => (seat === 'corp' ? 'corpFinds' : 'runnerFinds');
export const losses = (seat: Seat): GainKind => (seat === 'corp' ? 'corpLosses' : 'runnerLosses');
export const order = (seat: Seat): GainKind => (seat === 'corp' ? 'corpOrder' : 'runnerOrder');

/** Adds `gain` to `into`, `times` times, and returns `into`. */
export function add(into: Gain, gain: Gain, times = 1): Gain {
  if (times === 0) return into;
  for (const thing in gain) into[thing as GainKind] = (into[thing as GainKind] ?? 0) + gain[thing as GainKind]! * times;
  return into;
}

/** Worth of a gain: the sum of its things at their prices. */
export function priced(gain: Gain, prices: Readonly<Record<GainKind, number>>): number {
  let sum = 0;
  for (const thing in gain) sum += gain[thing as GainKind]! * prices[thing as GainKind];
  return sum;
}
