/** What the run calculator reads and answers. Credits are whole credits; damage counts cards of the grip. */
import type { DamageKind, ServerId } from '../../rules/model.ts';

/** What a list of words (a subroutine, an ability) does to the Runner: read from the words, never from the card's name. */
export interface Figures {
  /** ends the run */
  ends: boolean;
  /** sends the Runner back to the outermost ice and derezzes this one */
  sentBack: boolean;
  /** damage, by kind */
  damage: Record<DamageKind, number>;
  /** clicks lost */
  clicks: number;
  /** credits the Runner loses */
  credits: number;
  /** tags given */
  tags: number;
  /** base strength of the trace that must succeed for all this; null: no trace */
  trace: number | null;
  /** the Runner's programs trashed */
  programs: number;
  /** credits the Corp gains */
  corpCredits: number;
  /** the next ice encountered: strength added, net damage unless it is wholly broken */
  next: { strength: number; damage: number } | null;
  /** this ice leaves play */
  trashesIce: boolean;
  /** paid by the Runner instead of the run ending */
  unless: { damage: number; tags: number } | null;
  /** anything else that does not help the Runner: how many such words */
  nuisance: number;
}

/** Ice whose face is known, or imagined. */
export interface IceModel {
  h: number;
  code: string;
  strength: number;
  subtypes: readonly string[];
  subs: readonly Figures[];
  rezzed: boolean;
  /** credits the Corp pays to rez it */
  rezCost: number;
  /** credits for which `by` bypasses it; null: cannot */
  bypass: { by: number; credits: number } | null;
  /** what meeting it does before anything can be broken; null: nothing */
  onEncounter: Figures | null;
}

/** One place in front of a server. */
export interface Slot {
  h: number;
  /** what stands there: one entry of weight 1 if it is known; weights sum to 1 */
  maybe: readonly { weight: number; ice: IceModel }[];
  known: boolean;
}

interface Boost {
  /** position among the card's abilities */
  ability: number;
  n: number;
  cost: number;
  lasts: 'encounter' | 'run' | 'turn';
}
interface Break {
  ability: number;
  /** null: any ice */
  subtype: string | null;
  cost: number;
  /** subroutines broken for one cost */
  count: number;
}
/** An icebreaker. */
export interface BreakerModel {
  h: number;
  code: string;
  /** now */
  strength: number;
  /** without what was bought for this encounter only */
  rest: number;
  breaks: readonly Break[];
  boosts: readonly Boost[];
  /** encounters it may break in before it is lost; null: any number */
  charges: number | null;
}

/** Credits the Runner may spend, most restricted last. */
export interface Purse {
  pool: number;
  /** bad-publicity credits of this run */
  bad: number;
  /** recurring credits for icebreakers only */
  breaker: number;
}

/** What a unit of each thing is worth to the Runner, in credits. */
export interface Weights {
  credit: number;
  /** losing `n` cards of a grip of `grip` */
  cards: (grip: number, n: number) => number;
  click: number;
  tag: number;
  program: number;
  brain: number;
  /** the whole game: what being flatlined costs */
  game: number;
  nuisance: number;
  /** a credit the Corp spends on rezzing */
  corpCredit: number;
  /** getting past one piece of ice, whatever lies behind it; usually nothing */
  pass?: number;
}

/** A question to the calculator. */
export interface Problem {
  server: ServerId;
  /** from where the Runner stands inward */
  slots: readonly Slot[];
  /** the whole server, outermost first: where a Runner sent back begins again */
  all: readonly Slot[];
  /** set while the first slot is being encountered: its subroutines already broken */
  encounter: { broken: readonly number[] } | null;
  /** the first slot's rez was declined: it is passed */
  rezDeclined: boolean;
  /** the Runner may leave before the first slot (or, without slots, before the access) */
  mayLeave: boolean;
  breakers: readonly BreakerModel[];
  purse: Purse;
  grip: number;
  clicks: number;
  link: number;
  /** credits that prevent one net damage, once; null: cannot */
  shield: number | null;
  corpCredits: number;
  weights: Weights;
  /** waiting for the next ice met */
  pending: { strength: number; damage: number };
  /** what reaching the server is worth, in credits, with so many credits (pool and bad publicity) and cards in grip */
  prize: (credits: number, grip: number) => number;
  /** chance that the Corp rezzes ice it can pay for, 0–1 */
  rezzes: number;
  /** nothing is left to chance: every trace that can succeed does, the Runner never leaves, and each ice is told in `stages` */
  sure?: boolean;
}

/** What happens at one piece of ice, in a question that leaves nothing to chance. */
export interface Stage {
  h: number;
  code: string;
  /** null: not rezzed, nothing happens */
  way: Way | null;
  /** credits paid for icebreakers and bypassing, by where they come from */
  paid: Purse;
  /** cards lost to damage; more than the grip holds when the Runner is flatlined */
  cards: number;
  clicks: number;
  /** credits the Runner loses, not pays */
  credits: number;
  tags: number;
  programs: number;
  /** the run ends here */
  ends: boolean;
  flatlined: boolean;
  /** credits the Corp paid to rez it */
  rez: number;
}

/** One icebreaker used on one ice. */
export interface Use {
  breaker: number;
  boost: number;
  boosts: number;
  breaks: number;
  subs: readonly number[];
  cost: number;
}

/** How one ice is got past. */
export interface Way {
  /** credits spent here, of any kind */
  cost: number;
  uses: readonly Use[];
  /** 0-based subroutines let fire */
  fires: readonly number[];
  bypass: boolean;
}

/** What the calculator answers; all but `worst` are expectations. */
export interface Outlook {
  /** prize and costs together, in credits; leaving at once is 0 */
  value: number;
  /** chance to reach the server, 0–1 */
  reach: number;
  /** credits spent on the way */
  credits: number;
  clicks: number;
  /** cards lost to damage */
  damage: number;
  tags: number;
  /** chance of being flatlined on the way, 0–1 */
  death: number;
  /** the most damage that may come, as the Runner means to play it */
  worst: number;
  /** best way past the first slot, if that is known */
  way: Way | null;
  /** leaving before the first slot is best */
  leave: boolean;
  /** places whose ice is not known */
  unseen: number;
  /** ice by ice, as far as the run comes; only with `sure` */
  stages: readonly Stage[];
}
