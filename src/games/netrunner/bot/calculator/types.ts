/** The input and output types of the run calculator. Credits are whole numbers; damage is counted in cards of the grip. */
import type { DamageKind, ServerId } from '../../rules/model.ts';

/** What a list of effects (a subroutine, an ability) does to the Runner; read from the effects, never from the card's name. */
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
  /** base strength of the trace that must succeed before any of this happens; null: no trace */
  trace: number | null;
  /** number of the Runner's programs trashed */
  programs: number;
  /** credits the Corp gains */
  corpCredits: number;
  /** what this adds to the next ice encountered: strength, and net damage unless all its subroutines are broken; null: nothing */
  next: { strength: number; damage: number } | null;
  /** the ice trashes itself */
  trashesIce: boolean;
  /** harm that the Runner may choose to take so that the run does not end; null: no such choice */
  unless: { damage: number; tags: number } | null;
  /** credits that the Runner must pay to keep the run from ending */
  toll: number;
  /** cost to the Runner, in credits, of effects without a field here (worth/) */
  nuisance: number;
}

/** A piece of ice whose face is known or assumed. */
export interface IceModel {
  h: number;
  code: string;
  strength: number;
  subtypes: readonly string[];
  subs: readonly RunCosts[];
  rezzed: boolean;
  /** credits the Corp pays to rez it */
  rezCost: number;
  /** the handle of the card that can bypass this ice, and the credits that takes; null: no card can */
  bypass: { by: number; credits: number } | null;
  /** what happens when the ice is encountered, before anything can be broken; null: nothing */
  onEncounter: RunCosts | null;
}

/** One place for ice in front of a server. */
export interface Slot {
  h: number;
  /** the ice that may be here, with weights that sum to 1; a single entry if it is known */
  maybe: readonly { weight: number; ice: IceModel }[];
  known: boolean;
}

interface Boost {
  /** index of the boosting ability in the icebreaker's list of abilities */
  ability: number;
  /** strength that each use of the boost adds */
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
  /** number of subroutines broken each time the cost is paid */
  count: number;
  /** for a breaker that breaks only ice of strength 0 or less: the ability that lowers the strength by `n` per use; null: no such limit */
  drains: { ability: number; n: number; cost: number } | null;
}
/** What the run calculator knows of one means of breaking: an icebreaker, or ice whose own subroutines the Runner may break. */
export interface BreakerModel {
  h: number;
  code: string;
  /** handle of the only ice that it can break; null: any ice */
  only: number | null;
  /** current strength */
  strength: number;
  /** strength that remains after this encounter, without the boosts that last for it only */
  rest: number;
  breaks: readonly Break[];
  boosts: readonly Boost[];
  /** number of encounters in which it can still break before breaking trashes it; null: no limit */
  charges: number | null;
}

/** The credits that the Runner may spend, by kind; the kind with the most restricted use comes last. */
export interface Purse {
  pool: number;
  /** credits for this run only: from bad publicity, and from the effect that makes the run */
  bad: number;
  /** credits hosted on cards, which may pay for using icebreakers and perhaps other things */
  breaker: number;
}

/** What one unit of each thing is worth to the Runner, in credits. */
export interface Weights {
  credit: number;
  /** cost of losing `n` cards from a grip of `grip` cards */
  cards: (grip: number, n: number) => number;
  click: number;
  tag: number;
  program: number;
  brain: number;
  /** cost of being flatlined, which loses the game */
  game: number;
  nuisance: number;
  /** the Runner's gain from each credit that the Corp spends on rezzing */
  corpCredit: number;
  /** the Runner's gain from passing one piece of ice, whatever is behind it; default 0 */
  pass?: number;
}

/** How many positions all calculations of one decision may still visit together; each deducts what it used. */
export interface Budget {
  left: number;
}

