/** What session tests need: a store that remembers, bots that answer when told, a match of the fake game. */
import { type Bot, BotStopped } from '../../src/core/bot.ts';
import { below, seedRng } from '../../src/core/rng.ts';
import type { Replay } from '../../src/replay/format.ts';
import type { SaveStore, SessionDeps } from '../../src/session/session.ts';
import type { MatchSetup } from '../../src/session/types.ts';
import {
  type FakeEvent,
  type FakeKit,
  type FakeMove,
  type FakeSetup,
  type FakeState,
  type FakeView,
  fakeKit,
  somebody,
} from './fake-game.ts';

export const MATCH: MatchSetup = {
  game: 'netrunner',
  you: 'corp',
  level: 'standard',
  seed: 'seed-1',
  corpDeck: 'a',
  runnerDeck: 'b',
};

export interface MemoryStore extends SaveStore {
  text: string | null;
  saves: string[];
  finished: Replay[];
}
export function memoryStore(): MemoryStore {
  const store: MemoryStore = {
    text: null,
    saves: [],
    finished: [],
    async save(text) {
      store.text = text;
      store.saves.push(text);
      return null;
    },
    async finish(record) {
      store.finished.push(structuredClone(record));
      store.text = null;
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

export type FakeDeps = SessionDeps<FakeState, FakeMove, FakeEvent, FakeView, FakeSetup, unknown>;
export function fakeDeps(store: SaveStore = memoryStore(), kit: FakeKit = fakeKit()): FakeDeps {
  return {
    kit: kit as unknown as FakeDeps['kit'],
    store,
    bot: ({ seed }) => plainBot(seed),
    id: () => 'game-1',
    now: () => '2024-05-01T10:00:00.000Z',
    botSeed: () => 77,
  };
}

/** Lets everything that waits on promises go on. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 60; i++) await Promise.resolve();
}

/** Waits (on promises only) until the person decides or the game is over. */
export async function personsTurn(match: {
  over(): boolean;
  view(): { decision: { seat: string } | null };
  setup: MatchSetup;
}): Promise<void> {
  for (let i = 0; i < 100_000; i++) {
    if (match.over() || match.view().decision?.seat === match.setup.you) return;
    await Promise.resolve();
  }
  throw new Error('the person is never asked');
}
