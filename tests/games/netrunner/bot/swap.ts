/** Another world behind the same sight: what a seat cannot see is dealt anew, in place. */
import type { State } from '../../../../src/games/netrunner/index.ts';
import { def } from '../../../../src/games/netrunner/rules/defs.ts';
import { copyState } from '../../../../src/games/netrunner/rules/copy.ts';
import { dropIndex } from '../../../../src/games/netrunner/rules/card-index.ts';
import type { Card, Seat } from '../../../../src/games/netrunner/rules/model.ts';
import { sees } from '../../../../src/games/netrunner/rules/table.ts';

type Chance = () => number;

/** What the other seat can tell of a card that lies, or lay, face down: where, and whether it was advanced there. */
export type Lying = Pick<Card, 'code' | 'zone' | 'advancement'>;

/** Whether a code could lie where this hidden card lies, as far as the other seat can tell. */
export function could(card: Lying, code: string): boolean {
  const { type, advanceable } = def(code);
  if (card.zone === 'ice') return type === 'ice';
  if (card.zone === 'root') {
    const was = def(card.code).type;
    // one agenda or asset in a server: upgrades stay upgrades
    if (was === 'upgrade' || type === 'upgrade') return was === type;
    return (type === 'agenda' || type === 'asset') && (card.advancement === 0 || type === 'agenda' || advanceable);
  }
  return true;
}

/** A copy of the state in which the faces hidden from `seat` are exchanged at random; every card keeps its place, handle and counters. */
export function swapped(state: State, seat: Seat, chance: Chance): State {
  const other = copyState(state);
  const hidden = other.table.cards.filter((card) => !sees(card, seat) && card.zone !== 'identity');
  for (const owner of ['corp', 'runner'] as const) {
    const mine = hidden.filter((card) => card.seat === owner);
    for (let i = mine.length - 1; i > 0; i--) {
      const a = mine[i]!;
      const b = mine[Math.floor(chance() * (i + 1))]!;
      if (could(a, b.code) && could(b, a.code)) [a.code, b.code] = [b.code, a.code];
    }
    // installed cards are few: each is offered some more partners
    for (const a of mine) {
      if (a.zone !== 'ice' && a.zone !== 'root') continue;
      for (let tries = 0; tries < 8; tries++) {
        const b = mine[Math.floor(chance() * mine.length)]!;
        if (could(a, b.code) && could(b, a.code)) [a.code, b.code] = [b.code, a.code];
      }
    }
  }
  dropIndex(other);
  return other;
}

/**
 * The same where `seat` does not know the other deck list: its own hidden cards are exchanged as above, each hidden card of the other side
 * becomes any of `pool` that could lie there.
 */
export function redrawn(state: State, seat: Seat, chance: Chance, pool: readonly string[]): State {
  const other = swapped(state, seat, chance);
  for (const card of other.table.cards) {
    if (card.seat === seat || card.zone === 'identity' || sees(card, seat)) continue;
    const fitting = pool.filter((code) => def(code).side === card.seat && could(card, code));
    card.code = fitting[Math.floor(chance() * fitting.length)] ?? card.code;
  }
  dropIndex(other);
  return other;
}

/** Whether the two worlds differ in what the seat cannot see. */
export const differs = (a: State, b: State): boolean =>
  a.table.cards.some((card, i) => card.code !== b.table.cards[i]!.code);
