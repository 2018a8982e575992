/**
 * Measures the speed of a game's rules, its matches and its bots as ratios within one run. The two sides of a ratio are measured
 * alternately, in this process's CPU time; each result is the median of 21 rounds.
 */
import { flowAlone } from './speed/flow.ts';
import { choice, copying, laden, late } from './speed/play.ts';
import { choice as seatChoice, type Measured, ports, times } from './speed/seats.ts';
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

async function netrunner(): Promise<void> {
  const flow = flowAlone(seed);
  add(
    'flow alone, an event, operations off',
    `table ${us(flow.a)}`,
    `actor ${us(flow.b)}`,
    `${flow.times.toFixed(0)} ×`,
    '≥ 40 ×',
    flow.times >= 40,
  );
  const one = choice(seed);
  add(
    'one random choice among two moves or more, list included, on copies',
    us(one.a),
    `structuredClone of the state ${us(one.b)}`,
    `1/${one.times.toFixed(1)}`,
    '≤ 1/15',
    one.times >= 15,
  );
  const copied = copying(seed);
  add(
    'copyState',
    us(copied.a),
    `structuredClone ${us(copied.b)}`,
    `1/${copied.times.toFixed(1)}`,
    '≤ 1/20',
    copied.times >= 20,
  );
  const turn = late(seed);
  add(
    'a choice in player-turn 30',
    us(turn.b),
    `in player-turn 5 ${us(turn.a)}`,
    `${turn.times.toFixed(2)} ×`,
    '≤ 1.5 ×',
    turn.times <= 1.5,
  );
  const full = laden(seed);
  add(
    'a choice with twelve cards in the rig and eight servers',
    us(full.b),
    `in player-turn 5 ${us(full.a)}`,
    `${full.times.toFixed(2)} ×`,
    '≤ 2 ×',
    full.times <= 2,
  );

  const step = matchStep(seed);
  add(
    'a step of a match: record, notation, redaction, views',
    us(step.b),
    `a step of the rules, told to one seat ${us(step.a)}`,
    `${step.times.toFixed(2)} ×`,
    '≤ 5 ×',
    step.times <= 5,
  );
  const longer = await lateStep(seed);
  add(
    'a step of a match with its save, from step 240 on',
    us(longer.b),
    `from step 20 on ${us(longer.a)}`,
    `${longer.times.toFixed(2)} ×`,
    '≤ 1.2 ×',
    longer.times <= 1.2,
  );
}

/** Limits for a bot's decisions, ms: the longest, and the average. */
interface Thought {
  most: number;
  mean: number;
}
async function ofSeats(measured: Measured, thought: Thought): Promise<void> {
  const one = seatChoice(measured, seed);
  add(
    'one random choice, listing and copy included',
    us(one.a),
    `with structuredClone in place of the game's copy ${us(one.b)}`,
    `1/${one.times.toFixed(1)}`,
    '≤ 1/5',
    one.times >= 5,
  );
  const port = ports(measured, seed);
  add(
    'one random choice, charts run by tables',
    us(port.a),
    `by XState ${us(port.b)}`,
    `1/${port.times.toFixed(1)}`,
    '',
    true,
  );
  for (const { level, games, decisions, mean, p95, most, game } of await times(measured, seed, {
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
