/** Reasons for the smaller decisions: spoils, the tracer, Denial, Exploit, Randomizer, Blame Shift. */
import { sentence } from '../../../../core/sentence.ts';
import { ASSET, placeId } from '../../rules/board/places.ts';
import { traceOf } from '../../rules/cards.ts';
import { HAT, JOKER, seatOfPawn } from '../../rules/model.ts';
import { type Board, pawnAt, reach, valueAt } from '../../rules/ways.ts';
import { urgency } from '../cards.ts';
import { leadAtEnd } from '../pawns.ts';
import { type Case, type Kind, type MoveOf, isNear, leaderOf, seatId } from './position.ts';

/** What the bot measured between the two moves. */
const lead = (c: Case): number => c.choice.worth - c.other.worth;
const pawnsNear = (c: Case, place: number, own: boolean): number[] =>
  c.view.pawns.flatMap((at, pawn) => (isNear(at, place) && (seatOfPawn(pawn) === c.seat) === own ? [pawn] : []));
const caught = (c: Case, place: number): number => pawnAt(c.look.board, place);

export const TAKE_ALL: readonly Kind<MoveOf<'take-all'>>[] = [
  {
    id: 'all-cheap',
    holds: (c) => spoilsTrace(c) <= 4,
    gain: (c) => 0.1 + Math.max(0, lead(c)),
    sentence: (c) => sentence('bh.reason.spoils.all-cheap', { n: spoilsTrace(c) }),
  },
];
/** Trace points of the cards of a Hat trick, apart from the Hat, which is taken anyway. */
function spoilsTrace({ view }: Case): number {
  return view.spoils.reduce((sum, card) => sum + (card === HAT ? 0 : traceOf(card)), 0);
}

export const TAKES: readonly Kind<MoveOf<'take'>>[] = [
  {
    id: 'few',
    holds: (c) => c.other.move.do === 'take-all' && c.view.spoils.length - 1 > c.view.toTake,
    gain: (c) => 0.1 + Math.max(0, lead(c)),
    sentence: (c) => sentence('bh.reason.spoils.few', { n: c.view.spoils.length - 1 - c.view.toTake }),
  },
  {
    id: 'matches',
    holds: (c) =>
      c.look.hand.includes(c.move.card) && !(c.other.move.do === 'take' && c.look.hand.includes(c.other.move.card)),
    gain: (c) => c.look.weights.pair,
    sentence: (c) => sentence('bh.reason.spoils.matches', { rank: c.move.card }),
  },
  {
    id: 'least-trace',
    holds: (c) => {
      const cards = c.view.spoils.filter((card) => card < JOKER);
      return (
        cards.every((card) => traceOf(card) >= traceOf(c.move.card)) &&
        cards.some((card) => traceOf(card) > traceOf(c.move.card))
      );
    },
    gain: (c) =>
      c.other.move.do === 'take' ? 0.01 + (traceOf(c.other.move.card) - traceOf(c.move.card)) * urgency(c.look) : 0,
    sentence: (c) => sentence('bh.reason.spoils.least-trace', { rank: c.move.card, n: traceOf(c.move.card) }),
  },
];

