/** Plays games between bots through the shared `Game` contract, with bots of this tree or of another commit. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '../../src/core/game.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { moveOf, sentenceOf } from '../../src/replay/sentences.ts';
import type { GameName } from '../lab/support/entry.ts';

/** A game without options, and the number of seats at which it is usually measured. */
export const PLAIN: Readonly<
  Record<GameName, { seats: number; options: (seed: string, players: number) => JsonObject }>
> = {
  netrunner: { seats: 2, options: (seed) => ({ seed, corpDeck: 'jinteki', runnerDeck: 'shaper' }) },
  'black-hat': {
    seats: 3,
    options: (seed, players) => ({
      ...{ seed, players, tiles: players === 4 ? 3 : 0, trim: true, hat: 'turned' },
      ...{ tracer: false, secretAsset: false, status: false, sprung: false },
    }),
  },
  infiltration: { seats: 4, options: (seed, players) => ({ seed, players, pairs: false, extract: false }) },
};

/** What a player is asked: for which viewer, with which seed for its own random choices, and whose temperament is used. */
interface Question {
  state: object;
  viewer: string;
  seed: number;
  turn: number;
}
/** A player in one game. */
export interface Player {
  answer(question: Question): object;
  /** called with every move before it is played, as a sentence of the record */
  hear(sentence: string): void;
}
/** The rules and the bot of a game in one checkout of the project. */
interface Bots {
  simulation: Game;
  /** Picks a move for a view. Infiltration's bots take turns with their two temperaments. */
  decide: (view: object, level: string, seed: number, turn: number) => object;
}

/** Loads the rules and the bot of a game from the checkout `root`. */
export async function loadBots(game: GameName, root = '.'): Promise<Bots> {
  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(root, 'src/games', game, file)).href);
  const { simulation } = (await load('index.ts')) as { simulation: Game };
  const bot = (await load('bot/index.ts')) as {
    decide: (view: object, level: string, ...rest: unknown[]) => { move: object };
    TEMPERS?: readonly string[];
  };
  const { decide, TEMPERS } = bot;
  return {
    simulation,
    decide: (view, level, seed, turn) =>
      (TEMPERS ? decide(view, level, TEMPERS[turn % TEMPERS.length], seed) : decide(view, level, seed)).move,
  };
}

/** A bot of this tree at some level. */
export const playerOf = ({ simulation, decide }: Bots, level: string): Player => ({
  answer: ({ state, viewer, seed, turn }) => decide(simulation.view(state, viewer), level, seed, turn),
  hear: () => undefined,
});

/**
 * A bot of another checkout at some level. It follows the game with its own rules and sees its own views; moves are exchanged as sentences.
 * Throws if its rules do not offer a move that was played.
 */
export function foreignPlayer(here: Game, there: Bots, level: string, setup: object, commit: string): Player {
  const own = there.simulation.start(setup);
  return {
    answer({ state, viewer, seed, turn }) {
      const move = there.decide(there.simulation.view(own, viewer), level, seed, turn);
      const sentence = sentenceOf(there.simulation, own, move);
      const same = moveOf(here, state, sentence);
      if (same === null) throw new Error(`the bot of ${commit} plays “${sentence}”, which today's rules do not offer`);
      return same;
    },
    hear(sentence) {
      const move = moveOf(there.simulation, own, sentence);
      if (move === null)
        throw new Error(`the rules of ${commit} do not offer “${sentence}”: it cannot follow this game`);
      there.simulation.play(own, move);
    },
  };
}

/** The result of a game for one seat: its share of first place, and its points ahead of the others' mean (0 if there are no points). */
export interface Result {
  won: number;
  ahead: number;
}

/** Plays game `n`. `own`: the index of the seat being measured; `players`: the player of each seat. */
export function playSeats(
  game: Game,
  setup: object,
  { n, own, players }: { n: number; own: number; players: (seat: number) => Player },
): Result {
  const seats = game.seats(setup);
  const at = seats.map((_, seat) => players(seat));
  const state = game.start(setup);
  for (let asked = game.decision(state); asked !== null; asked = game.decision(state)) {
    const viewer = asked.by ?? asked.seat;
    const seat = seats.indexOf(viewer);
    const question = { state, viewer, seed: n * seats.length + seat, turn: Math.floor(n / seats.length) + seat };
    const move = at[seat]!.answer(question);
    const sentence = sentenceOf(game, state, move);
    for (const player of at) player.hear(sentence);
    game.play(state, move);
  }
  const { places, scores } = game.outcome(state)!;
  const first = places[0] ?? [];
  const won = first.includes(seats[own]!) ? 1 / first.length : 0;
  if (scores === undefined) return { won, ahead: 0 };
  const others = seats.filter((_, seat) => seat !== own).map((seat) => scores[seat]!);
  const gap = scores[seats[own]!]! - others.reduce((sum, n) => sum + n, 0) / others.length;
  // in Black Hat, the fewest points win
  return { won, ahead: game.id === 'black-hat' ? -gap : gap };
}
