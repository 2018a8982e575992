/**
 * Other worlds behind the same sight: what a seat cannot see is dealt anew among the places where it could lie. Used to play on from a
 * recorded position without the hidden cards that are known to whoever watched it.
 */
import { below, seedRng } from '../../core/rng.ts';
import { dropIndex } from './rules/card-index.ts';
import * as v from 'valibot';
import { def, hasDef } from './rules/defs.ts';
import type { Card, Json, Seat, State } from './rules/model.ts';
import { sees } from './rules/table.ts';

/** A deal as a record keeps it: after which step, the faces that changed, by the card's number, and the chance from then on. */
export interface Deal {
  at: number;
  seed: string;
  faces: [number, string][];
}

/** The deals of a record as they come from a file; whether one fits its table shows when it is put there. */
export const deals = v.optional(
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

const FREE = new Set(['rnd', 'hq', 'archives', 'stack', 'grip']);

/** Handles the machine speaks of: a card in the middle of something keeps its face. */
function spoken(value: Json, found: Set<number>): Set<number> {
  if (typeof value === 'number') found.add(value);
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) spoken(inner, found);
  return found;
}

/** Whether a face is a card of the same side that is played with. */
const ofSide = ({ seat }: Card, code: string): boolean =>
  hasDef(code) && def(code).side === seat && def(code).type !== 'identity';

/** Whether a face could lie where this card lies, as far as anybody can tell who does not see it. */
function couldBe(card: Card, code: string): boolean {
  if (FREE.has(card.zone)) return true;
  const { type, advanceable } = def(code);
  if (card.zone === 'ice') return type === 'ice';
  if (card.zone !== 'root') return false;
  // An install says whether it takes the one place of an agenda or asset: upgrades stay upgrades.
  if (def(card.code).type === 'upgrade') return type === 'upgrade';
  return type === 'agenda' || (type === 'asset' && (card.advancement === 0 || advanceable));
}

/** Installed cards are few: each is offered so many partners beside the shuffle. */
const OFFERS = 12;

/**
 * A deal that agrees with everything `seat` has seen: its view of the table is the same before and after, byte for byte. Each side's
 * hidden cards change places among themselves; cards a question or effect speaks of stay. `seed` decides, and is the game's chance
 * from then on. Does not change the state: `applyDeal` does.
 */
export function dealAnew(s: State, seat: Seat, seed: string, at: number): Deal {
  const rng = seedRng(`deal ${seed}`);
  const busy = spoken([s.stack, s.pending, s.table.run, s.table.mods, s.table.delayed] as unknown as Json, new Set());
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
        (FREE.has(card.zone) || card.zone === 'ice' || card.zone === 'root'),
    );
    for (let i = hidden.length - 1; i > 0; i--) swap(hidden[i]!, hidden[below(rng, i + 1)]!);
    for (const card of hidden) {
      if (FREE.has(card.zone)) continue;
      for (let n = 0; n < OFFERS; n++) swap(card, hidden[below(rng, hidden.length)]!);
    }
  }
  const changed = s.table.cards.filter((card) => faces[card.id] !== card.code);
  return { at, seed, faces: changed.map((card) => [card.id, faces[card.id]!]) };
}

/** Puts a deal on the table. Throws where it does not fit: another number of cards, a face where it cannot lie. */
export function applyDeal(s: State, { seed, faces }: Deal): void {
  for (const [id, code] of faces) {
    const card = s.table.cards[id];
    if (card === undefined || !ofSide(card, code) || !couldBe(card, code))
      throw new Error(`card ${id} cannot be dealt anew`);
  }
  for (const [id, code] of faces) s.table.cards[id]!.code = code;
  s.rng = seedRng(seed);
  dropIndex(s);
}
