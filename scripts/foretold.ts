/**
 * Whether playouts foretell what happens in games: `npm run foretold -- [--games 100] [--decks all] [--of runs] [--level standard] [--times 6] [--seed S] [--write]`.
 * Rounds, or runs, of bot games with the first decks or over all pairs, each played on by the quick policy from the same position; `--write` puts the
 * table into docs/measured.md.
 */
import { parseArgs } from 'node:util';
import { POLICIES } from '../bench/policies.ts';
import { commit, writeSection } from './measured.ts';
import { starting } from './play/arena.ts';
import { meanOf, type Round, rounds, wholeRuns } from './play/foretold.ts';
import { FIRST_PAIR, pairOf } from './play/pairs.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    decks: { type: 'string', default: 'first' },
    of: { type: 'string', default: 'rounds' },
    level: { type: 'string', default: 'standard' },
    times: { type: 'string', default: '6' },
    seed: { type: 'string', default: 'foretold' },
    write: { type: 'boolean', default: false },
  },
});
const { level, seed } = values;
const policy = POLICIES[level];
if (!policy) throw new Error(`no player named ${level}`);
const isAll = values.decks === 'all';
const ofRuns = values.of === 'runs';
const playedIn = ofRuns ? wholeRuns : rounds;
const list: Round[] = [];
for (let i = 0; i < Number(values.games); i++) {
  const { corpDeck, runnerDeck } = isAll ? pairOf(i) : FIRST_PAIR;
  list.push(...playedIn(starting(`${seed} ${i}`, corpDeck, runnerDeck), policy, policy, Number(values.times)));
  if ((i + 1) % 10 === 0) console.log(`${i + 1} of ${values.games} games, ${list.length} ${values.of}`);
}
const table = [
  `| in a ${ofRuns ? 'run' : 'round'}, more by | played | in playouts | error of the difference |`,
  '|---|---|---|---|',
];
for (const { name, played, predicted, error } of meanOf(list))
  table.push(`| ${name} | ${played.toFixed(3)} | ${predicted.toFixed(3)} | ${error.toFixed(3)} |`);
console.log(table.join('\n'));
if (values.write)
  writeSection(
    `foretold${ofRuns ? '-runs' : ''}${isAll ? '-all' : ''}`,
    `What playouts foretell${ofRuns ? ' of runs' : ''}${isAll ? ' over all pairs of decks' : ''}`,
    [
      `\`npm run foretold -- --games ${values.games} --decks ${values.decks} --of ${values.of} --level ${level} --times ${values.times} --seed ${seed} --write\`, commit ${commit()}: ${list.length} ${values.of} of games of ${level} against itself, ${isAll ? 'all pairs of' : 'first'} decks; each played on ${values.times} times by the quick policy.`,
      '',
      ...table,
    ],
  );
