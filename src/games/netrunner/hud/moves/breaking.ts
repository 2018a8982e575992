/**
 * Ways to break subroutines of the encountered ice, such as "boost and break all". Each is a list of the single moves that the rules know,
 * with their total cost.
 */
import { breakersOf, iceModel, selfBreakers } from '../../bot/calculator/read.ts';
import { waysPast } from '../../bot/calculator/ways.ts';
import type { BreakerModel, RunCosts, Way } from '../../bot/calculator/types.ts';
import { pursesFor, subFeatures } from '../../bot/knowledge.ts';
import type { Move } from '../../rules/move.ts';
import type { CardView, View } from '../../rules/view-types.ts';
import type { NextMove } from '../../../../hud/contract/question-ui.ts';
import { findCard, legalMoves } from '../words/find.ts';
import { sameMove } from './id.ts';

/** A way to break some subroutines, made of single moves. */
export interface Breaking {
  /** the way's first move, legal now */
  move: Move;
  /** the way's other moves, in order */
  next: NextMove[];
  /** indices of the subroutines it breaks */
  subs: readonly number[];
  /** handles of the icebreakers used */
  by: number[];
  /** number of boosts */
  boosts: number;
  /** how often the icebreakers lower the strength of the ice */
  drains: number;
  /** total credits */
  credits: number;
  clicks: number;
  /** whether every unbroken subroutine is broken */
  all: boolean;
}

/** The ice whose subroutines the viewer may break now; null for none. */
export function iceToBreak(view: View): CardView | null {
  if (view.run === null || view.run.at !== 'encounter' || !view.tags.includes('may-break')) return null;
  const ice = findCard(view, view.run.ice);
  return ice === null || ice.code === null ? null : ice;
}

/** Indices of the unbroken subroutines of the encountered ice. */
export const unbrokenSubs = (ice: CardView | null): number[] =>
  ice === null ? [] : ice.subs.filter((sub) => !sub.broken).map((sub) => sub.index);

/**
 * How bad it is for the Runner if these subroutines fire, to compare ways that break only some; the end of the run is the worst short of
 * death.
 */
function harm(view: View, ice: CardView, fires: readonly number[]): number {
  let sum = 0;
  let cards = 0;
  for (const index of fires) {
    const sub = ice.subs.find((one) => one.index === index);
    if (sub === undefined) continue;
    const f: RunCosts = subFeatures(sub.code);
    const damage = f.damage.net + f.damage.meat + f.damage.brain;
    cards += damage;
    sum +=
      (f.ends || f.sentBack || f.unless !== null ? 100 : 0) +
      damage * 3 +
      f.tags * 3 +
      f.programs * 5 +
      f.clicks * 2 +
      f.credits +
      (f.trace === null ? 0 : 1) +
      (f.next === null ? 0 : 4) +
      f.nuisance;
  }
  return cards > view.runner.handSize ? sum + 1000 : sum;
}

/** The single moves of a way to break subroutines, in order. */
function movesOf(way: Way, breakers: readonly BreakerModel[]): NextMove[] {
  const list: NextMove[] = [];
  const add = (move: Move, ifAsked = false): void => void list.push({ move, ifAsked });
  for (const use of way.uses) {
    const breaker = breakers[use.breaker]!;
    for (let i = 0; i < use.boosts; i++) add({ do: 'use', card: breaker.h, ability: use.boost, name: 'boost' });
    for (let i = 0; i < use.drains; i++) add({ do: 'use', card: breaker.h, ability: use.drain });
    const count = breaker.breaks.find((one) => one.ability === use.breaks)?.count ?? 1;
    const subs = [...use.subs].sort((a, b) => a - b);
    for (let i = 0; i < subs.length; i += count) {
      const move: Move = { do: 'use', card: breaker.h, ability: use.breaks, name: 'break' };
      if (count === 1) {
        add({ ...move, n: subs[i]! + 1 });
        continue;
      }
      add(move);
      for (const sub of subs.slice(i, i + count)) add({ do: 'pick', n: sub + 1 }, true);
      add({ do: 'done' }, true);
    }
  }
  return list;
}

const known = new WeakMap<View, Breaking[]>();

/**
 * For each set of subroutines that the viewer can break now, the cheapest way to do so; empty if they can break none. Ways that break all
 * subroutines come first, then those that prevent most harm.
 */
export function waysToBreak(view: View): Breaking[] {
  let ways = known.get(view);
  if (ways === undefined) known.set(view, (ways = worked(view)));
  return ways;
}

function worked(view: View): Breaking[] {
  const ice = iceToBreak(view);
  const legal = legalMoves(view);
  if (ice === null || view.run === null || !legal.some((move) => move.do === 'use')) return [];
  const breakers = [...breakersOf(view), ...selfBreakers(view)];
  const rig = {
    breakers,
    strength: breakers.map((one) => one.strength),
    charges: breakers.map((one) => one.charges),
    clicks: view.runner.clicks,
  };
  const credits = view.runner.credits + view.run.badCredits + pursesFor(view, 'icebreaker');
  const best = new Map<string, { way: Way; spoils: number; harm: number }>();
  for (const way of waysPast(rig, iceModel(view, ice), ice.strength ?? 0, credits, view.run.broken)) {
    if (way.uses.length === 0) continue;
    // breaking with a breaker that has no counters left loses the breaker
    const spoils = way.uses.filter((use) => breakers[use.breaker]!.charges === 0).length;
    const key = way.fires.join();
    const other = best.get(key);
    if (
      other !== undefined &&
      (other.spoils - spoils || other.way.clicks - way.clicks || other.way.cost - way.cost) <= 0
    )
      continue;
    best.set(key, { way, spoils, harm: harm(view, ice, way.fires) });
  }
  const found: (Breaking & { harm: number })[] = [];
  for (const { way, harm: left } of best.values()) {
    const moves = movesOf(way, breakers);
    const first = legal.find((move) => sameMove(move, moves[0]!.move as Move));
    if (first === undefined) continue;
    found.push({
      move: first,
      next: moves.slice(1),
      subs: way.uses.flatMap((use) => use.subs),
      by: way.uses.map((use) => breakers[use.breaker]!.h),
      boosts: way.uses.reduce((n, use) => n + use.boosts, 0),
      drains: way.uses.reduce((n, use) => n + use.drains, 0),
      credits: way.cost,
      clicks: way.clicks,
      all: way.fires.length === 0,
      harm: left,
    });
  }
  return found.sort(
    (a, b) => a.harm - b.harm || a.clicks - b.clicks || a.credits - b.credits || a.subs.length - b.subs.length,
  );
}
