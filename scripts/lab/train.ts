/**
 * Learns the weights of a bot by play. Netrunner (src/games/netrunner/bot/quick/learnt.json, or `--out`): first the networks imitate the
 * heuristic bot; then they play against themselves, earlier versions, the imitation, and now and then the heuristic bot, the newcomer,
 * scripts and plans. In the last `--more` rounds only the value network learns, which needs many more games. Then beliefs about hidden
 * cards are learnt from `--believe` games, and corrected for bluffs from `--bluff` games of searching bots; `--only belief` does just these
 * two. Last, the value network learns from `--ends` games of the standard bot; `--only value` does just that. Black Hat
 * (src/games/black-hat/bot/learnt.json): `--generations` of twenty sets of weights that play the same `--games`. The same seed gives the
 * same file, whatever the number of threads. Resumes where it was stopped.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedRng, shuffled } from '../../src/core/rng.ts';
import { CORP_PLANS, RUNNER_PLANS } from '../play/plans.ts';
import { CORP_SCRIPTS, RUNNER_SCRIPTS } from '../play/policies.ts';
import { openThreads } from '../play/threads.ts';
import { pack, type Packed, unpack } from '../../src/games/netrunner/bot/quick/learnt.ts';
import { weightsIn } from '../../src/games/netrunner/bot/quick/net.ts';
import { BELIEFS, GROUP_NAMES } from '../../src/games/netrunner/bot/worlds/belief.ts';
import { believe, type Lying, type Near, surprise } from './train/believe.ts';
import { brainOf, freshWeights, PARTS, VALUE, WEIGHTS } from './train/brain.ts';
import { learnEnds } from './train/ends.ts';
import { type Game, type Learning, type Lessons, study } from './train/episode.ts';
import { scoresOf, Steps } from './train/gradient.ts';
import { type Learnt, type Lot, lotsOf } from './train/worker.ts';
import { trainBlackHat } from './train/black-hat.ts';
import { asked } from './support/entry.ts';
import { storedIn } from './support/parts.ts';
import { report } from './support/report.ts';

const values = asked(
  {
    ...{ seed: 'trial', imitate: 500, rounds: 600, more: 100, believe: 600, bluff: 240, ends: 3840, only: '' },
    ...{ generations: 40, games: 160, threads: 2, out: 'src/games/netrunner/bot/quick/learnt.json', write: false },
  },
  { games: ['netrunner', 'black-hat'] },
);
if (values.game === 'black-hat') {
  trainBlackHat(values);
  process.exit();
}
const { seed } = values;
const IMITATE = values.imitate;
/** FIRST: rounds in which the policy learns. ROUNDS: all rounds. */
const FIRST = values.rounds;
const ROUNDS = FIRST + values.more;
/** GAMES: games of a round. LOT: games that one thread plays at a time. */
const GAMES = 32;
const LOT = 2;
/** KEEP: rounds between two saved versions of the networks to play against. PASTS: how many are kept. */
const KEEP = 120;
const PASTS = 8;

const CORPS = [...Object.keys(CORP_PLANS), ...Object.keys(CORP_SCRIPTS), 'newcomer'];
const RUNNERS = [...Object.keys(RUNNER_PLANS), ...Object.keys(RUNNER_SCRIPTS), 'newcomer'];

/** How many games of a round are played by whom; the others are against a plan, a script or the newcomer. */
const SHARES = [
  { corp: 'self', runner: 'self', games: 14 },
  { corp: 'self', runner: 'past', games: 3 },
  { corp: 'past', runner: 'self', games: 3 },
  { corp: 'self', runner: 'pupil', games: 5 },
  { corp: 'pupil', runner: 'self', games: 4 },
  { corp: 'self', runner: 'heuristics', games: 1 },
  { corp: 'heuristics', runner: 'self', games: 1 },
];

