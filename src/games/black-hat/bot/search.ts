/** Search at the root: the best few moves are tried in imagined games, which the cheap policy plays to the end of the round. */
import { simulationPort } from '../rules/charts.ts';
import { copyState } from '../rules/copy.ts';
import type { State } from '../rules/model.ts';
import { legalMoves, playMove } from '../rules/moves.ts';
import { playOf } from '../rules/play.ts';
import { outcomeOf } from '../rules/score.ts';
import type { View } from '../rules/view.ts';
import type { Chance } from './chance.ts';
import { imagine } from './imagine.ts';
import { lookAt } from './look.ts';
import { type Choice, weigh } from './policy.ts';
import { placeWorth } from './pawns.ts';
import { STANDARD } from './weights.ts';

/** moves that are tried, and imagined games for each of them */
export interface Budget {
  moves: number;
  worlds: number;
}

/** The most decisions of a playout; a round has about thirty. */
const LONGEST = 160;
/** what winning the game is worth when a playout ends it */
const WIN = 14;

/** Plays an imagined game on to the end of the round and says how it stands for the seat: trace points, more is better. */
function playOut(s: State, seat: number): number {
  const port = simulationPort();
  const x = playOf(s, port);
  const { round } = s.table;
  const before = [...s.table.totals];
  for (let n = 0; n < LONGEST && s.ask !== null && s.table.round === round; n++) {
    const legal = legalMoves(s);
    const move = legal.length === 1 ? legal[0]! : weigh(lookAt(s.table, s.ask, legal, STANDARD))[0]!.move;
    playMove(x, move, legal);
  }
  const t = s.table;
  const gained = t.totals.map((total, i) => total - before[i]!);
  const rivals = t.seats.length - 1;
  const others = gained.reduce((sum, n, i) => (i === seat ? sum : sum + n), 0) / rivals;
  let worth = -gained[seat]! + 0.7 * others;
  if (t.over !== null) {
    const places = outcomeOf(t)!.places;
    const name = t.seats[seat]!;
    if (places[0]?.includes(name)) worth += WIN / places[0].length;
    else worth -= WIN / rivals;
    return worth;
  }
  for (let pawn = 0; pawn < t.pawns.length; pawn++) {
    const value = placeWorth(t, { options: t.options, weights: STANDARD }, t.pawns[pawn]!);
    worth += pawn >> 1 === seat ? value * 0.5 : (-value * 0.5) / rivals;
  }
  // The lead counts for more the nearer the end is.
  const total = t.totals[seat]!;
  const best = Math.min(...t.totals.filter((_, i) => i !== seat && !t.out[i]));
  return worth + 0.15 * Math.max(-20, Math.min(20, best - total));
}

/** The candidates with what they came to in the playouts, the best first. */
export function search(view: View, choices: readonly Choice[], budget: Budget, chance: Chance): Choice[] {
  const tried = choices.slice(0, budget.moves);
  const sums = tried.map(() => 0);
  const port = simulationPort();
  const seat = view.seats.findIndex(({ name }) => name === view.decision!.seat);
  let alive = tried.map((_, i) => i);
  let played = 0;
  const counts = tried.map(() => 0);
  // Half of the candidates are dropped after each part of the budget.
  for (let part = 0; alive.length > 1 && played < budget.worlds; part++) {
    const worlds = Math.max(4, Math.ceil((budget.worlds * tried.length) / (alive.length * 3)));
    for (let w = 0; w < worlds; w++) {
      const world = imagine(view, chance);
      for (const i of alive) {
        const s = copyState(world);
        playMove(playOf(s, port), tried[i]!.move);
        sums[i]! += playOut(s, seat);
        counts[i]!++;
      }
    }
    played += worlds;
    alive.sort((a, b) => sums[b]! / counts[b]! - sums[a]! / counts[a]! || a - b);
    if (part < 2) alive = alive.slice(0, Math.max(2, Math.ceil(alive.length / 2)));
    else break;
  }
  const rank = new Map(alive.map((i, n) => [i, n]));
  return tried
    .map((choice, i) => ({
      ...choice,
      worth: counts[i]! > 0 ? sums[i]! / counts[i]! : -Infinity,
      n: rank.get(i) ?? 99,
    }))
    .sort((a, b) => a.n - b.n)
    .map(({ n: _n, ...choice }) => choice);
}
