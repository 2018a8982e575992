/**
 * A match: rules, record, undo, persons, bots, scripts and saving. It knows no time, and nobody is on the screen: what anybody is shown of
 * it, and when, is decided in `src/feed`.
 */
import type { Answer, Bot } from '../core/bot.ts';
import {
  type Game,
  type GameTypes,
  type Reason,
  type SeatName,
  type Sentence,
  type Tell,
  IllegalMove,
} from '../core/game.ts';
import { listeners } from '../core/listeners.ts';
import { type SeatPlayers, personAt } from '../core/seat-player.ts';
import type { Replay, Step } from '../replay/format.ts';
import { playRecorded, startRecorded } from '../replay/recorder.ts';
import { type Autosave, openAutosave } from './autosave.ts';
import type { Follower, MatchDeps, MatchStart, MatchStatus, NewMatchDeps } from './deps.ts';
import { type History, historiesOf } from './history.ts';
import { plainAnswer } from './plain-answer.ts';
import type { MatchSetup } from './setup.ts';

export type { MatchDeps, NewMatchDeps, SaveStore } from './deps.ts';

/** Who has to decide: the seat whose player answers, and what plays it. */
interface Turn {
  seat: SeatName;
  by: 'person' | 'bot' | 'script';
}

/** Returns what the game of a match starts from. Throws if its options cannot be read. */
export function startOf<G extends GameTypes>({ record }: Game<G>, match: MatchSetup): G['setup'] {
  const options = record.readOptions(match.options);
  if (!options.ok) throw new Error(`match options refused: ${options.problem.key}`);
  return record.setupOf(options.value);
}

/** Starts a new match, whose game starts from `start`. Throws whatever the game throws for an unplayable set-up. */
export function createMatch<G extends GameTypes>(
  deps: NewMatchDeps<G>,
  match: MatchSetup,
  start = startOf(deps.game, match),
): Match<G> {
  const head = { id: deps.id(), date: deps.now(), name: '', seats: match.seats };
  return openMatch(deps, match, startRecorded(deps.game, start, head));
}

/** Opens a match at a given state. */
export function openMatch<G extends GameTypes>(deps: MatchDeps<G>, setup: MatchSetup, start: MatchStart<G>): Match<G> {
  return new Match(deps, setup, start).begin();
}

export class Match<G extends GameTypes> {
  readonly game: Game<G>;
  readonly #record: Replay;
  readonly #histories: Map<number, History<G['state']>>;
  readonly #players = new Map<SeatName, Bot<G['view'], G['move']>>();
  readonly #followers: Follower<G>[] = [];
  readonly #changed = listeners<void>();
  readonly #status = { saveProblem: null as Sentence | null, botFailed: false, botReplaced: false };
  #autosave: Autosave | null = null;
  #state: G['state'];
  #closed = false;

  constructor(
    private readonly deps: MatchDeps<G>,
    readonly setup: MatchSetup,
    { state, record }: MatchStart<G>,
  ) {
    this.game = deps.game;
    this.#state = state;
    this.#record = record;
    this.#histories = historiesOf(setup.seats);
  }

  /** Stores the match from now on. */
  begin(): this {
    const { store, now } = this.deps;
    const stored = (problem: Sentence | null): void => this.#tell({ saveProblem: problem });
    if (store && now) this.#autosave = openAutosave(this, store, now, stored);
    this.#autosave?.keep();
    return this;
  }

