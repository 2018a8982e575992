/**
 * Measures the speed of a game's rules, its matches and its bots as ratios within one run. The two sides of a ratio are measured
 * alternately, in this process's CPU time; each result is the median of 21 rounds.
 */
import { flowAlone } from './speed/flow.ts';
import type { Ratio } from './speed/measure.ts';
import { choice, copying, laden, late } from './speed/play.ts';
import { choice as seatChoice, type Measured, ports, times as timesOfLevels } from './speed/seats.ts';
import { lateStep, matchStep } from './speed/session.ts';
import { blackHat, simulation as blackHatTables } from '../../src/games/black-hat/index.ts';
import { infiltration, simulation as infiltrationTables } from '../../src/games/infiltration/index.ts';
import { PLAIN } from '../play/games.ts';
import { asked, GAMES } from './support/entry.ts';
import { report } from './support/report.ts';

const options = asked({ seed: 'bench', write: false }, { games: GAMES });
const { game, seed } = options;
const us = (n: number): string => (n < 1 ? `${(n * 1000).toFixed(0)} ns` : `${n.toFixed(1)} µs`);

interface Line {
  what: string;
  here: string;
  beside: string;
  ratio: string;
  target: string;
  met: boolean;
}
const lines: Line[] = [];
function add(what: string, here: string, beside: string, ratio: string, target: string, met: boolean): void {
  lines.push({ what, here, beside, ratio, target, met });
  console.log(`${met ? 'ok  ' : 'MISS'} ${what}: ${here}; ${beside}; ${ratio} (target ${target})`);
}

/** A check that `a` is some times faster than `b`. */
const faster = (what: string, { a, b, times }: Ratio, beside: string, least: number): void =>
  add(what, us(a), `${beside} ${us(b)}`, `1/${times.toFixed(1)}`, `≤ 1/${least}`, times >= least);
/** A check that `b` takes at most some times as long as `a`. */
const hardlySlower = (what: string, { a, b, times }: Ratio, beside: string, most: number): void =>
  add(what, us(b), `${beside} ${us(a)}`, `${times.toFixed(2)} ×`, `≤ ${most} ×`, times <= most);

async function netrunner(): Promise<void> {
  const { a, b, times } = flowAlone(seed);
  const ratio = `${times.toFixed(0)} ×`;
  add('flow alone, an event, operations off', `table ${us(a)}`, `actor ${us(b)}`, ratio, '≥ 40 ×', times >= 40);
  const listed = 'one random choice among two moves or more, list included, on copies';
  faster(listed, choice(seed), 'structuredClone of the state', 15);
  faster('copyState', copying(seed), 'structuredClone', 20);
  hardlySlower('a choice in player-turn 30', late(seed), 'in player-turn 5', 1.5);
  const full = 'a choice with twelve cards in the rig and eight servers';
  hardlySlower(full, laden(seed), 'in player-turn 5', 2);
  const step = 'a step of a match: record, notation, redaction, views';
  hardlySlower(step, matchStep(seed), 'a step of the rules, told to one seat', 5);
  const saved = 'a step of a match with its save, from step 240 on';
  hardlySlower(saved, await lateStep(seed), 'from step 20 on', 1.2);
}

/** Limits for a bot's decisions, ms: the longest, and the average. */
interface Thought {
  most: number;
  mean: number;
}
async function ofSeats(measured: Measured, thought: Thought): Promise<void> {
  const copied = "with structuredClone in place of the game's copy";
  faster('one random choice, listing and copy included', seatChoice(measured, seed), copied, 5);
  const { a, b, times } = ports(measured, seed);
  const ratio = `1/${times.toFixed(1)}`;
  add('one random choice, charts run by tables', us(a), `by XState ${us(b)}`, ratio, '', true);
  for (const { level, games, decisions, mean, p95, most, game } of await timesOfLevels(measured, seed, {
    easy: 20,
    standard: 20,
    hard: 3,
  }))
    add(
      `a decision of the ${level} bot (${decisions} in ${games} games of ${PLAIN[measured.game].seats})`,
      `${mean.toFixed(2)} ms`,
      `95 % within ${p95.toFixed(2)} ms, longest ${most.toFixed(0)} ms`,
      `a whole game ${game < 1000 ? `${game.toFixed(0)} ms` : `${(game / 1000).toFixed(1)} s`}`,
      level === 'hard' ? `≤ ${thought.most} ms, ${thought.mean} ms on average` : '',
      most <= thought.most && mean <= thought.mean,
    );
}

if (game === 'netrunner') await netrunner();
else if (game === 'black-hat')
  await ofSeats({ game, simulation: blackHatTables, live: blackHat }, { most: 700, mean: 700 });
else await ofSeats({ game, simulation: infiltrationTables, live: infiltration }, { most: 700, mean: 60 });
const missed = lines.filter(({ met }) => !met).map(({ what, ratio, target }) => `${what}: ${ratio}, not ${target}`);
report({ result: { lines }, faults: missed }, options);
