/** The state of a game of Netrunner: the table (changed by `apply` only) and the machine (changed by the interpreter only). */
import type { Condition, Purpose } from './names.ts';

export type Seat = 'corp' | 'runner';
export const SEATS: readonly Seat[] = ['corp', 'runner'];
export const other = (seat: Seat): Seat => (seat === 'corp' ? 'runner' : 'corp');
/** Bits of the seats that know a face. */
export const BIT: Record<Seat, number> = { corp: 1, runner: 2 };

export type ServerId = 'archives' | 'rnd' | 'hq' | `remote ${number}`;
export const isRemote = (id: ServerId): boolean => id.charCodeAt(1) === 101 && id.length > 4; // 'r','e'

export type Zone =
  | 'rnd'
  | 'hq'
  | 'archives'
  | 'stack'
  | 'grip'
  | 'heap'
  | 'ice'
  | 'root'
  | 'rig'
  /** a Corp condition counter or an identity lying on a host */
  | 'hosted'
  | 'corp score'
  | 'runner score'
  | 'play'
  | 'identity'
  | 'removed';

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
export type Until = 'encounter' | 'run' | 'turn' | 'access';

export interface Card {
  /** lifelong index; never leaves the rules */
  id: number;
  /** card code, e.g. '01111' */
  code: string;
  /** owner */
  seat: Seat;
  zone: Zone;
  /** server for zones ice and root */
  server: ServerId | null;
  /** handle: renewed at every change of zone and at a shuffle */
  h: number;
  /** face up: rezzed (Corp, installed), face up in Archives, not facedown in the rig */
  up: boolean;
  /** bits of seats that have learnt this face at this place though it is hidden there */
  known: number;
  /** id of the host, -1 for none */
  host: number;
  advancement: number;
  credit: number;
  virus: number;
  power: number;
  agenda: number;
  /** handle of a card chosen by this one (Femme Fatale, Malia), -1 for none */
  mark: number;
  /** turn number in which it was installed, rezzed or scored last */
  since: number;
}

export interface Server {
  id: ServerId;
  /** ids, INNERMOST first (so that installing outermost renumbers nothing) */
  ice: number[];
  /** ids */
  root: number[];
}

/** What happened in one turn; counted by `apply`, asked by "first time each turn" and "last turn". */
export interface Memory {
  runs: number;
  successes: number;
  centralSuccesses: number;
  rndSuccesses: number;
  hqSuccesses: number;
  /** programs and hardware the Runner installed (Kate) */
  rigInstalls: number;
  /** net damage the Runner would suffer, prevented or not (Net Shield) */
  netDamage: number;
  scored: number;
  stolen: number;
  /** Corp cards trashed by the Runner */
  runnerTrashed: number;
  tagsTaken: number;
  /** handle * 32 + ability of once-per-turn abilities used */
  used: number[];
}

export interface Run {
  /** server attacked now */
  server: ServerId;
  /** server named when the run began */
  first: ServerId;
  /** number of ice further in than the Runner */
  inward: number;
  /** handle of the ice approached or encountered, -1 for none */
  ice: number;
  /** 'approach' until 3, 'encounter' until its end, 'between' else */
  at: 'between' | 'approach' | 'encounter' | 'server';
  /** ice approached so far */
  approaches: number;
  /** "end the run" was called */
  ended: boolean;
  /** jacked out */
  jackedOut: boolean;
  /** the attacked server is gone */
  vanished: boolean;
  success: boolean;
  bypassed: boolean;
  /** the encounter must be left without passing: back to the outermost ice */
  sentBack: boolean;
  /** handle of ice moved in to be encountered at once (Formicary), -1 for none */
  ambush: number;
  /** bad-publicity credits left, credits */
  badCredits: number;
  /** subroutines broken in this encounter, 0-based, ascending */
  broken: number[];
  /** next subroutine to resolve in 3.2, 0-based */
  firing: number;
  /** handles of icebreakers used to break in this encounter */
  breakers: number[];
  /** 3.1 closed in this encounter */
  breakStepDone: boolean;
  /** handle of the event or card that made the run, -1 for the basic action */
  by: number;
  /** its index, -1 for none: it may have left play since */
  byId: number;
  /** cards accessed */
  accessed: number;
  /** handles of HQ cards accessed in this run */
  seen: number[];
  encounters: number;
}

/** A lasting effect. */
export interface Mod {
  what: 'strength' | 'subtypes' | 'subs' | 'accesses' | 'steal-cost' | 'cannot-steal' | 'condition';
  /** handle of what it works on, -1 for none */
  h: number;
  n: number;
  /** code of words (subs) or comma-separated subtypes or a server */
  code: string;
  until: Until;
}