  /** the current state, secrets included; must not be changed */
  state = (): G['state'] => this.#state;
  /** the record so far (the finished replay, once the game is over) */
  record = (): Replay => this.#record;
  /** whether the game has ended */
  over = (): boolean => this.game.outcome(this.#state) !== null;

  /** Returns who has to decide now; null when the game is over. */
  turn(): Turn | null {
    const decision = this.game.decision(this.#state);
    if (decision === null) return null;
    const seat = decision.by ?? decision.seat;
    return { seat, by: this.#by(seat) };
  }

  /** Plays a person's legal move for the seat they answer for. Throws IllegalMove for any other, or if the seat does not decide now. */
  play(seat: SeatName, move: G['move']): void {
    const turn = this.turn();
    if (this.#closed || turn?.by !== 'person' || turn.seat !== seat)
      throw new IllegalMove('this seat decides nothing now');
    this.make(move, { undoable: true });
    this.askScripts();
  }

  /** If a bot has to decide, asks it and plays its answer, or a plain move if it fails. Plays nothing once the signal has aborted. */
  async askBot(signal = new AbortController().signal): Promise<void> {
    const turn = this.turn();
    if (this.#closed || turn?.by !== 'bot') return;
    const { move, reason } = await this.#think(turn.seat, signal);
    if (signal.aborted || this.#closed) return;
    try {
      this.make(move, { why: reason });
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error;
      this.#status.botFailed = true;
      const plain = plainAnswer(this.game, this.#state);
      this.make(plain.move, { why: plain.reason });
    }
    this.askScripts();
  }

  /** Lets scripts move until a person or bot has to decide, or a script has no move. Done by itself after every other move. */
  askScripts(): void {
    for (let turn = this.turn(); turn?.by === 'script'; turn = this.turn()) {
      const move = this.deps.script!(turn.seat, this.#state);
      if (move === null) return;
      this.make(move);
    }
  }

  /** Makes a move for whoever decides, and returns its step. Throws IllegalMove. If the rules themselves throw, nothing has changed. */
  make(move: G['move'], { why, undoable = false }: { why?: Reason; undoable?: boolean } = {}): Step {
    const { game, deps } = this;
    const state = this.#state;
    const before = game.copy(state);
    const legal = game.moves(state);
    const { seat } = game.decision(state)!;
    const mover = this.#histories.get(personAt(this.setup.seats, this.turn()!.seat) ?? 0);
    const others = [...this.#histories]
      .filter(([, own]) => own !== mover && !deps.freeUndo)
      .map(([person, own]) => ({ own, ...noticed(game, this.setup.seats, before, move, person) }));
    /**
     * set when another player could first be asked in secret: whether this move had already revealed something or used chance
     * (`noTakeBack`); null: nobody could be
     */
    let learntFirst: boolean | null = null;
    let step: Step;
    for (const follower of this.#followers) follower.begins(before, move);
    try {
      step = playRecorded(game, state, move, {
        why,
        legal,
        tell: (event, at) => {
          for (const { hear } of others) hear(event, at);
          for (const follower of this.#followers) follower.hear(event, at);
        },
        unseen: (by, at) => {
          learntFirst ??= game.noTakeBack(at);
          for (const follower of this.#followers) follower.unseen(by, at);
        },
      });
    } catch (error) {
      if (!(error instanceof IllegalMove)) this.#state = before;
      throw error;
    }
    if (undoable && legal.length > 1) mover?.keep({ state: before, steps: this.#record.steps.length });
    const steps = this.#record.steps.push(step);
    this.#record.result = game.outcome(state);
    const learnt = game.noTakeBack(state);
    if (!deps.freeUndo && (learntFirst ?? learnt)) mover?.close(0);
    if (!deps.freeUndo && learnt) mover?.close(steps);
    // Another player's answer in secret ends free undo only if it shows.
    for (const { own, known } of others) if (learnt || (!game.isPass(move) && known())) own.close(steps);
    for (const follower of this.#followers) follower.ends(seat, step);
    this.#keep();
    return step;
  }

  /** the longest any bot of the match may need for a question asked in secret, ms (`Bot.within`) */
  within(): number {
    const bots = Object.keys(this.setup.seats).filter((seat) => this.#by(seat) === 'bot');
    return Math.max(0, ...bots.map((seat) => this.#playerOf(seat).within ?? 0));
  }

  /**
   * Returns what an undo of this person, who has been shown `shown` steps of the record, would be now: 'free'; 'marks': counted in the
   * record; null: nothing to undo.
   */
  undoOffer(person: number, shown = Infinity): 'free' | 'marks' | null {
    return this.#closed ? null : (this.#histories.get(person)?.offer(shown) ?? null);
  }

  /**
   * Undoes a person's choice, recorded as step `step` (from 0), and everything after it. If that step was no choice of theirs, or left out,
   * undoes from their last choice before it.
   */
  undo(person: number, { step, shown }: { step?: number; shown?: number } = {}): void {
    if (this.undoOffer(person) === null) return;
    const own = this.#histories.get(person)!;
    const back = own.back(step, shown)!;
    // A copy, because an update still being shown may make its views from that state.
    this.#state = this.game.copy(back.state);
    this.#record.steps.length = back.steps;
    this.#record.result = null;
    if (!back.free) this.#record.takeBacks += 1;
    for (const one of this.#histories.values()) if (one !== own) one.cut(back.steps);
    for (const follower of this.#followers) follower.undone();
    this.#keep();
  }

  /** Returns why the player of this seat may not make this move now; null if they may. */
  why(seat: SeatName, move: G['move']): Sentence | null {
    // A player who answers for another seat asks about that seat's moves.
    const asked = this.turn()?.seat === seat ? this.game.decision(this.#state)!.seat : seat;
    return this.game.why(this.#state, asked, move);
  }

  /** Counts, in the record too, that a person asked what a bot would do. */
  countHelp(): void {
    this.#record.helped = (this.#record.helped ?? 0) + 1;
    this.#keep();
  }

  status(): MatchStatus {
    const { takeBacks, helped = 0 } = this.#record;
    return { ...this.#status, takeBacks, helped };
  }

  /** Adds a listener, called when the status or an offer to undo may have changed; returns a function that removes it. */
  onStatus = this.#changed.add;

  follow(follower: Follower<G>): void {
    this.#followers.push(follower);
  }

  /** Resolves when everything that has happened so far has been stored or could not be. */
  async saved(): Promise<void> {
    await this.#autosave?.done();
  }

  /**
   * Resolves when everything that has happened so far is stored, retrying what failed: to null, or to a sentence about what failed again.
   */
  async store(): Promise<Sentence | null> {
    await this.saved();
    if (this.#status.saveProblem !== null) this.#autosave?.keep();
    await this.saved();
    return this.#status.saveProblem;
  }

  /** Ends the match and stops its bots; the stored game stays. */
  close(): void {
    this.#closed = true;
    for (const player of this.#players.values()) player.close();
    this.#players.clear();
    this.#changed.clear();
  }

  #by(seat: SeatName): Turn['by'] {
    const who = this.setup.seats[seat]?.who;
    return who === 'person' || (who === 'script' && this.deps.script !== undefined) ? who : 'bot';
  }

  #playerOf(seat: SeatName): Bot<G['view'], G['move']> {
    const known = this.#players.get(seat);
    if (known) return known;
    const player = this.deps.player?.(seat, this.setup.seats[seat]!);
    if (!player) throw new Error(`no player for seat ${seat}`);
    player.onReplaced?.(() => this.#tell({ botReplaced: true }));
    this.#players.set(seat, player);
    return player;
  }

  async #think(seat: SeatName, signal: AbortSignal): Promise<Answer<G['move']>> {
    try {
      return await this.#playerOf(seat).decide(this.game.view(this.#state, seat), signal);
    } catch {
      this.#players.get(seat)?.close();
      this.#players.delete(seat);
      this.#status.botFailed ||= !signal.aborted;
      return plainAnswer(this.game, this.#state);
    }
  }

  /** Something has happened that is stored. */
  #keep(): void {
    this.#autosave?.keep();
    this.#changed.tell();
  }

  #tell(news: Partial<MatchStatus>): void {
    Object.assign(this.#status, news);
    this.#changed.tell();
  }
}

/** Returns a function that says, once the events of another's move have been heard, whether a person knows that it was made. */
function noticed<G extends GameTypes>(
  game: Game<G>,
  seats: SeatPlayers,
  state: G['state'],
  move: G['move'],
  person: number,
): { hear: Tell<G>; known: () => boolean } {
  const own = Object.keys(seats).filter((seat) => personAt(seats, seat) === person);
  if (own.some((seat) => game.knows?.(state, seat) ?? true)) return { hear: () => {}, known: () => true };
  const happened = own.map((seat) => ({
    seat,
    seen: [] as G['seen'][],
    describe: game.record.describeMove(state, move, game.decision(state)!.seat, seat),
  }));
  return {
    hear(event, at) {
      for (const { seat, seen } of happened) seen.push(game.redact(at, event, seat));
    },
    known: () => happened.some(({ describe, seen }) => describe(seen) !== null),
  };
}
