/** Judges the grip as protection against damage: what losing cards costs, and how dangerous the Corp's turn is with the cards left. */
import type { Weights } from '../calculator/types.ts';
import type { Context } from '../context.ts';
import { facts } from '../facts.ts';
import { cardsCost, GAME, runnerWeights } from '../values.ts';

/** Returns the chances of the Corp doing at least 0, 1, 2, 3 … damage in its next turn, as far as the Runner can tell; the first is 1. */
function coming(ctx: Context): number[] {
  return ctx.once('coming', () => {
    const { view } = ctx;
    let copies = 0;
    for (const [code, n] of ctx.corpUnseen.left) if (facts(code).hits.damage.net > 0) copies += n;
    let known = 0;
    for (const card of view.corp.hand) if (card.code !== null && facts(card.code).hits.damage.net > 0) known++;
    const share = copies / Math.max(1, ctx.corpUnseen.total);
    const hidden = Math.max(0, view.corp.handSize - view.corp.hand.length) + 1;
    const one = known > 0 ? 0.9 : Math.min(0.9, share * hidden);
    const two = known > 1 ? 0.9 : known === 1 ? Math.min(0.9, share * hidden) : one * share * hidden * 0.5;
    const chance = view.corp.credits >= 1 ? [one, two, 0] : [one * 0.3, 0, 0];
    // scoring does damage too, if an agenda is about to be scored
    const identity = view.corp.identity.code;
    if (identity !== null && facts(identity).agendaDamage > 0) {
      const ready = view.servers.some((server) => server.root.some((card) => (card.counters.advancement ?? 0) >= 1));
      if (ready) {
        chance[1] = Math.min(0.9, chance[1]! + chance[0]! * 0.5);
        chance[0] = Math.min(0.9, chance[0]! + 0.4);
      }
    }
    if (view.runner.tags > 0 && view.corp.score.some((card) => card.code !== null && facts(card.code).taggedDamage > 0))
      return [0.95, 0.9, 0.85];
    // scored cards that do damage for a counter
    for (const card of view.corp.score) {
      const strike = card.code === null ? null : facts(card.code).strike;
      if (!strike || (card.counters[strike.kind] ?? 0) === 0) continue;
      for (let i = 0; i < Math.min(strike.n, chance.length); i++) chance[i] = 0.9;
    }
    // cards that need a tag may hit a tagged Runner
    if (view.runner.tags > 0) {
      let hits = 0;
      for (const [code, n] of ctx.corpUnseen.left)
        if (facts(code).punishes) hits += facts(code).hits.damage.meat > 0 ? n : 0;
      const risk = Math.min(0.8, (hits / Math.max(1, ctx.corpUnseen.total)) * hidden * 1.5);
      for (let i = 0; i < 4; i++) chance[i] = Math.max(chance[i] ?? 0, risk);
    }
    return chance;
  });
}

/** Returns the expected loss, in credits, from being flatlined in the Corp's turn if the Runner ends their own with `grip` cards. */
export function ruin(ctx: Context, grip: number): number {
  if (grip < 0) return GAME;
  return (coming(ctx)[grip] ?? 0) * GAME * ctx.level.dread;
}

/** Returns how many cards the Runner can still draw this turn, after the current action or run. */
const drawsLeft = (ctx: Context): number => {
  const { view } = ctx;
  if (view.active !== 'runner') return 0;
  return Math.min(view.runner.deckSize, view.run ? view.runner.clicks : Math.max(0, view.runner.clicks - 1));
};

/** Returns the cost of losing `n` cards from a grip of `grip`, including the added danger in the Corp's turn. */
export function cardsLoss(ctx: Context, grip: number, n: number): number {
  if (n <= 0) return 0;
  const spare = drawsLeft(ctx);
  const after = Math.max(0, grip - n) + spare;
  return cardsCost(grip, n) * ctx.level.armour + ruin(ctx, after) - ruin(ctx, grip + spare);
}

/** Returns what things are worth to this Runner at this level, for the run calculator. */
export const weightsOf = (ctx: Context): Weights => ({
  ...runnerWeights(ctx.view),
  cards: (grip, n) => cardsLoss(ctx, grip, n),
});
