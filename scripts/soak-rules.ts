/**
 * `npm run soak:rules [-- --games 3000 --tables 1500 --seed soak --write]`: random legal play that leans to what was rare so far, with
 * random legal decks of the whole pool, and a volume of its own from tables laid out by chance (tests/games/netrunner/rules/support/soak.ts).
 * Goes on where it was stopped; `--write` puts the report into docs/measured.md. Ends with 1 when a game throws or hangs, a table or a
 * digest is wrong, or something never occurred.
 */
import { parseArgs } from 'node:util';
import { type From, freshSoak, type Soaked, soakGame } from '../tests/games/netrunner/rules/support/soak.ts';
import { reportOf } from '../tests/games/netrunner/rules/support/soak-report.ts';
import { writeSection } from './measured.ts';
import { inParts } from './resumable.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '3000' },
    tables: { type: 'string', default: '1500' },
    seed: { type: 'string', default: 'soak' },
    write: { type: 'boolean', default: false },
  },
});
const count = (name: 'games' | 'tables'): number => {
  const n = Number(values[name]);
  if (Number.isInteger(n) && n >= 0) return n;
  console.error(`--${name} must be a whole number, not "${values[name]}".`);
  process.exit(2);
};
const soaked = (from: From, games: number) =>
  inParts<Soaked>(
    { name: 'soak-rules', seed: `${values.seed} ${from}`, count: games, every: 50, fresh: freshSoak() },
    (n, found) => soakGame(n, from, values.seed, found),
    ({ faults, events }) => `${from}, ${Object.keys(faults).length} faults, ${events} events`,
  );
const [games, tables] = [count('games'), count('tables')];
const decks = await soaked('decks', games);
const laidOut = await soaked('tables', tables);
const { lines, good } = reportOf(decks.found, laidOut.found);
for (const line of lines) console.log(line);
if (values.write)
  writeSection('soak-rules', 'Random legal play over the whole pool', [
    `\`npm run soak:rules -- --games ${games} --tables ${tables} --seed ${values.seed} --write\`, commit ${decks.commit}: random legal moves with random legal decks of all 180 cards. Each seat has habits by lot, and decks and moves lean to what was rare so far; every legal move stays possible. After every event the table is looked at, at every decision the state; the moves, played again with the charts run by XState, give each game its digests, and its events its table.`,
    '',
    ...lines,
  ]);
process.exitCode = good ? 0 : 1;
