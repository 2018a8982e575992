/**
 * Plays a match between a bot and the same level of an older commit: `--against COMMIT`. That commit is checked out under .cache/ and
 * removed afterwards; its bot follows the game with its own rules. The seat rotates, and each of Netrunner's games is played from both
 * seats. `--set agenda=2,advance=1.5` changes evaluation parameters of today's Netrunner bot (src/games/netrunner/bot/tuning.ts). Resumes
 * where it was stopped.
 */
import { TUNE } from '../../src/games/netrunner/bot/tuning.ts';
import { foreignPlayer, loadBots, PLAIN, playerOf, playSeats } from '../play/games.ts';
import { checkOut } from './support/checkout.ts';
import { asked, GAMES, refuse } from './support/entry.ts';
import { inParts } from './support/parts.ts';
import { percent, report, rounded } from './support/report.ts';
import { interval } from './support/statistics.ts';

const options = asked(
  { against: '', level: 'standard', games: 20, set: '', seed: 'match', write: false },
  { games: GAMES },
);
const { game, level, seed } = options;
if (options.against === '') refuse('match needs the commit to play against: --against COMMIT.');
const { commit, folder } = checkOut(options.against);
const here = await loadBots(game);
const there = await loadBots(game, folder).catch(() => refuse(`${commit} has no bot for ${game} that can be loaded.`));
const { seats } = PLAIN[game];
for (const [name = '', value] of options.set
  .split(',')
  .filter(Boolean)
  .map((one) => one.split('='))) {
  if (!(name in TUNE)) refuse(`There is no number of judgement “${name}”.`);
  Object.assign(TUNE, { [name]: Number(value) });
}

const { found } = await inParts(
  {
    name: `match-${game}`,
    seed: `${seed} ${level} ${commit} ${options.set}`,
    count: options.games,
    every: 1,
    fresh: { games: 0, ahead: 0, wins: Array.from({ length: seats }, () => 0) },
  },
  (n, sums) => {
    const own = n % seats;
    // each deal is played from every seat in turn
    const { record } = here.simulation;
    const setup = record.setupOf(PLAIN[game].options(`${seed} ${Math.floor(n / seats)}`, seats) as never);
    const { won, ahead } = playSeats(here.simulation, setup, {
      n: Math.floor(n / seats),
      own,
      players: (seat) =>
        seat === own ? playerOf(here, level) : foreignPlayer(here.simulation, there, level, setup, commit),
    });
    sums.games++;
    sums.ahead += ahead;
    sums.wins[own]! += won;
  },
  ({ games, wins }) => `${wins.reduce((sum, n) => sum + n, 0)} of ${games} won`,
);
const won = found.wins.reduce((sum, n) => sum + n, 0);
report(
  {
    result: {
      match: `${level} against ${level} of ${commit}`,
      games: found.games,
      won: percent(won, found.games),
      interval: interval(won / found.games, found.games).map((n) => percent(n)),
      byEqualBots: percent(1, seats),
      wonBySeat: found.wins.map((n, seat) => percent(n, Math.ceil((found.games - seat) / seats))),
      pointsAhead: rounded(found.ahead / found.games),
    },
  },
  options,
);
