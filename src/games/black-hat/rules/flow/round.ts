/** The round chart: shuffle → the Hat and the deal → tricks → scoring. */
import type { ChartSource } from '../../../../core/flow.ts';
import { below, shuffled } from '../../../../core/rng.ts';
import { ASSET } from '../board/places.ts';
import { deckOf } from '../cards.ts';
import { type Card, HAT, JOKER, type RoundEnd, type Table, seatsIn } from '../model.ts';
import { type Play, emit, enter, hatHolder, leftOf, rightOf, robotOf, seatsFrom } from '../play.ts';
import { endsGame, scoresOf } from '../score.ts';
import { canMove } from '../ways.ts';
import { stepInto } from './step.ts';

/** HAND: cards dealt to each seat, including the Hat. SPRUNG_HAND: the same once somebody has landed on a honeypot, with that option. */
export const HAND = 10;
const SPRUNG_HAND = 5;
/** The Hat is shuffled into the top cards of the deck: into at most this many. */
const TOP = 30;
/** A round ends after this many tricks even if all hands still have cards. */
const MOST_TRICKS = 40;

function begin(game: Play): void {
  const { t } = game;
  const dealer = t.round === 0 ? t.dealer : leftOf(t, t.dealer);
  emit(game, { type: 'round-began', n: t.round + 1, dealer, size: sizeOf(t) });
}
/** The number of cards dealt to each seat in the next deal. */
export const sizeOf = (t: Table): number => (t.sprung ? SPRUNG_HAND : HAND);

/** How many cards on top of the deck the Hat is shuffled into. */
export const hatDepth = (t: Table): number => Math.min(TOP, sizeOf(t) * seatsIn(t).length);

function shuffle(game: Play): void {
  const { t, s } = game;
  const deck = shuffled(s.rng, deckOf(t.options));
  if (t.options.hat === 'shuffled') deck.splice(deck.length - below(s.rng, hatDepth(t)), 0, HAT);
  emit(game, { type: 'shuffled', cards: deck });
}

/** Turns up cards until one has a rank. Counting that many seats, starting on the dealer's left, finds the seat that gets the Hat. */
function turn(game: Play): void {
  const { t } = game;
  let card: Card;
  do {
    card = t.deck.at(-1)!;
    emit(game, { type: 'turned', card });
  } while (card === JOKER);
  const seats = seatsFrom(t, leftOf(t, t.dealer));
  emit(game, { type: 'hat-given', seat: seats[(card - 1) % seats.length]! });
}

function deal(game: Play): void {
  const { t } = game;
  const seats = seatsFrom(t, leftOf(t, t.dealer));
  const hands = new Map<number, Card[]>(seats.map((seat) => [seat, []]));
  const size = sizeOf(t);
  let top = t.deck.length;
  // Deal seat by seat from the dealer's left.
  for (let i = 0; i < size; i++)
    for (const seat of seats)
      if (t.hands[seat]!.length + hands.get(seat)!.length < size) hands.get(seat)!.push(t.deck[--top]!);
  for (const [seat, cards] of hands) emit(game, { type: 'dealt', seat, cards });
}

/** Why the round ends after the trick just played; null if it goes on. */
function roundEnd(t: Table): RoundEnd | null {
  if (t.pawns.includes(ASSET)) return 'asset';
  if (t.tracer?.place === ASSET) return 'traced';
  const seats = seatsIn(t);
  if (seats.length < 2) return 'alone';
  if (t.pawns.every((_, pawn) => !canMove(t, pawn))) return 'stuck';
  if (seats.some((seat) => t.hands[seat]!.length === 0)) return 'hand';
  return t.trick >= MOST_TRICKS ? 'tricks' : null;
}

/**
 * Begins a trick. The seat on the right of the Hat's holder leads the first one; later the last winner leads or, if that seat is out, the
 * one on its left.
 */
function beginTrick(game: Play): void {
  const { t } = game;
  const first = t.trick === 0;
  const winner = t.winner;
  const leader = first ? rightOf(t, hatHolder(t)) : t.out[winner] ? leftOf(t, winner) : winner;
  emit(game, { type: 'trick-began', n: t.trick + 1, leader, steers: steersOf(t, leader, first) });
  enter(game, 'trick');
}

/**
 * The seat whose player plays the robot's cards in the next trick: the one that does not lead or, if the robot leads, the same as before.
 * -1 without a robot.
 */
function steersOf(t: Table, leader: number, first: boolean): number {
  const robot = robotOf(t);
  if (robot < 0) return -1;
  const people = t.seats.map((_, seat) => seat).filter((seat) => seat !== robot);
  const hat = hatHolder(t);
  if (first && hat !== robot) return people.find((seat) => seat !== hat)!;
  return leader === robot ? t.steers : people.find((seat) => seat !== leader)!;
}

function score(game: Play): void {
  const reason = roundEnd(game.t)!;
  const final = endsGame(reason);
  emit(game, { type: 'scored', reason, scores: scoresOf(game.t, final) });
  if (final) emit(game, { type: 'game-ended', reason: reason as Exclude<RoundEnd, 'hand' | 'tricks'> });
}

export const roundChart: ChartSource<Play> = {
  config: {
    id: 'round',
    initial: 'shuffle',
    states: {
      shuffle: {
        meta: { step: 'round 1', label: 'step.round.shuffle' },
        entry: ['begin', 'shuffle'],
        on: { NEXT: [{ guard: 'turned', target: 'hat' }, { target: 'deal' }] },
      },
      hat: {
        meta: { step: 'round 2', label: 'step.round.hat' },
        entry: ['turn'],
        on: { NEXT: [{ target: 'deal' }] },
      },
      deal: {
        meta: { step: 'round 3', label: 'step.round.deal' },
        entry: ['deal'],
        on: { NEXT: [{ target: 'tricks' }] },
      },
      tricks: {
        meta: { step: 'round 4', label: 'step.round.tricks' },
        entry: ['beginTrick'],
        on: {
          NEXT: [
            { guard: 'ends', target: 'score' },
            { target: 'tricks', reenter: true },
          ],
        },
      },
      score: {
        meta: { step: 'round 5', label: 'step.round.score' },
        entry: ['score'],
        on: { NEXT: [{ target: 'done' }] },
      },
      done: { type: 'final' },
    },
  },
  guards: {
    turned: ({ t }) => t.options.hat === 'turned',
    ends: ({ t }) => roundEnd(t) !== null,
  },
  ops: { step: stepInto('round'), begin, shuffle, turn, deal, beginTrick, score },
};
