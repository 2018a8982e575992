/** Weighs the Runner's moves, whatever they have to decide. */
import type { DecisionKind } from '../../rules/view-types.ts';
import { anyNumber, inOrder, mulligan, payment, tenths } from '../answers.ts';
import type { Choice, Context } from '../context.ts';
import { actions } from './actions.ts';
import { idleWorth } from './idle.ts';
import { encounter, subroutines } from './encounter.ts';
import { jackOut } from './jack-out.ts';
import { accept, access, choose, discard, pick, prevent, psi, steal, trace, trash } from './questions.ts';

/** For each kind of decision, a function that weighs its moves. */
const WEIGH: Record<DecisionKind, (ctx: Context) => Choice[]> = {
  access,
  accept,
  choose,
  discard,
  prevent,
  psi,
  steal,
  trace,
  trash,
  mulligan,
  action: actions,
  window,
  'jack-out': jackOut,
  pick: (ctx) => (ctx.moves.some((move) => move.do === 'pick' && move.n !== undefined) ? subroutines(ctx) : pick(ctx)),
  number: anyNumber,
  look: inOrder,
  arrange: inOrder,
  order: inOrder,
  pay: (ctx) => payment(ctx, pick),
};

/** Returns all legal moves of the open decision, each with its worth to the Runner. */
export const runnerChoices = (ctx: Context): Choice[] => WEIGH[ctx.decision.kind](ctx);

/** Weighs the moves in a window: the next move of an encounter, abilities worth using, or passing. */
function window(ctx: Context): Choice[] {
  const step = encounter(ctx);
  const list: Choice[] = step ? [step] : [];
  const breaking = step !== null && step.move.do === 'use';
  for (const move of ctx.moves) {
    if (move.do !== 'use' || breaking || !ctx.card(move.card)?.code) continue;
    const worth = idleWorth(ctx, move);
    if (worth > 0)
      list.push({
        move,
        worth,
        grounds: {
          of: 'use-worth',
          params: { card: ctx.title(move.card), worth: tenths(worth), credits: ctx.view.runner.credits },
        },
      });
  }
  // passing an encounter has the same grounds, whichever of the two equal choices is made
  const passing = step?.move.do === 'pass' ? step.grounds : { of: 'pass' };
  for (const move of ctx.moves) if (move.do === 'pass') list.push({ move, worth: 0, grounds: passing });
  return list;
}
