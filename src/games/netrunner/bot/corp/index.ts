/** Weighs the Corp's moves, whatever it has to decide. */
import type { DecisionKind } from '../../rules/view-types.ts';
import { inOrder, mulligan, payment } from '../answers.ts';
import type { Choice, Context } from '../context.ts';
import { actions } from './actions.ts';
import { accept, arrange, choose, discard, number, pick, prevent, psi, trace } from './questions.ts';
import { window } from './windows.ts';

/** For each kind of decision, a function that weighs its moves. */
const WEIGH: Record<DecisionKind, (ctx: Context) => Choice[]> = {
  accept,
  arrange,
  choose,
  discard,
  number,
  pick,
  prevent,
  psi,
  trace,
  mulligan,
  action: actions,
  window,
  'jack-out': inOrder,
  access: inOrder,
  trash: inOrder,
  look: inOrder,
  steal: inOrder,
  order: inOrder,
  pay: (ctx) => payment(ctx, pick),
};

/** Returns all legal moves of the open decision, each with its worth to the Corp. */
export const corpChoices = (ctx: Context): Choice[] => WEIGH[ctx.decision.kind](ctx);
