/** Bills: what things cost (rules 4). Legality checks, payment and displayed prices all use them, so that they agree. */
import { type StealCost, installCost, playCost, rezCost } from './ask.ts';
import { type Bill, extraOf } from './costs.ts';
import type { Cost } from './def.ts';
import { def, wordsOf } from './defs.ts';
import type { Card, Server } from './model.ts';
import { type Play, amountOf } from './play.ts';

/** The bill for a cost in a card's text, with its amounts evaluated now. */
export const costBill = (x: Play, c: Card, cost: Cost): Bill => ({
  credits: cost.credits === undefined ? 0 : amountOf(x, cost.credits, c, {}),
  clicks: cost.clicks ?? 0,
  extra: extraOf(cost),
  h: c.h,
});
/** The bill for playing an event or operation as an action, clicks included. */
export const playBill = (x: Play, c: Card): Bill => ({
  credits: playCost(x, c),
  clicks: def(c.code).subtypes.includes('double') ? 2 : 1,
  extra: [],
  h: c.h,
});
/** The bill for rezzing a card, including the additional cost in its text. */
export const rezBill = (x: Play, c: Card): Bill => ({
  credits: rezCost(x, c),
  clicks: 0,
  extra: extraOf(def(c.code).rezCost ?? {}),
  h: c.h,
});
/** The bill for installing a Runner card for `less` credits less and `clicks` clicks. */
export const runnerInstallBill = (x: Play, c: Card, less: number, clicks: number): Bill => ({
  credits: installCost(x, c, less),
  clicks,
  extra: [],
  h: c.h,
});
/** Credits to install a Corp card in a server (null: a new server): for ice, the number of ice there already; else 0. */
export const corpInstallCredits = (c: Card, server: Server | null): number =>
  def(c.code).type === 'ice' ? (server?.ice.length ?? 0) : 0;
/** The bill for stealing an agenda with an additional cost; `h` is the agenda's handle. */
export const stealBill = (cost: StealCost, h: number): Bill => ({
  credits: cost.credits,
  clicks: cost.clicks,
  extra: extraOf({ damage: cost.damage }),
  h,
});
/** The bill for a basic action. `code` names its list of effects (e.g. '@draw'), which must start with `payAction`. */
export function actionBill(code: string): Bill {
  const word = wordsOf(code)[0];
  if (word?.w !== 'payAction') throw new Error(`${code} does not begin with its payment`);
  return { credits: word.credits ?? 0, clicks: word.clicks, extra: [], h: -1 };
}
