/** Explains why the bot chose a move over the best other one: by the two features of the resulting positions that speak most for it. */
import type { Sentence } from '../../../../core/game.ts';
import type { Seat } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import type { DecisionKind } from '../../rules/view-types.ts';
import type { Net } from '../quick/net.ts';
import { FEATURES } from '../quick/value.ts';
import type { Mean } from './playout.ts';
import { errorOf, type Tried } from './root.ts';

/**
 * For each feature that is mentioned: the factor from its value to the number shown to people; and which side gains when it rises, 1 the
 * Corp, -1 the Runner, 0 perhaps either.
 */
export const REASON_UNITS: Readonly<Record<string, readonly [unit: number, helps: 1 | -1 | 0]>> = {
  corpPoints: [7, 1],
  runnerPoints: [7, -1],
  corpCredits: [10, 1],
  runnerCredits: [10, -1],
  hq: [5, 0],
  hqAgendas: [2, 0],
  hqTax: [6, 1],
  hqOpen: [100, -1],
  hqIce: [2, 1],
  rndTax: [6, 1],
  rndOpen: [100, -1],
  rndIce: [2, 1],
  scoring: [100, 0],
  scoringNeed: [4, -1],
  scoringTax: [6, 1],
  scoringOpen: [100, -1],
  scoringSafe: [100, 1],
  trap: [1, 1],
  trapDeadly: [100, 1],
  remoteTax: [6, 1],
  remoteClosed: [100, 1],
  rezBill: [10, 0],
  corpDrip: [3, 1],
  iceInHq: [2, 0],
  grip: [5, -1],
  gripEmpty: [100, 1],
  gripThin: [100, 1],
  breakers: [3, -1],
  fracter: [100, -1],
  decoder: [100, -1],
  killer: [100, -1],
  tags: [2, 1],
  badPublicity: [2, -1],
  brain: [2, 1],
};
/** Features about the agenda in a remote, which mean nothing if there is no such agenda. */
const OF_AGENDA: ReadonlySet<string> = new Set(['scoringNeed', 'scoringTax', 'scoringOpen', 'scoringSafe']);
/** Groups of features that say nearly the same, by a shared name: a reason mentions only one feature of each group. */
const SAME: Readonly<Record<string, string>> = {
  grip: 'grip',
  gripEmpty: 'grip',
  gripThin: 'grip',
  trap: 'trap',
  trapDeadly: 'trap',
};
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

/** A feature that speaks for one candidate over another: its name, and its mean after each of the two, in displayed units. */
export interface Ground {
  name: string;
  chosen: number;
  rival: number;
}

/**
 * Returns the features (at most `most`) that speak most for the chosen move, the strongest first. Each counts by how much its difference
 * between the two moves changes the seat's chance.
 */
