/** What the Corp's cards are worth: to hold, to draw, to install. */
import { isRemote } from '../../../src/games/netrunner/rules/model.ts';
import type { CardView } from '../../../src/games/netrunner/rules/view-types.ts';
import type { Context } from '../context.ts';
import { type Facts, facts, growing } from '../facts.ts';
import { TUNE } from '../tuning.ts';
import { inPlay, worthOf } from '../worth/card.ts';
import { USUAL } from '../worth/price.ts';
import { priced } from '../worth/things.ts';
import { agendaIn, scoringServer } from './threat.ts';

/** Turns that the game may still last, at most the level's horizon. */
export const ahead = (ctx: Context): number => Math.max(1, Math.min(ctx.level.horizon, ctx.view.corp.deckSize * 0.6));

/** Number of cards in HQ that pass the test. */
export function count(ctx: Context, test: (f: Facts) => boolean): number {
  let n = 0;
  for (const card of ctx.view.corp.hand) if (card.code !== null && test(facts(card.code))) n++;
  return n;
}

/** Whether an agenda lies in a remote. */
export const scoring = (ctx: Context): boolean =>
  ctx.view.servers.some((server) => isRemote(server.id) && agendaIn(server.root) !== null);

/** What drawing a card is worth, in credits. */
export function drawWorth(ctx: Context): number {
  const { handSize, maxHand, deckSize } = ctx.view.corp;
  if (deckSize <= 1) return -50;
  let worth = TUNE.corpDraw;
  if (deckSize < 8) worth -= 1;
  if (handSize <= 2) worth += 0.7;
  if (handSize >= maxHand) worth -= TUNE.corpDrawFull + 0.4 * (handSize - maxHand);
  if (count(ctx, (f) => f.card.type === 'ice') === 0) {
    const bare = ctx.view.servers.filter(
      (server) => (server.id === 'hq' || server.id === 'rnd') && server.ice.length === 0,
    ).length;
    worth += 0.4 + bare * TUNE.drawBare;
  }
  if (count(ctx, (f) => f.card.type === 'agenda') === 0 && scoringServer(ctx) !== null && !scoring(ctx))
    worth += TUNE.corpDrawNoAgenda;
  if (count(ctx, (f) => f.card.type === 'agenda') >= 3) worth -= 0.4;
  return worth;
}

/** Worth of holding a card that brings so much when it is used. */
const kept = (worth: number): number => 0.4 + Math.max(0, Math.min(3, worth * 0.5));

/** Worth of keeping a card in HQ rather than discarding it; highest for agendas, which are easy to steal from Archives. */
export function holdWorth(ctx: Context, card: CardView): number {
  if (card.code === null) return 0;
  const f = facts(card.code);
  const copies = ctx.view.corp.hand.filter((one) => one.code === card.code).length;
  let worth = 1;
  switch (f.card.type) {
    case 'agenda':
      worth = 6 + (f.card.points ?? 0);
      break;
    case 'ice':
      worth = 2.2 + f.card.cost * 0.12;
      break;
    case 'asset':
      worth = f.ambush
        ? growing(f)
          ? 1.8
          : 2.8
        : f.perTurn > 0
          ? 2.5
          : f.action
            ? 2
            : kept(inPlay(f.other, ahead(ctx) * 0.5) - f.card.cost * 0.7);
      break;
    case 'upgrade':
      worth = 0.6 + kept(inPlay(f.other, ahead(ctx) * 0.5) - f.card.cost * 0.5);
      break;
    case 'operation':
      worth =
        f.burst > 0 && f.burst > f.card.cost
          ? 4
          : f.punishes || f.haste
            ? 2
            : kept(priced(worthOf(card.code).play, USUAL.corp) + inPlay(f.other, 4) - f.card.cost * 0.8);
      break;
    default:
      break;
  }
  return worth - (copies - 1) * 0.4;
}
