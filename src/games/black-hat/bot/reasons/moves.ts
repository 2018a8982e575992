/** Reasons for moving a pawn after winning a trick. */
import { sentence } from '../../../../core/sentence.ts';
import { ASSET, GONE, faceAt, isStart, placeId } from '../../rules/board/places.ts';
import { seatOfPawn } from '../../rules/model.ts';
import { valueAt, wayTo } from '../../rules/ways.ts';
import { depth, leadAtEnd } from '../pawns.ts';
import { type Case, type Kind, type MoveOf, changeOf, leaderOf, seatId } from './position.ts';

type MoveCase = Case<MoveOf<'move'>>;
type MoveKind = Kind<MoveOf<'move'>>;

const isOwn = (c: MoveCase, { pawn }: { pawn: number } = c.move): boolean => seatOfPawn(pawn) === c.seat;
const otherMove = (c: MoveCase): MoveOf<'move'> | null => (c.other.move.do === 'move' ? c.other.move : null);
/** The other move if it is one of the seat's own pawns, and not to the Critical Asset. */
const otherOwn = (c: MoveCase): MoveOf<'move'> | null => {
  const other = otherMove(c);
  return other !== null && isOwn(c, other) && other.to !== ASSET ? other : null;
};
const allMoves = (c: MoveCase): MoveOf<'move'>[] => c.look.moves.filter((move) => move.do === 'move');
const change = (c: MoveCase): number => changeOf(c, c.move);
/** By how much less than the other own move this one lets the seat's places count. */
const saving = (c: MoveCase): number => {
  const other = otherOwn(c);
  return other === null ? -change(c) : changeOf(c, other) - change(c);
};
const from = (c: MoveCase): number => c.view.pawns[c.move.pawn]!;
const kindAt = (c: MoveCase, place: number): string => faceAt(c.view.tiles, place).kind;
const holdsAt = (c: MoveCase, place: number): boolean => {
  const kind = kindAt(c, place);
  return kind === 'honeypot' || kind === 'denial' || (kind === 'alarm' && c.view.options.tracer);
};
const value = (c: MoveCase, place: number): number => valueAt(c.view, place);
const rivalCost = (c: MoveCase): number => change(c) * c.look.weights.rival;
const isPush = (c: MoveCase): boolean => !isOwn(c) && c.move.to !== ASSET && change(c) > 0;

