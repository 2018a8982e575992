/**
 * What the deciding seat may know of the machine and of what the table remembers beside its cards: enough to play on from its view, in a
 * world made of that view alone. Cards are named by handles, and only those the seat can point at; where a frame speaks of another card,
 * there is no outline. What cards that lie face down set going is left out, and a bid made in secret is null.
 */
import { def, hasDef } from './defs.ts';
import { BIT, type Card, type Json, type Memory, type Run, type Seat, type StackFrame } from './model.ts';
import { type Delayed, other, type Table, type Trig, type Vars } from './model.ts';
import type { Play } from './play.ts';
import { asksFirsts, cardOf, indexOf, sees, tracks } from './table.ts';
import type { Outline } from './view-types.ts';

/** In `Run.seen`: a card of HQ that the seat cannot point at, or that is no longer there. */
export const SOMEWHERE = -2;
/** Stands for a card that has changed zone since: no card has this handle. */
const GONE = -1;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** Names of numbers in frames that are handles, and of those that are counts, places or names of subroutines. */
const HANDLES = words(
  'h cards card got picked gave first spots seen next host target chosen looked installing hostPicked trashing placed offers wasH ice arranged exposing by only mark ways current here there found',
);
const COUNTS = words(
  'left n pc passes min max credits discount clicks done total count index cost damage ability base strength link corp runner siphoned at figures of most tagsLeft advancement credit agenda known since counters subs open answer where power virus less least x rndAccesses hq rnd archives installed taking more abilities draws several worth',
);

/** Thrown where a frame cannot be told without a secret; never leaves this file. */
const SECRET = new Error('secret');

/** Tells one state to one seat. */
class Teller {
  private readonly t: Table;
  constructor(
    private readonly game: Play,
    readonly seat: Seat,
  ) {
    this.t = game.t;
  }

  /** A handle as it may be told: `GONE` for that of a card that has moved since. Throws for a card the seat cannot point at. */
  handle(h: number): number {
    if (h <= 0) return h;
    const c = cardOf(this.t, h);
    if (c === null) return GONE;
    if (!tracks(c, this.seat)) throw SECRET;
    return h;
  }
  /** The handle of the card with this id, -1 for none. Throws for a card the seat cannot point at. */
  private byId(id: number): number {
    return id < 0 ? -1 : this.handle(this.t.cards[id]!.h);
  }
  /** A value of a frame, under its name. Throws where a number has a name that is not known. */
  value(value: Json, name: string): Json {
    if (typeof value === 'number') {
      if (COUNTS.has(name)) return value;
      if (HANDLES.has(name)) return this.handle(value);
      if (name === 'user') return this.byId(value);
      throw SECRET;
    }
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((one) => this.value(one, name));
    if (name === '$was') return this.was(value as unknown as Card);
    return this.vars(value);
  }
  private vars(v: Vars): Vars {
    const seen: Vars = {};
    for (const name in v) seen[name] = this.value(v[name]!, name);
    return seen;
  }
  /** A card as it was before its own ability trashed it. */
  private was(c: Card): Json {
    const now = this.t.cards[c.id]!;
    if (!sees(now, this.seat)) throw SECRET;
    const seen = { ...c, id: now.h, h: this.handle(c.h), mark: this.handle(c.mark), host: GONE };
    if (c.host >= 0 && tracks(this.t.cards[c.host]!, this.seat)) seen.host = this.t.cards[c.host]!.h;
    return seen as unknown as Json;
  }

  /** Whether the seat knows the face of the card with this handle: of one that has moved on, it is taken to. */
  private facing(h: number): boolean {
    const c = cardOf(this.t, h);
    return c === null || sees(c, this.seat);
  }
  /** Uses noted as handle * 32 + index: those of cards that the seat can point at now, as no others come up again. */
  uses(used: readonly number[]): number[] {
    return used.filter((use) => {
      if (use < 0) return true;
      const c = cardOf(this.t, use >> 5);
      return c !== null && tracks(c, this.seat);
    });
  }

  /** A waiting trigger; null for one that the seat must not know of. */
  trig(trig: Trig): Trig | null {
    const c = cardOf(this.t, trig.h);
    if (c === null ? trig.by !== this.seat && trig.h >= 0 : !sees(c, this.seat)) return null;
    return { ...trig, h: c === null ? GONE : trig.h, v: this.vars(trig.v) };
  }
  trigs(list: readonly Trig[]): Trig[] {
    const seen: Trig[] = [];
    for (const one of list) {
      const trig = this.trig(one);
      if (trig) seen.push(trig);
    }
    return seen;
  }