export const TRACES: readonly Kind<MoveOf<'trace'>>[] = [
  {
    id: 'ends-ahead',
    holds: (c) => c.move.to === ASSET && (leadAtEnd(c.look, -1) ?? 0) >= 1,
    gain: (c) => c.look.weights.ends + leadAtEnd(c.look, -1)!,
    sentence: (c) => sentence('bh.reason.trace.ends-ahead', { n: Math.round(leadAtEnd(c.look, -1)!) }),
  },
  {
    id: 'catches',
    holds: (c) => caught(c, c.move.to) >= 0 && seatOfPawn(caught(c, c.move.to)) !== c.seat,
    gain: (c) => 8 * c.look.weights.rival,
    sentence: (c) =>
      sentence('bh.reason.trace.catches', {
        rival: seatId(c, seatOfPawn(caught(c, c.move.to))),
        place: placeId(c.move.to),
      }),
  },
  {
    id: 'spares',
    holds: (c) => {
      const to = c.other.move.do === 'trace' ? c.other.move.to : -1;
      return to >= 0 && caught(c, to) >= 0 && seatOfPawn(caught(c, to)) === c.seat && caught(c, c.move.to) < 0;
    },
    gain: () => 8,
    sentence: (c) => {
      const place = c.other.move.do === 'trace' ? placeId(c.other.move.to) : '';
      return sentence('bh.reason.trace.spares', { me: seatId(c, c.seat), place });
    },
  },
  {
    id: 'nears',
    holds: (c) =>
      pawnsNear(c, c.move.to, false).length > 0 &&
      pawnsNear(c, c.move.to, true).length === 0 &&
      caught(c, c.move.to) < 0,
    gain: (c) => c.look.weights.rival,
    sentence: (c) =>
      sentence('bh.reason.trace.nears', {
        rival: seatId(c, seatOfPawn(pawnsNear(c, c.move.to, false)[0]!)),
        place: placeId(c.move.to),
      }),
  },
  {
    id: 'keeps-away',
    holds: (c) =>
      pawnsNear(c, c.move.to, true).length === 0 &&
      caught(c, c.move.to) < 0 &&
      c.other.move.do === 'trace' &&
      pawnsNear(c, c.other.move.to, true).length > 0,
    gain: () => 1,
    sentence: (c) => sentence('bh.reason.trace.keeps-away', { me: seatId(c, c.seat) }),
  },
];

const sent = (c: Case<MoveOf<'send'>>): { was: number; own: boolean } => ({
  was: valueAt(c.view, c.view.pawns[c.move.pawn]!),
  own: seatOfPawn(c.move.pawn) === c.seat,
});

export const SENDS: readonly Kind<MoveOf<'send'>>[] = [
  {
    id: 'leader',
    holds: (c) => !sent(c).own && sent(c).was < 3 && leaderOf(c) === seatOfPawn(c.move.pawn),
    gain: (c) => (3 - sent(c).was) * c.look.weights.rival + 0.1,
    sentence: (c) =>
      sentence('bh.reason.send.leader', {
        rival: seatId(c, seatOfPawn(c.move.pawn)),
        from: placeId(c.view.pawns[c.move.pawn]!),
      }),
  },
  {
    id: 'rival',
    holds: (c) => !sent(c).own && sent(c).was < 3,
    gain: (c) => (3 - sent(c).was) * c.look.weights.rival,
    sentence: (c) =>
      sentence('bh.reason.send.rival', {
        rival: seatId(c, seatOfPawn(c.move.pawn)),
        from: placeId(c.view.pawns[c.move.pawn]!),
        was: sent(c).was,
      }),
  },
  {
    id: 'own',
    holds: (c) => sent(c).own && sent(c).was > 3,
    gain: (c) => sent(c).was - 3,
    sentence: (c) => sentence('bh.reason.send.own', { from: placeId(c.view.pawns[c.move.pawn]!), was: sent(c).was }),
  },
];

type Mark = Case<MoveOf<'mark'>>;
const under = (c: Case<MoveOf<'mark'> | MoveOf<'lift'>>): number => pawnAt(c.look.board, c.move.place);
const isUnder = (c: Case<MoveOf<'mark'> | MoveOf<'lift'>>, own: boolean): boolean =>
  under(c) >= 0 && (seatOfPawn(under(c)) === c.seat) === own;
const marked = (c: Mark): { place: string; value: number } => ({
  place: placeId(c.move.place),
  value: valueAt(c.view, c.move.place) + c.move.n,
});

export const MARKS: readonly Kind<MoveOf<'mark'>>[] = [
  {
    id: 'lowers-held',
    holds: (c) => c.move.n < 0 && isUnder(c, true) && c.view.stuck[under(c)]!,
    gain: () => 1.5,
    sentence: (c) => sentence('bh.reason.mark.lowers-held', marked(c)),
  },
  {
    id: 'lowers-own',
    holds: (c) => c.move.n < 0 && isUnder(c, true),
    gain: () => 1,
    sentence: (c) => sentence('bh.reason.mark.lowers-own', marked(c)),
  },
  {
    id: 'raises-rival',
    holds: (c) => c.move.n > 0 && isUnder(c, false),
    gain: (c) => c.look.weights.rival * (c.view.stuck[under(c)]! ? 1.5 : 1),
    sentence: (c) => sentence('bh.reason.mark.raises-rival', { rival: seatId(c, seatOfPawn(under(c))), ...marked(c) }),
  },
  {
    id: 'lowers-ahead',
    holds: (c) =>
      c.move.n < 0 &&
      under(c) < 0 &&
      c.view.pawns.some((_, pawn) => seatOfPawn(pawn) === c.seat && reach(c.look.board, pawn).includes(c.move.place)),
    gain: () => 0.05,
    sentence: (c) => sentence('bh.reason.mark.lowers-ahead', { place: placeId(c.move.place) }),
  },
];

