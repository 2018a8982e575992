/** What legal moves cost: the bills that are charged when the move is made. */
import { actionBill, corpInstallCredits, playBill, rezBill, runnerInstallBill, stealBill } from '../bills.ts';
import { def } from '../defs.ts';
import { abilityBill } from '../effects/use.ts';
import { stealParts } from '../flow/access.ts';
import type { Card, StackFrame } from '../model.ts';
import type { Move } from '../move.ts';
import { type Play, top } from '../play.ts';
import { cardOf, serverOf } from '../table.ts';
import type { Price } from '../view-types.ts';

/** The prices of the moves of the decision now open, in their order; null for a move that pays nothing by itself. */
export function pricesOf(x: Play, moves: readonly Move[]): (Price | null)[] {
  const frame = top(x)!;
  return moves.map((move) => priceOf(x, frame, move));
}

function priceOf(x: Play, frame: StackFrame, move: Move): Price | null {
  switch (move.do) {
    case 'draw':
    case 'credit':
    case 'advance':
    case 'purge':
    case 'trash-resource':
    case 'remove-tag':
    case 'run':
      return priceIn(actionBill(`@${move.do}`));
    case 'play':
      return priceIn(playBill(x, cardOf(x.t, move.card!)!));
    case 'install':
      return installPrice(x, cardOf(x.t, move.card!)!, move);
    case 'rez':
      return priceIn(rezBill(x, cardOf(x.t, move.card!)!));
    case 'use': {
      const c = cardOf(x.t, move.card!)!;
      const ability = def(c.code).abilities[move.ability!]!;
      return 'cost' in ability ? priceIn(abilityBill(x, c, ability)) : null;
    }
    case 'trash':
      return frame.k === 'ask' ? { clicks: 0, credits: frame.v.cost as number, extra: [] } : null;
    case 'steal':
      return frame.k === 'ask' ? priceIn(stealBill(stealParts(frame.v), frame.h)) : null;
    default:
      return null;
  }
}

const priceIn = ({ clicks, credits, extra }: Price): Price => ({ clicks, credits, extra });

/** With cards to be trashed first, what ice costs depends on how many go. */
function installPrice(x: Play, c: Card, move: Move): Price {
  if (c.seat === 'runner') return priceIn(runnerInstallBill(x, c, 0, 1));
  const { clicks } = actionBill('@install-corp');
  if (move.trashing && def(c.code).type === 'ice') return { clicks, credits: null, extra: [] };
  const server = move.server === undefined || move.server === 'new remote' ? null : serverOf(x.t, move.server);
  return { clicks, credits: corpInstallCredits(c, server), extra: [] };
}
