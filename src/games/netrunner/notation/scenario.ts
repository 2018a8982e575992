/** Running scenarios: a table set up, a play written as sentences, and what is expected on the way (docs/notation.md). */
import type { FlowPort } from '../../../core/flow.ts';
import { simulationPort, xstatePort } from '../rules/charts.ts';
import { digest } from '../rules/copy.ts';
import { def } from '../rules/defs.ts';
import type { Event } from '../rules/events.ts';
import type { Seat } from '../rules/model.ts';
import type { Play } from '../rules/play.ts';
import { OF_DECISION, check, refusedIs } from './expect.ts';
import { ScenarioError, codeOf } from './names.ts';
import { Playing } from './playing.ts';
import { type Chance, type StepIn, readScenario } from './scenario-schema.ts';
import { readSentence } from './sentence.ts';
import { readSetup } from './setup-schema.ts';
import { setTable } from './table-setup.ts';
import { playSentence } from './written.ts';

/** How a scenario is run. */
export interface RunOptions {
  /** 'live': charts by XState; 'compiled': by tables; or a port of one's own */
  port: 'live' | 'compiled' | FlowPort<Play>;
  /** the state is written as JSON and read back before every move */
  reload?: boolean;
}
/** What came of it. */
export interface Result {
  name: string;
  ok: boolean;
  /** why it failed, with the play so far; null when it holds */
  problem: string | null;
  /** moves played, as sentences, those not written included */
  moves: string[];
  events: Event[];
  /** of the last state; '' when there is none */
  digest: string;
}

/**
 * Runs one scenario. Never throws: whatever is wrong with the scenario, or with the rules, is the `problem` of the result.
 * `json` is plain JSON from anywhere; it is read at the door.
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
    result.problem = `${where}${sayOf(error)}${playing?.story() ?? ''}`;
  }
  if (playing) {
    result.moves = playing.moves;
    result.events = playing.events;
    result.digest = digest(playing.x.s);
  }
  return result;
}
const portOf = (port: RunOptions['port']): FlowPort<Play> =>
  port === 'live' ? xstatePort() : port === 'compiled' ? simulationPort() : port;
const nameIn = (json: unknown): string =>
  typeof json === 'object' && json !== null && 'name' in json && typeof json.name === 'string'
    ? json.name.slice(0, 300)
    : '(without a name)';
/** What went wrong, for a person; of a fault of the rules also where. */
function sayOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ScenarioError || /^(random|shuffle): /.test(error.message)) return error.message;
  return error.stack ?? error.message;
}
/** Whose turn it is when the setup does not say: that of the seat whose move is written first. */
function firstSeat(play: StepIn[]): Seat {
  for (const step of play) {
    const text = typeof step === 'string' ? step : 'to' in step ? step.to : 'refused' in step ? step.refused : '';
    if (/^\s*corp\b/i.test(text)) return 'corp';
    if (/^\s*(runner|run)\b/i.test(text)) return 'runner';
  }
  return 'corp';
}

function takeStep(p: Playing, step: StepIn, first: string | undefined): void {
  if (typeof step === 'object' && 'note' in step) return;
  if (typeof step === 'object' && 'random' in step) return fix(p, step.random);
  p.begin(first);
  if (typeof step === 'string') return playSentence(p, readSentence(step));
  if ('to' in step) return p.to(step.to);
  if ('refused' in step) {
    if (!p.passed) p.toDecision();
    return hold(p, refusedIs(lookOf(p), step.refused, step.because));
  }
  expectAll(p, step.expect);
}
const lookOf = (p: Playing): Parameters<typeof check>[0] => ({
  x: p.x,
  events: p.since,
  refusal: (text) => p.refusal(text),
});
function hold(p: Playing, problem: string | null): void {
  if (problem) throw new ScenarioError(`${problem}\n${p.standing()}`);
}

/** Paths whose expectation looks at the end of the game if it comes before the next decision. */
const OF_END = ['over', 'winner', 'reason'];
/** What is said of the table first, as the play has left it; then what is said of the next decision. */
function expectAll(p: Playing, expect: Record<string, unknown>): void {
  if (OF_END.some((path) => Object.hasOwn(expect, path))) {
    if (p.atStart) p.held = false;
    p.toDecision();
  }
  const entries = Object.entries(expect);
  p.answerSole();
  hold(p, check(lookOf(p), Object.fromEntries(entries.filter(([path]) => !OF_DECISION.has(path)))));
  p.since = [];
  const decision = entries.filter(([path]) => OF_DECISION.has(path));
  if (decision.length === 0) return;
  if (!p.passed) p.toDecision();
  hold(p, check(lookOf(p), Object.fromEntries(decision)));
}

function fix(p: Playing, list: Chance[]): void {
  for (const each of list) {
    if (typeof each === 'string') p.x.s.fixed.push({ kind: 'card', titles: [codeOf(each)] });
    else p.x.s.fixed.push({ kind: 'order', titles: each.shuffle.map(codeOf) });
  }
}
/** Goes on to a decision, and sees that all of what chance was to bring has come. */
function finish(p: Playing, first: string | undefined): void {
  p.begin(first);
  p.toDecision();
  const left = p.x.s.fixed.map((each) =>
    each.kind === 'order' ? 'a shuffle' : each.titles.map((code) => def(code).title).join(', '),
  );
  if (left.length > 0) throw new ScenarioError(`chance was fixed but not used: ${left.join('; ')}\n${p.standing()}`);
}