/** An effect waiting for an event. */
export interface Delayed {
  on: string;
  /** condition checked when the event comes, '' for none */
  if: Condition | '';
  /** words to resolve */
  code: string;
  /** source handle, also after it left play */
  h: number;
  by: Seat;
  until: Until;
  once: boolean;
  /** figure carried along */
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
  /** [corp identity, runner identity] */
  identities: number[];
  servers: Server[];
  corp: { credits: number; clicks: number; badPublicity: number };
  runner: { credits: number; clicks: number; tags: number; brain: number };
  /** turns begun so far, both sides counted */
  turn: number;
  active: Seat;
  /** chart and state entered last in the turn and run charts */
  chart: 'setup' | 'turn' | 'run';
  leaf: string;
  run: Run | null;
  now: Memory;
  /** the last finished turn of each side */
  lastCorp: Memory;
  lastRunner: Memory;
  mods: Mod[];
  delayed: Delayed[];
  /** codes of HQ cards the Runner has seen that may be gone since, sorted */
  seenInHq: string[];
  /** handle given next */
  nextHandle: number;
  /** agenda points that win */
  toWin: number;
  /** deck lists are known to both (starter decks) */
  publicDecks: boolean;
  /** who pays is asked for every mix of credits, the pool's too; left out where not */
  payByHand?: true;
  over: { winner: Seat | 'draw'; reason: OverReason } | null;
}

export type OverReason = 'agenda-points' | 'empty-rnd' | 'flatline' | 'hand-size' | 'concede';

// ---------------------------------------------------------------- machine

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Vars = Record<string, Json>;

/** A chart's position. */
export interface FlowFrame {
  k: 'flow';
  chart: ChartName;
  at: string;
  entered: boolean;
  send: string;
  v: Vars;
}
/** Words being resolved. `code` names the list of words, `pc` the next one. */
export interface DoFrame {
  k: 'do';
  code: string;
  pc: number;
  h: number;
  by: Seat;
  v: Vars;
}
/** A proposed event that can still be prevented. */
export interface WouldFrame {
  k: 'would';
  what: 'damage' | 'tag' | 'trash' | 'expose';
  n: number;
  kind: string;
  /** handles of cards meant */ cards: number[];
  /** whose effect */ by: Seat;
  h: number;
  seat: Seat;
  passes: number;
  used: number[];
  /** variable of the frame below that gets what happened */ into: string;
  why: string;
}
/** A window; `open` lists what may be done: P paid abilities, R rez non-ice, I rez the approached ice, S score. */
export interface WindowFrame {
  k: 'window';
  open: string;
  seat: Seat;
  passes: number;
  acted: boolean;
}
/** Simultaneous triggers of one side. */
export interface TrigFrame {
  k: 'trig';
  seat: Seat;
  items: Trig[];
}
/** A cost being declared and paid. */
export interface CostFrame {
  k: 'cost';
  seat: Seat;
  purpose: Purpose;
  credits: number;
  h: number;
  /** discounts declared: handles of cards trashed for them */ discount: number;
  gave: number[];
  /** credits declared, in this order; what they leave is paid the usual way */ mix: { h: number; n: number }[];
  clicks: number;
  extra: ExtraCost[];
  phase: 'declare' | 'pay';
  cancel: boolean;
  picked: number[];
  /** parts already paid */ done: number;
  v: Vars;
}
export interface ExtraCost {
  c: 'trash-self' | 'counter' | 'forfeit' | 'damage';
  n: number;
  /** of counters */ kind?: Counter;
}
/** A question to a seat. */
export interface AskFrame {
  k: 'ask';
  seat: Seat;
  ask: string;
  /** handles offered, if cards */ cards: number[];
  /** named options, if not cards */ options: string[];
  min: number;
  max: number;
  /** chosen so far: handles, options or numbers */ got: Json[];
  /** variable of the frame below that gets the answer */ into: string;
  /** only this seat may know the answer till it is shown */ secret: boolean;
  /** source handle */ h: number;
  v: Vars;
}
/** One action to be taken. */
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

/** A met condition waiting to resolve. */
export interface Trig {
  code: string;
  h: number;
  by: Seat;
  optional: boolean;
  v: Vars;
  /** still counts when its source has left */ ghost: boolean;
}

/** What chance brings in a scenario: taken in order before the generator is asked. */
interface Fixed {
  kind: 'card' | 'cards' | 'order';
  titles: string[];
}

export interface State {
  table: Table;
  rng: number[];
  stack: StackFrame[];
  pending: Trig[];
  fixed: Fixed[];
  /** true once a choice may not be taken back without a mark: something hidden was learnt or chance used since the last decision */
  noTakeBack: boolean;
}
