/**
 * Random legal play over all cards, half of it preferring what was done least, until everything the rules can do has occurred:
 *   npm run soak:rules -- [--games 2000] [--seed S] [--write]
 * `--write` puts the report into docs/measured.md. Ends with 1 when a game throws or hangs, a table or a replay is wrong, or something never occurred.
 */
import { parseArgs } from 'node:util';
import { soak } from '../tests/games/netrunner/rules/support/soak.ts';
import { commit, writeSection } from './measured.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    seed: { type: 'string', default: 'soak' },
    write: { type: 'boolean', default: false },
  },
});
const began = performance.now();
const report = soak(Number(values.games), values.seed, {
  progress: (done) => {
    if (done % 100 === 0) process.stderr.write(`\r${done} games`);
  },
});
process.stderr.write('\r');
const { coverage } = report;
const said: string[] = [];
const say = (line: string): void => {
  said.push(line);
  console.log(line);
};
const per = (n: number): string => (n / report.games).toFixed(1);
say(`${report.games} games with seed "${values.seed}" in ${((performance.now() - began) / 1000).toFixed(1)} s`);
say(
  `a game: ${per(report.turns)} turns, ${per(report.choices)} choices among two or more moves, ${per(report.events)} events; the longest ${report.longest} decisions`,
);
say(
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
  say(`${what}: ${met.size}; rarest ${rare.map(([name, n]) => `${name} ${n}`).join(', ')}`);
}
const missing = coverage.missing();
say(`never occurred: ${missing.length === 0 ? 'nothing' : `\n  ${missing.join('\n  ')}`}`);
say(`faults: ${report.faults.length === 0 ? 'none' : `\n  ${report.faults.join('\n  ')}`}`);
process.exitCode = missing.length > 0 || report.faults.length > 0 ? 1 : 0;
if (values.write)
  writeSection('soak-rules', 'Random legal play over all cards', [
    `\`npm run soak:rules -- --games ${values.games} --seed ${values.seed} --write\` at commit ${commit()}. After every event the table is looked at, at every decision the state; moves and events give each game back.`,
    '',
    ...said.map((line) => `- ${line.replace(/\n\s*/g, '; ')}`),
  ]);
