/**
 * One piece of advice after a game: the kind of move that most often would have been better, judged by what the seat could know at the
 * time. Hidden cards that turned out badly are nobody's fault.
 */
import type { Sentence } from '../../../core/game.ts';
import type { Analysis, Fault } from '../../../replay/analysis.ts';
import type { Seat } from '../rules/model.ts';
import { who } from './names.ts';

/** Kinds of moves for which there is advice, by what is done (`Move.do`, as in the parameters of reasons). */
const KINDS: ReadonlySet<string> = new Set([
  'advance',
  'credit',
  'draw',
  'install',
  'play',
  'use',
  'run',
  'rez',
  'pass',
  'removeTag',
  'trash',
]);

/** What would have been better; if the move made was of the same kind, 'another' of that kind. */
const kindOf = ({ why }: Fault): string => {
  const kind = String(why.params?.['move'] ?? '');
  if (!KINDS.has(kind)) return 'other';
  return kind === why.params?.['rival'] ? `${kind}Other` : kind;
};

/** The faults, counting each better move once a turn, where missing it cost most: a move missed with each click is still one fault. */
export function distinct(faults: readonly Fault[], turnOf: (at: number) => number): Fault[] {
  const found = new Map<string, Fault>();
  for (const fault of faults) {
    const { move, moveCard, moveServer } = fault.why.params ?? {};
    const key = `${turnOf(fault.at)} ${move} ${moveCard} ${moveServer}`;
    const before = found.get(key);
    if (before === undefined || fault.lost > before.lost) found.set(key, fault);
  }
  return faults.filter((fault) => [...found.values()].includes(fault));
}

export interface ReviewAdvice {
  text: Sentence;
  /** the decision where it cost most */
  fault: Fault;
}

/** The advice for the seat reviewed; null if nothing was wrong. `you`: the seat of the only person; `turnOf`: the turn of a position. */
export function adviceOf(
  { faults, chances }: Analysis,
  you: Seat | null,
  turnOf: (at: number) => number,
): ReviewAdvice | null {
  const kinds = new Map<string, Fault[]>();
  for (const fault of distinct(faults, turnOf)) kinds.set(kindOf(fault), [...(kinds.get(kindOf(fault)) ?? []), fault]);
  const costOf = (list: readonly Fault[]): number => list.reduce((sum, { lost }) => sum + lost, 0);
  const [dearest] = [...kinds].sort(([, a], [, b]) => costOf(b) - costOf(a));
  if (dearest === undefined) return null;
  const [kind, list] = dearest;
  const fault = list.reduce((most, one) => (one.lost > most.lost ? one : most));
  const params = {
    who: who(chances.seat as Seat, you),
    kind,
    n: list.length,
    cost: Math.round((100 * costOf(list)) / list.length),
  };
  return { text: { key: 'review.advice', params }, fault };
}
