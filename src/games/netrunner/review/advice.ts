/**
 * One piece of advice after a game: the kind of move that the reviewed seat most often should have made instead, judged by what it could
 * know at the time. Bad luck with hidden cards is no fault.
 */
import { sentence, type Sentence } from '../../../core/sentence.ts';
import type { Analysis, Fault } from '../../../replay/analysis.ts';
import type { Seat } from '../rules/model.ts';
import { who } from './names.ts';

/** The kinds of better moves that have advice of their own (values of `Move.do`). */
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

/** Those of them of which there is another to choose. */
const OTHERS: ReadonlySet<string> = new Set(['advance', 'install', 'play', 'use', 'run', 'rez']);

/**
 * The kind of the move that would have been better: one of `KINDS`, else 'other'. If the move made was of the same kind, 'Other' may be
 * appended.
 */
const kindOf = ({ kinds }: Fault): string => {
  const [better, played] = (kinds ?? []).map(camel);
  if (better === undefined || !KINDS.has(better)) return 'other';
  return better === played && OTHERS.has(better) ? `${better}Other` : better;
};
/** A verb as the messages name it. */
const camel = (verb: string): string => verb.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Removes repeated faults: if the same better move was missed several times in one turn, only the fault that cost most is kept. */
export function distinct(faults: readonly Fault[], turnOf: (at: number) => number): Fault[] {
  const found = new Map<string, Fault>();
  for (const fault of faults) {
    const key = `${turnOf(fault.at)} ${fault.line[0]?.move ?? kindOf(fault)}`;
    const before = found.get(key);
    if (before === undefined || fault.lost > before.lost) found.set(key, fault);
  }
  return faults.filter((fault) => [...found.values()].includes(fault));
}

export interface ReviewAdvice {
  text: Sentence;
  /** the fault of this kind that cost the most */
  fault: Fault;
}

/**
 * The advice for the reviewed seat; null if it made no mistakes. `you`: the seat of the only human player; `turnOf`: gives a position's
 * turn.
 */
export function adviceOf(
  { faults, chances }: Analysis,
  you: Seat | null,
  turnOf: (at: number) => number,
): ReviewAdvice | null {
  const kinds = new Map<string, Fault[]>();
  for (const fault of distinct(faults, turnOf)) kinds.set(kindOf(fault), [...(kinds.get(kindOf(fault)) ?? []), fault]);
  const costOf = (list: readonly Fault[]): number => list.reduce((sum, { lost }) => sum + lost, 0);
  const [worst] = [...kinds].sort(([, a], [, b]) => costOf(b) - costOf(a));
  if (worst === undefined) return null;
  const [kind, list] = worst;
  const fault = list.reduce((most, one) => (one.lost > most.lost ? one : most));
  const params = { who: who(chances.seat as Seat, you), kind, n: list.length, turn: turnOf(fault.at) };
  return { text: sentence('review.advice', params), fault };
}
