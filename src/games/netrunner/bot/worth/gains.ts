/**
 * What card text gains, counted in things (credits, cards, tags) rather than in their worth: a list of numbers for each card, computed once
 * from its definition. Only price.ts says how much each thing is worth to each side.
 */
import type { Seat } from '../../rules/model.ts';

/** The things that a gain counts. Names that begin with `corp` or `runner` are for that side alone. */
export const GAIN_KINDS = [
  /** credits gained, or saved when paying */
  'corpCredits',
  'runnerCredits',
  'corpClicks',
  'runnerClicks',
  /** cards drawn; if negative, cards lost from hand */
  'corpCards',
  'runnerCards',
  /** cards that the side chooses, for example from its deck, and takes to hand */
  'corpFinds',
  'runnerFinds',
  /** cards installed by an effect, without spending a click */
  'corpInstalls',
  'runnerInstalls',
  /** facedown installed Runner cards, whose only use is to be sold, or trashed instead of other cards */
  'fodder',
  /** installed cards lost */
  'corpLosses',
  'runnerLosses',
  /** cards of the side's own deck put in order, or agendas shuffled into it */
  'corpOrder',
  'runnerOrder',
  'corpPoints',
  'runnerPoints',
  /** maximum hand size */
  'corpHand',
  'runnerHand',
  'tags',
  'badPublicity',
  /** cards the Runner loses from the grip to damage of any kind; how many of these to brain damage */
  'damage',
  'brain',
  /** advancement counters placed on the Corp's cards */
  'advancement',
  /** cards of R&D trashed before anybody has drawn them */
  'milled',
  /** hidden Corp cards that the Runner may look at */
  'looks',
  /** more cards accessed; runs made by an effect, without spending a click */
  'accesses',
  'runs',
  /** runs ended; ice passed without breaking its subroutines; strength added to the encountered ice */
  'stops',
  'passes',
  'strength',
  /** memory for the Runner; link; counters on Runner cards that other parts of the text count */
  'memory',
  'link',
  'counters',
  /** virus counters lost */
  'purged',
  /** agendas that the Runner cannot steal, or only for a price */
  'guarded',
] as const;
export type GainKind = (typeof GAIN_KINDS)[number];

/** How much of each thing is gained; negative: lost; missing: 0. */
export type Gain = { [T in GainKind]?: number };

/** Each returns the kind of gain for one side: `credits('corp')` is `'corpCredits'`. */
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

/** Worth of a gain in credits: the amount of each thing times its price, added up. */
export function priced(gain: Gain, prices: Readonly<Record<GainKind, number>>): number {
  let sum = 0;
  for (const thing in gain) sum += gain[thing as GainKind]! * prices[thing as GainKind];
  return sum;
}
