/** What clicks, cards, counters and the like that card text gives or takes are worth to each side, in credits. */
import type { Seat } from '../../rules/model.ts';

/**
 * Everything that a gain counts, with its worth in credits to the Corp and to the Runner in a typical position. Names that begin with `corp`
 * or `runner` are for that side alone.
 */
export const PRICES = {
  /** credits gained, or saved when paying */
  corpCredits: [1, -0.45],
  runnerCredits: [-0.35, 1],
  corpClicks: [1.3, -0.6],
  runnerClicks: [-0.9, 1.3],
  /** cards drawn; if negative, cards lost from hand */
  corpCards: [0.9, -0.2],
  runnerCards: [-0.2, 0.95],
  /** cards that the side chooses, for example from its deck, and takes to hand */
  corpFinds: [2.6, -0.5],
  runnerFinds: [-0.5, 2.3],
  /** cards installed by an effect, without spending a click */
  corpInstalls: [1.1, -0.4],
  runnerInstalls: [-0.4, 1.2],
  /** facedown installed Runner cards, whose only use is to be sold, or trashed instead of other cards */
  fodder: [-0.1, 0.12],
  /** installed cards lost */
  corpLosses: [-2.8, 2.8],
  runnerLosses: [3, -3.5],
  /** cards of the side's own deck put in order, or agendas shuffled into it */
  corpOrder: [0.6, -0.3],
  runnerOrder: [-0.1, 0.35],
  corpPoints: [9, -8],
  runnerPoints: [-9, 9],
  /** maximum hand size */
  corpHand: [1, -0.1],
  runnerHand: [-0.2, 0.8],
  tags: [2, -3],
  badPublicity: [-1.6, 1.2],
  /** cards the Runner loses from the grip to damage of any kind; how many of these to brain damage */
  damage: [1.4, -1.8],
  brain: [2, -4],
  /** advancement counters placed on the Corp's cards */
  advancement: [1.6, -0.8],
  /** cards of R&D trashed before anybody has drawn them */
  milled: [-0.6, 1],
  /** hidden Corp cards that the Runner may look at */
  looks: [-0.4, 0.5],
  /** more cards accessed; runs made by an effect, without spending a click */
  accesses: [-2.4, 2.6],
  runs: [-0.5, 1.2],
  /** runs ended; ice passed without breaking its subroutines; strength added to the encountered ice */
  stops: [4, -4],
  passes: [-2, 2.4],
  strength: [0.6, -0.7],
  /** memory for the Runner; link; counters on Runner cards that other parts of the text count */
  memory: [-0.2, 0.9],
  link: [-0.2, 0.4],
  counters: [-0.3, 0.8],
  /** virus counters lost */
  purged: [0.7, -0.8],
  /** agendas that the Runner cannot steal, or only for a price */
  guarded: [3, -3],
} as const satisfies Record<string, readonly [corp: number, runner: number]>;

export type GainKind = keyof typeof PRICES;
/** What each kind of thing is worth to a side, in credits. */
export type Prices = Readonly<Record<GainKind, number>>;

const side = (at: 0 | 1): Record<GainKind, number> =>
  Object.fromEntries(Object.entries(PRICES).map(([thing, pair]) => [thing, pair[at]])) as Record<GainKind, number>;

/** For each side, what each kind of thing is worth to it in a typical position, in credits. */
export const USUAL: Record<Seat, Prices> = { corp: side(0), runner: side(1) };