export const MOVES: readonly MoveKind[] = [
  {
    id: 'ends-ahead',
    holds: (c) => c.move.to === ASSET && (leadAtEnd(c.look, c.move.pawn) ?? 0) >= 1,
    gain: (c) => c.look.weights.ends + leadAtEnd(c.look, c.move.pawn)!,
    sentence: (c) => sentence('bh.reason.move.ends-ahead', { n: Math.round(leadAtEnd(c.look, c.move.pawn)!) }),
  },
  {
    id: 'second-door',
    holds: (c) =>
      c.move.to === ASSET &&
      isOwn(c) &&
      leadAtEnd(c.look, c.move.pawn) === null &&
      !c.view.pawns.includes(GONE) &&
      c.view.pawns[c.move.pawn ^ 1]! <= ASSET,
    gain: () => 1,
    sentence: () => sentence('bh.reason.move.second-door'),
  },
  {
    id: 'cheaper-space',
    holds: (c) => {
      const other = otherOwn(c);
      return (
        isOwn(c) &&
        c.move.to !== ASSET &&
        other !== null &&
        other.pawn === c.move.pawn &&
        value(c, c.move.to) < value(c, other.to)
      );
    },
    gain: saving,
    sentence: (c) => {
      const other = otherOwn(c)!.to;
      const params = { to: placeId(c.move.to), is: value(c, c.move.to), other: placeId(other), was: value(c, other) };
      return sentence('bh.reason.move.cheaper-space', params);
    },
  },
  {
    id: 'best-saving',
    holds: (c) =>
      isOwn(c) &&
      c.move.to !== ASSET &&
      change(c) < 0 &&
      allMoves(c).every(
        (move) => move === c.move || move.to === ASSET || !isOwn(c, move) || changeOf(c, move) > change(c),
      ),
    gain: saving,
    sentence: (c) => {
      const params = {
        from: placeId(from(c)),
        was: value(c, from(c)),
        to: placeId(c.move.to),
        is: value(c, c.move.to),
      };
      return sentence('bh.reason.move.best-saving', params);
    },
  },
  {
    id: 'least-cost',
    holds: (c) =>
      isOwn(c) &&
      change(c) > 0 &&
      allMoves(c).every((move) => isOwn(c, move) && move.to !== ASSET && changeOf(c, move) >= change(c)),
    gain: (c) => 0.1 + saving(c),
    sentence: (c) => sentence('bh.reason.move.least-cost', { n: change(c) }),
  },
  {
    id: 'keeps-minus',
    holds: (c) => {
      const other = otherOwn(c);
      if (other === null || other.pawn === c.move.pawn || c.move.to === ASSET) return false;
      return value(c, c.view.pawns[other.pawn]!) < 0 && changeOf(c, other) > 0;
    },
    gain: (c) => changeOf(c, otherOwn(c)!) - (isOwn(c) ? change(c) : 0),
    sentence: (c) => sentence('bh.reason.move.keeps-minus', { place: placeId(c.view.pawns[otherOwn(c)!.pawn]!) }),
  },
  {
    id: 'leaves-start',
    holds: (c) => isOwn(c) && isStart(from(c)) && c.move.to !== ASSET && value(c, c.move.to) < 3 && !startsToo(c),
    gain: (c) => -change(c) * 0.6,
    sentence: (c) =>
      sentence('bh.reason.move.leaves-start', {
        from: placeId(from(c)),
        to: placeId(c.move.to),
        is: value(c, c.move.to),
      }),
  },
  {
    id: 'avoids-trap',
    holds: (c) => {
      const other = otherOwn(c);
      return other !== null && holdsAt(c, other.to) && value(c, other.to) > 0 && !(isOwn(c) && holdsAt(c, c.move.to));
    },
    gain: (c) => {
      const { honeypot, denial, alarm } = c.look.weights;
      const kind = kindAt(c, otherOwn(c)!.to);
      return kind === 'honeypot' ? honeypot : kind === 'denial' ? denial : alarm;
    },
    sentence: (c) => {
      const { to } = otherOwn(c)!;
      return sentence('bh.reason.move.avoids-trap', { place: placeId(to), kind: kindAt(c, to), n: value(c, to) });
    },
  },
  {
    id: 'push-leader',
    holds: (c) => isPush(c) && leaderOf(c) === seatOfPawn(c.move.pawn),
    gain: (c) => rivalCost(c) + 0.1,
    sentence: (c) =>
      sentence('bh.reason.move.push-leader', {
        rival: seatId(c, seatOfPawn(c.move.pawn)),
        from: placeId(from(c)),
        n: change(c),
      }),
  },
  {
    id: 'push',
    holds: isPush,
    gain: rivalCost,
    sentence: (c) => {
      const params = {
        from: placeId(from(c)),
        to: placeId(c.move.to),
        was: value(c, from(c)),
        is: value(c, c.move.to),
      };
      return sentence('bh.reason.move.push', { rival: seatId(c, seatOfPawn(c.move.pawn)), ...params });
    },
  },
  {
    id: 'traps-rival',
    holds: (c) => isPush(c) && holdsAt(c, c.move.to),
    gain: (c) => rivalCost(c) + c.look.weights.rival * c.look.weights.honeypot,
    sentence: (c) =>
      sentence('bh.reason.move.traps-rival', {
        rival: seatId(c, seatOfPawn(c.move.pawn)),
        kind: kindAt(c, c.move.to),
        n: value(c, c.move.to),
      }),
  },
  {
    id: 'exploit',
    holds: (c) => kindAt(c, c.move.to) === 'exploit' && !specialToo(c),
    gain: (c) => c.look.weights.choice,
    sentence: (c) => sentence('bh.reason.move.exploit', { to: placeId(c.move.to) }),
  },
  {
    id: 'randomizer',
    holds: (c) => kindAt(c, c.move.to) === 'randomizer' && !specialToo(c),
    gain: (c) => c.look.weights.choice,
    sentence: (c) => sentence('bh.reason.move.randomizer', { to: placeId(c.move.to) }),
  },
  {
    id: 'denial',
    holds: (c) => kindAt(c, c.move.to) === 'denial' && !specialToo(c),
    gain: (c) => c.look.weights.choice,
    sentence: (c) => sentence('bh.reason.move.denial', { to: placeId(c.move.to) }),
  },
  {
    id: 'jump',
    holds: (c) =>
      isOwn(c) && c.move.to !== ASSET && wayTo(c.view, c.move.pawn, c.move.to).length > 1 && deeper(c, c.move) >= 2,
    gain: (c) => (deeper(c, c.move) - (otherOwn(c) === null ? 0 : deeper(c, otherOwn(c)!))) * c.look.weights.step,
    sentence: (c) => sentence('bh.reason.move.jump', { n: deeper(c, c.move) }),
  },
  {
    id: 'deeper',
    holds: (c) => isOwn(c) && c.move.to !== ASSET && deeper(c, c.move) > 0 && change(c) <= 0,
    gain: (c) => (deeper(c, c.move) - (otherOwn(c) === null ? 0 : deeper(c, otherOwn(c)!))) * c.look.weights.step,
    sentence: (c) => sentence('bh.reason.move.deeper', { to: placeId(c.move.to) }),
  },
];

/** Whether the other move also brings a pawn off a start. */
function startsToo(c: MoveCase): boolean {
  const other = otherOwn(c);
  return other !== null && isStart(c.view.pawns[other.pawn]!);
}
/** Whether the other move also lands on a special that gives its mover a choice. */
function specialToo(c: MoveCase): boolean {
  const other = otherMove(c);
  return other !== null && ['exploit', 'randomizer', 'denial'].includes(kindAt(c, other.to));
}
/** How many columns further a move brings its pawn. */
function deeper(c: MoveCase, { pawn, to }: { pawn: number; to: number }): number {
  return depth(to) - depth(c.view.pawns[pawn]!);
}
