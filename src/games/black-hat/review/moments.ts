/**
 * Finds the moments of a finished game worth another look: moves that saved or cost a lot, pawns held, sent back or caught, Hat tricks,
 * full hands at the end of a round, and changes of the lead.
 */
import { type Sentence, sentence } from '../../../core/sentence.ts';
import { type Sign, onePer } from '../../../replay/moments.ts';
import { ASSET, placeId } from '../rules/board/places.ts';
import { traceOf } from '../rules/cards.ts';
import { seatOfPawn } from '../rules/model.ts';
import type { Facts, Scoring, When } from './facts.ts';
import type { Names } from './names.ts';

export interface Moment extends Sign {
  kind: 'move' | 'sent' | 'held' | 'tracer' | 'spoils' | 'hand' | 'lead' | 'end' | 'card';
  /** the position at which to start showing the moment: the start of its trick */
  from: number;
  round: number;
  /** the seat that gained from this moment; -1 for none */
  seat: number;
  text: Sentence;
}

/** The mean of some numbers; 0 for none. */
export const mean = (figures: readonly number[]): number =>
  figures.length === 0 ? 0 : figures.reduce((sum, n) => sum + n, 0) / figures.length;

/** The seat still in the game with the lowest total; -1 for a tie. */
function aheadIn(totals: readonly number[], out: readonly boolean[]): number {
  const least = Math.min(...totals.filter((_, seat) => !out[seat]));
  const seats = totals.flatMap((total, seat) => (total === least && !out[seat] ? [seat] : []));
  return seats.length === 1 ? seats[0]! : -1;
}

/** Moments that concern the person reading the review get their weight multiplied by this. */
const OWN = 1.5;

/** Finds all moments of a game, at most one per trick. `you`: the only person's seat; -1 if nobody is "you". */
export function allMoments(facts: Facts, you: number, names: Names): Moment[] {
  const found: (Moment & { trick: number })[] = [];
  const add = (
    kind: Moment['kind'],
    { at, round, trick }: When,
    seat: number,
    about: readonly number[],
    weight: number,
    text: Sentence,
  ): void => {
    const from = Math.max(0, Math.min(facts.tricks[trick]?.begin ?? 0, at - 1));
    const own = you >= 0 && (seat === you || about.includes(you));
    found.push({ kind, at, from, round, trick, seat, weight: own ? OWN * weight : weight, text });
  };
  /** The value of `owner` in a sentence about what seat `by` does to a pawn. */
  const ownerOf = (pawn: number, by: number): string =>
    seatOfPawn(pawn) === by ? 'own' : names.seat(seatOfPawn(pawn));

  for (const one of facts.changes) {
    const { how, by, seat, pawn, from, to, was, is } = one;
    const about = { who: names.who(by), owner: ownerOf(pawn, by), from: placeId(from) };
    const good = is < was ? seat : by === seat ? -1 : by;
    if (how === 'sent-back')
      add('sent', one, good, [by, seat], 2.4 + 0.6 * (is - was), sentence('review.moment.sent', { ...about, was }));
    else if (to !== ASSET && is !== was) {
      const params = { ...about, to: placeId(to), n: Math.abs(is - was) };
      const text = is < was ? sentence('review.moment.saved', params) : sentence('review.moment.paid', params);
      add('move', one, good, [by, seat], 0.75 * Math.abs(is - was), text);
    }
  }
  for (const one of facts.held) {
    const { by, pawn, place, kind, value } = one;
    const params = { owner: names.seat(seatOfPawn(pawn)), place: placeId(place), kind, n: value };
    add('held', one, -1, [by, seatOfPawn(pawn)], 1.4 + 0.45 * value, sentence('review.moment.held', params));
  }
  for (const one of facts.jailed) {
    const params = { who: names.who(one.by), owner: ownerOf(one.pawn, one.by), n: one.n };
    add('tracer', one, one.by, [one.by, one.seat], 5, sentence('review.moment.jailed', params));
  }
  for (const one of facts.out)
    add('tracer', one, one.by, [one.seat], 6, sentence('review.moment.out', { who: names.who(one.seat) }));
  for (const one of facts.spoils) {
    if (!one.offered) continue;
    const trace = one.cards.reduce((sum, card) => sum + traceOf(card), 0);
    const params = { who: names.who(one.seat), cards: names.cards(one.cards), n: trace };
    const weight = one.all ? 0.9 + 0.16 * trace : 0.8 + 0.08 * trace;
    const text = one.all ? sentence('review.moment.took-all', params) : sentence('review.moment.took', params);
    add('spoils', one, -1, [one.seat], weight, text);
  }
  for (const one of facts.blamed) {
    const params = { who: names.who(one.by), on: names.seat(one.seat), n: one.n };
    add('card', one, one.by, [one.by, one.seat], 4, sentence('review.moment.blamed', params));
  }
  for (const one of facts.through) {
    const text = sentence('review.moment.through', { owner: names.seat(one.seat) });
    add('card', one, one.seat, [one.seat], 2.6, text);
  }
  for (const scoring of facts.scorings) {
    hand(scoring);
    if (facts.status.length === 0) lead(scoring);
  }
  end();
  return onePer(found, ({ trick }) => `${trick}`);

  /** Adds a moment if one seat had far more in hand than the others when a round ended. */
  function hand(scoring: Scoring): void {
    const { scores, reason, empty } = scoring;
    const hands = scores.map((score) => score.hand);
    const most = Math.max(...hands);
    const seat = hands.indexOf(most);
    const over = most - mean(hands.filter((_, i) => i !== seat));
    if (over < 4) return;
    const by = empty.find((other) => other !== seat) ?? -1;
    const how = reason === 'hand' && by >= 0 ? 'empty' : 'other';
    const params = { who: names.who(seat), by: by < 0 ? '' : names.who(by), how, n: most };
    add('hand', scoring, by, [seat], 0.3 * over, sentence('review.moment.hand', params));
  }

  /** Adds a moment if a round put another seat in the lead, i.e. gave it the lowest total. */
  function lead(scoring: Scoring): void {
    const { before, totals, final, out } = scoring;
    const [was, is] = [aheadIn(before, out), aheadIn(totals, out)];
    if (was < 0 || is < 0 || was === is) return;
    const [behind, now] = [before[is]! - before[was]!, totals[was]! - totals[is]!];
    const text = sentence('review.moment.lead', { who: names.who(is), on: names.seat(was), behind, ahead: now });
    add('lead', scoring, is, [is, was], 1.6 + 0.2 * (behind + now) + (final ? 3 : 0), text);
  }

  /** Adds a moment if a seat's pawn move ended the game, saying whether that seat won. */
  function end(): void {
    const last = facts.changes.findLast(({ to }) => to === ASSET);
    if (last === undefined || facts.over?.reason !== 'asset' || facts.scorings.at(-1)?.trick !== last.trick) return;
    const first = facts.winners.includes(last.by);
    const [winner = -1, ...more] = facts.winners;
    const of = winner < 0 || more.length > 0 ? 'none' : winner === last.by ? 'self' : names.who(winner);
    const text = sentence('review.moment.end', { who: names.who(last.by), winner: of });
    add('end', last, winner, [last.by], first ? 3 : 4.5, text);
  }
}
