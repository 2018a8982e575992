/** Questions to the run calculator and its answers. Credits are whole credits; damage is counted in cards of the grip. */
import type { DamageKind, ServerId } from '../../rules/model.ts';

/** What a list of words (a subroutine, an ability) does to the Runner; worked out from the words, never from the card's name. */
export interface RunCosts {
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
  /** number of the Runner's programs trashed */
  programs: number;
  /** credits the Corp gains */
  corpCredits: number;
  /** what the next ice encountered gains: strength, and net damage unless it is fully broken; null: nothing */
  next: { strength: number; damage: number } | null;
  /** the ice trashes itself */
  trashesIce: boolean;
  /** what the Runner may suffer to keep the run from ending; null: no such choice */
  unless: { damage: number; tags: number } | null;
  /** credits that the Runner must pay, or else the run ends */
  toll: number;
  /** what words that no other figure counts cost the Runner, in credits (worth/) */
  nuisance: number;
}

/** A piece of ice whose face is known or imagined. */
export interface IceModel {
  h: number;
  code: string;
  strength: number;
  subtypes: readonly string[];
  subs: readonly RunCosts[];
  rezzed: boolean;
  /** credits the Corp pays to rez it */
  rezCost: number;
  /** the card that can bypass it (handle) and the credits that takes; null: none can */
  bypass: { by: number; credits: number } | null;
  /** what happens on encounter, before anything can be broken; null: nothing */
  onEncounter: RunCosts | null;
}

/** One position for ice in front of a server. */
export interface Slot {
  h: number;
  /** the ice it may hold, with weights that sum to 1; a single entry when it is known */
  maybe: readonly { weight: number; ice: IceModel }[];
  known: boolean;
}

interface Boost {
  /** index among the card's abilities */
  ability: number;
  /** strength gained each time */
  n: number;
  cost: number;
  lasts: 'encounter' | 'run' | 'turn';
}
interface Break {
  ability: number;
  /** the kind of ice it breaks; null: any */
  subtype: string | null;
  cost: number;
  clicks: number;
  /** subroutines broken each time the cost is paid */
  count: number;
  /** it breaks only ice without strength, which this ability takes from it, `n` each time; null: it asks for no such thing */
  drains: { ability: number; n: number; cost: number } | null;
}
/** An icebreaker, or ice whose own subroutines the Runner may break. */
export interface BreakerModel {
  h: number;
  code: string;
  /** handle of the only ice that it breaks; null: any */
  only: number | null;
  /** strength now */
  strength: number;
  /** strength without the boosts bought for this encounter only */
  rest: number;
  breaks: readonly Break[];
  boosts: readonly Boost[];
  /** encounters in which it can still break before breaking trashes it; null: no limit */
  charges: number | null;
}

/** Credits the Runner may spend, most restricted last. */
export interface Purse {
  pool: number;
  /** credits for this run only */
  bad: number;
  /** credits on cards that may be spent on icebreakers, and perhaps on some other things */
  breaker: number;
}

/** What a unit of each thing is worth to the Runner, in credits. */
export interface Weights {
  credit: number;
  /** losing `n` cards from a grip of `grip` cards */
  cards: (grip: number, n: number) => number;
  click: number;
  tag: number;
  program: number;
  brain: number;
  /** being flatlined, which loses the whole game */
  game: number;
  nuisance: number;
  /** a credit the Corp spends on rezzing */
  corpCredit: number;
  /** getting past one piece of ice, whatever lies behind it; 0 when left out */
  pass?: number;
}

/** Positions that all questions of one decision may search together; what is searched is taken off it. */
export interface Budget {
  left: number;
}

/** A question to the calculator. */
export interface Problem {
  /** left out: no limit but the question's own */
  budget?: Budget | undefined;
  server: ServerId;
  /** the ice still ahead, from where the Runner stands inwards */
  slots: readonly Slot[];
  /** all ice of the server, outermost first: a Runner who is sent back begins again there */
  all: readonly Slot[];
  /** 0-based subroutines already broken on the first slot's ice; null: that ice is not being encountered now */
  encounter: { broken: readonly number[] } | null;
  /** the Corp has declined to rez the first slot's ice: it is passed */
  rezDeclined: boolean;
  /** the Runner may jack out before the first slot (or, without slots, before the access) */
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
  /** strength and net damage that earlier ice has given the next ice encountered */
  pending: { strength: number; damage: number };
  /** worth in credits of reaching the server with so many credits (pool and bad publicity) and cards in the grip */
  prize: (credits: number, grip: number) => number;
  /** chance that the Corp rezzes unknown ice it can pay for, 0–1; known ice it always rezzes */
  rezzes: number;
  /** nothing is left to chance: every trace that can succeed does, the Runner never jacks out, and `stages` lists each ice */
  sure?: boolean;
}

/** What happens at one piece of ice, for questions with `sure`. */
export interface Stage {
  h: number;
  code: string;
  /** how it is got past; null: it is not rezzed, so nothing happens */
  way: Way | null;
  /** credits paid for icebreakers and bypassing, by where they come from */
  paid: Purse;
  /** cards lost to damage; not cut off at the size of the grip when the damage flatlines the Runner */
  cards: number;
  clicks: number;
  /** credits the Runner loses to its effects or pays to prevent them; not those in `paid` */
  credits: number;
  tags: number;
  programs: number;
  /** the run ends here */
  ends: boolean;
  flatlined: boolean;
  /** credits the Corp paid to rez it; 0 when it was rezzed already */
  rez: number;
}

/** One icebreaker used on one piece of ice. */
export interface Use {
  /** index in the question's `breakers` */
  breaker: number;
  /** index of the boost ability among the card's abilities; -1: none is needed */
  boost: number;
  /** how many times it is boosted */
  boosts: number;
  /** index of the ability that takes the ice's strength, and how often it is used before anything is broken; -1 and 0: it is not */
  drain: number;
  drains: number;
  /** index of the break ability among the card's abilities */
  breaks: number;
  /** 0-based subroutines broken */
  subs: readonly number[];
  cost: number;
  clicks: number;
}

/** One way to get past a piece of ice. */
export interface Way {
  /** credits spent here, of any kind */
  cost: number;
  clicks: number;
  uses: readonly Use[];
  /** 0-based subroutines let fire */
  fires: readonly number[];
  bypass: boolean;
}

/** The calculator's answer; its amounts are expected values, except `worst`. */
export interface Outlook {
  /** prize less costs, in credits; jacking out at once is 0 */
  value: number;
  /** chance to reach the server, 0–1 */
  reach: number;
  /** credits spent or lost on the way */
  credits: number;
  clicks: number;
  /** cards lost to damage */
  damage: number;
  tags: number;
  /** chance of being flatlined on the way, 0–1 */
  death: number;
  /** the most damage that can be done if the Runner plays as planned */
  worst: number;
  /** best way past the first slot's ice; null when that is not known */
  way: Way | null;
  /** jacking out before the first slot is best */
  leave: boolean;
  /** number of slots whose ice is not known */
  unseen: number;
  /** what happens at each ice, as far as the run gets; empty without `sure` */
  stages: readonly Stage[];
}