export function grounds(net: Net, seat: Seat, chosen: Mean, rival: Mean, most = 2): Ground[] {
  const found: (Ground & { by: number })[] = [];
  const share = (m: Mean): number => (m.over + m.n === 0 ? 0 : m.over / (m.over + m.n));
  const won = (m: Mean): number => (m.over === 0 ? 0 : (seat === 'corp' ? m.won : m.over - m.won) / (m.over + m.n));
  const lost = (m: Mean): number => share(m) - won(m);
  const count = (name: string, of: (m: Mean) => number, lead: number): void => {
    if (lead > 0.02)
      found.push({ name, chosen: Math.round(100 * of(chosen)), rival: Math.round(100 * of(rival)), by: 4 * lead });
  };
  count('won', won, won(chosen) - won(rival));
  count('lost', lost, lost(rival) - lost(chosen));
  if (chosen.n > 0 && rival.n > 0) {
    const middle = new Float32Array(FEATURES.length);
    for (let i = 0; i < middle.length; i++) middle[i] = (chosen.of(i) + rival.of(i)) / 2;
    const slope = slopes(net, middle);
    const isThere = chosen.of(AGENDA) >= 0.5 && rival.of(AGENDA) >= 0.5;
    const side = seat === 'corp' ? 1 : -1;
    FEATURES.forEach((name, i) => {
      const [unit, helps] = REASON_UNITS[name] ?? [];
      if (unit === undefined || helps === undefined || (OF_AGENDA.has(name) && !isThere)) return;
      const more = chosen.of(i) - rival.of(i);
      // a feature that would sound like a reason against the move explains nothing
      if (helps * more * side < 0) return;
      const by = slope[i]! * more * side;
      const [a, b] = [Math.round(chosen.of(i) * unit * 10) / 10, Math.round(rival.of(i) * unit * 10) / 10];
      if (by > 0.01 && a !== b && a >= 0 && b >= 0)
        found.push({ name, chosen: unit === 100 ? Math.round(a) : a, rival: unit === 100 ? Math.round(b) : b, by });
    });
  }
  return found
    .sort((a, b) => b.by - a.by)
    .filter(
      ({ name }, i, all) => SAME[name] === undefined || all.findIndex((one) => SAME[one.name] === SAME[name]) === i,
    )
    .slice(0, most)
    .map(({ name, chosen: a, rival: b }) => ({ name, chosen: a, rival: b }));
}

/** Returns a move as parameters of a message: what is done, with which card, on which server. `name`: prefix of the parameters' names. */
function moveParams(
  name: string,
  move: Move,
  title: (h: number | undefined) => string,
  kind: DecisionKind | null,
): Record<string, string | number> {
  // for a number, say what it is: a trace or psi bid
  const what = move.do === 'number' && (kind === 'trace' || kind === 'psi') ? kind : move.do;
  return {
    [name]: what.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    [`${name}Card`]: title(move.card),
    [`${name}Server`]: move.server ?? 'none',
    [`${name}N`]: move.n ?? 0,
  };
}

/**
 * Why the first candidate was chosen, compared with the best of those that got the most playouts. A candidate dropped early has too few
 * playouts for its chance to mean much. `title`: finds a card's title by its handle; `kind`: the kind of decision.
 */
export function reasonOf(
  net: Net,
  seat: Seat,
  tried: readonly Tried[],
  title: (h: number | undefined) => string,
  kind: DecisionKind | null = null,
): Sentence {
  const [chosen, ...others] = tried;
  const longest = others.reduce((n, { results }) => Math.max(n, results.length), 0);
  const rival = others
    .filter(({ results }) => results.length === longest)
    .reduce<Tried | null>((best, one) => (best === null || one.chance > best.chance ? one : best), null);
  const percent = (n: number): number => Math.round(100 * n);
  const params = { ...moveParams('move', chosen!.move, title, kind), chance: percent(chosen!.chance) };
  if (rival === null) return { key: 'bot.searched-alone', params };
  const given = { ...params, ...moveParams('rival', rival.move, title, kind), rivalChance: percent(rival.chance) };
  const lead = given.chance - given.rivalChance;
  if (lead < 0) return { key: 'bot.searched-leant', params: given };
  if (lead === 0) return { key: 'bot.searched-close', params: given };
  if (chosen!.chance - rival.chance < 2 * errorOf(chosen!, rival)) return { key: 'bot.searched-near', params: given };
  const [first, second] = grounds(net, seat, chosen!.leaves, rival.leaves);
  if (!first) return { key: 'bot.searched-plain', params: given };
  const groundParams = (as: string, ground: Ground): Record<string, string | number> => ({
    [as]: `@figure.${ground.name}`,
    [`${as}.a`]: ground.chosen,
    [`${as}.b`]: ground.rival,
  });
  if (!second) return { key: 'bot.searched-one', params: { ...given, ...groundParams('first', first) } };
  return {
    key: 'bot.searched',
    params: { ...given, ...groundParams('first', first), ...groundParams('second', second) },
  };
}
