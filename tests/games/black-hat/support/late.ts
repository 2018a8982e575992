/**
 * Tables late in a round, laid out by seed, for what can happen in a game but hardly ever does: a pile of which the last card is drawn
 * takes some twenty tricks whose winners can move nothing, a fortieth trick as many Hat tricks whose winners take all, and a seat that is
 * left alone a tracer that catches all pawns but its own.
 */
import { below, seedRng, shuffled } from '../../../../src/core/rng.ts';
import type { TableSetup } from '../../../../src/games/black-hat/notation/setup-schema.ts';
import { deckOf } from '../../../../src/games/black-hat/rules/cards.ts';
import { JOKER, type Options } from '../../../../src/games/black-hat/rules/model.ts';
import { seatsOf } from '../../../../src/games/black-hat/rules/start.ts';
import { optionsNo } from './games.ts';

/** What games from these tables must come to, in turn. */
export const LATE = ['event: reshuffled', 'round ends: tricks', 'round ends: alone'] as const;

/** How the pawns stand, and what is near its end; of seats that are not named they stand on their starts. */
const NEAR: Record<
  (typeof LATE)[number],
  (rng: number[]) => Pick<TableSetup, 'seats' | 'trick' | 'tracer' | 'tracerFrom'>
> = {
  'event: reshuffled': () => ({ seats: { red: { pawns: ['c3', 'e2'], stuck: [1, 2] } } }),
  'round ends: tricks': (rng) => ({ trick: 37 + below(rng, 4) }),
  'round ends: alone': () => ({
    seats: {
      red: { pawns: ['f3', 'Back Door'], stuck: [1] },
      blue: { pawns: ['b1', 'jail'] },
      green: { pawns: ['jail', 'b2'] },
    },
    tracer: 'a1',
    tracerFrom: 'a2',
  }),
};

/** The n-th table. */
export function lateTable(n: number, seed: string): TableSetup {
  const rng = seedRng(`${seed} late ${n}`);
  const near = LATE[n % LATE.length]!;
  const alone = near === 'round ends: alone';
  const options: Options = {
    ...optionsNo(0),
    seed: `${seed} late ${n}`,
    players: alone ? 3 : 3 + below(rng, 4),
    tiles: 0,
    trim: true,
    tracer: alone,
  };
  const setup = NEAR[near](rng);
  const deck = shuffled(rng, deckOf(options)).map((card) => (card === JOKER ? 'joker' : card));
  const seats = seatsOf(options);
  const hat = below(rng, seats.length);
  const size = 4 + below(rng, 4);
  const { seed: _seed, ...chosen } = options;
  return {
    ...setup,
    seed: options.seed,
    options: chosen,
    seats: Object.fromEntries(
      seats.map((name, i) => {
        const hand = i === hat ? [...deck.splice(0, size - 1), 'hat'] : deck.splice(0, size);
        return [name, { ...setup.seats?.[name], hand }];
      }),
    ),
    leader: seats[below(rng, seats.length)]!,
    round: 2,
    // One card or none is left to draw, or a pile of some.
    discards: deck.slice(near === 'event: reshuffled' ? below(rng, 2) : below(rng, deck.length)),
  };
}
