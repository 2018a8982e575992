/**
 * Makes the bot's decisions by search: takes candidate moves from the quick policy and the heuristics, and compares them in worlds sampled
 * from the view.
 */
import { type Chance, drawnBy } from '../../../../core/chance.ts';
import type { Reason } from '../../../../core/sentence.ts';
import { simulationPort } from '../../rules/charts.ts';
import type { Seat, State } from '../../rules/model.ts';
import { type Move, sameMove } from '../../rules/move.ts';
import { legalMoves } from '../../rules/moves/index.ts';
import { playOf } from '../../rules/play.ts';
import type { DecisionKind, View } from '../../rules/view-types.ts';
import type { Choice } from '../context.ts';
import type { Weighed } from '../heuristics.ts';
import { consider, noMemory, type Question } from '../quick/consider.ts';
import { learnt } from '../quick/learnt.ts';
import { beginsBreaking, chancesOf, settled } from '../quick/policy.ts';
import { roleOf } from '../quick/roles.ts';
import { beliefOf } from '../worlds/belief.ts';
import { deal, prepare, type Template } from '../worlds/sample-world.ts';
import { disguise } from './disguise.ts';
import { reasonOf } from './reason.ts';
import { type Candidate, compare, errorOf, type Tried } from './root.ts';

/**
 * How much the logarithm of the policy's probability of a move counts in the move's bonus, as a chance of winning. It is lower for the
 * Runner, whose policy undervalues drawing, card abilities and runs on R&D compared with playouts.
 */
const PRIOR: Readonly<Record<Seat, number>> = { corp: 0.02, runner: 0.007 };

/** How much the bot searches at a level of difficulty. */
export interface Effort {
  /** number of playouts, for all candidates together */
  playouts: number;
  /** limit on the decisions in all playouts together, which keeps the search short when playouts are long */
  decisions: number;
  /** number of sampled worlds that the playouts share */
  worlds: number;
  /** number of candidates taken from the policy, besides the heuristics' move */
  candidates: number;
  /** what a perfect disguise of an installed card is worth to the Corp, as a chance of winning */
  bluff: number;
  /** whether the bot searches to decide if it keeps its opening hand */
  opening: boolean;
}

/** Kinds of decisions made by search; heuristics make the others. During a run the Runner's heuristics are more exact than a search. */
const SEARCHED: Readonly<Record<Seat, ReadonlySet<DecisionKind>>> = {
  corp: new Set(['action', 'window', 'jack-out', 'trash', 'steal', 'trace', 'psi']),
  runner: new Set(['action', 'trace', 'psi']),
};

/** Whether the bot searches for the open decision of a view. */
export function isSearched({ decision, run }: View): boolean {
  if (!decision || !SEARCHED[decision.seat as Seat].has(decision.kind)) return false;
  // outside runs a window rarely matters
  return decision.kind !== 'window' || run !== null;
}

/** The result of a search: the move, the reason for it, and all candidates tried, the best first. */
export interface Thought {
  move: Move;
  reason: Reason;
  tried: Tried[];
}

/** If a deck list is secret, the number of different lists to guess for the worlds of one decision. */
const GUESSES = 6;

/**
 * Samples up to `most` worlds for a view, with hidden cards drawn by belief; the same seed gives the same worlds. Fewer or none if no cards
 * fit the view.
 */
export function worldsOf(view: View, seed: string, most: number): State[] {
  const guesses = view.lists.corp === null || view.lists.runner === null ? GUESSES : 1;
  const templates: Template[] = [];
  const belief = beliefOf(view, learnt().belief);
  for (let i = 0; i < guesses && templates.length < most; i++) {
    const template = prepare(view, { seed: `${seed} list ${i}`, belief });
    if (template) templates.push(template);
  }
  const list: State[] = [];
  for (let i = 0; i < most && templates.length > 0; i++) {
    const world = deal(templates[i % templates.length]!, `${seed} world ${i}`);
    if (world) list.push(world);
  }
  return list;
}

/**
 * Returns the open decision with its options, as the policy weighs them, or the only move if there is nothing to weigh. `world`: any world
 * sampled for the view.
 */
export function questionIn(world: State): Move | Question {
  const game = playOf(world, simulationPort(), null);
  return consider(game, legalMoves(game), noMemory());
}

/**
 * How much one credit of the heuristics' worth counts in a move's bonus, as a chance of winning; for the Runner, this worth includes the
 * cost of each run.
 */
const CREDIT: Readonly<Record<Seat, number>> = { corp: 0.006, runner: 0.024 };
/** The largest difference in the heuristics' worth between a move and their best one, in credits, that counts in the move's bonus. */
const MOST: Readonly<Record<Seat, number>> = { corp: 5, runner: 10 };

