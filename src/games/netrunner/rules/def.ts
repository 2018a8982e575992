/** What a card is: printed figures, and its text as data made of words. */
import type { CardType, Counter, Seat, Until } from './model.ts';
import type { EventType } from './events.ts';

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

/** One word of a card's text. `w` names its handler in effects/words; the rest are its figures. Built only by the functions of words.ts. */
export interface Word {
  w: string;
  [figure: string]: unknown;
}

/** A number known when it is needed: a figure, or what to count, times and plus something. */
export type Amount = number | { count: string; times?: number; plus?: number; [figure: string]: unknown };

/** A condition by name, all of which must hold. */
export type Cond = string | { is: string; not?: boolean; [figure: string]: unknown };

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
  /** further condition by name, asked for each card */
  if?: string;
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
  | { a: 'static'; what: StaticKind; n: Amount; for?: string; if?: Cond }
  /** recurring credits for a purpose */
  | { a: 'recurring'; n: number; purpose: string }
  /** prevent/avoid */
  | {
      a: 'prevent';
      name: string;
      what: 'damage' | 'tag' | 'trash' | 'expose';
      cost: Cost;
      n: number;
      if?: Cond;
      by?: Seat;
    }
  /** replaces accessing cards of a successful run */
  | { a: 'instead'; name: string; server: string; optional: boolean; words: Word[] };

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
