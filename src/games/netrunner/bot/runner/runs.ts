/** Calculates which runs the Runner could make now, and what each costs and is worth. */
import type { Sentence } from '../../../../core/game.ts';
import type { ServerId } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import { problem, type Reading } from '../calculator/read.ts';
import { solve } from '../calculator/solve.ts';
import type { Outlook } from '../calculator/types.ts';
import { appraise } from '../appraise.ts';
import type { Choice, Context } from '../context.ts';
import type { RunMade } from '../run-made.ts';
import { money } from '../values.ts';
import { weightsOf } from './armour.ts';
import { danger, prizeOf } from './access.ts';

/** A run on a server, with what the calculator expects of it. */
export interface RunPlan {
  server: ServerId;
  outlook: Outlook;
  death: number;
}

/**
 * Calculates a run on `server` from the current position, even in the middle of one. `made`: the run a card makes, if one does; `given`:
 * assumptions instead of what the view shows; `spent`: credits paid before the run begins.
 */
export function planRun(
  ctx: Context,
  server: ServerId,
  made: RunMade | null = null,
  given: Partial<Reading> = {},
  spent = 0,
): RunPlan {
  const { view } = ctx;
  const as = made?.as ?? server;
  const outlook = solve(
    problem(view, server, {
      weights: weightsOf(ctx),
      budget: ctx.budget,
      prize: prizeOf(ctx, as, made),
      rezzes: ctx.level.rezzes,
      credits: Math.max(0, view.runner.credits - spent),
      ...(made?.credits ? { bad: view.corp.badPublicity + made.credits } : {}),
      // the first ice encountered is bypassed, normally the outermost
      ...(made?.bypass ? { ice: (slots) => slots.slice(1) } : {}),
      ...given,
    }),
  );
  return { server, outlook, death: outlook.death };
}

/** Returns the reason for a run, with the numbers that decided. */
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

/** Weighs each run that the Runner may make by the basic action. */
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

/** Returns the worth of the run that a card makes on this server, plus what the card brings in any case; its cost is not deducted. */
export const madeRunWorth = (ctx: Context, plan: RunPlan, made: RunMade): number =>
  (plan.outlook.leave ? -1 : plan.outlook.value - ctx.level.patience) + appraise(ctx, made.price);

/** Weighs a card that makes a run, on the best of its servers, after paying `cost` credits. */
export function madeRunChoice(ctx: Context, move: Move, made: RunMade, cost: number): Choice {
  const servers: readonly ServerId[] = made.servers.length > 0 ? made.servers : ctx.view.servers.map(({ id }) => id);
  let top: Choice | null = null;
  for (const server of servers) {
    const plan = planRun(ctx, server, made, {}, cost);
    const worth = madeRunWorth(ctx, plan, made) + money(ctx.view.runner.credits, -cost);
    if (!top || worth > top.worth) top = { move, worth, reason: runReason(ctx, plan) };
  }
  return top!;
}
