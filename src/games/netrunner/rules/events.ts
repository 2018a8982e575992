/**
 * Events: everything that can happen at the table. Only `apply(table, event)` (apply.ts) changes the table; stage, sound, log, lessons and
 * replays all read events. Fields that name cards (`card`, `by`, `cards`, …) hold card ids, -1 for none; for a viewer, `redactEvent`
 * (view.ts) replaces the ids with `SeenCard`s.
 */
import type {
  Accesses,
  AccessedIn,
  Card,
  ChartName,
  Counter,
  DamageKind,
  Delayed,
  Mod,
  OverReason,
  Seat,
  ServerId,
  Until,
} from './model.ts';

/** The place and state of a card before the event that moves it. */
export interface Was extends Pick<Card, 'zone' | 'server' | 'h' | 'up' | 'known' | 'host' | Counter> {
  /** index in the zone's list: 0 is the top card, or the innermost ice */ index: number;
  /** strength before the move, of ice and icebreakers; else 0 */ strength: number;
}
/** The place and state of a card after the event that moves it. */
export interface To extends Pick<Card, 'zone' | 'server' | 'up' | 'known' | 'host' | 'worth'> {
  /** index to insert at; -1: at the end */ index: number;
}

/** Events that move a card. `apply` treats them alike; triggers, log and stage tell them apart. */
export const MOVE_TYPES = [
  'drawn',
  'installed',
  'discarded',
  'trashed',
  'played',
  'resolved',
  'scored',
  'stolen',
  'added',
  'forfeited',
  'returned',
  'removed',
  'moved',
] as const;
export type MoveType = (typeof MOVE_TYPES)[number];
export interface MoveEvent {
  type: MoveType;
  card: number;
  was: Was;
  to: To;
  /** seat that moves the card */ seat: Seat;
  /** why the card moves: 'cost', 'damage net', 'unique', 'memory', 'host', 'access', 'effect', 'install', 'hand-size', ... */ why: string;
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
  /** step 1.2 of either turn: "when your turn begins" */
  | { type: 'turn-opened'; seat: Seat }
  | { type: 'turn-ended'; seat: Seat }
  | { type: 'game-ended'; winner: Seat | 'draw'; reason: OverReason }
  // credits, clicks, counters
  | { type: 'credits-gained'; seat: Seat; n: number; card: number }
  | {
      type: 'credits-spent';
      seat: Seat;
      /** credits spent from the side's credit pool */ n: number;
      /** credits spent that were for this run only */ bad: number;
      card: number;
    }
  | { type: 'credits-lost'; seat: Seat; n: number }
  | { type: 'clicks-gained'; seat: Seat; n: number }
  | { type: 'clicks-spent'; seat: Seat; n: number }
  | { type: 'clicks-lost'; seat: Seat; n: number }
  | { type: 'counters-placed'; card: number; kind: Counter; n: number }
  | {
      type: 'counters-removed';
      card: number;
      kind: Counter;
      n: number;
      /** why they are removed: 'spent', 'purge', 'effect' */ why: string;
    }
  | { type: 'advanced'; card: number }
  | { type: 'purged'; n: number }
  | {
      type: 'memory-used';
      /** what happened this turn: ability used (handle * 32 + index), -1 net damage prevented */ use: number;
    }
  // card faces
  | { type: 'rezzed'; card: number; cost: number; seat: Seat }
  | { type: 'derezzed'; card: number }
  | { type: 'exposed'; cards: number[] }
  | { type: 'revealed'; cards: number[]; seat: Seat }
  | { type: 'looked'; cards: number[]; seat: Seat }
  | { type: 'turned-up'; cards: number[] }
  // tags, bad publicity, damage, prevention
  | { type: 'tags-given'; n: number }
  | { type: 'tags-removed'; n: number; /** 'removed' by the Runner's action, or 'lost' */ why: string }
  | { type: 'bad-publicity-taken'; n: number }
  | { type: 'damage-done'; kind: DamageKind; n: number; by: number }
  | { type: 'damage-coming'; kind: DamageKind; n: number }
  | { type: 'prevented'; what: 'damage' | 'tag' | 'trash' | 'expose'; n: number; card: number }
  // servers
  | { type: 'server-created'; server: ServerId }
  | { type: 'server-vanished'; server: ServerId }
  | { type: 'swapped'; card: number; other: number }
  | { type: 'ice-moved'; card: number; server: ServerId; /** innermost is 0 */ index: number }
  /** an installed card moves to another host */
  | { type: 'rehosted'; card: number; host: number }
  // run
  | { type: 'run-began'; server: ServerId; by: number; badCredits: number }
  /** the Runner gains credits for this run only */
  | { type: 'run-credits-gained'; n: number; card: number }
  | { type: 'approached'; card: number; server: ServerId }
  | { type: 'encountered'; card: number }
  | { type: 'bypassed'; card: number; by: number }
  /** `sub`: the subroutine's position now, from 0; `name`: its name if different (`Sub` in ask.ts) */
  | { type: 'subroutine-broken'; card: number; sub: number; by: number; name?: number }
  | { type: 'subroutine-fired'; card: number; sub: number; name?: number }
  | { type: 'break-step-ended'; card: number; /** whether all subroutines were broken */ full: boolean }
  | {
      type: 'encounter-ended';
      card: number;
      full: boolean;
      /** ids of the icebreakers that broke subroutines */ breakers: number[];
    }
  | { type: 'passed'; card: number }
  | { type: 'server-approached'; server: ServerId }
  | { type: 'sent-back'; server: ServerId }
  | { type: 'jacked-out' }
  | { type: 'run-ending'; /** card that ends the run, -1 for none */ by: number }
  | { type: 'run-moved'; server: ServerId }
  /** first half of step 5.4, for abilities that say "if successful" */
  | { type: 'run-succeeding'; server: ServerId }
  | { type: 'run-succeeded'; server: ServerId }
  | {
      type: 'run-ended';
      server: ServerId;
      success: boolean;
      /** why the run ended: 'jack-out', 'ended', 'vanished' or 'success' */ why: string;
      /** card that made the run, -1 for the basic action */ by: number;
      /** how many cards were accessed in the run, by place */ accessed: Accesses;
    }
  // access
  /** the number of cards accessed is about to be determined; emitted only if an active card can add to it */
  | { type: 'access-coming'; server: ServerId }
  | { type: 'access-began'; server: ServerId | null; /** number of cards to be accessed */ n: number }
  | { type: 'access-replaced'; by: number }
  | {
      type: 'accessed';
      card: number;
      from: AccessedIn;
      /** position of this card in the access, 1 is the first */ index: number;
      /** number of cards to be accessed in all */ of: number;
      /** whether both sides see the card */ open: boolean;
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

/** A card in an event as a viewer sees it. `h`: its handle, null if the viewer cannot point at it; `code`: null if its face is unknown. */
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
/** The type of an event after redaction for a viewer: card ids become `SeenCard`s. */
export type Seen<E extends Event = Event> = E extends Event ? { [K in keyof E]: SeenField<K, E[K]> } : never;
/** Where a moved card was, as a viewer sees it. `h`: its handle before the move, null if the viewer could not point at it. */
type SeenWas = Omit<Was, 'h'> & { h: number | null };
export type SeenMove = Omit<Seen<MoveEvent>, 'was'> & { was: SeenWas };
/** Any event as redacted for a viewer; the updates sent to players, log, sound and stage read these. */
export type SeenEvent = Seen<Exclude<Event, MoveEvent>> | SeenMove;
