/**
 * `Playing`: a scenario while it is played. It makes written and automatic moves, plays on to named steps, and logs events for failure
 * messages.
 */
import type { FlowPort } from '../../../core/flow.ts';
import { isAt, stepOf } from '../rules/charts.ts';
import type { Event } from '../rules/events.ts';
import { SEATS, type Seat, type StackFrame, type State } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import { decider, legalMoves, playMove } from '../rules/moves/index.ts';
import { why } from '../rules/moves/why.ts';
import { type Play, playOf, top } from '../rules/play.ts';
import { settle } from '../rules/settle.ts';
import { redactEvent } from '../rules/view.ts';
import { type Happened, lineOf, happenedOf, happenedTo } from './happened.ts';
import { asks, checkNames, legalMatch, writtenMoves } from './match.ts';
import { ScenarioError } from './names.ts';
import { notate } from './notate.ts';
import { type MoveQuery, type Sentence, readSentence } from './sentence.ts';
import { readStep, standingAt, stepName } from './steps.ts';

/** Why the rules refuse a move: a code for the reason, and the values for its text. */
export interface Reason {
  reason: string;
  figures: Record<string, unknown>;
}

/** Kinds of decisions that are a number. */
const NUMBERS = new Set(['number', 'trace', 'psi']);
/** The most automatic moves between two moves written in the scenario. */
const MAX_AUTOMATIC = 2000;
/** The most lines of the play that a failure message shows. */
const MAX_LINES = 400;

export class Playing {
  /** sentences of all moves played so far */
  readonly moves: string[] = [];
  readonly events: Event[] = [];
  /** events since the last expectation: as they happened (`since`), and as each seat may know them (`happened`) */
  since: Happened[] = [];
  happened: Record<Seat, Happened[]> = { corp: [], runner: [] };
  game: Play;
  /** true if a `to` step has stopped the play here, so that expectations are checked exactly at this point */
  held = false;
  /** true while the play is at the step named in the setup and no move has been made */
  atStart = false;
  /** true after a written pass that did not close its window: the other side may act in it now */
  passed = false;
  /** the seat whose last pick completed a decision with several picks; null after the next move */
  picked: Seat | null = null;
  #port: FlowPort<Play>;
  #reload: boolean;
  #begun = false;
  /** lines of the play so far; events among them become text only when they are printed */
  #log: (string | Happened)[] = [];
  #target: { chart: string; leaf: string }[] = [];
  #arrived = false;
  /** whether a written move was made at the current step */
  #touched = false;
  /** whether a run has ended since the last written action, or written move in a window, began */
  #runEnded = false;

