/** Rebuilds the rules' stack and waiting triggers for a sampled world from the outline in a view, turning handles back into card ids. */
import type { DoFrame, Json, Seat, StackFrame, State, Trig, Vars } from '../../rules/model.ts';
import type { Outline } from '../../rules/view-types.ts';

/** Finds the id of the card with a handle; -1 for none. */
type IdOf = (h: number) => number;

function value(seen: Json, name: string, idOf: IdOf): Json {
  if (typeof seen === 'number') return name === 'user' ? idOf(seen) : seen;
  if (typeof seen !== 'object' || seen === null) return seen;
  if (Array.isArray(seen)) return seen.map((one) => value(one, name, idOf));
  const copy: Vars = {};
  for (const key in seen) copy[key] = value(seen[key]!, key, idOf);
  if (name === '$was') {
    copy.id = idOf(seen.id as number);
    copy.host = idOf(seen.host as number);
  }
  return copy;
}

/** Returns the rules' stack of frames and the waiting triggers that an outline describes, with card ids in place of handles. */
export function machineOf({ stack, pending }: Outline, idOf: IdOf): { stack: StackFrame[]; pending: Trig[] } {
  const copied = (seen: object): unknown => value(seen as Json, '', idOf);
  return { stack: stack.map((f) => copied(f) as StackFrame), pending: pending.map((trig) => copied(trig) as Trig) };
}

/** Finds a psi game with a secret bid: the index of its frame on the stack, and the seat that made the bid; null if there is none. */
export function hiddenBid(stack: readonly StackFrame[]): { frame: number; seat: Seat } | null {
  for (let i = stack.length - 1; i >= 0; i--) {
    const f = stack[i]!;
    if (f.k !== 'do' || f.code !== '@psi') continue;
    for (const seat of ['corp', 'runner'] as const) if (f.v[seat] === null) return { frame: i, seat };
  }
  return null;
}

/** The highest bid in a psi game. */
const MOST = 2;
/** Replaces a secret psi bid with a random one, from 0 to 2 or to the credits the seat has. */
export function bid(s: State, { frame, seat }: { frame: number; seat: Seat }, chance: () => number): void {
  const most = Math.min(MOST, s.table[seat].credits);
  (s.stack[frame] as DoFrame).v[seat] = Math.floor(chance() * (most + 1));
}
