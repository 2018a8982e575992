/**
 * Measures how strong the bots are, in matches with a required share of wins. Netrunner: its levels against each other, scripts and plans;
 * all matches, or those whose name begins with `--match`, with a `--share` of their games. The other games: `--level standard` or `hard`
 * against the level below it at all other seats. Resumes where it was stopped. `match` plays against an older commit.
 */
import { strengthOfNetrunner } from './strength/netrunner.ts';
import { strengthOfSeats } from './strength/seats.ts';
import { asked, GAMES } from './support/entry.ts';

const options = asked(
  { match: '', share: 1, threads: 2, level: '', games: 0, seed: 'strength', write: false },
  { games: GAMES },
);
const { game } = options;
await (game === 'netrunner' ? strengthOfNetrunner(options) : strengthOfSeats({ ...options, game }));
