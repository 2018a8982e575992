/**
 * Deals what a seat does not see anew: token values, the deck, hands of others and what they laid, face-down rooms. For bots that imagine worlds,
 * and for playing on from a recorded position.
 */
import { below, seedRng, shuffled } from '../../core/rng.ts';
import { allRooms, roomDef } from './rules/defs.ts';
import { floorOf, type State } from './rules/model.ts';
import { cardsFor } from './rules/moves.ts';
import { knows, sees } from './rules/view.ts';

type Rng = number[];
type Hidden = (op: number) => boolean;

function dealTokens({ table: t }: State, hidden: Hidden, rng: Rng): void {
  const values = shuffled(rng, [
    ...t.pool,
    ...t.rooms.flatMap(({ tokens }) => tokens),
    ...t.ops.flatMap(({ tokens }, op) => (hidden(op) ? tokens : [])),
  ]);
  const some = (n: number): number[] => values.splice(0, n);
  t.pool = some(t.pool.length);
  t.rooms = t.rooms.map((room) => ({ ...room, tokens: some(room.tokens.length) }));
  t.ops = t.ops.map((one, op) => (hidden(op) ? { ...one, tokens: some(one.tokens.length) } : one));
}

/** Hands of others and the deck; each of them then lays a card of its hand, where it has laid one. */
function dealItems({ table: t }: State, hidden: Hidden, rng: Rng): void {
  const items = shuffled(rng, [...t.deck, ...t.ops.flatMap((one, op) => (hidden(op) ? one.items : []))]);
  const some = (n: number): string[] => items.splice(0, n);
  t.deck = some(t.deck.length);
  t.ops = t.ops.map((one, op) => (hidden(op) ? { ...one, items: some(one.items.length) } : one));
  t.picks = t.picks.map((card, op) => {
    if (card === null || !hidden(op)) return card;
    const hand = cardsFor(t, op);
    return hand[below(rng, hand.length)]!;
  });
}

function layRooms({ table: t }: State, seat: string, rng: Rng): void {
  const known = t.rooms.map((room) => knows(t, room, seat));
  const lying = new Set(t.rooms.filter((_, i) => known[i]).map(({ code }) => code));
  const left = shuffled(
    rng,
    allRooms().flatMap(({ code }) => (lying.has(code) ? [] : [code])),
  );
  t.rooms = t.rooms.map((room, i) => {
    if (known[i]) return room;
    const at = left.findIndex((code) => roomDef(code).floor === floorOf(i));
    return { ...room, code: left.splice(at, 1)[0]! };
  });
}

/** Whether what is asked now is about cards or tokens that cannot be dealt anew in the middle of the question. */
export const mayDeal = ({ ask }: Pick<State, 'ask'>): boolean =>
  ask === null || !['discard', 'spare', 'keep', 'bank', 'swap'].includes(ask.kind);

/**
 * Deals anew, in place, all that `seat` does not see; its view stays the same, to the last letter. The same seed deals the same. To be called
 * only where `mayDeal` says so.
 */
export function dealAnew(s: State, seat: string, seed: string): void {
  const rng = seedRng(`deal ${seed}`);
  const hidden: Hidden = (op) => !sees(s.table, op, seat);
  dealTokens(s, hidden, rng);
  dealItems(s, hidden, rng);
  layRooms(s, seat, rng);
  s.rng = rng;
}
