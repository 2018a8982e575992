/** Decides when the Runner uses abilities that cost no click, except those that break ice. */
import { def } from '../../rules/defs.ts';
import type { Move } from '../../rules/move.ts';
import { breakersOf, problem, withIce } from '../calculator/read.ts';
import { solve } from '../calculator/solve.ts';
import { amountOf, find } from '../calculator/run-costs.ts';
import type { Context } from '../context.ts';
import { facts } from '../facts.ts';
import { weightsOf } from './armour.ts';
import { abilityWorth } from './actions.ts';
import { prizeOf } from './access.ts';
import { rest } from './outlook.ts';
import { keepWorth } from './rig.ts';
import { madeBy } from './success.ts';

/** Returns the worth in credits of using this ability in a window (a chance to act between actions); 0 or less if it should wait. */
export function idleWorth(ctx: Context, move: Move): number {
  const { view } = ctx;
  const card = ctx.card(move.card)!;
  const ability = def(card.code!).abilities[move.ability ?? -1];
  if (ability?.a !== 'paid') return -1;
  const weakens = find(ability.words, 'strengthen')
    .filter(({ which }) => which === 'encountered')
    .reduce((n, w) => n - amountOf(w.n, 1), 0);
  if (weakens > 0) return weakenWorth(ctx, weakens, ability.cost.counters?.n ?? 0, amountOf(ability.cost.credits, 0));
  if (find(ability.words, 'hostOnChosen').length > 0) return rehostWorth(ctx, move);
  if (ability.words.length === 0) return -1;
  // effects that lose nothing by waiting wait for the Runner's own turn; credits wait until they are short
  if (view.active !== 'runner') return -1;
  if (ability.cost.trashSelf && ability.words.every(({ w }) => w === 'gainCredits' || w === 'takeCredits')) {
    const stored = card.counters.credit ?? find(ability.words, 'gainCredits').reduce((n, w) => n + amountOf(w.n, 0), 0);
    return view.runner.credits < 4 && stored >= 2 ? abilityWorth(ctx, move) : stored >= 6 ? 0.5 : -1;
  }
  return abilityWorth(ctx, move) - 0.1;
}

/** Returns how much better the rest of the run gets if the encountered ice loses `n` strength. */
function weakenWorth(ctx: Context, n: number, counters: number, credits: number): number {
  const { view } = ctx;
  const { run } = view;
  if (!run || run.at !== 'encounter') return -1;
  const now = rest(ctx);
  if (now.reach > 0.95 && (now.way?.cost ?? 0) === 0) return -1;
  let better = -1;
  // a breaker may need several counters before it can match the ice
  for (let k = 1; k <= 4; k++) {
    const weaker = solve(
      problem(view, run.server, {
        weights: weightsOf(ctx),
        budget: ctx.budget,
        prize: prizeOf(ctx, run.server, madeBy(view)),
        rezzes: ctx.level.rezzes,
        credits: Math.max(0, view.runner.credits - credits * k),
        ice: (slots) =>
          withIce(
            slots,
            ({ h }) => h === run.ice,
            ({ strength }) => ({ strength: strength - n * k }),
          ),
      }),
    );
    better = Math.max(better, (weaker.value - now.value - k * (counters * 0.4 + credits)) / k);
  }
  return better > 0.3 ? Math.min(better, 9) + 1 : -1;
}

/** Returns the worth of moving a card that breaks only its host: to ice of a kind it breaks, if it is not on such ice already. */
function rehostWorth(ctx: Context, move: Move): number {
  const { view } = ctx;
  const card = ctx.card(move.card)!;
  if (view.active !== 'runner' || view.run !== null || view.runner.clicks < 1) return -1;
  const kinds = facts(card.code!).breaks;
  const ice = view.servers.flatMap((server) => server.ice);
  const fits = (h: number): boolean => {
    const on = ice.find((one) => one.h === h);
    return on !== undefined && on.code !== null && kinds.some((kind) => on.subtypes.includes(kind));
  };
  if (card.host !== null && fits(card.host)) return -1;
  const open = breakersOf(view).flatMap((one) => one.breaks.map(({ subtype }) => subtype));
  const wanted =
    ice.some((one) => fits(one.h)) && !kinds.every((kind) => open.filter((k) => k === kind || k === null).length > 1);
  return wanted && view.runner.credits >= 4 ? 1 + keepWorth(ctx, card) * 0.1 : -1;
}
