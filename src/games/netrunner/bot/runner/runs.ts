/** Calculates which runs the Runner could make now, and what each costs and is worth. */
import type { ServerId } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import { problem, type Reading } from '../calculator/read.ts';
import { solve } from '../calculator/solve.ts';
import type { Outlook } from '../calculator/types.ts';
import { appraise } from '../appraise.ts';
import type { Choice, Context, Grounds } from '../context.ts';
import type { RunMade } from '../run-made.ts';
import { money } from '../values.ts';
import { weightsOf } from './armour.ts';
import { prizeOf } from './access.ts';
import { runFigures } from './outlook.ts';

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
): Outlook {
  const { view } = ctx;
  const as = made?.as ?? server;
  return solve(
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
}

/** Returns the grounds for a run: the numbers that decided. */
const groundsOf = (ctx: Context, outlook: Outlook, server: ServerId): Grounds => ({
  of: 'run',
  params: runFigures(ctx, outlook, server),
});

const runWorth = (ctx: Context, { leave, value }: Outlook): number => (leave ? -1 : value - ctx.level.patience);

/** Weighs each run that the Runner may make by the basic action. */
export const runChoices = (ctx: Context): Choice[] =>
  ctx.movesOf('run').map((move) => {
    const server = move.server as ServerId;
    const outlook = planRun(ctx, server);
    return { move, worth: runWorth(ctx, outlook), grounds: groundsOf(ctx, outlook, server) };
  });

/** Returns the worth of the run that a card makes, plus what the card brings in any case; its cost is not deducted. */
export const madeRunWorth = (ctx: Context, outlook: Outlook, made: RunMade): number =>
  runWorth(ctx, outlook) + appraise(ctx, made.price);

/** Weighs a card that makes a run, on the best of its servers, after paying `cost` credits. */
export function madeRunChoice(ctx: Context, move: Move, made: RunMade, cost: number): Choice {
  const servers: readonly ServerId[] = made.servers.length > 0 ? made.servers : ctx.view.servers.map(({ id }) => id);
  let top: Choice | null = null;
  for (const server of servers) {
    const outlook = planRun(ctx, server, made, {}, cost);
    const worth = madeRunWorth(ctx, outlook, made) + money(ctx.view.runner.credits, -cost);
    if (!top || worth > top.worth) top = { move, worth, grounds: groundsOf(ctx, outlook, server) };
  }
  return top!;
}