/** The games of a round; about 40% are self-play. */
function gamesOf(round: number): Game[] {
  return Array.from({ length: GAMES }, (_, i): Game => {
    const n = round * GAMES + i;
    const game = (corp: string, runner: string): Game => ({ n, seed, corp, runner });
    // the decks depend on n, so each kind of opponent meets all decks
    const kind = (i * 7 + round * 3) % GAMES;
    let upTo = 0;
    for (const { corp, runner, games } of SHARES) {
      upTo += games;
      if (kind < upTo) return game(corp, runner);
    }
    return round % 2 === 0
      ? game('self', RUNNERS[(round / 2) % RUNNERS.length]!)
      : game(CORPS[((round - 1) / 2) % CORPS.length]!, 'self');
  });
}

/** Weight of staying close to the imitation. With it, an option with a 0.03 higher chance to win becomes about four times as likely. */
const LEASH = 0.02;
const learningAt = (round: number): Learning => ({
  reach: 0.92,
  curious: 0.001,
  leash: LEASH,
  policy: round < FIRST,
});
const sizeAt = (round: number): number =>
  round < FIRST ? 0.0015 * (1 - (0.85 * round) / FIRST) : 0.001 * (1 - (0.9 * (round - FIRST)) / (ROUNDS - FIRST));

interface State {
  round: number;
  w: number[];
  steps: ReturnType<Steps['save']>;
  pasts: number[][];
  pupil: number[];
  /** CPU time of all threads so far, ms */
  time: number;
  games: number;
  curve: string[];
}

const folder = join('.cache', 'train');
mkdirSync(folder, { recursive: true });
const file = join(folder, `${seed.replace(/\W/g, '_')}.json`);
const stored = storedIn<State>(file);
const w = stored ? Float32Array.from(stored.w) : freshWeights(seed);
const steps = new Steps(WEIGHTS);
if (stored) steps.load(stored.steps);
/** The weights of games against no other brain. */
const alone = { weights: w, past: w, pupil: w };
let pasts = stored ? stored.pasts.map((one) => Float32Array.from(one)) : [];
let pupil = stored ? Float32Array.from(stored.pupil) : w.slice();
let { round = 0, time = 0, games = 0, curve = [] } = (stored ?? {}) as Partial<State>;

const threads = openThreads<Lot, Learnt>(new URL('./train/worker.ts', import.meta.url), values.threads);

let last = process.cpuUsage();
/** CPU time of all threads since the last call, ms. */
function worked(): number {
  const { user, system } = process.cpuUsage(last);
  last = process.cpuUsage();
  return (user + system) / 1000;
}

let belief: Float32Array = new Float32Array(BELIEFS);
function save(): void {
  const state: State = {
    round,
    w: [...w],
    steps: steps.save(),
    pasts: pasts.map((one) => [...one]),
    pupil: [...pupil],
    time,
    games,
    curve,
  };
  writeFileSync(file, JSON.stringify(state));
  const { nets, value } = brainOf(w);
  const packed = Object.fromEntries(PARTS.map(({ name }) => [name, pack(name === 'value' ? value.w : nets[name].w)]));
  writeFileSync(values.out, `${JSON.stringify({ ...packed, belief: pack(belief) })}\n`);
}

