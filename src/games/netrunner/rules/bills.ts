/** Bills: what things cost (rules 4). Legality checks, payment and displayed prices all use them, so that they agree. */
import { installCost, playCost, rezCost, stealTax } from './ask.ts';
import { type Bill, canPay, extraOf } from './costs.ts';
import type { Cost, Declared } from './word.ts';
import { def, wordsOf } from './defs.ts';
import type { Card, Seat, Server, Vars } from './model.ts';
import type { Purpose } from './names.ts';
import { type Play, amountOf } from './play.ts';

/** The bill for a cost in a card's text, with its amounts evaluated now. `v`: variables of the effect's frame; `h`: handle of the card. */
export const costBill = (game: Play, c: Card, cost: Cost, v: Vars = {}, h = c.h): Bill => ({
  credits: cost.credits === undefined ? 0 : amountOf(game, cost.credits, c, v),
  clicks: cost.clicks ?? 0,
  extra: extraOf(cost),
  h,
  ...(cost.x !== undefined && { x: boundsOf(game, c, cost.x) }),
});
/** Returns the smallest and largest X that the payer of a cost may choose now; `most` is null if the cost sets no limit. */
const boundsOf = (game: Play, c: Card, { most }: Declared): NonNullable<Bill['x']> => ({
  least: 1,
  most: most === undefined ? null : amountOf(game, most, c, {}),
});
/** The bill for playing an event or operation as an action, clicks included. */
export const playBill = (game: Play, c: Card): Bill => ({
  credits: playCost(game, c),
  clicks: def(c.code).subtypes.includes('double') ? 2 : 1,
  extra: [],
  h: c.h,
  ...(def(c.code).x !== null && { x: boundsOf(game, c, def(c.code).x!) }),
});
/** The bill for rezzing a card with a discount of `less`, including the additional cost in its text. */
export const rezBill = (game: Play, c: Card, less = 0): Bill => ({
  credits: rezCost(game, c, less),
  clicks: 0,
  extra: extraOf(def(c.code).rezCost ?? {}),
  h: c.h,
});
/** The bill for installing a Runner card with a discount of `less` credits, at `clicks` clicks. */
export const runnerInstallBill = (game: Play, c: Card, less: number, clicks: number): Bill => ({
  credits: installCost(game, c, less),
  clicks,
  extra: [],
  h: c.h,
});
/** Credits to install a Corp card in a server (null: a new server): for ice, the number of ice there already; else 0. */
export const corpInstallCredits = (c: Card, server: Server | null): number =>
  def(c.code).type === 'ice' ? (server?.ice.length ?? 0) : 0;
/** The bill for installing a Corp card in a server (null: a new server), without the click of the action. */
export const corpInstallBill = (c: Card, server: Server | null): Bill => ({
  credits: corpInstallCredits(c, server),
  clicks: 0,
  extra: [],
  h: c.h,
});
/** The bill for stealing an agenda accessed in `server`: its own additional cost and what other cards add. */
export function stealBill(game: Play, c: Card, server: string | null): Bill {
  const bill = costBill(game, c, def(c.code).stealCost ?? {});
  return { ...bill, credits: bill.credits + stealTax(game, server) };
}
/** Whether a bill asks for nothing. */
export const isFree = (bill: Bill): boolean => bill.credits === 0 && bill.clicks === 0 && bill.extra.length === 0;

/** Returns the payment of a basic action: the first effect in its list (`code`, e.g. '@draw'). Throws if the first effect is no payment. */
function payment(code: string) {
  const word = wordsOf(code)[0];
  if (word?.w !== 'payAction') throw new Error(`${code} does not begin with its payment`);
  return word;
}
/** The bill for a basic action. `code` names its effect list; `h`: handle of the card the action is for, -1 for none. */
export function actionBill(code: string, h = -1): Bill {
  const { credits, clicks } = payment(code);
  return { credits: credits ?? 0, clicks, extra: [], h };
}
/** Whether a seat can pay for a basic action; `h`: handle of the card the action is for, -1 for none. */
export const canPayAction = (game: Play, seat: Seat, code: string, h = -1): boolean =>
  canPay(game, seat, actionBill(code, h), payment(code).purpose);
/** The purpose (play, install, …) of the credits that a basic action costs; some credits may be spent for certain purposes only. */
export const purposeOfAction = (code: string): Purpose => payment(code).purpose;
