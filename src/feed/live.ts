/**
 * The session of a match that is played here. Whoever is at the screen reads their own updates; those of the others wait until they take
 * the screen. Other players' moves come at a fixed interval, so that the timing does not show how long a bot thought, or whether it was
 * asked at all.
 */
import {
  type GameTypes,
  type Refusal,
  type SeatName,
  type Sentence,
  type Tell,
  type Viewer,
  IllegalMove,
  OPEN,
} from '../core/game.ts';
import { personAt } from '../core/seat-player.ts';
import { type Match, type NewMatchDeps, createMatch, startOf } from '../match/match.ts';
import type { MatchSetup } from '../match/setup.ts';
import { UpdateFeed } from './feed.ts';
import { Past } from './past.ts';
import type { Session, SessionStatus } from './session.ts';
import { type Next, type Update, jumpUpdate } from './update.ts';
import { ViewerUpdates } from './viewer-updates.ts';

/**
 * The interval, in ms, at whose end an update is given to a seat that asked for one, unless a bot of the match may need longer for a secret
 * question (`Bot.within`): then it is that time. It is longer than bots think and mostly shorter than the animation of a step.
 */
export const REVEAL_INTERVAL = 150;

/** What a session needs besides its match. */
export interface SessionParts {
  /** Resolves after `ms`, or rejects when the signal aborts. Left out: updates come as soon as they are made. */
  wait?(ms: number, signal: AbortSignal): Promise<void>;
  /** Puts the reason of a bot into words; null if it must not be shown. */
  say?(sentence: Sentence): string | null;
  /** Called once the session is closed. */
  closed?(): void;
}

/** A viewer at this device. */
interface Seen<G extends GameTypes> {
  /** the updates that were not given to the feed yet, with the number of steps that the viewer then knows to their end */
  queue: { update: Update<G>; steps: number }[];
  /** that number now */
  steps: number;
  /** the table after the update taken last, and its index */
  view: G['view'];
  index: number;
}

/** Starts a new match and its session. Throws if the options cannot be read, and whatever the game throws for an unplayable set-up. */
export function createSession<G extends GameTypes>(
  deps: NewMatchDeps<G>,
  setup: MatchSetup,
  parts: SessionParts = {},
): LiveSession<G> {
  const start = startOf(deps.game, setup);
  return new LiveSession(createMatch(deps, setup, start), parts, start);
}

/** Returns the viewers of a match: the seats that people play, or `open` if nobody does. */
function viewersOf({ seats }: MatchSetup): Viewer[] {
  const viewers = Object.keys(seats).filter((seat) => personAt(seats, seat) !== null);
  return viewers.length === 0 ? [OPEN] : viewers;
}

export class LiveSession<G extends GameTypes> implements Session<G> {
  readonly setup: MatchSetup;
  readonly match: Match<G>;
  readonly feed = new UpdateFeed<G>({
    ahead: true,
    more: (signal) => this.#more(signal),
    taken: (update) => this.#taken(update),
  });
  readonly #parts: SessionParts;
  readonly #past: Past<G>;
  readonly #viewers = new Map<Viewer, Seen<G>>();
  readonly #listeners = new Set<(status: SessionStatus) => void>();
  readonly #bots = { botFailed: false, botReplaced: false };
  #viewer: Viewer;
  /** what comes after the update that was given to the feed last */
  #next: Next = 'wait';
  /** the seat that concedes when it next has to decide */
  #conceding: Viewer | null = null;
  /** the status that the listeners know */
  #told: SessionStatus;
  #closed = false;

