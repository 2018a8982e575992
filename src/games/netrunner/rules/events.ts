/**
 * Everything that can happen at the table. The table changes only by `apply(table, event)` (apply.ts); the stage animates events,
 * sound and log read them, lessons watch for them, replays keep them. Fields that name cards hold card ids inside the rules;
 * `redact` (view.ts) turns them into `SeenCard`s for a seat.
 */
import type { ChartName, Counter, DamageKind, Delayed, Mod, OverReason, Seat, ServerId, Until, Zone } from './model.ts';

/** Where a card lay and how, taken before the event. */
export interface Was {
  zone: Zone;
  server: ServerId | null;
  /** position in the zone: 0 is the top, or the innermost ice */ index: number;
  h: number;
  up: boolean;
  known: number;
  host: number;
  advancement: number;
  credit: number;
  virus: number;
  power: number;
  agenda: number;
  /** strength then, ice and icebreakers */ strength: number;
}
/** Where a card goes. */
export interface To {
  zone: Zone;
  server: ServerId | null;
  index: number;
  up: boolean;
  /** seats that know the face there though it is hidden */ known: number;
  host: number;
}

/** Events that move a card: all applied alike, told apart for triggers, sentences and pictures. */
export type MoveType =
  | 'drawn'
  | 'installed'
  | 'discarded'
  | 'trashed'
  | 'played'
  | 'resolved'
  | 'scored'
  | 'stolen'
  | 'added'
  | 'forfeited'
  | 'returned'
  | 'removed'
  | 'moved';
export interface MoveEvent {
  type: MoveType;
  card: number;
  was: Was;
  to: To;
  /** whose doing */ seat: Seat;
  /** 'cost', 'damage net', 'unique', 'memory', 'host', 'access', 'effect', 'install', 'hand-size', ... */ why: string;
}