  /** `reload`: before every move, writes the state as JSON and reads it back. */
  constructor(game: Play, port: FlowPort<Play>, reload: boolean) {
    this.#port = port;
    this.#reload = reload;
    this.game = game;
    this.#wire(game);
    game.dirty = true;
  }
  /**
   * Starts the rules, unless they have started; random results that they need must be fixed before. If the setup names a `step`, the play
   * stops there until a move is made, as after a `to` step.
   */
  begin(step: string | undefined): void {
    if (this.#begun) return;
    this.#begun = true;
    this.#target = step === undefined ? [] : readStep(step).filter(({ chart }) => chart === 'turn');
    settle(this.game);
    this.#target = [];
    this.held = this.atStart = this.#arrived && !this.game.t.over;
  }
  #wire(game: Play): void {
    game.halt = (frame) => this.#halts(frame);
    game.tell = (event) => {
      this.events.push(JSON.parse(JSON.stringify(event)) as Event);
      const happened = happenedOf(game.t, event);
      this.since.push(happened);
      for (const seat of SEATS) this.happened[seat].push(happenedTo(game.t, redactEvent(game, event, seat)));
      if (event.type === 'run-ended') this.#runEnded = true;
      if (event.type === 'step') {
        this.#touched = false;
        this.#log.push(`    · ${stepName(event.chart, event.leaf)}`);
        if (this.#target.some((step) => step.chart === event.chart && step.leaf === event.leaf)) this.#arrived = true;
      } else this.#log.push(happened);
    };
  }
  /**
   * Whether the rules stop at this point: where a `to` step leads, and at every window and decision with one answer, so that a scenario can
   * write these moves.
   */
  #halts(frame: StackFrame): boolean {
    if (frame.k === 'window') return true;
    if (frame.k === 'ask') {
      return (frame.got.length < frame.max || NUMBERS.has(frame.ask)) && legalMoves(this.game).length === 1;
    }
    if (!this.#arrived || frame.k !== 'flow' || !frame.entered) return false;
    return this.#target.some((step) => step.chart === frame.chart && step.leaf === frame.at);
  }

  /** Plays a legal move. `written`: whether the scenario wrote it; otherwise it is automatic. */
  play(move: Move, written: boolean): void {
    if (this.#reload) {
      this.game = playOf(JSON.parse(JSON.stringify(this.game.s)) as State, this.#port, null);
      this.#wire(this.game);
    }
    const sentence = notate(this.game, move);
    this.moves.push(sentence);
    this.#log.push(`  ${written ? sentence : `(${sentence})`}`);
    this.held = this.atStart = false;
    this.picked = null;
    const frame = top(this.game);
    if (written) {
      this.#touched = true;
      // questions triggered by the end of a run may still be answered after it
      if (frame?.k === 'action' || frame?.k === 'window') this.#runEnded = false;
    }
    playMove(this.game, move);
    // expectations after a written pass are checked in the same window, at the other side's opportunity
    this.passed = written && move.do === 'pass' && frame?.k === 'window' && top(this.game) === frame;
  }
  /** Continues the game if a `to` step stopped it where nobody decides. Returns false if somebody decides or the game is over. */
  goOn(): boolean {
    if (decider(this.game) !== null || this.game.t.over) return false;
    this.#target = [];
    this.held = this.atStart = false;
    settle(this.game);
    return true;
  }
  /** The move to make automatically now: passing, continuing the run, or the only answer to a decision; null if there is none. */
  usual(): Move | null {
    const frame = top(this.game);
    if (frame?.k === 'window' || frame?.k === 'would') return { do: 'pass' };
    if (frame?.k !== 'ask') return null;
    if (frame.ask === 'jack-out') return { do: 'continue' };
    const legal = legalMoves(this.game);
    return legal.length === 1 ? legal[0]! : null;
  }
  /** Makes decisions that have only one answer, unless a `to` step has stopped the play here. */
  answerSole(): void {
    for (let i = 0; i < MAX_AUTOMATIC && !this.held; i++) {
      const legal = top(this.game)?.k === 'ask' ? legalMoves(this.game) : [];
      if (legal.length !== 1) return;
      this.play(legal[0]!, false);
    }
  }
  /** Plays on to the next real decision of this turn. Passes windows without another move, and makes decisions with one answer. */
  toDecision(): void {
    if (this.held) return;
    for (let i = 0; i < MAX_AUTOMATIC; i++) {
      if (this.goOn()) continue;
      const frame = top(this.game);
      const legal = frame?.k === 'window' || frame?.k === 'ask' ? legalMoves(this.game) : [];
      if (legal.length !== 1 || (frame?.k === 'window' && isAt(this.game.t, 'closes-turn'))) return;
      this.play(legal[0]!, false);
    }
  }
  /** Plays on to a named step with automatic moves only. Throws ScenarioError if a real decision comes first. */
  to(name: string): void {
    const goal = readStep(name);
    const here = goal.some((step) => stepName(step.chart, step.leaf) === standingAt(this.game));
    const runOver =
      this.#runEnded &&
      this.game.t.run === null &&
      goal.every((step) => step.chart === 'run' && /^[67]$/.test(stepOf(step.chart, step.leaf)));
    if (runOver || (here && (!this.held || this.atStart) && !this.#touched)) {
      this.atStart = false;
      this.held = true;
      return;
    }
    this.#arrived = false;
    this.held = this.atStart = false;
    for (let i = 0; i < MAX_AUTOMATIC && !this.#arrived; i++) {
      this.#target = goal;
      if (this.game.t.over) throw new ScenarioError(`the game is over before ${name}\n${this.standing()}`);
      if (decider(this.game) === null) {
        settle(this.game);
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
  /** Makes automatic moves until one of the sentence's readings is legal, and returns that move. Throws ScenarioError if none ever is. */
  reach(s: Sentence, readings: MoveQuery[]): Move {
    const begun = this.reasonOf(s);
    for (let i = 0; i < MAX_AUTOMATIC; i++) {
      if (this.goOn()) continue;
      if (this.game.t.over) throw new ScenarioError(`the game is over\n${this.standing()}`);
      const move = decider(this.game) === s.seat ? legalMatch(this.game, readings) : null;
      if (move) return move;
      const usual = this.usual();
      if (!usual) throw this.never(s, begun);
      this.play(usual, false);
    }
    throw this.never(s, begun);
  }

  /** Forgets the events so far, so that the next expectations count only later ones. */
  forget(): void {
    this.since = [];
    this.happened = { corp: [], runner: [] };
  }

  // ---------------------------------------------------------------- saying what is wrong

  /** Why the rules refuse a sentence's move at this point of the play; null if it is legal. */
  refusal(text: string): Reason | null {
    const s = readSentence(text);
    checkNames(this.game, s.seat, s.readings);
    if (decider(this.game) === s.seat && this.#couldBe(s.readings)) return null;
    const reason = this.reasonOf(s);
    if (reason === null) throw new ScenarioError(`"${text}": the rules give no reason`);
    return reason;
  }
  /** Whether any reading of a sentence is legal now, even if it could mean several moves. */
  #couldBe(readings: MoveQuery[]): boolean {
    try {
      return legalMatch(this.game, readings) !== null;
    } catch (error) {
      if (error instanceof ScenarioError) return true;
      throw error;
    }
  }
  /** The reason why the move of a sentence is not legal now; null if it is. */
  reasonOf(s: Sentence): Reason | null {
    let found: Reason | null = null;
    const { do: verb, card } = s.readings[0]!;
    if ((verb === 'accept' || verb === 'decline') && card && decider(this.game) === s.seat && !asks(this.game, card))
      return { reason: 'answer-first', figures: {} };
    for (const move of writtenMoves(this.game, s.seat, s.readings)) {
      const refusal = why(this.game, s.seat, move);
      if (!refusal) return null;
      found ??= { reason: refusal.key.replace(/^why\./, ''), figures: { ...refusal.params } };
    }
    return found;
  }
  /** Makes the error for a sentence that never became legal. `begun`: why it was refused at the point where it is written. */
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
  /** Describes the current position for failure messages: the step, who decides what, and the legal moves. */
  standing(): string {
    const seat = decider(this.game);
    const frame = top(this.game);
    const asked = frame?.k === 'ask' ? frame.ask : frame?.k === 'window' ? `window ${frame.open}` : (frame?.k ?? '');
    const over = this.game.t.over ? `the game is over: ${JSON.stringify(this.game.t.over)}` : 'nobody decides';
    const legal = legalMoves(this.game).map((move) => `    ${notate(this.game, move)}`);
    const moves = legal.length > 0 ? `; legal:\n${legal.join('\n')}` : '';
    return `stands at ${standingAt(this.game)}: ${seat === null ? over : `${seat} decides (${asked})`}${moves}`;
  }
  /** Describes the play so far for failure messages: the last lines of moves and events. */
  story(): string {
    if (this.#log.length === 0) return '';
    const step = (line: string | undefined): boolean => line !== undefined && line.startsWith('    · ');
    const log = this.#log.map((one) => (typeof one === 'string' ? one : `      ${lineOf(one)}`));
    const lines = log.filter((line, i) => !(step(line) && step(log[i + 1])));
    return `\nthe play so far:\n${lines.slice(-MAX_LINES).join('\n')}`;
  }
}
