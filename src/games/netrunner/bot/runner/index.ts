/** Weighs the Runner's moves, whatever they have to decide. */
import { anyNumber, inOrder, payment, tenths } from '../answers.ts';
import type { Choice, Context } from '../context.ts';
import { actions } from './actions.ts';
import { idleWorth } from './idle.ts';
import { encounter, subroutines } from './encounter.ts';
import { jackOut } from './jack-out.ts';
import * as questions from './questions.ts';

/** Returns all legal moves of the open decision, each with its worth to the Runner. */
export function runnerChoices(ctx: Context): Choice[] {
  switch (ctx.decision.kind) {
    case 'action':
      return actions(ctx);
    case 'window':
      return window(ctx);
    case 'jack-out':
      return jackOut(ctx);
    case 'mulligan':
      return questions.mulligan(ctx);
    case 'discard':
      return questions.discard(ctx);
    case 'access':
      return questions.access(ctx);
    case 'trash':
      return questions.trash(ctx);
    case 'steal':
      return questions.steal(ctx);
    case 'prevent':
      return questions.prevent(ctx);
    case 'pick':
      return ctx.moves.some((move) => move.do === 'pick' && move.n !== undefined)
        ? subroutines(ctx)
        : questions.pick(ctx);
    case 'choose':
      return questions.choose(ctx);
    case 'accept':
      return questions.accept(ctx);
    case 'trace':
      return questions.trace(ctx);
    case 'psi':
      return questions.psi(ctx);
    case 'number':
      return anyNumber(ctx);
    case 'look':
    case 'arrange':
    case 'order':
      return inOrder(ctx);
    case 'pay':
      return payment(ctx, questions.pick);
  }
}

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
        reason: {
          key: 'bot.use-worth',
          params: { card: ctx.title(move.card), worth: tenths(worth), credits: ctx.view.runner.credits },
        },
      });
  }
  // passing an encounter has one reason, whichever of the two equal choices is made
  const passing = step?.move.do === 'pass' ? step.reason : { key: 'bot.pass' };
  for (const move of ctx.moves) if (move.do === 'pass') list.push({ move, worth: 0, reason: passing });
  return list;
}
