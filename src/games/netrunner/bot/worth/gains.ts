/**
 * What words of card text bring, counted in things and not yet in credits: a plain list of numbers for each card, worked out once from its
 * definition. price.ts says what each thing is worth to each side in a position; whoever learns better prices changes nothing here.
 */
import type { Seat } from '../../rules/model.ts';

/** The things that are counted; those of one side begin with its name. */
export const GAIN_KINDS = [
  /** credits in the pool, or saved */
  'corpCredits',
  'runnerCredits',
  'corpClicks',
  'runnerClicks',
  /** cards drawn, or lost from the hand where below 0 */
  'corpCards',
  'runnerCards',
  /** cards taken to hand by choice */
  'corpFinds',
  'runnerFinds',
  /** cards installed without a click */
  'corpInstalls',
  'runnerInstalls',
  /** cards installed face down, of no use but to be sold or trashed in place of others */
  'fodder',
  /** installed cards lost */
  'corpLosses',
  'runnerLosses',
  /** cards of the own deck put in order, or agendas hidden in it */
  'corpOrder',
  'runnerOrder',
  'corpPoints',
  'runnerPoints',
  /** maximum hand size */
  'corpHand',
  'runnerHand',
  'tags',
  'badPublicity',
  /** cards lost from the grip to damage, of any kind, and the brain damage among them */
  'damage',
  'brain',
  /** advancement counters on the Corp's cards */
  'advancement',
  /** cards of R&D trashed unseen */
  'milled',
  /** hidden cards of the Corp that the Runner sees */
  'looks',
  /** cards accessed, and runs made without the click of one */
  'accesses',
  'runs',
  /** runs ended, ice got past without breaking it, strength added to ice that is met */
  'stops',
  'passes',
  'strength',
  /** the Runner's memory, link, and counters of the Runner's cards that other words count */
  'memory',
  'link',
  'counters',
  /** virus counters lost */
  'purged',
  /** agendas that the Runner must leave, or pay for */
  'guarded',
] as const;
export type GainKind = (typeof GAIN_KINDS)[number];

/** So much of each thing; those left out are 0. Below 0: so much less. */
export type Gain = { [T in GainKind]?: number };

/** Names of one side's things. */
export const credits = (seat: Seat): GainKind => (seat === 'corp' ? 'corpCredits' : 'runnerCredits');
export const clicks = (seat: Seat): GainKind => (seat === 'corp' ? 'corpClicks' : 'runnerClicks');
export const cards = (seat: Seat): GainKind => (seat === 'corp' ? 'corpCards' : 'runnerCards');
export const finds = (seat: Seat): GainKind => (seat === 'corp' ? 'corpFinds' : 'runnerFinds');
export const losses = (seat: Seat): GainKind => (seat === 'corp' ? 'corpLosses' : 'runnerLosses');
export const order = (seat: Seat): GainKind => (seat === 'corp' ? 'corpOrder' : 'runnerOrder');

/** Adds `gain`, so many times, to `into`, and returns `into`. */
export function add(into: Gain, gain: Gain, times = 1): Gain {
  if (times === 0) return into;
  for (const thing in gain) into[thing as GainKind] = (into[thing as GainKind] ?? 0) + gain[thing as GainKind]! * times;
  return into;
}

/** Worth of a gain: the sum of its things, each at its price. */
export function priced(gain: Gain, prices: Readonly<Record<GainKind, number>>): number {
  let sum = 0;
  for (const thing in gain) sum += gain[thing as GainKind]! * prices[thing as GainKind];
  return sum;
}
