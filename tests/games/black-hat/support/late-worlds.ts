/**
 * Pairs of worlds from the ends of rounds and games, which games of chance hardly ever come to. The games are drawn out: most moves keep
 * pawns back, and by turns rounds are long (one card at a time, the Hat taken again) or many (the largest sets first).
 */
import { below, seedRng, shuffled } from '../../../../src/core/rng.ts';
import { type Deal, applyDeal, redeal } from '../../../../src/games/black-hat/record/redeal.ts';
import { simulation } from '../../../../src/games/black-hat/index.ts';
import { COLUMNS, columnOf } from '../../../../src/games/black-hat/rules/board/places.ts';
import { traceOf } from '../../../../src/games/black-hat/rules/cards.ts';
import { ASSET } from '../../../../src/games/black-hat/rules/defs.ts';
import { HAT, type Options, type State } from '../../../../src/games/black-hat/rules/model.ts';
import type { Move } from '../../../../src/games/black-hat/rules/move.ts';
import { sees } from '../../../../src/games/black-hat/rules/view.ts';
import { optionsAt } from './soak.ts';
import type { Pair } from './worlds.ts';

/** Where a pair of worlds is from; a position can be of several sorts. */
const SORTS = ['trick > 9', 'round > 3', 'end of a round', 'end of the game'] as const;
type Sort = (typeof SORTS)[number];
/** Positions kept of each sort in a game. */
const EACH = 2;

interface LatePair extends Pair {
  sort: Sort;
  /** whether the secret asset is still hidden */
  hidden: boolean;
}

/** How much a move shortens the game: the least is played. */
function haste(move: Move, many: boolean): number {
  switch (move.do) {
    case 'play':
      return move.cards.length * (many ? -1 : 1) - (move.cards.includes(HAT) ? 0.5 : 0);
    case 'take-all':
      return many ? 1 : -1;
    case 'move':
      return move.to === ASSET ? 2 * COLUMNS : columnOf(move.to) === COLUMNS - 1 ? COLUMNS : columnOf(move.to);
    default:
      return 0;
  }
}

/** A game drawn out, of every number of seats in turn, the secret asset in all. */
function* drawnOut(n: number, options: Options, seed: string): Generator<State> {
  const rng = seedRng(`${seed} late ${n}`);
  const s = simulation.start(options);
  for (let moves = simulation.moves(s); moves.length > 0; moves = simulation.moves(s)) {
    yield s;
    const worth = moves.map((move) => haste(move, n % 2 === 1));
    const least = Math.min(...worth);
    const slow = moves.filter((_, i) => worth[i] === least);
    const from = below(rng, 8) === 0 ? moves : slow;
    simulation.play(s, from[below(rng, from.length)]!, undefined, moves);
  }
}

/** Keeps some of many, each as likely as any other. */
function autosave(rng: number[]) {
  const kept: State[] = [];
  let met = 0;
  return {
    kept,
    offer(s: State): void {
      met++;
      if (kept.length < EACH) kept.push(s);
      else if (below(rng, met) < EACH) kept[below(rng, EACH)] = s;
    },
  };
}

/** The late positions of game `n`, by sort. */
function positions(n: number, options: Options, seed: string): [Sort, State][] {
  const rng = seedRng(`${seed} kept ${n}`);
  const kept = new Map(SORTS.map((sort) => [sort, autosave(rng)]));
  let before: State | null = null;
  for (const s of drawnOut(n, options, seed)) {
    const { trick, round } = s.table;
    if (before !== null && before.table.round < round) kept.get('end of a round')!.offer(before);
    before = simulation.copy(s);
    if (trick > 9) kept.get('trick > 9')!.offer(before);
    if (round > 3) kept.get('round > 3')!.offer(before);
  }
  kept.get('end of the game')!.offer(before!);
  return [...kept].flatMap(([sort, { kept: states }]) => states.map((s): [Sort, State] => [sort, s]));
}

/**
 * A deal that no scoring tells from the cards as they lie: hidden cards of the same trace change places, and what chance brings later
 * stays. So both worlds are played on alike past the end of the round.
 */
function dealOfSameTrace(s: State, seat: string, seed: string): Deal {
  const { table: t } = s;
  const rng = seedRng(`trace ${seed}`);
  const again = redeal(s, seat, seed, 0);
  const hidden = t.hands.map((hand, i) => (sees(t, i, seat) ? [] : hand.filter((card) => card !== HAT)));
  const loose = shuffled(rng, [...hidden.flat(), ...t.deck]);
  const other = (card: number): number =>
    loose.splice(
      loose.findIndex((one) => traceOf(one) === traceOf(card) && (one === card || card < 14)),
      1,
    )[0]!;
  const hands = t.hands.map((hand, i) =>
    sees(t, i, seat) ? [...hand] : hand.map((card) => (card === HAT ? HAT : other(card))),
  );
  return { ...again, hands, deck: t.deck.map(other), status: [...t.status] };
}

/** Pairs of worlds late in game `n`: for the player who is asked, and for another seat. */
export function latePairsOf(n: number, seed: string): LatePair[] {
  const options: Options = { ...optionsAt(n, seed), players: 3 + (n % 4), secretAsset: true };
  const rng = seedRng(`${seed} pairs ${n}`);
  return positions(n, options, seed).flatMap(([sort, here], i) => {
    const open = simulation.decision(here)!;
    const others = here.table.seats.filter((seat, at) => seat !== open.seat && !here.table.out[at]);
    return [open.seat, others[below(rng, others.length)]!].map((seat): LatePair => {
      const there = simulation.copy(here);
      const name = `${seed} ${n} ${i} ${seat}`;
      const alike = sort.startsWith('end') || i % 2 === 1;
      applyDeal(there, alike ? dealOfSameTrace(here, seat, name) : redeal(here, seat, name, 0));
      if (alike) there.rng = [...here.rng];
      return { options, here, there, seat, asks: seat === open.seat, sort, hidden: !here.table.assetUp };
    });
  });
}
