/** One training game, and the gradients it gives. */
import { chanceOf } from '../../../src/core/chance.ts';
import { consider, type Question } from '../../../src/games/netrunner/bot/quick/consider.ts';
import { logistic, softmax } from '../../../src/games/netrunner/bot/quick/net.ts';
import { chancesOf, drawn, noMinds, settled } from '../../../src/games/netrunner/bot/quick/policy.ts';
import { valueFeatures } from '../../../src/games/netrunner/bot/quick/value.ts';
import { DECKS, type GameStart, simulation } from '../../../src/games/netrunner/index.ts';
import type { Deck } from '../../../src/games/netrunner/decks/deck.ts';
import { STARTERS } from '../../../src/games/netrunner/decks/index.ts';
import { simulationPort } from '../../../src/games/netrunner/rules/charts.ts';
import type { Seat } from '../../../src/games/netrunner/rules/model.ts';
import { type Move, sameMove } from '../../../src/games/netrunner/rules/move.ts';
import { legalMoves, playLegal } from '../../../src/games/netrunner/rules/moves/index.ts';
import { type Play, playOf } from '../../../src/games/netrunner/rules/play.ts';
import { viewOf } from '../../../src/games/netrunner/rules/view.ts';
import { poolSetup } from '../../../tests/games/netrunner/rules/support/decks.ts';
import { POLICIES } from '../../play/policies.ts';
import { type Lying, lookFor } from './believe.ts';
import type { Brain } from './brain.ts';
import { addPolicy, addValue, type Kept, scoresOf } from './gradient.ts';

/**
 * Who plays a seat: `self` is the learning brain, `past` an earlier one, `pupil` the brain right after imitation, `teacher` the heuristic
 * bot being imitated; any other name is a player of scripts/play/policies.ts.
 */
type Player = 'self' | 'past' | 'pupil' | 'teacher' | (string & {});
export interface Game {
  n: number;
  seed: string;
  corp: Player;
  runner: Player;
}
/** The results of a game; its gradients are added to a list that the caller passes. */
export interface Told {
  winner: Seat | 'draw';
  /** number of questions learnt from */
  asked: number;
  /** sum of the value's squared errors, and their number */
  error: number;
  judged: number;
}

const CORPS = Object.values(DECKS).filter(({ side }) => side === 'corp');
const RUNNERS = Object.values(DECKS).filter(({ side }) => side === 'runner');
const CORP_STARTERS = CORPS.filter(({ id }) => STARTERS.has(id));
const RUNNER_STARTERS = RUNNERS.filter(({ id }) => STARTERS.has(id));

/**
 * The decks of game n: a fifth random legal decks, a fifth the first pair, a fifth starter decks, and the rest any of the built-in decks.
 */
function startOf({ n, seed }: Pick<Game, 'n' | 'seed'>): GameStart {
  const text = `train ${seed} ${n}`;
  const at = Math.floor(n / 5);
  const built = (corps: readonly Deck[], runners: readonly Deck[], each: number): GameStart => ({
    seed: text,
    corp: corps[at % corps.length]!,
    runner: runners[(at + Math.floor(at / each)) % runners.length]!,
    publicDecks: true,
  });
  if (n % 5 === 0) return { ...poolSetup(2 * at + 1, `train ${seed}`), seed: text, payByHand: false };
  if (n % 5 === 1) return built([DECKS.jinteki!], [DECKS.shaper!], 1);
  return n % 5 === 2 ? built(CORP_STARTERS, RUNNER_STARTERS, 4) : built(CORPS, RUNNERS, CORPS.length);
}

/** Parameters of learning. */
export interface Learning {
  /** how far back a result counts, 0–1 */
  reach: number;
  /** weight of the bonus for keeping options open */
  curious: number;
  /** weight of staying close to the imitation, without which self-play forgets how others play */
  leash: number;
  /** false if only the value learns */
  policy: boolean;
}
/** The networks that play against the learning one. */
export interface Others {
  past: Brain;
  /** the network right after imitation */
  pupil: Brain;
}

/** A stored question with the network that answered it, and what the `pupil` would answer (null: not asked). */
interface Step extends Kept {
  net: Question['net'];
  near: Float32Array | null;
  seat: Seat;
  /** number of positions evaluated before it */
  judged: number;
}
/** What is imitated: questions with the teacher's answers, and positions with the game's result for the Corp. */
export interface Lessons {
  steps: Step[];
  positions: { features: Float32Array; outcome: number }[];
}

