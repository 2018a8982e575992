/**
 * The moments of a finished game that are worth another look, by plain signs: points, damage, credits and cards lost. Moments that search
 * has weighed (what a move did to the chance of winning) would have the same form.
 */
import type { Sentence } from '../../../core/game.ts';
import type { Seat } from '../rules/model.ts';
import type { Facts, Loss } from './facts.ts';
import { type Names, who } from './names.ts';

export interface Moment {
  /** what kind of sign it is: two of a kind say less than two of different kinds */
  kind: 'agenda' | 'damage' | 'credits' | 'run' | 'trash' | 'tags';
  /** the position at which it has happened, and one a little before */
  at: number;
  from: number;
  turn: number;
  /** the side it was good for */
  seat: Seat;
  weight: number;
  text: Sentence;
}

/** How many are shown, what the least weight is, and how much less one weighs for each of its kind that is shown already. */
const SHOWN = 3;
const LEAST = 1.2;
const AGAIN = 0.6;

/** All moments of a game, at most one for each run. `you`: the seat of the only person; null where nobody is "you". */
export function allMoments(facts: Facts, you: Seat | null, names: Names): Moment[] {
  const { runs, goal } = facts;
  const found: (Moment & { run: number | null })[] = [];
  /** A little before: where the run began, else where the turn did. */
  const before = (turn: number, run: number | null): number =>
    Math.max(0, run === null ? (facts.begins[turn] ?? 0) : runs[run]!.begin - 1);
  const add = (moment: Omit<Moment, 'from'> & { run: number | null }): void =>
    void found.push({ ...moment, from: Math.min(before(moment.turn, moment.run), Math.max(0, moment.at - 1)) });
  const lost = ({ at, turn, run }: Loss): Pick<Loss, 'at' | 'turn' | 'run'> => ({ at, turn, run });
  const card = (code: string | null): string => (code === null ? '' : names.card(code));

  for (const { at, turn, run, seat, stolen, code, gain, points, server } of facts.agendas) {
    const key =
      stolen && server !== null ? 'review.moment.steal' : stolen ? 'review.moment.take' : 'review.moment.score';
    const place = server === null ? '' : names.server(server);
    const params = { who: who(seat, you), card: card(code), server: place, n: gain, points, goal };
    const weight = 3 * gain + (points >= goal ? 2 : 0);
    add({ kind: 'agenda', at, turn, run, seat, weight, text: { key, params } });
  }
  for (const one of facts.damage) {
    const { kind, n, left, by, hand } = one;
    const fatal = facts.over?.reason === 'flatline' && one === facts.damage.at(-1);
    const key = fatal ? 'review.moment.flatline' : 'review.moment.damage';
    const params = {
      who: who('runner', you),
      kind: names.damage(kind),
      card: card(by),
      by: by === null ? 'none' : 'card',
      n,
      left,
      hand,
    };
    const weight = (kind === 'brain' ? 2.4 : 1.6) * n + (fatal ? 8 : left <= 1 ? 2 : 0);
    add({ kind: 'damage', ...lost(one), seat: 'corp', weight, text: { key, params } });
  }
  for (const one of facts.creditsLost) {
    const { seat, n, by } = one;
    const params = { who: who(seat, you), card: card(by), by: by === null ? 'none' : 'card', n };
    const text = { key: 'review.moment.credits', params };
    add({ kind: 'credits', ...lost(one), seat: seat === 'corp' ? 'runner' : 'corp', weight: 0.7 * n, text });
  }
  runs.forEach(({ end, turn, server, success, spent }, run) => {
    if (success || spent < 3) return;
    const text = {
      key: 'review.moment.run',
      params: { who: who('runner', you), n: spent, server: names.server(server) },
    };
    add({ kind: 'run', at: end, turn, run, seat: 'corp', weight: 0.55 * spent, text });
  });
  for (const one of facts.trashed) {
    const { seat, code, program } = one;
    const text = { key: 'review.moment.trash', params: { who: who(seat, you), card: card(code) } };
    const weight = program ? 3.2 : 1.6;
    add({ kind: 'trash', ...lost(one), seat: seat === 'corp' ? 'runner' : 'corp', weight, text });
  }
  for (const one of facts.tags) {
    const text = { key: 'review.moment.tags', params: { who: who('runner', you), n: one.n } };
    add({ kind: 'tags', ...lost(one), seat: 'corp', weight: 1.3 * one.n, text });
  }
  return onePerRun(found);
}

/** Of what happened in one run, or in one move outside runs, the weightiest sign; the others add to its weight. */
function onePerRun(found: readonly (Moment & { run: number | null })[]): Moment[] {
  const groups = new Map<string, Moment[]>();
  for (const { run, ...moment } of found) {
    const key = run === null ? `at ${moment.at}` : `run ${run}`;
    groups.set(key, [...(groups.get(key) ?? []), moment]);
  }
  return [...groups.values()].map((group) => {
    const [first, ...others] = group.toSorted((a, b) => b.weight - a.weight);
    return { ...first!, weight: others.reduce((sum, { weight }) => sum + weight / 2, first!.weight) };
  });
}

/** The (at most three) moments to be shown, in the order of the game. */
export function bestMoments(moments: readonly Moment[]): Moment[] {
  const chosen: Moment[] = [];
  const worth = ({ kind, weight }: Moment): number =>
    weight * AGAIN ** chosen.filter((one) => one.kind === kind).length;
  while (chosen.length < SHOWN) {
    const left = moments.filter((one) => !chosen.includes(one) && worth(one) >= LEAST);
    if (left.length === 0) break;
    chosen.push(left.reduce((best, one) => (worth(one) > worth(best) ? one : best)));
  }
  return chosen.sort((a, b) => a.at - b.at);
}
