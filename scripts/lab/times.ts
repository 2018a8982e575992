/**
 * Measures how long Netrunner's levels think, in games of each against itself with the starter pair. Runs in one worker; needs an otherwise
 * idle machine. `--share`: the share of the games to play.
 */
import { FIRST_PAIR } from '../play/pairs.ts';
import { playAll } from '../play/pool.ts';
import { asked } from './support/entry.ts';
import { type Check, check, report, rounded } from './support/report.ts';
import { within } from './support/statistics.ts';

const options = asked({ seed: 'times', share: 1, write: false });

/** Games of each level, and its limits in ms: for 95% of the decisions, and for every one. */
const LEVELS = [
  { level: 'newcomer', games: 400, most: 5, longest: Number.POSITIVE_INFINITY },
  { level: 'standard', games: 200, most: 5, longest: Number.POSITIVE_INFINITY },
  { level: 'strong', games: 24, most: 80, longest: Number.POSITIVE_INFINITY },
  { level: 'expert', games: 6, most: 700, longest: 1200 },
];

const checks: Check[] = [];
const levels: object[] = [];
const faults: string[] = [];
for (const { level, games, most, longest } of LEVELS) {
  const jobs = Array.from({ length: Math.max(1, Math.round(games * options.share)) }, (_, index) => ({
    ...{ index, seed: `${options.seed} ${index}`, botSeed: index },
    ...FIRST_PAIR,
    ...{ corp: level, runner: level },
  }));
  const results = await playAll(jobs, undefined, 1);
  const times = results.flatMap(({ thinking }) => thinking).sort((a, b) => a - b);
  const at = (share: number): number => rounded(within(times, share), 1);
  faults.push(...results.flatMap(({ error }) => (error === null ? [] : [error])));
  const limit = longest < Number.POSITIVE_INFINITY ? `, none over ${longest}` : '';
  const met = at(0.95) <= most && at(1) <= longest;
  checks.push(
    check(`${level}: 95 % of the decisions in ${most} ms${limit}`, `${at(0.95)} ms, the longest ${at(1)}`, met),
  );
  levels.push({ level, decisions: times.length, ms50: at(0.5), ms95: at(0.95), ms99: at(0.99), msLongest: at(1) });
}
report({ checks, result: { levels }, faults }, options);
