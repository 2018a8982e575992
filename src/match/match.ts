/** Plays a match: the rules, the record, undo, bots and scripts, and saving. What anybody is shown of it, and when, is decided in `src/feed`. */
import type { Answer, Bot } from '../core/bot.ts';
import { type Game, type GameTypes, type SeatName, type Sentence, type Tell, IllegalMove } from '../core/game.ts';
import { personAt } from '../core/seat-player.ts';
import type { Replay } from '../replay/format.ts';
import { playRecorded, startRecorded } from '../replay/recorder.ts';
import { type Autosave, openAutosave } from './autosave.ts';
import type { Follower, Match, MatchDeps, MatchStart, MatchStatus, NewMatchDeps, Turn } from './deps.ts';
import { type History, historiesOf } from './history.ts';
import { plainAnswer } from './plain-answer.ts';
import type { MatchSetup } from './setup.ts';

export type { Match, MatchDeps, MatchStart, NewMatchDeps, SaveStore } from './deps.ts';

/** Returns what the game of a match starts from. Throws if its options cannot be read. */
export function startOf<G extends GameTypes>({ record }: Game<G>, match: MatchSetup): G['setup'] {
  const options = record.readOptions(match.options);
  if (!options.ok) throw new Error(`match options refused: ${options.problem.key}`);
  return record.setupOf(options.value);
}

/**
 * Starts a new match. `start`: what its game starts from (`startOf`). `tell` gets the events of the set-up. Throws whatever the game throws
 * for an unplayable set-up.
 */
export function createMatch<G extends GameTypes>(
  deps: NewMatchDeps<G>,
  match: MatchSetup,
  start: G['setup'] = startOf(deps.game, match),
  tell?: Tell<G>,
): Match<G> {
  const head = { id: deps.id(), date: deps.now(), name: '', seats: match.seats };
  return openMatch(deps, match, startRecorded(deps.game, start, head, tell));
}

/** Opens a match at a given state. */
export function openMatch<G extends GameTypes>(deps: MatchDeps<G>, setup: MatchSetup, start: MatchStart<G>): Match<G> {
  return new PlayedMatch(deps, setup, start);
}

