/** Random games of every number of players and every option. */
import { below, seedRng } from '../../../../src/core/rng.ts';
import { type BlackHat, simulation } from '../../../../src/games/black-hat/index.ts';
import { deckOf } from '../../../../src/games/black-hat/rules/cards.ts';
import type { Event } from '../../../../src/games/black-hat/rules/events.ts';
import type { Options, State } from '../../../../src/games/black-hat/rules/model.ts';
import type { Move } from '../../../../src/games/black-hat/rules/move.ts';

/** The n-th set of options: all numbers of players and every switch come up in turn. */
export const optionsNo = (n: number): Options => ({
  seed: `game ${n}`,
  players: 2 + (n % 5),
  tiles: n % 6,
  trim: n % 7 !== 0,
  hat: n % 3 === 0 ? 'shuffled' : 'turned',
  tracer: n % 5 !== 0 && n % 2 === 0,
  secretAsset: n % 4 > 1,
  status: n % 11 === 0,
  sprung: n % 3 === 1,
});

/** No game of random moves has come near this many decisions; one that does hangs. */
const LONGEST = 5000;

/** Plays a game of random moves; `watch` is called before each move. */
export function randomGame(
  options: Options,
  watch: { move?: (s: State, move: Move) => void; event?: (event: Event, s: State) => void } = {},
  game: BlackHat = simulation,
): State {
  const s = game.start(options, watch.event);
  const rng = seedRng(`moves ${options.seed}`);
  for (let n = 0; game.decision(s) !== null; n++) {
    if (n > LONGEST) throw new Error(`no end of ${options.seed}`);
    const moves = game.moves(s);
    const move = moves[below(rng, moves.length)]!;
    watch.move?.(s, move);
    game.play(s, move, watch.event, moves);
  }
  return s;
}

/** All cards in play, sorted: wherever they lie. */
export function cardsOf({ table: t }: State): number[] {
  const trick = t.spoils.length > 0 ? t.spoils : t.winner >= 0 ? [] : t.plays.flatMap(({ cards }) => cards);
  return [...t.hands.flat(), ...t.deck, ...t.discards, ...trick].sort((a, b) => a - b);
}

/** The cards that there are with these options, the Hat included, sorted. */
export const allCards = (options: Options): number[] => [...deckOf(options), 15];
