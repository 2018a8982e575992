/** Finished games as one viewer saw them, for tests of the look back. */
import type { Viewer } from '../../../../src/core/game.ts';
import { below, seedRng } from '../../../../src/core/rng.ts';
import { decide } from '../../../../src/games/black-hat/bot/index.ts';
import { simulation } from '../../../../src/games/black-hat/index.ts';
import type { State } from '../../../../src/games/black-hat/rules/model.ts';
import type { Move } from '../../../../src/games/black-hat/rules/move.ts';
import type { Seen, View } from '../../../../src/games/black-hat/rules/view.ts';
import type { BlackHatTypes, Setup } from '../../../../src/games/black-hat/game-types.ts';
import type { Played } from '../../../../src/hud/contract/reviewed.ts';

/** What chooses the next move: it may look at the whole state. */
export type Player = (s: State, moves: readonly Move[]) => Move;

/** Plays at random, by seed. */
export const randomly = (seed: string): Player => {
  const rng = seedRng(seed);
  return (_, moves) => moves[below(rng, moves.length)]!;
};
/** Plays as the bot of this level does. */
export const asBots =
  (level: 'easy' | 'standard'): Player =>
  (s) => {
    const { seat, by = seat } = simulation.decision(s)!;
    return decide(simulation.view(s, by), level, 1).move;
  };
/** Plays these sentences of the notation, then as the easy bot does, to the end. */
export function saying(sentences: readonly string[]): Player {
  const left = [...sentences];
  const rest = asBots('easy');
  return (s, moves) => {
    const next = left.shift();
    if (next === undefined) return rest(s, moves);
    const move = moves.find((one) => simulation.notate(s, one) === next);
    if (move === undefined)
      throw new Error(`${next} is not legal: ${moves.map((one) => simulation.notate(s, one)).join(', ')}`);
    return move;
  };
}

export interface Game {
  setup: Setup;
  moves: Move[];
  /** the state before each move, and the last one */
  states: State[];
}

/** Plays a game to its end. Throws when there is none within 5,000 moves. */
export function play(setup: Setup, player: Player): Game {
  const s = simulation.start(setup);
  const [moves, states]: [Move[], State[]] = [[], []];
  while (simulation.decision(s) !== null) {
    if (moves.length > 5000) throw new Error('no end');
    const legal = simulation.moves(s);
    const move = player(s, legal);
    states.push(simulation.copy(s));
    moves.push(move);
    simulation.play(s, move, undefined, legal);
  }
  return { setup, moves, states: [...states, s] };
}

/** The game as it is looked back on; position n is the table after n moves. */
export function playedOf({ setup, moves, states }: Game): Played<BlackHatTypes> {
  return {
    length: moves.length,
    update(at: number, viewer: Viewer) {
      const events: Seen[] = [];
      const tell = (event: Seen, s: State): void => void events.push(simulation.redact(s, event, viewer));
      const view = (s: State): View => simulation.view(s, viewer);
      if (at === 0) simulation.start(setup, tell);
      else simulation.play(simulation.copy(states[at - 1]!), moves[at - 1]!, tell);
      const before = view(at === 0 ? simulation.record.blank(setup) : states[at - 1]!);
      return { before, events, after: view(states[at]!) };
    },
  };
}
