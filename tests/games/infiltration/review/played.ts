/** Finished games as one viewer saw them, for tests of the look back. */
import type { Viewer } from '../../../../src/core/game.ts';
import { decide } from '../../../../src/games/infiltration/bot/index.ts';
import { temperamentOf } from '../../../../src/games/infiltration/bot/temper.ts';
import type { InfiltrationTypes, Setup } from '../../../../src/games/infiltration/game-types.ts';
import { simulation } from '../../../../src/games/infiltration/index.ts';
import type { State } from '../../../../src/games/infiltration/rules/model.ts';
import type { Move } from '../../../../src/games/infiltration/rules/move.ts';
import type { Seen, View } from '../../../../src/games/infiltration/rules/view.ts';
import type { Played } from '../../../../src/hud/contract/reviewed.ts';

export interface Game {
  setup: Setup;
  moves: Move[];
  /** the state before each move, and the last one */
  states: State[];
}

/** Plays these sentences of the notation, then as the easy bot does, to the end. */
export function play(setup: Setup, ...sentences: readonly string[]): Game {
  const s = simulation.start(setup);
  const [moves, states]: [Move[], State[]] = [[], []];
  const left = [...sentences];
  for (let asked = simulation.decision(s); asked !== null; asked = simulation.decision(s)) {
    const legal = simulation.moves(s);
    const next = left.shift();
    const move =
      next === undefined
        ? decide(simulation.view(s, asked.seat), 'easy', temperamentOf(asked.seat), 1).move
        : legal.find((one) => simulation.notate(s, one) === next);
    if (move === undefined)
      throw new Error(`${next} is not legal: ${legal.map((one) => simulation.notate(s, one)).join(', ')}`);
    states.push(simulation.copy(s));
    moves.push(move);
    simulation.play(s, move, undefined, legal);
  }
  if (left.length > 0) throw new Error(`not played: ${left.join(', ')}`);
  return { setup, moves, states: [...states, s] };
}

/** The game as it is looked back on; position n is the table after n moves. */
export function playedOf({ setup, moves, states }: Game): Played<InfiltrationTypes> {
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
