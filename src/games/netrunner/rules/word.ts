/** What card text is made of: effects (`Word`s), and the amounts, costs and selectors in them. */
import type { EventType } from './events.ts';
import type { CardType, Counter, DamageKind, Mod, Seat, Until } from './model.ts';
import type { Condition, Count, Purpose } from './names.ts';

/** A number evaluated when needed: a fixed number, or floor(count / `per`) × `times` + `plus` (defaults 1, 1 and 0). */
export type Amount = number | { count: Count; times?: number; plus?: number; per?: number };

/** A condition, or a list of conditions that must all hold. */
export type Cond = Condition | readonly Condition[];

/** Where a selector looks for cards. */
export type Place =
  | 'installed'
  | 'grip'
  | 'hq'
  | 'stack'
  | 'rnd'
  | 'heap'
  | 'archives'
  | 'rig'
  | 'ice'
  | 'root'
  | 'corp score'
  | 'runner score';

/** Selects cards: a card must fit every field given. `zone` defaults to 'installed'. */
export interface Selector {
  zone?: Place | readonly Place[];
  seat?: Seat;
  type?: CardType | CardType[];
  subtype?: string;
  notSubtype?: string;
  /** true: rezzed or face up; false: unrezzed or face down */
  up?: boolean;
  title?: string;
  /** true: in a remote server */
  remote?: boolean;
  /** true: not the card whose text this is in */
  notSelf?: boolean;
  /** condition that a card must meet, evaluated with that card as the target */
  if?: Cond;
}

/** X in a cost, chosen by its payer when paying. At least 1, since 0 would do nothing. */
export interface Declared {
  /** the highest X; left out: as much as the payer has */
  most?: Amount;
}

/**
 * What certain credits may be spent on: a purpose, or a purpose with a condition on the card it is for (the card used, installed, trashed
 * …).
 */
export type Spending = Purpose | { for: Purpose; card: Selector };

/** A cost in card text. */
export interface Cost {
  clicks?: number;
  credits?: Amount;
  /** X more credits; effects read X as the count `x` */
  x?: Declared;
  /** counters spent from this card */
  counters?: { kind: Counter; n: number };
  trashSelf?: boolean;
  /** number of agendas to forfeit */
  forfeit?: number;
  /** net damage suffered (Obokata) */
  damage?: number;
  /** cards the payer chooses, to trash or to shuffle into their deck */
  cards?: { from: Selector; n: number; go: 'trash' | 'shuffle' };
}

/**
 * The cards an effect acts on: this card, the one that triggered the ability, the one being accessed, the encountered ice, or those chosen
 * before.
 */
export type Which = 'self' | 'card' | 'accessed' | 'encountered' | 'chosen';

/** What a lasting effect can make true of a card. */
export type Lasting = Extract<Mod['what'], 'cannot-steal' | 'no-rez-or-score' | 'subtypes'>;

/** The Corp's central servers by name. */
export type Central = 'hq' | 'rnd' | 'archives';

/** An option of `chooseOne`: its name, and the effects that resolve when it is chosen. */
export interface Way {
  name: string;
  words: Word[];
}

/**
 * All effects (words) that card text is made of, by name, with the types of their fields. The handler of the same name in effects/ carries
 * an effect out; bot/worth/words.ts says what it is worth to the bot. The code compiles only if both cover every effect in card text.
 */
export interface Words extends Procedures {
  // money and clicks
  /** a player gains credits; `who` defaults to the card's controller */
  gainCredits: { n: Amount; who?: Seat };
  /** a player loses credits from the pool, down to 0 (rules 4) */
  loseCredits: { n: Amount | 'all'; who: Seat };
  gainClicks: { n: Amount; who?: Seat };
  loseClicks: { n: number; who: Seat };
  takeBadPublicity: { n: number };
  /** a player pays a cost while an effect list resolves; if it is not paid, the rest of the list is skipped */
  payInside: { cost: Cost; who?: Seat };
  /** places counters; this does not advance the cards */
  placeCounters: { kind: Counter; n: Amount; on: Which };
  /** removes counters, down to 0 */
  removeCounters: { kind: Counter; n: Amount; on: Which };
  /** moves credits from the card to its owner's pool; 'any': as many as the owner chooses, even 0 */
  takeCredits: { n: number | 'any' | 'all' };

