/**
 * Secrecy over the pool: games of all decks of the house and of random legal decks, the sample of `npm test` in full volume
 * (tests/games/netrunner/properties/support/secrecy.ts). At 26 positions of each game what a seat cannot see is dealt anew four times:
 * its sight, its legal moves and the answers of the bots must not change. The game is told once more to either seat with other faces on
 * the cards it never saw, and played on side by side from two positions.
 * npm run soak:secrets -- [--games 400] [--positions 26] [--seed secrets] [--write]
 * Goes on where it was stopped. Ends with 1 when a difference was found or the volume was missed; `--write` puts the figures into
 * docs/measured.md.
 */
import { parseArgs } from 'node:util';
import { cardDef } from '../src/games/netrunner/index.ts';
import { lookAt, nothing } from '../tests/games/netrunner/properties/support/secrecy.ts';
import { writeSection } from './measured.ts';
import { inParts } from './resumable.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    positions: { type: 'string', default: '26' },
    seed: { type: 'string', default: 'secrets' },
    write: { type: 'boolean', default: false },
  },
});
const [games, positions] = [Number(values.games), Number(values.positions)];
for (const [name, n] of Object.entries({ games, positions })) {
  if (Number.isInteger(n) && n > 0) continue;
  console.error(`--${name} must be a whole number above 0.`);
  process.exit(2);
}

const { found, commit } = await inParts(
  { name: 'soak-secrets', seed: `${values.seed} ${positions}`, count: games, every: 10, fresh: nothing() },
  (n, sums) => lookAt(n, values.seed, sums, { positions }),
  ({ positions: { corp, runner }, whole, differences }) =>
    `${corp + runner} positions, ${whole} whole tellings, ${differences.length} differences`,
);

const number = (n: number): string => n.toLocaleString('en');
const listed = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .sort((a, b) => b[1] - a[1])
    .map(([what, n]) => `${what} ${number(n)}`)
    .join(', ');
const cards = Object.entries(found.cards)
  .map(([code, [decks, hidden, seen]]) => ({ ...cardDef(code), decks, hidden, seen }))
  .sort((a, b) => a.hidden - b.hidden);
const titles = (list: typeof cards): string => (list.length === 0 ? 'none' : list.map(({ title }) => title).join(', '));
const absent = cards.filter(({ decks }) => decks === 0);
// an identity is never hidden: it takes part by being seen
const idle = cards.filter(({ type, hidden, seen }) => (type === 'identity' ? seen : hidden) === 0);
const all = found.positions.corp + found.positions.runner;
const checks: [string, boolean, string][] = [
  [
    'differences in sight, legal moves, questions, events, their times, or the answers of bots',
    found.differences.length === 0,
    `${found.differences.length}`,
  ],
  ['cards of the pool in no deck of these games', absent.length === 0, titles(absent)],
  ['cards never hidden and swapped (identities: never seen)', idle.length === 0, titles(idle)],
];
const cut = Object.values(found.cut).reduce((sum, n) => sum + n, 0);
const lines = [
  `\`npm run soak:secrets -- --games ${games} --positions ${positions} --seed ${values.seed}\`, commit ${commit}: ${games} games of standard bots, newcomers and random legal play by turns; half with decks of the house, half with random legal decks of the pool; half with lists known to both.`,
  '',
  ...checks.map(([asked, good, measured]) => `- ${asked}: ${good ? measured : `**${measured}**`}`),
  `- ${number(all)} positions (the Corp decides in ${number(found.positions.corp)}, the Runner in ${number(found.positions.runner)}; in a run ${number(found.runs)}), each with 4 deals of what each seat cannot see: ${number(found.deals)} worlds compared`,
  `- ${number(found.answers)} answers of bots with their reasons compared (newcomer, standard)`,
  `- questions: ${listed(found.kinds)}`,
  `- ${number(found.whole + cut)} tellings of whole games to one seat, with other faces on all cards it never saw: ${number(found.events)} events and ${number(found.views)} views compared; ${number(found.whole)} from the first event to the view of the game that is over, ${number(cut)} up to where the other world must part (${listed(found.cut)})`,
  `- ${number(found.pairs)} pairs of matches played on side by side, with the time of each frame: ${number(found.frames)} events`,
];
const ofCards = [
  '| card | games in a deck | worlds in which it was hidden and swapped | games in which the other seat saw it |',
  '|---|---|---|---|',
  ...cards.map(({ title, decks, hidden, seen }) => `| ${title} | ${decks} | ${number(hidden)} | ${seen} |`),
];
for (const line of lines.slice(2)) console.log(line);
for (const difference of found.differences.slice(0, 5)) console.error(difference);
if (values.write)
  writeSection('soak-secrets', 'What a seat may not know, over the whole pool', [...lines, '', ...ofCards]);
process.exitCode = checks.every(([, good]) => good) ? 0 : 1;
