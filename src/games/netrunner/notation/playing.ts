/** A play going on: moves written or made by the rules of the page, steps gone to, and everything told for the story of a failure. */
import type { FlowPort } from '../../../core/flow.ts';
import { isAt, stepOf } from '../rules/charts.ts';
import type { Event } from '../rules/events.ts';
import type { StackFrame, State } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import { decider, legalMoves, playMove } from '../rules/moves/index.ts';
import { why } from '../rules/moves/why.ts';
import { type Play, playOf, top } from '../rules/play.ts';
import { settle } from '../rules/settle.ts';
import { type Told, lineOf, toldOf } from './happened.ts';
import { legalMatch, writtenMoves } from './match.ts';
import { ScenarioError } from './names.ts';
import { notate } from './notate.ts';
import { type MoveQuery, type Sentence, readSentence } from './sentence.ts';
import { readStep, standingAt, stepName } from './steps.ts';

/** Why something is refused: a reason code and its figures. */
export interface Reason {
  reason: string;
  figures: Record<string, unknown>;
}

/** Questions whose answer is a number. */
const NUMBERS = new Set(['number', 'trace', 'psi']);
/** Moves nobody wrote, between two that somebody did, at most. */
const MOST = 2000;
/** Lines of a story, at most. */
const LINES = 400;

export class Playing {
  /** moves played, as sentences */
  readonly moves: string[] = [];
  readonly events: Event[] = [];
  /** events since the last expectation */
  since: Told[] = [];
  x: Play;
  /** a `to` has stopped the play here: everything looks at exactly this place */
  held = false;
  /** it stands at the step the set-up names, and no move was made */
  atStart = false;
  /** a pass was just written: the window is still open, at the other side's opportunity */
  passed = false;
  #port: FlowPort<Play>;
  #reload: boolean;
  #begun = false;
  #log: string[] = [];
  #target: { chart: string; leaf: string }[] = [];
  #arrived = false;
  /** something written was done at the step where the play stands */
  #touched = false;
  /** a run has ended since the last written move began */
  #runEnded = false;

