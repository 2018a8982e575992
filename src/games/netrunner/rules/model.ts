/** Types of a game's state: the table (changed only by `apply`) and the machine (stack and triggers, changed only by the interpreter). */
import type { Condition, Purpose } from './names.ts';

export type Seat = 'corp' | 'runner';
export const SEATS: readonly Seat[] = ['corp', 'runner'];
export const other = (seat: Seat): Seat => (seat === 'corp' ? 'runner' : 'corp');
/** Bit of each seat in a set of seats, e.g. `Card.known`. */
export const BIT: Record<Seat, number> = { corp: 1, runner: 2 };

export type ServerId = 'archives' | 'rnd' | 'hq' | `remote ${number}`;
export const isRemote = (id: ServerId): boolean => id.charCodeAt(1) === 101 && id.length > 4; // 101 is 'e': only remotes have it as their second letter

export const ZONES = [
  'rnd',
  'hq',
  'archives',
  'stack',
  'grip',
  'heap',
  'ice',
  'root',
  'rig',
  /** a Corp condition counter or an identity, hosted on another card */
  'hosted',
  'corp score',
  'runner score',
  'play',
  'identity',
  'removed',
] as const;
export type Zone = (typeof ZONES)[number];

export type Counter = 'advancement' | 'credit' | 'virus' | 'power' | 'agenda';
export const COUNTERS: readonly Counter[] = ['advancement', 'credit', 'virus', 'power', 'agenda'];

export type CardType =
  | 'identity'
  | 'agenda'
  | 'asset'
  | 'upgrade'
  | 'operation'
  | 'ice'
  | 'event'
  | 'program'
  | 'hardware'
  | 'resource';
export type DamageKind = 'net' | 'meat' | 'brain';
/** How long an effect lasts. 'corp-turn': until the Corp's next turn begins (step 1.2). */
export type Until = 'encounter' | 'run' | 'turn' | 'access' | 'corp-turn';

export interface Card {
  /** index in `Table.cards`, fixed for the game; never leaves the rules */
  id: number;
  /** card code, e.g. '01111' */
  code: string;
  /** the card's owner */
  seat: Seat;
  zone: Zone;
  /** server of a card in zone 'ice' or 'root'; else null */
  server: ServerId | null;
  /** handle; the card gets a new one at every change of zone and at a shuffle */
  h: number;
  /** whether it is face up: rezzed, face up in Archives or in the rig, or in a zone whose cards are face up */
  up: boolean;
  /** bits (`BIT`) of seats that know the face although the card is hidden where it is */
  known: number;
  /** id of the host, -1 for none */
  host: number;
  advancement: number;
  credit: number;
  virus: number;
  power: number;
  agenda: number;
  /** handle of the card this one has chosen (Femme Fatale, Malia), -1 for none */
  mark: number;
  /** number of the turn in which it last changed zone or was rezzed */
  since: number;
  /** agenda points in a score area, for a card that was turned into an agenda; missing: as printed */
  worth?: number;
}

export interface Server {
  id: ServerId;
  /** card ids, innermost first, so that installing ice does not change the index of other ice */
  ice: number[];
  /** card ids */
  root: number[];
}

/** Counts of things that happened in one turn; only a few cards need these. */
export interface Firsts {
  /** times that the Runner avoided or removed tags */
  tagsShed: number;
  /** programs and hardware trashed, from anywhere */
  rigTrashed: number;
  /** cards the Runner trashed while accessing them */
  accessTrashed: number;
  /** cards accessed */
  accessed: number;
  /** cards that the Corp installed */
  corpInstalls: number;
}

/** Counts of what happened in one turn, kept by `apply` and read by texts like "first time each turn" and "last turn". */
export interface Memory {
  runs: number;
  successes: number;
  centralSuccesses: number;
  rndSuccesses: number;
  hqSuccesses: number;
  /** number of programs and hardware installed by the Runner (Kate) */
  rigInstalls: number;
  /** net damage announced, whether prevented or not (Net Shield) */
  netDamage: number;
  scored: number;
  stolen: number;
  /** number of Corp cards trashed by the Runner */
  runnerTrashed: number;
  tagsTaken: number;
  /** further counts of this turn; missing unless a card in the game needs them (`keepFirsts`) */
  firsts?: Firsts;
  /** once-per-turn abilities used: handle * 32 + index of the ability; -1: net damage was prevented */
  used: number[];
}

