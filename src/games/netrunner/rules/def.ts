/** What a card is: printed figures, and its text as data made of words. */
import type { EventType } from './events.ts';
import type { CardType, Counter, DamageKind, Seat, Until } from './model.ts';
import type { Condition, Count, Purpose } from './names.ts';

export type Faction =
  | 'neutral'
  | 'jinteki'
  | 'haas-bioroid'
  | 'nbn'
  | 'weyland'
  | 'shaper'
  | 'anarch'
  | 'criminal'
  | 'apex'
  | 'adam'
  | 'sunny';

/** A number known when it is needed: a figure, or what to count, times and plus something. */
export type Amount = number | { count: Count; times?: number; plus?: number };

/** A condition by name, or several of which all must hold. */
export type Cond = Condition | readonly Condition[];

/** Which cards are meant. Every field given must fit. */
export interface Selector {
  zone?:
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
  seat?: Seat;
  type?: CardType | CardType[];
  subtype?: string;
  notSubtype?: string;
  /** true: rezzed or face up; false: unrezzed */
  up?: boolean;
  title?: string;
  /** in a remote server */
  remote?: boolean;
  /** not the card that asks */
  notSelf?: boolean;
  /** further condition, asked for each card */
  if?: Cond;
}

export interface Cost {
  clicks?: number;
  credits?: Amount;
  /** counters spent from this card */
  counters?: { kind: Counter; n: number };
  trashSelf?: boolean;
  forfeit?: number;
  /** net damage suffered (Obokata) */
  damage?: number;
}

/** A way to choose: its name, and what then happens. */
export interface Way {
  name: string;
  words: Word[];
}

/**
 * Every word a text is made of, with its figures. What a word does stands in effects/ under the same name, what it comes to for the bot
 * in bot/figures.ts. A word that is no part of this map does not compile anywhere.
 */
export interface Words {
  // money and clicks
  /** the player (default: who controls the card) gains credits */
  gainCredits: { n: Amount; who?: Seat };
  loseClicks: { n: number; who: Seat };
  /** a cost inside an effect; the rest of the list is skipped when it is not paid */
  payInside: { cost: Cost; who?: Seat };
  placeCounters: { kind: Counter; n: Amount };
  removeCounters: { kind: Counter; n: Amount };
  takeCredits: { n: number };

  // cards; `into` names the variable of the frame that holds the chosen handles
  draw: { n: number; who?: Seat };
  choose: { from: Selector; by?: Seat; min: number; max: number; into: string; prompt: string };
  trashSelf: Bare;
  trashChosen: { into: string };
  trashTopOfRnd: Bare;
  exposeChosen: { into: string };
  installChosen: { less: number };
  rezChosenFree: Bare;
  arrangeTop: { n: number };
  searchAndInstall: { title: string };

  // what happens to the Runner
  damage: { kind: DamageKind; n: Amount };
  sufferOrEnd: { kind: DamageKind; n: number };
  giveTags: { n: number };
  trace: { base: number; then: Word[] };
  psi: { differ: Word[] };

  // choices and conditions
  chooseOne: { by: Seat; options: Way[] };
  may: { then: Word[] };
  onlyIf: { cond: Cond };
  onlyIfTrashed: Bare;
  later: { on: EventType; until: Until; cond: Condition | ''; then: Word[] };
  markChosen: Bare;
  addSubtypes: { subtypes: string[] };

  // runs
  makeRun: { server: 'hq' | 'rnd' | 'archives' };
  endTheRun: Bare;
  moreAccesses: { server: 'rnd' | 'hq'; n: number };
  strengthenEncountered: { n: number };
  sendBack: Bare;
  derezSelf: Bare;
  bypass: Bare;
  treatRunAs: { server: 'hq' };
  accessTopOfRnd: Bare;
  cannotSteal: Bare;
  keepStealCost: { n: number };

  // only one card needs these so far
  siphon: { most: number };
  rezSelf: Bare;
  moveInnermost: Bare;
  swapIce: Bare;
  betaTest: { n: number };
  nameType: { types: CardType[] };
  revealGripForSubs: { sub: Word[] };
  advanceAndOffer: { most: number; credits: number };
  installFaceDown: { most: number };
  bringInIdentity: { subtype: string };
  hostOnChosen: Bare;

