/**
 * Bot games over all pairs of decks: whether all goes well in them, and whether the chances to win that are shown after a game are true. The
 * chances are corrected by the first games (`--fit`) and tested on the others.
 * npm run calibrate -- [--games 810] [--fit 300] [--levels newcomer,standard,strong] [--seed calibrate] [--keep] [--write]
 * With `--fit 0` they are corrected as in the game itself, and tested on all games. Goes on where it was stopped. `--keep`: puts the correction
 * into src/games/netrunner/review/calibration.json; `--write`: the figures into docs/measured.md. Ends with 1 when a bar is missed.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { logistic } from '../src/games/netrunner/bot/quick/net.ts';
import { cardDef } from '../src/games/netrunner/index.ts';
import shipped from '../src/games/netrunner/review/calibration.json' with { type: 'json' };
import { logit } from '../src/games/netrunner/review/chances.ts';
import { commit, writeSection } from './measured.ts';
import { pairOf } from './play/pairs.ts';
import { playAll } from './play/pool.ts';
import type { Job, Result } from './play/worker.ts';
import { inParts } from './resumable.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '810' },
    fit: { type: 'string', default: '300' },
    levels: { type: 'string', default: 'newcomer,standard,strong' },
    seed: { type: 'string', default: 'calibrate' },
    keep: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const GAMES = Number(values.games);
const FIT = Number(values.fit);
const levels = values.levels.split(',');

type Kept = Pick<Result, 'winner' | 'reason' | 'turns' | 'judged' | 'held' | 'used' | 'error'> & { name: string };
const LOT = 10;
const { found } = await inParts<Kept[]>(
  { name: 'calibrate', seed: `${values.seed} ${values.levels}`, count: Math.ceil(GAMES / LOT), every: 1, fresh: [] },
  async (part, list) => {
    const jobs = Array.from({ length: Math.min(LOT, GAMES - part * LOT) }, (_, k): Job => {
      const i = part * LOT + k;
      const level = levels[i % levels.length]!;
      return {
        index: i,
        seed: `${values.seed} ${i}`,
        ...pairOf(Math.floor(i / levels.length)),
        corp: level,
        runner: level,
        botSeed: i * 7 + 1,
        count: false,
        judge: true,
      };
    });
    const results = await playAll(jobs);
    results.forEach(({ winner, reason, turns, judged, held, used, error }, k) =>
      list.push({
        winner,
        reason,
        turns,
        judged,
        held,
        used,
        error,
        name: `${jobs[k]!.corpDeck} v ${jobs[k]!.runnerDeck}, ${jobs[k]!.seed}`,
      }),
    );
  },
  (list) => `the Corp won ${list.filter(({ winner }) => winner === 'corp').length} of ${list.length}`,
);

type Row = { raw: number; won: number };
const rows = (games: readonly Kept[], of: 'known' | 'open'): Row[] =>
  games.flatMap(({ winner, judged, error }) =>
    error !== null || winner === 'draw'
      ? []
      : judged.flatMap((one) => (one[of] === null ? [] : [{ raw: one[of], won: Number(winner === 'corp') }])),
  );

/** The shift and spread of the logit that fit best, by Newton's method. */
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

/** Ten bins of what was said and what came true, and the mean squared error beside that of always saying the same. */
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
console.log(JSON.stringify(calibration));
const tested = found.slice(FIT);
const percent = (n: number, of: number): string => (of === 0 ? '' : `${((100 * n) / of).toFixed(1)} %`);
const lines: string[] = [];
let good = true;
const check = (asked: string, holds: boolean, measured: string): void => {
  good &&= holds;
  lines.push(`- ${holds ? '' : '**not met:** '}${asked}: ${measured}`);
};
const errors = found.filter(({ error }) => error !== null);
for (const { error } of errors.slice(0, 3)) console.error(error);
check('no exception, no illegal move', errors.length === 0, `${errors.length} of ${found.length} games`);
const long = found.filter(({ turns }) => turns > 80);
check(
  'at most 1 % of the games over 80 player-turns, none over 120',
  long.length <= found.length / 100 && long.every(({ turns }) => turns <= 120),
  `${long.length}, the longest ${Math.max(...found.map(({ turns }) => turns))}`,
);
const corp = found.filter(({ winner }) => winner === 'corp').length;
check(
  'each side wins at least 40 %',
  corp >= 0.4 * found.length && corp <= 0.6 * found.length,
  `the Corp ${percent(corp, found.length)}`,
);
const cards = new Map<string, [number, number]>();
for (const { held, used } of found)
  for (const code of held) {
    const [n, m] = cards.get(code) ?? [0, 0];
    cards.set(code, [n + 1, m + Number(used.includes(code))]);
  }
const idle = [...cards].filter(([, [n, m]]) => n >= 20 && m === 0).map(([code]) => cardDef(code).title);
check(
  'each card that was in hand in 20 games was used by choice',
  idle.length === 0,
  idle.length === 0 ? `all ${[...cards.values()].filter(([n]) => n >= 20).length}` : idle.join(', '),
);
for (const of of ['known', 'open'] as const) {
  const list = rows(tested, of);
  const { bins, brier, base, off } = reliability(list, calibration[of]);
  const { shift, spread } = calibration[of];
  check(
    `${of === 'known' ? 'what a seat can know' : 'all cards open'}: what was said and what came true differ by at most 0.05`,
    off <= 0.05,
    `${off.toFixed(3)}; Brier score ${brier.toFixed(3)} (always the same chance: ${base.toFixed(3)}) over ${list.length} positions of ${tested.length} games; shift ${shift}, spread ${spread}`,
  );
  lines.push(
    '',
    '| the Corp’s chance as said | positions | said | came true |',
    '|---|---|---|---|',
    ...bins.map(
      ({ n, said, won }, i) => `| ${10 * i}–${10 * i + 10} % | ${n} | ${percent(said, n)} | ${percent(won, n)} |`,
    ),
    '',
  );
}
for (const line of lines) console.log(line);
if (values.keep)
  writeFileSync('src/games/netrunner/review/calibration.json', `${JSON.stringify(calibration, null, 2)}\n`);
if (values.write)
  writeSection(
    levels.length === 1 ? `calibrate-${levels[0]}` : 'calibrate',
    `Whether the chances to win are true${levels.length === 1 ? `: ${levels[0]}` : ''}`,
    [
      `\`npm run calibrate -- --games ${GAMES} --fit ${FIT} --levels ${values.levels} --seed ${values.seed}\`, commit ${commit()}: games at ${levels.join(', ')} by turns, the same level on both sides, over all pairs of decks; chances at the first action of each turn, ${FIT === 0 ? 'corrected as in the game itself' : `corrected by the first ${FIT} games and tested on the others`}.`,
      '',
      ...lines,
    ],
  );
process.exitCode = good ? 0 : 1;