export interface Run {
  /** server attacked now */
  server: ServerId;
  /** server named when the run began */
  first: ServerId;
  /** number of ice between the Runner and the server, without the ice approached or encountered */
  inward: number;
  /** handle of the ice approached or encountered, -1 for none */
  ice: number;
  /** 'approach' from step 2, 'encounter' from step 3 until the encounter ends, 'server' from step 5, else 'between' */
  at: 'between' | 'approach' | 'encounter' | 'server';
  /** number of approaches to ice so far */
  approaches: number;
  /** whether the run is ending, for any reason except success */
  ended: boolean;
  /** whether the Runner jacked out */
  jackedOut: boolean;
  /** whether the attacked server has ceased to exist */
  vanished: boolean;
  success: boolean;
  bypassed: boolean;
  /** whether the Runner was sent back to the outermost ice, and so leaves this encounter without passing the ice */
  sentBack: boolean;
  /** handle of ice moved here to be encountered next (Formicary), -1 for none */
  ambush: number;
  /** credits left for this run only: from bad publicity, and from a card (Stimhack) */
  badCredits: number;
  /** names (`Sub` in ask.ts) of the subroutines broken in this encounter, ascending */
  broken: number[];
  /** name of the subroutine that last fired in step 3.2, plus 1; 0: none yet */
  firing: number;
  /** handles of icebreakers that broke subroutines in this encounter */
  breakers: number[];
  /** whether step 3.1 of this encounter is over */
  breakStepDone: boolean;
  /** handle of the event or card that made the run, -1 for the basic action */
  by: number;
  /** id of the card that made the run, -1 for none; unlike `by` it stays valid when the card moves */
  byId: number;
  /** number of cards accessed in this run */
  accessed: number;
  /** handles of HQ cards accessed in this run */
  seen: number[];
  encounters: number;
}

/** Where a card is accessed. */
export type AccessedIn = 'hq' | 'rnd' | 'archives' | 'installed';
/** For each place, how many cards are or were accessed there. */
export type Accesses = Record<AccessedIn, number>;

/** A lasting effect on the table, removed when `until` ends. */
export interface Mod {
  what: 'strength' | 'subtypes' | 'subs' | 'accesses' | 'steal-cost' | 'cannot-steal' | 'condition' | 'no-rez-or-score';
  /** handle of the card it affects, -1 for none */
  h: number;
  n: number;
  /**
   * depends on `what`: for 'subs' the code of an effect list; for 'subtypes' the subtypes, comma-separated; for 'accesses' and 'steal-cost'
   * a server
   */
  code: string;
  until: Until;
}

/** A delayed effect, resolved when an event of type `on` happens. */
export interface Delayed {
  on: string;
  /** condition checked when the event happens, '' for none */
  if: Condition | '';
  /** code of the effect list to resolve */
  code: string;
  /** handle of the card that made it, kept even after that card has left play */
  h: number;
  by: Seat;
  until: Until;
  /** whether it ends once it has resolved */
  once: boolean;
  /** number passed to its effects as variable `n` */
  n: number;
}

export interface Table {
  cards: Card[];
  rnd: number[];
  hq: number[];
  archives: number[];
  stack: number[];
  grip: number[];
  heap: number[];
  rig: number[];
  hosted: number[];
  corpScore: number[];
  runnerScore: number[];
  play: number[];
  removed: number[];
  /** card ids: [corp identity, runner identity] */
  identities: number[];
  servers: Server[];
  corp: { credits: number; clicks: number; badPublicity: number };
  runner: { credits: number; clicks: number; tags: number; brain: number };
  /** number of turns begun so far, both sides counted */
  turn: number;
  active: Seat;
  /** chart whose state was entered last (the access chart does not count) */
  chart: 'setup' | 'turn' | 'run';
  /** current state of `chart` */
  leaf: string;
  run: Run | null;
  /** counts of the turn in progress */
  now: Memory;
  /** counts of the Corp's last finished turn */
  lastCorp: Memory;
  /** counts of the Runner's last finished turn */
  lastRunner: Memory;
  mods: Mod[];
  delayed: Delayed[];
  /** codes of cards the Runner saw in HQ and lost sight of (they may have left it), sorted */
  seenInHq: string[];
  /** next handle to be given to a card */
  nextHandle: number;
  /** agenda points needed to win */
  toWin: number;
  /** whether both sides know both deck lists (starter decks) */
  publicDecks: boolean;
  /** the deck list each side started with: sorted card codes, separated by spaces; missing on a table set up card by card */
  lists?: Record<Seat, string>;
  /** whether payers choose the credits for every cost, the pool included; missing: they do not */
  payByHand?: true;
  over: { winner: Seat | 'draw'; reason: OverReason } | null;
}

export type OverReason = 'agenda-points' | 'empty-rnd' | 'flatline' | 'hand-size' | 'concede';

// ---------------------------------------------------------------- machine

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Vars = Record<string, Json>;