export type Event =
  | MoveEvent
  // set-up and turns
  | { type: 'game-began' }
  | { type: 'kept'; seat: Seat }
  | { type: 'mulliganed'; seat: Seat }
  | { type: 'shuffled'; seat: Seat; /** ids, top first */ order: number[] }
  | { type: 'step'; chart: ChartName; leaf: string }
  | { type: 'turn-began'; seat: Seat; turn: number }
  /** steps 1.2: "when your turn begins" */
  | { type: 'turn-opened'; seat: Seat }
  | { type: 'turn-ended'; seat: Seat }
  | { type: 'game-ended'; winner: Seat | 'draw'; reason: OverReason }
  // credits, clicks, counters
  | { type: 'credits-gained'; seat: Seat; n: number; card: number }
  | {
      type: 'credits-spent';
      seat: Seat;
      /** from the pool */ n: number;
      /** bad-publicity credits */ bad: number;
      card: number;
    }
  | { type: 'credits-lost'; seat: Seat; n: number }
  | { type: 'clicks-gained'; seat: Seat; n: number }
  | { type: 'clicks-spent'; seat: Seat; n: number }
  | { type: 'clicks-lost'; seat: Seat; n: number }
  | { type: 'counters-placed'; card: number; kind: Counter; n: number }
  | { type: 'counters-removed'; card: number; kind: Counter; n: number; /** 'spent', 'purge', 'effect' */ why: string }
  | { type: 'advanced'; card: number }
  | { type: 'purged'; n: number }
  | { type: 'memory-used'; /** handle * 32 + ability */ use: number }
  // faces
  | { type: 'rezzed'; card: number; cost: number; seat: Seat }
  | { type: 'derezzed'; card: number }
  | { type: 'exposed'; cards: number[] }
  | { type: 'revealed'; cards: number[]; seat: Seat }
  | { type: 'looked'; cards: number[]; seat: Seat }
  | { type: 'turned-up'; cards: number[] }
  // Runner's condition
  | { type: 'tags-given'; n: number }
  | { type: 'tags-removed'; n: number; /** 'removed' by the Runner, 'lost' */ why: string }
  | { type: 'bad-publicity-taken'; n: number }
  | { type: 'damage-done'; kind: DamageKind; n: number; by: number }
  | { type: 'damage-coming'; kind: DamageKind; n: number }
  | { type: 'prevented'; what: 'damage' | 'tag' | 'trash' | 'expose'; n: number; card: number }
  // servers
  | { type: 'server-created'; server: ServerId }
  | { type: 'server-vanished'; server: ServerId }
  | { type: 'swapped'; card: number; other: number }
  | { type: 'ice-moved'; card: number; server: ServerId; /** innermost is 0 */ index: number }
  // run
  | { type: 'run-began'; server: ServerId; by: number; badCredits: number }
  | { type: 'approached'; card: number; server: ServerId }
  | { type: 'encountered'; card: number }
  | { type: 'bypassed'; card: number; by: number }
  | { type: 'subroutine-broken'; card: number; sub: number; by: number }
  | { type: 'subroutine-fired'; card: number; sub: number }
  | { type: 'break-step-ended'; card: number; /** all subroutines broken */ full: boolean }
  | {
      type: 'encounter-ended';
      card: number;
      full: boolean;
      /** ids of icebreakers that broke something */ breakers: number[];
    }
  | { type: 'passed'; card: number }
  | { type: 'server-approached'; server: ServerId }
  | { type: 'sent-back'; server: ServerId }
  | { type: 'jacked-out' }
  | { type: 'run-ending'; /** the card that ends it, -1 for none */ by: number }
  | { type: 'run-moved'; server: ServerId }
  /** step 5.4, first half: "if successful" */
  | { type: 'run-succeeding'; server: ServerId }
  | { type: 'run-succeeded'; server: ServerId }
  | {
      type: 'run-ended';
      server: ServerId;
      success: boolean;
      /** 'jack-out', 'ended', 'vanished', 'success' */ why: string;
    }
  // access
  | { type: 'access-began'; server: ServerId | null; /** cards from deck or hand, -1 for all */ n: number }
  | { type: 'access-replaced'; by: number }
  | {
      type: 'accessed';
      card: number;
      from: 'hq' | 'rnd' | 'archives' | 'installed';
      /** 1 for the first of this access */ index: number;
      /** cards known to be accessed in all, 0 unknown */ of: number;
      /** both see it */ open: boolean;
    }
  | { type: 'left'; card: number }
  | { type: 'access-ended'; n: number }
  // trace, psi, abilities
  | { type: 'trace-began'; base: number; card: number }
  | { type: 'trace-bid'; seat: Seat; n: number; strength: number }
  | { type: 'trace-ended'; success: boolean; strength: number; link: number }
  | { type: 'psi-began'; card: number }
  | { type: 'psi-revealed'; corp: number; runner: number; match: boolean }
  | { type: 'used'; card: number; ability: string; seat: Seat }
  | { type: 'triggered'; card: number; ability: string; seat: Seat }
  | { type: 'named'; seat: Seat; option: string; card: number }
  | { type: 'marked'; card: number; other: number }
  // lasting effects
  | { type: 'strength-boosted'; card: number; n: number; until: Until }
  | { type: 'mod-added'; mod: Mod; card: number }
  | { type: 'delayed-added'; delayed: Delayed; card: number }
  | { type: 'delayed-removed'; index: number }
  | { type: 'expired'; until: Until }
  // identities from outside the game
  | { type: 'brought-in'; code: string; seat: Seat; card: number; host: number };

export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { type: T }>;

/** A card as a seat sees it in an event: no handle where it lies hidden, no code where its face is not known. */
export interface SeenCard {
  h: number | null;
  code: string | null;
}

type SeenField<K, V> = K extends 'card' | 'other' | 'by' | 'host'
  ? V extends number
    ? SeenCard | null
    : V
  : K extends 'cards' | 'breakers' | 'order'
    ? SeenCard[]
    : V;
/** An event as a seat may know it (`was.h` is the handle before, null where it lay hidden from that seat). */
export type Seen<E extends Event = Event> = E extends Event ? { [K in keyof E]: SeenField<K, E[K]> } : never;
type SeenWas = Omit<Was, 'h'> & { h: number | null };
export type SeenMove = Omit<Seen<MoveEvent>, 'was'> & { was: SeenWas };
/** What frames, logs, sounds and the stage get. */
export type SeenEvent = Seen<Exclude<Event, MoveEvent>> | SeenMove;
