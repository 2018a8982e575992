/** The Runner's decisions during a run: boosting, breaking what matters, continuing or jacking out. */
import type { ServerId } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import { pendingFor, problem } from '../calculator/read.ts';
import { solve } from '../calculator/solve.ts';
import type { Outlook, Problem, Way } from '../calculator/types.ts';
import type { Choice, Context } from '../context.ts';
import { weightsOf } from './armour.ts';
import { danger, prizeOf } from './access.ts';
import { madeBy } from './success.ts';

/** The outlook for the rest of the current run. */
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

function features(ctx: Context, outlook: Outlook): Record<string, string | number> {
  const server: ServerId = ctx.view.run!.server;
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

/** Choices of continuing or jacking out: jacks out only if continuing is expected to lose. */
export function jackOut(ctx: Context): Choice[] {
  const outlook = rest(ctx);
  const params = features(ctx, outlook);
  return ctx.moves.map((move) => {
    if (move.do === 'jack-out') return { move, worth: 0, reason: { key: 'bot.jack-out', params } };
    if (move.do === 'concede') return { move, worth: -1000, reason: { key: 'bot.only' } };
    return { move, worth: (outlook.leave ? -1 : outlook.value) + 0.4, reason: { key: 'bot.go-on', params } };
  });
}

/** The next move of the best way past the ice: a boost, a break, or passing. Null outside an encounter. */
export function encounter(ctx: Context): Choice | null {
  const { view } = ctx;
  if (!view.run || view.run.at !== 'encounter') return null;
  const outlook = rest(ctx);
  const way = outlook.way;
  const pass = ctx.moves.find((move) => move.do === 'pass');
  const params = { ...features(ctx, outlook), ice: ctx.title(view.run.ice) };
  const next = way ? firstStep(ctx, way) : null;
  if (next)
    return {
      move: next,
      worth: 1,
      reason: {
        key: next.name === 'boost' ? 'bot.boost' : way!.clicks > 0 ? 'bot.break-clicks' : 'bot.break',
        params: { ...params, card: ctx.title(next.card), cost: way!.cost, clicks: way!.clicks },
      },
    };
  return pass ? { move: pass, worth: 0, reason: passing(ctx, way, params) } : null;
}

/** Why the Runner passes the ice as it is: nothing is left to fire, nothing here could break it, or breaking does not pay. */
function passing(ctx: Context, way: Way | null, params: Record<string, string | number>): Choice['reason'] {
  const run = ctx.view.run!;
  const ice = ctx.card(run.ice);
  const open = (ice?.subs.length ?? 0) - run.broken.length;
  const fires = way?.fires.length ?? open;
  if (!ice || open <= 0 || fires === 0) return { key: 'bot.broken', params };
  const able = breakers(ctx).some(
    ({ only, breaks, charges }) =>
      charges !== -1 &&
      (only === null || only === ice.h) &&
      breaks.some(({ subtype }) => subtype === null || ice.subtypes.includes(subtype)),
  );
  return { key: able ? 'bot.let-fire' : 'bot.no-breaker', params: { ...params, n: fires } };
}

/** All icebreakers, and ice, that can break ice in this run. */
const breakers = (ctx: Context): Problem['breakers'] =>
  ctx.once(
    'breakers',
    () => problem(ctx.view, ctx.view.run!.server, { weights: weightsOf(ctx), prize: () => 0 }).breakers,
  );

/** The first boost or break of a way that is still to do, as a legal move; null: none is left. */
function firstStep(ctx: Context, way: Way): Move | null {
  const list = breakers(ctx);
  for (const use of way.uses) {
    const breaker = list[use.breaker]!;
    if (use.boosts > 0) {
      const boost = ctx.moves.find(
        (move) =>
          move.do === 'use' &&
          move.card === breaker.h &&
          move.name === 'boost' &&
          (move.ability === undefined || move.ability === use.boost),
      );
      if (boost) return boost;
      const any = ctx.moves.find((move) => move.do === 'use' && move.card === breaker.h && move.name === 'boost');
      if (any) return any;
    }
    if (use.drains > 0) {
      const drain = ctx.moves.find(
        (move) => move.do === 'use' && move.card === breaker.h && move.ability === use.drain,
      );
      if (drain) return drain;
    }
    for (const sub of use.subs) {
      const move = ctx.moves.find(
        (one) =>
          one.do === 'use' &&
          one.card === breaker.h &&
          one.name === 'break' &&
          (one.n === undefined || one.n === sub + 1),
      );
      if (move) return move;
    }
  }
  return null;
}

/** Choices of the subroutine to break next: those of the best way, in order. */
export function subroutines(ctx: Context): Choice[] {
  const { way } = rest(ctx);
  const wanted = new Set(way?.uses.flatMap((use) => use.subs.map((sub) => sub + 1)));
  return ctx.moves.map((move): Choice => {
    if (move.do === 'done') return { move, worth: 0, reason: { key: 'bot.done' } };
    return {
      move,
      worth: move.n !== undefined && wanted.has(move.n) ? 10 - move.n * 0.1 : ctx.decision.got === 0 ? -move.n! : -20,
      reason: { key: 'bot.subroutine', params: { n: move.n ?? 0, ice: ctx.title(ctx.view.run?.ice) } },
    };
  });
}
