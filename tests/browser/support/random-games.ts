/** Games of all three kinds in the middle, as the device keeps them, and what the table must show of them. */
import type { Page } from '@playwright/test';
import type { Game, GameTypes, SeatName, Viewer } from '../../../src/core/game.ts';
import { jsonOf } from '../../../src/core/json.ts';
import { below, seedRng } from '../../../src/core/rng.ts';
import type { SeatPlayer, SeatPlayers } from '../../../src/core/seat-player.ts';
import { simulation as blackHat } from '../../../src/games/black-hat/index.ts';
import { blackHatUi } from '../../../src/games/black-hat/hud/ui.tsx';
import { words as blackHatWords } from '../../../src/games/black-hat/words/all.ts';
import { simulation as infiltration } from '../../../src/games/infiltration/index.ts';
import { infiltrationUi } from '../../../src/games/infiltration/hud/ui.tsx';
import { words as infiltrationWords } from '../../../src/games/infiltration/words/all.ts';
import { simulation as netrunner } from '../../../src/games/netrunner/index.ts';
import { netrunnerUi } from '../../../src/games/netrunner/hud/ui.tsx';
import { words as netrunnerWords } from '../../../src/games/netrunner/words/all.ts';
import type { GameUi } from '../../../src/hud/contract/game-ui.ts';
import type { MessageSet } from '../../../src/i18n/index.ts';
import { useWords } from '../../../src/i18n/loading.ts';
import { readSave, saveWriter } from '../../../src/match/save.ts';
import type { Replay } from '../../../src/replay/format.ts';
import { openReplay } from '../../../src/replay/player.ts';
import { playRecorded, startRecorded } from '../../../src/replay/recorder.ts';

/** Who plays: one person in the first or second seat, two people, or nobody. */
export const WHO = ['first', 'second', 'two', 'nobody'] as const;
type Who = (typeof WHO)[number];

interface Played {
  game: Game<GameTypes>;
  ui: Pick<GameUi, 'groups'>;
  words: MessageSet;
  /** the level of its bots that answers soonest */
  level: string;
  options(seed: string): object;
}
const played = (game: unknown, ui: unknown, rest: Pick<Played, 'words' | 'level' | 'options'>): Played => ({
  game: game as Game<GameTypes>,
  ui: ui as Played['ui'],
  ...rest,
});
export const GAMES = {
  netrunner: played(netrunner, netrunnerUi, {
    words: netrunnerWords,
    level: 'newcomer',
    options: (seed) => ({ seed, corpDeck: 'jinteki', runnerDeck: 'shaper' }),
  }),
  'black-hat': played(blackHat, blackHatUi, {
    words: blackHatWords,
    level: 'easy',
    options: (seed) => ({
      seed,
      players: 3,
      tiles: 0,
      trim: true,
      hat: 'turned',
      tracer: false,
      secretAsset: false,
      status: false,
      sprung: false,
    }),
  }),
  infiltration: played(infiltration, infiltrationUi, {
    words: infiltrationWords,
    level: 'easy',
    options: (seed) => ({ seed, players: 3, pairs: false, extract: false }),
  }),
};
export type GameId = keyof typeof GAMES;

function seatsFor(names: readonly SeatName[], who: Who, level: string): SeatPlayers {
  const person = (n: number): SeatPlayer | null => {
    if (who === 'two') return n < 2 ? { who: 'person', person: n + 1 } : null;
    return n === { first: 0, second: 1, nobody: -1 }[who] ? { who: 'person' } : null;
  };
  return Object.fromEntries(names.map((seat, n) => [seat, person(n) ?? { who: 'bot', level, seed: 7 }]));
}

/** Plays random moves, at most `most`, but not to the end of the game. Returns the game's record, and the rows in which the device keeps it. */
export function gameInTheMiddle(
  id: GameId,
  who: Who,
  seed: string,
  most: number,
): { record: Replay; rows: Map<string, string>; seats: SeatPlayers } {
  const { game, level, options } = GAMES[id];
  const chosen = options(seed) as GameTypes['options'];
  const seats = seatsFor(game.seats(chosen), who, level);
  const date = '2024-05-01T10:00:00.000Z';
  const start = startRecorded(game, game.record.setupOf(chosen), { id: 'game', date, name: '', seats });
  const { record } = start;
  let { state } = start;
  const rng = seedRng(`moves ${seed}`);
  while (record.steps.length < most) {
    const before = game.copy(state);
    const moves = game.moves(state).filter((move) => game.notate(state, move).search(/concede/i) < 0);
    const step = playRecorded(game, state, moves[below(rng, moves.length)]!);
    if (game.decision(state) === null) {
      state = before;
      break;
    }
    record.steps.push(step);
  }
  const writer = saveWriter({ game: id, seats, options: jsonOf(chosen) as never }, (one) => game.digest(one as never));
  return { record, seats, rows: new Map(Object.entries(writer.changes(record, state, date).put)) };
}

/** A thing on the table: its anchor, and how it is named. */
type Shown = string;

/** What the page shows on the table, in the order of its anchors. */
export const shownBy = (page: Page): Promise<Shown[]> =>
  page
    .locator('#table .table-button')
    .evaluateAll((all) =>
      all.map((one) => `${one.getAttribute('data-key')}: ${one.getAttribute('aria-label')}`).sort(),
    );

/** The record of the game in play, as the device keeps it. Throws if it cannot be read. */
export function recordIn(rows: ReadonlyMap<string, string>): Replay {
  const read = readSave(rows);
  if (!read.ok) throw new Error(`the save cannot be read: ${read.problem.key}`);
  return read.value.record;
}

/**
 * What a table may show of a game after `at` of its steps (left out: all), by the game's own view: `within` the last step too, where a
 * person stops to read; or after one of the last `steps` steps. `watched`: nobody is asked.
 */
export function tablesOf(
  id: GameId,
  record: Replay,
  viewer: Viewer,
  {
    at = record.steps.length,
    within = false,
    steps = 1,
    watched = false,
  }: { at?: number; within?: boolean; steps?: number; watched?: boolean },
): Shown[][] {
  const { game, ui, words } = GAMES[id];
  useWords(words);
  const opened = openReplay(game, record);
  if (!opened.ok) throw new Error(`the record cannot be played: ${opened.problem.key}`);
  const tableOf = (view: GameTypes['view']): Shown[] =>
    ui
      .groups(view)
      .flatMap(({ items }) => items)
      .map(({ key, name }) => `${key}: ${name}`)
      .sort();
  const tables: Shown[][] = [];
  for (let n = at; n > at - steps && n >= 0; n--) {
    const view = game.view(opened.player.stateAt(n)!, viewer);
    tables.push(tableOf(watched ? { ...view, decision: null } : view));
    const update = opened.player.update(n, viewer);
    if (within) update.events.forEach((_, i) => tables.push(tableOf(update.viewAt(i))));
  }
  return tables;
}