/** Stack frame: a chart at one of its states (`at`). */
export interface FlowFrame {
  k: 'flow';
  chart: ChartName;
  /** current state; '' before the chart has started */
  at: string;
  /** whether the chart has been started */
  entered: boolean;
  /** event that the chart receives next */
  send: string;
  v: Vars;
}
/** Stack frame: an effect list being resolved. */
export interface DoFrame {
  k: 'do';
  /** code of the effect list */
  code: string;
  /** index of the next effect */
  pc: number;
  /** handle of the source card, -1 for none */
  h: number;
  /** seat that controls the effect */
  by: Seat;
  v: Vars;
}
/** Stack frame: something about to happen that can still be prevented. */
export interface WouldFrame {
  k: 'would';
  what: 'damage' | 'tag' | 'trash' | 'expose';
  /** how much is still not prevented: amount of damage, or number of tags or cards */ n: number;
  /** kind of damage, else '' */ kind: string;
  /** handles of the cards to be trashed or exposed */ cards: number[];
  /** seat that controls the effect */ by: Seat;
  /** handle of the source card */ h: number;
  /** seat that may prevent now */ seat: Seat;
  passes: number;
  /** abilities that cannot be used again here (against net damage, or paid by trashing their card): handle * 32 + index */ used: number[];
  /** variable of the frame below that will hold what was not prevented: `cards` for 'trash' and 'expose', else `n` */ into: string;
  why: string;
}
/** Stack frame: an open window, in which the seats get opportunities to act in turn. */
export interface WindowFrame {
  k: 'window';
  /** letters for what may be done: P paid abilities, R rez cards other than ice, I rez the approached ice, S score */
  open: string;
  /** seat whose opportunity to act it is */
  seat: Seat;
  /** how many opportunities in a row were passed without acting */
  passes: number;
  /** whether the seat has acted in its present opportunity */
  acted: boolean;
}
/** Stack frame: simultaneous triggers of one side, resolved in the order it chooses. */
export interface TrigFrame {
  k: 'trig';
  seat: Seat;
  items: Trig[];
}
/** Stack frame: a cost being declared and paid. */
export interface CostFrame {
  k: 'cost';
  seat: Seat;
  purpose: Purpose;
  /** credits to pay, before the discount */ credits: number;
  /** handle of the card the cost belongs to, -1 for none */ h: number;
  /** credits taken off by declared discounts */ discount: number;
  /** handles of cards trashed for discounts */ gave: number[];
  /** declared credits, in order of use: source (handle, `POOL` or `RUN_CREDITS`) and number; the default order pays the rest */
  mix: { h: number; n: number }[];
  clicks: number;
  extra: ExtraCost[];
  /** bounds of X; once chosen, `v.x` holds it (`most` null: limited only by the payer's credits); missing: the cost has no X */
  x?: { least: number; most: number | null };
  phase: 'declare' | 'pay';
  /** whether the payer may cancel */ cancel: boolean;
  /** handles of the cards chosen, in the order of the parts they pay */ picked: number[];
  /** progress: 0 nothing paid, 1 clicks and credits paid, then 1 more for each part of `extra` */ done: number;
  v: Vars;
}
/** A part of a cost other than clicks and credits. */
export interface ExtraCost {
  c: 'trash-self' | 'counter' | 'forfeit' | 'damage' | 'trash' | 'shuffle';
  n: number;
  /** kind of counters to spend */ kind?: Counter;
  /** a selector (word.ts) of the cards from which the payer chooses those to trash or shuffle away */ from?: Vars;
}
/** Stack frame: a question that a seat must answer. */
export interface AskFrame {
  k: 'ask';
  seat: Seat;
  /** what is asked, e.g. 'discard', 'trace'; the prompt is i18n `prompt.<ask>` */ ask: string;
  /** handles of the cards offered (for 'subs': numbers of subroutines, from 1) */ cards: number[];
  /** names of the options offered besides or instead of cards */ options: string[];
  min: number;
  max: number;
  /** chosen so far: handles, options or numbers */ got: Json[];
  /** variable of the frame below that gets the answer; '$send': the answer is the event for the chart below */ into: string;
  /** whether only this seat may know the answer until it is revealed */ secret: boolean;
  /** handle of the card that asks, -1 for none */ h: number;
  v: Vars;
}
/** Stack frame: a seat has to take one action. */
interface ActionFrame {
  k: 'action';
  seat: Seat;
}
export type StackFrame =
  | FlowFrame
  | DoFrame
  | WouldFrame
  | WindowFrame
  | TrigFrame
  | CostFrame
  | AskFrame
  | ActionFrame;
export type ChartName = 'setup' | 'turn' | 'run' | 'access';

/** A triggered ability waiting to resolve. */
export interface Trig {
  /** code of the effect list that it resolves */
  code: string;
  h: number;
  by: Seat;
  optional: boolean;
  v: Vars;
  /** whether it resolves even if its source has left play */ ghost: boolean;
}

/** A random result fixed by a scenario: 'order' for a shuffle, else for random picks. Used up in order, before the generator. */
interface Fixed {
  kind: 'card' | 'cards' | 'order';
  /** card codes: picked in this order, or the top of the shuffled deck */
  titles: string[];
}

export interface State {
  table: Table;
  /** state of the random generator */
  rng: number[];
  /** stack frames, the top one last */
  stack: StackFrame[];
  /** triggers not yet on the stack */
  pending: Trig[];
  fixed: Fixed[];
  /** whether something random happened or hidden information was learned since the last decision; an undo is then marked in the record */
  noTakeBack: boolean;
}
