/**
 * Plays whole games of scripted beginners with the coach, and counts how often it speaks, what it misses of their habits, and what it says
 * for nothing. `npm test` plays a sample. Resumes where it was stopped.
 */
import {
  bars,
  type Beginner,
  CAREER,
  count,
  playBeginner,
  summary,
  type Summary,
} from '../../tests/lessons/support/beginner.ts';
import { asked, GAMES } from './support/entry.ts';
import { inParts } from './support/parts.ts';
import { check, report, rounded } from './support/report.ts';

const options = asked({ games: 50, seed: 'coach', write: false }, { games: GAMES });
const { game, games, seed } = options;
const { BEGINNER } = (await import(`../../tests/games/${game}/lessons/beginner.ts`)) as { BEGINNER: Beginner };

const { found } = await inParts<Summary>(
  { name: `coach-${game}`, seed, count: Math.ceil(games / CAREER), every: 1, fresh: summary() },
  async (n, sums) => {
    for (const one of await playBeginner(BEGINNER, seed, n)) count(sums, one);
  },
  ({ words }) => words.map((one) => one.join(' ')).join(' | '),
);
report(
  {
    checks: bars(found, BEGINNER).map(({ asked: what, measured, met }) => check(what, rounded(measured), met)),
    result: found,
  },
  options,
);
