/**
 * The session of a match that is played here. Whoever is at the screen reads their own updates; those of the others wait until they take
 * the screen. Other players' moves come at a fixed interval, so that the timing does not show how long a bot thought, or whether it was
 * asked at all.
 */
import {
  type GameTypes,
  type Refusal,
  type SeatName,
  type Reason,
  type Viewer,
  IllegalMove,
  OPEN,
} from '../core/game.ts';
import { listeners } from '../core/listeners.ts';
import { personAt } from '../core/seat-player.ts';
import { type Match, type MatchDeps, type NewMatchDeps, createMatch, startOf } from '../match/match.ts';
import { resumeMatch } from '../match/resume.ts';
import type { MatchSetup } from '../match/setup.ts';
import { UpdateFeed } from './feed.ts';
import type { Session, SessionStatus } from './session.ts';
import { type Next, type Update, jumpUpdate } from './update.ts';
import { ViewerUpdates } from './viewer-updates.ts';

/**
 * The interval, in ms, at whose end an update is given to a seat that asked for one, unless a bot of the match may need longer for a secret
 * question (`Bot.within`): then it is that time. It is longer than bots think and mostly shorter than the animation of a step.
 */
export const REVEAL_INTERVAL = 150;

/** Resolves after `ms` milliseconds, or rejects when the signal aborts. */
export async function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    setTimeout(resolve, ms);
  });
}

/** What a session needs besides its match. */
export interface SessionParts {
  /** Resolves after `ms`, or rejects when the signal aborts. Left out: updates come as soon as they are made. */
  wait?(ms: number, signal: AbortSignal): Promise<void>;
  /** Puts the reason of a bot into words; null if it must not be shown. */
  say?(reason: Reason): string | null;
  /** Called with the id of the match's record once the session is closed and everything is stored. */
  closed?(id: string): void;
}

/** An update, and the number of steps that its viewer then knows to their end. */
interface Made<G extends GameTypes> {
  update: Update<G>;
  steps: number;
}

/** A viewer at this device. */
interface Seen<G extends GameTypes> {
  /** the updates of before the session, and those that were not given to the feed yet */
  past: Made<G>[];
  queue: Made<G>[];
  /** the number of steps that the viewer knows to their end */
  steps: number;
  /** the table after the update taken last, and its index */
  view: G['view'];
  index: number;
}

/** Starts a new match and its session. Throws if the options cannot be read, and whatever the game throws for an unplayable set-up. */
export function createSession<G extends GameTypes>(
  deps: NewMatchDeps<G>,
  setup: MatchSetup,
  parts?: SessionParts,
): LiveSession<G> {
  const start = startOf(deps.game, setup);
  return new LiveSession(createMatch(deps, setup, start), parts, start).begin();
}

/** Opens the session of a stored match, or says why it cannot be resumed (`resumeMatch`). */
export function resumeSession<G extends GameTypes>(
  deps: MatchDeps<G>,
  rows: ReadonlyMap<string, string>,
  parts?: SessionParts,
): { ok: true; session: LiveSession<G> } | Extract<ReturnType<typeof resumeMatch<G>>, { ok: false }> {
  let session: LiveSession<G> | undefined;
  const resumed = resumeMatch(deps, rows, (match, start) => {
    session = new LiveSession(match, parts, start);
  });
  return resumed.ok ? { ok: true, session: session!.resume() } : resumed;
}

export class LiveSession<G extends GameTypes> implements Session<G> {
  readonly setup: MatchSetup;
  readonly feed = new UpdateFeed<G>({
    ahead: true,
    more: (signal) => this.#more(signal),
    taken: (update) => this.#taken(update),
  });
  readonly #viewers = new Map<Viewer, Seen<G>>();
  readonly #updates: ViewerUpdates<G>[] = [];
  readonly #statusHeard = listeners<SessionStatus>();
  readonly #bots = { botFailed: false, botReplaced: false };
  #viewer: Viewer;
  /** the turns of the steps before the session */
  #turns: number[] = [];
  /** what comes after the update taken last */
  #next: Next = 'wait';
  /** the seat that concedes when it next has to decide */
  #conceding: Viewer | null = null;
  /** the status that the listeners know */
  #told: SessionStatus;
  #closed = false;

  /** `start`: what the game starts from if it has just begun, so that its set-up is shown. Call `begin` or `resume` next. */
  constructor(
    readonly match: Match<G>,
    private readonly parts: SessionParts = {},
    start?: G['setup'],
  ) {
    this.setup = match.setup;
    const { seats } = match.setup;
    const played = Object.keys(seats).filter((seat) => personAt(seats, seat) !== null);
    const viewers = played.length === 0 ? [OPEN] : played;
    for (const viewer of viewers) {
      const view = match.game.view(match.state(), viewer);
      const seen: Seen<G> = { past: [], queue: [], steps: 0, view, index: 0 };
      this.#viewers.set(viewer, seen);
      const made = (update: Update<G>, steps: number): void => {
        const counts = (one: Made<G>): boolean => one.update.index <= update.index;
        // After an undo, what was undone is not shown any more.
        if (update.kind === 'jump')
          Object.assign(seen, { past: seen.past.filter(counts), queue: seen.queue.filter(counts) });
        seen.queue.push({ update, steps });
      };
      this.#updates.push(new ViewerUpdates<G>(match, viewer, made, { start, say: parts.say }));
    }
    this.#updates.forEach((one) => match.follow(one));
    this.#viewer = viewers[0]!;
    this.#told = this.status();
  }

