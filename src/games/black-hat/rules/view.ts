/** What a viewer sees. Secrets are removed here and nowhere else. */
import { OPEN, type Viewer } from '../../../core/game.ts';
import type { Event } from './events.ts';
import { type AskKind, type Card, JOKER, type Options, type Seat, type State, type Table } from './model.ts';
import type { Move } from './move.ts';
import { legalMoves } from './moves.ts';
import { hatHolder, playerOf, robotOf } from './play.ts';
import { stepOf } from './charts.ts';
import { outcomeOf } from './score.ts';
import type { Outcome } from '../../../core/game.ts';

/** A seat as seen by a viewer. */
interface SeatView {
  name: Seat;
  /** the cards in the seat's hand, sorted; null for a hidden card */
  hand: (Card | null)[];
  total: number;
  /** whether the seat is out, having lost both pawns */
  out: boolean;
  /** the seat's secret status number; null if hidden or not in use */
  status: number | null;
  blame: number;
}

/** The open decision as seen by a viewer. */
interface DecisionView {
  seat: Seat;
  /** the seat whose player decides, if it is another one */
  by?: Seat;
  kind: AskKind;
  /** the pawn whose special the decision is about; -1 for none */
  pawn: number;
  /** true: a marker was just lifted and must be laid again */
  lifted?: true;
  /** legal moves; empty for a viewer who may not decide */
  moves: Move[];
}

/** Returns the part of the table that every viewer may see, with its own copies of lists that change. */
const openPart = (t: Table) => ({
  pawns: [...t.pawns],
  stuck: [...t.stuck],
  tiles: t.tiles,
  markers: [...t.markers],
  tracer: t.tracer,
  assetUp: t.assetUp,
  sprung: t.sprung,
  totals: [...t.totals],
  last: t.last,
  dealer: t.dealer,
  leader: t.leader,
  steers: t.steers,
  round: t.round,
  trick: t.trick,
  plays: [...t.plays],
  winner: t.winner,
  spoils: [...t.spoils],
  toTake: t.toTake,
  discards: [...t.discards],
  turned: t.turned,
  chart: t.chart,
  leaf: t.leaf,
});

export interface View extends ReturnType<typeof openPart> {
  viewer: Viewer;
  seats: SeatView[];
  options: Omit<Options, 'seed'>;
  /** number of cards left in the draw pile */
  deck: number;
  /** number of the secret asset card; 0 while it is hidden, and in games without it */
  asset: number;
  /** the seat that holds the Hat; -1 for nobody */
  hat: number;
  /** number of the current step in the rules, e.g. 'round 1' */
  step: string;
  decision: DecisionView | null;
  /** the specials still waiting to take effect, and the number of tiles laid in this chain (see `State`) */
  fire: State['fire'];
  chain: number;
  over: Outcome | null;
}

/** Whether a viewer sees a seat's cards. */
export const sees = (t: Pick<Table, 'seats'>, seat: number, viewer: Viewer): boolean =>
  viewer === OPEN || t.seats[seat] === viewer || seat === robotOf(t);

/** The table as a viewer sees it, without the open decision. */
export function tableViewOf({ table: t, fire, chain }: State, viewer: Viewer): View {
  const { seed: _seed, ...options } = t.options;
  return {
    viewer,
    seats: t.seats.map((name, seat) => {
      const seen = sees(t, seat, viewer);
      const hat = hatHolder(t) === seat;
      // The Hat's back is different, so everyone sees it in a hand. It comes last.
      const hand = t.hands[seat]!.map((card) => (seen || (hat && card > JOKER) ? card : null));
      return {
        name,
        hand,
        total: t.totals[seat]!,
        out: t.out[seat]!,
        // Status numbers are revealed at the end of the game.
        status: (seen || t.over !== null) && t.status.length > 0 ? t.status[seat]! : null,
        blame: t.blame[seat]!,
      };
    }),
    options,
    deck: t.deck.length,
    asset: t.assetUp || viewer === OPEN ? t.asset : 0,
    hat: hatHolder(t),
    ...openPart(t),
    step: stepOf(t.chart, t.leaf),
    decision: null,
    fire: [...fire],
    chain,
    over: outcomeOf(t),
  };
}

/** Returns the open decision: its seat, its kind, and the seat whose player decides if it is another one; null without one. */
export function deciding(s: State): { seat: Seat; by?: Seat; kind: AskKind } | null {
  const { ask, table: t } = s;
  if (ask === null || t.over !== null) return null;
  const seat = t.seats[ask.seat]!;
  const by = t.seats[playerOf(t, ask.seat)]!;
  return by === seat ? { seat, kind: ask.kind } : { seat, by, kind: ask.kind };
}

/** The table as a viewer sees it, with the open decision; its moves are listed only for a viewer who may decide. */
export function viewOf(s: State, viewer: Viewer): View {
  const view = tableViewOf(s, viewer);
  const asked = deciding(s);
  if (asked === null) return view;
  const may = viewer === OPEN || viewer === (asked.by ?? asked.seat);
  view.decision = { ...asked, pawn: s.ask!.pawn, moves: may ? legalMoves(s) : [] };
  if (s.ask!.lifted) view.decision.lifted = true;
  return view;
}

/** An event as a viewer sees it; hidden cards are 0. */
export type Seen = Event;

/** Returns an event as this viewer may see it. Call it immediately after the event is applied. */
export function redact(s: State, event: Event, viewer: Viewer): Seen {
  if (viewer === OPEN) return event;
  const t = s.table;
  switch (event.type) {
    case 'shuffled':
    case 'reshuffled':
      return { ...event, cards: event.cards.map(() => 0) };
    case 'dealt':
    case 'drawn':
      if (sees(t, event.seat, viewer)) return event;
      return { ...event, cards: event.cards.map((card) => (card > JOKER ? card : 0)) };
    case 'asset-hidden':
      return { ...event, asset: 0 };
    case 'status-dealt':
      return sees(t, event.seat, viewer) ? event : { ...event, n: 0 };
    default:
      return event;
  }
}