/** What the heuristics think of a move: its worth, and the card to find if it searches the deck. */
type Opinion = Pick<Choice, 'move' | 'worth' | 'finds'>;

/** Whether two moves do the same, apart from using different copies of a card in hand. */
export function alike(world: State, a: Move, b: Move): boolean {
  if (sameMove(a, b)) return true;
  const [one, other] = [a, b].map(({ card }) => world.table.cards.find(({ h }) => h === card));
  const hand = one !== undefined && (one.zone === 'hq' || one.zone === 'grip') && other?.zone === one.zone;
  return hand && one.code === other?.code && sameMove({ ...a, card: 0 }, { ...b, card: 0 });
}

/**
 * Returns the moves to compare by search: the `most` likeliest of the policy's options, the best `heuristics` of `choices` (the heuristics'
 * moves, sorted by worth), and `also`. Each gets a small bonus from what the policy and the heuristics think of it. `world`: any world
 * sampled for the view.
 */
export function candidatesIn(
  world: State,
  seat: Seat,
  most: number,
  choices: readonly Opinion[],
  heuristics: number,
  also: Move | null = null,
  whole = true,
): Candidate[] {
  const found = questionIn(world);
  const list: Candidate[] = [];
  const top = choices.reduce((n, { worth }) => Math.max(n, worth), -Infinity);
  const bonus = (prior: number, move: Move): number => {
    const heuristic = choices.find((one) => alike(world, one.move, move));
    const lead = choices.length === 0 ? 0 : Math.max(-MOST[seat], (heuristic?.worth ?? -Infinity) - top);
    return PRIOR[seat] * Math.log(Math.max(prior, 1e-3)) + CREDIT[seat] * lead;
  };
  const isThere = (move: Move): boolean => list.some((one) => alike(world, one.move, move));
  if ('do' in found) list.push({ move: found, bonus: bonus(1, found) });
  else {
    const chances = chancesOf(learnt().nets, found);
    const order = found.options.map((_, i) => i).sort((a, b) => chances[b]! - chances[a]!);
    const put = (i: number): void => {
      const move = found.options[i]!;
      list.push({ move, bonus: bonus(chances[i]!, move), ...settles(found, i) });
    };
    for (const i of order.slice(0, most)) put(i);
    for (const move of [...choices.slice(0, heuristics).map((one) => one.move), ...(also ? [also] : [])]) {
      const i = found.options.findIndex((option) => alike(world, option, move));
      if (i >= 0 && !isThere(move)) put(i);
    }
  }
  for (const { move } of choices.slice(0, heuristics))
    if (!isThere(move) && !list.some((one) => begins(one) && move.do === 'use'))
      list.push({ move, bonus: bonus(0.02, move) });
  if (also && !isThere(also)) list.push({ move: also, bonus: bonus(0.02, also) });
  const drawing = list.find(({ move }) => move.do === 'draw');
  for (const one of list) {
    const finds = choices.find((choice) => choice.finds !== undefined && alike(world, choice.move, one.move))?.finds;
    if (finds === undefined) continue;
    one.finds = finds;
    // the policy has hardly ever seen such a card, but fetching a card of choice is no worse than drawing one
    one.bonus = Math.max(one.bonus, drawing?.bonus ?? -Infinity);
  }
  const kept = whole ? list : withoutPoorCredit(world, seat, list, choices);
  return [...kept, ...followed(world, seat, kept, choices)];
}

/**
 * A card that fetches another must be worth this many credits more than "click for 1 credit", for that click to be left out of the search.
 */
const BETTER = 0.75;
/**
 * Removes "click for 1 credit" from the candidates if a card in hand among them gives more for the same click: credits, or a needed card.
 * Only the bot does so: the review and the coach must show what such a click costs (`whole`).
 */
function withoutPoorCredit(world: State, seat: Seat, list: Candidate[], choices: readonly Opinion[]): Candidate[] {
  const credit = choices.find(({ move }) => move.do === 'credit')?.worth ?? Infinity;
  const pays = ({ move, finds }: Candidate): boolean => {
    if (finds !== undefined) return (choices.find((one) => alike(world, one.move, move))?.worth ?? 0) > credit + BETTER;
    const card = move.do === 'play' ? world.table.cards.find(({ h }) => h === move.card) : undefined;
    return card?.seat === seat && roleOf(card.code).burst > 1;
  };
  return list.some(pays) ? list.filter(({ move }) => move.do !== 'credit') : list;
}

