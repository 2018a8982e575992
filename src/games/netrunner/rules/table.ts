/** Read-only queries on the table: where cards are, who sees what, points and servers. */
import type { CardDef } from './def.ts';
import { def } from './defs.ts';
import type { Event } from './events.ts';
import {
  BIT,
  type Card,
  type Firsts,
  type Memory,
  type Seat,
  type Server,
  type ServerId,
  type Table,
  type Zone,
  isRemote,
} from './model.ts';
import type { Condition } from './names.ts';

/** Returns the `Memory` (counts of what happened in a turn) of a turn in which nothing has happened yet. */
export const noMemory = (): Memory => ({
  runs: 0,
  successes: 0,
  centralSuccesses: 0,
  rndSuccesses: 0,
  hqSuccesses: 0,
  rigInstalls: 0,
  netDamage: 0,
  scored: 0,
  stolen: 0,
  runnerTrashed: 0,
  tagsTaken: 0,
  used: [],
});

export const noFirsts = (): Firsts => ({ tagsShed: 0, rigTrashed: 0, accessTrashed: 0, accessed: 0, corpInstalls: 0 });
/** Conditions that read the counts in `Memory.firsts`. */
const OF_FIRSTS = new Set<Condition>([
  'first.tagsShed',
  'first.rigTrashed',
  'first.accessTrashed',
  'first.corpInstalls',
  'lastTurn.accessed',
]);
/**
 * Starts keeping the counts in `Memory.firsts` if any card in the game needs them, in whatever zone: it may come into play later in the
 * turn.
 */
export function keepFirsts(t: Table): void {
  if (t.cards.some(({ code }) => asksFirsts(def(code)))) t.now.firsts = noFirsts();
}
/** Whether a card's text reads the counts in `Memory.firsts`. */
export function asksFirsts({ abilities, playIf }: CardDef): boolean {
  const conds = [playIf, ...abilities.map((one) => (one.a === 'when' ? one.if : null))].flat();
  return conds.some((cond) => cond != null && OF_FIRSTS.has(cond));
}
/** Whether this event is the Runner avoiding or removing a tag; losing tags is neither. */
export const shedsTag = (e: Event): boolean =>
  (e.type === 'prevented' && e.what === 'tag') || (e.type === 'tags-removed' && e.why === 'removed');
/** Whether this event is the Runner trashing a card they are accessing. */
export const trashesAccessed = (e: Event): boolean => e.type === 'trashed' && e.why === 'access';
/** Whether this event trashes a program or a piece of hardware. A card face down in the rig is neither. */
export function trashesRigCard(t: Table, e: Event): boolean {
  if (e.type !== 'trashed' || (e.was.zone === 'rig' && !e.was.up)) return false;
  const { type } = def(t.cards[e.card]!.code);
  return type === 'program' || type === 'hardware';
}
/** Whether this event is the Corp installing a card. */
export const isCorpInstall = (e: Event): boolean => e.type === 'installed' && e.seat === 'corp';

/** A table without cards, with the three central servers and 5 credits for each side. */
export function emptyTable(): Table {
  return {
    cards: [],
    rnd: [],
    hq: [],
    archives: [],
    stack: [],
    grip: [],
    heap: [],
    rig: [],
    hosted: [],
    corpScore: [],
    runnerScore: [],
    play: [],
    removed: [],
    identities: [],
    servers: [
      { id: 'archives', ice: [], root: [] },
      { id: 'rnd', ice: [], root: [] },
      { id: 'hq', ice: [], root: [] },
    ],
    corp: { credits: 5, clicks: 0, badPublicity: 0 },
    runner: { credits: 5, clicks: 0, tags: 0, brain: 0 },
    turn: 0,
    active: 'corp',
    chart: 'setup',
    leaf: '',
    run: null,
    now: noMemory(),
    lastCorp: noMemory(),
    lastRunner: noMemory(),
    mods: [],
    delayed: [],
    seenInHq: [],
    nextHandle: 1,
    toWin: 7,
    publicDecks: true,
    over: null,
  };
}

/** The server with this id, or null if it does not exist. */
export function serverOf(t: Table, id: ServerId | null): Server | null {
  for (const server of t.servers) if (server.id === id) return server;
  return null;
}

