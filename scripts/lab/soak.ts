/**
 * Plays games of random moves and of bots over everything a game has: nothing may break, and everything must occur. Netrunner: random legal
 * decks of the whole pool (`--games`), and random table set-ups (`--tables`). The other games: bots, random moves, and a fifth as many
 * games of a third kind (Black Hat: tables late in a round; Infiltration: rooms with only the printed tokens). `npm test` runs a sample.
 * Resumes where it was stopped. `--only bots` (or `chance`, `late`, `bare`) plays one kind, so that several processes can share the work.
 */
import { type From, freshSoak, type Soaked, soakGame } from '../../tests/games/netrunner/rules/support/soak.ts';
import { reportOf } from '../../tests/games/netrunner/rules/support/soak-report.ts';
import { soakSeats } from './soak/seats.ts';
import { asked, GAMES } from './support/entry.ts';
import { inParts } from './support/parts.ts';
import { check, report } from './support/report.ts';

const options = asked({ games: 5000, tables: 1500, seed: 'soak', only: '', write: false }, { games: GAMES });
const { game, games, tables, seed } = options;

async function netrunner(): Promise<void> {
  const soaked = (from: From, count: number) =>
    inParts<Soaked>(
      { name: 'soak-netrunner', seed: `${seed} ${from}`, count, every: 50, fresh: freshSoak() },
      (n, found) => soakGame(n, from, seed, found),
      ({ faults, events }) => `${from}, ${Object.keys(faults).length} faults, ${events} events`,
    );
  const [decks, laidOut] = [await soaked('decks', games), await soaked('tables', tables)];
  const { lines, good } = reportOf(decks.found, laidOut.found);
  report(
    {
      checks: [check('nothing goes wrong and everything occurs', lines[0]!, good)],
      result: { lines },
    },
    options,
  );
}
if (game === 'netrunner') await netrunner();
else await soakSeats({ ...options, game });
