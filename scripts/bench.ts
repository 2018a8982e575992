/**
 * Speed of the rules core and of a match, as ratios measured in one run:
 *   npm run bench -- [--seed S] [--write]
 * `--write` puts the figures into docs/measured.md, with command, seed and commit. Ends with 1 when a target is missed.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { flowAlone } from '../bench/speed/flow.ts';
import { choice, copying, late } from '../bench/speed/play.ts';
import { lateStep, matchStep } from '../bench/speed/session.ts';
import { commit, writeSection } from './measured.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: 'bench' }, write: { type: 'boolean', default: false } },
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

if (values.write) {
  writeSection('speed', 'Speed of the rules core', [
    `\`npm run bench -- --seed ${seed} --write\` at commit ${commit()}, Node ${process.versions.node}, ${cpus().length} cores. Both sides of a ratio are measured by turns in one run; each figure is the median of 21 rounds.`,
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
