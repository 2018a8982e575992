/** Reasons for playing a set of cards. */
import { sentence } from '../../../../core/sentence.ts';
import { placeId } from '../../rules/board/places.ts';
import { traceOf } from '../../rules/cards.ts';
import { HAT, JOKER, seatOfPawn } from '../../rules/model.ts';
import { winning } from '../../rules/trick.ts';
import { movable, valueAt } from '../../rules/ways.ts';
import { urgency } from '../cards.ts';
import {
  type Case,
  type Hack,
  type Kind,
  type MoveOf,
  type SetFacts,
  changeOf,
  hacksOf,
  leftAfter,
  seatId,
  setOf,
  shortestRival,
  stillToPlay,
} from './position.ts';

type PlayCase = Case<MoveOf<'play'>>;
type PlayKind = Kind<MoveOf<'play'>>;

/** LIKELY, UNLIKELY: chances to win a trick that count as such. SURER: a difference between two chances that matters. */
const LIKELY = 0.6;
const UNLIKELY = 0.35;
const SURER = 0.15;

const mine = (c: PlayCase): SetFacts => setOf(c, c.choice)!;
const theirs = (c: PlayCase): SetFacts | null => setOf(c, c.other);
const bestHack = (c: PlayCase): Hack | undefined => hacksOf(c)[0];

/** How much more trace this set takes out of the hand than the other one; 0 if that is not a set. */
const shedsMore = (c: PlayCase): number => mine(c).sheds - (theirs(c)?.sheds ?? mine(c).sheds);
const shedding = (c: PlayCase): number => shedsMore(c) * urgency(c.look);
const surer = (c: PlayCase): number => mine(c).wins - (theirs(c)?.wins ?? mine(c).wins);
/** How much a better chance to win is worth. */
const chanceGain = (c: PlayCase): number => surer(c) * Math.max(0, bestHack(c)?.worth ?? 0);
const set = (c: PlayCase): { n: number; rank: number } => ({ n: c.move.cards.length, rank: mine(c).rank });
const isPlain = (c: PlayCase): boolean => c.move.cards.every((card) => card < JOKER);
/** Whether the best pawn move after a win takes a pawn of one's own to a lower value. */
const improves = (c: PlayCase): boolean => {
  const hack = bestHack(c);
  return hack !== undefined && seatOfPawn(hack.pawn) === c.seat && changeOf(c, hack) < 0;
};

