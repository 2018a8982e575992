/**
 * How strong each level of a game's bot is against the level below it at all other seats, which rotate:
 *   npm run strength:black-hat -- [--level standard|hard] [--games 400] [--seed strength] [--write]
 *   npm run strength:infiltration -- ...
 * Goes on where it was stopped (.cache/), so that it can be run in parts; `--write` puts what there is into docs/measured.md. Ends with 1
 * when the games asked for were played and fell short.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { writeSection } from '../scripts/measured.ts';
import { inParts } from '../scripts/resumable.ts';
import * as blackHatBot from '../src/games/black-hat/bot/index.ts';
import { simulation as blackHat } from '../src/games/black-hat/index.ts';
import * as infiltrationBot from '../src/games/infiltration/bot/index.ts';
import { simulation as infiltration } from '../src/games/infiltration/index.ts';
import { ownTime } from './speed/seats.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'black-hat' },
    level: { type: 'string', default: 'standard' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'strength' },
    write: { type: 'boolean', default: false },
  },
});

/** What came of a game: the share of the first place, and points ahead of the others' mean, more is better. */
interface Played {
  won: number;
  ahead: number;
}
/** What each game asks of its levels, and how a game of it is played between them. */
interface Contest {
  title: string;
  seats: number;
  /** said about the games */
  said: string;
  /** the level below each, and the least share of first places; a shared one counts in part */
  levels: Readonly<Record<string, { below: string; least: number }>>;
  play: (n: number, own: number, level: string, below: string) => Played;
}

/** Work that the level measured did for its answers, in milliseconds, and how many they were. */
const spent = { ms: 0, answers: 0 };
function timed<T>(counts: boolean, answer: () => T): T {
  if (!counts) return answer();
  const begun = ownTime();
  const given = answer();
  spent.ms += ownTime() - begun;
  spent.answers++;
  return given;
}

const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;

const GAMES: Readonly<Record<string, Contest>> = {
  'black-hat': {
    title: 'Black Hat',
    seats: 3,
    said: 'three seats, no options',
    levels: { standard: { below: 'easy', least: 0.6 }, hard: { below: 'standard', least: 0.43 } },
    play(n, own, level, below) {
      const s = blackHat.start({
        seed: `${values.seed} ${n}`,
        players: 3,
        tiles: 0,
        trim: true,
        hat: 'turned',
        tracer: false,
        secretAsset: false,
        status: false,
        sprung: false,
      });
      for (let asked = blackHat.decision(s); asked !== null; asked = blackHat.decision(s)) {
        const view = blackHat.view(s, asked.seat);
        const { seat } = s.ask!;
        const who = (seat === own ? level : below) as blackHatBot.Level;
        blackHat.play(s, timed(seat === own, () => blackHatBot.decide(view, who, n * 3 + seat)).move);
      }
      const { totals, seats } = s.table;
      const first = blackHat.outcome(s)!.places[0]!;
      const others = totals.filter((_, seat) => seat !== own);
      return { won: first.includes(seats[own]!) ? 1 / first.length : 0, ahead: mean(others) - totals[own]! };
    },
  },
  infiltration: {
    title: 'Infiltration',
    seats: 4,
    said: 'four seats, no options; temperaments by turns; a game that nobody wins counts as lost',
    levels: { standard: { below: 'easy', least: 0.25 }, hard: { below: 'standard', least: 0.325 } },
    play(n, own, level, below) {
      const s = infiltration.start({ seed: `${values.seed} ${n}`, players: 4, pairs: false, extract: false });
      for (let asked = infiltration.decision(s); asked !== null; asked = infiltration.decision(s)) {
        const view = infiltration.view(s, asked.seat);
        const { op } = s.ask!;
        const who = (op === own ? level : below) as infiltrationBot.Level;
        const temper = infiltrationBot.TEMPERS[(Math.floor(n / 4) + op) % 2]!;
        infiltration.play(s, timed(op === own, () => infiltrationBot.decide(view, who, temper, n * 4 + op)).move);
      }
      const { seats } = s.table;
      const { places, scores } = infiltration.outcome(s)!;
      const first = places[0] ?? [];
      const others = seats.filter((_, seat) => seat !== own).map((seat) => scores![seat]!);
      return {
        won: first.includes(seats[own]!) ? 1 / first.length : 0,
        ahead: scores![seats[own]!]! - mean(others),
      };
    },
  },
};
const contest = GAMES[values.game];
const match = contest?.levels[values.level];
if (contest === undefined || match === undefined) {
  console.error(`--game must be ${Object.keys(GAMES).join(' or ')}, and --level standard or hard.`);
  process.exit(2);
}
const { level } = values;
const games = Number(values.games);

const { next, commit, found } = await inParts(
  {
    name: `strength-${values.game}`,
    seed: `${values.seed} ${level}`,
    count: games,
    every: level === 'hard' ? 5 : 50,
    fresh: { won: 0, ahead: 0, ms: 0, answers: 0, bySeat: Array.from({ length: contest.seats }, () => 0) },
  },
  (n, sums) => {
    const own = n % contest.seats;
    const before = { ...spent };
    const { won, ahead } = contest.play(n, own, level, match.below);
    sums.won += won;
    sums.ahead += ahead;
    sums.bySeat[own]! += won;
    sums.ms += spent.ms - before.ms;
    sums.answers += spent.answers - before.answers;
  },
  ({ won, ms, answers }) => `${won.toFixed(1)} won, ${(ms / answers).toFixed(1)} ms an answer`,
);
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
const share = found.won / next;
/** The 95 % interval of the share (Wilson). */
const Z = 1.96;
const middle = (share + (Z * Z) / (2 * next)) / (1 + (Z * Z) / next);
const half = (Z / (1 + (Z * Z) / next)) * Math.sqrt((share * (1 - share)) / next + (Z * Z) / (4 * next * next));
const rivals = { 3: 'two', 4: 'three' }[contest.seats];
const line = `${level} over ${rivals} ${match.below}: ${percent(share)} of first places in ${next} games (asked: ${percent(match.least)}; chance alone has ${percent(1 / contest.seats)}; 95 % interval ${percent(middle - half)} to ${percent(middle + half)}), ${(found.ahead / next).toFixed(2)} points ahead of the others' mean; by seat ${found.bySeat.map((won, seat) => percent(won / Math.ceil((next - seat) / contest.seats))).join(', ')}; ${(found.ms / found.answers).toFixed(2)} ms of work an answer`;
console.log(line);
if (values.write)
  writeSection(`strength-${values.game}-${level}`, `${contest.title}: strength of the ${level} bot`, [
    `\`npm run strength:${values.game} -- --level ${level} --games ${games} --seed ${values.seed} --write\`, commit ${commit}; ${contest.said}.`,
    '',
    `- ${share >= match.least ? '' : '**not met:** '}${line}`,
  ]);
process.exitCode = share >= match.least ? 0 : 1;
