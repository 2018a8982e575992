/** Decides for the Runner during an encounter: boosting, breaking what matters, passing. */
import type { Move } from '../../rules/move.ts';
import { problem } from '../calculator/read.ts';
import type { Problem, Way } from '../calculator/types.ts';
import type { Choice, Context, Grounds } from '../context.ts';
import { weightsOf } from './armour.ts';
import { runFigures, rest } from './outlook.ts';

/** Returns the next move of the best way past the ice: a boost, a break, or passing. Null outside an encounter. */
export function encounter(ctx: Context): Choice | null {
  const { view } = ctx;
  if (!view.run || view.run.at !== 'encounter') return null;
  const outlook = rest(ctx);
  const way = outlook.way;
  const pass = ctx.moves.find((move) => move.do === 'pass');
  const params = { ...runFigures(ctx, outlook), ice: ctx.title(view.run.ice) };
  const next = way ? firstStep(ctx, way) : null;
  if (next)
    return {
      move: next,
      worth: 1,
      grounds: {
        of: next.name === 'boost' ? 'boost' : way!.clicks > 0 ? 'break-clicks' : 'break',
        params: { ...params, card: ctx.title(next.card), cost: way!.cost, clicks: way!.clicks },
      },
    };
  return pass ? { move: pass, worth: 0, grounds: passing(ctx, way, params) } : null;
}

/** Returns why the Runner passes the ice as it is: nothing is left to fire, nothing here could break it, or breaking does not pay. */
function passing(ctx: Context, way: Way | null, params: Record<string, string | number>): Grounds {
  const run = ctx.view.run!;
  const ice = ctx.card(run.ice);
  const open = (ice?.subs.length ?? 0) - run.broken.length;
  const fires = way?.fires.length ?? open;
  if (!ice || open <= 0 || fires === 0) return { of: 'broken', params };
  const able = breakers(ctx).some(
    ({ only, breaks, charges }) =>
      charges !== -1 &&
      (only === null || only === ice.h) &&
      breaks.some(({ subtype }) => subtype === null || ice.subtypes.includes(subtype)),
  );
  return { of: able ? 'let-fire' : 'no-breaker', params: { ...params, n: fires } };
}

/** Returns everything that can break ice in this run: icebreakers, and ice with such an ability of its own. */
const breakers = (ctx: Context): Problem['breakers'] =>
  ctx.once(
    'breakers',
    () => problem(ctx.view, ctx.view.run!.server, { weights: weightsOf(ctx), prize: () => 0 }).breakers,
  );

/** Returns the first boost or break of a way past the ice that is still to do, as a legal move; null: none is left. */
function firstStep(ctx: Context, way: Way): Move | null {
  const list = breakers(ctx);
  for (const use of way.uses) {
    const { h } = list[use.breaker]!;
    const find = (fits: (move: Move) => boolean): Move | undefined =>
      ctx.moves.find((move) => move.do === 'use' && move.card === h && fits(move));
    const step =
      (use.boosts > 0 &&
        (find(({ name, ability }) => name === 'boost' && (ability === undefined || ability === use.boost)) ??
          find(({ name }) => name === 'boost'))) ||
      (use.drains > 0 && find(({ ability }) => ability === use.drain));
    if (step) return step;
    for (const sub of use.subs) {
      const move = find(({ name, n }) => name === 'break' && (n === undefined || n === sub + 1));
      if (move) return move;
    }
  }
  return null;
}

/** Weighs which subroutine to break next: those of the best way past the ice, in order. */
export function subroutines(ctx: Context): Choice[] {
  const { way } = rest(ctx);
  const wanted = new Set(way?.uses.flatMap((use) => use.subs.map((sub) => sub + 1)));
  return ctx.moves.map((move): Choice => {
    if (move.do === 'done') return { move, worth: 0, grounds: { of: 'done' } };
    return {
      move,
      worth: move.n !== undefined && wanted.has(move.n) ? 10 - move.n * 0.1 : ctx.decision.got === 0 ? -move.n! : -20,
      grounds: { of: 'subroutine', params: { n: move.n ?? 0, ice: ctx.title(ctx.view.run?.ice) } },
    };
  });
}
