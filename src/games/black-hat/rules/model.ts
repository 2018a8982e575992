/** The state of a game, as plain JSON: the table, changed only by events, and the flow state, which says what comes next. */
import type { TileFace } from './board/faces.ts';

/** Seats, named after the colours of their pawns; `robot` is the open hand of a two-player game. */
export const COLOURS = ['red', 'blue', 'green', 'amber', 'violet', 'white'] as const;
export type Seat = (typeof COLOURS)[number] | 'robot';

/** A card: its rank 1 to 13, or `JOKER` or `HAT`. Cards of the same rank are identical. */
export type Card = number;
export const JOKER = 14;
export const HAT = 15;

/** The options of a game. */
export interface Options {
  seed: string;
  /** number of players, 2 to 6; with 2, the robot's open hand is a third seat */
  players: number;
  /** number of random tiles laid at the start, 0 to 5 */
  tiles: number;
  /** whether some cards are removed from the deck for each player short of six */
  trim: boolean;
  /** who gets the Hat: `turned`, a turned-up card decides; `shuffled`, it is shuffled into the cards dealt */
  hat: 'turned' | 'shuffled';
  tracer: boolean;
  /** whether a face-down card on the Critical Asset changes a rule */
  secretAsset: boolean;
  /** whether each player has a secret number, so that the total closest to it wins instead of the lowest */
  status: boolean;
  /** whether later rounds deal only five cards after a pawn has landed on a honeypot */
  sprung: boolean;
}

/** What one seat played in a trick. */
export interface Played {
  /** index of the seat */
  seat: number;
  /** the cards played, sorted; empty for a pass */
  cards: readonly Card[];
  /** the rank of the set played: 1 to 13, or 14 if it has no plain card */
  rank: number;
}

/** A marker on a space, which changes its value by +1 or −1. */
interface Marker {
  place: number;
  n: number;
}

/** Where the tracer is: on step 1 to 3 of its own track, or on a place of the board. */
interface Tracer {
  step: number;
  /** the place on the board; -1 while on the track */
  place: number;
  /** the place from which the tracer came; -1 for its track */
  from: number;
}

/** One seat's score for a round. */
export interface Score {
  hand: number;
  pawns: number;
  /** the points added to the seat's total, after rounding to tens or raising a negative sum to 0 */
  round: number;
}

export type OverReason = 'asset' | 'stuck' | 'traced' | 'alone';
export type RoundEnd = OverReason | 'hand' | 'tricks';

/** The table, without the flow state. Readonly parts are replaced, never changed, so that copies can share them. */
export interface Table {
  seats: readonly Seat[];
  options: Readonly<Options>;
  /** cards of each hand, by seat */
  hands: Card[][];
  /** the draw pile; the top card is last */
  deck: Card[];
  /** cards discarded this round, in order */
  discards: Card[];
  /** the card that decided who got the Hat; 0 for none */
  turned: Card;
  /** place of each pawn; those of seat i are 2i and 2i + 1 */
  pawns: number[];
  /** whether each pawn is held where it is */
  stuck: boolean[];
  tiles: readonly (TileFace | null)[];
  markers: Readonly<Marker>[];
  tracer: Readonly<Tracer> | null;
  /** number of the secret asset card, 1 to 6; 0 for none */
  asset: number;
  assetUp: boolean;
  /** the secret status number of each seat; empty if the game has none */
  status: number[];
  sprung: boolean;
  totals: number[];
  /** each seat's score in the last round; empty before the first scoring */
  last: readonly Readonly<Score>[];
  /** extra points for each seat in the final scoring, given by the asset card Blame Shift */
  blame: number[];
  /** whether each seat is out, having lost both pawns */
  out: boolean[];
  dealer: number;
  /** the seat that leads this trick */
  leader: number;
  /** the seat that plays the robot's cards this trick; -1 without a robot */
  steers: number;
  round: number;
  /** number of tricks begun this round */
  trick: number;
  plays: Readonly<Played>[];
  /** index of the seat that won this trick; -1 while it is not won yet */
  winner: number;
  /** cards of a Hat trick not yet taken; otherwise empty */
  spoils: Card[];
  /** how many cards of the Hat trick the winner must still take */
  toTake: number;
  chart: ChartName;
  leaf: string;
  over: Readonly<{ reason: OverReason }> | null;
}

export type ChartName = 'setup' | 'round' | 'trick' | 'hack';

/** A chart on the stack of running charts, and the state it is in. */
interface StackFrame {
  chart: ChartName;
  at: string;
  entered: boolean;
}

export type AskKind = 'play' | 'spoils' | 'trace' | 'hack' | 'deny' | 'exploit' | 'randomize' | 'blame';

/** The open question. */
interface Ask {
  /** index of the seat that has to decide */
  seat: number;
  kind: AskKind;
  /** the pawn whose special the decision is about; -1 for none */
  pawn: number;
  /** true: a marker was just lifted for this Exploit and must be laid again */
  lifted?: true;
}

export interface State {
  table: Table;
  stack: StackFrame[];
  ask: Readonly<Ask> | null;
  /** spaces whose special effects have still to happen, in order, each with the pawn there */
  fire: Readonly<{ place: number; pawn: number }>[];
  /** number of tiles laid so far in this chain of Randomizers */
  chain: number;
  rng: number[];
  noTakeBack: boolean;
}

/** The seats still in the game, in table order. */
export const seatsIn = (t: Pick<Table, 'seats' | 'out'>): number[] =>
  [...t.seats.keys()].filter((seat) => !t.out[seat]);
export const seatOfPawn = (pawn: number): number => pawn >> 1;
/** The indices of a seat's two pawns. */
export const pawnsOf = (seat: number): [number, number] => [seat * 2, seat * 2 + 1];
