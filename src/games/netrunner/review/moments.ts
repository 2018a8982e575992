/**
 * The moments of a finished game that are worth another look, by plain signs: points, damage, credits and cards lost. Moments that search
 * has weighed (what a move did to the chance of winning) would have the same form.
 */
import type { Sentence } from '../../../core/game.ts';
import { type Sign, onePer } from '../../../replay/moments.ts';
import type { Seat } from '../rules/model.ts';
import type { Facts, Loss } from './facts.ts';
import { type Names, who } from './names.ts';

export interface Moment extends Sign {
  kind: 'agenda' | 'damage' | 'credits' | 'run' | 'trash' | 'tags';
  /** a position a little before it */
  from: number;
  turn: number;
  /** the side it was good for */
  seat: Seat;
  text: Sentence;
}

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
  // Of one run, or of one move outside runs.
  return onePer(found, ({ run, at }) => (run === null ? `at ${at}` : `run ${run}`));
}
