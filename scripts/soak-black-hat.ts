/**
 * `npm run soak:black-hat [-- --games 5000 --seed soak --only chance]`: so many games of bots and as many of chance over all seats and
 * options, and a fifth as many of chance from tables late in a round: the sample of `npm test` in full volume
 * (tests/games/black-hat/support/soak.ts). Goes on where it was stopped, and writes into docs/measured.md how often everything occurred.
 * Ends with 1 when a game went wrong or something never occurred.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { LATE } from '../tests/games/black-hat/support/late.ts';
import { type Tally, type Who, expected, freshTally, soakGame } from '../tests/games/black-hat/support/soak.ts';
import { writeSection } from './measured.ts';
import { inParts } from './resumable.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '5000' },
    seed: { type: 'string', default: 'soak' },
    only: { type: 'string' },
  },
});
const games = Number(values.games);
/** Games from tables late in a round. */
const lateGames = Math.ceil(games / 5);
/** How often each of what only they come to has to occur, in a hundred of them. */
const OFTEN = 5;

/** Mean tricks of a round in plain games, by seats: the balance check of the rules, and how far bots may be from it. */
const TRICKS: Readonly<Record<string, number>> = { 3: 18.6 / 3, 4: 20.2 / 3.3, 5: 20.5 / 3.4, 6: 20.6 / 3.5 };
const APART = 0.25;

const soaked = async (who: Who) =>
  inParts(
    {
      name: 'soak-black-hat',
      seed: `${values.seed} ${who}`,
      count: who === 'late' ? lateGames : games,
      fresh: freshTally(),
    },
    (n, tally) => soakGame(n, who, values.seed, tally),
    (tally) => `${who}, ${tally.faults.length} faults`,
  );
// The kinds of games can be played side by side by as many processes; one more call then finds them done and writes.
if (values.only !== undefined) {
  await soaked(values.only === 'bots' || values.only === 'late' ? values.only : 'chance');
  process.exit(0);
}
const [bots, chance, late] = [await soaked('bots'), await soaked('chance'), await soaked('late')];
const both: [Who, Tally][] = [
  ['bots', bots.found],
  ['chance', chance.found],
];
const times = (tally: Tally, what: string): number => tally.counted[what] ?? 0;
const wanted = expected();
const never = wanted
  .filter((what) => both.every(([, tally]) => times(tally, what) === 0))
  .concat(LATE.filter((what) => times(late.found, what) * 100 < lateGames * OFTEN));
const faults = [...both.map(([, tally]) => tally), late.found].flatMap((tally) => tally.faults);

const plain = Object.entries(bots.found.plain).filter(([seats]) => seats in TRICKS);
const apart = plain.filter(([seats, { tricks, rounds }]) => Math.abs(tricks / rounds / TRICKS[seats]! - 1) > APART);
const number = (n: number): string => n.toLocaleString('en');
/** Things whose names begin alike, in one row of the table: `arc: trick lead NEXT #0`. */
const rows = new Map<string, string[]>();
for (const what of wanted.filter((one) => !one.startsWith('pair: '))) {
  const kind = what.slice(0, what.indexOf(':'));
  rows.set(kind, [...(rows.get(kind) ?? []), what]);
}
const pairs = wanted.filter((what) => what.startsWith('pair: '));

const lines = [
  `\`npm run soak:black-hat -- --games ${games} --seed ${values.seed}\`, commit ${bots.commit}: ${number(games)} games of bots (easy and standard by lot, hard with little time in a few) and ${number(games)} of random moves (in every second game of three the rarest); ${number(lateGames)} more of random moves from tables late in a round. At every question cards and pawns are counted; a game's events give its table; ${number(both.reduce((sum, [, tally]) => sum + tally.digests, late.found.digests))} digests of the two chart ports were compared.`,
  '',
  `- faults (exceptions, hangs, cards or pawns lost, digests that differ): ${faults.length === 0 ? 'none' : `**${faults.length}**`}`,
  `- never occurred, of ${wanted.length + LATE.length} things: ${never.length === 0 ? 'nothing' : `**${never.join(' · ')}**`}`,
  `- from tables late in a round, where alone they are asked for: ${LATE.map((what) => `${what} ${number(times(late.found, what))}`).join(' · ')}`,
  `- decisions: ${both.map(([who, tally]) => `${who} ${number(tally.decisions)}, at most ${tally.longest} in a game`).join('; ')}`,
  `- most tricks of a round: ${both.map(([who, tally]) => `${who} ${tally.tricks}`).join(', ')} (the rules end a round after 40)`,
  '',
  '| plain games of bots, seats | games | rounds | tricks | tricks a round (rules) | mean total |',
  '|---|---|---|---|---|---|',
  ...plain.map(
    ([seats, { games: played, rounds, tricks, points }]) =>
      `| ${seats} | ${played} | ${(rounds / played).toFixed(1)} | ${(tricks / played).toFixed(1)} | ${(tricks / rounds).toFixed(2)} (${TRICKS[seats]!.toFixed(2)} ± 25 %)${apart.some(([one]) => one === seats) ? ' **outside**' : ''} | ${(points / played).toFixed(1)} |`,
  ),
  '',
  'How often each thing occurred, with bots and with chance:',
  '',
  '| what | times |',
  '|---|---|',
  ...[...rows].map(
    ([kind, all]) =>
      `| ${kind} | ${all.map((what) => `${what.slice(kind.length + 2)} ${number(times(bots.found, what))} / ${number(times(chance.found, what))}`).join(' · ')} |`,
  ),
  `| pair of options | ${pairs.length} pairs; the rarest ${number(Math.min(...pairs.map((pair) => times(bots.found, pair))))} / ${number(Math.min(...pairs.map((pair) => times(chance.found, pair))))} games |`,
];
writeSection('soak-black-hat', 'Black Hat: games of bots and of chance', lines);
for (const fault of faults.slice(0, 5)) console.error(fault);
for (const line of lines.slice(2, 7)) console.log(line);
const good = faults.length === 0 && never.length === 0 && apart.length === 0;
process.exit(good ? 0 : 1);
