/**
 * Whether playouts foretell what happens in games: `npm run foretold -- [--games 100] [--level standard] [--times 6] [--seed S] [--write]`. Rounds of bot
 * games with the first decks, each played on by the quick policy from the same position; `--write` puts the table into docs/measured.md.
 */
import { parseArgs } from 'node:util';
import { POLICIES } from '../bench/policies.ts';
import { commit, writeSection } from './measured.ts';
import { starting } from './play/arena.ts';
import { meanOf, type Round, rounds } from './play/foretold.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    level: { type: 'string', default: 'standard' },
    times: { type: 'string', default: '6' },
    seed: { type: 'string', default: 'foretold' },
    write: { type: 'boolean', default: false },
  },
});
const { level, seed } = values;
const policy = POLICIES[level];
if (!policy) throw new Error(`no player named ${level}`);
const list: Round[] = [];
for (let i = 0; i < Number(values.games); i++) {
  list.push(...rounds(starting(`${seed} ${i}`, 'jinteki', 'shaper'), policy, policy, Number(values.times)));
  if ((i + 1) % 10 === 0) console.log(`${i + 1} of ${values.games} games, ${list.length} rounds`);
}
const table = ['| in a round, more by | played | in playouts | error of the difference |', '|---|---|---|---|'];
for (const { name, played, foretold, error } of meanOf(list))
  table.push(`| ${name} | ${played.toFixed(3)} | ${foretold.toFixed(3)} | ${error.toFixed(3)} |`);
console.log(table.join('\n'));
if (values.write)
  writeSection('foretold', 'What playouts foretell', [
    `\`npm run foretold -- --games ${values.games} --level ${level} --times ${values.times} --seed ${seed} --write\`, commit ${commit()}: ${list.length} rounds of games of ${level} against itself, first decks; each played on ${values.times} times by the quick policy.`,
    '',
    ...table,
  ]);
