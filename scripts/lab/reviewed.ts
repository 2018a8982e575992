/**
 * Runs the review on games between bots: how many decisions it calls inaccurate, mistakes or blunders, and how long a review takes. Resumes
 * where it was stopped.
 */
import { simulation } from '../../src/games/netrunner/index.ts';
import { analysing } from '../../src/games/netrunner/review/analyse.ts';
import type { Seat } from '../../src/games/netrunner/rules/model.ts';
import type { Analysis } from '../../src/replay/analysis.ts';
import { playRecorded, startRecorded } from '../../src/replay/recorder.ts';
import { starting } from '../play/arena.ts';
import { POLICIES } from '../play/policies.ts';
import { PEOPLE } from '../play/written.ts';
import { asked, refuse } from './support/entry.ts';
import { inParts } from './support/parts.ts';
import { check, percent, report, rounded } from './support/report.ts';
import { mean, median } from './support/statistics.ts';

const options = asked({ games: 20, level: 'expert', seed: 'reviewed', write: false });
const { level, seed } = options;
const bot = POLICIES[level] ?? refuse(`There is no bot “${level}”.`);

interface Found {
  decisions: number;
  grades: Record<string, number>;
  /** for each review: turns of the game, and ms until the chances over the whole game, the first fault (null: none), and the end */
  times: { turns: number; first: number; fault: number | null; whole: number }[];
}

const { found } = await inParts<Found>(
  {
    name: 'reviewed',
    seed: `${seed} ${level}`,
    count: options.games,
    every: 1,
    fresh: { decisions: 0, grades: {}, times: [] },
  },
  (n, all) => {
    const head = { id: `${n}`, date: '2026-01-01T00:00:00Z', name: '', seats: PEOPLE };
    const { state, record } = startRecorded(simulation, starting(`${seed} ${n}`, 'jinteki', 'shaper'), head);
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
const faults = found.times.flatMap(({ fault }) => (fault === null ? [] : [fault]));
const seconds = (ms: number): number => rounded(ms / 1000, 1);
const of = (what: string, measured: number, most: number, unit: string) =>
  check(`${what}: at most ${most} ${unit}`, `${measured} ${unit}`, measured <= most);
report(
  {
    checks: [
      of(`decisions of ${level} that are called mistakes or blunders`, rounded(share, 1), 3, '%'),
      of('until the chances over the whole game are there', seconds(first), 2, 's'),
      of('a game of 30 turns', seconds(longest), 20, 's'),
    ],
    result: {
      decisions: found.decisions,
      inaccuracies: percent(found.grades['inaccuracy'] ?? 0, found.decisions),
      firstFaultSeconds: { median: seconds(median(faults)) },
      thirtyTurnsSeconds: { mean: seconds(mean(per30)) },
    },
  },
  options,
);
