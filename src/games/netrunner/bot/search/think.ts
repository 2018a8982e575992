/** Answers a question by search: candidates from the quick policy and the heuristics, compared in worlds sampled from the view. */
import { type Chance, drawnBy } from '../../../../core/chance.ts';
import type { Sentence } from '../../../../core/game.ts';
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
 * Weight of the policy's opinion of a move if playouts hardly differ. It is lower for the Runner, whose policy undervalues drawing, card
 * abilities and runs on R&D compared with playouts.
 */
const PRIOR: Readonly<Record<Seat, number>> = { corp: 0.02, runner: 0.007 };

/** How much a level searches. */
export interface Effort {
  /** playouts of all candidates together */
  playouts: number;
  /** decisions in all of them together, after which no more are started: a time limit for questions with long playouts */
  decisions: number;
  /** worlds the playouts are spread over */
  worlds: number;
  /** candidates from the policy, besides the heuristics' answer */
  candidates: number;
  /** what a perfect disguise of an installed card is worth to the Corp, as a chance of winning */
  bluff: number;
  /** whether it plays on from its opening hand before deciding to keep it */
  opening: boolean;
}

/** Questions that are searched; heuristics answer the others. During a run the Runner's heuristics are more exact. */
const SEARCHED: Readonly<Record<Seat, ReadonlySet<DecisionKind>>> = {
  corp: new Set(['action', 'window', 'jack-out', 'trash', 'steal', 'trace', 'psi']),
  runner: new Set(['action', 'trace', 'psi']),
};

/** Whether the open question of a view is one that is searched. */
export function isSearched({ decision, run }: View): boolean {
  if (!decision || !SEARCHED[decision.seat as Seat].has(decision.kind)) return false;
  // outside runs a window rarely matters
  return decision.kind !== 'window' || run !== null;
}

/** A search's answer, with everything it tried, the best first. */
export interface Thought {
  move: Move;
  reason: Sentence;
  tried: Tried[];
}

/** Number of deck lists to guess for the worlds of one question, if a list is secret. */
const GUESSES = 6;

/**
 * At most `most` worlds of a view, with hidden cards drawn by belief; the same seed gives the same worlds. Fewer, or none, if no cards fit.
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

/** The policy's options at the open decision, as the seat sees it; `world`: any world of the view. */
export function questionIn(world: State): Move | Question {
  const game = playOf(world, simulationPort(), null);
  return consider(game, legalMoves(game), noMemory());
}

/** What one credit in the heuristics counts for, as a chance of winning; the Runner's heuristics include the cost of each run. */
const CREDIT: Readonly<Record<Seat, number>> = { corp: 0.006, runner: 0.024 };
/** The largest difference in credits that counts. */
const MOST: Readonly<Record<Seat, number>> = { corp: 5, runner: 10 };

/** The heuristics' opinion of a move. */
type Opinion = Pick<Choice, 'move' | 'worth' | 'finds'>;

/** Whether two moves do the same, apart from using different copies of a card in hand. */
export function alike(world: State, a: Move, b: Move): boolean {
  if (sameMove(a, b)) return true;
  const [one, other] = [a, b].map(({ card }) => world.table.cards.find(({ h }) => h === card));
  const hand = one !== undefined && (one.zone === 'hq' || one.zone === 'grip') && other?.zone === one.zone;
  return hand && one.code === other?.code && sameMove({ ...a, card: 0 }, { ...b, card: 0 });
}

/**
 * The moves to compare: the `most` likeliest of the policy's options, the first `heuristics` of `choices` (sorted by worth), and `also`.
 * `world`: any world of the view. Each starts with a small bonus from the policy's and heuristics' opinion.
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

/** A card that fetches another must beat a click for a credit by this many credits for the credit to be left out. */
const BETTER = 0.75;
/**
 * Leaves out a click for one credit if a hand card among the candidates gives more for the same click: credits, or the card needed. Only
 * the bot leaves it out: the review and the coach must show what such a click costs (`whole`).
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
 * Runner moves that are also tried with the best run right after them: the policy runs rarely, so playouts show little of what they lead
 * to.
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

/** What an option decides for the current encounter. */
function settles(question: Question, i: number): Pick<Candidate, 'begin'> {
  const { do: verb } = question.options[i]!;
  if (question.encounter === null || (verb !== 'pass' && !beginsBreaking(question, i))) return {};
  // the question's features are not kept, but `settled` does not need them
  return { begin: (minds, game) => settled(game, question, i, minds.runner) };
}

/**
 * The moves to compare at the open decision of a view, and `also`, if given. `world`: any world of the view; `most`: how many of the
 * policy's options.
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

/** Answers the open decision of a view by search; null if it is not one to search. `plain`: the heuristics' answer. */
export function think(view: View, effort: Effort, botSeed: number | string, plain: Weighed): Thought | null {
  const { decision } = view;
  if (!decision || !(isSearched(view) || (effort.opening && decision.kind === 'mulligan'))) return null;
  const { move, choices, chance, title } = plain;
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
  return { move: order[0]!.move, reason: reasonOf(learnt().value, seat, order, title, kind), tried: order };
}

/** Picks at random between the best move and one as good by playouts: where a card is installed must not reveal what it is. */
function close(tried: readonly Tried[], kind: DecisionKind, chance: Chance): number {
  const [best, next] = tried;
  if (kind !== 'action' && kind !== 'window') return 0;
  if (!best || !next || next.results.length < best.results.length) return 0;
  if (Math.abs(best.chance - next.chance) > 0.5 * errorOf(best, next)) return 0;
  return chance() < 0.5 * Math.exp((next.bonus - best.bonus) / 0.02) ? 1 : 0;
}

/** A secret bid: better bids more often, but each sometimes, so that it cannot be predicted. */
function mixed(tried: readonly Tried[], chance: Chance): number {
  const weights = tried.map((one) => Math.exp((one.chance - tried[0]!.chance) / 0.04) + 0.35);
  return drawnBy(weights, chance());
}
