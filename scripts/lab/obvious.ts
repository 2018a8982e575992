/** Measures how often each bot level answers right in positions with an obvious move, and in positions that reveal bad habits. */
import { decide, type Level } from '../../src/games/netrunner/bot/index.ts';
import { HABITS } from '../../tests/games/netrunner/bot/obvious-habits.ts';
import { POSITIONS } from '../../tests/games/netrunner/bot/obvious.ts';
import { game, isFine, reach, said } from '../../tests/games/netrunner/bot/positions.ts';
import { asked } from './support/entry.ts';
import { check, percent, report } from './support/report.ts';

const options = asked({ level: 'strong', seeds: 20, write: false });
const { level, seeds } = options;
const positions = [...POSITIONS, ...HABITS];
let right = 0;
const wrong: string[] = [];
for (const position of positions) {
  const state = reach(position);
  const view = game.view(state, position.seat);
  const answers = new Map<string, number>();
  for (let seed = 1; seed <= seeds; seed++) {
    const answer = said(state, decide(view, level as Level, seed).move);
    if (isFine(position, answer)) right++;
    else answers.set(answer, (answers.get(answer) ?? 0) + 1);
  }
  if (answers.size === 0) continue;
  wrong.push(`${position.seat}: ${position.name}: ${[...answers].map(([answer, n]) => `${answer} (${n})`).join(', ')}`);
}
const all = positions.length * seeds;
report(
  {
    checks: [check(`98 % of the answers of ${level} are right`, percent(right, all), right >= 0.98 * all)],
    result: { positions: positions.length, wrong },
  },
  { ...options, name: `obvious-${level}` },
);
