/** Measures what speaks for a move over another: the features of the positions they lead to that change the seat's chance most. */
import type { Reason } from '../../../../core/sentence.ts';
import type { Seat } from '../../rules/model.ts';
import type { Weighed } from '../heuristics.ts';
import type { Net } from '../quick/net.ts';
import { type Feature, FEATURES } from '../quick/value.ts';
import { type Measured, reasonFor } from '../reasons/index.ts';
import { type Measurable, SLIGHT } from '../reasons/position.ts';
import type { Mean } from './playout.ts';
import { errorOf, type Tried } from './root.ts';

/** For each feature that a reason can be about: which side gains when it rises, 1 the Corp, -1 the Runner, 0 perhaps either. */
const HELPS: Partial<Readonly<Record<Feature, 1 | -1 | 0>>> = {
  corpPoints: 1,
  runnerPoints: -1,
  corpCredits: 1,
  runnerCredits: -1,
  hq: 0,
  hqAgendas: 0,
  hqTax: 1,
  hqOpen: -1,
  hqIce: 1,
  rndTax: 1,
  rndOpen: -1,
  rndIce: 1,
  scoring: 0,
  scoringNeed: -1,
  scoringTax: 1,
  scoringOpen: -1,
  scoringSafe: 1,
  trap: 1,
  trapDeadly: 1,
  remoteTax: 1,
  remoteClosed: 1,
  rezBill: 0,
  corpDrip: 1,
  iceInHq: 0,
  grip: -1,
  gripEmpty: 1,
  gripThin: 1,
  breakers: -1,
  fracter: -1,
  decoder: -1,
  killer: -1,
  tags: 1,
  badPublicity: -1,
  brain: 1,
};
/** The least difference of a feature between two moves that a reason mentions, in the unit of the feature. */
const LEAST = 0.02;
/** Features about the agenda in a remote, which mean nothing if there is no such agenda. */
const OF_AGENDA: ReadonlySet<string> = new Set(['scoringNeed', 'scoringTax', 'scoringOpen', 'scoringSafe']);
const AGENDA = FEATURES.indexOf('scoring');

/** Returns the gradient of the value network's score at a position: how much the score changes with each feature. */
function slopes(net: Net, at: Float32Array): Float64Array {
  const { w } = net;
  const { hidden, context } = net.shape;
  const { out, straightContext } = net.layout;
  const sums = net.contextSums(at);
  const slope = new Float64Array(context);
  for (let i = 0; i < context; i++) {
    let n = w[straightContext + i]!;
    for (let j = 0; j < hidden; j++) if (sums[j]! > 0) n += w[out + j]! * w[i * hidden + j]!;
    slope[i] = n;
  }
  return slope;
}

/** What speaks for one candidate over another, and by how much it changes the seat's chance (as a difference of log odds). */
export interface Ground {
  name: Measurable;
  by: number;
}

/**
 * Returns what speaks for the chosen move, the strongest first. A feature counts by how much its difference between the two moves changes
 * the seat's chance.
 */
export function grounds(net: Net, seat: Seat, chosen: Mean, rival: Mean): Ground[] {
  const found: Ground[] = [];
  const share = (m: Mean): number => (m.over + m.n === 0 ? 0 : m.over / (m.over + m.n));
  const won = (m: Mean): number => (m.over === 0 ? 0 : (seat === 'corp' ? m.won : m.over - m.won) / (m.over + m.n));
  const lost = (m: Mean): number => share(m) - won(m);
  const count = (name: Measurable, lead: number): void => {
    if (lead > 0.02) found.push({ name, by: 4 * lead });
  };
  count('won', won(chosen) - won(rival));
  count('lost', lost(rival) - lost(chosen));
  if (chosen.n > 0 && rival.n > 0) {
    const middle = new Float32Array(FEATURES.length);
    for (let i = 0; i < middle.length; i++) middle[i] = (chosen.of(i) + rival.of(i)) / 2;
    const slope = slopes(net, middle);
    const isThere = chosen.of(AGENDA) >= 0.5 && rival.of(AGENDA) >= 0.5;
    const side = seat === 'corp' ? 1 : -1;
    FEATURES.forEach((name, i) => {
      const helps = HELPS[name];
      if (helps === undefined || (OF_AGENDA.has(name) && !isThere)) return;
      const more = chosen.of(i) - rival.of(i);
      // what would sound like a reason against the move explains nothing
      if (helps * more * side < 0) return;
      const by = slope[i]! * more * side;
      if (by > 0.01 && Math.abs(more) > LEAST && chosen.of(i) >= 0 && rival.of(i) >= 0) found.push({ name, by });
    });
  }
  return found.toSorted((a, b) => b.by - a.by);
}

/**
 * Why the first candidate was chosen, compared with the best of those that got the most playouts. A candidate dropped early has too few
 * playouts for its chance to mean much.
 */
export function reasonOf(net: Net, tried: readonly Tried[], weighed: Pick<Weighed, 'ctx' | 'choices'>): Reason {
  const [chosen, ...others] = tried;
  const longest = others.reduce((n, { results }) => Math.max(n, results.length), 0);
  const rival = others
    .filter(({ results }) => results.length === longest)
    .reduce<Tried | null>((best, one) => (best === null || one.chance > best.chance ? one : best), null);
  const { ctx, choices } = weighed;
  const seat = ctx.decision.seat as Seat;
  return reasonFor({
    ctx,
    choices,
    move: chosen!.move,
    other: rival?.move ?? null,
    measured: measured(net, seat, chosen!, rival),
  });
}

/** What the playouts of a candidate show, compared with those of another. */
function measured(net: Net, seat: Seat, chosen: Tried, rival: Tried | null): Measured {
  const feature = (name: Measurable): number => FEATURES.indexOf(name as Feature);
  const lead = rival === null ? 0 : chosen.chance - rival.chance;
  const close = rival !== null && (lead < SLIGHT || lead < 2 * errorOf(chosen, rival));
  const found = rival === null || close ? [] : grounds(net, seat, chosen.leaves, rival.leaves);
  return {
    chance: chosen.chance,
    rival: rival?.chance ?? null,
    close,
    for: new Map(found.map(({ name, by }) => [name, by])),
    after: (name) => chosen.leaves.of(feature(name)),
    more: (name) => (rival === null ? 0 : chosen.leaves.of(feature(name)) - rival.leaves.of(feature(name))),
  };
}
