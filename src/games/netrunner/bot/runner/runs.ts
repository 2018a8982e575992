/** Which runs the Runner could make now, what each costs and is worth. */
import type { Sentence } from '../../../../core/game.ts';
import type { ServerId } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import { problem, type Reading } from '../calculator/read.ts';
import { solve } from '../calculator/solve.ts';
import type { Outlook } from '../calculator/types.ts';
import type { Choice, Context } from '../context.ts';
import { weightsOf } from './armour.ts';
import { danger, prizeOf } from './access.ts';

/** A run on a server as worked out by the calculator. */
export interface RunPlan {
  server: ServerId;
  outlook: Outlook;
  death: number;
}

/**
 * Works out a run on `server` from where the game stands, also in the middle of one. `more`: accesses beyond the first;
 * `given`: what differs from the view; `spent`: credits paid before it begins; `as`: the server it counts as a run on.
 */
export function planRun(
  ctx: Context,
  server: ServerId,
  more = 0,
  given: Partial<Reading> = {},
  spent = 0,
  as: ServerId = server,
): RunPlan {
  const { view } = ctx;
  const outlook = solve(
    problem(view, server, {
      weights: weightsOf(ctx),
      prize: prizeOf(ctx, as, more),
      rezzes: ctx.level.rezzes,
      credits: Math.max(0, view.runner.credits - spent),
      ...given,
    }),
  );
  return { server, outlook, death: outlook.death };
}

/** The reason given for a run: the figures that decided. */
function runReason(ctx: Context, plan: RunPlan): Sentence {
  const { outlook } = plan;
  const risk = danger(ctx, plan.server, ctx.view.runner.handSize);
  return {
    key: 'bot.run',
    params: {
      server: plan.server,
      cost: Math.round(outlook.credits),
      credits: ctx.view.runner.credits,
      unseen: outlook.unseen,
      chance: Math.round(outlook.reach * 100),
      damage: Math.max(outlook.worst, risk.most),
      grip: ctx.view.runner.handSize,
    },
  };
}

/** The choices to run by the basic action, one for each legal run. */
export function runChoices(ctx: Context): Choice[] {
  const list: Choice[] = [];
  for (const move of ctx.movesOf('run')) {
    const plan = planRun(ctx, move.server as ServerId);
    list.push({
      move,
      worth: plan.outlook.leave ? -1 : plan.outlook.value - ctx.level.patience,
      reason: runReason(ctx, plan),
    });
  }
  return list;
}

/** The choice to play a run event: its run with `more` extra accesses, after paying `cost`. */
export function runEventChoice(ctx: Context, move: Move, server: ServerId, more: number, cost: number): Choice {
  const plan = planRun(ctx, server, more, {}, cost);
  return {
    move,
    worth: plan.outlook.leave ? -1 : plan.outlook.value - ctx.level.patience,
    reason: runReason(ctx, plan),
  };
}