/**
 * The number of Runner moves that are also tried with the best run right after them. The policy runs rarely, so playouts of the move alone
 * show little of what it prepares.
 */
const FOLLOWED = 3;
function followed({ table }: State, seat: Seat, list: readonly Candidate[], choices: readonly Opinion[]): Candidate[] {
  if (seat !== 'runner' || table.active !== 'runner' || table.run !== null || table.runner.clicks < 2) return [];
  const run = choices.reduce<Opinion | null>(
    (best, one) => (one.move.do === 'run' && one.worth > (best?.worth ?? 0) ? one : best),
    null,
  );
  if (!run) return [];
  return list
    .filter(({ move }) => move.do !== 'run')
    .sort((a, b) => b.bonus - a.bonus)
    .slice(0, FOLLOWED)
    .map((one) => ({ ...one, then: run.move }));
}
const begins = ({ begin }: Candidate): boolean => begin !== undefined;

/**
 * Returns the plan for the current encounter that an option implies, to break subroutines or to let them fire, as `begin`; {} if it implies
 * none.
 */
function settles(question: Question, i: number): Pick<Candidate, 'begin'> {
  const { do: verb } = question.options[i]!;
  if (question.encounter === null || (verb !== 'pass' && !beginsBreaking(question, i))) return {};
  // the question's features are not kept, but `settled` does not need them
  return { begin: (minds, game) => settled(game, question, i, minds.runner) };
}

/**
 * Returns the moves to compare by search at the open decision of a view, including `also` if given. `world`: any world sampled for the
 * view; `most`: the number of moves taken from the policy.
 */
export function candidatesFor(
  { decision }: View,
  world: State,
  most: number,
  { move, choices }: Pick<Weighed, 'move' | 'choices'>,
  also: Move | null = null,
  whole = true,
): Candidate[] {
  const { kind } = decision!;
  const seat = decision!.seat as Seat;
  const heuristics = [...choices].sort(
    (a, b) => Number(b.move === move) - Number(a.move === move) || b.worth - a.worth,
  );
  const many = kind === 'psi' || kind === 'trace' ? 6 : most;
  return candidatesIn(world, seat, many, heuristics, kind === 'action' && seat === 'runner' ? many : 1, also, whole);
}

/** Makes the open decision of a view by search; null for a decision that is not searched. `plain`: the heuristics' answer. */
export function think(view: View, effort: Effort, botSeed: number | string, plain: Weighed): Thought | null {
  const { decision } = view;
  if (!decision || !(isSearched(view) || (effort.opening && decision.kind === 'mulligan'))) return null;
  const { move, choices, chance, ctx } = plain;
  const seed = `${botSeed} ${chance()}`;
  const worlds = worldsOf(view, seed, effort.worlds);
  const [first] = worlds;
  if (!first) return null;
  const seat = decision.seat as Seat;
  const { kind } = decision;
  const candidates = candidatesFor(view, first, effort.candidates, { move, choices }, null, false);
  if (seat === 'corp' && kind === 'action')
    for (const one of candidates) one.bonus += effort.bluff * disguise(view, learnt().belief, one.move);
  const part = kind === 'action' ? 1 : 0.5;
  const playouts = Math.ceil(effort.playouts * part);
  const decisions = effort.decisions * part;
  const tried = compare(candidates, { seat, learnt: learnt(), worlds, playouts, decisions, seed });
  const taken = kind === 'psi' ? mixed(tried, chance) : close(tried, kind, chance);
  const order = [tried[taken]!, ...tried.filter((_, i) => i !== taken)];
  return { move: order[0]!.move, reason: reasonOf(learnt().value, order, { ctx, choices }), tried: order };
}

/**
 * Returns the index of the move to make: the best or, if playouts cannot tell the second from it, one of the two at random, so that where
 * the bot installs a card does not reveal what it is.
 */
function close(tried: readonly Tried[], kind: DecisionKind, chance: Chance): number {
  const [best, next] = tried;
  if (kind !== 'action' && kind !== 'window') return 0;
  if (!best || !next || next.results.length < best.results.length) return 0;
  if (Math.abs(best.chance - next.chance) > 0.5 * errorOf(best, next)) return 0;
  return chance() < 0.5 * Math.exp((next.bonus - best.bonus) / 0.02) ? 1 : 0;
}

/** Chooses the index of a secret bid at random, so that it cannot be predicted: better bids more often, but every bid sometimes. */
function mixed(tried: readonly Tried[], chance: Chance): number {
  const weights = tried.map((one) => Math.exp((one.chance - tried[0]!.chance) / 0.04) + 0.35);
  return drawnBy(weights, chance());
}
