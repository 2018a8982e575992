/** Types of card definitions: printed properties, and card text as data, a list of effects (`Word`s). */
import type { EventType } from './events.ts';
import type { CardType, DamageKind, Seat, ServerId, Until } from './model.ts';
import type { Amount, Cond, Selector, Declared, Spending, Cost, Word } from './word.ts';

type Faction =
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

export type Ability =
  /** paid ability, used in a window, or as an action if its cost has clicks; `by`: who may use it (default: the card's controller) */
  | { a: 'paid'; name: string; cost: Cost; words: Word[]; if?: Cond; by?: Seat; oncePerTurn?: boolean }
  /**
   * breaks up to `count` subroutines ('any': all) in step 3.1 of a run, on ice with `subtype` (null: any ice). `on`: only this card itself
   * or its host. `if`: a condition, with the ice as target. Clicks in its cost do not make it an action. `by`: who may use it
   */
  | {
      a: 'break';
      name: 'break';
      cost: Cost;
      subtype: string | null;
      count: number | 'any';
      on?: 'self' | 'host';
      if?: Cond;
      by?: Seat;
    }
  /** for a cost, adds `n` strength to this card until the end of `until` */
  | { a: 'boost'; name: 'boost'; cost: Cost; n: number; until: Until }
  /**
   * triggered ability ("when", "whenever"). `from`: where the card must be: 'active' (default), 'installed' (also unrezzed), 'scored'
   * (score area), 'accessed' or 'anywhere'. `ghost`: resolves even if the card has moved since
   */
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
  /** programs may be installed on this card instead of in the rig, up to `memory` in total; they use none of the Runner's memory */
  | { a: 'hosts'; memory: number; notSubtype: string }
  /** gives this ice `n` extra subroutines with these effects, before its printed ones */
  | { a: 'subroutines'; n: Amount; words: Word[] }
  /** static ability: adds `n` to a value computed in ask.ts (strength, cost, …). With `for: 'self'` it counts in every zone */
  | { a: 'static'; what: StaticKind; n: Amount; for?: About; if?: Cond }
  /** `n` recurring credits, to be spent only for one of these purposes */
  | { a: 'recurring'; n: number; purpose: Spending | readonly Spending[] }
  /** credits on this card, however they got there, may be spent only for one of these purposes */
  | { a: 'purse'; purpose: Spending | readonly Spending[] }
  /**
   * prevents or avoids up to `n` damage, tags, trashings or exposures. `of`: card types it can save from being trashed or exposed;
   * `damage`: kinds of damage it can prevent
   */
  | {
      a: 'prevent';
      name: string;
      what: 'damage' | 'tag' | 'trash' | 'expose';
      cost: Cost;
      n: number;
      if?: Cond;
      of?: CardType[];
      damage?: DamageKind[];
      by?: Seat;
    }
  /** something the Runner may do with the card being accessed, besides paying its trash cost (step 5.5.2) */
  | { a: 'access'; name: string; cost: Cost; words: Word[] }
  /** resolves `words` after a successful run, instead of accessing cards, if the condition holds */
  | { a: 'instead'; name: string; if: Cond; optional: boolean; words: Word[] };

/**
 * What a static ability applies to: the card that hosts this one, this card itself, the encountered ice, cards in this card's server,
 * agendas, accesses of a server, or playing or installing certain card types.
 */
export type About =
  | 'host'
  | 'self'
  | 'encountered'
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

/** A card's printed properties; a field the card does not print is left out. */
export interface Printed {
  title: string;
  /** its title in printed editions in other languages, by language tag: `{ ja: '…' }`; default none */
  titles?: Readonly<Record<string, string>>;
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
  /** copies allowed in a deck; default 3 */
  limit?: number;
  /** copies in the box or pack it came in */
  quantity: number;
  minimumDeck?: number;
  influenceLimit?: number;
  /** default false */
  unique?: boolean;
}

/** A card definition: printed properties, and card text as effects (`Word`s). */
export interface CardDef {
  code: string;
  title: string;
  titles: Readonly<Record<string, string>>;
  side: Seat;
  faction: Faction;
  type: CardType;
  subtypes: string[];
  /** play, install or rez cost in credits */
  cost: number;
  /** the X in its play cost; null: there is no X */
  x: Declared | null;
  strength: number | null;
  /** memory units a program uses */
  memory: number;
  /** trash cost in credits; null: cannot be trashed by paying */
  trash: number | null;
  /** advancement requirement */
  requirement: number | null;
  /** agenda points */
  points: number | null;
  /** base link of a Runner identity */
  link: number;
  unique: boolean;
  /** influence cost */
  influence: number | null;
  /** copies allowed in a deck */
  limit: number;
  /** copies in the box or pack it came in, used to build starter decks */
  quantity: number;
  minimumDeck: number | null;
  influenceLimit: number | null;
  /** may be advanced though it is not an agenda */
  advanceable: boolean;
  abilities: Ability[];
  /** ice: one effect list for each printed subroutine */
  subroutines: Word[][];
  /** event or operation: effects that resolve when it is played */
  play: Word[];
  /** condition for playing it, or null */
  playIf: Cond | null;
  /** cards it must be installed on; null: it needs no host */
  host: Selector | null;
  /** the only server it may be installed in; null: any its type allows */
  onlyIn: ServerId | null;
  /** additional cost to rez it */
  rezCost: Cost | null;
  /** additional cost to steal it */
  stealCost: Cost | null;
  /** where it goes after being played: discard pile, removed from the game, onto a host, or 'current': it stays in play */
  after: 'trash' | 'remove' | 'host' | 'current';
}
