/**
 * Speed of a game's rules, and of a match or its bots, as ratios measured in one run:
 *   npm run bench -- [--game black-hat|infiltration] [--seed S] [--write]
 * `--write` puts the figures into docs/measured.md, with command, seed and commit. Ends with 1 when a target is missed.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { flowAlone } from '../bench/speed/flow.ts';
import { choice, copying, laden, late } from '../bench/speed/play.ts';
import { choice as seatChoice, type Measured, ports, times } from '../bench/speed/seats.ts';
import { lateStep, matchStep } from '../bench/speed/session.ts';
import * as blackHatBot from '../src/games/black-hat/bot/index.ts';
import * as blackHatGame from '../src/games/black-hat/index.ts';
import type { BlackHatTypes } from '../src/games/black-hat/game-types.ts';
import * as infiltrationBot from '../src/games/infiltration/bot/index.ts';
import * as infiltrationGame from '../src/games/infiltration/index.ts';
import type { InfiltrationTypes } from '../src/games/infiltration/game-types.ts';
import type { GameTypes } from '../src/core/game.ts';
import { commit, writeSection } from './measured.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'netrunner' },
    seed: { type: 'string', default: 'bench' },
    write: { type: 'boolean', default: false },
  },
});
const { seed } = values;
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

const BLACK_HAT: Measured<BlackHatTypes> = {
  simulation: blackHatGame.simulation,
  live: blackHatGame.blackHat,
  setup: (seed, players) => ({
    seed,
    players,
    tiles: players === 4 ? 3 : 0,
    trim: true,
    hat: 'turned',
    tracer: false,
    secretAsset: false,
    status: false,
    sprung: false,
  }),
  seats: 3,
  levels: blackHatBot.LEVELS,
  decide: (view, level, n) => blackHatBot.decide(view, level as blackHatBot.Level, n).move,
};
const INFILTRATION: Measured<InfiltrationTypes> = {
  simulation: infiltrationGame.simulation,
  live: infiltrationGame.infiltration,
  setup: (seed, players) => ({ seed, players, pairs: false, extract: false }),
  seats: 4,
  levels: infiltrationBot.LEVELS,
  decide: (view, level, n) =>
    infiltrationBot.decide(view, level as infiltrationBot.Level, infiltrationBot.TEMPERS[n % 2]!, n).move,
};

/** What a bot's decisions may take, ms: the longest, and on average. */
interface Thought {
  most: number;
  mean: number;
}
function ofSeats<G extends GameTypes>(measured: Measured<G>, thought: Thought): void {
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
  for (const { level, games, decisions, mean, p95, most, game } of times(measured, seed, {
    easy: 20,
    standard: 20,
    hard: 3,
  }))
    add(
      `a decision of the ${level} bot (${decisions} in ${games} games of ${measured.seats})`,
      `${mean.toFixed(2)} ms`,
      `95 % within ${p95.toFixed(2)} ms, longest ${most.toFixed(0)} ms`,
      `a whole game ${game < 1000 ? `${game.toFixed(0)} ms` : `${(game / 1000).toFixed(1)} s`}`,
      level === 'hard' ? `≤ ${thought.most} ms, ${thought.mean} ms on average` : '',
      most <= thought.most && mean <= thought.mean,
    );
}

const GAMES = {
  netrunner: { measure: netrunner, section: 'speed', title: 'Speed of the rules core' },
  'black-hat': {
    measure: () => ofSeats(BLACK_HAT, { most: 700, mean: 700 }),
    section: 'speed-black-hat',
    title: 'Black Hat: speed of the rules and the bots',
  },
  infiltration: {
    measure: () => ofSeats(INFILTRATION, { most: 700, mean: 60 }),
    section: 'speed-infiltration',
    title: 'Infiltration: speed of the rules and the bots',
  },
};
const chosen = GAMES[values.game as keyof typeof GAMES];
if (chosen === undefined) {
  console.error(`--game must be ${Object.keys(GAMES).join(' or ')}, not "${values.game}".`);
  process.exit(2);
}
await chosen.measure();

if (values.write) {
  writeSection(chosen.section, chosen.title, [
    `\`npm run bench -- --game ${values.game} --seed ${seed} --write\` at commit ${commit()}, Node ${process.versions.node}, ${cpus().length} cores. Both sides of a ratio are measured by turns in one run; each figure is the median of 21 rounds. Times are of the process's own work.`,
    '',
    '| what | here | beside | ratio | target |',
    '|---|---|---|---|---|',
    ...lines.map(
      (line) =>
        `| ${line.what} | ${line.here} | ${line.beside} | ${line.ratio} | ${line.target}${line.met ? '' : ' **missed**'} |`,
    ),
  ]);
}
process.exitCode = lines.every((line) => line.met) ? 0 : 1;
