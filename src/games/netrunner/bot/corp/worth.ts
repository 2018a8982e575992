/** Estimates what the Corp's cards are worth: those in hand, and those it may draw or fetch. */
import { isRemote } from '../../rules/model.ts';
import type { Context } from '../context.ts';
import { type Facts, facts, growing } from '../facts.ts';
import { TUNE } from '../tuning.ts';
import { inPlay, worthOf } from '../worth/card.ts';
import { USUAL } from '../worth/price.ts';
import { priced } from '../worth/gains.ts';
import { agendaIn, scoringServer } from './threat.ts';

/** Returns how many turns the game may still last, at most as many as the level looks ahead. */
export const ahead = (ctx: Context): number => Math.max(1, Math.min(ctx.level.horizon, ctx.view.corp.deckSize * 0.6));

/** Returns the number of cards in HQ that pass the test. */
export function count(ctx: Context, test: (f: Facts) => boolean): number {
  let n = 0;
  for (const card of ctx.view.corp.hand) if (card.code !== null && test(facts(card.code))) n++;
  return n;
}

/** Whether the Corp has an agenda installed in a remote. */
export const scoring = (ctx: Context): boolean =>
  ctx.view.servers.some((server) => isRemote(server.id) && agendaIn(server.root) !== null);

/** Returns what drawing a card is worth to the Corp, in credits. */
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

/**
 * Returns the worth of fetching a card with this code from R&D with this many clicks left. An agenda is wanted only if the Corp can install
 * it at once and score it before the next one: in HQ the Runner could steal it.
 */
export function seekWorth(ctx: Context, code: string, clicks: number): number {
  const { card, punishes } = facts(code);
  const { credits } = ctx.view.corp;
  if (card.type === 'agenda') {
    if (clicks === 0 || scoringServer(ctx) === null || scoring(ctx) || count(ctx, (f) => f.card.type === 'agenda') > 0)
      return 0.3;
    return 4 + (card.points ?? 0) - (card.requirement ?? 0) * (credits < 8 ? 0.6 : 0.4);
  }
  if (punishes && ctx.view.runner.tags > 0 && card.cost <= credits) return 5;
  const isBare = ctx.view.servers.some(({ id, ice }) => (id === 'hq' || id === 'rnd') && ice.length === 0);
  if (card.type === 'ice' && isBare && card.cost <= credits && count(ctx, (f) => f.card.type === 'ice') === 0) return 5;
  return holdWorth(ctx, code);
}

/** Returns the worth of holding a card that will bring this much when it is used. */
const kept = (worth: number): number => 0.4 + Math.max(0, Math.min(3, worth * 0.5));

/** Returns the worth of keeping this card in HQ rather than discarding it; highest for agendas, which are easy to steal from Archives. */
export function holdWorth(ctx: Context, code: string | null): number {
  if (code === null) return 0;
  const f = facts(code);
  const copies = ctx.view.corp.hand.filter((one) => one.code === code).length;
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
            : kept(priced(worthOf(code).play, USUAL.corp) + inPlay(f.other, 4) - f.card.cost * 0.8);
      break;
    default:
      break;
  }
  return worth - (copies - 1) * 0.4;
}
