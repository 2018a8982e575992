/**
 * What the review says of the expert's own games: how many of its decisions are called inaccurate, mistaken or blunders, and how long a review
 * takes. `npm run reviewed -- [--games 20] [--level expert] [--seed reviewed] [--write]`; goes on where it was stopped. Ends with 1 when more
 * than 3 % of the decisions are called mistakes or blunders, or a review takes too long.
 */
import { parseArgs } from 'node:util';
import { POLICIES } from '../bench/policies.ts';
import { simulation } from '../src/games/netrunner/index.ts';
import { analysing } from '../src/games/netrunner/review/analyse.ts';
import type { Seat } from '../src/games/netrunner/rules/model.ts';
import type { Analysis } from '../src/replay/analysis.ts';
import { playRecorded, startRecorded } from '../src/replay/recorder.ts';
import { commit, writeSection } from './measured.ts';
import { starting } from './play/arena.ts';
import { within } from './play/sum.ts';
import { inParts } from './resumable.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    level: { type: 'string', default: 'expert' },
    seed: { type: 'string', default: 'reviewed' },
    write: { type: 'boolean', default: false },
  },
});

interface Found {
  decisions: number;
  grades: Record<string, number>;
  /** of each review: turns of the game, ms to the chances over the whole game, to the first fault (null: none), to the end */
  times: { turns: number; first: number; fault: number | null; whole: number }[];
}

const { found } = await inParts<Found>(
  {
    name: 'reviewed',
    seed: `${values.seed} ${values.level}`,
    count: Number(values.games),
    every: 1,
    fresh: { decisions: 0, grades: {}, times: [] },
  },
  (n, all) => {
    const bot = POLICIES[values.level]!;
    const head = {
      id: `${n}`,
      date: '2026-01-01T00:00:00Z',
      name: '',
      seats: { corp: { who: 'person' as const }, runner: { who: 'person' as const } },
    };
    const { state, record } = startRecorded(simulation, starting(`${values.seed} ${n}`, 'jinteki', 'shaper'), head);
    for (let decision = simulation.decision(state); decision; decision = simulation.decision(state)) {
      const move = bot(simulation.view(state, decision.seat as Seat), n * 7 + (decision.seat === 'corp' ? 1 : 2));
      record.steps.push(playRecorded(simulation, state, move));
    }
    for (const seat of ['corp', 'runner'] as const) {
      const before = performance.now();
      let first = 0;
      let fault: number | null = null;
      let analysis: Analysis | null = null;
      const steps = analysing(record, seat);
      while (analysis === null) {
        const next = steps.next();
        if (next.done === true) {
          analysis = next.value;
          continue;
        }
        const { chances, faults } = next.value.found;
        if (first === 0 && chances.open.length > record.steps.length) first = performance.now() - before;
        if (faults.length > 0) fault ??= performance.now() - before;
      }
      all.decisions += analysis.decisions;
      for (const { grade } of analysis.faults) all.grades[grade] = (all.grades[grade] ?? 0) + 1;
      all.times.push({ turns: state.table.turn, first, fault, whole: performance.now() - before });
    }
  },
  ({ decisions, grades, times }) =>
    `${decisions} decisions, ${JSON.stringify(grades)}, the last review ${Math.round(times.at(-1)!.whole)} ms`,
);
const bad = (found.grades['mistake'] ?? 0) + (found.grades['blunder'] ?? 0);
const share = (100 * bad) / found.decisions;
const per30 = found.times.map(({ turns, whole }) => (30 * whole) / turns);
const longest = Math.max(...per30);
const first = Math.max(...found.times.map((one) => one.first));
const faults = found.times.flatMap(({ fault }) => (fault === null ? [] : [fault])).toSorted((a, b) => a - b);
const lines = [
  `- ${values.level}’s decisions called mistakes or blunders: ${share.toFixed(1)} % of ${found.decisions} (bar: 3 %); inaccuracies: ${((100 * (found.grades['inaccuracy'] ?? 0)) / found.decisions).toFixed(1)} %`,
  `- the chances over the whole game after ${(first / 1000).toFixed(1)} s at most (bar: 2 s), the first fault after ${(within(faults, 0.5) / 1000).toFixed(1)} s in half of the reviews that find one; a game of 30 turns in ${(longest / 1000).toFixed(1)} s at most (bar: 20 s), ${(per30.reduce((sum, n) => sum + n, 0) / per30.length / 1000).toFixed(1)} s on average`,
];
for (const line of lines) console.log(line);
if (values.write)
  writeSection('reviewed', 'What the review says of the bot’s own games', [
    `\`npm run reviewed -- --games ${values.games} --level ${values.level} --seed ${values.seed} --write\`, commit ${commit()}.`,
    '',
    ...lines,
  ]);
process.exitCode = share <= 3 && longest <= 20_000 && first <= 2000 ? 0 : 1;
