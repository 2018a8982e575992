/** Prices of legal moves, taken from the bills that the moves will have to pay. */
import { actionBill, corpInstallCredits, costBill, playBill, rezBill, runnerInstallBill, stealBill } from '../bills.ts';
import type { Bill } from '../costs.ts';
import { def, wordsOf } from '../defs.ts';
import { abilityBill } from '../effects/use.ts';
import type { Card, StackFrame } from '../model.ts';
import type { Move } from '../move.ts';
import { type Play, top } from '../play.ts';
import { cardOf, serverOf } from '../table.ts';
import type { Price } from '../view-types.ts';

/** The price of each legal move of the open decision, in the same order; null for a move that is free. */
export function pricesOf(game: Play, moves: readonly Move[]): (Price | null)[] {
  const frame = top(game)!;
  return moves.map((move) => priceOf(game, frame, move));
}

function priceOf(game: Play, frame: StackFrame, move: Move): Price | null {
  switch (move.do) {
    case 'draw':
    case 'credit':
    case 'advance':
    case 'purge':
    case 'trash-resource':
    case 'remove-tag':
    case 'run':
      return priceOfBill(actionBill(`@${move.do}`));
    case 'play':
      return priceOfBill(playBill(game, cardOf(game.t, move.card!)!));
    case 'install':
      return installPrice(game, cardOf(game.t, move.card!)!, move);
    case 'rez':
      return priceOfBill(rezBill(game, cardOf(game.t, move.card!)!));
    case 'use': {
      const c = cardOf(game.t, move.card!)!;
      const ability = def(c.code).abilities[move.ability!]!;
      return 'cost' in ability ? priceOfBill(abilityBill(game, c, ability)) : null;
    }
    case 'trash':
      return frame.k === 'ask' ? { clicks: 0, credits: frame.v.cost as number, extra: [] } : null;
    case 'choose':
      return frame.k === 'ask' ? priceOfWay(game, frame.h, move) : null;
    case 'steal':
      return frame.k === 'ask'
        ? priceOfBill(stealBill(game, cardOf(game.t, frame.h)!, frame.v.server as string))
        : null;
    default:
      return null;
  }
}

/** The price of choosing one of a card's options, if that option begins with a payment; else null. `h`: handle of the card that asks. */
function priceOfWay(game: Play, h: number, move: Move): Price | null {
  const asking = game.s.stack.at(-2);
  const word = asking?.k === 'do' ? wordsOf(asking.code)[asking.pc] : undefined;
  const first = word?.w === 'chooseOne' ? word.options.find(({ name }) => name === move.option)?.words[0] : undefined;
  const c = cardOf(game.t, h);
  if (asking?.k !== 'do' || first?.w !== 'payInside' || c === null) return null;
  return priceOfBill(costBill(game, c, first.cost, asking.v));
}

/** Turns a bill into the price to show for a move. */
const priceOfBill = ({ clicks, credits, extra, x }: Bill): Price => ({
  clicks,
  credits: x ? null : credits,
  extra: extra.map(({ from: _from, ...part }) => part),
  ...(x && { x: true }),
});

/** The price of an install. Credits are null (not known yet) for ice if cards may be trashed first, since each one lowers the cost. */
function installPrice(game: Play, c: Card, move: Move): Price {
  if (c.seat === 'runner') return priceOfBill(runnerInstallBill(game, c, 0, 1));
  const { clicks } = actionBill('@install-corp');
  if (move.trashing && def(c.code).type === 'ice') return { clicks, credits: null, extra: [] };
  const server = move.server === undefined || move.server === 'new remote' ? null : serverOf(game.t, move.server);
  return { clicks, credits: corpInstallCredits(c, server), extra: [] };
}
