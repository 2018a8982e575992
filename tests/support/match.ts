/** What session tests need: a store that remembers, bots that answer when told, a match of the fake game. */
import { type Bot, BotStopped } from '../../src/core/bot.ts';
import type { GameTypes, SeatName } from '../../src/core/game.ts';
import { below, seedRng } from '../../src/core/rng.ts';
import { type SeatPlayers, personAt } from '../../src/core/seat-player.ts';
import type { Replay } from '../../src/replay/format.ts';
import type { RowChanges } from '../../src/session/save.ts';
import type { Match, SaveStore, SessionDeps } from '../../src/session/session.ts';
import type { MatchSetup } from '../../src/session/types.ts';
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

export type FakeDeps = SessionDeps<FakeTypes>;
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

/** The open question's moves when a person is asked, else null. */
export function asked<G extends GameTypes>(match: Match<G>): readonly G['move'][] | null {
  const { decision } = match.view();
  return decision !== null && persons(match.setup).includes(decision.by ?? decision.seat) ? decision.moves : null;
}

/** Waits (on promises only) until a person decides or the game is over. */
export async function personsTurn<G extends GameTypes>(match: Match<G>): Promise<void> {
  for (let i = 0; i < 100_000; i++) {
    if (match.over() || asked(match) !== null) return;
    await Promise.resolve();
  }
  throw new Error('the person is never asked');
}