  /** `start`: what a new game starts from, whose set-up is shown first; left out if the match has gone on before. */
  constructor(match: Match<G>, parts: SessionParts = {}, start?: G['setup']) {
    this.match = match;
    this.#parts = parts;
    this.setup = match.setup;
    this.#past = new Past(match.game, match.record());
    const viewers = viewersOf(match.setup);
    const first = match.turn();
    this.#viewer = first?.by === 'person' ? first.seat : viewers[0]!;
    for (const viewer of viewers) {
      const queue: Seen<G>['queue'] = [];
      const past = (steps: number): number => this.#past.index(steps, viewer);
      const made = (update: Update<G>, steps: number): void => {
        // After an undo, what was undone is not shown any more.
        if (update.kind === 'jump')
          queue.splice(0, queue.length, ...queue.filter((one) => one.update.index <= update.index));
        queue.push({ update, steps });
      };
      match.follow(new ViewerUpdates<G>(match, viewer, made, { start, say: parts.say, past }));
      this.#viewers.set(viewer, { queue, steps: 0, view: queue[0]!.update.before, index: 0 });
    }
    match.askScripts();
    this.#give();
    this.#told = this.status();
    match.onStatus(() => this.#tellStatus());
  }

  viewer = (): Viewer => this.#viewer;
  view = (): G['view'] => this.#seen.view;

  status(): SessionStatus {
    const { botFailed, botReplaced, ...status } = this.match.status();
    const { decision, over } = this.view();
    if (decision !== null || over !== null) {
      this.#bots.botFailed ||= botFailed;
      this.#bots.botReplaced ||= botReplaced;
    }
    return { ...status, ...this.#bots, undo: this.#undoOffer() };
  }

  onStatus(listener: (status: SessionStatus) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  play(move: G['move']): void {
    if (!this.#mayPlay()) throw new IllegalMove('this seat decides nothing now');
    this.match.play(this.#viewer, move);
    this.#give();
  }

  why(move: G['move']): Refusal | null {
    return this.#viewer === OPEN ? null : this.match.why(this.#viewer, move);
  }

  undo(): G['view'] | null {
    if (this.#undoOffer() === null) return null;
    this.#conceding = null;
    this.match.undo(this.#person!, { shown: this.#seen.steps });
    const turn = this.match.turn();
    const jump = this.#turnTo(turn !== null && this.#owns(turn.seat) ? turn.seat : this.#viewer);
    void this.feed.reset(jump);
    return jump.after;
  }

  countHelp(): void {
    if (this.#mayPlay()) this.match.countHelp();
  }

  concede(): void {
    if (this.#closed || this.match.over() || this.match.game.concession(this.#viewer) === null) return;
    this.#conceding = this.#viewer;
    if (this.#mayPlay()) this.#concede();
  }

  handOver(): void {
    const turn = this.match.turn();
    if (this.#closed || this.#waiting || turn?.by !== 'person' || this.#owns(turn.seat)) return;
    void this.feed.reset(this.#turnTo(turn.seat));
  }

  past(turns: number): Update<G>[] {
    return this.#past.turns(turns, this.#viewer);
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.feed.close();
    this.match.close();
    this.#listeners.clear();
    this.#parts.closed?.();
  }

  get #seen(): Seen<G> {
    return this.#viewers.get(this.#viewer)!;
  }

  get #person(): number | null {
    return personAt(this.setup.seats, this.#viewer);
  }

  #undoOffer(): 'free' | 'marks' | null {
    const person = this.#person;
    return person === null ? null : this.match.undoOffer(person, this.#seen.steps);
  }

  /** whether there is anything that the viewer on the screen has not taken */
  get #waiting(): boolean {
    return this.feed.full || this.#seen.queue.length > 0;
  }

  /** Whether the person at the screen plays this seat. */
  #owns(seat: SeatName): boolean {
    return personAt(this.setup.seats, seat) === this.#person;
  }

  #mayPlay(): boolean {
    const turn = this.match.turn();
    return !this.#closed && !this.#waiting && turn?.by === 'person' && turn.seat === this.#viewer;
  }

  /** Gives the feed the next update of the viewer on the screen. */
  #give(): void {
    const { update, steps } = this.#seen.queue.shift()!;
    this.#seen.steps = steps;
    const next = this.#seen.queue.length > 0 ? 'wait' : update.next;
    const concedes = next === 'ask' && this.#conceding === this.#viewer;
    this.#push({ ...update, next: concedes ? 'wait' : next });
    if (concedes) this.#concede();
  }

  #push(update: Update<G>): void {
    this.#next = update.next;
    void this.feed.push(update);
  }

  /** The reader waits: other players move, and an interval passes. */
  async #more(signal: AbortSignal): Promise<void> {
    const { queue } = this.#seen;
    if (queue.length > 0 || this.match.turn()?.by === 'bot') {
      const first = queue[0]?.update;
      if (first?.kind !== 'jump' && first?.missed !== true) await this.#reveal(signal);
      if (signal.aborted) return;
      if (queue.length > 0) return this.#give();
    }
    const turn = this.match.turn();
    if (turn?.by !== 'person' || turn.seat === this.#viewer || this.#next !== 'wait') return;
    if (this.#owns(turn.seat)) return this.#push(this.#turnTo(turn.seat));
    // This viewer may not know of the question, but somebody else has to come and answer it.
    const { view, index } = this.#seen;
    this.#push({ ...jumpUpdate<G>(this.#viewer, view), index, next: { handover: turn.seat } });
  }

  /**
   * Resolves when other players have moved so far that the viewer has an update, or a person has to decide: for a seat, at the end of an
   * interval that begins now, or of the first one after that by which they have.
   */
  async #reveal(signal: AbortSignal): Promise<void> {
    let moved = false;
    const moves = this.#letBotsMove(signal).finally(() => (moved = true));
    const { wait } = this.#parts;
    if (wait && this.#viewer !== OPEN) {
      moves.catch(() => {});
      const interval = Math.max(REVEAL_INTERVAL, this.match.within());
      do await wait(interval, signal);
      while (!moved && !signal.aborted);
    }
    await moves;
  }

  async #letBotsMove(signal: AbortSignal): Promise<void> {
    const { queue } = this.#seen;
    while (!signal.aborted && queue.length === 0 && this.match.turn()?.by === 'bot') await this.match.askBot(signal);
  }

  /** Puts a viewer on the screen. Returns the jump with which their updates go on: to the table as they left it, or to where an undo led. */
  #turnTo(viewer: Viewer): Update<G> {
    this.#viewer = viewer;
    // Their undo is not free any more where something happened that they are going to be shown.
    this.#seen.steps = this.match.record().steps.length;
    const { queue, view, index } = this.#seen;
    for (const one of queue) one.update = { ...one.update, missed: true };
    const jump = queue[0]?.update.kind === 'jump' ? queue.shift()!.update : { ...jumpUpdate<G>(viewer, view), index };
    const next = queue.length > 0 ? 'wait' : jump.next;
    this.#next = next;
    return { ...jump, next };
  }

  #concede(): void {
    this.#conceding = null;
    this.match.play(this.#viewer, this.match.game.concession(this.#viewer)!);
    this.#give();
  }

  #taken({ after, index }: Update<G>): void {
    Object.assign(this.#seen, { view: after, index });
    this.#tellStatus();
  }

  #tellStatus(): void {
    const now = this.status();
    const was = this.#told;
    this.#told = now;
    if ((Object.keys(now) as (keyof SessionStatus)[]).every((field) => was[field] === now[field])) return;
    for (const listener of this.#listeners) listener(now);
  }
}
