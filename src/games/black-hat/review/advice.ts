/**
 * Picks one piece of advice after a game. Each rule looks only at the seat's own moves and at what that seat could see, so bad luck with
 * hidden cards is never blamed.
 */
import { type Sentence, sentence } from '../../../core/sentence.ts';
import { heaviest } from '../../../replay/moments.ts';
import { ASSET, isStart } from '../rules/board/places.ts';
import { pawnsOf, seatOfPawn } from '../rules/model.ts';
import type { Facts } from './facts.ts';
import { mean } from './moments.ts';
import type { Names } from './names.ts';

interface Found {
  weight: number;
  text: Sentence;
}
/** A rule that may find advice for a seat. `who`: the seat as sentences name it, "you" or its name. */
type Rule = (facts: Facts, seat: number, who: string, names: Names) => Found | null;

/** Advice below this weight is not given. */
const LEAST = 3;
/** Average trace points of a card, by which cards in other hands are counted. */
const CARD = 2;

const sum = (figures: readonly number[]): number => figures.reduce((all, n) => all + n, 0);

/** Advice against ending rounds with the Hat still in the seat's hand. */
const keptHat: Rule = ({ scorings }, seat, who) => {
  const n = scorings.filter(({ hat }) => hat === seat).length;
  return n === 0 ? null : { weight: 1.5 + 1.5 * n, text: sentence('review.advice.kept-hat', { who, n }) };
};

/** Advice for a seat that scored far more trace points for cards left in hand than the others did. */
const fullHands: Rule = ({ scorings, seats }, seat, who) => {
  const of = (one: number): number => sum(scorings.map(({ scores }) => scores[one]!.hand));
  const others = Array.from({ length: seats }, (_, one) => one).filter((one) => one !== seat);
  const n = of(seat);
  const more = Math.round(n - mean(others.map(of)));
  if (more < 3) return null;
  return { weight: 0.45 * more, text: sentence('review.advice.full-hands', { who, n, more }) };
};

/** Advice for a seat with a pawn that was still on its start at most scorings. */
const leftBehind: Rule = ({ scorings }, seat, who) =>
  heaviest(
    pawnsOf(seat).flatMap((pawn): Found[] => {
      const there = scorings.filter(({ places }) => isStart(places[pawn]!));
      if (there.length < 2 || there.length * 2 < scorings.length) return [];
      const cost = sum(there.map(({ values }) => values[pawn]!));
      const params = { who, nth: pawn === pawnsOf(seat)[0] ? 'first' : 'second', n: there.length, cost };
      return [{ weight: 0.5 * cost, text: sentence('review.advice.left-behind', params) }];
    }),
  );

/** Advice for a seat that moved its own pawns to spaces where they were held at a high value. */
const heldPawns: Rule = ({ held, scorings }, seat, who) => {
  const own = held.filter(({ by, pawn, value }) => by === seat && seatOfPawn(pawn) === seat && value > 0);
  const cost = sum(
    own.map(({ at, pawn, place }) =>
      sum(scorings.map((one) => (one.at >= at && one.places[pawn] === place ? one.values[pawn]! : 0))),
    ),
  );
  return cost === 0 ? null : { weight: 0.6 * cost, text: sentence('review.advice.held', { who, n: own.length, cost }) };
};

/** Advice for a seat that won tricks and then moved its own pawns to worse places, or had to draw cards. */
const dearTricks: Rule = ({ tricks, changes, drawn }, seat, who) => {
  const won = tricks.flatMap(({ winner }, trick) => (winner === seat ? [trick] : []));
  const costs = won.map((trick) =>
    sum(changes.map((one) => (one.trick === trick && one.by === seat && one.seat === seat ? one.is - one.was : 0))),
  );
  const dear = costs.filter((cost) => cost > 0);
  const cards = drawn.filter((one) => one.seat === seat).length;
  if (dear.length + cards < 2) return null;
  const text = sentence('review.advice.dear-tricks', { who, n: dear.length + cards });
  return { weight: 0.5 * (sum(dear) + cards), text };
};

/** Advice for a seat that ended the game although the open cards showed another seat ahead. */
const endedBehind: Rule = ({ changes, scorings, winners, over }, seat, who, names) => {
  const move = changes.findLast(({ to }) => to === ASSET);
  const last = scorings.at(-1);
  if (move === undefined || last === undefined || over?.reason !== 'asset') return null;
  if (move.by !== seat || move.trick !== last.trick || winners.includes(seat)) return null;
  const open = (one: number): number => last.before[one]! + sum(pawnsOf(one).map((pawn) => last.values[pawn]!));
  const mine = open(seat) + last.scores[seat]!.hand;
  const better = heaviest(
    last.before.flatMap((_, other) => {
      const theirs = open(other) + CARD * last.cards[other]!;
      return other === seat || last.out[other] || theirs >= mine ? [] : [{ other, weight: mine - theirs }];
    }),
  );
  if (better === null) return null;
  const params = { who, mine, on: names.who(better.other), theirs: open(better.other) };
  return { weight: 7 + 0.2 * better.weight, text: sentence('review.advice.ended-behind', params) };
};

/** Advice for a seat whose total missed its secret number by a lot. */
const missed: Rule = ({ status, scorings }, seat, who) => {
  const aim = status[seat] ?? null;
  const total = scorings.at(-1)?.totals[seat];
  if (aim === null || total === undefined || Math.abs(total - aim) < 5) return null;
  const params = { who, n: Math.abs(total - aim) };
  const text = total > aim ? sentence('review.advice.above', params) : sentence('review.advice.below', params);
  return { weight: 3 + 0.2 * params.n, text };
};

const RULES: readonly Rule[] = [endedBehind, keptHat, fullHands, leftBehind, heldPawns, dearTricks];
/** The advice rules for games with secret numbers, where the lowest total does not win. */
const WITH_NUMBERS: readonly Rule[] = [missed];

/**
 * Returns the weightiest advice for seat `you` (that of the only person) or, if this is -1, for `lastSeat` (the seat in last place). Null
 * if no rule applies.
 */
export function adviceOf(facts: Facts, you: number, lastSeat: number, names: Names): Sentence | null {
  const seat = you >= 0 ? you : lastSeat;
  const rules = facts.status.length > 0 ? WITH_NUMBERS : RULES;
  const best = heaviest(rules.flatMap((rule) => rule(facts, seat, names.who(seat), names) ?? []));
  return best === null || best.weight < LEAST ? null : best.text;
}