const HANG = 4000;

/** Plays a game; returns its questions and its positions at actions. `at` is called for each position in which `seat` is to act. */
function play(
  game: Game,
  brain: Brain,
  others: Others | null,
  at: (ctx: Play, seat: Seat) => void = () => {},
): { told: Told; steps: Step[]; values: Float32Array[] } {
  const s = simulation.start(startOf(game));
  const ctx = playOf(s, simulationPort(), null);
  const roll = chanceOf(`roll ${game.seed} ${game.n}`, () => 'train');
  const minds = noMinds();
  const steps: Step[] = [];
  const values: Float32Array[] = [];
  for (let n = 0; ; n++) {
    const moves = legalMoves(ctx);
    if (moves.length === 0 || n > HANG) break;
    const frame = s.stack[s.stack.length - 1]!;
    const seat = (frame as { seat: Seat }).seat;
    const player = seat === 'corp' ? game.corp : game.runner;
    if (frame.k === 'action') {
      values.push(valueFeatures(ctx));
      at(ctx, seat);
    }
    let move: Move;
    if (moves.length === 1) move = moves[0]!;
    else if (others !== null && (player === 'self' || player in others)) {
      const found = consider(ctx, moves, minds[seat]);
      if ('do' in found) move = found;
      else {
        const chances = chancesOf((player === 'self' ? brain : others[player as keyof Others]).nets, found);
        const taken = drawn(chances, roll());
        if (player === 'self')
          steps.push(kept(found, chances, taken, seat, values.length, chancesOf(others.pupil.nets, found)));
        settled(ctx, found, taken, minds[seat]);
        move = found.options[taken]!;
      }
    } else {
      const view = viewOf(ctx, seat);
      move = POLICIES[player === 'teacher' ? 'heuristics' : player]!(view, game.n);
      if (player === 'teacher') {
        const found = consider(ctx, moves, minds[seat]);
        if (!('do' in found)) {
          const taken = meant(found, move, ctx);
          if (taken >= 0) {
            steps.push(kept(found, chancesOf(brain.nets, found), taken, seat, values.length, null));
            settled(ctx, found, taken, minds[seat]);
          }
        }
      }
    }
    playLegal(ctx, move);
  }
  const winner = s.table.over?.winner ?? 'draw';
  const told: Told = { winner, asked: steps.length, error: 0, judged: values.length };
  return { told, steps, values };
}

/** Plays a game and adds its gradients to `into`, which is as long as the brain's weights. */
export function episode(game: Game, brain: Brain, others: Others, learning: Learning, into: Float32Array): Told {
  const { told, steps, values } = play(game, brain, others);
  learn(brain, learning, steps, values, into, told);
  return told;
}

/** Plays a game between teachers and adds its questions and positions to `lessons`. */
export function observe(game: Game, brain: Brain, lessons: Lessons): Told {
  const { told, steps, values } = play(game, brain, null);
  lessons.steps.push(...steps);
  for (const features of values) lessons.positions.push({ features, outcome: outcomeOf(told) });
  return told;
}
/** The share of positions from which hidden cards are collected. */
const LOOKED = 0.3;
/** Plays a game and adds its hidden places to `places`. */
export function lookThrough(game: Game, brain: Brain, others: Others, places: Lying[]): Told {
  const roll = chanceOf(`look ${game.seed} ${game.n}`, () => 'train');
  return play(game, brain, others, (ctx, seat) => {
    if (roll() < LOOKED) lookFor(ctx, seat, places);
  }).told;
}
const outcomeOf = ({ winner }: Told): number => (winner === 'corp' ? 1 : winner === 'runner' ? 0 : 0.5);

/** Adds the gradients of lessons `from` to `to` of each kind to `into`. Questions and positions must be shuffled first. */
export function study(
  lessons: Lessons,
  steps: readonly number[],
  positions: readonly number[],
  brain: Brain,
  into: Float32Array,
): void {
  for (const i of steps) {
    const step = lessons.steps[i]!;
    const net = brain.nets[step.net];
    const chances = softmax(scoresOf(net, step));
    chances[step.taken] = chances[step.taken]! - 1;
    addPolicy(net, step, chances, partOf(brain, into, step.net));
  }
  const value = partOf(brain, into, 'value');
  for (const i of positions) {
    const { features, outcome } = lessons.positions[i]!;
    addValue(brain.value, features, logistic(brain.value.score(features)) - outcome, value);
  }
}

