/**
 * One piece of advice after a game: what kind of move was better most often where a seat went wrong, by what it could know then. That
 * something hidden turned out badly is nobody's fault.
 */
import type { Sentence } from '../../../core/game.ts';
import type { Analysis, Fault } from '../../../replay/analysis.ts';
import type { Seat } from '../rules/model.ts';
import { who } from './names.ts';

/** Kinds of moves that there is advice about, by what is done (`Move.do`, as the parameters of reasons have it). */
const KINDS: ReadonlySet<string> = new Set([
  'advance', 'credit', 'draw', 'install', 'play', 'use', 'run', 'rez', 'pass', 'removeTag', 'trash',
]); // prettier-ignore

const kindOf = ({ why }: Fault): string => {
  const kind = String(why.params?.['move'] ?? '');
  return KINDS.has(kind) ? kind : 'other';
};

export interface Advice {
  text: Sentence;
  /** the decision in which it cost most */
  fault: Fault;
}

/** The advice for the seat that was looked at; null where nothing was wrong. `you`: the seat of the only person. */
export function adviceOf({ faults, chances }: Analysis, you: Seat | null): Advice | null {
  const kinds = new Map<string, Fault[]>();
  for (const fault of faults) kinds.set(kindOf(fault), [...(kinds.get(kindOf(fault)) ?? []), fault]);
  const costOf = (list: readonly Fault[]): number => list.reduce((sum, { lost }) => sum + lost, 0);
  const [dearest] = [...kinds].sort(([, a], [, b]) => costOf(b) - costOf(a));
  if (dearest === undefined) return null;
  const [kind, list] = dearest;
  const fault = list.reduce((most, one) => (one.lost > most.lost ? one : most));
  const params = { who: who(chances.seat as Seat, you), kind, n: list.length, cost: Math.round(100 * costOf(list)) };
  return { text: { key: 'review.advice', params }, fault };
}
