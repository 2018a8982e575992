/**
 * `npm run obvious -- [--level strong] [--seeds 20] [--write]`: positions where a person sees at once what to do, and those of the bad habits:
 * how often the bot's answer is right, and which answers are not.
 */
import { parseArgs } from 'node:util';
import { decide, type Level } from '../src/games/netrunner/bot/index.ts';
import { HABITS } from '../tests/games/netrunner/bot/obvious-habits.ts';
import { POSITIONS } from '../tests/games/netrunner/bot/obvious.ts';
import { game, isFine, reach, said } from '../tests/games/netrunner/bot/positions.ts';
import { commit, writeSection } from './measured.ts';

const { values } = parseArgs({
  options: {
    level: { type: 'string', default: 'strong' },
    seeds: { type: 'string', default: '20' },
    write: { type: 'boolean', default: false },
  },
});
const seeds = Number(values.seeds);
const positions = [...POSITIONS, ...HABITS];
let right = 0;
const wrong: string[] = [];
for (const position of positions) {
  const state = reach(position);
  const view = game.view(state, position.seat);
  const answers = new Map<string, number>();
  for (let seed = 1; seed <= seeds; seed++) {
    const answer = said(state, decide(view, values.level as Level, seed).move);
    if (isFine(position, answer)) right++;
    else answers.set(answer, (answers.get(answer) ?? 0) + 1);
  }
  if (answers.size === 0) continue;
  wrong.push(`${position.seat}: ${position.name}: ${[...answers].map(([answer, n]) => `${answer} (${n})`).join(', ')}`);
  console.log(wrong.at(-1));
}
const share = (100 * right) / (positions.length * seeds);
const line = `${values.level}: ${share.toFixed(1)} % of ${positions.length} positions × ${seeds} seeds (bar: 98 %)`;
console.log(line);
if (values.write)
  writeSection(`obvious-${values.level}`, `What a person sees at once: ${values.level}`, [
    `\`npm run obvious -- --level ${values.level} --seeds ${seeds} --write\`, commit ${commit()}: ${line}.`,
    '',
    ...wrong.map((one) => `- ${one}`),
  ]);
process.exitCode = share >= 98 ? 0 : 1;
