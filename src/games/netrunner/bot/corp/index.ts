/** Weighs the Corp's moves, whatever it has to decide. */
import { inOrder, payment } from '../answers.ts';
import type { Choice, Context } from '../context.ts';
import { actions } from './actions.ts';
import * as questions from './questions.ts';
import { window } from './windows.ts';

/** Returns all legal moves of the open decision, each with its worth to the Corp. */
export function corpChoices(ctx: Context): Choice[] {
  switch (ctx.decision.kind) {
    case 'action':
      return actions(ctx);
    case 'window':
      return window(ctx);
    case 'mulligan':
      return questions.mulligan(ctx);
    case 'discard':
      return questions.discard(ctx);
    case 'accept':
      return questions.accept(ctx);
    case 'pick':
      return questions.pick(ctx);
    case 'choose':
      return questions.choose(ctx);
    case 'trace':
      return questions.trace(ctx);
    case 'psi':
      return questions.psi(ctx);
    case 'number':
      return questions.number(ctx);
    case 'arrange':
      return questions.arrange(ctx);
    case 'prevent':
      return questions.prevent(ctx);
    case 'jack-out':
    case 'access':
    case 'trash':
    case 'look':
    case 'steal':
    case 'order':
      return inOrder(ctx);
    case 'pay':
      return payment(ctx, questions.pick);
  }
}
