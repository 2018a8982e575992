/** Random games watched after every event and at every decision, with a tally of what occurred. */
import { apply } from '../../../../../src/games/netrunner/rules/apply.ts';
import { compiledPort } from '../../../../../src/core/flow.ts';
import { createGame } from '../../../../../src/games/netrunner/index.ts';
import { chartSources } from '../../../../../src/games/netrunner/rules/charts.ts';
import { digest } from '../../../../../src/games/netrunner/rules/copy.ts';
import { kindOf } from '../../../../../src/games/netrunner/rules/decision.ts';
import type { State, Table } from '../../../../../src/games/netrunner/rules/model.ts';
import { Coverage } from './coverage.ts';
import { setupOf } from './decks.ts';
import { decisionFaults, tableFaults } from './invariants.ts';
import { type Begin, begin, playOut, preferringRare } from './random.ts';
import { startTable } from './tables.ts';

export interface SoakReport {
  games: number;
  decisions: number;
  choices: number;
  events: number;
  turns: number;
  longest: number;
  ends: Record<string, number>;
  /** what was wrong, with game and place; the first of each kind */
  faults: string[];
  coverage: Coverage;
}

/**
 * Plays `games` games from number `from` on: one from decks as `setupOf` makes them, one from a table laid out at random, by turns.
 * Half of the moves are what was done least so far.
 * After every event the table is looked at, at every decision the state; every game's moves, played again, give its digest,
 * and its events, applied to a fresh table, give its table.
 */
export function soak(
  games: number,
  seed: string,
  given: { from?: number; progress?: (done: number) => void } = {},
): SoakReport {
  const coverage = new Coverage();
  const port = compiledPort(chartSources(), coverage.arcs);
  const game = createGame({ custom: port });
  const seen = new Map<string, number>();
  const kinds = new Map<string, string>();
  const report: SoakReport = {
    games: 0,
    decisions: 0,
    choices: 0,
    events: 0,
    turns: 0,
    longest: 0,
    ends: {},
    faults: [],
    coverage,
  };
  const note = (faults: string[], where: () => string): void => {
    for (const fault of faults) {
      const kind = fault.replace(/\d+/g, '#');
      if (!kinds.has(kind)) kinds.set(kind, `${where()}: ${fault}`);
    }
  };
  const restore = coverage.watchWords();
  try {
    for (let n = given.from ?? 0; n < (given.from ?? 0) + games; n++) {
      let fresh: Table | null = null;
      const keep = (s: State): void => {
        fresh ??= structuredClone(s.table);
      };
      const from: Begin = n % 2 === 0 ? setupOf(n / 2, seed) : (tell) => startTable(`${seed} ${n}`, port, tell, keep);
      let last = '';
      try {
        const whole = playOut(game, from, preferringRare(`${seed} ${n}`, seen), {
          tell: (e, s) => {
            report.events += 1;
            Coverage.up(coverage.events, e.type);
            last = e.type;
            if (fresh === null) keep(s);
            else apply(fresh, structuredClone(e));
            note(tableFaults(s.table), () => `game ${n}, after ${last}`);
          },
          each: (s, moves) => {
            if (moves.length > 1) report.choices += 1;
            const frame = s.stack.at(-1);
            if (frame) Coverage.up(coverage.kinds, kindOf(frame));
            note(decisionFaults(s), () => `game ${n}, at a decision after ${last}`);
          },
        });
        report.decisions += whole.decisions;
        report.longest = Math.max(report.longest, whole.decisions);
        report.turns += whole.state.table.turn;
        const { winner, reason } = whole.state.table.over!;
        report.ends[`${winner} ${reason}`] = (report.ends[`${winner} ${reason}`] ?? 0) + 1;
        if (JSON.stringify(fresh) !== JSON.stringify(whole.state.table))
          note(['its events do not rebuild its table'], () => `game ${n}`);
        const again = begin(game, from);
        for (const move of whole.moves) game.play(again, move);
        if (digest(again) !== digest(whole.state)) note(['its moves do not give it back'], () => `game ${n}`);
      } catch (error) {
        note([(error as Error).stack!.split('\n').slice(0, 4).join(' | ')], () => `game ${n}, after ${last}`);
      }
      report.games += 1;
      given.progress?.(report.games);
    }
  } finally {
    restore();
  }
  report.faults = [...kinds.values()];
  return report;
}
