/** A decision that a bot explains: the position, the move it made, the best of the others, and what was measured of both. */
import { type AskKind, type Card, insideFrom, isAction, isInside, SECRET } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import { slotsIn } from '../../rules/play.ts';
import { itemDef, roomDef } from '../../rules/registry.ts';
import { staysOpen } from '../../rules/risk.ts';
import type { OperativeView, RoomView, View } from '../../rules/view.ts';
import { guardsAdd } from '../../rules/walks.ts';
import { wayOut } from '../../rules/way-out.ts';
import type { Action, GuardKind, Word } from '../../rules/words.ts';
import { outlookOf } from '../outlook.ts';

/** A move, and what is known of its worth. */
export interface Weighed {
  move: Move;
  /** the policy's estimate, in zettabytes */
  worth: number;
  /** of the playouts: the share won, the share in which the operative got out, and the points above the rivals' average; null if none */
  played: { wins: number; out: number; ahead: number } | null;
}

/** Reasons of safety speak of getting out in time, reasons of gain of tokens and cards; others are about neither. */
export type Aspect = 'safety' | 'gain' | 'other';

/** A bot counts on a round if the building stays open until then with this probability. */
const SURE = 0.95;
/** The most rounds to count on; more make no difference. */
const MOST = 30;

/** Everything a reason may look at: what the bot's own player sees, and what was measured. */
export interface Point {
  view: View;
  kind: AskKind;
  op: number;
  me: OperativeView;
  here: RoomView;
  taken: Weighed;
  /** the best of the other moves; null if there is none */
  other: Weighed | null;
  /** the card that the move plays, an action or an item; null if it plays none. `otherCard`: that of the other move */
  card: Card | null;
  otherCard: Card | null;
  /** the other players' operatives in the same room */
  rivals: readonly number[];
  /** the number of rounds that the quickest known way out takes */
  need: number;
  /** the same by Retreat and exits only: mostly too many, but quick */
  roughNeed: number;
  /** the number of rounds that the operative can count on, this one included */
  safe: number;
}

/** The number of rounds, this one included, in which an operative can count on still acting. */
function countOn(view: View): number {
  let n = 0;
  while (n < MOST && staysOpen(view.proximity + guardsAdd(view, n + 1), view.alarm, n + 1) >= SURE) n++;
  return n + 1;
}

const cardOf = (move: Move | undefined): Card | null =>
  move?.do === 'pick' ? move.card : move?.do === 'action' ? move.action : null;

/** Gathers what the reasons of a decision may look at. The two searches for time run only when a reason asks for them. */
export function pointOf(view: View, taken: Weighed, other: Weighed | null): Point {
  const { op, kind } = view.decision!;
  const me = view.ops[op]!;
  let need: number | undefined;
  let safe: number | undefined;
  return {
    view,
    kind,
    op,
    me,
    here: view.rooms[me.room]!,
    taken,
    other,
    card: cardOf(taken.move),
    otherCard: cardOf(other?.move),
    rivals: view.ops.flatMap((one, i) => (isInside(one) && one.room === me.room && one.seat !== me.seat ? [i] : [])),
    get need() {
      return (need ??= wayOut(view, me).rounds);
    },
    get roughNeed() {
      return outlookOf(view, op, 1 - SURE).need;
    },
    get safe() {
      return (safe ??= countOn(view));
    },
  };
}

// ---------------------------------------------------------------- what the kinds of reason ask

/** The number of rounds that the operative can waste and still get out in time; negative if it is late. */
export const spare = (p: Point): number => p.safe - p.need;
/** Whether the operative can waste this many rounds and still get out in time, by a quick estimate. */
export const canWaste = (p: Point, rounds: number): boolean => p.safe - p.roughNeed >= rounds;

export const plays = (p: Point, action: Action): boolean => p.card === action;
export const takes = (p: Point): boolean => p.card === 'download' || p.card === 'extract';

/** The effects of the item that the move plays; none if it plays an action. */
export const itemWords = ({ card }: Point): readonly Word[] =>
  card === null || isAction(card) ? [] : itemDef(card).words;

/** The effects of the room's Interface, if the move plays Interface and the room has its token. */
export const roomWords = (p: Point): readonly Word[] =>
  plays(p, 'interface') && p.here.up && p.here.hasInterface && p.here.code !== null
    ? roomDef(p.here.code).interface
    : [];

/** The effects of this kind among some effects, and within their choices. */
export const words = <N extends Word['w']>(all: readonly Word[], name: N): Extract<Word, { w: N }>[] =>
  all.flatMap((word): Extract<Word, { w: N }>[] =>
    word.w === name
      ? [word as Extract<Word, { w: N }>]
      : word.w === 'choose'
        ? word.of.flatMap(({ then }) => words(then, name))
        : [],
  );

/** The title of a room that is revealed; '' if it is not. */
export const titleOf = (p: Point, room: number): string => {
  const { code, up } = p.view.rooms[room]!;
  return up && code !== null ? roomDef(code).title : '';
};

/** The card as messages name it: an action by its id, an item by its title. */
export const named = (card: Card | null): string => (card === null ? '' : isAction(card) ? card : itemDef(card).title);

/** Whether an operative's card is played before another's this round. */
export function goesBefore({ view }: Point, one: number, other: number): boolean {
  const order = insideFrom(view, view.first);
  return order.indexOf(one) < order.indexOf(other);
}

/** The face-up guard in the operative's room that will wound it this round; null if none will. */
export function threat({ view, me }: Point): GuardKind | null {
  if (me.wounded || me.covered || me.braced || me.unseen) return null;
  const found = view.guards.find(
    ({ kind, room, up, acted }) =>
      up && !acted && room === me.room && (kind === 'sergeant' || (kind === 'guard' && room > 0)),
  );
  return found?.kind ?? null;
}

/** The revealed rooms directly before and behind the operative's room. */
export const nextDoor = ({ view, me: { room } }: Point): number[] =>
  room === SECRET ? [] : [room - 1, room + 1].filter((i) => i >= 0 && i < SECRET && view.rooms[i]!.up);

/** The number of tokens that the worker or lock of a room releases; 0 if it has none of this kind. */
function releases({ view }: Point, room: number, slot: 'worker' | 'lock'): number {
  const { code, up, hasSlot } = view.rooms[room]!;
  const found = up && hasSlot && code !== null ? roomDef(code).slot : null;
  return found?.kind === slot ? found.releases : 0;
}

/** Where the item's effect removes a worker or lock; null if it removes none. `n`: the tokens that this releases. */
export function removal(p: Point): { room: number; slot: 'worker' | 'lock'; n: number } | null {
  for (const { slot, where, extra = 0 } of words(itemWords(p), 'remove')) {
    const rooms = slotsIn(p.view, p.me.room, slot, where);
    const [best] = rooms.toSorted((a, b) => releases(p, b, slot) - releases(p, a, slot));
    if (best !== undefined) return { room: best, slot, n: Math.min(p.view.pool, releases(p, best, slot) + extra) };
  }
  return null;
}

/** Whether the move takes the operative one step or more towards the exit by itself. */
export const headsOut = (p: Point): boolean =>
  plays(p, 'retreat') ||
  words(itemWords(p), 'move').some(({ by }) => by < 0) ||
  (p.kind === 'way' && p.taken.move.do === 'way' && p.taken.move.by < 0);

/** Whether the move takes the operative out of its room. */
export const movesOff = (p: Point): boolean => headsOut(p) || (plays(p, 'advance') && p.me.room < SECRET - 1);
