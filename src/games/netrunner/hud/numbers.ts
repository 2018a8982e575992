/** Decisions that are a number, such as a bid or an X: what each number would lead to, and which one to start with. */
import type { NumberQuestion } from '../../../hud/contract/question-ui.ts';
import { t } from '../../../i18n/index.ts';
import type { View } from '../rules/view-types.ts';
import { isMine } from './words/find.ts';

/** What a bid in a trace would lead to, in words: the strength reached, or whether the Runner escapes. Null outside a trace. */
export function meaningOf(n: number, view: View): string | null {
  const pending = view.pending;
  if (pending?.what !== 'trace') return null;
  const link = pending.link ?? view.runner.link;
  if (view.viewer === 'corp') {
    const total = pending.n + n;
    return t('number.trace.corp', { total, need: Math.max(0, total - link) });
  }
  const total = link + n;
  return total >= pending.n
    ? t('number.trace.escapes', { total })
    : t('number.trace.caught', { total, strength: pending.n });
}

/** Returns the view with the strengths of a trace as they would be after the viewer's bid of `n`; unchanged outside a trace. */
export function withBid(n: number, view: View): View {
  const { pending } = view;
  if (pending?.what !== 'trace') return view;
  const link = pending.link ?? view.runner.link;
  return view.viewer === 'corp'
    ? { ...view, pending: { ...pending, n: pending.n + n } }
    : { ...view, pending: { ...pending, link: link + n } };
}

/**
 * Returns the smallest bid with which the viewer, as the Runner, escapes a trace; `min` if there is none, for the Corp, or outside a trace.
 */
export function enough(view: View, min: number, max: number): number {
  const pending = view.pending;
  if (pending?.what !== 'trace' || view.viewer !== 'runner') return min;
  const need = pending.n - (pending.link ?? view.runner.link);
  return need > max ? min : Math.max(min, need);
}

/** Kinds of decisions about a number of credits to spend. */
const PAID: readonly string[] = ['trace', 'psi'];

/** The number field for the open decision; null if that is not a number. */
export function numberQuestion(view: View): NumberQuestion | null {
  const { decision } = view;
  if (decision === null || decision.range === null || !isMine(view)) return null;
  const { min, max } = decision.range;
  const trace = view.pending?.what === 'trace';
  return {
    min,
    max,
    first: enough(view, min, max),
    meaning: (n) => meaningOf(n, view),
    ...(trace ? { preview: (n: number) => withBid(n, view) } : {}),
    label: (n) => t(PAID.includes(decision.kind) ? 'number.bid' : 'number.give', { n }),
    move: (n) => ({ do: 'number', n }),
  };
}