  /** A stack frame; null for triggers of which the seat must not know. Throws where it would tell a secret. */
  frame(f: StackFrame): StackFrame | null {
    switch (f.k) {
      case 'window':
      case 'action':
        return { ...f };
      case 'flow':
        return { ...f, v: this.vars(f.v) };
      case 'trig': {
        const items = this.trigs(f.items);
        return items.length > 0 ? { ...f, items } : null;
      }
      default:
    }
    if (!this.facing(f.h)) throw SECRET;
    if (f.k === 'do') return { ...f, h: this.handle(f.h), v: this.bids(f.code, this.vars(f.v)) };
    const { used, ...rest } = { used: [] as number[], ...f };
    // the cards of the question which subroutines to break are places of subroutines
    const raw = f.k === 'ask' && f.ask === 'subs';
    const given: unknown = raw ? { ...rest, cards: [], got: [] } : rest;
    const seen = this.vars(given as Vars) as unknown as StackFrame;
    if (raw) Object.assign(seen, { cards: [...f.cards], got: [...f.got] });
    return f.k === 'would' ? ({ ...seen, used: this.uses(used) } as StackFrame) : seen;
  }
  /** The variables of a psi game: what the other seat bid is null until both have. */
  private bids(code: string, v: Vars): Vars {
    const theirs = other(this.seat);
    if (code === '@psi' && v[theirs] !== undefined && v[this.seat] === undefined) v[theirs] = null;
    return v;
  }
}

/** A turn's memory; the abilities used do not matter once the turn is over. */
const memory = (m: Memory, firsts: boolean, used: number[]): Memory => {
  const { firsts: kept, ...rest } = m;
  return kept && firsts ? { ...rest, used, firsts: { ...kept } } : { ...rest, used };
};

const ASKED = new Map<string, boolean>();
/**
 * Whether the seat may know that `Memory.firsts` is kept, which hangs on the cards of both decks: where both lists are known, or its own
 * deck asks for it.
 */
function knowsFirsts(t: Table, seat: Seat): boolean {
  if (t.publicDecks || t.lists === undefined) return t.publicDecks;
  const list = t.lists[seat];
  let asks = ASKED.get(list);
  if (asks === undefined) {
    asks = list.split(' ').some((code) => hasDef(code) && asksFirsts(def(code)));
    if (ASKED.size < 1000) ASKED.set(list, asks);
  }
  return asks;
}

const ascending = (a: number, b: number): number => a - b;

/** What the seat, which is the one that decides, may know of the machine; null where that cannot be told without a secret. */
export function outlineOf(game: Play, seat: Seat): Outline | null {
  const { s, t } = game;
  const teller = new Teller(game, seat);
  let stack: StackFrame[];
  let pending: Trig[];
  try {
    stack = [];
    for (const f of s.stack) {
      const seen = teller.frame(f);
      if (seen) stack.push(seen);
    }
    pending = s.pending.length === 0 ? [] : teller.trigs(s.pending);
  } catch (error) {
    if (error === SECRET) return null;
    throw error;
  }
  const theirs = BIT[other(seat)];
  const fresh: number[] = [];
  const shown: number[] = [];
  const shownInDeck: number[] = [];
  const stackKnown: Outline['stackKnown'] = [];
  for (const c of t.cards) {
    if (c.up) {
      if (c.since === t.turn) fresh.push(c.h);
    } else if (c.known !== 0) {
      const inDeck = c.zone === 'rnd' || c.zone === 'stack';
      if (c.seat === seat && (c.known & theirs) !== 0)
        (inDeck ? shownInDeck : shown).push(inDeck ? indexOf(t, c) : c.h);
      if (c.zone === 'stack' && sees(c, seat)) stackKnown.push({ index: indexOf(t, c), h: c.h, code: c.code });
    }
  }
  const firsts = knowsFirsts(t, seat);
  return {
    stack,
    pending,
    run: t.run === null ? null : runOf(t, t.run, seat),
    now: memory(t.now, firsts, teller.uses(t.now.used)),
    lastCorp: memory(t.lastCorp, firsts, []),
    lastRunner: memory(t.lastRunner, firsts, []),
    mods: t.mods.filter(({ h }) => h < 0 || pointed(t, h, seat)).map((mod) => ({ ...mod })),
    delayed: delayedOf(t, seat),
    nextHandle: t.nextHandle,
    fresh: fresh.sort(ascending),
    shown: shown.sort(ascending),
    shownInDeck: shownInDeck.sort(ascending),
    stackKnown: stackKnown.sort((a, b) => a.index - b.index),
    seenInHq: [...t.seenInHq],
    publicDecks: t.publicDecks,
    payByHand: t.payByHand === true,
  };
}

/** Whether a card has this handle now, and the seat can point at it. */
function pointed(t: Table, h: number, seat: Seat): boolean {
  const c = cardOf(t, h);
  return c !== null && tracks(c, seat);
}

/** The record of the run, with the card that made it by handle. */
function runOf(t: Table, run: Run, seat: Seat): Run {
  const seen = (h: number): number => (h <= 0 || pointed(t, h, seat) ? h : GONE);
  return {
    ...run,
    ice: seen(run.ice),
    ambush: seen(run.ambush),
    broken: [...run.broken],
    breakers: run.breakers.map(seen),
    by: seen(run.by),
    byId: run.byId < 0 ? -1 : seen(t.cards[run.byId]!.h),
    seen: run.seen.map((h) => (pointed(t, h, seat) ? h : SOMEWHERE)),
  };
}

/** Effects that wait, without those of cards whose faces the seat does not know. */
function delayedOf(t: Table, seat: Seat): Delayed[] {
  const seen: Delayed[] = [];
  for (const one of t.delayed) {
    const c = cardOf(t, one.h);
    if (c === null) seen.push({ ...one, h: GONE });
    else if (sees(c, seat)) seen.push({ ...one });
  }
  return seen;
}
