/**
 * The outline: what the deciding seat may know of the machine (stack and triggers), and of what the table remembers besides its cards;
 * enough to play on in a world made from its view alone. It names cards by handle, and only those the seat can point at; if a frame names
 * any other card, there is no outline. Triggers of facedown cards are left out, and a secret bid is null.
 */
import { def, hasDef } from './defs.ts';
import { BIT, type Card, type Json, type Memory, type Run, type Seat, type StackFrame } from './model.ts';
import { type Delayed, other, type Table, type Trig, type Vars } from './model.ts';
import type { Play } from './play.ts';
import { asksFirsts, cardOf, indexOf, sees, tracks } from './table.ts';
import type { Outline } from './view-types.ts';

/** Stands in `Run.seen` for a card of HQ that the seat cannot point at, or that has left. */
export const SOMEWHERE = -2;
/** Stands for the handle of a card that has changed zone since; no card has this handle. */
const GONE = -1;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** Names of frame variables that hold handles (`HANDLES`), and of those that hold counts, positions or names of subroutines (`COUNTS`). */
const HANDLES = words(
  'h cards card got picked gave first spots seen next host target chosen looked installing hostPicked trashing placed offers wasH ice arranged exposing by only mark ways current here there found',
);
const COUNTS = words(
  'left n pc passes min max credits discount clicks done total count index cost damage ability base strength link corp runner siphoned at figures of most tagsLeft advancement credit agenda known since counters subs open answer where power virus less least x rndAccesses hq rnd archives installed taking more abilities draws several worth',
);

/** Thrown if a frame contains something the seat may not know; never leaves this file. */
const SECRET = new Error('secret');

/** Removes from one state what one seat may not know. */
class Redactor {
  private readonly t: Table;
  constructor(
    private readonly game: Play,
    readonly seat: Seat,
  ) {
    this.t = game.t;
  }

  /** A handle the seat may know; `GONE` if the card has moved since. Throws for a card the seat cannot point at. */
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
  /** The value of a frame variable as the seat may know it; its name says what it holds. Throws for a number under an unknown name. */
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
  /** The copy of a card from before its own ability trashed it, as the seat may know it. */
  private was(c: Card): Json {
    const now = this.t.cards[c.id]!;
    if (!sees(now, this.seat)) throw SECRET;
    const seen = { ...c, id: now.h, h: this.handle(c.h), mark: this.handle(c.mark), host: GONE };
    if (c.host >= 0 && tracks(this.t.cards[c.host]!, this.seat)) seen.host = this.t.cards[c.host]!.h;
    return seen as unknown as Json;
  }

  /** Whether the seat knows the face of the card with this handle; assumed true for a card that has moved since. */
  private facing(h: number): boolean {
    const c = cardOf(this.t, h);
    return c === null || sees(c, this.seat);
  }
  /**
   * Returns those of the used once-per-turn abilities (handle * 32 + index) whose cards the seat can point at now; others cannot matter
   * again.
   */
  uses(used: readonly number[]): number[] {
    return used.filter((use) => {
      if (use < 0) return true;
      const c = cardOf(this.t, use >> 5);
      return c !== null && tracks(c, this.seat);
    });
  }

  /** A waiting trigger as the seat may know it; null if it may not know of it. */
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

  /**
   * A stack frame as the seat may know it; null if the frame holds only triggers that it may not know of. Throws if it contains a secret.
   */
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
    // for the question which subroutines to break, `cards` holds positions of subroutines
    const raw = f.k === 'ask' && f.ask === 'subs';
    const given: unknown = raw ? { ...rest, cards: [], got: [] } : rest;
    const seen = this.vars(given as Vars) as unknown as StackFrame;
    if (raw) Object.assign(seen, { cards: [...f.cards], got: [...f.got] });
    return f.k === 'would' ? ({ ...seen, used: this.uses(used) } as StackFrame) : seen;
  }
  /** The variables of a psi game as the seat may know them: the other seat's bid is null until both have bid. */
  private bids(code: string, v: Vars): Vars {
    const theirs = other(this.seat);
    if (code === '@psi' && v[theirs] !== undefined && v[this.seat] === undefined) v[theirs] = null;
    return v;
  }
}

/** Copies a turn's memory, with `used` as the abilities used, and without `firsts` if the seat may not know that it is kept. */
const memory = (m: Memory, firsts: boolean, used: number[]): Memory => {
  const { firsts: kept, ...rest } = m;
  return kept && firsts ? { ...rest, used, firsts: { ...kept } } : { ...rest, used };
};

const ASKED = new Map<string, boolean>();
/**
 * Whether the seat may know that `Memory.firsts` is kept, which depends on the cards of both decks: yes if both lists are public or its own
 * deck needs it.
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

/** What the deciding seat may know of the machine; null if that would reveal a secret. */
export function outlineOf(game: Play, seat: Seat): Outline | null {
  const { s, t } = game;
  const redactor = new Redactor(game, seat);
  let stack: StackFrame[];
  let pending: Trig[];
  try {
    stack = [];
    for (const f of s.stack) {
      const seen = redactor.frame(f);
      if (seen) stack.push(seen);
    }
    pending = s.pending.length === 0 ? [] : redactor.trigs(s.pending);
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
    now: memory(t.now, firsts, redactor.uses(t.now.used)),
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

/** The run as the seat may know it, naming the card that made it by handle. */
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

/** The delayed effects as the seat may know them: without those of cards whose faces it does not know. */
function delayedOf(t: Table, seat: Seat): Delayed[] {
  const seen: Delayed[] = [];
  for (const one of t.delayed) {
    const c = cardOf(t, one.h);
    if (c === null) seen.push({ ...one, h: GONE });
    else if (sees(c, seat)) seen.push({ ...one });
  }
  return seen;
}
