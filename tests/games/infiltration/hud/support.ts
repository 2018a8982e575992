/** Whole games as every seat sees them, for tests of the screen. */
import { OPEN } from '../../../../src/core/game.ts';
import { below, seedRng } from '../../../../src/core/rng.ts';
import { decide } from '../../../../src/games/infiltration/bot/index.ts';
import { temperamentOf } from '../../../../src/games/infiltration/bot/temper.ts';
import { simulation } from '../../../../src/games/infiltration/index.ts';
import { readMove } from '../../../../src/games/infiltration/notation/notate.ts';
import { layTable, type TableSetup } from '../../../../src/games/infiltration/notation/table-setup.ts';
import { simulationPort } from '../../../../src/games/infiltration/rules/charts.ts';
import type { Options, State } from '../../../../src/games/infiltration/rules/model.ts';
import type { Move } from '../../../../src/games/infiltration/rules/move.ts';
import { playMove } from '../../../../src/games/infiltration/rules/moves.ts';
import { settle } from '../../../../src/games/infiltration/rules/settle.ts';
import { tableViewOf, type Seen, type View, viewOf } from '../../../../src/games/infiltration/rules/view.ts';

/** One decision and what followed it, as `viewer` saw it. */
export interface Shot {
  viewer: string;
  before: View;
  /** the move about to be played, whoever plays it; null: the set-up */
  move: Move | null;
  events: Seen[];
  after: View;
}

/** Plays a game: now and then a random move, else the easy bot's; shows each step to `look`: to who decides, to one other seat in turn, and all open. */
export function playGame(options: Options, look: (shot: Shot) => void): void {
  const rng = seedRng(`look ${options.seed}`);
  const opening = new Map<string, Seen[]>();
  const s = simulation.start(options, (event, at) => {
    for (const viewer of [...at.table.seats, OPEN])
      opening.set(viewer, [...(opening.get(viewer) ?? []), simulation.redact(at, event, viewer)]);
  });
  for (const [viewer, events] of opening)
    look({ viewer, before: tableViewOf(s, viewer), move: null, events, after: viewOf(s, viewer) });
  const { seats } = s.table;
  for (let n = 0; n < 3000 && simulation.decision(s) !== null; n++) {
    const { seat } = simulation.decision(s)!;
    const legal = simulation.moves(s);
    const move =
      below(rng, 4) > 0
        ? decide(simulation.view(s, seat), 'easy', temperamentOf(seat), 1).move
        : legal[below(rng, legal.length)]!;
    const viewers = [...new Set([seat, seats[n % seats.length]!, OPEN])];
    const before = new Map(viewers.map((viewer) => [viewer, simulation.view(s, viewer)]));
    const seen = new Map<string, Seen[]>(viewers.map((viewer) => [viewer, []]));
    simulation.play(s, move, (event, at) => {
      for (const viewer of viewers) seen.get(viewer)!.push(simulation.redact(at, event, viewer));
    });
    for (const viewer of viewers)
      look({ viewer, before: before.get(viewer)!, move, events: seen.get(viewer)!, after: simulation.view(s, viewer) });
  }
}

/** A table laid out as in a scenario, after these sentences. */
export function laidState(setup: TableSetup, ...sentences: readonly string[]): State {
  const game = layTable(setup, simulationPort());
  settle(game);
  for (const sentence of sentences) playMove(game, readMove(game.t, sentence).move);
  return game.s;
}
/** A table laid out as in a scenario, after these sentences, as a seat sees it. */
export const laid = (setup: TableSetup, viewer: string, ...sentences: readonly string[]): View =>
  viewOf(laidState(setup, ...sentences), viewer);

/** A sentence with a hole in it, or a key that was shown instead of words. */
export const BROKEN = /[{}#]|undefined|NaN|\[object|\binf\.|^[a-z]+(?:[.-][a-zA-Z0-9-]+)+$/;