export const PLAYS: readonly PlayKind[] = [
  {
    id: 'last-wins',
    holds: (c) => stillToPlay(c) === 0 && mine(c).ahead && !mine(c).low && isPlain(c) && improves(c),
    gain: chanceGain,
    sentence: (c) => {
      const { to } = bestHack(c)!;
      return sentence('bh.reason.play.last-wins', { ...set(c), to: placeId(to), value: valueAt(c.view, to) });
    },
  },
  {
    id: 'likely-wins',
    holds: (c) =>
      stillToPlay(c) > 0 && mine(c).ahead && !mine(c).low && mine(c).wins >= LIKELY && isPlain(c) && improves(c),
    gain: chanceGain,
    sentence: (c) => sentence('bh.reason.play.likely-wins', { ...set(c), to: placeId(bestHack(c)!.to) }),
  },
  {
    id: 'wins-push',
    holds: (c) => {
      const hack = bestHack(c);
      if (hack === undefined || seatOfPawn(hack.pawn) === c.seat || changeOf(c, hack) <= 0) return false;
      return mine(c).ahead && !mine(c).low && isPlain(c) && (stillToPlay(c) === 0 || mine(c).wins >= LIKELY);
    },
    gain: chanceGain,
    sentence: (c) => {
      const { pawn } = bestHack(c)!;
      const params = { rival: seatId(c, seatOfPawn(pawn)), from: placeId(c.view.pawns[pawn]!) };
      return sentence('bh.reason.play.wins-push', { ...set(c), ...params });
    },
  },
  {
    id: 'no-good-hack',
    holds: (c) => {
      const hacks = hacksOf(c);
      return (
        hacks.length > 0 &&
        hacks.every((hack) => seatOfPawn(hack.pawn) === c.seat && changeOf(c, hack) > 0) &&
        surer(c) < -SURER
      );
    },
    gain: (c) => -surer(c) * Math.max(0, -(bestHack(c)?.worth ?? 0)),
    sentence: () => sentence('bh.reason.play.no-good-hack'),
  },
  {
    id: 'no-hack',
    holds: (c) => movable(c.look.board, c.seat).length === 0 && surer(c) < -SURER,
    gain: (c) => -surer(c) * 2,
    sentence: () => sentence('bh.reason.play.no-hack'),
  },
  {
    id: 'hat-danger',
    holds: (c) => c.view.plays.some(({ cards }) => cards.includes(HAT)) && !mine(c).ahead && theirs(c)?.ahead === true,
    gain: (c) => -surer(c) * (traceOf(HAT) * urgency(c.look) + 1),
    sentence: () => sentence('bh.reason.play.hat-danger'),
  },
  {
    id: 'dump-hat',
    holds: (c) =>
      c.move.cards.includes(HAT) && c.move.cards.length > 1 && mine(c).wins <= UNLIKELY && !hasHat(theirs(c)),
    gain: (c) => traceOf(HAT) * urgency(c.look),
    sentence: (c) => sentence('bh.reason.play.dump-hat', { rank: mine(c).rank }),
  },
  {
    id: 'last-cards',
    holds: (c) =>
      leftAfter(c, c.move.cards).length === 0 &&
      !mine(c).low &&
      movable(c.look.board, c.seat).length > 0 &&
      leftAfter(c, theirs(c)?.cards ?? []).length > 0 &&
      othersKeep(c),
    gain: (c) => c.look.weights.empty + Math.max(0, shedding(c)),
    sentence: () => sentence('bh.reason.play.last-cards'),
  },
  {
    id: 'round-ending',
    holds: (c) => shortestRival(c).cards <= 2 && shortestRival(c).cards > 0 && shedsMore(c) > 0,
    gain: shedding,
    sentence: (c) => {
      const { seat, cards } = shortestRival(c);
      return sentence('bh.reason.play.round-ending', { rival: seatId(c, seat), cards, trace: mine(c).sheds });
    },
  },
  {
    id: 'dump-single',
    holds: (c) =>
      c.view.plays.length > 0 && !mine(c).fits && c.move.cards.length === 1 && isPlain(c) && shedsMore(c) > 0,
    gain: shedding,
    sentence: (c) => sentence('bh.reason.play.dump-single', { rank: mine(c).rank, trace: mine(c).sheds }),
  },
  {
    id: 'beaten',
    holds: (c) => mine(c).fits && !mine(c).ahead && isPlain(c) && c.view.plays.length > 0 && shedsMore(c) > 0,
    gain: shedding,
    sentence: (c) => {
      const rival = seatId(c, winning(c.view.plays)!.seat);
      return sentence('bh.reason.play.beaten', { ...set(c), rival, trace: mine(c).sheds });
    },
  },
  {
    id: 'probably-loses',
    holds: (c) =>
      mine(c).ahead &&
      stillToPlay(c) > 0 &&
      mine(c).wins <= UNLIKELY &&
      isPlain(c) &&
      shedsMore(c) > 0 &&
      c.move.cards.length <= 2,
    gain: shedding,
    sentence: (c) => sentence('bh.reason.play.probably-loses', { ...set(c), trace: mine(c).sheds }),
  },
  {
    id: 'wins-anyway',
    holds: (c) => stillToPlay(c) === 0 && mine(c).ahead && theirs(c)?.ahead === true && shedsMore(c) > 0,
    gain: shedding,
    sentence: (c) => sentence('bh.reason.play.wins-anyway', { n: shedsMore(c) }),
  },
  {
    id: 'more-cards',
    holds: (c) =>
      c.view.plays.length === 0 && c.move.cards.length > 1 && c.move.cards.length > (theirs(c)?.cards.length ?? 99),
    gain: (c) => (c.move.cards.length - theirs(c)!.cards.length) * c.look.weights.card + Math.max(0, shedding(c)),
    sentence: (c) => sentence('bh.reason.play.more-cards', { n: c.move.cards.length }),
  },
  {
    id: 'hat-alone',
    holds: (c) =>
      c.move.cards.length === 1 && c.move.cards[0] === HAT && mine(c).wins <= UNLIKELY && !hasHat(theirs(c)),
    gain: (c) => traceOf(HAT) * urgency(c.look),
    sentence: () => sentence('bh.reason.play.hat-alone'),
  },
  {
    id: 'safer-loss',
    holds: (c) => mine(c).low && surer(c) < -SURER,
    gain: (c) => -surer(c) * (traceOf(HAT) * urgency(c.look) + 1),
    sentence: () => sentence('bh.reason.play.safer-loss'),
  },
  {
    id: 'better-chance',
    holds: (c) => mine(c).ahead && !mine(c).low && surer(c) > SURER && improves(c),
    gain: (c) => chanceGain(c) * 0.9,
    sentence: (c) => sentence('bh.reason.play.better-chance', { to: placeId(bestHack(c)!.to) }),
  },
  {
    id: 'follows-more',
    holds: (c) => c.view.plays.length > 0 && c.move.cards.length > 1 && theirs(c)?.cards.length === 1,
    gain: (c) => (c.move.cards.length - 1) * c.look.weights.card + Math.max(0, shedding(c)),
    sentence: (c) => sentence('bh.reason.play.follows-more', { n: c.move.cards.length }),
  },
  {
    id: 'sheds-more',
    holds: (c) => shedsMore(c) > 0,
    gain: (c) => shedding(c) * 0.9,
    sentence: (c) => sentence('bh.reason.play.sheds-more', { trace: mine(c).sheds, other: theirs(c)!.sheds }),
  },
  {
    id: 'keeps-joker',
    holds: (c) => !c.move.cards.includes(JOKER) && (theirs(c)?.cards.includes(JOKER) ?? false),
    gain: (c) => c.look.weights.keepJoker * (1 - urgency(c.look)),
    sentence: () => sentence('bh.reason.play.keeps-joker'),
  },
  {
    id: 'keeps-set',
    holds: (c) => {
      const cards = theirs(c)?.cards ?? [];
      const held = (rank: number): number => c.look.hand.filter((card) => card === rank).length;
      return cards.length === 1 && cards[0]! < JOKER && held(cards[0]!) > 1 && !c.move.cards.includes(cards[0]!);
    },
    gain: (c) => c.look.weights.pair * (1 - urgency(c.look) * 0.5),
    sentence: (c) => {
      const rank = theirs(c)!.rank;
      return sentence('bh.reason.play.keeps-set', { rank, n: c.look.hand.filter((card) => card === rank).length });
    },
  },
  {
    id: 'keeps-high',
    holds: (c) =>
      isPlain(c) &&
      c.move.cards.length === 1 &&
      theirs(c)?.cards.length === 1 &&
      theirs(c)!.rank > mine(c).rank &&
      theirs(c)!.rank <= 13 &&
      surer(c) < 0,
    gain: (c) => -surer(c),
    sentence: (c) => sentence('bh.reason.play.keeps-high', { rank: mine(c).rank, other: theirs(c)!.rank }),
  },
];

/** Whether a rival still holds cards when the trick is over. */
const othersKeep = ({ view, seat, move }: PlayCase): boolean => {
  const size = view.plays[0]?.cards.length ?? move.cards.length;
  return view.seats.some(({ hand, out }, one) => {
    const toPlay = view.plays.every((play) => play.seat !== one);
    return one !== seat && !out && hand.length > (toPlay ? size : 0);
  });
};
const hasHat = (set: SetFacts | null): boolean => set?.cards.includes(HAT) ?? false;