/** The list of card ids of a zone (`server` for 'ice' and 'root'). Throws when the server does not exist. */
export function listOf(t: Table, zone: Zone, server: ServerId | null): number[] {
  switch (zone) {
    case 'corp score':
      return t.corpScore;
    case 'runner score':
      return t.runnerScore;
    case 'identity':
      return t.identities;
    case 'ice':
    case 'root': {
      const found = serverOf(t, server);
      if (!found) throw new Error(`no server ${server}`);
      return found[zone];
    }
    default:
      return t[zone];
  }
}

/** The card that has this handle now, or null. */
export function cardOf(t: Table, h: number): Card | null {
  if (h < 0) return null;
  for (const card of t.cards) if (card.h === h) return card;
  return null;
}

/** The cards that still have these handles, in the same order. */
export function cardsOf(t: Table, handles: readonly number[]): Card[] {
  const cards: Card[] = [];
  for (const h of handles) {
    const c = cardOf(t, h);
    if (c) cards.push(c);
  }
  return cards;
}

export const handOf = (t: Table, seat: Seat): number[] => (seat === 'corp' ? t.hq : t.grip);
export const deckOf = (t: Table, seat: Seat): number[] => (seat === 'corp' ? t.rnd : t.stack);
export const isInstalled = (c: Card): boolean =>
  c.zone === 'ice' || c.zone === 'root' || c.zone === 'rig' || (c.zone === 'hosted' && def(c.code).type !== 'identity');
export const inRemote = (c: Card): boolean => c.server !== null && isRemote(c.server);

/** Whether a seat may see the face of a card; 'open', the viewer with open cards, sees all. */
export function sees(c: Card, seat: Seat | 'open'): boolean {
  if (seat === 'open') return true;
  switch (c.zone) {
    case 'identity':
    case 'heap':
    case 'corp score':
    case 'runner score':
    case 'play':
    case 'removed':
    case 'hosted':
      return true;
    case 'rig':
      return c.up || seat === 'runner' || (c.known & BIT[seat]) !== 0;
    case 'rnd':
    case 'stack':
      return (c.known & BIT[seat]) !== 0;
    case 'hq':
      return seat === 'corp' || (c.known & BIT.runner) !== 0;
    case 'grip':
      return seat === 'runner' || (c.known & BIT.corp) !== 0;
    case 'archives':
    case 'ice':
    case 'root':
      return c.up || seat === 'corp' || (c.known & BIT.runner) !== 0;
  }
}

/** Whether a seat can point at a card (has its handle): the card is installed, or the seat sees its face. */
export function tracks(c: Card, seat: Seat | 'open'): boolean {
  return c.zone === 'ice' || c.zone === 'root' || c.zone === 'rig' || sees(c, seat);
}

/** Index of a card in its zone's list. */
export const indexOf = (t: Table, c: Card): number => listOf(t, c.zone, c.server).indexOf(c.id);

/** Agenda points of a card in a score area: the printed points, unless the card was turned into an agenda. */
export const pointsOf = (c: Card): number => c.worth ?? def(c.code).points ?? 0;

/** Agenda points in a side's score area. */
export function points(t: Table, seat: Seat): number {
  let sum = 0;
  for (const id of seat === 'corp' ? t.corpScore : t.runnerScore) sum += pointsOf(t.cards[id]!);
  return sum;
}

/** Returns how many recurring credits a card starts with and is refilled to; 0 if it has none. */
export function recurringOf({ code }: Card): number {
  for (const ability of def(code).abilities) if (ability.a === 'recurring') return ability.n;
  return 0;
}

/** The id for a new remote server: the smallest unused number. */
export function nextRemote(t: Table): ServerId {
  let n = 1;
  while (serverOf(t, `remote ${n}`)) n++;
  return `remote ${n}`;
}

/** The agenda or asset in a server's root (there is at most one), or null. */
export function mainCard(t: Table, server: Server): Card | null {
  for (const id of server.root) {
    const type = def(t.cards[id]!.code).type;
    if (type === 'agenda' || type === 'asset') return t.cards[id]!;
  }
  return null;
}
