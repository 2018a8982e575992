/**
 * How strong each level of Black Hat's bot is against two of the level below it, at three seats, which rotate:
 *   npm run strength:black-hat -- [--level standard|hard] [--games 400] [--seed strength] [--write]
 * Goes on where it was stopped (.cache/), so that it can be run in parts; `--write` puts what there is into docs/measured.md. Ends with 1
 * when the games asked for were played and fell short.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { writeSection } from '../scripts/measured.ts';
import { inParts } from '../scripts/resumable.ts';
import { type Level, decide } from '../src/games/black-hat/bot/index.ts';
import { simulation } from '../src/games/black-hat/index.ts';

const { values } = parseArgs({
  options: {
    level: { type: 'string', default: 'standard' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'strength' },
    write: { type: 'boolean', default: false },
  },
});
/** The level below, and the least share of first places; a shared one counts in part. Chance alone has a third. */
const MATCHES: Readonly<Record<string, { below: Level; least: number }>> = {
  standard: { below: 'easy', least: 0.6 },
  hard: { below: 'standard', least: 0.43 },
};
const match = MATCHES[values.level];
if (match === undefined) {
  console.error(`--level must be ${Object.keys(MATCHES).join(' or ')}, not "${values.level}".`);
  process.exit(2);
}
const level = values.level as Level;
const games = Number(values.games);
const SEATS = 3;

/** Plays game `n`: the share of the first place, and points ahead of the others' mean. */
function play(n: number): { won: number; ahead: number; rounds: number } {
  const s = simulation.start({
    seed: `${values.seed} ${n}`, players: SEATS, tiles: 0, trim: true, hat: 'turned', tracer: false, secretAsset: false, status: false,
    sprung: false,
  }); // prettier-ignore
  const own = n % SEATS;
  for (let asked = simulation.decision(s); asked !== null; asked = simulation.decision(s)) {
    const view = simulation.view(s, asked.seat);
    const who = s.ask!.seat === own ? level : match!.below;
    simulation.play(s, decide(view, who, n * SEATS + s.ask!.seat).move);
  }
  const { totals, seats, round } = s.table;
  const first = simulation.outcome(s)!.places[0]!;
  const others = totals.reduce((sum, total, seat) => (seat === own ? sum : sum + total), 0) / (SEATS - 1);
  return { won: first.includes(seats[own]!) ? 1 / first.length : 0, ahead: others - totals[own]!, rounds: round };
}

const { next, commit, found } = await inParts(
  {
    name: 'strength-black-hat',
    seed: `${values.seed} ${level}`,
    count: games,
    every: level === 'hard' ? 5 : 50,
    fresh: { won: 0, ahead: 0, rounds: 0, bySeat: [0, 0, 0] },
  },
  (n, sums) => {
    const { won, ahead, rounds } = play(n);
    sums.won += won;
    sums.ahead += ahead;
    sums.rounds += rounds;
    sums.bySeat[n % SEATS]! += won;
  },
  ({ won }) => `${won.toFixed(1)} won`,
);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const share = found.won / next;
/** of the share of first places */
const deviation = Math.sqrt((share * (1 - share)) / next);
const line = `${level} over two ${match.below}: ${percent(share)} of first places in ${next} games (asked: ${percent(match.least)}; one standard deviation ${percent(deviation)}), ${(found.ahead / next).toFixed(2)} points ahead of the others' mean; by seat ${found.bySeat.map((won, seat) => percent(won / Math.ceil((next - seat) / SEATS))).join(', ')}`;
console.log(line);
if (values.write)
  writeSection(`strength-black-hat-${level}`, `Black Hat: strength of the ${level} bot`, [
    `\`npm run strength:black-hat -- --level ${level} --games ${games} --seed ${values.seed} --write\`, commit ${commit}; three seats, no options.`,
    '',
    `- ${share >= match.least ? '' : '**not met:** '}${line}`,
  ]);
process.exitCode = share >= match.least ? 0 : 1;