/** answers per training step, and number of passes through all of them */
const BATCH = 256;
const PASSES = 12;
/** Learns to answer as the imitated bot does, and to value positions of its games, in twelve passes through all of its games. */
async function imitate(): Promise<void> {
  const all = Array.from({ length: IMITATE }, (_, n): Game => {
    return { n, seed: `${seed} lessons`, corp: 'teacher', runner: 'teacher' };
  });
  const lessons: Lessons = { steps: [], positions: [] };
  for (const answer of await threads.run(lotsOf(all, LOT, { ...alone, learning: 'teachers' }))) {
    for (const step of answer.lessons.steps) lessons.steps.push(step);
    for (const position of answer.lessons.positions) lessons.positions.push(position);
  }
  games += IMITATE;
  const brain = brainOf(w);
  const rng = seedRng(`study ${seed}`);
  const batches = Math.ceil(lessons.steps.length / BATCH);
  const share = Math.ceil(lessons.positions.length / batches);
  for (let pass = 0; pass < PASSES; pass++) {
    const order = shuffled(rng, [...lessons.steps.keys()]);
    const places = shuffled(rng, [...lessons.positions.keys()]);
    for (let b = 0; b < batches; b++) {
      const gradient = new Float32Array(WEIGHTS);
      study(
        lessons,
        order.slice(b * BATCH, (b + 1) * BATCH),
        places.slice(b * share, (b + 1) * share),
        brain,
        gradient,
      );
      for (let i = 0; i < WEIGHTS; i++) gradient[i] = gradient[i]! / BATCH;
      steps.take(w, gradient, 0.003 * (1 - (0.9 * pass) / PASSES), 0.0002);
    }
    const right = order.slice(0, 4000).filter((i) => {
      const step = lessons.steps[i]!;
      const scores = scoresOf(brain.nets[step.net], step);
      return scores.every((score) => score <= scores[step.taken]!);
    }).length;
    console.log(
      `studied ${lessons.steps.length} answers, pass ${pass + 1}: ${(right / 40).toFixed(1)} % answered alike`,
    );
  }
  time += worked();
}
if (stored === null && IMITATE > 0 && values.only === '') {
  await imitate();
  pupil = w.slice();
}

/** Pairs of bots for the first lot of games from which beliefs are learnt: some place cards by the learnt policy, others by heuristics. */
const HIDING: [string, string][] = [
  ['self', 'self'],
  ['heuristics', 'self'],
  ['self', 'heuristics'],
  ['heuristics', 'heuristics'],
];
/** The pair for the second lot: bots that search, and so bluff according to what the opponent believes. */
const BLUFFING: [string, string][] = [['strong x3/8', 'strong x3/8']];
/** How strongly the beliefs from the second lot are held near those from the first. */
const PULL = 0.05;

/** Loads the stored policy and value, and returns everything stored. */
function storedWeights(): Record<string, Packed> {
  const file = JSON.parse(readFileSync(values.out, 'utf8')) as Record<string, Packed>;
  for (const { name, shape, from } of PARTS) w.set(unpack(file[name]!, weightsIn(shape)), from);
  return file;
}

/** Learns beliefs about hidden cards from games of the stored policy, then corrects them for opponents who know these beliefs. */
async function learnBelief(): Promise<void> {
  const file = storedWeights();
  await learnOf('beliefs', HIDING, values.believe);
  await learnOf('beliefs of bots that bluff', BLUFFING, values.bluff, { w: belief, pull: PULL });
  writeFileSync(values.out, `${JSON.stringify({ ...file, belief: pack(belief) })}\n`);
}
async function learnOf(name: string, who: readonly [string, string][], count: number, near?: Near): Promise<void> {
  const all = Array.from({ length: count }, (_, n): Game => {
    const [corp, runner] = who[Math.floor(n / 5) % who.length]!;
    return { n, seed: `${seed} places${near ? ' bluffed' : ''}`, corp, runner };
  });
  const answers = await threads.run(
    lotsOf(all, LOT, { ...alone, learning: 'places', ...(near && { belief: near.w }) }),
  );
  games += count;
  // every tenth lot is kept to test what is learnt from the others
  const placesOf = (kept: boolean): Lying[] =>
    answers.filter((_, i) => (i % 10 === 0) === kept).flatMap(({ places }) => places);
  const rest = placesOf(false);
  const tried = placesOf(true);
  const stepping = (): ReturnType<Parameters<typeof believe>[2]> => {
    const steps = new Steps(BELIEFS);
    return (weights, gradient, size) => steps.take(weights, gradient, size);
  };
  belief = believe(rest, seed, stepping, near);
  const told = GROUP_NAMES.map((group) => {
    const [by, none] = surprise(belief, tried, group);
    const then = near ? ` (${surprise(near.w, tried, group)[0].toFixed(3)} before)` : '';
    return `${group} ${by.toFixed(3)}${then} (${none.toFixed(3)})`;
  });
  time += worked();
  const line = `${name}: ${rest.length + tried.length} hidden cards; mean surprise in other games, and without beliefs: ${told.join(', ')}`;
  console.log(line);
  curve = [...curve, line];
}

