/** Runs scenarios: sets up a table, plays moves written as sentences, and checks expectations on the way (docs/notation.md). */
import type { FlowPort } from '../../../core/flow.ts';
import { simulationPort, xstatePort } from '../rules/charts.ts';
import { digest } from '../rules/copy.ts';
import { def } from '../rules/defs.ts';
import type { Event } from '../rules/events.ts';
import type { Seat } from '../rules/model.ts';
import type { Play } from '../rules/play.ts';
import { refusedIs } from './expect-moves.ts';
import { OF_DECISION, check } from './expect.ts';
import { ScenarioError, codeOf } from './names.ts';
import { Playing } from './playing.ts';
import { type Chance, type StepIn, readScenario } from './scenario-schema.ts';
import { readSentence } from './sentence.ts';
import { readSetup } from './setup-schema.ts';
import { setTable } from './table-setup.ts';
import { playSentence } from './written.ts';

/** Options for running a scenario. */
export interface RunOptions {
  /** what runs the rules' charts: XState ('live'), tables ('compiled'), or the given port */
  port: 'live' | 'compiled' | FlowPort<Play>;
  /** true: before every move, write the state as JSON and read it back */
  reload?: boolean;
}
/** The result of running a scenario. */
export interface Result {
  name: string;
  ok: boolean;
  /** why the scenario failed, with the play so far; null if it passed */
  problem: string | null;
  /** sentences of all moves played, including automatic ones */
  moves: string[];
  events: Event[];
  /** digest of the final state; '' if the table could not be set up */
  digest: string;
}

/**
 * Runs one scenario, given as any plain JSON, which is validated first. Never throws: any fault of the scenario or of the rules is reported
 * in `problem`.
 */
export function runScenario(json: unknown, options: RunOptions): Result {
  const result: Result = { name: nameIn(json), ok: false, problem: null, moves: [], events: [], digest: '' };
  let playing: Playing | null = null;
  let where = '';
  try {
    const { setup, play } = readScenario(json);
    const port = portOf(options.port);
    const table = readSetup(setup);
    playing = new Playing(setTable(table, firstSeat(play), port), port, options.reload === true);
    for (const [index, step] of play.entries()) {
      where = `step ${index + 1}: ${JSON.stringify(step)}\n`;
      takeStep(playing, step, table.step);
    }
    where = 'at the end: ';
    finish(playing, table.step);
    result.ok = true;
  } catch (error) {
    result.problem = `${where}${messageOf(error)}${playing?.story() ?? ''}`;
  }
  if (playing) {
    result.moves = playing.moves;
    result.events = playing.events;
    result.digest = digest(playing.game.s);
  }
  return result;
}
const portOf = (port: RunOptions['port']): FlowPort<Play> =>
  port === 'live' ? xstatePort() : port === 'compiled' ? simulationPort() : port;
const nameIn = (json: unknown): string =>
  typeof json === 'object' && json !== null && 'name' in json && typeof json.name === 'string'
    ? json.name.slice(0, 300)
    : '(without a name)';
/** Formats an error for people to read; adds a stack trace if the rules are at fault and not the scenario. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ScenarioError || /^(random|shuffle): /.test(error.message)) return error.message;
  return error.stack ?? error.message;
}
/** The seat that has the turn if the setup does not say: the one that the play names first. */
export function firstSeat(play: StepIn[]): Seat {
  for (const step of play) {
    const text = typeof step === 'string' ? step : 'to' in step ? step.to : 'refused' in step ? step.refused : '';
    if (/^\s*corp\b/i.test(text)) return 'corp';
    if (/^\s*(runner|run)\b/i.test(text)) return 'runner';
  }
  return 'corp';
}

/** Carries out one step of a scenario's play. `first`: the step of the game at which its setup starts. */
function takeStep(p: Playing, step: StepIn, first: string | undefined): void {
  if (typeof step === 'object' && 'note' in step) return;
  if (typeof step === 'object' && 'random' in step) return fixChance(p, step.random);
  p.begin(first);
  if (typeof step === 'string') return playSentence(p, readSentence(step));
  if ('to' in step) return p.to(step.to);
  if ('refused' in step) {
    if (!p.passed) p.toDecision();
    return failIf(p, refusedIs(lookOf(p), step.refused, step.because));
  }
  expectAll(p, step.expect);
}
const lookOf = (p: Playing): Parameters<typeof check>[0] => ({
  game: p.game,
  events: p.since,
  happened: p.happened,
  refusal: (text) => p.refusal(text),
});
/** Throws a ScenarioError that describes the problem, unless it is null. */
function failIf(p: Playing, problem: string | null): void {
  if (problem) throw new ScenarioError(`${problem}\n${p.standing()}`);
}

/**
 * Names of expectations about the end of the game. Before they are checked, the play goes on to the next decision, as the game may end on
 * the way.
 */
const OF_END = ['over', 'winner', 'reason'];
/** Checks a step's expectations: first those about the table as it is now, then those about the next decision. */
function expectAll(p: Playing, expect: Record<string, unknown>): void {
  if (OF_END.some((path) => Object.hasOwn(expect, path))) {
    if (p.atStart) p.held = false;
    p.toDecision();
  }
  const entries = Object.entries(expect);
  p.answerSole();
  failIf(p, check(lookOf(p), Object.fromEntries(entries.filter(([path]) => !OF_DECISION.has(path)))));
  p.forget();
  const decision = entries.filter(([path]) => OF_DECISION.has(path));
  if (decision.length === 0) return;
  if (!p.passed) p.toDecision();
  failIf(p, check(lookOf(p), Object.fromEntries(decision)));
}

/** Fixes the next random results, as the scenario gives them. */
function fixChance(p: Playing, list: Chance[]): void {
  for (const each of list) {
    if (typeof each === 'string') p.game.s.fixed.push({ kind: 'card', titles: [codeOf(each)] });
    else p.game.s.fixed.push({ kind: 'order', titles: each.shuffle.map(codeOf) });
  }
}
/** Ends a scenario: plays on to the next decision. Throws if a random result fixed by the scenario was not used. */
function finish(p: Playing, first: string | undefined): void {
  p.begin(first);
  p.toDecision();
  const left = p.game.s.fixed.map((each) =>
    each.kind === 'order' ? 'a shuffle' : each.titles.map((code) => def(code).title).join(', '),
  );
  if (left.length > 0)
    throw new ScenarioError(`fixed random results were not used: ${left.join('; ')}\n${p.standing()}`);
}