  // the rules' own procedures (lists named '@...')
  payAction: { purpose: Purpose; clicks: number; credits?: number };
  purge: Bare;
  removeTag: Bare;
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
  askTrash: Bare;
  payTrash: Bare;
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
/** No figures. */
type Bare = Record<never, never>;
export type WordName = keyof Words;

/** One word of a text: `w` names it, the rest are its figures. Plain data, so that a game can be saved in the middle of it. */
export type Word<K extends WordName = WordName> = { [P in K]: { w: P } & Words[P] }[K];

export type Ability =
  /** used by its player in a window (or as an action when the cost has clicks) */
  | { a: 'paid'; name: string; cost: Cost; words: Word[]; if?: Cond; by?: Seat; oncePerTurn?: boolean }
  /** breaks subroutines in 3.1: `subtype` null is any ice; up to `count` at once */
  | { a: 'break'; name: 'break'; cost: Cost; subtype: string | null; count: number }
  /** adds strength until `until` */
  | { a: 'boost'; name: 'boost'; cost: Cost; n: number; until: Until }
  /** when/whenever; `from` widens where it works from ('installed' also unrezzed, 'accessed' anywhere, 'scored') */
  | {
      a: 'when';
      name: string;
      on: EventType;
      if?: Cond;
      words: Word[];
      optional?: boolean;
      from?: 'active' | 'installed' | 'accessed' | 'scored' | 'anywhere';
      ghost?: boolean;
    }
  /** constant figure asked by `ask` */
  | { a: 'static'; what: StaticKind; n: Amount; for?: About; if?: Cond }
  /** recurring credits for a purpose */
  | { a: 'recurring'; n: number; purpose: Purpose }
  /** prevent/avoid; `of` are the types of card that can be saved from the trash */
  | {
      a: 'prevent';
      name: string;
      what: 'damage' | 'tag' | 'trash' | 'expose';
      cost: Cost;
      n: number;
      if?: Cond;
      of?: CardType[];
      by?: Seat;
    }
  /** replaces accessing cards of a successful run */
  | { a: 'instead'; name: string; server: string; optional: boolean; words: Word[] };

/** What a constant figure is about: the host, the card itself, ice of its server, agendas, accesses of a server, or playing and installing cards of these types. */
export type About =
  | 'host'
  | 'self'
  | 'server'
  | 'agendas'
  | 'hq'
  | 'rnd'
  | { verb: 'play' | 'install'; of: CardType[] };

export type StaticKind =
  | 'trash-host-at-zero'
  | 'memory'
  | 'link'
  | 'hand-size'
  | 'strength'
  | 'cost'
  | 'rez-cost'
  | 'requirement'
  | 'accesses'
  | 'steal-cost'
  | 'tags'
  | 'blank'
  | 'reveal-in-rnd';

/** The figures printed on a card, in credits, units and copies; what a card does not print is missing. */
export interface Printed {
  title: string;
  side: Seat;
  type: CardType;
  faction: Faction;
  subtypes: readonly string[];
  /** play, install or rez cost */
  cost?: number;
  strength?: number;
  memory?: number;
  /** trash cost */
  trash?: number;
  /** advancement requirement */
  requirement?: number;
  points?: number;
  link?: number;
  /** influence cost */
  influence?: number;
  /** copies allowed in a deck */
  limit: number;
  /** copies in the box */
  quantity: number;
  minimumDeck?: number;
  influenceLimit?: number;
  unique: boolean;
}

/** A card as the rules know it: its figures, and its text as words. */
export interface CardDef {
  code: string;
  title: string;
  side: Seat;
  faction: Faction;
  type: CardType;
  subtypes: string[];
  /** play, install or rez cost in credits */
  cost: number;
  strength: number | null;
  memory: number;
  /** trash cost in credits; null: cannot be trashed by paying */
  trash: number | null;
  requirement: number | null;
  points: number | null;
  link: number;
  unique: boolean;
  influence: number | null;
  /** copies allowed in a deck */
  limit: number;
  /** copies in the box, for starter decks */
  quantity: number;
  minimumDeck: number | null;
  influenceLimit: number | null;
  /** may be advanced though no agenda */
  advanceable: boolean;
  abilities: Ability[];
  /** ice: one list of words for each printed subroutine */
  subroutines: Word[][];
  /** event, operation: what playing it does */
  play: Word[];
  /** condition for playing it */
  playIf: Cond | null;
  /** where it must be installed: a selector for its host */
  host: Selector | null;
  /** further cost to rez (forfeit) or steal */
  rezCost: Cost | null;
  stealCost: Cost | null;
  /** what becomes of it after play: heap/Archives, removed from the game, or lying on a host */
  after: 'trash' | 'remove' | 'host' | 'current';
}
