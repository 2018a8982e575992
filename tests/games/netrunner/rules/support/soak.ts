/** Random games watched after every event and at every decision, with a tally of what occurred. */
import { compiledPort } from '../../../../../src/core/flow.ts';
import { createGame, netrunner } from '../../../../../src/games/netrunner/index.ts';
import { apply } from '../../../../../src/games/netrunner/rules/apply.ts';
import { chartSources, xstatePort } from '../../../../../src/games/netrunner/rules/charts.ts';
import { digest } from '../../../../../src/games/netrunner/rules/copy.ts';
import { kindOf } from '../../../../../src/games/netrunner/rules/decision.ts';
import type { Event } from '../../../../../src/games/netrunner/rules/events.ts';
import type { State, Table } from '../../../../../src/games/netrunner/rules/model.ts';
import type { Play } from '../../../../../src/games/netrunner/rules/play.ts';
import type { FlowPort } from '../../../../../src/core/flow.ts';
import { type Counted, countArcs, countEvent, countMove, rarestOf, watch } from './coverage.ts';
import { legalSetup } from './decks.ts';
import { decisionFaults, tableFaults } from './invariants.ts';
import { type Begin, begin, type Picker, playOut, withHeuristics, seenIn } from './random.ts';
import { startTable } from './tables.ts';

/** What a game begins with: legal decks by chance, or a table laid out by chance. */
export type From = 'decks' | 'tables';

/** What a number of games came to; plain JSON, so that a long run can go on where it was stopped. */
export interface Soaked {
  games: number;
  decisions: number;
  /** decisions between two moves or more */
  choices: number;
  events: number;
  turns: number;
  /** the most decisions of a game */
  longest: number;
  /** digests that were compared: of the game played, and of its moves played again with the charts run by XState */
  digests: number;
  ends: Record<string, number>;
  /** what was wrong, with game and place, the first of each kind by its kind */
  faults: Record<string, string>;
  counted: Counted;
  /** how often each case was chosen, by which the rare ones are preferred */
  seen: Record<string, number>;
}
export const freshSoak = (): Soaked => ({
  games: 0,
  decisions: 0,
  choices: 0,
  events: 0,
  turns: 0,
  longest: 0,
  digests: 0,
  ends: {},
  faults: {},
  counted: {},
  seen: {},
});

/** How often the digests are compared, in decisions. */
const EVERY = 25;

/** The arcs taken in the game being played, and the game that counts them. */
const arcs = new Map<string, number>();
const counting = compiledPort(chartSources(), arcs);
const game = createGame({ custom: counting });

/**
 * Plays game `n` and adds what occurred; decks and moves prefer what was rare so far. After every event the table is looked at, at
 * every decision the state; its moves, played again, give its digests, and its events, applied to a fresh table, its table. What goes
 * wrong is noted, not thrown.
 */
export function soakGame(n: number, from: From, seed: string, soaked: Soaked): void {
  let last = 'the start';
  const note = (fault: string, where: string): void => {
    soaked.faults[fault.replace(/\d+/g, '#')] ??= `${from} ${n}, ${where}: ${fault}`;
  };
  arcs.clear();
  const met = rarestOf(soaked.counted);
  const setup = from === 'decks' ? legalSetup(n, seed, met) : null;
  const beginning = (port: FlowPort<Play>, fresh?: (s: State) => void): Begin =>
    setup ?? ((tell) => startTable(`${seed} ${n}`, port, tell, fresh));
  const unwatch = watch(soaked.counted);
  try {
    let fresh: Table | null = null;
    const keep = (s: State): void => {
      fresh ??= structuredClone(s.table);
    };
    const digests: string[] = [];
    const tell = (e: Event, s: State): void => {
      soaked.events += 1;
      last = e.type;
      countEvent(soaked.counted, e, s);
      if (fresh === null) keep(s);
      else apply(fresh, structuredClone(e));
      for (const fault of tableFaults(s.table)) note(fault, `after ${last}`);
    };
    const pick = withHeuristics(`${seed} ${from} ${n}`, seenIn(soaked.seen), met);
    const counted: Picker = (s, moves) => {
      const move = pick(s, moves);
      countMove(soaked.counted, s, kindOf(s.stack.at(-1)!), move);
      return move;
    };
    let decisions = 0;
    const whole = playOut(game, beginning(counting, keep), counted, {
      tell,
      each: (s, moves) => {
        if (moves.length > 1) soaked.choices += 1;
        if (decisions++ % EVERY === 0) digests.push(digest(s));
        for (const fault of decisionFaults(s)) note(fault, `at decision ${decisions} after ${last}`);
      },
    });
    const { table } = whole.state;
    soaked.decisions += whole.decisions;
    soaked.longest = Math.max(soaked.longest, whole.decisions);
    soaked.turns += table.turn;
    const end = `${table.over!.winner} ${table.over!.reason}`;
    soaked.ends[end] = (soaked.ends[end] ?? 0) + 1;
    if (JSON.stringify(fresh) !== JSON.stringify(table)) note('its events do not rebuild its table', 'at the end');
    unwatch();
    const again = begin(netrunner, beginning(xstatePort()));
    const compare = (other: string, where: string): void => {
      soaked.digests += 1;
      if (digest(again) !== other) note('its moves do not give it back', where);
    };
    whole.moves.forEach((move, i) => {
      if (i % EVERY === 0) compare(digests[i / EVERY]!, `at decision ${i + 1}`);
      netrunner.play(again, move);
    });
    compare(digest(whole.state), 'at the end');
  } catch (error) {
    note((error as Error).stack!.split('\n').slice(0, 4).join(' | '), `after ${last}`);
  } finally {
    unwatch();
  }
  countArcs(soaked.counted, arcs);
  soaked.games += 1;
}
