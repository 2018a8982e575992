/** Plays Netrunner games between two players without a screen. */
import { DECKS, type Event, type GameStart, simulation as game, type State } from '../../src/games/netrunner/index.ts';
import type { Deck } from '../../src/games/netrunner/decks/deck.ts';
import type { Move } from '../../src/games/netrunner/rules/move.ts';
import type { View } from '../../src/games/netrunner/rules/view-types.ts';
import { spares } from './spares.ts';

/** Picks one of the legal moves of the seat whose view it is; `seed` drives its own random choices. */
export type Policy = (view: View, seed: number) => Move;

/** The result of one game. */
export interface Played {
  winner: 'corp' | 'runner' | 'draw';
  reason: string;
  /** number of player-turns begun */
  turns: number;
  /** number of decisions with two options or more */
  decisions: number;
  /** thinking time of each such decision, ms */
  thinking: number[];
}

/** Callbacks during a game. */
export interface Watch {
  event?: (event: Event, state: State) => void;
  decision?: (view: View, move: Move, state: State) => void;
}

/** A game that is not over after this many decisions counts as a hang. */
const HANG = 6000;

/** A built-in deck, or one made for spare cards. Throws for an unknown id. */
function deckOf(id: string): Deck {
  const deck = DECKS[id] ?? spares().find((one) => one.id === id);
  if (!deck) throw new Error(`no deck named ${id}: there are ${Object.keys(DECKS).join(', ')}`);
  return deck;
}
/** The set-up of a game between two decks, by id. */
export const starting = (seed: string, corp: string, runner: string): GameStart => ({
  seed,
  corp: deckOf(corp),
  runner: deckOf(runner),
  publicDecks: true,
});

/** Plays one game. Throws what the rules or a player throw, and an error if the game does not end. */
export function playGame(start: GameStart, corp: Policy, runner: Policy, botSeed: number, watch: Watch = {}): Played {
  const state = game.start(start, watch.event);
  const played: Played = { winner: 'draw', reason: '', turns: 0, decisions: 0, thinking: [] };
  for (let n = 0; ; n++) {
    const decision = game.decision(state);
    if (!decision) break;
    if (n > HANG) throw new Error(`no end after ${HANG} decisions (seed ${start.seed})`);
    const view = game.view(state, decision.seat);
    const legal = view.decision!.moves.length;
    let move: Move;
    if (legal === 1) move = view.decision!.moves[0]!;
    else {
      const before = performance.now();
      move = (decision.seat === 'corp' ? corp : runner)(view, botSeed + (decision.seat === 'corp' ? 1 : 2));
      played.thinking.push(performance.now() - before);
      played.decisions++;
    }
    watch.decision?.(view, move, state);
    game.play(state, move, watch.event);
  }
  const { winner, reason } = state.table.over!;
  played.winner = winner;
  played.reason = reason;
  played.turns = state.table.turn;
  return played;
}
