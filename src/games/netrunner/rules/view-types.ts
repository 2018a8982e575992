/** What a seat sees: plain JSON, made by `view(state, seat)` (view.ts). The stage, the HUD, bots, lessons and replays read only this. */
import type { Sentence } from '../../../core/game.ts';
import type { CardType, ChartName, Counter, DamageKind, ExtraCost, OverReason, Seat, ServerId, Zone } from './model.ts';
import type { Move } from './move.ts';
import type { Tag } from './names.ts';

/** `open` sees everything (replays). */
export type Viewer = Seat | 'open';

/** A subroutine as shown: its sentence is i18n `sub.<code>.<index>` unless `gained`. */
export interface SubView {
  /** 0-based */ index: number;
  /** words' code, for its sentence */ code: string;
  broken: boolean;
  /** not printed on the card */ gained: boolean;
}

export interface CardView {
  /** handle: the card's name in moves, buttons, arrows */
  h: number;
  /** null: the viewer does not know the face */
  code: string | null;
  seat: Seat;
  zone: Zone;
  server: ServerId | null;
  /** face up for both (rezzed, installed face up, face up in Archives) */
  up: boolean;
  /** the viewer knows the face though it lies face down */
  secret: boolean;
  /** only kinds that are not 0 */
  counters: Partial<Record<Counter, number>>;
  /** handles of cards lying on it */
  hosted: number[];
  /** handle of its host */
  host: number | null;
  /** now, with everything counted; null when it has none or is unknown */
  strength: number | null;
  subtypes: string[];
  /** ice whose face is known: all subroutines now */
  subs: SubView[];
  /** advancement requirement now, known agendas */
  requirement: number | null;
  /** agenda points now, known agendas */
  points: number | null;
  /** cost to rez, install or play now for its owner, with discounts that are certain; null if none or unknown */
  cost: number | null;
  /** handle of the card it has marked */
  mark: number | null;
  /** text blank by another card */
  blank: boolean;
  type: CardType | null;
}

export interface ServerView {
  id: ServerId;
  /** outermost first */
  ice: CardView[];
  root: CardView[];
}

interface CorpView {
  identity: CardView;
  credits: number;
  clicks: number;
  badPublicity: number;
  points: number;
  /** own or open view: all cards; the Runner's: only cards known to lie there, with handles */
  hand: CardView[];
  handSize: number;
  maxHand: number;
  deckSize: number;
  /** cards of R&D the viewer knows, with position (0 = top) */
  deckKnown: { index: number; card: CardView }[];
  /** all the viewer may look at */
  archives: CardView[];
  /** face-down cards the viewer may not look at */ archivesHidden: number;
  score: CardView[];
  /** Runner's view: titles (codes) seen in HQ that may be gone since */
  seenInHq: string[];
}
interface RunnerView {
  identity: CardView;
  credits: number;
  clicks: number;
  tags: number;
  /** brain damage */ brain: number;
  link: number;
  points: number;
  memory: { used: number; total: number };
  hand: CardView[];
  handSize: number;
  maxHand: number;
  deckSize: number;
  heap: CardView[];
  rig: CardView[];
  score: CardView[];
}

/** An access: its card, and which of how many it is (0: none yet). */
interface AccessView {
  /** null where the viewer cannot point at it, and when it is `gone` */
  card: CardView | null;
  /** no card is being accessed: it was stolen, trashed or left, and the next one is still to come */
  gone: boolean;
  index: number;
  of: number;
}

export interface RunView {
  server: ServerId;
  first: ServerId;
  at: 'between' | 'approach' | 'encounter' | 'server';
  /** number of ice further in than the Runner; the approached or encountered ice is not counted */
  inward: number;
  /** handle of the ice approached or encountered */
  ice: number | null;
  success: boolean;
  ended: boolean;
  /** bad-publicity credits left */
  badCredits: number;
  /** 0-based subroutines broken in this encounter */
  broken: number[];
  /** subroutine resolving now in 3.2, or null */
  firing: number | null;
  /** access going on */
  access: AccessView | null;
}

/**
 * What a move costs its seat, as the rules will charge it. A discount declared while paying (Patchwork) comes off it, and credits of
 * any purse may pay it.
 */
export interface Price {
  clicks: number;
  /** null: it depends on what is chosen after the move and before it is paid */
  credits: number | null;
  /** counters, agendas, damage and cards that are part of the cost */
  extra: readonly ExtraCost[];
}

/** What is being decided, with figures a HUD can show. */
export interface DecisionView {
  seat: Seat;
  /** 'mulligan','action','window','jack-out','discard','pick','choose','number','arrange','order','accept','trace','psi','pay','access','trash','steal','prevent' */
  kind: DecisionKind;
  /** what is asked, for a person; hidden from the other seat (key 'prompt.waiting') */
  text: Sentence;
  /** handle of the card that asks, if one does and the viewer may know */
  source: number | null;
  /** legal moves, only for the seat that decides */
  moves: Move[];
  /** what each of `moves` costs, in the same order; null where nothing is paid by making it */
  prices: (Price | null)[];
  /** smallest and largest answer of a number */
  range: { min: number; max: number } | null;
  /** chosen so far */
  got: number;
  /** how many may be chosen */
  max: number;
  /** open trace: base or what the Corp reached; damage coming; ... figures for the sentence */
  figures: Record<string, number | string>;
  /** handles of what is meant by the question (the damage source, the card accessed, cards looked at) */
  about: CardView[];
}
export type DecisionKind =
  | 'mulligan'
  | 'action'
  | 'window'
  | 'jack-out'
  | 'discard'
  | 'pick'
  | 'choose'
  | 'number'
  | 'arrange'
  | 'order'
  | 'accept'
  | 'trace'
  | 'psi'
  | 'pay'
  | 'access'
  | 'trash'
  | 'steal'
  | 'prevent';

export interface View {
  viewer: Viewer;
  turn: number;
  active: Seat;
  /** where the game stands: the chart, its state (a name to compare and to look up, not to read), and the number of that step in the rules */
  chart: ChartName;
  leaf: string;
  step: string;
  /** what the chart says of this step: what may be done, and where in a turn or run it is */
  tags: readonly Tag[];
  /** the access chart's state while cards are accessed, within the step above or outside any run; null when none are */
  accessLeaf: string | null;
  toWin: number;
  corp: CorpView;
  runner: RunnerView;
  /** Archives, R&D, HQ, then remotes */
  servers: ServerView[];
  run: RunView | null;
  /** cards in the play area */
  play: CardView[];
  removed: CardView[];
  /** a trace, psi game or damage being resolved */
  pending: { what: 'trace' | 'psi' | DamageKind; n: number; link: number | null } | null;
  decision: DecisionView | null;
  over: { winner: Seat | 'draw'; reason: OverReason } | null;
  /** true when starter decks are played, so both lists are known */
  publicDecks: boolean;
}