/** The run calculator's input: where the run stands, what both sides have, and what things are worth. */
export interface Problem {
  /** the budget that this calculation shares with others; if missing, only its own limit holds */
  budget?: Budget | undefined;
  server: ServerId;
  /** the ice still ahead, from the Runner's position inwards */
  slots: readonly Slot[];
  /** all ice of the server, outermost first: a Runner who is sent back starts again there */
  all: readonly Slot[];
  /** subroutines (from 0) of the first slot's ice that are already broken; null: that ice is not being encountered */
  encounter: { broken: readonly number[] } | null;
  /** whether the Corp has declined to rez the first slot's ice, so that the Runner passes it */
  rezDeclined: boolean;
  /** whether the Runner may jack out before the first slot (or, without slots, before the access) */
  mayLeave: boolean;
  breakers: readonly BreakerModel[];
  purse: Purse;
  grip: number;
  clicks: number;
  link: number;
  /** credits that prevent one net damage, once; null: nothing can */
  shield: number | null;
  corpCredits: number;
  weights: Weights;
  /** strength and net damage that earlier ice adds to the next ice encountered */
  pending: { strength: number; damage: number };
  /** returns what reaching the server is worth, in credits, with this many credits (pool and bad publicity) and cards in the grip then */
  prize: (credits: number, grip: number) => number;
  /** chance that the Corp rezzes unknown ice it can pay for, 0–1; known ice it always rezzes */
  rezzes: number;
  /**
   * calculates without probabilities: every trace that can succeed does, the Runner never jacks out, and `stages` lists each piece of ice
   */
  sure?: boolean;
}

/** What happens at one piece of ice of a run; calculated only with `sure`. */
export interface Stage {
  h: number;
  code: string;
  /** how the Runner passes the ice; null: it is not rezzed, so nothing happens */
  way: Way | null;
  /** credits paid for icebreakers and bypassing, by kind of credit */
  paid: Purse;
  /** cards lost to damage; not capped at the grip size if the damage flatlines the Runner */
  cards: number;
  clicks: number;
  /** credits lost to the ice's effects or paid to prevent them; not included in `paid` */
  credits: number;
  tags: number;
  programs: number;
  /** whether the run ends here */
  ends: boolean;
  flatlined: boolean;
  /** credits that the Corp pays to rez the ice; 0 if it is already rezzed */
  rez: number;
}

/** How one icebreaker is used on one piece of ice. */
export interface Use {
  /** index of the icebreaker in the calculation's `breakers` */
  breaker: number;
  /** index of the boost used, among the card's abilities; -1: none is needed */
  boost: number;
  /** number of boosts */
  boosts: number;
  /** index of the ability that lowers the ice's strength, and how often it is used before breaking; -1 and 0: not used */
  drain: number;
  drains: number;
  /** index of the break ability used, among the card's abilities */
  breaks: number;
  /** subroutines (from 0) that are broken */
  subs: readonly number[];
  cost: number;
  clicks: number;
}

/** One way past a piece of ice. */
export interface Way {
  /** credits spent on passing the ice, of any kind */
  cost: number;
  clicks: number;
  uses: readonly Use[];
  /** subroutines (from 0) that are not broken, so they fire */
  fires: readonly number[];
  bypass: boolean;
}

/** What the calculator expects of a run. All amounts are expected values, except `worst`. */
export interface Outlook {
  /** prize minus costs, in credits; jacking out at once is 0 */
  value: number;
  /** chance of reaching the server, 0–1 */
  reach: number;
  /** credits spent or lost during the run */
  credits: number;
  clicks: number;
  /** cards lost to damage */
  damage: number;
  tags: number;
  /** chance of being flatlined during the run, 0–1 */
  death: number;
  /** the most damage possible if the Runner plays as planned */
  worst: number;
  /** best way past the first slot's ice; null when that ice is unknown */
  way: Way | null;
  /** whether jacking out before the first slot is best */
  leave: boolean;
  /** number of slots with unknown ice */
  unseen: number;
  /** what happens at each piece of ice that the run reaches; empty without `sure` */
  stages: readonly Stage[];
}