/** Trains the value network on games of the standard bot, with the stored policy and beliefs. */
async function learnValue(): Promise<void> {
  const file = storedWeights();
  const learnt = await learnEnds({
    seed,
    games: values.ends,
    lot: LOT,
    w,
    belief: unpack(file.belief!, BELIEFS),
    cache: join(folder, `${seed.replace(/\W/g, '_')}-ends.json`),
    play: threads.run,
    worked,
  });
  games += values.ends;
  time += learnt.time;
  curve = [...curve, ...learnt.curve];
  writeFileSync(values.out, `${JSON.stringify({ ...file, value: pack(brainOf(w).value.w) })}\n`);
}
if (values.only !== '') round = ROUNDS;

/** The pairs whose results are printed: self-play, and games against the imitation or the heuristic bot. */
const REPORTED = new Set(['self v self', 'self v pupil', 'pupil v self', 'self v heuristics', 'heuristics v self']);
/** Results of the rounds since the last line: [won, played] by Corp and Runner player. */
const tally = new Map<string, [number, number]>();
let error = 0;
let judged = 0;
for (; round < ROUNDS; round++) {
  const all = gamesOf(round);
  const past = pasts.length > 0 ? pasts[(round * 5) % pasts.length]! : w;
  const lots = lotsOf(all, LOT, { weights: w, past, pupil, learning: learningAt(round) });
  const answers = await threads.run(lots);
  const gradient = new Float64Array(WEIGHTS);
  for (const answer of answers) {
    for (let i = 0; i < WEIGHTS; i++) gradient[i] = gradient[i]! + answer.gradient[i]! / GAMES;
    answer.told.forEach((told, i) => {
      const { corp, runner } = lots[answer.index]!.games[i]!;
      const key = `${corp} v ${runner}`;
      const [won, played] = tally.get(key) ?? [0, 0];
      tally.set(key, [won + Number(told.winner === 'corp'), played + 1]);
      error += told.error;
      judged += told.judged;
    });
  }
  games += GAMES;
  time += worked();
  steps.take(w, gradient, sizeAt(round), 0.0002, round < FIRST ? 0 : VALUE.from);
  if (round % KEEP === 0) pasts = [...pasts, w.slice()].slice(-PASTS);
  if ((round + 1) % 20 !== 0 && round + 1 !== ROUNDS) continue;
  const by = [...tally]
    .filter(([key]) => REPORTED.has(key))
    .map(([key, [won, played]]) => `${key} ${Math.round((100 * won) / played)} % of ${played}`);
  const line = `${round + 1}: ${games} games, ${(time / 60_000).toFixed(1)} CPU minutes, Brier ${(error / judged).toFixed(3)}; the Corp wins: ${by.join(', ')}`;
  console.log(line);
  if ((round + 1) % 100 === 0 || round + 1 === ROUNDS) curve = [...curve, line];
  tally.clear();
  error = 0;
  judged = 0;
  round++;
  save();
  round--;
}
if (values.only !== 'value') await learnBelief();
if (values.only !== 'belief') await learnValue();
threads.close();
const digest = createHash('sha256').update(readFileSync(values.out)).digest('hex').slice(0, 16);
console.log(
  `${WEIGHTS} weights, ${PARTS.map(({ name, shape }) => `${name} ${weightsIn(shape)}`).join(', ')}; digest ${digest}`,
);
report(
  { result: { games, cpuMinutes: Number((time / 60_000).toFixed(1)), weights: WEIGHTS, digest, curve } },
  { ...values, name: 'train-netrunner' },
);
