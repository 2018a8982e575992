/**
 * Redeals what a seat cannot see: token values, the deck, other hands and the cards laid from them, face-down rooms. Used to play on from a
 * recorded position, and by bots to sample worlds.
 */
import * as v from 'valibot';
import { below, seedRng, shuffled } from '../../../core/rng.ts';
import { allRooms, roomDef } from '../rules/defs.ts';
import { distinct } from '../rules/carry/data.ts';
import { floorOf, OPERATIVES, type State } from '../rules/model.ts';
import { cardsFor } from '../rules/moves.ts';
import { knows, sees } from '../rules/view.ts';

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

/**
 * Redeals the deck and the hands that the seat cannot see. Each of those operatives that has laid a card lays a random one of its new hand.
 */
function dealItems({ table: t, ask }: State, hidden: Hidden, rng: Rng): void {
  // cards that the seat is looking at stay on top
  const seen = ask?.kind === 'keep' && !hidden(ask.op) ? ask.list.length : 0;
  const top = t.deck.slice(t.deck.length - seen);
  const deck = t.deck.slice(0, t.deck.length - seen);
  const items = shuffled(rng, [...deck, ...t.ops.flatMap((one, op) => (hidden(op) ? one.items : []))]);
  const some = (n: number): string[] => items.splice(0, n);
  t.deck = [...some(deck.length), ...top];
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

/**
 * Returns the open decision after a redeal. If it is about cards or tokens that were redealt to someone else, its options are the new ones.
 */
function askAgain({ table: t, ask }: State, hidden: Hidden): State['ask'] {
  if (ask === null || !hidden(ask.op)) return ask;
  const { items, tokens } = t.ops[ask.op]!;
  const words = ask.list.filter((one) => one === 'stop' || one === 'delay');
  switch (ask.kind) {
    case 'discard':
    case 'spare':
      return { ...ask, list: [...items, ...words] };
    case 'keep':
      return { ...ask, list: t.deck.slice(-ask.list.length) };
    case 'bank':
    case 'swap':
      return { ...ask, list: [...distinct(tokens), ...words] };
    default:
      return ask;
  }
}

/** Redeals, in place, everything `seat` cannot see. Its view stays exactly the same. The same seed gives the same deal. */
export function redeal(s: State, seat: string, seed: string): void {
  const rng = seedRng(`deal ${seed}`);
  const hidden: Hidden = (op) => !sees(s.table, op, seat);
  dealTokens(s, hidden, rng);
  dealItems(s, hidden, rng);
  layRooms(s, seat, rng);
  s.ask = askAgain(s, hidden);
  s.rng = rng;
}

/** A redeal as stored in a record: after which step it happened, for which seat, and with which seed. */
export const dealSchema = v.object({
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
  seat: v.picklist(OPERATIVES),
  seed: v.pipe(v.string(), v.maxLength(200)),
});
export type Deal = v.InferOutput<typeof dealSchema>;
