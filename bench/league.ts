/**
 * How strong the searching bots are: matches with bars, resumable, each game by its seed.
 * `npm run league -- [--match NAME] [--share 0.1] [--seed S] [--threads 2] [--again DECK,DECK] [--write]`: all matches, or those whose name
 * begins so; a share of their games; `--write` puts what there is into docs/measured.md. Games are kept in bench/played/, for as long as the
 * bots play as they did. `--again`: kept games with one of these decks, which were changed, are played once more. `--kept` plays no more and
 * tells of those.
 */
import { parseArgs } from 'node:util';
import { commit, writeSection } from '../scripts/measured.ts';
import { FIRST_PAIR, pairOf } from '../scripts/play/pairs.ts';
import type { Job } from '../scripts/play/worker.ts';
import { type Played, playKept } from './kept.ts';
import { CORP_PLANS, RUNNER_PLANS } from './plans.ts';
import { tellOf } from './tell.ts';
import { CORP_SCRIPTS, RUNNER_SCRIPTS } from './policies.ts';

const { values } = parseArgs({
  options: {
    match: { type: 'string', default: '' },
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'league' },
    threads: { type: 'string', default: '2' },
    kept: { type: 'boolean', default: false },
    again: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
});

/** Who plays whom, and what is asked of the first: `won` of its games, or of its games as the Corp. */
interface Match {
  name: string;
  games: number;
  /** policies of game i, and its decks and seed number */
  game: (
    i: number,
  ) => Pick<Job, 'corp' | 'runner' | 'corpDeck' | 'runnerDeck'> & { of: number; seat: 'corp' | 'runner' | null };
  bar: string;
  /** whether it is measured how well agendas can be told from traps */
  tell?: true;
  met: (share: number, error: number, played: readonly Played[]) => boolean;
}
/** Each seed from both seats. */
const paired =
  (one: string, other: string): Match['game'] =>
  (i) => ({
    ...FIRST_PAIR,
    corp: i % 2 === 0 ? one : other,
    runner: i % 2 === 0 ? other : one,
    of: Math.floor(i / 2),
    seat: i % 2 === 0 ? 'corp' : 'runner',
  });
const against = (seat: 'corp' | 'runner', other: string): Match => ({
  name: `strong against ${other} (${seat === 'corp' ? 'Runner' : 'Corp'})`,
  games: 200,
  game: (i) => ({
    ...FIRST_PAIR,
    corp: seat === 'corp' ? 'strong' : other,
    runner: seat === 'corp' ? other : 'strong',
    of: i,
    seat,
  }),
  bar: '≥ 60 %',
  met: (share) => share >= 0.6,
});

const MATCHES: Match[] = [
  {
    name: 'strong against the standard bot before',
    games: 400,
    game: paired('strong', 'before'),
    bar: '≥ 70 %',
    met: (n) => n >= 0.7,
  },
  {
    name: 'expert against strong',
    games: 200,
    game: paired('expert', 'strong'),
    bar: 'lower bound > 50 %',
    met: (n, e) => n - e > 0.5,
  },
  {
    name: 'strong against itself, first decks',
    games: 400,
    game: (i) => ({ ...FIRST_PAIR, corp: 'strong', runner: 'strong', of: i, seat: 'corp' }),
    bar: '45–55 %, empty R&D ≤ 2 %, told from traps ≤ 0.80',
    tell: true,
    met: (n, _e, games) => n >= 0.45 && n <= 0.55 && emptied(games) <= 0.02 && told(games).now <= 0.8,
  },
  {
    name: 'strong against itself, all decks',
    games: 600,
    game: (i) => ({
      ...pairOf(i),
      corp: 'strong',
      runner: 'strong',
      of: i,
      seat: 'corp',
    }),
    bar: '40–60 %, ≤ 1 % over 80 turns, none over 120',
    met: (n, _e, games) =>
      n >= 0.4 &&
      n <= 0.6 &&
      games.filter(({ turns }) => turns > 80).length <= games.length / 100 &&
      games.every(({ turns }) => turns <= 120),
  },
  {
    name: 'four times the playouts against strong',
    games: 400,
    game: paired('strong x4', 'strong'),
    bar: 'lower bound ≥ 45 %',
    met: (n, e) => n - e >= 0.45,
  },
  ...[...Object.keys(RUNNER_SCRIPTS), ...Object.keys(RUNNER_PLANS), 'newcomer', 'standard'].map((name) =>
    against('corp', name),
  ),
  ...[...Object.keys(CORP_SCRIPTS), ...Object.keys(CORP_PLANS), 'newcomer', 'standard'].map((name) =>
    against('runner', name),
  ),
];
const told = (games: readonly Played[]): ReturnType<typeof tellOf> =>
  tellOf(games.flatMap(({ installed }) => installed));
