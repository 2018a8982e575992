/**
 * What active cards let the Runner do with an accessed card (rules 5, step 5.5.2). The Runner chooses between these ways and paying the
 * trash cost. If the Corp does not see the card, the choice includes stealing, so that it is the same whatever the card is.
 */
import { isFree } from '../bills.ts';
import { type Bill, canPay } from '../costs.ts';
import { def, registerWords } from '../defs.ts';
import { type Handler, again, self, take } from '../effects/handler.ts';
import { abilityBill, purposeOf } from '../effects/use.ts';
import type { AskFrame, Card } from '../model.ts';
import type { Move } from '../move.ts';
import { type Play, controller, endCurrents, isActive, move, pushAsk, pushDo } from '../play.ts';

/** The Runner steals the card being accessed. */
export function steal(game: Play, c: Card): void {
  move(game, 'stolen', c, { zone: 'runner score', up: true }, 'runner', 'access');
  endCurrents(game, 'corp');
}

/** One thing an active card lets the Runner do with the accessed card. */
interface Way {
  c: Card;
  /** index of the ability on that active card */
  ability: number;
  name: string;
}

/** All the things that the Runner's active cards let the Runner do with the card being accessed. */
export function waysNow(game: Play): Way[] {
  const ways: Way[] = [];
  for (const id of game.idx.access) {
    const c = game.t.cards[id]!;
    if (!isActive(game, c) || controller(c) !== 'runner') continue;
    def(c.code).abilities.forEach((one, ability) => {
      if (one.a !== 'access') return;
      if (canPay(game, 'runner', abilityBill(game, c, one), purposeOf(c))) ways.push({ c, ability, name: one.name });
    });
  }
  return ways;
}

/**
 * Asks the Runner which of these ways to use on the accessed card `c`. `cost`: its trash cost, null if there is none the Runner can pay;
 * `bill`: for stealing it, null if it cannot be stolen now; `server`: the server it is in or is accessed from.
 */
export function offerWays(
  game: Play,
  c: Card,
  ways: readonly Way[],
  cost: number | null,
  bill: Bill | null,
  server: string,
): void {
  pushDo(game, '@access-ways', c.h, 'runner', {
    ways: ways.map((way) => way.c.h),
    abilities: ways.map(({ ability }) => ability),
    names: ways.map(({ name }) => name),
    cost: cost ?? -1,
    steal: bill === null ? 'no' : isFree(bill) ? 'free' : 'paid',
    server,
  });
}

/**
 * The Runner's moves when asked what to do with an accessed card: use an ability, pay the trash cost, steal, or decline. An agenda that is
 * free to steal cannot be declined.
 */
export function wayMoves({ v }: AskFrame): Move[] {
  const moves = (v.ways as number[]).map((card, i): Move => ({
    do: 'use',
    card,
    ability: (v.abilities as number[])[i]!,
    name: (v.names as string[])[i]!,
  }));
  if ((v.cost as number) >= 0) moves.push({ do: 'trash' });
  if (v.steal !== 'no') moves.push({ do: 'steal' });
  if (v.steal !== 'free') moves.push({ do: 'decline' });
  return moves;
}
/** What a move does with the accessed card: 'trash', 'steal', 'decline', or the index of the ability among those offered. */
export const wayOf = ({ v }: AskFrame, move: Move): string | number =>
  move.do === 'use'
    ? (v.ways as number[]).findIndex((h, i) => h === move.card && (v.abilities as number[])[i] === move.ability)
    : move.do;

export const askWays: Handler<'askWays'> = (game, f) => {
  const way = take<string | number>(f, 'way');
  const c = self(game, f);
  if (way === undefined) {
    again(f);
    return pushAsk(game, 'runner', 'access-ways', { into: 'way', h: f.h, v: { ...f.v } });
  }
  if (typeof way === 'number')
    return void pushDo(game, '@use', (f.v.ways as number[])[way]!, 'runner', {
      ability: (f.v.abilities as number[])[way]!,
    });
  if (way === 'steal' && f.v.steal === 'free' && c) return steal(game, c);
  f.v.accepted = true;
  if (way !== 'decline') pushDo(game, way === 'trash' ? '@pay-trash' : '@pay-steal', f.h, 'runner', { ...f.v });
};
registerWords('@access-ways', [{ w: 'askWays' }]);
registerWords('@pay-trash', [{ w: 'payTrash' }]);
registerWords('@pay-steal', [{ w: 'paySteal' }]);
