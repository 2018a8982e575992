/**
 * Redeals hidden cards: swaps the cards that a seat cannot see among the places they could be in, so that the seat's view stays the same.
 * Used when a person plays on from a recording after watching it with hidden cards shown.
 */
import { below, seedRng } from '../../../core/rng.ts';
import { dropIndex } from '../rules/card-index.ts';
import * as v from 'valibot';
import { def, hasDef } from '../rules/defs.ts';
import type { Card, Json, Seat, State } from '../rules/model.ts';
import { sees } from '../rules/table.ts';

/**
 * A redeal of hidden cards as a record stores it: the step after which it is made (`at`), the new card codes by card id (`faces`), and the
 * seed of the random generator from then on.
 */
export interface Deal {
  at: number;
  seed: string;
  faces: [number, string][];
}

/** Schema for the redeals in a record's file. It checks only their shape; `applyDeal` checks that they fit the table. */
export const deals = v.exactOptional(
  v.pipe(
    v.array(
      v.object({
        at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_000)),
        seed: v.pipe(v.string(), v.maxLength(200)),
        faces: v.pipe(v.array(v.tuple([v.number(), v.pipe(v.string(), v.regex(/^\d{5}$/))])), v.maxLength(400)),
      }),
    ),
    v.maxLength(16),
  ),
);

/** Zones in which a hidden card may be any card of its side; in others, its type limits it. */
const ANY_CARD_ZONES = new Set(['rnd', 'hq', 'archives', 'stack', 'grip']);

/**
 * Adds every number in a JSON value to `found`. Each may be the handle of a card that an effect or decision refers to, and such cards must
 * not be redealt.
 */
function addNumbers(value: Json, found: Set<number>): Set<number> {
  if (typeof value === 'number') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) addNumbers(inner, found);
  return found;
}

/** Whether `code` is a known card of the same side as this card, and not an identity. */
const ofSide = ({ seat }: Card, code: string): boolean =>
  hasDef(code) && def(code).side === seat && def(code).type !== 'identity';

/** Whether a card with this code could be in the place of `card`, as far as a seat that cannot see it knows. */
function couldBe(card: Card, code: string): boolean {
  if (ANY_CARD_ZONES.has(card.zone)) return true;
  const { type, advanceable } = def(code);
  if (card.zone === 'ice') return type === 'ice';
  if (card.zone !== 'root') return false;
  // Both sides see whether an install replaces an agenda or asset, so an upgrade stays an upgrade.
  if (def(card.code).type === 'upgrade') return type === 'upgrade';
  return type === 'agenda' || (type === 'asset' && (card.advancement === 0 || advanceable));
}

/** How many extra swaps to try, after the shuffle, for each hidden installed card: most random cards could not be in its place. */
const EXTRA_SWAPS = 12;

/**
 * Redeals the cards whose faces `seat` does not know, so that its view of the table stays byte for byte the same. Each side's hidden cards
 * swap faces among themselves, except cards that an open decision or effect refers to. `seed` drives the swaps and becomes the game's seed.
 * Does not change the state; `applyDeal` does.
 */
export function redeal(s: State, seat: Seat, seed: string, at: number): Deal {
  const rng = seedRng(`deal ${seed}`);
  const busy = addNumbers(
    [s.stack, s.pending, s.table.run, s.table.mods, s.table.delayed] as unknown as Json,
    new Set(),
  );
  const faces = s.table.cards.map((card) => card.code);
  const swap = (a: Card, b: Card): void => {
    const [one, other] = [faces[a.id]!, faces[b.id]!];
    if (couldBe({ ...a, code: one }, other) && couldBe({ ...b, code: other }, one)) {
      faces[a.id] = other;
      faces[b.id] = one;
    }
  };
  for (const owner of ['corp', 'runner'] as const) {
    const hidden = s.table.cards.filter(
      (card) =>
        card.seat === owner &&
        !sees(card, seat) &&
        !busy.has(card.h) &&
        (ANY_CARD_ZONES.has(card.zone) || card.zone === 'ice' || card.zone === 'root'),
    );
    for (let i = hidden.length - 1; i > 0; i--) swap(hidden[i]!, hidden[below(rng, i + 1)]!);
    for (const card of hidden) {
      if (ANY_CARD_ZONES.has(card.zone)) continue;
      for (let n = 0; n < EXTRA_SWAPS; n++) swap(card, hidden[below(rng, hidden.length)]!);
    }
  }
  const changed = s.table.cards.filter((card) => faces[card.id] !== card.code);
  return { at, seed, faces: changed.map((card) => [card.id, faces[card.id]!]) };
}

/**
 * Applies a redeal (new faces for hidden cards) to a state. Throws if it does not fit: an unknown card id, or a card in a place where it
 * could not be.
 */
export function applyDeal(s: State, { seed, faces }: Deal): void {
  for (const [id, code] of faces) {
    const card = s.table.cards[id];
    if (card === undefined || !ofSide(card, code) || !couldBe(card, code))
      throw new Error(`card ${id} cannot be redealt`);
  }
  for (const [id, code] of faces) s.table.cards[id]!.code = code;
  s.rng = seedRng(seed);
  dropIndex(s);
}
