/** The state of a game: the table, changed by events alone, and the machine, which says what comes next. Plain JSON. */
import type { TileFace } from './board/faces.ts';

/** Seats by the colours of their pawns; `robot` is the open hand of a game for two. */
export const COLOURS = ['red', 'blue', 'green', 'amber', 'violet', 'white'] as const;
export type Seat = (typeof COLOURS)[number] | 'robot';

/** A card: its rank 1 to 13, or one of the two below. Cards of a rank are alike. */
export type Card = number;
export const JOKER = 14;
export const HAT = 15;

/** What may be switched on before a game. */
export interface Options {
  seed: string;
  /** 2 to 6; two play with the robot's open hand as a third seat */
  players: number;
  /** number of random tiles at the start, 0 to 5 */
  tiles: number;
  /** take out cards for each player missing from six */
  trim: boolean;
  /** the Hat goes to a place named by a turned card, or is shuffled among the cards dealt */
  hat: 'turned' | 'shuffled';
  tracer: boolean;
  /** a card face down on the Critical Asset changes a rule */
  secretAsset: boolean;
  /** secret numbers to come close to, in place of the lowest total */
  status: boolean;
  /** deals of five once a honeypot is occupied */
  sprung: boolean;
}

/** One seat's cards in a trick. */
export interface Played {
  /** index of the seat */
  seat: number;
  /** sorted; empty: passed */
  cards: readonly Card[];
  /** the rank they count as: 1 to 13, or 14 */
  rank: number;
}

/** A marker on a space: 1 or -1. */
interface Marker {
  place: number;
  n: number;
}

/** Where the tracer is: on its own track (`step` 1 to 3), or on a place of the board. */
interface Tracer {
  step: number;
  /** -1 while on its track */
  place: number;
  /** where it came from; -1: from its track */
  from: number;
}

/** What one seat got in a scoring. */
export interface Score {
  hand: number;
  pawns: number;
  /** added to the total, floor and rounding counted */
  round: number;
}

export type OverReason = 'asset' | 'stuck' | 'traced' | 'alone';
export type RoundEnd = OverReason | 'hand' | 'tricks';

/** The table. What is readonly in it is replaced as a whole, never changed, so copies share it. */
export interface Table {
  seats: readonly Seat[];
  options: Readonly<Options>;
  /** cards in use, by seat */
  hands: Card[][];
  /** the top is last */
  deck: Card[];
  /** cards that have left this round, in order */
  discards: Card[];
  /** the card that named the Hat's holder; 0 for none */
  turned: Card;
  /** place of each pawn; a seat's two are 2 × its index and the next */
  pawns: number[];
  /** whether each pawn is held where it stands */
  stuck: boolean[];
  tiles: readonly (TileFace | null)[];
  markers: Readonly<Marker>[];
  tracer: Readonly<Tracer> | null;
  /** number of the secret asset card, 1 to 6; 0 for none */
  asset: number;
  assetUp: boolean;
  /** status numbers by seat; empty without that option */
  status: number[];
  sprung: boolean;
  totals: number[];
  /** the scores of the last round; empty before the first */
  last: readonly Readonly<Score>[];
  /** extra points given by a card in the final scoring */
  blame: number[];
  /** seats that have lost both pawns */
  out: boolean[];
  dealer: number;
  /** who leads this trick */
  leader: number;
  /** who plays the robot's cards in this trick; -1 without a robot */
  steers: number;
  round: number;
  /** tricks of this round begun */
  trick: number;
  plays: Readonly<Played>[];
  /** who won the trick whose hack is under way; -1 before that */
  winner: number;
  /** the trick being taken from, in a Hat trick; empty otherwise */
  spoils: Card[];
  /** cards still to be taken from it */
  toTake: number;
  chart: ChartName;
  leaf: string;
  over: Readonly<{ reason: OverReason }> | null;
}

export type ChartName = 'setup' | 'round' | 'trick' | 'hack';

/** A chart's position on the stack. */
interface StackFrame {
  chart: ChartName;
  at: string;
  entered: boolean;
}

export type AskKind = 'play' | 'spoils' | 'trace' | 'hack' | 'deny' | 'exploit' | 'randomize' | 'blame';

/** The open question. */
interface Ask {
  /** index of the seat asked */
  seat: number;
  kind: AskKind;
  /** the pawn whose special is asked about; -1 for none */
  pawn: number;
  /** a marker has just been lifted for this Exploit and must be laid again */
  lifted?: true;
}

export interface State {
  table: Table;
  stack: StackFrame[];
  ask: Readonly<Ask> | null;
  /** spaces whose special is still to take effect, first one first, each with the pawn that stands there */
  fire: Readonly<{ place: number; pawn: number }>[];
  /** tiles laid in this chain */
  chain: number;
  rng: number[];
  noTakeBack: boolean;
}

/** The seats that still play, in the order of the table. */
export const seatsIn = (t: Pick<Table, 'seats' | 'out'>): number[] =>
  [...t.seats.keys()].filter((seat) => !t.out[seat]);
export const seatOfPawn = (pawn: number): number => pawn >> 1;
/** The indices of a seat's two pawns. */
export const pawnsOf = (seat: number): [number, number] => [seat * 2, seat * 2 + 1];
