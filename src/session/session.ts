/** Runs a match: who decides, the updates of each step for each viewer, bots and scripts, saving and undo. */
import type { Answer, Bot } from '../core/bot.ts';
import { type GameTypes, type SeatName, type Sentence, type Viewer, IllegalMove, OPEN } from '../core/game.ts';
import { type SeatPlayers, personAt } from '../core/seat-player.ts';
import { playRecorded, startRecorded } from '../replay/recorder.ts';
import { openViewerFeeds } from './viewer-feeds.ts';
import type { MatchStart, Match, MatchDeps, SessionDeps } from './deps.ts';
import { viewsBetween } from './update.ts';
import { type History, history } from './history.ts';
import { openAutosave } from './autosave.ts';
import { plainAnswer } from './plain-answer.ts';
import { sessionLife } from './machine.ts';
import { type RowChanges, saveWriter } from './save.ts';
import type { Update, MatchSetup, SessionStatus } from './types.ts';

export type { MatchStart, Match, MatchDeps, SaveStore, SessionDeps } from './deps.ts';

/** A bot is shown as thinking only after this many ms. */
const THINKING_SHOWN_AFTER = 400;
const STATUS_FIELDS = [
  'thinking',
  'undo',
  'takeBacks',
  'helped',
  'saveProblem',
  'botFailed',
  'botReplaced',
  'handover',
] as const;

/** Starts a new match. Throws if the options cannot be read, and whatever the game throws for an unplayable set-up. */
export function createSession<G extends GameTypes>(deps: SessionDeps<G>, match: MatchSetup): Match<G> {
  const { game } = deps;
  const options = game.record.readOptions(match.options);
  if (!options.ok) throw new Error(`match options refused: ${options.problem.key}`);
  const setup = game.record.setupOf(options.value);
  const viewers = viewersOf(match.seats);
  const told = new Map<Viewer, G['seen'][]>(viewers.map((viewer) => [viewer, []]));
  const head = { id: deps.id(), date: deps.now(), name: '', seats: match.seats };
  const { state, record } = startRecorded(game, setup, head, (event, at) => {
    for (const [viewer, events] of told) events.push(game.redact(at, event, viewer));
  });
  const first = (viewer: Viewer): Update<G> => {
    const before = game.view(game.record.blank(setup), viewer);
    const after = game.view(state, viewer);
    const events = told.get(viewer)!;
    const again: Parameters<typeof viewsBetween<G>>[1] = (tell) => void game.start(setup, tell);
    const viewAt = viewsBetween(game, again, viewer, { before, after, events });
    return { index: 0, viewer, before, events, after, viewAt, move: null, reason: null, kind: 'play' };
  };
  return openMatch(deps, match, { state, record, histories: new Map() }, first);
}

/** Returns the viewers of a match: the seats that people play, or `open` if nobody does. */
function viewersOf(seats: SeatPlayers): Viewer[] {
  const viewers = Object.keys(seats).filter((seat) => personAt(seats, seat) !== null);
  return viewers.length === 0 ? [OPEN] : viewers;
}

/**
 * Opens a match at a given state. `first` makes each viewer's first update; without it, that update just shows the current table. Each seat
 * played by a person has its own updates, which wait while the seat is not on the screen.
 */
