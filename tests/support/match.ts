/** What session tests need: a store that remembers, bots that answer when told, a match of the fake game. */
import { type Bot, BotStopped } from '../../src/core/bot.ts';
import type { GameTypes, SeatName } from '../../src/core/game.ts';
import { below, seedRng } from '../../src/core/rng.ts';
import { type SeatPlayers, personAt } from '../../src/core/seat-player.ts';
import type { Replay } from '../../src/replay/format.ts';
import type { Sentence } from '../../src/core/game.ts';
import { type SessionParts, LiveSession, createSession, resumeSession as takeUp } from '../../src/feed/live.ts';
import type { Feed } from '../../src/feed/feed.ts';
import type { Session, SessionStatus } from '../../src/feed/session.ts';
import type { Update } from '../../src/feed/update.ts';
import type { Match, MatchDeps, NewMatchDeps, SaveStore } from '../../src/match/match.ts';
import type { RowChanges } from '../../src/match/save.ts';
import type { MatchSetup } from '../../src/match/setup.ts';
import { type FakeGame, type FakeMove, type FakeTypes, type FakeView, fakeGame, somebody } from './fake-game.ts';

/** Two seats: a person at `you`, a bot at the others (everywhere for null). */
export function seatPlayers(you: 'corp' | 'runner' | null, level = 'standard', seed = 77): SeatPlayers {
  const bot = { who: 'bot' as const, level, seed };
  return { corp: you === 'corp' ? { who: 'person' } : bot, runner: you === 'runner' ? { who: 'person' } : bot };
}

export const MATCH: MatchSetup = { game: 'fake', seats: seatPlayers('corp'), options: { seed: 'seed-1' } };

export interface MemoryStore extends SaveStore {
  /** rows of the running game as they are stored now; null when there is none */
  rows: Map<string, string> | null;
  saves: RowChanges[];
  finished: Replay[];
}
export function memoryStore(): MemoryStore {
  const store: MemoryStore = {
    rows: null,
    saves: [],
    finished: [],
    async save(_id, changes) {
      const rows = new Map(store.rows);
      for (const [name, text] of Object.entries(changes.put)) rows.set(name, text);
      for (const name of changes.remove) rows.delete(name);
      store.rows = rows;
      store.saves.push(changes);
      return null;
    },
    async finish(record) {
      store.finished.push(structuredClone(record));
      store.rows = null;
      return null;
    },
  };
  return store;
}

/** A bot that is a pure function of seed and view. */
export function plainBot(seed: number, asked: FakeView[] = []): Bot<FakeView, FakeMove> {
  return {
    async decide(view, signal) {
      asked.push(view);
      await Promise.resolve();
      if (signal?.aborted) throw new BotStopped('stopped');
      const rng = seedRng(`${seed}/${JSON.stringify(view)}`);
      return {
        move: somebody(view.decision!.moves, (k) => below(rng, k)),
        reason: { key: 'bot.reason', params: { turn: view.turn } },
      };
    },
    close() {},
  };
}

export type FakeDeps = NewMatchDeps<FakeTypes> & { store: SaveStore };
export function fakeDeps(store: SaveStore = memoryStore(), game: FakeGame = fakeGame()): FakeDeps {
  return {
    game,
    store,
    player: (_seat, seatPlayer) => plainBot(seatPlayer.who === 'bot' ? seatPlayer.seed : 0),
    id: () => 'game-1',
    now: () => '2024-05-01T10:00:00.000Z',
  };
}

/** Lets everything that waits on promises go on. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 60; i++) await Promise.resolve();
}

/** The seats people play. */
const persons = ({ seats }: MatchSetup): SeatName[] =>
  Object.keys(seats).filter((seat) => personAt(seats, seat) !== null);

/** A match with its session, which somebody reads as fast as updates come. */
export interface Played<G extends GameTypes> extends Omit<Session<G>, 'status'> {
  session: LiveSession<G>;
  record: Match<G>['record'];
  state: Match<G>['state'];
  over: Match<G>['over'];
  saved: Match<G>['saved'];
  store: Match<G>['store'];
  /** all updates that were taken */
  updates: Update<G>[];
  /** what the feed threw */
  errors: unknown[];
  /** the status, and the seat that has to take the screen, by the update taken last */
  status(): SessionStatus & { handover: SeatName | null };
  onUpdate(listener: (update: Update<G>) => void): void;
}

