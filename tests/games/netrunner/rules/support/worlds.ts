/** Other worlds a seat cannot tell from this one: what it does not see is exchanged. */
import { below } from '../../../../../src/core/rng.ts';
import { dropIndex } from '../../../../../src/games/netrunner/rules/card-index.ts';
import { copyState } from '../../../../../src/games/netrunner/rules/copy.ts';
import { def } from '../../../../../src/games/netrunner/rules/defs.ts';
import type { Card, Json, Seat, State } from '../../../../../src/games/netrunner/rules/model.ts';
import { sees, tracks } from '../../../../../src/games/netrunner/rules/table.ts';

const HANDS_AND_DECKS = new Set(['rnd', 'hq', 'archives', 'stack', 'grip']);

/** Numbers in the machine: a card a frame speaks of keeps its face. */
function numbersIn(value: Json, found: Set<number>): Set<number> {
  if (typeof value === 'number') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) numbersIn(inner, found);
  return found;
}
/** Whether a card with this code could lie where the card lies. */
function couldBe(c: Card, code: string): boolean {
  if (HANDS_AND_DECKS.has(c.zone)) return true;
  const { type, advanceable } = def(code);
  if (c.zone === 'ice') return type === 'ice';
  if (c.zone !== 'root') return false;
  const main = def(c.code).type !== 'upgrade';
  return main ? type === 'agenda' || (type === 'asset' && (c.advancement === 0 || advanceable)) : type === 'upgrade';
}
/** Cards whose face the seat does not see and no frame speaks of. */
function hiddenFrom(s: State, seat: Seat): Card[] {
  const spoken = numbersIn(
    [s.stack, s.pending, s.table.run, s.table.mods, s.table.delayed] as unknown as Json,
    new Set(),
  );
  return s.table.cards.filter((c) => !sees(c, seat) && !spoken.has(c.h));
}

/** A world in which two cards the seat does not see have exchanged their faces; null when there are none that differ. */
export function swapFaces(s: State, seat: Seat, rng: number[]): { other: State; ids: [number, number] } | null {
  const hidden = hiddenFrom(s, seat);
  // half of the time a card that lies in sight, face down, is one of them
  const lying = hidden.filter((c) => c.zone === 'ice' || c.zone === 'root');
  const first = lying.length > 0 && below(rng, 2) === 0 ? lying : hidden;
  if (first.length === 0) return null;
  const a = first[below(rng, first.length)]!;
  const fits = hidden.filter((b) => b.seat === a.seat && b.code !== a.code && couldBe(a, b.code) && couldBe(b, a.code));
  if (fits.length === 0) return null;
  const b = fits[below(rng, fits.length)]!;
  const other = copyState(s);
  other.table.cards[a.id]!.code = b.code;
  other.table.cards[b.id]!.code = a.code;
  dropIndex(other);
  return { other, ids: [a.id, b.id] };
}
/** A world in which two cards the seat cannot point at have exchanged their handles; null when there are none. */
export function swapHandles(s: State, seat: Seat, rng: number[]): State | null {
  const hidden = s.table.cards.filter((c) => !tracks(c, seat));
  if (hidden.length < 2) return null;
  const a = hidden[below(rng, hidden.length)]!;
  const b = hidden[below(rng, hidden.length)]!;
  if (a === b) return null;
  const other = copyState(s);
  other.table.cards[a.id]!.h = b.h;
  other.table.cards[b.id]!.h = a.h;
  return other;
}
/** The same world with two cards the seat does not see under each other's index. */
export function swapIndices(s: State, seat: Seat, rng: number[]): State | null {
  const hidden = hiddenFrom(s, seat);
  if (hidden.length < 2) return null;
  const a = hidden[below(rng, hidden.length)]!.id;
  const b = hidden[below(rng, hidden.length)]!.id;
  if (a === b) return null;
  const turned = (id: number): number => (id === a ? b : id === b ? a : id);
  const other = copyState(s);
  const t = other.table;
  [t.cards[a], t.cards[b]] = [t.cards[b]!, t.cards[a]!];
  for (const [id, c] of t.cards.entries()) {
    c.id = id;
    c.host = turned(c.host);
  }
  const lists = [
    t.rnd,
    t.hq,
    t.archives,
    t.stack,
    t.grip,
    t.heap,
    t.rig,
    t.hosted,
    t.corpScore,
    t.runnerScore,
    t.play,
    t.removed,
    t.identities,
    ...t.servers.flatMap((server) => [server.ice, server.root]),
  ];
  for (const list of lists)
    list.forEach((id, i) => {
      list[i] = turned(id);
    });
  if (t.run) t.run.byId = turned(t.run.byId);
  dropIndex(other);
  return other;
}
