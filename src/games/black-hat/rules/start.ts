/** Starts a game from its options. */
import { seedRng } from '../../../core/rng.ts';
import { emptyTable } from './events.ts';
import { COLOURS, type Options, type Seat, type State } from './model.ts';
import { type Play, enter, settle } from './play.ts';

/** The names of a game's seats, clockwise. With two players, the robot sits between them. */
export const seatsOf = ({ players }: Pick<Options, 'players'>): Seat[] =>
  players === 2 ? ['red', 'robot', 'blue'] : COLOURS.slice(0, players);

/** The state before the first event. */
export const blankState = (options: Options): State => ({
  table: emptyTable(seatsOf(options), options),
  stack: [],
  ask: null,
  fire: [],
  chain: 0,
  rng: seedRng(options.seed),
  noTakeBack: true,
});

/** Plays the set-up and runs on to the first lead. */
export function begin(game: Play): void {
  enter(game, 'setup');
  settle(game);
}
