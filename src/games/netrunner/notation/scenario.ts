/** Running scenarios: a table set up, a play written as sentences, and what is expected on the way (docs/notation.md). */
import * as v from 'valibot';
import type { FlowPort } from '../../../core/flow.ts';
import { simulationPort, xstatePort } from '../rules/charts.ts';
import { copyState, digest } from '../rules/copy.ts';
import { def } from '../rules/defs.ts';
import type { Event } from '../rules/events.ts';
import type { Frame, Seat, State } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import { decider, legalMoves, playMove } from '../rules/moves/index.ts';
import { why } from '../rules/moves/why.ts';
import { type Play, playOf, top } from '../rules/play.ts';
import { settle } from '../rules/settle.ts';
import { OF_DECISION, check, refusedIs } from './expect.ts';
import { type Told, lineOf, toldOf } from './happened.ts';
import { legalMatch, writtenMoves } from './match.ts';
import { type Ref, ScenarioError, codeOf, perhaps } from './names.ts';
import { notate } from './notate.ts';
import { type Sentence, type Want, readSentence } from './sentence.ts';
import { readSetup } from './setup-schema.ts';
import { readStep, stepName } from './steps.ts';
import { setTable } from './table-setup.ts';

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

const text = v.pipe(v.string(), v.maxLength(400));
const sentence = v.pipe(v.string(), v.minLength(1), v.maxLength(400));
const chance = v.union([text, v.strictObject({ shuffle: v.pipe(v.array(text), v.maxLength(200)) })]);
export const STEP_FORMS = {
  to: v.strictObject({ to: sentence }),
  expect: v.strictObject({ expect: v.record(text, v.unknown()) }),
  refused: v.strictObject({ refused: sentence, because: v.optional(v.union([text, v.record(text, v.unknown())])) }),
  random: v.strictObject({ random: v.pipe(v.array(chance), v.maxLength(200)) }),
  note: v.strictObject({ note: v.pipe(v.string(), v.maxLength(2000)) }),
};
export const SCENARIO_FIELDS = {
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  rule: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  note: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  setup: v.optional(v.unknown()),
  play: v.pipe(v.array(v.unknown()), v.maxLength(500)),
};
const scenarioSchema = v.strictObject(SCENARIO_FIELDS);
type StepIn = string | { to: string } | { expect: Record<string, unknown> } | { refused: string; because?: unknown } | { random: (string | { shuffle: string[] })[] } | { note: string };

/** Depth of objects and lists inside each other; a file from outside may be hostile. */
function depth(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return left > 0 && Object.values(value).every((each) => depth(each, left - 1));
}

function readStepOf(step: unknown, index: number): StepIn {
  if (typeof step === 'string') return step;
  const keys = typeof step === 'object' && step !== null ? Object.keys(step) : [];
  for (const [form, schema] of Object.entries(STEP_FORMS)) {
    if (!keys.includes(form)) continue;
    const read = v.safeParse(schema, step);
    if (read.success) return read.output as StepIn;
    const issue = read.issues[0];
    throw new ScenarioError(`play[${index}] (${form}): ${issue.path?.map((item) => String(item.key)).join('.') ?? ''} expected ${issue.expected ?? 'something else'}, but it is ${issue.received.slice(0, 80)}`);
  }
  throw new ScenarioError(`play[${index}] is neither a move nor one of: ${Object.keys(STEP_FORMS).join(', ')}${keys[0] ? perhaps(keys[0], Object.keys(STEP_FORMS)) : ''}`);
}

/**
 * Runs one scenario. Never throws: whatever is wrong with the scenario, or with the rules, is the `problem` of the result.
 * `json` is plain JSON from anywhere; it is read at the door.
 */
