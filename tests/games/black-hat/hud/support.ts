/** Whole games as every seat sees them, for tests of the screen. */
import { OPEN } from '../../../../src/core/game.ts';
import { below, seedRng } from '../../../../src/core/rng.ts';
import { decide } from '../../../../src/games/black-hat/bot/index.ts';
import { simulation } from '../../../../src/games/black-hat/index.ts';
import type { Options } from '../../../../src/games/black-hat/rules/model.ts';
import type { Move } from '../../../../src/games/black-hat/rules/move.ts';
import type { Seen, View } from '../../../../src/games/black-hat/rules/view.ts';
import { layTable } from '../../../../src/games/black-hat/notation/table-setup.ts';
import { settle } from '../../../../src/games/black-hat/rules/play.ts';
import { simulationPort } from '../../../../src/games/black-hat/rules/charts.ts';
import { tableViewOf, viewOf } from '../../../../src/games/black-hat/rules/view.ts';

/** One decision and what followed it, as `viewer` saw it. */
export interface Shot {
  viewer: string;
  before: View;
  /** the move about to be played, whoever plays it */
  move: Move;
  events: Seen[];
  after: View;
}

/** Plays a game: now and then a random move, else the easy bot's; shows each step to `look`: to who decides, to one other seat in turn, and all open. */
export function playGame(options: Options, look: (shot: Shot) => void): void {
  const rng = seedRng(`look ${options.seed}`);
  const opening: [string, Seen[]][] = [];
  const s = simulation.start(options, (event, at) => {
    for (const viewer of [...at.table.seats, OPEN]) {
      let own = opening.find(([name]) => name === viewer);
      if (own === undefined) opening.push((own = [viewer, []]));
      own[1].push(simulation.redact(at, event, viewer));
    }
  });
  const seats = s.table.seats.filter((seat) => seat !== 'robot');
  for (const [viewer, events] of opening)
    if (viewer !== 'robot')
      look({ viewer, before: tableViewOf(s, viewer), move: { do: 'leave' }, events, after: viewOf(s, viewer) });
  for (let n = 0; n < 5000 && simulation.decision(s) !== null; n++) {
    const { seat, by = seat } = simulation.decision(s)!;
    const legal = simulation.moves(s);
    const move = below(rng, 8) > 0 ? decide(simulation.view(s, by), 'easy', 1).move : legal[below(rng, legal.length)]!;
    const viewers = [...new Set([by, seats[n % seats.length]!, OPEN])];
    const before = new Map(viewers.map((viewer) => [viewer, simulation.view(s, viewer)]));
    const seen = new Map<string, Seen[]>(viewers.map((viewer) => [viewer, []]));
    simulation.play(s, move, (event, at) => {
      for (const viewer of viewers) seen.get(viewer)!.push(simulation.redact(at, event, viewer));
    });
    for (const viewer of viewers)
      look({ viewer, before: before.get(viewer)!, move, events: seen.get(viewer)!, after: simulation.view(s, viewer) });
  }
}

/** A table laid out as in a scenario, as a seat sees it. */
export function laid(setup: Parameters<typeof layTable>[0], viewer: string): View {
  const game = layTable(setup, simulationPort());
  settle(game);
  return viewOf(game.s, viewer);
}

/** A sentence with a hole in it, or a key that was shown instead of words. */
export const BROKEN = /[{}#]|undefined|NaN|\[object|\bbh\.|^[a-z]+(?:[.-][a-z0-9-]+)+$/i;
