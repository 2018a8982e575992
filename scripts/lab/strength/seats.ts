/** Measures each level of Black Hat's and Infiltration's bots against the level below it at all other seats; the seat rotates. */
import { loadBots, PLAIN, type Player, playerOf, playSeats } from '../../play/games.ts';
import { refuse } from '../support/entry.ts';
import { inParts } from '../support/parts.ts';
import { check, percent, report, rounded } from '../support/report.ts';
import { interval, sum } from '../support/statistics.ts';
import { ownTime } from '../speed/measure.ts';

/**
 * For each level: the level below it, and the least share of first places. A shared first place counts in part; a game nobody wins counts
 * as lost.
 */
const MATCHES = {
  'black-hat': { standard: { below: 'easy', least: 0.6 }, hard: { below: 'standard', least: 0.43 } },
  infiltration: { standard: { below: 'easy', least: 0.25 }, hard: { below: 'standard', least: 0.325 } },
} as const;

/** Plays the games of one level and reports its share of first places and its CPU time per answer. */
export async function strengthOfSeats(options: {
  game: keyof typeof MATCHES;
  level: string;
  games: number;
  seed: string;
  write: boolean;
}): Promise<void> {
  const { game, seed } = options;
  const level = options.level || 'standard';
  const match =
    MATCHES[game][level as 'standard' | 'hard'] ?? refuse(`--level must be standard or hard, not “${level}”.`);
  const { seats, options: optionsOf } = PLAIN[game];
  const bots = await loadBots(game);
  /** CPU time of the measured level's answers, ms, and the number of answers. */
  const spent = { ms: 0, answers: 0 };
  const timed = ({ answer, hear }: Player): Player => ({
    hear,
    answer(question) {
      const begun = ownTime();
      const move = answer(question);
      spent.ms += ownTime() - begun;
      spent.answers++;
      return move;
    },
  });
  const [measured, below] = [timed(playerOf(bots, level)), playerOf(bots, match.below)];
  const { found, next } = await inParts(
    {
      name: `strength-${game}`,
      seed: `${seed} ${level}`,
      count: options.games || 400,
      every: level === 'hard' ? 5 : 50,
      fresh: { ahead: 0, ms: 0, answers: 0, wins: Array.from({ length: seats }, () => 0) },
    },
    (n, sums) => {
      Object.assign(spent, { ms: 0, answers: 0 });
      const setup = bots.simulation.record.setupOf(optionsOf(`${seed} ${n}`, seats) as never);
      const own = n % seats;
      const { won, ahead } = playSeats(bots.simulation, setup, {
        n,
        own,
        players: (seat) => (seat === own ? measured : below),
      });
      sums.wins[own]! += won;
      sums.ahead += ahead;
      sums.ms += spent.ms;
      sums.answers += spent.answers;
    },
    ({ wins, ms, answers }) => `${sum(wins).toFixed(1)} won, ${(ms / answers).toFixed(1)} ms an answer`,
  );
  const share = sum(found.wins) / next;
  report(
    {
      checks: [
        check(
          `${level} over ${match.below} at all other seats: ${percent(match.least)} of first places`,
          `${percent(share)} of ${next} games`,
          share >= match.least,
        ),
      ],
      result: {
        interval: interval(share, next).map((n) => percent(n)),
        byEqualBots: percent(1, seats),
        bySeat: found.wins.map((won, seat) => percent(won, Math.ceil((next - seat) / seats))),
        pointsAhead: rounded(found.ahead / next),
        msAnAnswer: rounded(found.ms / found.answers),
      },
    },
    { ...options, name: `strength-${game}-${level}` },
  );
}
