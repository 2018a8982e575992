/**
 * `npm run lab -- NAME [--game GAME] [options]` runs an entry of the lab: the file of that name in scripts/lab/. `--list` lists the
 * entries, and `NAME --help` describes one and its options. With `--write`, an entry that measures also writes its results to reports/.
 */
import process from 'node:process';
import { entryNames, firstSentence } from './lab/support/entry.ts';

const [name = '--list'] = process.argv.slice(2);
const names = entryNames();
if (name === '--list') {
  const width = Math.max(...names.map((one) => one.length));
  for (const one of names) console.log(`${one.padEnd(width)}  ${firstSentence(one)}`);
} else if (names.includes(name)) await import(`./lab/${name}.ts`);
else {
  console.error(`The lab has no entry “${name}”. \`npm run lab -- --list\` names them all.`);
  process.exitCode = 2;
}