/** Reads a feed as fast as updates come, to its end. */
export async function readFeed<G extends GameTypes>(
  feed: Feed<G>,
  each: (update: Update<G>) => void = () => {},
): Promise<void> {
  for (let update = await feed.next(); update !== null; update = await feed.next()) each(update);
}

export function readAll<G extends GameTypes>(session: LiveSession<G>, reads = true): Played<G> {
  const updates: Update<G>[] = [];
  const errors: unknown[] = [];
  const listeners: ((update: Update<G>) => void)[] = [];
  if (reads)
    readFeed(session.feed, (update) => {
      updates.push(update);
      for (const listener of listeners) listener(update);
    }).catch((error: unknown) => void errors.push(error));
  const { match } = session;
  const { record, state, over } = match;
  return {
    session,
    updates,
    errors,
    record,
    state,
    over,
    saved: () => match.saved(),
    store: () => match.store(),
    onUpdate: (listener) => void listeners.push(listener),
    setup: session.setup,
    feed: session.feed,
    viewer: () => session.viewer(),
    view: () => session.view(),
    status() {
      const next = updates.at(-1)?.next;
      return { ...session.status(), handover: typeof next === 'object' ? next.handover : null };
    },
    onStatus: (listener) => session.onStatus(listener),
    play: (move) => session.play(move),
    why: (move) => session.why(move),
    undo: () => session.undo(),
    countHelp: () => session.countHelp(),
    concede: () => session.concede(),
    handOver: () => session.handOver(),
    past: (turns) => session.past(turns),
    close: () => session.close(),
  };
}

/** Whether each viewer's updates are counted without gaps, where a jump goes back to what still counts, or stays. */
export function inOrder(updates: readonly Pick<Update, 'viewer' | 'index' | 'kind'>[]): boolean {
  const last = new Map<string, number>();
  return updates.every(({ viewer, index, kind }) => {
    const before = last.get(viewer) ?? 0;
    last.set(viewer, index);
    return kind === 'play' ? index === before + 1 : index <= Math.max(before, 1);
  });
}

/** A session of the app that somebody reads, which must be of a match played here. */
export function readOpened<G extends GameTypes>(session: Session): Played<G> {
  if (!(session instanceof LiveSession)) throw new Error('not played here');
  return readAll<G>(session);
}

/** A new match that somebody reads. */
export const startMatch = <G extends GameTypes>(
  deps: NewMatchDeps<G>,
  setup: MatchSetup,
  parts?: SessionParts,
): Played<G> => readAll(createSession(deps, setup, parts));

/** A stored match that somebody reads, or why it cannot be resumed. */
export function resumeSession<G extends GameTypes>(
  deps: MatchDeps<G>,
  rows: ReadonlyMap<string, string>,
  parts?: SessionParts,
): { ok: true; session: Played<G> } | { ok: false; problem: Sentence; record: Replay | null } {
  const resumed = takeUp(deps, rows, parts);
  return resumed.ok ? { ok: true, session: readAll(resumed.session) } : resumed;
}

/** The open question's moves when a person is asked, else null. */
export function asked<Move>(match: {
  setup: MatchSetup;
  view(): { decision: { seat: SeatName; by?: SeatName; moves: readonly Move[] } | null };
}): readonly Move[] | null {
  const { decision } = match.view();
  return decision !== null && persons(match.setup).includes(decision.by ?? decision.seat) ? decision.moves : null;
}

/** Waits (on promises only) until a person decides or the game is over, and everything was read. */
export async function personsTurn<G extends GameTypes>(match: Played<G>): Promise<void> {
  for (let i = 0; i < 2_000; i++) {
    await settled();
    if (match.over() || asked(match) !== null) return;
  }
  throw new Error('the person is never asked');
}
