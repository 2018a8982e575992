/** Games that are about to end, as the device keeps a game in play: a test takes them up and plays the last moves. */
import { readFileSync } from 'node:fs';
import { simulation as heist } from '../../../src/games/black-hat/index.ts';
import type { Options } from '../../../src/games/black-hat/rules/model.ts';
import { decide } from '../../../src/games/infiltration/bot/index.ts';
import { temperamentOf } from '../../../src/games/infiltration/bot/temper.ts';
import { simulation as building } from '../../../src/games/infiltration/index.ts';
import { scoreOf } from '../../../src/games/infiltration/rules/score.ts';
import { simulation } from '../../../src/games/netrunner/index.ts';
import type { Outcome } from '../../../src/core/game.ts';
import { jsonOf } from '../../../src/core/json.ts';
import { below, seedRng } from '../../../src/core/rng.ts';
import { readReplay } from '../../../src/replay/format.ts';
import { openReplay } from '../../../src/replay/player.ts';
import { playRecorded, startRecorded } from '../../../src/replay/recorder.ts';
import { saveWriter } from '../../../src/match/save.ts';
import type { MatchSetup } from '../../../src/match/setup.ts';

type Ending = {
  /** a game to learn from */
  file: string;
  /** the moves that have been made */
  moves: number;
  you: 'corp' | 'runner';
};

/** The Runner is asked about damage that flatlines them; the Corp is asked whether to score its last agenda. */
export const ENDINGS = {
  flatline: { file: 'learn-3', moves: 128, you: 'runner' },
  score: { file: 'learn-1', moves: 168, you: 'corp' },
} as const satisfies Record<string, Ending>;

/** The rows of a game in play, by name. */
type Rows = Map<string, string>;

/** The rows of such a game; its id is 'ending'. */
export function rowsOf({ file, moves, you }: Ending): Rows {
  const read = readReplay(readFileSync(`assets/replays/${file}.replay.json`, 'utf8'));
  if (!read.ok) throw new Error(read.problem.key);
  const { replay } = read;
  const opened = openReplay(simulation, replay);
  if (!opened.ok) throw new Error(opened.problem.key);
  const state = opened.player.stateAt(moves)!;
  const bot = { who: 'bot', level: 'newcomer', seed: 7 } as const;
  const seats = { corp: bot, runner: bot, [you]: { who: 'person' } as const };
  const match: MatchSetup = {
    game: 'netrunner',
    seats,
    options: { seed: 'ending', corpDeck: 'jinteki', runnerDeck: 'shaper' },
  };
  const date = '2024-05-01T10:00:00.000Z';
  const record = {
    ...replay,
    id: 'ending',
    date,
    name: '',
    seats,
    result: null,
    layers: [],
    steps: replay.steps.slice(0, moves),
  };
  const { put } = saveWriter(match, () => simulation.digest(state)).changes(record, state, date);
  return new Map(Object.entries(put));
}

/**
 * The rows of a game of Black Hat played at random, of so many players, in which Red is asked to move a pawn to the Critical Asset, and
 * with it ends the game; its id is 'ending'. `seed`: where the search for such a game begins; `wins`: whether Red wins it, if that matters.
 */
