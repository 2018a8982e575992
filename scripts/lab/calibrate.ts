/**
 * Checks in bot games over all pairs of decks whether the chances to win shown after a game are right, and whether every game ends
 * properly. The first games (`--fit`) fit the correction and the others test it; with `--fit 0`, the shipped correction is tested on all
 * games. `--keep` writes the new correction to src/games/netrunner/review/calibration.json. Resumes where it was stopped.
 */
import { writeFileSync } from 'node:fs';
import { logistic } from '../../src/games/netrunner/bot/quick/net.ts';
import { cardDef } from '../../src/games/netrunner/index.ts';
import shipped from '../../src/games/netrunner/review/calibration.json' with { type: 'json' };
import { logit } from '../../src/games/netrunner/review/chances.ts';
import { pairOf } from '../play/pairs.ts';
import { playInLots } from '../play/pool.ts';
import type { Result } from '../play/worker.ts';
import { asked } from './support/entry.ts';
import { check, percent, report, rounded } from './support/report.ts';

const options = asked({
  ...{ games: 810, fit: 300, levels: 'newcomer,standard,strong', seed: 'calibrate' },
  ...{ keep: false, write: false },
});
const { games: GAMES, fit: FIT, seed } = options;
const levels = options.levels.split(',');

type Kept = Pick<Result, 'winner' | 'reason' | 'turns' | 'judged' | 'held' | 'used' | 'error'>;
const found = await playInLots<Kept>(
  { name: 'calibrate', seed: `${seed} ${options.levels}`, games: GAMES },
  (i) => {
    const level = levels[i % levels.length]!;
    return {
      ...{ index: i, seed: `${seed} ${i}`, botSeed: i * 7 + 1, cards: true, judge: true },
      ...pairOf(Math.floor(i / levels.length)),
      ...{ corp: level, runner: level },
    };
  },
  ({ winner, reason, turns, judged, held, used, error }) => ({ winner, reason, turns, judged, held, used, error }),
  (list) => `the Corp won ${list.filter(({ winner }) => winner === 'corp').length} of ${list.length}`,
);

type Row = { raw: number; won: number };
const rows = (games: readonly Kept[], of: 'known' | 'open'): Row[] =>
  games.flatMap(({ winner, judged, error }) =>
    error !== null || winner === 'draw'
      ? []
      : judged.flatMap((one) => (one[of] === null ? [] : [{ raw: one[of], won: Number(winner === 'corp') }])),
  );

/** The shift and scale of the logit that fit best, found by Newton's method. */
function fit(list: readonly Row[]): { shift: number; spread: number } {
  let [shift, spread] = [0, 1];
  for (let step = 0; step < 30; step++) {
    let [a, b, aa, ab, bb] = [0, 0, 1e-6, 0, 1e-6];
    for (const { raw, won } of list) {
      const x = logit(raw);
      const p = logistic(shift + spread * x);
      const w = p * (1 - p);
      a += won - p;
      b += (won - p) * x;
      aa += w;
      ab += w * x;
      bb += w * x * x;
    }
    const det = aa * bb - ab * ab;
    shift += (bb * a - ab * b) / det;
    spread += (aa * b - ab * a) / det;
  }
  const short = (n: number): number => Number(n.toFixed(4));
  return { shift: short(shift), spread: short(spread) };
}

/** Predicted and actual shares in ten bins, and the mean squared error beside that of always predicting the average. */
function reliability(list: readonly Row[], { shift, spread }: { shift: number; spread: number }) {
  const bins = Array.from({ length: 10 }, () => ({ n: 0, said: 0, won: 0 }));
  let brier = 0;
  const base = list.reduce((sum, { won }) => sum + won, 0) / list.length;
  for (const { raw, won } of list) {
    const p = logistic(shift + spread * logit(raw));
    const bin = bins[Math.min(9, Math.floor(p * 10))]!;
    bin.n++;
    bin.said += p;
    bin.won += won;
    brier += (p - won) ** 2 / list.length;
  }
  const off = bins.reduce((sum, { said, won }) => sum + Math.abs(said - won), 0) / list.length;
  return { bins, brier, base: base * (1 - base), off };
}

const calibration =
  FIT === 0
    ? shipped
    : { known: fit(rows(found.slice(0, FIT), 'known')), open: fit(rows(found.slice(0, FIT), 'open')) };
const tested = found.slice(FIT);
const long = found.filter(({ turns }) => turns > 80);
const corp = found.filter(({ winner }) => winner === 'corp').length;
const cards = new Map<string, [number, number]>();
for (const { held, used } of found)
  for (const code of held) {
    const [n, m] = cards.get(code) ?? [0, 0];
    cards.set(code, [n + 1, m + Number(used.includes(code))]);
  }
const idle = [...cards].filter(([, [n, m]]) => n >= 20 && m === 0).map(([code]) => cardDef(code).title);
const checks = [
  check(
    'at most 1 % of the games over 80 player-turns, none over 120',
    `${long.length}, the longest ${Math.max(...found.map(({ turns }) => turns))}`,
    long.length <= found.length / 100 && long.every(({ turns }) => turns <= 120),
  ),
  check(
    'each side wins at least 40 %',
    `the Corp ${percent(corp, found.length)}`,
    corp >= 0.4 * found.length && corp <= 0.6 * found.length,
  ),
  check(
    'each card that was in hand in 20 games was used by choice',
    idle.length === 0 ? `all ${[...cards.values()].filter(([n]) => n >= 20).length}` : idle.join(', '),
    idle.length === 0,
  ),
];
const result: Record<string, object> = { calibration };
for (const of of ['known', 'open'] as const) {
  const list = rows(tested, of);
  const { bins, brier, base, off } = reliability(list, calibration[of]);
  const name = of === 'known' ? 'what a seat can know' : 'all cards open';
  checks.push(check(`${name}: what was said and what came true differ by at most 0.05`, off.toFixed(3), off <= 0.05));
  result[of] = {
    ...{ positions: list.length, games: tested.length },
    ...{ brier: rounded(brier, 3), brierOfAlwaysTheSame: rounded(base, 3) },
    bins: bins.map(({ n, said, won }, i) => ({
      chance: `${10 * i}–${10 * i + 10} %`,
      ...{ positions: n, said: percent(said, n), cameTrue: percent(won, n) },
    })),
  };
}
if (options.keep)
  writeFileSync('src/games/netrunner/review/calibration.json', `${JSON.stringify(calibration, null, 2)}\n`);
report(
  { checks, result, faults: found.flatMap(({ error }) => (error === null ? [] : [error])) },
  { ...options, name: levels.length === 1 ? `calibrate-${levels[0]}` : 'calibrate' },
);
