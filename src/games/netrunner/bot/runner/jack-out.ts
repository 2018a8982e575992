/** Decides whether the Runner jacks out. */
import type { Choice, Context } from '../context.ts';
import { runFigures, rest } from './outlook.ts';

/** Weighs going on and jacking out: jacks out only if going on is a loss by what is known now. */
export function jackOut(ctx: Context): Choice[] {
  const outlook = rest(ctx);
  const params = runFigures(ctx, outlook);
  return ctx.moves.map((move) => {
    if (move.do === 'jack-out') return { move, worth: 0, grounds: { of: 'jack-out', params } };
    if (move.do === 'concede') return { move, worth: -1000, grounds: { of: 'only' } };
    return { move, worth: (outlook.leave ? -1 : outlook.value) + 0.4, grounds: { of: 'go-on', params } };
  });
}
