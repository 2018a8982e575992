/** Games of chance in short: what was on the table, what each viewer saw and was told, what was refused, the chances to get out and how it ended, as one number. */
import { OPEN } from '../../../../src/core/game.ts';

import { below, hash, seedRng } from '../../../../src/core/rng.ts';
import { simulation } from '../../../../src/games/infiltration/index.ts';
import { canonical } from '../../../../src/replay/untrusted.ts';
import { notate } from '../../../../src/games/infiltration/notation/notate.ts';
import type { Event } from '../../../../src/games/infiltration/rules/events.ts';
import type { State } from '../../../../src/games/infiltration/rules/model.ts';
import type { Move } from '../../../../src/games/infiltration/rules/move.ts';
import { safeRounds } from '../../../../src/games/infiltration/rules/risk.ts';
import { chanceOut } from '../../../../src/games/infiltration/rules/way-out.ts';
import { optionsNo } from './games.ts';

/** How many games are kept in short. */
export const GAMES = 24;
/** No game has come near this many questions. */
const LONGEST = 1000;
/** At every so many questions all is looked at. */
const EVERY = 4;

const OTHERS: readonly Move[] = [
  { do: 'pick', card: 'advance' },
  { do: 'pick', card: 'download' },
  { do: 'pick', card: 'extract' },
  { do: 'pick', card: 'I04' },
  { do: 'hand-in' },
  { do: 'on' },
  { do: 'room', room: 40 },
  { do: 'operative', op: 5 },
];

/** Game `n` in short. */
export function fingerprintOf(n: number): string {
  const options = optionsNo(n, 'fingerprint');
  const rng = seedRng(`${options.seed} moves`);
  let mark = 0;
  const take = (what: unknown): void => void (mark = hash(canonical(what ?? null), mark));
  const tell = (event: Event, s: State): void => {
    for (const viewer of [...s.table.seats, 'audience', OPEN]) take(simulation.redact(s, event, viewer));
    // between two steps of the rules, as the screen shows them
    if (event.type === 'step') take(chanceOut(simulation.tableView(s, OPEN), n % s.table.ops.length));
  };
  const s = simulation.start(options, tell);
  for (let i = 0, moves = simulation.moves(s); moves.length > 0; moves = simulation.moves(s)) {
    if (i > LONGEST) return 'no end';
    take(simulation.digest(s));
    const { seat } = simulation.decision(s)!;
    if (i++ % EVERY === 0) {
      for (const viewer of [...s.table.seats, 'audience', OPEN]) {
        const view = simulation.view(s, viewer);
        take([view, view.ops.map((_, op) => chanceOut(view, op))]);
      }
      take([0.05, 0.3].map((risk) => safeRounds(s.table.proximity, s.table.alarm, risk)));
      for (const move of [...moves, ...OTHERS])
        for (const who of [seat, s.table.seats.at(-1)!]) take(simulation.why(s, who, move));
    }
    try {
      simulation.play(simulation.copy(s), { do: 'room', room: 77 });
    } catch (error) {
      take((error as Error).name);
    }
    const move = moves[below(rng, moves.length)]!;
    take(notate(s, move));
    take(simulation.noTakeBack(s));
    simulation.play(s, move, tell, moves);
  }
  for (const viewer of [...s.table.seats, 'audience']) take(simulation.view(s, viewer));
  take([simulation.digest(s), simulation.outcome(s), simulation.why(s, s.table.seats[0]!, OTHERS[0]!)]);
  return (mark >>> 0).toString(16);
}
