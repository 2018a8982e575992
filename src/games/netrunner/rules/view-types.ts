/** Types of a `View`: what a viewer sees of a game, as plain JSON (made by view.ts). Stage, HUD, bots and lessons read only this. */
import type { Sentence } from '../../../core/game.ts';
import type { CardType, ChartName, Counter, DamageKind, ExtraCost, OverReason, Seat, ServerId, Zone } from './model.ts';
import type { Delayed, Memory, Mod, Run } from './model.ts';
import type { Move } from './move.ts';
import type { Tag } from './names.ts';

/** Whose view it is: a seat, or `open`, which sees everything. */
export type Viewer = Seat | 'open';

/** A subroutine of a piece of ice. Its text is i18n `sub.<code>.<index>` unless it is `gained`. */
export interface SubView {
  /** position on the ice, 0-based */ index: number;
  /** code of the effect list that it resolves */ code: string;
  broken: boolean;
  /** whether an effect gave it to the ice; else it is printed there */ gained: boolean;
}

export interface CardView {
  /** handle: identifies the card in moves, buttons and arrows */
  h: number;
  /** card code; null: the viewer does not know the face */
  code: string | null;
  seat: Seat;
  zone: Zone;
  server: ServerId | null;
  /** face up for both sides: rezzed, installed face up, or face up in Archives */
  up: boolean;
  /** the viewer knows the face although the card is face down */
  secret: boolean;
  /** number of counters by kind; kinds with 0 are left out */
  counters: Partial<Record<Counter, number>>;
  /** handles of the cards hosted on it */
  hosted: number[];
  /** handle of its host; null: none */
  host: number | null;
  /** current strength with all effects; null when it has none or the face is unknown */
  strength: number | null;
  subtypes: string[];
  /** all current subroutines of ice whose face is known; else empty */
  subs: SubView[];
  /** current advancement requirement of a known agenda; else null */
  requirement: number | null;
  /** agenda points of a known agenda; else null */
  points: number | null;
  /** credits its owner would now pay to rez, install or play it, with discounts that need no choice; null if none or unknown */
  cost: number | null;
  /** handle of the card it has chosen (Femme Fatale, Malia); null: none */
  mark: number | null;
  /** whether another card makes its text box blank */
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
  /** cards in HQ: all of them for the Corp and `open`; for the Runner only those known to be there */
  hand: CardView[];
  handSize: number;
  maxHand: number;
  deckSize: number;
  /** cards of R&D that the viewer knows; `index` 0 is the top */
  deckKnown: { index: number; card: CardView }[];
  /** cards in Archives that the viewer can see */
  archives: CardView[];
  /** number of face-down cards the viewer may not look at */ archivesHidden: number;
  score: CardView[];
  /** codes of cards the Runner saw in HQ and lost sight of (they may have left it); empty for the Corp */
  seenInHq: string[];
}
interface RunnerView {
  identity: CardView;
  credits: number;
  clicks: number;
  tags: number;
  /** brain damage suffered */ brain: number;
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

/** The access in progress: it has reached card number `index` (0: none yet) of `of`. */
interface AccessView {
  /** the card being accessed; null when the viewer cannot point at it, or when `gone` */
  card: CardView | null;
  /** whether the access is between two cards: the last one was stolen, trashed or moved, and the next is not accessed yet */
  gone: boolean;
  index: number;
  of: number;
}

export interface RunView extends Pick<Run, 'server' | 'first' | 'at' | 'inward' | 'success' | 'ended' | 'badCredits'> {
  /** handle of the approached or encountered ice; null: none */
  ice: number | null;
  /** indices (from 0) of the subroutines broken in this encounter */
  broken: number[];
  /** index (from 0) of the subroutine that is resolving (step 3.2); null: none */
  firing: number | null;
  /** the access in progress, or null */
  access: AccessView | null;
}

/**
 * The price of a move for the seat that makes it, before discounts declared while paying (Patchwork). Any source allowed for the purpose
 * may pay the credits.
 */
export interface Price {
  clicks: number;
  /** null: the number depends on choices made after the move, before paying */
  credits: number | null;
  /** what the move costs besides clicks and credits: counters, agendas, damage and cards */
  extra: readonly Omit<ExtraCost, 'from'>[];
  /** the price in credits is an X, which the payer chooses after the move */
  x?: true;
}

/** The open decision as a viewer sees it. */
export interface DecisionView {
  seat: Seat;
  /** what kind of decision it is; other viewers may get the vaguer 'choose' */
  kind: DecisionKind;
  /** the question to show; for the other seat only 'prompt.waits' */
  text: Sentence;
  /** handle of the card that asks; null when none does or the viewer may not know it */
  source: number | null;
  /** legal moves; empty for a seat that does not decide */
  moves: Move[];
  /** price of each of `moves`, in the same order; null for a move that is free */
  prices: (Price | null)[];
  /** smallest and largest allowed answer when a number is asked; else null */
  range: { min: number; max: number } | null;
  /** number of cards or options chosen so far */
  got: number;
  /** maximum number that may be chosen */
  max: number;
  /** numbers and names to fill into `text`: trace strength, damage, credits due, … */
  figures: Record<string, number | string>;
  /** cards the decision is about: the source of damage, the accessed card, cards looked at */
  about: CardView[];
}
export const DECISION_KINDS = [
  'mulligan',
  'action',
  'window',
  'jack-out',
  'discard',
  'pick',
  'choose',
  'number',
  'arrange',
  'order',
  'accept',
  'trace',
  'psi',
  'pay',
  'access',
  'trash',
  'look',
  'steal',
  'prevent',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/**
 * What the deciding seat may know of the machine, as plain JSON. As in a `State`, but with handles instead of ids in `Run.byId` and the
 * variables `user`, `$was.id` and `$was.host`. Frames and triggers are typed as plain objects, so that the type of a view is not recursive.
 */
export interface Outline {
  /** each a `StackFrame`, the top one last */
  stack: object[];
  /** each a `Trig`, not yet on the stack */
  pending: object[];
  /** the run; in its list `seen`, `SOMEWHERE` (outline.ts) replaces each card of HQ that the seat cannot point at */
  run: Run | null;
  now: Memory;
  lastCorp: Memory;
  lastRunner: Memory;
  mods: Mod[];
  delayed: Delayed[];
  nextHandle: number;
  /** handles of face-up cards that changed zone, or were rezzed, in this turn; ascending */
  fresh: number[];
  /** handles of the seat's own facedown or hand cards whose faces the other seat knows; ascending */
  shown: number[];
  /** positions in the seat's own deck (0: the top) of cards the other seat knows */
  shownInDeck: number[];
  /** cards of the stack that the seat knows (those of R&D are in `View.corp.deckKnown`) */
  stackKnown: { index: number; h: number; code: string }[];
  /** codes of cards the Runner saw in HQ and lost sight of; they may have left it */
  seenInHq: string[];
  publicDecks: boolean;
  payByHand: boolean;
}

export interface View {
  viewer: Viewer;
  turn: number;
  active: Seat;
  /** chart the game is in (never the access chart) */
  chart: ChartName;
  /** current state of `chart`; an identifier, not for display */
  leaf: string;
  /** name of the current step in the rules, e.g. '3.1' */
  step: string;
  /** tags of the current step: what may be done, and where in a turn or run it is */
  tags: readonly Tag[];
  /** state of the access chart while cards are accessed (in a run or outside any); else null */
  accessState: string | null;
  /** agenda points needed to win */
  toWin: number;
  corp: CorpView;
  runner: RunnerView;
  /** Archives, R&D, HQ, then remotes */
  servers: ServerView[];
  run: RunView | null;
  /** the cards in hand, ice and roots whose `cost` is not the printed one: by handle, the handles of the cards that change it */
  costBy: Readonly<Record<number, readonly number[]>>;
  /** cards in the play area: being played, or currents */
  play: CardView[];
  removed: CardView[];
  /** the trace, psi game or preventable damage being resolved, or null. `n`: trace strength or damage */
  pending: { what: 'trace' | 'psi' | DamageKind; n: number; link: number | null } | null;
  decision: DecisionView | null;
  over: { winner: Seat | 'draw'; reason: OverReason } | null;
  /** the deck list of each side (`Table.lists`), null if the viewer does not know it; a seat knows its own, and both if decks are public */
  lists: { corp: string | null; runner: string | null };
  /** for the deciding seat: what it may know of the stack and triggers, to play on from its view; null if that would reveal a secret */
  outline: Outline | null;
}