  /** `reload`: the state is written as JSON and read back before every move. */
  constructor(x: Play, port: FlowPort<Play>, reload: boolean) {
    this.#port = port;
    this.#reload = reload;
    this.x = x;
    this.#wire(x);
    x.dirty = true;
  }
  /**
   * The first step of the interpreter; what chance brings in it must be fixed before. `step` is the one the set-up names, if any: the
   * play stands there as if a `to` had stopped it, until a move is made.
   */
  begin(step: string | undefined): void {
    if (this.#begun) return;
    this.#begun = true;
    this.#target = step === undefined ? [] : readStep(step).filter(({ chart }) => chart === 'turn');
    settle(this.x);
    this.#target = [];
    this.held = this.atStart = this.#arrived && !this.x.t.over;
  }
  #wire(x: Play): void {
    x.halt = (frame) => this.#halts(frame);
    x.tell = (event) => {
      this.events.push(JSON.parse(JSON.stringify(event)) as Event);
      const told = toldOf(x.t, event);
      this.since.push(told);
      if (event.type === 'run-ended') this.#runEnded = true;
      if (event.type === 'step') {
        this.#touched = false;
        this.#log.push(`    · ${stepName(event.chart, event.leaf)}`);
        if (this.#target.some((step) => step.chart === event.chart && step.leaf === event.leaf)) this.#arrived = true;
      } else this.#log.push(`      ${lineOf(told)}`);
    };
  }
  /** A scenario stops at every window and at questions with one answer, so that they can be written; and at the end of the step of a `to`. */
  #halts(frame: StackFrame): boolean {
    if (frame.k === 'window') return true;
    if (frame.k === 'ask') {
      return (frame.got.length < frame.max || NUMBERS.has(frame.ask)) && legalMoves(this.x).length === 1;
    }
    if (!this.#arrived || frame.k !== 'flow' || !frame.entered) return false;
    return this.#target.some((step) => step.chart === frame.chart && step.leaf === frame.at);
  }

  /** Plays a legal move. `written`: it stands in the scenario. */
  play(move: Move, written: boolean): void {
    if (this.#reload) {
      this.x = playOf(JSON.parse(JSON.stringify(this.x.s)) as State, this.#port, null);
      this.#wire(this.x);
    }
    const sentence = notate(this.x, move);
    this.moves.push(sentence);
    this.#log.push(`  ${written ? sentence : `(${sentence})`}`);
    this.held = this.atStart = false;
    if (written) {
      this.#touched = true;
      this.#runEnded = false;
    }
    const frame = top(this.x);
    playMove(this.x, move);
    // whoever writes a pass thinks of this window: it stays open at the other side's opportunity
    this.passed = written && move.do === 'pass' && frame?.k === 'window' && top(this.x) === frame;
  }
  /** Goes on where nobody decides though the game is not over: a `to` stopped between two steps. */
  goOn(): boolean {
    if (decider(this.x) !== null || this.x.t.over) return false;
    this.#target = [];
    this.held = this.atStart = false;
    settle(this.x);
    return true;
  }
  /** The move that is made without being written, or null: passing, going on with the run, a question with one answer. */
  usual(): Move | null {
    const frame = top(this.x);
    if (frame?.k === 'window' || frame?.k === 'would') return { do: 'pass' };
    if (frame?.k !== 'ask') return null;
    if (frame.ask === 'jack-out') return { do: 'continue' };
    const legal = legalMoves(this.x);
    return legal.length === 1 ? legal[0]! : null;
  }
  /** Questions with one answer are answered. */
  answerSole(): void {
    for (let i = 0; i < MOST && !this.held; i++) {
      const legal = top(this.x)?.k === 'ask' ? legalMoves(this.x) : [];
      if (legal.length !== 1) return;
      this.play(legal[0]!, false);
    }
  }
  /** Goes on to the next real decision of this turn: past windows in which the seat can only pass, and questions with one answer. */
  toDecision(): void {
    if (this.held) return;
    for (let i = 0; i < MOST; i++) {
      if (this.goOn()) continue;
      const frame = top(this.x);
      const legal = frame?.k === 'window' || frame?.k === 'ask' ? legalMoves(this.x) : [];
      if (legal.length !== 1 || (frame?.k === 'window' && isAt(this.x.t, 'closes-turn'))) return;
      this.play(legal[0]!, false);
    }
  }
  /** Goes on to a step by its name. Throws ScenarioError when something must be answered before it. */
  to(name: string): void {
    const goal = readStep(name);
    const here = goal.some((step) => stepName(step.chart, step.leaf) === standingAt(this.x));
    const runOver =
      this.#runEnded &&
      this.x.t.run === null &&
      goal.every((step) => step.chart === 'run' && /^[67]$/.test(stepOf(step.chart, step.leaf)));
    if (runOver || (here && (!this.held || this.atStart) && !this.#touched)) {
      this.atStart = false;
      this.held = true;
      return;
    }
    this.#arrived = false;
    this.held = this.atStart = false;
    for (let i = 0; i < MOST && !this.#arrived; i++) {
      this.#target = goal;
      if (this.x.t.over) throw new ScenarioError(`the game is over before ${name}\n${this.standing()}`);
      if (decider(this.x) === null) {
        settle(this.x);
        continue;
      }
      const move = this.usual();
      if (!move) throw new ScenarioError(`${name} is not reached: this must be answered first\n${this.standing()}`);
      this.play(move, false);
    }
    if (!this.#arrived) throw new ScenarioError(`${name} is not reached`);
    this.#target = [];
    this.held = true;
  }
  /** Goes on until one of the readings is a legal move, and says which. Throws ScenarioError when none becomes legal. */
  reach(s: Sentence, readings: MoveQuery[]): Move {
    const begun = this.reasonOf(s);
    for (let i = 0; i < MOST; i++) {
      if (this.goOn()) continue;
      if (this.x.t.over) throw new ScenarioError(`the game is over\n${this.standing()}`);
      const move = decider(this.x) === s.seat ? legalMatch(this.x, readings) : null;
      if (move) return move;
      const usual = this.usual();
      if (!usual) throw this.never(s, begun);
      this.play(usual, false);
    }
    throw this.never(s, begun);
  }

  // ---------------------------------------------------------------- saying what is wrong

  /** Why a sentence is refused where the play stands, or null when it is legal. */
  refusal(text: string): Reason | null {
    const s = readSentence(text);
    if (decider(this.x) === s.seat && this.#couldBe(s.readings)) return null;
    const reason = this.reasonOf(s);
    if (reason === null) throw new ScenarioError(`"${text}": no reason is known`);
    return reason;
  }
  #couldBe(readings: MoveQuery[]): boolean {
    try {
      return legalMatch(this.x, readings) !== null;
    } catch (error) {
      if (error instanceof ScenarioError) return true;
      throw error;
    }
  }
  /** Why what the sentence says is not legal now; null when it is. */
  reasonOf(s: Sentence): Reason | null {
    let found: Reason | null = null;
    for (const move of writtenMoves(this.x, s.seat, s.readings)) {
      const refusal = why(this.x, s.seat, move);
      if (!refusal) return null;
      found ??= { reason: refusal.key.replace(/^why\./, ''), figures: { ...refusal.params } };
    }
    return found;
  }
  /** The error for a sentence that never became legal; `begun` is the reason where it was written. */
  never(s: Sentence, begun: Reason | null): ScenarioError {
    let now: string;
    try {
      now = this.reasonOf(s)?.reason ?? 'it is legal';
    } catch (error) {
      now = (error as Error).message;
    }
    const before = begun && begun.reason !== now ? `; reason where it was written: ${begun.reason}` : '';
    return new ScenarioError(`never becomes legal; reason here: ${now}${before}\n${this.standing()}`);
  }
  /** Where the play stands, who decides what, and the legal moves. */
  standing(): string {
    const seat = decider(this.x);
    const frame = top(this.x);
    const asked = frame?.k === 'ask' ? frame.ask : frame?.k === 'window' ? `window ${frame.open}` : (frame?.k ?? '');
    const over = this.x.t.over ? `the game is over: ${JSON.stringify(this.x.t.over)}` : 'nobody decides';
    const legal = legalMoves(this.x).map((move) => `    ${notate(this.x, move)}`);
    const moves = legal.length > 0 ? `; legal:\n${legal.join('\n')}` : '';
    return `stands at ${standingAt(this.x)}: ${seat === null ? over : `${seat} decides (${asked})`}${moves}`;
  }
  /** The whole play with its events, for a failure. */
  story(): string {
    if (this.#log.length === 0) return '';
    const step = (line: string | undefined): boolean => line !== undefined && line.startsWith('    · ');
    const lines = this.#log.filter((line, i) => !(step(line) && step(this.#log[i + 1])));
    return `\nthe play so far:\n${lines.slice(-LINES).join('\n')}`;
  }
}
