/** Redeals the cards a seat cannot see, to play on from a recorded position. */
import * as v from 'valibot';
import { seedRng, shuffled } from '../../../core/rng.ts';
import { HAT, type State } from '../rules/model.ts';
import { sees } from '../rules/view.ts';
import { ASSETS } from '../rules/score.ts';
import { STATUS } from '../rules/flow/setup.ts';

const cards = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HAT))), v.maxLength(97));
export const dealSchema = v.object({
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
  seed: v.pipe(v.string(), v.maxLength(200)),
  hands: v.pipe(v.array(cards), v.maxLength(6)),
  deck: cards,
  asset: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ASSETS.length)),
  status: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(6)),
});
/** A new deal: where every card is after step `at` of a record. */
export type Deal = v.InferOutput<typeof dealSchema>;

/** Makes a new deal for after step `at`. Everything the seat can see stays the same, and so do the sizes of the hands and the deck. */
export function redeal({ table: t }: State, seat: string, seed: string, at: number): Deal {
  const rng = seedRng(`deal ${seed}`);
  const hidden = t.hands.map((_, i) => i).filter((i) => !sees(t, i, seat));
  // Everybody sees who holds the Hat, so it stays.
  const loose = (hand: readonly number[]): number[] => hand.filter((card) => card !== HAT);
  const pool = shuffled(rng, [...t.deck, ...hidden.flatMap((i) => loose(t.hands[i]!))]);
  const hands = t.hands.map((hand) => [...hand]);
  for (const i of hidden) {
    const kept = hands[i]!.filter((card) => card === HAT);
    hands[i] = [...pool.splice(0, hands[i]!.length - kept.length), ...kept].sort((a, b) => a - b);
  }
  const numbers = shuffled(
    rng,
    STATUS.filter((n) => !t.status.some((one, i) => one === n && sees(t, i, seat))),
  );
  const status = t.status.map((n, i) => (sees(t, i, seat) ? n : numbers.pop()!));
  const asset =
    t.asset === 0 || t.assetUp
      ? t.asset
      : shuffled(
          rng,
          ASSETS.map((_, i) => i + 1),
        )[0]!;
  return { at, seed, hands, deck: pool, asset, status };
}

const fixed = (hands: readonly (readonly number[])[], deck: readonly number[]): string =>
  JSON.stringify([
    hands.map((hand) => [hand.length, hand.includes(HAT)]),
    [...hands.flat(), ...deck].sort((a, b) => a - b),
  ]);

/** Applies a deal. Throws if it does not fit the table. */
export function applyDeal(s: State, { seed, hands, deck, asset, status }: Deal): void {
  const t = s.table;
  if (
    fixed(hands, deck) !== fixed(t.hands, t.deck) ||
    status.length !== t.status.length ||
    (asset === 0) !== (t.asset === 0)
  )
    throw new Error('this deal does not fit the table');
  t.hands = hands.map((hand) => [...hand].sort((a, b) => a - b));
  Object.assign(t, { deck: [...deck], asset, status: [...status] });
  s.rng = seedRng(seed);
}