  // cards; `into` names the frame variable that will hold the chosen cards' handles; 'card' is the card that triggered the ability
  draw: { n: number; who?: Seat };
  drawUpTo: { n: Amount };
  /** a player chooses `min` to `max` cards; `max` 'any': as many as there are */
  choose: { from: Selector; by?: Seat; min: Amount; max: Amount | 'any'; into: string; prompt: string };
  /** chooses all cards that fit, or the first `most` of them, without a question */
  chooseAll: { from: Selector; most?: number };
  /**
   * puts cards into a score area (`who`'s, by default the controller's) without scoring them; `worth`: as an agenda with this many points
   */
  addToScore: { which: Which; who?: Seat; worth?: number };
  /** the Runner may access the chosen card; if not, `declined` resolves */
  offerAccess: { declined: Word[] };
  /** trashes cards; `who`: the seat that trashes them, by default the controller */
  trash: { which: Which; who?: Seat };
  exposeChosen: { into: string };
  installChosen: { less: number };
  /** the Corp rezzes a card, paying for it unless it is `free`; if it does not, the rest of the list is skipped */
  rez: { which: Which; free: boolean };
  derez: { which: Which };
  /** the Corp may rez an installed card with a discount of `less` */
  rezForLess: { less: Amount };
  arrangeTop: { n: number };
  lookToBottom: { n: number };
  searchAndInstall: { title: string };
  revealChosen: { into: string };
  shuffleIn: { into: string; deck: Seat };
  takeChosen: { into: string };
  /** searches the deck for a kind of card or for any card, as the selector says */
  searchToHand: { from: Selector };
  /** installs the chosen card from HQ; `remote`: only in or protecting a remote server */
  installFromHq: { free: boolean; shown: boolean; remote: boolean };
  installSeveral: { n: Amount; remote: boolean };
  exchangeHere: Bare;
  /** hosts this card on the chosen one, without installing it; an operation becomes a condition counter */
  hostOnChosen: Bare;

  // damage, tags, traces, psi games
  damage: { kind: DamageKind; n: Amount; unpreventable?: true };
  giveTags: { n: Amount };
  /** takes tags off the Runner, down to 0; `why`: tags 'lost' do not count as removed */
  removeTags: { n: number; why: 'removed' | 'lost' };
  trace: { base: number; then: Word[] };
  psi: { differ: Word[]; match?: Word[] };

  // choices and conditions
  chooseOne: { by: Seat; options: Way[] };
  /** a player may choose to resolve `then`; `by`: the seat that chooses and controls the effect, by default the controller */
  may: { then: Word[]; by?: Seat };
  onlyIf: { cond: Cond };
  either: { if: Cond | null; then: Word[]; otherwise: Word[] };
  /** resolves `then` if part of the effect before (damage, tags, trashing) was prevented or avoided, else `otherwise` */
  ifPrevented: { then: Word[]; otherwise: Word[] };
  later: { on: EventType; until: Until; cond: Condition | ''; then: Word[] };
  markChosen: Bare;
  /** until the end of `until`, the cards cannot be stolen, or cannot be rezzed or scored, or have additional subtypes */
  lasting: { what: Lasting; which: Which; subtypes?: string[]; until: Until };

  // runs
  /** starts a run on one of these servers, or on any ('any'), as the Runner chooses. `credits`: gained for this run only */
  makeRun: { server: Central | readonly Central[] | 'any'; credits?: number };
  endTheRun: Bare;
  /** accesses `n` more cards (only while the number of accesses is being determined); `upTo`: as many of them as the Runner chooses */
  accessMore: { n: Amount; upTo?: true };
  moreAccesses: { server: 'rnd' | 'hq'; n: number };
  /** adds `n` strength to cards until the end of `until` (default: of the encounter) */
  strengthen: { which: Which; n: Amount; until?: Until };
  sendBack: Bare;
  bypass: Bare;
  treatRunAs: { server: 'hq' };
  /** accesses one card of R&D or HQ, and nothing in the root */
  accessOne: { server: 'rnd' | 'hq' };
  keepStealCost: { n: number };

  // words that only one card uses so far
  siphon: { most: number };
  rezOrTrash: Bare;
  moveInnermost: Bare;
  swapIce: Bare;
  betaTest: { n: number };
  nameType: { types: CardType[] };
  revealGripForSubs: { sub: Word[] };
  advanceAndOffer: { most: number; credits: number };
  installFaceDown: { most: number };
  bringInIdentity: { subtype: string };
  forfeitSelf: Bare;
}
/** The procedures of the rules, as effects in lists with codes '@...': never in card text. */
export interface Procedures {
  payAction: { purpose: Purpose; clicks: number; credits?: number };
  purge: Bare;
  advance: Bare;
  trashResource: Bare;
  runServer: Bare;
  declareCorpInstall: Bare;
  payCorpInstall: Bare;
  placeCorpCard: Bare;
  declareRunnerInstall: Bare;
  payRunnerInstall: Bare;
  placeRunnerCard: Bare;
  payRez: Bare;
  flipRezzed: Bare;
  scoreCard: Bare;
  payPlay: Bare;
  layDown: Bare;
  resolvePlayed: Bare;
  clearPlayed: Bare;
  declareUse: Bare;
  payUse: Bare;
  resolveUse: Bare;
  askOptional: Bare;
  doOptional: Bare;
  freeMemory: Bare;
  discardDown: Bare;
  expireTurn: Bare;
  fixAccess: Bare;
  askWays: Bare;
  askTrash: Bare;
  payTrash: Bare;
  askLook: Bare;
  askSteal: Bare;
  paySteal: Bare;
  offerInstead: Bare;
  traceBid: { seat: Seat };
  traceEnd: Bare;
  psiBid: { seat: Seat };
  psiReveal: Bare;
  psiPay: { seat: Seat };
  psiEnd: Bare;
}
/** The type of an effect's fields if it has none. */
type Bare = Record<never, never>;
export type WordName = keyof Words;

/** One effect in card text: `w` is its name, the rest its fields. Plain data, so that a game can be saved while it is resolved. */
export type Word<K extends WordName = WordName> = { [P in K]: { w: P } & Words[P] }[K];
