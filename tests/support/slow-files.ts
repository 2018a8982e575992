/** Replays made to be slow: wide tables, many moves, many events. */
import { simulation as game } from '../../src/games/netrunner/index.ts';
import type { Json, JsonObject } from '../../src/core/json.ts';
import type { Replay, Step } from '../../src/replay/format.ts';

interface Wide {
  /** number of cards in HQ */
  hand: number;
  /** number of remote servers */
  servers: number;
  /** number of cards in each deck */
  deck?: number;
  /** the title of the cards in HQ */
  card?: string;
}
/** A table on which many cards can be installed in many servers. */
export function wideTable({ hand, servers, deck = 20, card = 'Wall of Static' }: Wide): JsonObject {
  const remotes = Array.from({ length: servers }, (_, i): [string, Json] => [
    `remote ${i + 1}`,
    { root: ['PAD Campaign'] },
  ]);
  return {
    corp: {
      hq: Array.from({ length: hand }, () => card),
      rnd: Array.from({ length: deck }, () => 'PAD Campaign'),
      credits: 999,
      clicks: 999,
    },
    runner: { stack: Array.from({ length: deck }, () => 'Diesel') },
    servers: Object.fromEntries(remotes),
  };
}

/** A replay from a table set up card by card. `moves`: its steps, or how often the Corp takes a credit. */
export function withTable(setup: JsonObject, moves: Step[] | number): Replay {
  const start = { seat: 'corp', setup };
  const read = game.record.readSetup(start);
  return {
    format: 2,
    game: 'netrunner',
    rules: game.rulesVersion,
    id: 'slow',
    date: '2024-05-01T10:00:00.000Z',
    name: '',
    start,
    seats: { corp: { who: 'person' }, runner: { who: 'person' } },
    takeBacks: 0,
    result: null,
    opening: { digest: read.ok ? game.digest(game.start(read.value)) : '', events: [] },
    steps: typeof moves === 'number' ? Array.from({ length: moves }, () => ({ move: 'corp: credit', turn: 3 })) : moves,
    layers: [],
  };
}

/** A replay of other rules with this many steps of one event each, from the starter decks. */
export function longEvents(steps: number): Replay {
  const setup = game.record.setupOf({ seed: 'long', corpDeck: 'jinteki', runnerDeck: 'shaper' });
  const step: Step = {
    move: 'corp: credit',
    turn: 1,
    events: [{ type: 'credits-gained', seat: 'corp', n: 0, card: -1 }],
  };
  return {
    ...withTable(
      {},
      Array.from({ length: steps }, () => step),
    ),
    rules: 0,
    start: game.record.writeSetup(setup),
    opening: { digest: 'of other rules', events: [] },
  };
}
