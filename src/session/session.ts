/** One match in play: whose turn it is to pick a move, what each pick shows to the person's seat, saves and take-backs. */
import type { Answer, Bot } from '../core/bot.ts';
import { type Sentence, IllegalMove } from '../core/game.ts';
import type { JsonObject } from '../replay/door.ts';
import { type Replay, type Sitter, writeReplay } from '../replay/format.ts';
import { type GameKit, playable } from '../replay/kit.ts';
import { playRecorded, resultOf, startRecorded } from '../replay/recorder.ts';
import { type History, history } from './history.ts';
import { storeKeeper } from './keeper.ts';
import { sessionLife } from './machine.ts';
import { SAVE_FORMAT, writeSave } from './save.ts';
import type { BotLevel, Frame, MatchSetup, Session, SessionStatus } from './types.ts';

/** Where a session keeps its game. A sentence says that something could not be stored. */
export interface SaveStore {
  save(text: string): Promise<Sentence | null>;
  /** The game is over: its record goes to the library, the running save may go. */
  finish(record: Replay, text: string): Promise<Sentence | null>;
}

export interface SessionDeps<State, Move, Event, View, Setup, Seen> {
  kit: GameKit<State, Move, Event, View, Setup, Seen>;
  bot(options: { seat: string; level: BotLevel; seed: number }): Bot<View, Move>;
  store: SaveStore;
  /** id of the game in the library; words of letters, digits, `-` */
  id(): string;
  /** ISO 8601, UTC */
  now(): string;
  /** a new bot's seed, 0 to 2³² − 1; never made from the game's seed */
  botSeed(): number;
  /** Waited for before each bot move is played: the stage may hold a game back that runs ahead of it. */
  pace?(signal: AbortSignal): Promise<void>;
  /** Resolves after a time, or rejects when the signal aborts. */
  wait?(ms: number, signal: AbortSignal): Promise<void>;
}

/** What a session can do beyond the contract. */
export interface Match<View, Move, Seen> extends Session<View, Move, Seen> {
  /** the record so far (the finished replay, once the game is over) */
  record(): Replay;
  /** whether the game has ended */
  over(): boolean;
  /** resolves when everything up to now has been stored or has failed to be */
  saved(): Promise<void>;
}

/** A pause shorter than this tells nothing, so it is not shown, ms. */
const THINKING_SHOWN_AFTER = 400;

/** A game begun, with all that is remembered of it. */
export interface Begun<State> {
  state: State;
  record: Replay;
  past: History<State>;
}

/** Starts a match. Throws what the game throws for a set-up that cannot be played. */
export function createSession<State, Move, Event, View, Setup, Seen>(
  deps: SessionDeps<State, Move, Event, View, Setup, Seen>,
  setup: MatchSetup,
): Match<View, Move, Seen> {
  const { kit } = deps;
  const seats: Record<string, Sitter> = {};
  for (const seat of kit.game.seats) {
    seats[seat] =
      seat === setup.you ? { who: 'person' } : { who: 'bot', level: setup.level, seed: deps.botSeed() >>> 0 };
  }
  const viewer = setup.you === 'none' ? 'open' : setup.you;
  const events: Seen[] = [];
  const start = kit.setupOf(setup);
  const { state, record } = startRecorded(
    kit,
    start,
    { id: deps.id(), date: deps.now(), name: '', seats },
    (event, at) => {
      events.push(kit.game.redact(at, event, viewer));
    },
  );
  const before = kit.game.view(kit.blank(start), viewer);
  const first: Frame<View, Seen> = {
    index: 1,
    before,
    events,
    after: kit.game.view(state, viewer),
    move: null,
    reason: null,
    kind: 'play',
  };
  return openMatch(deps, setup, { state, record, past: history() }, first);
}

