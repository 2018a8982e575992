/** Matches of the levels of Netrunner's bot against each other, scripts and plans, each with its target. */
import { FIRST_PAIR, pairOf } from '../../play/pairs.ts';
import { CORP_PLANS, RUNNER_PLANS } from '../../play/plans.ts';
import { CORP_SCRIPTS, RUNNER_SCRIPTS } from '../../play/policies.ts';
import { playInLots } from '../../play/pool.ts';
import type { Installed } from '../../play/tell.ts';
import { tellOf } from '../../play/tell-apart.ts';
import type { Job, Result } from '../../play/worker.ts';
import { type Check, check, percent, report, rounded } from '../support/report.ts';
import { halfInterval, mean, within } from '../support/statistics.ts';

type Side = 'corp' | 'runner';
/** What is kept of a game; times in ms. */
interface Played {
  won: boolean;
  seat: Side;
  reason: string;
  turns: number;
  installed: Installed[];
  error: string | null;
  longest: number;
  /** the 95th percentile of the answer times */
  slow: number;
}
/** Who plays whom, and what the first player must achieve. */
interface Match {
  name: string;
  games: number;
  /** policies and decks of game i, the number of its seed, and the first player's seat */
  game: (i: number) => Pick<Job, 'corp' | 'runner' | 'corpDeck' | 'runnerDeck'> & { of: number; seat: Side };
  bar: string;
  /** whether to measure how well agendas can be told from traps */
  tell?: true;
  /** `share`: the first player's share of wins; `error`: half of its 95% interval */
  met: (share: number, error: number, played: readonly Played[]) => boolean;
}

/** Each seed is played from both seats. */
const paired =
  (one: string, other: string): Match['game'] =>
  (i) => ({
    ...FIRST_PAIR,
    corp: i % 2 === 0 ? one : other,
    runner: i % 2 === 0 ? other : one,
    of: Math.floor(i / 2),
    seat: i % 2 === 0 ? 'corp' : 'runner',
  });
/** A level in one seat against a script in the other. */
const against = (level: string, seat: Side, other: string, least: number): Match => ({
  name: `${level} against ${other} (${seat === 'corp' ? 'Runner' : 'Corp'})`,
  games: 200,
  game: (i) => ({
    ...FIRST_PAIR,
    corp: seat === 'corp' ? level : other,
    runner: seat === 'corp' ? other : level,
    of: i,
    seat,
  }),
  bar: `≥ ${least} %`,
  met: (share) => 100 * share >= least,
});
const inBoth = (level: string, other: string, least: number): Match[] => [
  against(level, 'corp', other, least),
  against(level, 'runner', other, least),
];
const told = (games: readonly Played[]): ReturnType<typeof tellOf> =>
  tellOf(games.flatMap(({ installed }) => installed));
const emptied = (games: readonly Played[]): number =>
  games.filter(({ reason }) => reason === 'empty-rnd').length / Math.max(1, games.length);
const [CORPS, RUNNERS] = [
  [...Object.keys(CORP_SCRIPTS), ...Object.keys(CORP_PLANS)],
  [...Object.keys(RUNNER_SCRIPTS), ...Object.keys(RUNNER_PLANS)],
];

const MATCHES: Match[] = [
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
    bar: '45–55 %, empty R&D ≤ 2 %, agendas told from traps ≤ 0.80',
    tell: true,
    met: (n, _e, games) => n >= 0.45 && n <= 0.55 && emptied(games) <= 0.02 && told(games).now <= 0.8,
  },
  {
    name: 'strong against itself, all decks',
    games: 600,
    game: (i) => ({ ...pairOf(i), corp: 'strong', runner: 'strong', of: i, seat: 'corp' }),
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
  ...RUNNERS.map((name) => against('strong', 'corp', name, 60)),
  ...CORPS.map((name) => against('strong', 'runner', name, 60)),
  ...inBoth('strong', 'newcomer', 60),
  ...inBoth('strong', 'standard', 60),
  ...inBoth('standard', 'random', 97),
  ...inBoth('standard', 'greedy', 75),
  ...inBoth('standard', 'newcomer', 60),
  ...Object.keys(RUNNER_SCRIPTS).map((name) => against('standard', 'corp', name, 50)),
  ...Object.keys(CORP_SCRIPTS).map((name) => against('standard', 'runner', name, 50)),
];

interface Asked {
  match: string;
  share: number;
  seed: string;
  threads: number;
  write: boolean;
}
/** Plays the matches whose name begins as asked, or a share of their games, and reports the results. */
export async function strengthOfNetrunner(options: Asked): Promise<void> {
  const { seed } = options;
  const checks: Check[] = [];
  const matches: object[] = [];
  const faults: string[] = [];
  for (const { name, games, game, bar, met, tell } of MATCHES) {
    if (!name.startsWith(options.match)) continue;
    const kept = ({ winner, reason, turns, installed, error, thinking, index }: Result): Played => {
      const { seat } = game(index);
      const times = [...thinking].sort((a, b) => a - b);
      return {
        ...{ won: winner === seat, seat, reason, turns, installed, error },
        ...{ longest: Math.round(times.at(-1) ?? 0), slow: Math.round(within(times, 0.95)) },
      };
    };
    const found = await playInLots(
      {
        name: 'strength',
        seed: `${seed} ${name}`,
        games: Math.max(8, Math.round(games * options.share)),
        threads: options.threads,
      },
      (index) => {
        const { of, seat: _seat, ...who } = game(index);
        return { ...who, index, seed: `${seed} ${of}`, botSeed: of * 7 + 1, ...(tell && { tell }) };
      },
      kept,
      (list) => `${name}: ${percent(mean(list.map(({ won }) => Number(won))))}`,
    );
    const wins = found.map(({ won }) => Number(won));
    const isPaired = game(0).of === game(1).of;
    // a good deal for one seat is a bad one for the other, so the two games of a seed are averaged
    const error = halfInterval(isPaired ? wins.flatMap((n, i) => (i % 2 === 1 ? [(wins[i - 1]! + n) / 2] : [])) : wins);
    const share = mean(wins);
    faults.push(...found.flatMap((one) => (one.error === null ? [] : [one.error])));
    const as = (seat: Side): string =>
      percent(mean(found.filter((one) => one.seat === seat).map(({ won }) => Number(won))));
    checks.push(
      check(`${name}: ${bar}`, `${percent(share)} ± ${percent(error)} of ${found.length}`, met(share, error, found)),
    );
    matches.push({
      match: name,
      games: found.length,
      won: percent(share),
      interval: `± ${percent(error)}`,
      ...(isPaired && { asCorp: as('corp'), asRunner: as('runner') }),
      turns: rounded(mean(found.map(({ turns }) => turns))),
      emptyRnd: percent(emptied(found)),
      ms95: Math.round(mean(found.map(({ slow }) => slow))),
      msLongest: Math.max(...found.map(({ longest }) => longest)),
      ...(tell && { agendasFromTraps: told(found) }),
    });
    console.log(`${name}: ${checks.at(-1)!.measured}`);
  }
  report({ checks, result: { matches }, faults }, options);
}