export const LIFTS: readonly Kind<MoveOf<'lift'>>[] = [
  {
    id: 'helps-rival',
    holds: (c) => c.move.n < 0 && isUnder(c, false),
    gain: (c) => c.look.weights.rival,
    sentence: (c) =>
      sentence('bh.reason.lift.helps-rival', { rival: seatId(c, seatOfPawn(under(c))), place: placeId(c.move.place) }),
  },
  {
    id: 'hurts-own',
    holds: (c) => c.move.n > 0 && isUnder(c, true),
    gain: () => 1,
    sentence: (c) => sentence('bh.reason.lift.hurts-own', { me: seatId(c, c.seat), place: placeId(c.move.place) }),
  },
  {
    id: 'idle',
    holds: (c) => under(c) < 0,
    gain: () => 0.2,
    sentence: (c) => sentence('bh.reason.lift.idle', { place: placeId(c.move.place) }),
  },
];

/** How much a tile changes what the pawns under it count, the seat's own and the others'. */
function laid(c: Case<MoveOf<'lay'>>): { own: number; rivals: number } {
  const tiles = [...c.view.tiles];
  tiles[c.move.zone] = c.move.face;
  const after: Board = { ...c.look.board, tiles };
  const sum = { own: 0, rivals: 0 };
  c.view.pawns.forEach((place, pawn) => {
    if (place >= ASSET) return;
    sum[seatOfPawn(pawn) === c.seat ? 'own' : 'rivals'] += valueAt(after, place) - valueAt(c.look.board, place);
  });
  return sum;
}

export const LAYS: readonly Kind<MoveOf<'lay'>>[] = [
  {
    id: 'both',
    holds: (c) => laid(c).own < 0 && laid(c).rivals > 0,
    gain: (c) => -laid(c).own + laid(c).rivals * c.look.weights.rival,
    sentence: (c) =>
      sentence('bh.reason.lay.both', { me: seatId(c, c.seat), own: -laid(c).own, rivals: laid(c).rivals }),
  },
  {
    id: 'own',
    holds: (c) => laid(c).own < 0,
    gain: (c) => -laid(c).own,
    sentence: (c) => sentence('bh.reason.lay.own', { me: seatId(c, c.seat), n: -laid(c).own }),
  },
  {
    id: 'rivals',
    holds: (c) => laid(c).rivals > 0,
    gain: (c) => laid(c).rivals * c.look.weights.rival,
    sentence: (c) => sentence('bh.reason.lay.rivals', { n: laid(c).rivals }),
  },
];

export const BLAMES: readonly Kind<MoveOf<'blame'>>[] = [
  {
    id: 'leader',
    holds: (c) =>
      c.view.totals.every(
        (total, seat) =>
          seat === c.seat || seat === c.move.seat || c.view.seats[seat]!.out || total > c.view.totals[c.move.seat]!,
      ),
    gain: () => 5,
    sentence: (c) =>
      sentence('bh.reason.blame.leader', { rival: seatId(c, c.move.seat), n: c.view.totals[c.move.seat]! }),
  },
];

export const LEAVES: readonly Kind<MoveOf<'leave'>>[] = [
  {
    id: 'tile',
    holds: (c) => c.view.decision?.kind === 'randomize',
    gain: () => 0.1,
    sentence: () => sentence('bh.reason.leave.tile'),
  },
  {
    id: 'markers',
    holds: (c) => c.view.decision?.kind === 'exploit',
    gain: () => 0.1,
    sentence: () => sentence('bh.reason.leave.markers'),
  },
];