/** A match from its state on; `first` is the first frame shown. */
export function openMatch<State, Move, Event, View, Setup, Seen>(
  deps: SessionDeps<State, Move, Event, View, Setup, Seen>,
  setup: MatchSetup,
  begun: Begun<State>,
  first: Frame<View, Seen>,
): Match<View, Move, Seen> {
  const { kit, store } = deps;
  const viewer = setup.you === 'none' ? 'open' : setup.you;
  const { record, past } = begun;
  let { state } = begun;
  let lastView = first.after;
  let frames = 1;
  let conceding = false;

  /** A fault is told by the page's own handler. */
  const report = (error: unknown): void => {
    queueMicrotask(() => {
      throw error;
    });
  };

  // ---- telling: in order, also when a listener plays at once
  const frameListeners = new Set<(frame: Frame<View, Seen>) => void>();
  const statusListeners = new Set<(status: SessionStatus) => void>();
  const untold: Frame<View, Seen>[] = [first];
  let telling = true;
  const tell = (): void => {
    if (telling) return;
    telling = true;
    for (let frame = untold.shift(); frame; frame = untold.shift()) {
      for (const listener of frameListeners) {
        // what a listener throws is its own affair: the game goes on
        try {
          listener(frame);
        } catch (error) {
          report(error);
        }
      }
    }
    telling = false;
  };
  const show = (frame: Frame<View, Seen>): void => {
    lastView = frame.after;
    untold.push(frame);
    tell();
  };
  /** the bot's thinking that is shown */
  let thinking: AbortSignal | null = null;
  let saveProblem: string | null = null;
  const status = (): SessionStatus => ({
    thinking: thinking !== null,
    undo: machine.getSnapshot().hasTag('may-take-back') && setup.you !== 'none' ? past.offer() : null,
    takeBacks: record.takeBacks,
    saveProblem,
  });
  let told = '';
  const tellStatus = (): void => {
    const now = status();
    const text = JSON.stringify(now);
    if (text === told) return;
    told = text;
    for (const listener of statusListeners) listener(now);
  };

  // ---- storing
  const keeper = storeKeeper(
    () => {
      if (kit.game.outcome(state) !== null) return store.finish(record, writeReplay(record));
      const plain = state as JsonObject;
      return store.save(
        writeSave({
          saveFormat: SAVE_FORMAT,
          match: setup,
          at: deps.now(),
          record,
          state: plain,
          digest: kit.game.digest(state),
        }),
      );
    },
    (problem) => {
      saveProblem = problem?.key ?? null;
      tellStatus();
    },
  );
  const keep = keeper.keep;

  // ---- playing
  const bots = new Map<string, Bot<View, Move>>();
  const botOf = (seat: string): Bot<View, Move> => {
    let bot = bots.get(seat);
    const sitter = record.seats[seat];
    if (!bot)
      bots.set(seat, (bot = deps.bot({ seat, level: setup.level, seed: sitter?.who === 'bot' ? sitter.seed : 0 })));
    return bot;
  };
  const playOne = (seat: string, move: Move, why?: Sentence): void => {
    const before = lastView;
    const events: Seen[] = [];
    const telling = viewer === seat || viewer === 'open' ? null : kit.telling(state, move, seat, viewer);
    const step = playRecorded(kit, state, move, {
      why,
      tell: (event, at) => void events.push(kit.game.redact(at, event, viewer)),
    });
    record.steps.push(step);
    record.result = resultOf(kit.game.outcome(state));
    if (kit.noTakeBack(state) || (seat !== setup.you && !kit.isPass(move))) past.close();
    const sentence = telling ? telling(events) : step.move;
    show({
      index: ++frames,
      before,
      events,
      after: kit.game.view(state, viewer),
      move: sentence === null ? null : { seat, sentence },
      reason: null,
      kind: 'play',
    });
    keep();
  };
  const playOwn = (seat: string, move: Move): void => {
    const choice = kit.game.moves(state).length > 1;
    const copy = choice ? { state: kit.game.copy(state), steps: record.steps.length } : null;
    if (copy) past.keep(copy);
    try {
      playOne(seat, move);
    } catch (error) {
      if (copy) {
        past.back();
        if (!(error instanceof IllegalMove)) state = copy.state;
      }
      throw error;
    }
  };
  const think = async (seat: string, signal: AbortSignal): Promise<Answer<Move>> => {
    let answered = false;
    deps.wait?.(THINKING_SHOWN_AFTER, signal).then(
      () => {
        if (answered || signal.aborted) return;
        thinking = signal;
        tellStatus();
      },
      () => {},
    );
    try {
      const answer = await botOf(seat).decide(kit.game.view(state, seat), signal);
      await deps.pace?.(signal);
      return answer;
    } catch {
      bots.get(seat)?.close();
      bots.delete(seat);
      return plainAnswer(kit, state);
    } finally {
      answered = true;
      if (thinking === signal) thinking = null;
    }
  };
  const machine = sessionLife({
    over: () => kit.game.outcome(state) !== null,
    personDecides: () => kit.game.decision(state)?.seat === setup.you,
    async letBotMove(signal) {
      const { seat } = kit.game.decision(state)!;
      const answer = await think(seat, signal);
      if (signal.aborted) return;
      try {
        playOne(seat, answer.move, answer.reason);
      } catch (error) {
        if (!(error instanceof IllegalMove)) throw error;
        const plain = plainAnswer(kit, state);
        playOne(seat, plain.move, plain.reason);
      }
    },
    letGo() {
      for (const bot of bots.values()) bot.close();
      bots.clear();
      frameListeners.clear();
      statusListeners.clear();
    },
    tellError: report,
  });
  const giveUp = (): void => {
    if (!conceding || kit.game.decision(state)?.seat !== setup.you) return;
    conceding = false;
    playOwn(setup.you, kit.concession(setup.you));
    machine.send({ type: 'PLAYED' });
  };
  machine.subscribe(() => {
    queueMicrotask(giveUp);
    tellStatus();
  });
  machine.start();
  machine.send({ type: 'READY' });
  keep();

  return {
    setup,
    view: () => lastView,
    status,
    onFrame(listener) {
      frameListeners.add(listener);
      // who else comes at this moment hears all from the first frame too
      if (frames <= untold.length) {
        queueMicrotask(() => {
          telling = false;
          tell();
        });
      }
      return () => void frameListeners.delete(listener);
    },
    onStatus(listener) {
      statusListeners.add(listener);
      return () => void statusListeners.delete(listener);
    },
    play(move) {
      const closed = machine.getSnapshot().hasTag('closed');
      if (closed || kit.game.decision(state)?.seat !== setup.you)
        throw new IllegalMove('this seat decides nothing now');
      playOwn(setup.you, move);
      machine.send({ type: 'PLAYED' });
    },
    why: (move) => (setup.you === 'none' ? null : kit.game.why(state, setup.you, move)),
    undo() {
      if (status().undo === null) return;
      const back = past.back()!;
      state = back.state;
      record.steps.length = back.steps;
      record.result = null;
      if (!back.free) record.takeBacks += 1;
      thinking = null;
      const view = kit.game.view(state, viewer);
      show({ index: ++frames, before: lastView, events: [], after: view, move: null, reason: null, kind: 'jump' });
      keep();
      machine.send({ type: 'TAKEN_BACK' });
    },
    concede() {
      const snapshot = machine.getSnapshot();
      if (setup.you === 'none' || snapshot.hasTag('over') || snapshot.hasTag('closed')) return;
      conceding = true;
      giveUp();
    },
    close: () => machine.send({ type: 'CLOSE' }),
    record: () => record,
    over: () => kit.game.outcome(state) !== null,
    saved: keeper.done,
  };
}

/** What is played when a bot fails: a pass if there is one, else the first legal move. */
function plainAnswer<State, Move, Event, View, Setup, Seen>(
  kit: GameKit<State, Move, Event, View, Setup, Seen>,
  state: State,
): Answer<Move> {
  const moves = kit.game.moves(state);
  const move =
    moves.find((one) => kit.isPass(one)) ??
    moves.find((one) => !kit.same(one, kit.concession(kit.game.decision(state)!.seat))) ??
    playable(kit, state)[0]!;
  return { move, reason: { key: 'session.botFallback' } };
}