export function openMatch<G extends GameTypes>(
  deps: MatchDeps<G>,
  setup: MatchSetup,
  start: MatchStart<G>,
  first?: (viewer: Viewer) => Update<G>,
): Match<G> {
  const { game, store, now } = deps;
  const { seats } = setup;
  const { record, histories } = start;
  let { state } = start;
  const viewers = viewersOf(seats);
  for (const seat of viewers) {
    const person = personAt(seats, seat);
    if (person !== null && !histories.has(person)) histories.set(person, history());
  }
  let conceding = false;
  /** Returns the seat whose player has to answer now; null when the game is over. */
  const answering = (): SeatName | null => {
    const decision = game.decision(state);
    return decision === null ? null : (decision.by ?? decision.seat);
  };
  const firstViewer = (): Viewer => {
    const seat = answering();
    return seat !== null && viewers.includes(seat) ? seat : viewers[0]!;
  };

  /** Throws an error again outside the session, so that the page's error handler gets it. */
  const report = (error: unknown): void => {
    queueMicrotask(() => {
      throw error;
    });
  };

  // ---- delivering updates
  const statusListeners = new Set<(status: SessionStatus) => void>();
  const isScript = (seat: SeatName | null): seat is SeatName =>
    deps.script !== undefined && seat !== null && seats[seat]?.who === 'script';
  const isBot = (seat: SeatName | null): seat is SeatName =>
    seat !== null && !isScript(seat) && personAt(seats, seat) === null;
  const players = new Map<SeatName, Bot<G['view'], G['move']>>();
  const playerOf = (seat: SeatName): Bot<G['view'], G['move']> => {
    const player = players.get(seat) ?? deps.player?.(seat, seats[seat]!);
    if (!player) throw new Error(`no player for seat ${seat}`);
    if (players.has(seat)) return player;
    player.onReplaced?.(() => {
      botReplaced = true;
      tellStatus();
    });
    players.set(seat, player);
    return player;
  };
  const feeds = openViewerFeeds(
    game,
    state,
    {
      deps,
      viewers,
      viewer: firstViewer(),
      waits: () => !viewers.includes(OPEN) && isBot(answering()),
      within: () => Math.max(0, ...Object.keys(seats).map((seat) => (isBot(seat) ? (playerOf(seat).within ?? 0) : 0))),
      revealed() {
        tellStatus();
        giveUp();
      },
      report,
    },
    first,
  );
  const personNow = (): number | null => personAt(seats, feeds.viewer());

  /** the abort signal of the bot shown as thinking; null if none is */
  let thinking: AbortSignal | null = null;
  let saveProblem: string | null = null;
  let botFailed = false;
  let botReplaced = false;
  const ownHistory = (): History<G['state']> | undefined => {
    const person = personNow();
    return person === null ? undefined : histories.get(person);
  };
  const undoOffer = (): SessionStatus['undo'] =>
    machine.getSnapshot().hasTag('may-undo') ? (ownHistory()?.offer() ?? null) : null;
  let told: SessionStatus | null = null;
  // A bot that is asked in secret is not shown as thinking or restarted. What it did shows when its answer is revealed.
  const askedOpenly = (): boolean => feeds.view(feeds.viewer()).decision !== null;
  const status = (): SessionStatus => ({
    thinking: thinking !== null && askedOpenly(),
    undo: undoOffer(),
    takeBacks: record.takeBacks,
    helped: record.helped ?? 0,
    saveProblem,
    botFailed,
    botReplaced: botReplaced && askedOpenly(),
    handover: machine.getSnapshot().hasTag('handover') ? answering() : null,
  });
  const tellStatus = (): void => {
    const [was, now] = [told, status()];
    told = now;
    if (was !== null && STATUS_FIELDS.every((field) => was[field] === now[field])) return;
    for (const listener of statusListeners) listener(now);
  };

  // ---- storing
  const writer = saveWriter(setup, (at) => game.digest(at));
  const autosave =
    store && now
      ? openAutosave(
          async () => {
            let stored = false;
            try {
              if (game.outcome(state) !== null) return await store.finish(record);
              const rows = (): RowChanges => writer.changes(record, state, now());
              const problem = await store.save(record.id, rows(), () => {
                writer.forget();
                return rows();
              });
              stored = problem === null;
              return problem;
            } finally {
              if (!stored) writer.forget();
            }
          },
          (problem) => {
            saveProblem = problem?.key ?? null;
            tellStatus();
          },
        )
      : null;
  // ---- playing
  const playOne = (
    answerer: SeatName,
    move: G['move'],
    { why, before = game.copy(state), legal }: { why?: Sentence; before?: G['state']; legal?: G['move'][] } = {},
  ): void => {
    const { seat } = game.decision(state)!;
    feeds.begins(before, move);
    /**
     * set when another player could first be asked in secret: whether this move had already revealed something or used chance
     * (`noTakeBack`); null: nobody could be
     */
    let learntFirst: boolean | null = null;
    const step = playRecorded(game, state, move, {
      why,
      legal,
      tell: feeds.hear,
      unseen(by, at) {
        learntFirst ??= game.noTakeBack(at);
        feeds.unseen(by, at);
      },
    });
    record.steps.push(step);
    record.result = game.outcome(state);
    const person = personAt(seats, answerer);
    const learnt = game.noTakeBack(state);
    feeds.ends(state, seat, step.move, (one, known) => {
      const who = personAt(seats, one);
      const own = who === null || deps.freeUndo ? undefined : histories.get(who);
      if (own && who === person && (learntFirst ?? learnt)) own.close();
      // Another player's answer in secret ends free undo only if it shows.
      const answered = who !== person && !game.isPass(move) && (known.question || known.sentence);
      return own && (learnt || answered) ? () => own.close() : null;
    });
    followDecider();
    feeds.tell();
    autosave?.keep();
  };
  /** Lets scripts move until a person or bot has to decide, or a script has no move. */
  const letScriptsPlay = (): void => {
    for (let seat = answering(); isScript(seat); seat = answering()) {
      const move = deps.script!(seat, state);
      if (move === null) return;
      playOne(seat, move);
    }
  };
  /** If the person at the screen plays several seats, shows the table from the seat that has to decide. */
  const followDecider = (): void => {
    const seat = answering();
    if (seat === null || seat === feeds.viewer() || !viewers.includes(seat)) return;
    if (personAt(seats, seat) === personNow()) feeds.show(seat);
  };
  const playOwn = (answerer: SeatName, move: G['move']): void => {
    const own = ownHistory();
    const legal = game.moves(state);
    const choice = legal.length > 1;
    const before = game.copy(state);
    if (choice) own?.keep({ state: before, steps: record.steps.length });
    try {
      playOne(answerer, move, { before, legal });
    } catch (error) {
      if (choice) own?.back();
      if (!(error instanceof IllegalMove)) state = before;
      throw error;
    }
    letScriptsPlay();
  };
  const think = async (seat: SeatName, signal: AbortSignal): Promise<Answer<G['move']>> => {
    const answered = deps.wait && new AbortController();
    deps.wait?.(THINKING_SHOWN_AFTER, answered!.signal).then(
      () => {
        if (answered!.signal.aborted || signal.aborted) return;
        thinking = signal;
        tellStatus();
      },
      () => {},
    );
    try {
      const answer = await playerOf(seat).decide(game.view(state, seat), signal);
      await deps.pace?.(signal);
      return answer;
    } catch {
      players.get(seat)?.close();
      players.delete(seat);
      botFailed ||= !signal.aborted;
      return plainAnswer(game, state);
    } finally {
      answered?.abort('answered'); // our own reason: the standard one is slow to create
      if (thinking === signal) thinking = null;
    }
  };
  const machine = sessionLife({
    over: () => game.outcome(state) !== null,
    personDecides: () => {
      const person = personAt(seats, answering() ?? '');
      return person !== null && person === personNow();
    },
    otherDecides: () => personAt(seats, answering() ?? '') !== null,
    scriptDecides: () => isScript(answering()),
    async letBotsMove(signal) {
      for (let seat = answering(); !signal.aborted && isBot(seat); seat = answering()) {
        const answer = await think(seat, signal);
        if (signal.aborted) return;
        try {
          playOne(seat, answer.move, answer.reason ? { why: answer.reason } : {});
        } catch (error) {
          if (!(error instanceof IllegalMove)) throw error;
          const plain = plainAnswer(game, state);
          botFailed = true;
          playOne(seat, plain.move, plain.reason ? { why: plain.reason } : {});
        }
        letScriptsPlay();
        tellStatus();
      }
    },
    letGo() {
      for (const player of players.values()) player.close();
      players.clear();
      feeds.clear();
      statusListeners.clear();
    },
    tellError: report,
  });
  const mayPlay = (): boolean => {
    const life = machine.getSnapshot();
    return (
      !feeds.holds() &&
      !life.hasTag('closed') &&
      !life.hasTag('handover') &&
      personAt(seats, answering() ?? '') === personNow()
    );
  };
  const giveUp = (): void => {
    if (!conceding || personNow() === null || !mayPlay()) return;
    const seat = answering()!;
    const move = game.concession(seat);
    conceding = false;
    if (move === null) return;
    playOwn(seat, move);
    machine.send({ type: 'PLAYED' });
  };
  machine.subscribe(() => {
    queueMicrotask(giveUp);
    tellStatus();
  });
  machine.start();
  letScriptsPlay();
  machine.send({ type: 'READY' });
  autosave?.keep();
  if (deps.atOnce) feeds.tell();
  const undo = (step: number): void => {
    if (undoOffer() === null) return;
    const back = ownHistory()!.back(step)!;
    // A copy, because an update still being shown may make its views from that state.
    state = game.copy(back.state);
    record.steps.length = back.steps;
    record.result = null;
    if (!back.free) record.takeBacks += 1;
    for (const one of histories.values()) if (one !== ownHistory()) one.cut(back.steps);
    thinking = null;
    feeds.jump(state);
    followDecider();
    feeds.tell();
    autosave?.keep();
    machine.send({ type: 'UNDONE' });
  };

  return {
    setup,
    viewer: feeds.viewer,
    view: () => feeds.view(feeds.viewer()),
    status,
    onUpdate: feeds.onUpdate,
    onStatus(listener) {
      statusListeners.add(listener);
      return () => void statusListeners.delete(listener);
    },
    play(move) {
      if (personNow() === null || !mayPlay()) throw new IllegalMove('this seat decides nothing now');
      playOwn(answering()!, move);
      machine.send({ type: 'PLAYED' });
    },
    why(move) {
      const viewer = feeds.viewer();
      if (viewer === OPEN) return null;
      // A player who answers for another seat asks about that seat's moves.
      return game.why(state, answering() === viewer ? game.decision(state)!.seat : viewer, move);
    },
    undo: () => undo(record.steps.length),
    undoTo: undo,
    countHelp() {
      if (personNow() === null || !mayPlay()) return;
      record.helped = (record.helped ?? 0) + 1;
      autosave?.keep();
      tellStatus();
    },
    concede() {
      const life = machine.getSnapshot();
      if (personNow() === null || life.hasTag('over') || life.hasTag('closed')) return;
      conceding = true;
      giveUp();
    },
    handOver() {
      const next = answering();
      if (next === null || !machine.getSnapshot().hasTag('handover')) return;
      feeds.show(next);
      feeds.tell();
      machine.send({ type: 'HANDED_OVER' });
    },
    close: () => machine.send({ type: 'CLOSE' }),
    record: () => record,
    state: () => state,
    over: () => game.outcome(state) !== null,
    saved: async () => autosave?.done(),
    async store() {
      await autosave?.done();
      if (saveProblem !== null) autosave?.keep();
      await autosave?.done();
      return saveProblem === null ? null : { key: saveProblem };
    },
  };
}