export function runScenario(json: unknown, options: RunOptions): Result {
  const result: Result = { name: nameIn(json), ok: false, problem: null, moves: [], events: [], digest: '' };
  let running: Running | null = null;
  try {
    if (!depth(json, 12)) throw new ScenarioError('the scenario is nested too deeply');
    const read = v.safeParse(scenarioSchema, json);
    if (!read.success) {
      const issue = read.issues[0];
      const field = issue.path?.map((item) => String(item.key)).join('.') ?? '';
      throw new ScenarioError(issue.expected === 'never' ? `a scenario has no field "${field}"${perhaps(field, Object.keys(SCENARIO_FIELDS))}` : `${field || 'the scenario'}: expected ${issue.expected}, but it is ${issue.received.slice(0, 80)}`);
    }
    const play = read.output.play.map(readStepOf);
    const port = options.port === 'live' ? xstatePort() : options.port === 'compiled' ? simulationPort() : options.port;
    running = new Running(result, port, options.reload === true);
    running.start(read.output.setup ?? {}, play);
    play.forEach((step, i) => running!.step(step, i));
    running.end();
    result.ok = true;
  } catch (error) {
    result.problem = `${running?.where ?? ''}${sayOf(error)}${running ? running.story() : ''}`;
  }
  if (running?.x) result.digest = digest(running.x.s);
  return result;
}
/** What went wrong, for a person; of a fault of the rules also where. */
function sayOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ScenarioError || /^(random|shuffle): /.test(error.message)) return error.message;
  return error.stack ?? error.message;
}
const nameIn = (json: unknown): string => (typeof json === 'object' && json !== null && 'name' in json && typeof json.name === 'string' ? json.name.slice(0, 300) : '(without a name)');

const NUMBERS = new Set(['number', 'trace', 'psi']);
/** The windows after which a turn ends. */
const LAST_WINDOWS = new Set(['c3_2', 'r2_2']);
/** Expectations about the table, and those about the next decision. */
function split(expect: Record<string, unknown>): [Record<string, unknown>, Record<string, unknown>] {
  const entries = Object.entries(expect);
  return [Object.fromEntries(entries.filter(([path]) => !OF_DECISION.has(path))), Object.fromEntries(entries.filter(([path]) => OF_DECISION.has(path)))];
}

/** One scenario going on. */
class Running {
  x: Play | null = null;
  /** the step of the scenario, for problems */
  where = '';
  #log: string[] = [];
  #since: Told[] = [];
  /** a `to` has stopped the play here: expectations look at exactly this place */
  #held = false;
  /** a pass was just written: the window is still open, at the other side's opportunity */
  #passed = false;
  #target: { chart: string; leaf: string }[] = [];
  #arrived = false;
  /** something written was done at the step where the play stands */
  #touched = false;
  /** a run has ended since the last written move began */
  #runEnded = false;

  constructor(private readonly result: Result, private readonly port: FlowPort<Play>, private readonly reload: boolean) {}

