/** What things cost before they are paid (rules 4): asked by legality, payment and the prices shown, so that all three say the same. */
import { type StealCost, installCost, playCost, rezCost } from './ask.ts';
import { type Bill, extraOf } from './costs.ts';
import type { Cost } from './def.ts';
import { def, wordsOf } from './defs.ts';
import type { Card, Server } from './model.ts';
import { type Play, amountOf } from './play.ts';

/** A cost of a card's text, its amounts counted now. */
export const costBill = (x: Play, c: Card, cost: Cost): Bill => ({
  credits: cost.credits === undefined ? 0 : amountOf(x, cost.credits, c, {}),
  clicks: cost.clicks ?? 0,
  extra: extraOf(cost),
  h: c.h,
});
/** Playing an event or operation, its click included. */
export const playBill = (x: Play, c: Card): Bill => ({
  credits: playCost(x, c),
  clicks: def(c.code).subtypes.includes('double') ? 2 : 1,
  extra: [],
  h: c.h,
});
/** Rezzing a card, what its text asks besides included. */
export const rezBill = (x: Play, c: Card): Bill => ({
  credits: rezCost(x, c),
  clicks: 0,
  extra: extraOf(def(c.code).rezCost ?? {}),
  h: c.h,
});
/** Installing a Runner card for so many credits less. */
export const runnerInstallBill = (x: Play, c: Card, less: number, clicks: number): Bill => ({
  credits: installCost(x, c, less),
  clicks,
  extra: [],
  h: c.h,
});
/** Credits to install a Corp card in a server (null: a new one): one for each piece of ice there when it is ice, else none. */
export const corpInstallCredits = (c: Card, server: Server | null): number =>
  def(c.code).type === 'ice' ? (server?.ice.length ?? 0) : 0;
/** Stealing an agenda that costs something. */
export const stealBill = (cost: StealCost, h: number): Bill => ({
  credits: cost.credits,
  clicks: cost.clicks,
  extra: extraOf({ damage: cost.damage }),
  h,
});
/** What the first word of a basic action takes; `code` names the action's words, e.g. '@draw'. */
export function actionBill(code: string): Bill {
  const word = wordsOf(code)[0];
  if (word?.w !== 'payAction') throw new Error(`${code} does not begin with its payment`);
  return { credits: word.credits ?? 0, clicks: word.clicks, extra: [], h: -1 };
}
