/**
 * The moments of a finished game worth another look: what happened to points, cards and credits, weighted by how it changed a seat's chance
 * of winning, and decisions where another move was better.
 */
import { sentence, type Sentence } from '../../../core/sentence.ts';
import type { Analysis } from '../../../replay/analysis.ts';
import { type Sign, onePer } from '../../../replay/moments.ts';
import type { Seat } from '../rules/model.ts';
import type { Facts, Loss } from './facts.ts';
import { distinct } from './advice.ts';
import { type Names, who } from './names.ts';

export interface Moment extends Sign {
  kind: 'agenda' | 'damage' | 'credits' | 'run' | 'trash' | 'tags' | 'fault';
  /** a position shortly before the moment */
  from: number;
  turn: number;
  /** the side that gained from the moment */
  seat: Seat;
  text: Sentence;
  /** the reviewed seat's chance of winning before and after, 0–1; null for a mistake */
  chance: { before: number; after: number } | null;
}

/**
 * Weight of a moment that changes the chance of winning from 0 to 1; those that change it by less than 6 in 100 are not shown
 * (`bestMoments`).
 */
const WEIGHT = 20;
/** How much more a mistake weighs than an event that changes the chance as much, since one can learn from it. */
const FAULT = 1.5;

/** All moments of a game, at most one for each run. `you`: the seat of the only human player; null where nobody is "you". */
export function allMoments(facts: Facts, analysis: Analysis, you: Seat | null, names: Names): Moment[] {
  const { runs, goal } = facts;
  const { chances, faults } = analysis;
  const found: (Moment & { run: number | null })[] = [];
  const other = (seat: Seat): Seat => (seat === 'corp' ? 'runner' : 'corp');
  const turnAt = (at: number): number => facts.begins.findLastIndex((begin) => begin !== undefined && begin <= at);
  const add = (moment: Omit<Moment, 'from' | 'weight' | 'chance'> & { run: number | null }): void => {
    const from = Math.max(0, moment.run === null ? moment.at - 1 : runs[moment.run]!.begin - 1);
    const [before = null, after = null] = [chances.open[from], chances.open[moment.at]];
    if (before === null || after === null) return;
    const change = { before: before / 1000, after: after / 1000 };
    found.push({ ...moment, from, weight: (WEIGHT * Math.abs(after - before)) / 1000, chance: change });
  };
  const lost = ({ at, turn, run }: Loss): Pick<Loss, 'at' | 'turn' | 'run'> => ({ at, turn, run });
  const card = (code: string | null): string => (code === null ? '' : names.card(code));

  for (const { at, turn, run, seat, stolen, code, points, server } of facts.agendas) {
    const params = { who: who(seat, you), card: card(code), points, goal };
    const text = !stolen
      ? sentence('review.moment.score', params)
      : server === null
        ? sentence('review.moment.take', params)
        : sentence('review.moment.steal', { ...params, server });
    add({ kind: 'agenda', at, turn, run, seat, text });
  }
  for (const one of facts.damage) {
    const { kind, n, left, by, hand } = one;
    const fatal = facts.over?.reason === 'flatline' && one === facts.damage.at(-1);
    const params = { who: who('runner', you), kind, card: card(by), by: by === null ? 'none' : 'card', n };
    const text = fatal
      ? sentence('review.moment.flatline', { ...params, hand })
      : sentence('review.moment.damage', { ...params, left });
    add({ kind: 'damage', ...lost(one), seat: 'corp', text });
  }
  for (const one of facts.creditsLost) {
    const { seat, n, by } = one;
    const params = { who: who(seat, you), card: card(by), by: by === null ? 'none' : 'card', n };
    add({ kind: 'credits', ...lost(one), seat: other(seat), text: sentence('review.moment.credits', params) });
  }
  runs.forEach(({ end, turn, server, success, spent }, run) => {
    if (success || spent < 3) return;
    const params = { who: who('runner', you), n: spent, server };
    add({ kind: 'run', at: end, turn, run, seat: 'corp', text: sentence('review.moment.run', params) });
  });
  for (const one of facts.trashed) {
    const params = { who: who(one.seat, you), card: card(one.code) };
    add({ kind: 'trash', ...lost(one), seat: other(one.seat), text: sentence('review.moment.trash', params) });
  }
  for (const one of facts.tags) {
    const params = { who: who('runner', you), n: one.n };
    add({ kind: 'tags', ...lost(one), seat: 'corp', text: sentence('review.moment.tags', params) });
  }
  // the moments of one run, or of one move outside runs
  const happened: Moment[] = onePer(found, ({ run, at }) => (run === null ? `at ${at}` : `run ${run}`));
  const made = distinct(faults, turnAt).map((fault): Moment => {
    const text = sentence(`review.moment.${fault.grade}`, { who: who(chances.seat as Seat, you) });
    const seat = other(chances.seat as Seat);
    const weight = WEIGHT * FAULT * fault.lost;
    return {
      kind: 'fault',
      at: fault.at + 1,
      from: fault.at,
      turn: turnAt(fault.at),
      seat,
      weight,
      text,
      chance: null,
    };
  });
  return [...happened, ...made];
}