  start(setup: unknown, play: StepIn[]): void {
    const read = readSetup(setup);
    this.x = setTable(read, firstSeat(play), this.port);
    this.#wire(this.x);
    this.x.dirty = true;
  }
  #begun = false;
  /** The first step of the interpreter waits for chance that is fixed before it. */
  #begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    this.#settle();
  }
  #wire(x: Play): void {
    x.halt = (frame) => this.#halts(frame);
    x.tell = (event) => {
      this.result.events.push(JSON.parse(JSON.stringify(event)) as Event);
      const told = toldOf(x.t, event);
      this.#since.push(told);
      if (event.type === 'run-ended') this.#runEnded = true;
      if (event.type === 'step') {
        this.#touched = false;
        this.#log.push(`    · ${stepName(event.chart, event.leaf)}`);
        if (this.#target.some((step) => step.chart === event.chart && step.leaf === event.leaf)) this.#arrived = true;
      } else this.#log.push(`      ${lineOf(told)}`);
    };
  }
  /** A scenario stops at every window and at questions with one answer, so that they can be written; and at the end of the step of a `to`. */
  #halts(frame: Frame): boolean {
    if (frame.k === 'window') return true;
    if (frame.k === 'ask') return (frame.got.length < frame.max || NUMBERS.has(frame.ask)) && legalMoves(this.#x).length === 1;
    return this.#arrived && frame.k === 'flow' && frame.entered && this.#target.some((step) => step.chart === frame.chart && step.leaf === frame.at);
  }
  get #x(): Play {
    return this.x!;
  }
  #settle(): void {
    settle(this.#x);
  }

  step(step: StepIn, index: number): void {
    this.where = `step ${index + 1}: ${JSON.stringify(step)}\n`;
    if (typeof step === 'object' && 'note' in step) return;
    if (typeof step === 'object' && 'random' in step) return this.#random(step.random);
    this.#begin();
    if (typeof step === 'string') return this.#sentence(readSentence(step));
    if ('to' in step) return this.#to(step.to);
    if ('refused' in step) {
      if (!this.#passed) this.#toDecision();
      return this.#hold(refusedIs(this.#look(), step.refused, step.because));
    }
    const ending = ['over', 'winner', 'reason'].some((path) => Object.hasOwn(step.expect, path));
    if (ending) this.#toDecision();
    const [ofTable, ofDecision] = split(step.expect);
    this.#answerSole();
    this.#hold(check(this.#look(), ofTable));
    this.#since = [];
    if (Object.keys(ofDecision).length === 0) return;
    if (!this.#passed) this.#toDecision();
    this.#hold(check(this.#look(), ofDecision));
  }
  #hold(problem: string | null): void {
    if (problem) throw new ScenarioError(`${problem}\n${this.#standing()}`);
  }
  end(): void {
    this.where = 'at the end: ';
    this.#begin();
    this.#toDecision();
    const fixed = this.#x.s.fixed;
    if (fixed.length > 0) {
      throw new ScenarioError(`chance was fixed but not used: ${fixed.map((each) => (each.kind === 'order' ? 'a shuffle' : each.titles.map((code) => def(code).title).join(', '))).join('; ')}\n${this.#standing()}`);
    }
  }

  #random(list: (string | { shuffle: string[] })[]): void {
    for (const each of list) {
      if (typeof each === 'string') this.#x.s.fixed.push({ kind: 'card', titles: [codeOf(each)] });
      else this.#x.s.fixed.push({ kind: 'order', titles: each.shuffle.map(codeOf) });
    }
  }

  // ---------------------------------------------------------------- going on

  #play(move: Move, written: boolean): void {
    if (this.reload) {
      const x = playOf(JSON.parse(JSON.stringify(this.#x.s)) as State, this.port, null);
      this.#wire(x);
      this.x = x;
    }
    const sentence = notate(this.#x, move);
    this.result.moves.push(sentence);
    this.#log.push(`  ${written ? sentence : `(${sentence})`}`);
    this.#held = false;
    if (written) {
      this.#touched = true;
      this.#runEnded = false;
    }
    const frame = top(this.#x);
    playMove(this.#x, move);
    // whoever writes a pass thinks of this window: it stays open at the other side's opportunity
    this.#passed = written && move.do === 'pass' && frame?.k === 'window' && top(this.#x) === frame;
  }
  /** Where nobody decides though the game is not over: a `to` stopped between two steps. */
  #goOn(): boolean {
    if (decider(this.#x) !== null || this.#x.t.over) return false;
    this.#target = [];
    this.#held = false;
    this.#settle();
    return true;
  }
  /** The move that is made without being written, or null: passing, going on with the run, a question with one answer. */
  #usual(): Move | null {
    const frame = top(this.#x);
    if (frame?.k === 'window' || frame?.k === 'would') return { do: 'pass' };
    if (frame?.k !== 'ask') return null;
    if (frame.ask === 'jack-out') return { do: 'continue' };
    const legal = legalMoves(this.#x);
    return legal.length === 1 ? legal[0]! : null;
  }
  /** Questions with one answer are answered. */
  #answerSole(): void {
    for (let i = 0; i < 2000 && !this.#held; i++) {
      const legal = top(this.#x)?.k === 'ask' ? legalMoves(this.#x) : [];
      if (legal.length !== 1) return;
      this.#play(legal[0]!, false);
    }
  }
  /** Goes on to the next real decision of this turn: past windows in which the seat can only pass, and questions with one answer. */
  #toDecision(): void {
    if (this.#held) return;
    for (let i = 0; i < 2000; i++) {
      if (this.#goOn()) continue;
      const frame = top(this.#x);
      const legal = frame?.k === 'window' || frame?.k === 'ask' ? legalMoves(this.#x) : [];
      if (legal.length !== 1 || (frame?.k === 'window' && LAST_WINDOWS.has(this.#x.t.leaf))) return;
      this.#play(legal[0]!, false);
    }
  }

  #to(name: string): void {
    const goal = readStep(name);
    const here = goal.some((step) => stepName(step.chart, step.leaf) === this.#stepHere());
    const justOver = this.#runEnded && this.#x.t.run === null && goal.every((step) => step.chart === 'run' && /^s[67]$/.test(step.leaf));
    if (justOver || (here && !this.#held && !this.#touched)) {
      this.#held = true;
      return;
    }
    this.#target = goal;
    this.#arrived = false;
    this.#held = false;
    for (let i = 0; i < 2000 && !this.#arrived; i++) {
      if (this.#x.t.over) throw new ScenarioError(`the game is over before ${name}\n${this.#standing()}`);
      if (decider(this.#x) === null) {
        this.#settle();
        continue;
      }
      const move = this.#usual();
      if (!move) throw new ScenarioError(`${name} is not reached: this must be answered first\n${this.#standing()}`);
      this.#play(move, false);
      this.#target = goal;
    }
    if (!this.#arrived) throw new ScenarioError(`${name} is not reached`);
    this.#target = [];
    this.#held = true;
  }

  #sentence(s: Sentence): void {
    for (let i = 0; i < s.times; i++) this.#written(s);
  }
  #written(s: Sentence): void {
    const first = this.#expand(s);
    if (s.how === 'picks' && s.picks.length > 1) return this.#severalPicked(s);
    this.#wanted(s, first);
    if (s.how === 'each' || (s.how === 'subs' && s.picks.length > 1 && top(this.#x)?.k !== 'ask')) {
      for (const each of s.picks.slice(1)) this.#next(s, [{ ...first[0]!, ...(typeof each === 'number' ? { n: each } : { card: each }) }]);
    } else if (s.how === 'picks' && !this.#lastWas.startsWith(`${s.seat}: pick`)) {
      // a named way or a server was chosen: what is asked next is another question
    } else if (s.how !== 'none') this.#picks(s);
  }
  /** Several cards picked by one sentence, in whatever order they are offered. */
  #severalPicked(s: Sentence): void {
    const ways = s.picks.map((each): Want => (typeof each === 'number' ? { do: 'pick', n: each } : { do: 'pick', card: each }));
    this.#reach(s, ways);
    const frame = top(this.#x);
    this.#pickFrom(s, [...s.picks], frame?.k === 'ask' ? frame.ask : null);
  }
  get #lastWas(): string {
    return this.result.moves.at(-1) ?? '';
  }
  /** An install whose trashing is all done by the rules is a plain install. */
  #expand(s: Sentence): Want[] {
    if (s.how !== 'trashing') return s.ways;
    return s.ways.flatMap((way) => [way, { ...way, trashing: false }]);
  }
  /** Goes on until the move is legal, and makes it. */
  #wanted(s: Sentence, ways: Want[]): void {
    if (ways[0]!.do === 'concede') return this.#play({ do: 'concede', option: s.seat }, true);
    this.#play(this.#reach(s, ways), true);
  }
  /** Goes on until one of the ways is a legal move, and says which. */
  #reach(s: Sentence, ways: Want[]): Move {
    const begun = this.#refusals(s);
    for (let i = 0; i < 2000; i++) {
      if (this.#goOn()) continue;
      if (this.#x.t.over) throw new ScenarioError(`the game is over: ${JSON.stringify(this.#x.t.over)}\n${this.#standing()}`);
      const move = decider(this.#x) === s.seat ? legalMatch(this.#x, ways) : null;
      if (move) return move;
      const usual = this.#usual();
      if (!usual) throw new ScenarioError(this.#never(s, begun));
      this.#play(usual, false);
    }
    throw new ScenarioError(this.#never(s, begun));
  }
  /** A later part of one sentence: legal now, or already settled because nothing was left to choose. */
  #next(s: Sentence, ways: Want[]): void {
    const move = decider(this.#x) === s.seat ? legalMatch(this.#x, ways) : null;
    if (move) return this.#play(move, true);
    const usual = this.#usual();
    if (usual && top(this.#x)?.k === 'ask') throw new ScenarioError(this.#never(s, null));
    if (s.ways[0]!.do === 'next') return;
    this.#wanted(s, ways);
  }
  /** Cards or subroutines written in one sentence are picked in the order in which they are offered. */
  #picks(s: Sentence): void {
    const left = [...s.picks];
    if (s.how === 'picks') left.shift();
    const frame = top(this.#x);
    const ask = frame?.k === 'ask' ? frame.ask : null;
    if (s.how === 'trashing') return this.#trashing(s, left as Ref[]);
    if (s.how === 'subs' && ask !== 'subs') return;
    this.#pickFrom(s, left, ask);
  }
  #pickFrom(s: Sentence, left: (Ref | number)[], ask: string | null): void {
    const still = (): boolean => {
      const frame = top(this.#x);
      return frame?.k === 'ask' && frame.ask === ask && decider(this.#x) === s.seat;
    };
    while (left.length > 0 && still()) {
      let found: { move: Move; at: number; rank: number } | null = null;
      const legal = legalMoves(this.#x);
      left.forEach((each, at) => {
        const move = legalMatch(this.#x, [typeof each === 'number' ? { do: 'pick', n: each } : { do: 'pick', card: each }]);
        const rank = move ? legal.indexOf(legal.find((one) => one.card === move.card && one.n === move.n)!) : -1;
        if (move && (!found || rank < found.rank)) found = { move, at, rank };
      });
      if (!found) throw new ScenarioError(this.#never(s, null));
      const { move, at } = found as { move: Move; at: number };
      left.splice(at, 1);
      this.#play(move, true);
    }
    if (left.length > 0) throw new ScenarioError(`nothing asks for ${left.map((each) => (typeof each === 'number' ? each : each.text)).join(', ')}\n${this.#standing()}`);
    if (still() && legalMoves(this.#x).some((move) => move.do === 'done')) this.#play({ do: 'done' }, true);
  }
  /** Cards trashed for an install: those the rules trash by themselves need no answer. */
  #trashing(s: Sentence, wanted: Ref[]): void {
    const gone = (ref: Ref): boolean => this.#since.some((told) => told.type === 'trashed' && told.why === 'install' && typeof told.card === 'string' && codeOf(told.card) === codeOf(ref.text.split(/[@#]/)[0]!.trim()));
    for (let i = 0; i < 20; i++) {
      const frame = top(this.#x);
      if (frame?.k !== 'ask' || frame.ask !== 'trash-first') break;
      const offered = wanted.filter((ref) => !gone(ref) && legalMatch(this.#x, [{ do: 'pick', card: ref }]) !== null);
      const before = this.result.moves.length;
      this.#pickFrom(s, offered.slice(0, frame.max), 'trash-first');
      if (this.result.moves.length === before) break;
    }
    for (const ref of wanted) if (!gone(ref)) throw new ScenarioError(`${ref.text} was not trashed\n${this.#standing()}`);
  }

  // ---------------------------------------------------------------- saying what is wrong

  #look(): Parameters<typeof check>[0] {
    return { x: this.#x, events: this.#since, refusal: (sentence) => this.#refusal(sentence) };
  }
  #refusal(text: string): { reason: string; figures: Record<string, unknown> } | null {
    const s = readSentence(text);
    if (decider(this.#x) === s.seat && this.#isLegal(this.#expand(s))) return null;
    const reasons = this.#refusals(s);
    if (reasons === null) throw new ScenarioError(`"${text}": no reason is known`);
    return reasons;
  }
  #isLegal(ways: Want[]): boolean {
    try {
      return legalMatch(this.#x, ways) !== null;
    } catch (error) {
      if (error instanceof ScenarioError) return true;
      throw error;
    }
  }
  /** Why what the sentence says is not legal now; null when it is. */
  #refusals(s: Sentence): { reason: string; figures: Record<string, unknown> } | null {
    let found: { reason: string; figures: Record<string, unknown> } | null = null;
    for (const move of writtenMoves(this.#x, s.seat, s.ways)) {
      const refusal = why(this.#x, s.seat, move);
      if (!refusal) return null;
      found ??= { reason: refusal.key.replace(/^why\./, ''), figures: { ...refusal.params } };
    }
    return found;
  }
  #standing(): string {
    const seat = decider(this.#x);
    const frame = top(this.#x);
    const open = seat === null ? (this.#x.t.over ? `the game is over: ${JSON.stringify(this.#x.t.over)}` : 'nobody decides') : `${seat} decides (${frame?.k === 'ask' ? frame.ask : frame?.k === 'window' ? `window ${frame.open}` : (frame?.k ?? '')})`;
    const legal = legalMoves(this.#x).map((move) => `    ${notate(this.#x, move)}`);
    return `stands at ${this.#stepHere()}: ${open}${legal.length > 0 ? `; legal:\n${legal.join('\n')}` : ''}`;
  }
  #stepHere(): string {
    for (let i = this.#x.s.stack.length - 1; i >= 0; i--) {
      const frame = this.#x.s.stack[i]!;
      if (frame.k === 'flow') return stepName(frame.chart, frame.at);
    }
    return stepName(this.#x.t.chart, this.#x.t.leaf);
  }
  #never(s: Sentence, begun: { reason: string } | null): string {
    let now: string;
    try {
      now = this.#refusals(s)?.reason ?? 'it is legal';
    } catch (error) {
      now = (error as Error).message;
    }
    return `never becomes legal; reason here: ${now}${begun && begun.reason !== now ? `; reason where it was written: ${begun.reason}` : ''}\n${this.#standing()}`;
  }
  story(): string {
    if (this.#log.length === 0) return '';
    const lines = this.#log.filter((line, i) => !(line.startsWith('    · ') && this.#log[i + 1]?.startsWith('    · ')));
    return `\nthe play so far:\n${lines.slice(-400).join('\n')}`;
  }
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
export { copyState };