class PlayedMatch<G extends GameTypes> implements Match<G> {
  readonly game: Game<G>;
  readonly setup: MatchSetup;
  readonly #deps: MatchDeps<G>;
  readonly #record: Replay;
  readonly #histories: Map<number, History<G['state']>>;
  readonly #players = new Map<SeatName, Bot<G['view'], G['move']>>();
  readonly #followers: Follower<G>[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #autosave: Autosave | null;
  #state: G['state'];
  #status: Pick<MatchStatus, 'saveProblem' | 'botFailed' | 'botReplaced'> = {
    saveProblem: null,
    botFailed: false,
    botReplaced: false,
  };
  #closed = false;

  constructor(deps: MatchDeps<G>, setup: MatchSetup, { state, record, histories }: MatchStart<G>) {
    this.game = deps.game;
    this.setup = setup;
    this.#deps = deps;
    this.#state = state;
    this.#record = record;
    this.#histories = histories ?? historiesOf(setup.seats);
    const { store, now } = deps;
    const stored = (problem: Sentence | null): void => this.#tell({ saveProblem: problem?.key ?? null });
    this.#autosave = store && now ? openAutosave(this, store, now, stored) : null;
    this.#autosave?.keep();
  }

  state = (): G['state'] => this.#state;
  record = (): Replay => this.#record;
  over = (): boolean => this.game.outcome(this.#state) !== null;

  turn(): Turn | null {
    const decision = this.game.decision(this.#state);
    if (decision === null) return null;
    const seat = decision.by ?? decision.seat;
    return { seat, by: this.#by(seat) };
  }

  play(seat: SeatName, move: G['move']): void {
    const turn = this.turn();
    if (this.#closed || turn?.by !== 'person' || turn.seat !== seat)
      throw new IllegalMove('this seat decides nothing now');
    const own = this.#historyOf(seat)!;
    const legal = this.game.moves(this.#state);
    const choice = legal.length > 1;
    const before = this.game.copy(this.#state);
    if (choice) own.keep({ state: before, steps: this.#record.steps.length });
    try {
      this.#play(move, { before, legal });
    } catch (error) {
      if (choice) own.back();
      throw error;
    }
    this.askScripts();
  }

  async askBot(signal = new AbortController().signal): Promise<void> {
    const turn = this.turn();
    if (this.#closed || turn?.by !== 'bot') return;
    const { move, reason } = await this.#think(turn.seat, signal);
    if (signal.aborted || this.#closed) return;
    try {
      this.#play(move, { why: reason });
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error;
      this.#status.botFailed = true;
      const plain = plainAnswer(this.game, this.#state);
      this.#play(plain.move, { why: plain.reason });
    }
    this.askScripts();
  }

  askScripts(): void {
    for (let turn = this.turn(); turn?.by === 'script'; turn = this.turn()) {
      const move = this.#deps.script!(turn.seat, this.#state);
      if (move === null) return;
      this.#play(move);
    }
  }

  within(): number {
    const bots = Object.keys(this.setup.seats).filter((seat) => this.#by(seat) === 'bot');
    return Math.max(0, ...bots.map((seat) => this.#playerOf(seat).within ?? 0));
  }

  undoOffer(person: number): 'free' | 'marks' | null {
    return this.#closed ? null : (this.#histories.get(person)?.offer() ?? null);
  }

  undo(person: number, step = this.#record.steps.length): void {
    if (this.undoOffer(person) === null) return;
    const own = this.#histories.get(person)!;
    const back = own.back(step)!;
    // A copy, because an update still being shown may make its views from that state.
    this.#state = this.game.copy(back.state);
    this.#record.steps.length = back.steps;
    this.#record.result = null;
    if (!back.free) this.#record.takeBacks += 1;
    for (const one of this.#histories.values()) if (one !== own) one.cut(back.steps);
    for (const follower of this.#followers) follower.undone();
    this.#changed();
  }

  why(seat: SeatName, move: G['move']): Sentence | null {
    // A player who answers for another seat asks about that seat's moves.
    const asked = this.turn()?.seat === seat ? this.game.decision(this.#state)!.seat : seat;
    return this.game.why(this.#state, asked, move);
  }

  countHelp(): void {
    this.#record.helped = (this.#record.helped ?? 0) + 1;
    this.#changed();
  }

  status(): MatchStatus {
    const { takeBacks, helped = 0 } = this.#record;
    return { ...this.#status, takeBacks, helped };
  }

  onStatus(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  follow(follower: Follower<G>): void {
    this.#followers.push(follower);
  }

  async saved(): Promise<void> {
    await this.#autosave?.done();
  }

  async store(): Promise<Sentence | null> {
    await this.saved();
    if (this.#status.saveProblem !== null) this.#autosave?.keep();
    await this.saved();
    const { saveProblem } = this.#status;
    return saveProblem === null ? null : { key: saveProblem };
  }

  close(): void {
    this.#closed = true;
    for (const player of this.#players.values()) player.close();
    this.#players.clear();
    this.#listeners.clear();
  }

  #by(seat: SeatName): Turn['by'] {
    const who = this.setup.seats[seat]?.who;
    return who === 'person' || (who === 'script' && this.#deps.script !== undefined) ? who : 'bot';
  }

  #historyOf(seat: SeatName): History<G['state']> | undefined {
    const person = personAt(this.setup.seats, seat);
    return person === null ? undefined : this.#histories.get(person);
  }

  /** Plays a move. If the rules themselves throw, the state is as it was before. */
  #play(
    move: G['move'],
    {
      why,
      before = this.game.copy(this.#state),
      legal,
    }: { why?: Sentence; before?: G['state']; legal?: G['move'][] } = {},
  ): void {
    const { game } = this;
    const state = this.#state;
    const answerer = this.turn()!.seat;
    const { seat } = game.decision(state)!;
    /**
     * set when another player could first be asked in secret: whether this move had already revealed something or used chance
     * (`noTakeBack`); null: nobody could be
     */
    let learntFirst: boolean | null = null;
    for (const follower of this.#followers) follower.begins(before, move);
    try {
      const step = playRecorded(game, state, move, {
        why,
        legal,
        tell: (event, at) => {
          for (const follower of this.#followers) follower.hear(event, at);
        },
        unseen: (by, at) => {
          learntFirst ??= game.noTakeBack(at);
          for (const follower of this.#followers) follower.unseen(by, at);
        },
      });
      this.#record.steps.push(step);
    } catch (error) {
      if (!(error instanceof IllegalMove)) this.#state = before;
      throw error;
    }
    this.#record.result = game.outcome(state);
    const step = this.#record.steps.at(-1)!;
    const mover = this.#historyOf(answerer);
    const learnt = game.noTakeBack(state);
    for (const follower of this.#followers)
      follower.ends(seat, step, (viewer, known) => {
        const own = this.#deps.freeUndo ? undefined : this.#historyOf(viewer);
        if (own && own === mover && (learntFirst ?? learnt)) own.close();
        // Another player's answer in secret ends free undo only if it shows.
        const answered = own !== mover && !game.isPass(move) && (known.question || known.sentence);
        return own && (learnt || answered) ? () => own.close() : null;
      });
    this.#changed();
  }

  #playerOf(seat: SeatName): Bot<G['view'], G['move']> {
    const known = this.#players.get(seat);
    if (known) return known;
    const player = this.#deps.player?.(seat, this.setup.seats[seat]!);
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

  #changed(): void {
    this.#autosave?.keep();
    this.#tell({});
  }

  #tell(news: Partial<MatchStatus>): void {
    Object.assign(this.#status, news);
    for (const listener of this.#listeners) listener();
  }
}