export function heistRows(players: number, seed: number, more: Partial<Options> = {}, wins?: boolean): Rows {
  const date = '2024-05-01T10:00:00.000Z';
  const setup = {
    players,
    tiles: 0,
    trim: true,
    hat: 'turned',
    tracer: false,
    secretAsset: false,
    status: false,
    sprung: false,
    ...more,
  } as const;
  for (let n = seed; n < seed + 200; n++) {
    const options: Options = { ...setup, seed: `ending ${n}` };
    const bot = { who: 'bot', level: 'easy', seed: 7 } as const;
    const seats = {
      ...Object.fromEntries(heist.seats(options).map((seat) => [seat, bot])),
      red: { who: 'person' } as const,
    };
    const { state, record } = startRecorded(heist, options, { id: 'ending', date, name: '', seats });
    const rng = seedRng(`moves ${n}`);
    while (heist.decision(state) !== null) {
      const moves = heist.moves(state);
      const move = moves[below(rng, moves.length)]!;
      const copy = heist.copy(state);
      const step = playRecorded(heist, state, move);
      const end = heist.outcome(state);
      if (
        end !== null &&
        step.move.startsWith('red: move red ') &&
        (wins ?? isFirst(end, 'red')) === isFirst(end, 'red')
      ) {
        const match: MatchSetup = { game: 'black-hat', seats, options: jsonOf(options) };
        return new Map(Object.entries(saveWriter(match, () => heist.digest(copy)).changes(record, copy, date).put));
      }
      record.steps.push(step);
    }
  }
  throw new Error('no such game');
}

const isFirst = ({ places }: Outcome, seat: string): boolean => places[0]?.includes(seat) === true;

type Building = ReturnType<typeof building.copy>;

/** Whether the building has closed on Quill, with more in the bag than the winner has. */
function isTrapped({ table }: Building): boolean {
  const best = Math.max(...table.seats.map((_, i) => scoreOf(table, i)));
  const quill = table.ops[0]!;
  const carried = quill.tokens.reduce((sum, value) => sum + value, 0);
  return table.over !== null && quill.room >= 0 && best > 0 && carried > best;
}

/**
 * The rows of a game of Infiltration of four in which Quill lays a last card, and the building closes on them with more in the bag than the
 * winner has; its id is 'ending'. Quill never turns back, the others play as the easy bot does.
 */
export const buildingRows = (): Rows =>
  lastCard((state, moves, rng) => {
    const stays = moves.filter((move) => !(move.do === 'pick' && move.card === 'retreat'));
    return stays[below(rng, stays.length)]!;
  }, isTrapped);

/** The rows of a game of Infiltration of four that Quill wins with the next answer, whatever it is; its id is 'ending'. */
export const escapedRows = (): Rows =>
  lastCard(
    (state) => decide(building.view(state, 'quill'), 'easy', temperamentOf('quill'), 1).move,
    (_state, before) =>
      building.moves(before).every((move) => {
        const state = building.copy(before);
        building.play(state, move);
        const end = building.outcome(state);
        return end !== null && isFirst(end, 'quill');
      }),
  );

/** The rows of a game of Infiltration before the answer of Quill after which it has ended as asked. `quill`: how Quill plays. */
function lastCard(
  quill: (
    state: Building,
    moves: ReturnType<typeof building.moves>,
    rng: number[],
  ) => ReturnType<typeof building.moves>[number],
  ends: (state: Building, before: Building) => boolean,
): Rows {
  const date = '2024-05-01T10:00:00.000Z';
  for (let n = 0; n < 400; n++) {
    const options = { seed: `ending ${n}`, players: 4, pairs: false, extract: false };
    const bot = { who: 'bot', level: 'easy', seed: 7 } as const;
    const seats = {
      ...Object.fromEntries(building.seats(options).map((seat) => [seat, bot])),
      quill: { who: 'person' } as const,
    };
    const { state, record } = startRecorded(building, options, { id: 'ending', date, name: '', seats });
    const rng = seedRng(`moves ${n}`);
    for (let asked = building.decision(state); asked !== null; asked = building.decision(state)) {
      const { seat } = asked;
      const move =
        seat === 'quill'
          ? quill(state, building.moves(state), rng)
          : decide(building.view(state, seat), 'easy', temperamentOf(seat), 1).move;
      const copy = building.copy(state);
      const step = playRecorded(building, state, move);
      if (seat === 'quill' && ends(state, copy)) {
        const match: MatchSetup = { game: 'infiltration', seats, options: jsonOf(options) };
        return new Map(Object.entries(saveWriter(match, () => building.digest(copy)).changes(record, copy, date).put));
      }
      record.steps.push(step);
    }
  }
  throw new Error('no such game');
}