  /** Begins where the match is now. */
  begin(): this {
    const { match } = this;
    for (const seen of this.#viewers.values()) seen.view = seen.queue[0]!.update.before;
    match.askScripts();
    const turn = match.turn();
    if (turn?.by === 'person') this.#viewer = turn.seat;
    this.#give();
    this.#told = this.status();
    match.onStatus(() => this.#tellStatus());
    return this;
  }

  /** Begins with a jump to where the match is now; what was made before is the past. */
  resume(): this {
    this.#turns = this.match.record().steps.map(({ turn }) => turn);
    for (const seen of this.#viewers.values()) {
      seen.past = seen.queue.map(({ update, steps }, i) => ({
        // Views between its events would keep the states of the whole game.
        update: { ...update, index: i + 1 - seen.queue.length, viewAt: () => update.after },
        steps,
      }));
      seen.queue = [];
    }
    for (const one of this.#updates) one.resumed();
    return this.begin();
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

  onStatus = this.#statusHeard.add;

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
    // A choice of theirs is open again.
    const jump = this.#turnTo(this.match.turn()!.seat);
    void this.feed.reset(jump);
    return jump.after;
  }

  countHelp(): void {
    if (this.#mayPlay()) this.match.countHelp();
  }

  concede(): void {
    if (this.match.game.concession(this.#viewer) === null) return;
    this.#conceding = this.#viewer;
    if (this.#mayPlay()) this.#concede();
  }

  handOver(): void {
    const turn = this.match.turn();
    if (this.#closed || this.#waiting || turn?.by !== 'person' || this.#owns(turn.seat)) return;
    void this.feed.reset(this.#turnTo(turn.seat));
  }

  past(turns: number): Update<G>[] {
    const turnOf = ({ steps }: Made<G>): number => this.#turns[steps - 1] ?? 0;
    const first = (this.#turns.at(-1) ?? 0) - turns + 1;
    return this.#seen.past.filter((one) => turnOf(one) >= first).map(({ update }) => update);
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.feed.close();
    this.match.close();
    this.#statusHeard.clear();
    void this.match.saved().then(() => this.parts.closed?.(this.match.record().id));
  }

  get #seen(): Seen<G> {
    return this.#viewers.get(this.#viewer)!;
  }

  get #person(): number | null {
    return personAt(this.setup.seats, this.#viewer);
  }

  /** whether there is anything that the viewer on the screen has not taken */
  get #waiting(): boolean {
    return this.feed.full || this.#seen.queue.length > 0;
  }

  #undoOffer(): 'free' | 'marks' | null {
    return this.#person === null ? null : this.match.undoOffer(this.#person, this.#seen.steps);
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
    const { queue } = this.#seen;
    const { update, steps } = queue.shift()!;
    this.#seen.steps = steps;
    const next = queue.length > 0 ? 'wait' : update.next;
    const concedes = next === 'ask' && this.#conceding === this.#viewer;
    void this.feed.push({ ...update, next: concedes ? 'wait' : next });
    if (concedes) this.#concede();
  }

  /** The reader waits: other players move, and an interval passes. */
  async #more(signal: AbortSignal): Promise<void> {
    const first = this.#seen.queue[0]?.update;
    if (first !== undefined || this.match.turn()?.by === 'bot') {
      if (first?.kind !== 'jump' && first?.missed !== true) await this.#reveal(signal);
      if (signal.aborted) return;
      if (this.#seen.queue.length > 0) return this.#give();
    }
    const turn = this.match.turn();
    if (turn?.by !== 'person' || turn.seat === this.#viewer || this.#next !== 'wait') return;
    const { view, index } = this.#seen;
    // This viewer may not know of the question, but somebody else has to come and answer it.
    const away = { ...jumpUpdate<G>(this.#viewer, view), index, next: { handover: turn.seat } };
    void this.feed.push(this.#owns(turn.seat) ? this.#turnTo(turn.seat) : away);
  }

  /**
   * Resolves when other players have moved so far that the viewer has an update, or a person has to decide: for a seat, at the end of an
   * interval that begins now, or of the first one after that by which they have.
   */
  async #reveal(signal: AbortSignal): Promise<void> {
    let moved = false;
    const letBotsMove = async (): Promise<void> => {
      while (!signal.aborted && this.#seen.queue.length === 0 && this.match.turn()?.by === 'bot')
        await this.match.askBot(signal);
      moved = true;
    };
    const moves = letBotsMove();
    const { wait } = this.parts;
    if (wait && this.#viewer !== OPEN) {
      moves.catch(() => (moved = true));
      const interval = Math.max(REVEAL_INTERVAL, this.match.within());
      do await wait(interval, signal);
      while (!moved && !signal.aborted);
    }
    await moves;
  }

  /** Puts a viewer on the screen. Returns the jump with which their updates go on: to the table as they left it, or to where an undo led. */
  #turnTo(viewer: Viewer): Update<G> {
    this.#viewer = viewer;
    const seen = this.#seen;
    const { queue, view, index } = seen;
    // What they have missed ends their free undo at once.
    seen.steps = this.match.record().steps.length;
    for (const one of queue) one.update = { ...one.update, missed: true };
    const jump = queue[0]?.update.kind === 'jump' ? queue.shift()!.update : { ...jumpUpdate<G>(viewer, view), index };
    return { ...jump, next: queue.length > 0 ? 'wait' : jump.next };
  }

  #concede(): void {
    this.#conceding = null;
    this.match.play(this.#viewer, this.match.game.concession(this.#viewer)!);
    this.#give();
  }

  #taken({ after, index, next }: Update<G>): void {
    Object.assign(this.#seen, { view: after, index });
    this.#next = next;
    this.#tellStatus();
  }

  #tellStatus(): void {
    const now = this.status();
    const was = this.#told;
    this.#told = now;
    if ((Object.keys(now) as (keyof SessionStatus)[]).some((field) => was[field] !== now[field]))
      this.#statusHeard.tell(now);
  }
}
