/**
 * Random legal play over all cards, half of it preferring what was done least, until everything the rules can do has occurred:
 *   npm run soak:rules -- [--games 2000] [--seed S]
 * Ends with 1 when a game throws or hangs, a table or a replay is wrong, or something never occurred.
 */
import { parseArgs } from 'node:util';
import { soak } from '../tests/rules/support/soak.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '2000' }, seed: { type: 'string', default: 'soak' } },
});
const began = performance.now();
const report = soak(Number(values.games), values.seed, {
  progress: (done) => {
    if (done % 100 === 0) process.stderr.write(`\r${done} games`);
  },
});
process.stderr.write('\r');
const { coverage } = report;
const per = (n: number): string => (n / report.games).toFixed(1);
console.log(`${report.games} games with seed "${values.seed}" in ${((performance.now() - began) / 1000).toFixed(1)} s`);
console.log(
  `a game: ${per(report.turns)} turns, ${per(report.choices)} choices among two or more moves, ${per(report.events)} events; the longest ${report.longest} decisions`,
);
console.log(
  `ends: ${Object.entries(report.ends)
    .sort((a, b) => b[1] - a[1])
    .map(([end, n]) => `${end} ${n}`)
    .join(', ')}`,
);
for (const [what, met] of [
  ['arcs', coverage.arcs],
  ['words', coverage.words],
  ['events', coverage.events],
  ['questions', coverage.kinds],
  ['texts', coverage.abilities],
] as const) {
  const rare = [...met].sort((a, b) => a[1] - b[1]).slice(0, 5);
  console.log(`${what}: ${met.size}; rarest ${rare.map(([name, n]) => `${name} ${n}`).join(', ')}`);
}
const missing = coverage.missing();
console.log(`never occurred: ${missing.length === 0 ? 'nothing' : `\n  ${missing.join('\n  ')}`}`);
console.log(`faults: ${report.faults.length === 0 ? 'none' : `\n  ${report.faults.join('\n  ')}`}`);
process.exitCode = missing.length > 0 || report.faults.length > 0 ? 1 : 0;