const emptied = (games: readonly Played[]): number =>
  games.filter(({ reason }) => reason === 'empty-rnd').length / Math.max(1, games.length);

const table: string[] = [
  '| match | games | won by the first | asked | as Corp | as Runner | turns | 95 % of the answers, longest |',
  '|---|---|---|---|---|---|---|---|',
];
const tells: string[] = [];
let missed = 0;
const changed = values.again.split(',').filter(Boolean);
for (const match of MATCHES) {
  if (!match.name.startsWith(values.match)) continue;
  const games = values.kept ? 0 : Math.max(8, Math.round(match.games * Number(values.share)));
  const found = await playKept(
    { name: match.name, seed: values.seed, games, threads: Number(values.threads) },
    (index) => {
      const { of, seat: _seat, ...who } = match.game(index);
      const seed = `${values.seed} ${of}`;
      return { ...who, index, seed, botSeed: of * 7 + 1, count: false, ...(match.tell && { tell: true }) };
    },
    (i) => match.game(i).seat,
    (list) => console.log(`${list.length} of ${games}: ${match.name} ${shareOf(list).toFixed(3)}`),
    (i) => changed.includes(match.game(i).corpDeck) || changed.includes(match.game(i).runnerDeck),
  );
  if (found.length === 0) continue;
  const share = shareOf(found);
  const error = errorOf(found, match.game(0).of === match.game(1).of);
  const as = (seat: string): string => {
    const list = found.filter((one) => one.seat === seat);
    return list.length === 0 ? '' : `${(100 * shareOf(list)).toFixed(1)} % of ${list.length}`;
  };
  const good = match.met(share, error, found) && !found.some((one) => one.error);
  if (!good) missed++;
  const turns = found.reduce((n, one) => n + one.turns, 0) / Math.max(1, found.length);
  const row = `| ${match.name} | ${found.length} | ${good ? '' : '✗ '}${(100 * share).toFixed(1)} ± ${(100 * error).toFixed(1)} % | ${match.bar} | ${as('corp')} | ${as('runner')} | ${turns.toFixed(1)} | ${(found.reduce((n, one) => n + one.slow, 0) / Math.max(1, found.length)).toFixed(0)} ms, ${Math.max(0, ...found.map(({ longest }) => longest)).toFixed(0)} ms |`;
  table.push(row);
  console.log(row);
  if (!match.tell) continue;
  const { now, after, agendas, traps } = told(found);
  tells.push(
    `${match.name}: ${agendas} agendas and ${traps} traps installed in remotes; told apart by what lies open with an area under the curve of ${now.toFixed(2)} at once, ${after.toFixed(2)} at the end of the turn.`,
  );
  console.log(tells.at(-1));
}
function shareOf(list: readonly Played[]): number {
  return list.filter(({ winner, seat }) => winner === seat).length / Math.max(1, list.length);
}
/** Half of the 95 % interval of a share; where each seed is played from both seats, of the pairs' means, since what one seat is dealt the other lacks. */
function errorOf(list: readonly Played[], paired: boolean): number {
  const won = list.map(({ winner, seat }) => Number(winner === seat));
  const means = paired ? won.flatMap((n, i) => (i % 2 === 1 ? [(won[i - 1]! + n) / 2] : [])) : won;
  const mean = means.reduce((sum, n) => sum + n, 0) / Math.max(1, means.length);
  const square = means.reduce((sum, n) => sum + (n - mean) ** 2, 0) / Math.max(1, means.length - 1);
  return 1.96 * Math.sqrt(square / Math.max(1, means.length));
}
if (values.write)
  writeSection('league', 'Strength of the learning and searching bots', [
    `\`npm run league -- --seed ${values.seed} --write\`, commit ${commit()}; 95 % intervals, over pairs where each seed is played from both seats.`,
    '',
    ...table,
    '',
    ...tells,
  ]);
process.exitCode = missed > 0 ? 1 : 0;
