/** Calculates what the Runner can expect of the rest of the current run. */
import type { ServerId } from '../../rules/model.ts';
import { pendingFor, problem } from '../calculator/read.ts';
import { solve } from '../calculator/solve.ts';
import type { Outlook } from '../calculator/types.ts';
import type { Context } from '../context.ts';
import { weightsOf } from './armour.ts';
import { danger, prizeOf } from './access.ts';
import { madeBy } from './success.ts';

/** Returns what the Runner can expect of the rest of the current run, from where they are now. */
export function rest(ctx: Context): Outlook {
  return ctx.once('rest', () => {
    const { view } = ctx;
    const server = view.run!.server;
    const question = problem(view, server, {
      weights: weightsOf(ctx),
      budget: ctx.budget,
      prize: prizeOf(ctx, server, madeBy(view)),
      rezzes: ctx.level.rezzes,
    });
    return solve({ ...question, pending: pendingFor(view) });
  });
}

/** Returns the numbers that decide about a run, by default the current one. */
export function runFigures(
  ctx: Context,
  outlook: Outlook,
  server: ServerId = ctx.view.run!.server,
): Record<string, string | number> {
  return {
    server,
    cost: Math.round(outlook.credits),
    credits: ctx.view.runner.credits + (ctx.view.run?.badCredits ?? 0),
    unseen: outlook.unseen,
    chance: Math.round(outlook.reach * 100),
    damage: Math.max(outlook.worst, danger(ctx, server, ctx.view.runner.handSize).most),
    grip: ctx.view.runner.handSize,
  };
}