function kept(
  q: Question,
  chances: Float32Array,
  taken: number,
  seat: Seat,
  judged: number,
  near: Float32Array | null,
): Step {
  const { net, context, features } = q;
  const end = features.from.at(-1)!;
  return {
    ...{ net, context, at: features.at.slice(0, end), is: features.is.slice(0, end), from: [...features.from] },
    ...{ chances, taken, seat, judged, near },
  };
}

/** The index of the option that matches another player's move; -1 for none. */
function meant(q: Question, move: Move, ctx: ReturnType<typeof playOf>): number {
  if (q.encounter && move.do === 'use' && (move.name === 'break' || move.name === 'boost'))
    return q.encounter.breaks ? q.options.length - 1 : -1;
  const exact = q.options.findIndex((option) => sameMove(option, move));
  if (exact >= 0 || move.card === undefined) return exact;
  const code = ctx.t.cards.find(({ h }) => h === move.card)?.code;
  return q.options.findIndex(
    (option) =>
      option.do === move.do &&
      option.server === move.server &&
      option.on === move.on &&
      ctx.t.cards.find(({ h }) => h === option.card)?.code === code,
  );
}

function learn(
  brain: Brain,
  { reach, curious, leash, policy }: Learning,
  steps: readonly Step[],
  values: readonly Float32Array[],
  into: Float32Array,
  told: Told,
): void {
  const outcome = outcomeOf(told);
  const judged = values.map((features) => logistic(brain.value.score(features)));
  // the target value of each position, from later positions and the end of the game
  const returns = new Float64Array(judged.length + 1);
  returns[judged.length] = outcome;
  for (let k = judged.length - 1; k >= 0; k--)
    returns[k] = reach * returns[k + 1]! + (1 - reach) * (k + 1 < judged.length ? judged[k + 1]! : outcome);
  const value = partOf(brain, into, 'value');
  values.forEach((features, k) => {
    const goal = 0.5 * outcome + 0.5 * returns[k]!;
    addValue(brain.value, features, judged[k]! - goal, value);
    told.error += (judged[k]! - outcome) ** 2;
  });
  for (const step of policy ? steps : []) {
    const k = step.judged;
    const before = k === 0 ? 0.5 : judged[k - 1]!;
    const gain = k === 0 ? 0 : returns[k - 1]! - before;
    const advantage = step.seat === 'corp' ? gain : -gain;
    const { chances, taken, near } = step;
    const by = new Float32Array(chances.length);
    let entropy = 0;
    let apart = 0;
    for (const [m, p] of chances.entries()) {
      if (p === 0) continue;
      entropy -= p * Math.log(p);
      apart += p * Math.log(p / nearest(near, m, p));
    }
    for (let m = 0; m < by.length; m++) {
      const p = chances[m]!;
      by[m] = advantage * (p - Number(m === taken));
      if (p === 0) continue;
      by[m] = by[m]! + curious * p * (Math.log(p) + entropy) + leash * p * (Math.log(p / nearest(near, m, p)) - apart);
    }
    addPolicy(brain.nets[step.net], step, by, partOf(brain, into, step.net));
  }
}

/** The imitation is given at least this probability for every option; otherwise nothing else could be learnt. */
const LEAST = 0.002;
const nearest = (near: Float32Array | null, m: number, p: number): number =>
  near === null ? p : Math.max(LEAST, near[m]!);

const parts = new WeakMap<Float32Array, Map<string, Float32Array>>();
/** The part of a gradient that belongs to one network. */
function partOf(brain: Brain, into: Float32Array, name: Question['net'] | 'value'): Float32Array {
  let known = parts.get(into);
  if (!known) parts.set(into, (known = new Map()));
  let part = known.get(name);
  if (!part) {
    const net = name === 'value' ? brain.value : brain.nets[name];
    const from = (net.w.byteOffset - brain.w.byteOffset) / 4;
    known.set(name, (part = into.subarray(from, from + net.w.length)));
  }
  return part;
}
