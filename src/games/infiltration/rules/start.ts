/** How a game starts. */
import { seedRng } from '../../../core/rng.ts';
import { emptyTable } from './events.ts';
import { OPERATIVES, type Options, type Seat, type State } from './model.ts';
import { enter, type Play } from './play.ts';
import { settle } from './settle.ts';

/** The seats of a game with these options. */
export const seatsOf = ({ players }: Pick<Options, 'players'>): readonly Seat[] => OPERATIVES.slice(0, players);

/** The state before the first event. */
export const blankState = (options: Options): State => ({
  table: emptyTable(seatsOf(options), options),
  stack: [],
  regions: [],
  ask: null,
  rng: seedRng(options.seed),
  noTakeBack: true,
});

/** Plays the set-up and runs on to the first selection. */
export function begin(game: Play): void {
  enter(game, 'heist');
  settle(game);
}
