/** Accessible names of the table's buttons: everything visible about a thing, and what can be done with it now. */
import { joinedBy, opening, points, signed } from '../../../../i18n/writing.ts';
import { listed, t, unchecked } from '../../../../i18n/index.ts';
import { END, floorOf, guardsAdd, itemDef, OUTSIDE, roomDef, SECRET, SPECIAL } from '../../rules/defs.ts';
import type { Card } from '../../rules/model.ts';
import type { OperativeView, RoomView, View } from '../../rules/view.ts';
import type { GuardKind } from '../../rules/words.ts';
import { cardText } from '../card-text.ts';
import { warningOf } from '../warning.ts';
import { cardName, guardName, isSeen, operativeName, roomWords, whoIs } from '../names.ts';
import { type Dial, movesOfButton, type ButtonTarget, turnedBy } from './button-targets.ts';

/** Joins the parts of a button's name with the language's separator, leaving out empty ones and nulls. */
const joined = (parts: readonly (string | null)[]): string => joinedBy(t('inf.join'), parts);

/** The phrase that the name of a thing ends with if a legal move can use it; null if none can. */
const can = (view: View, thing: ButtonTarget, key: string): string | null =>
  movesOfButton(thing, view).length > 0 ? unchecked(key) : null;

/** What is in a room besides its tokens, in words: interface token, worker or lock, Sludge, items. */
export function roomContents({ code, hasInterface, hasSlot, sludge, placed, bulkhead }: RoomView): string[] {
  const slot = code === null ? null : roomDef(code).slot;
  return [
    ...(hasInterface ? [t('inf.room.interface')] : []),
    ...(hasSlot && slot !== null ? [t(`inf.room.${slot.kind}`)] : []),
    ...(sludge ? [t('inf.room.sludge')] : []),
    ...placed.map(({ item, tokens }) =>
      tokens > 0 ? t('inf.room.bank', { item: itemDef(item).title, n: tokens }) : itemDef(item).title,
    ),
    ...(bulkhead >= 0 ? [t('inf.room.bulkhead')] : []),
  ];
}

/** Indexes of the operatives in a room. */
export const operativesAt = (view: View, room: number): number[] =>
  view.ops.flatMap((one, op) => (one.room === room ? [op] : []));

function roomName({ code, up }: RoomView, room: number): string {
  const name = code === null ? '' : roomDef(code).title;
  if (room === SECRET)
    return up
      ? t('inf.room.secret', { name })
      : t(code === null ? 'inf.room.secret.down' : 'inf.room.secret.known', { name });
  const params = { name, n: room + 1, floor: floorOf(room) };
  return up ? t('inf.room', params) : t(code === null ? 'inf.room.down' : 'inf.room.down.known', params);
}

/** The accessible name of a room: its name and place, what is there, who is there. */
export function roomButton(view: View, room: number): string {
  const there = view.rooms[room]!;
  const ops = operativesAt(view, room);
  const guards = view.guards.filter((one) => one.room === room);
  return joined([
    roomName(there, room),
    there.up ? t('inf.room.tokens', { n: there.tokens }) : null,
    ...roomContents(there),
    guards.length === 0
      ? null
      : t('inf.room.guards', { n: guards.length, list: listed(guards.map(({ kind }) => guardName(kind))) }),
    ops.length === 0
      ? null
      : t('inf.room.operatives', { n: ops.length, list: listed(ops.map((op) => operativeName(view, op))) }),
    can(view, { is: 'room', room }, 'inf.room.choose'),
  ]);
}

export function guardButton(view: View, kind: GuardKind): string {
  const { room, up } = view.guards.find((one) => one.kind === kind)!;
  return joined([
    opening(t('inf.guard.at', { guard: guardName(kind), room: roomWords(view, room), up: up ? 'yes' : 'no' })),
    t(`inf.guard.${kind}.text`),
    can(view, { is: 'guard', kind }, 'inf.op.choose'),
  ]);
}

/** How many zettabytes an operative carries; null if the viewer cannot see all values. */
export function carriedBy({ tokens, prototypes, blackmail }: OperativeView): number | null {
  if (tokens.includes(null)) return null;
  return tokens.reduce<number>((sum, value) => sum + value!, 0) + SPECIAL * (prototypes + Number(blackmail));
}

/** The tokens of an operative in words: their number and, if the viewer sees them all, their values. */
export function tokensOf(view: View, op: number): string {
  const { tokens } = view.ops[op]!;
  const values = tokens.filter((value): value is number => value !== null);
  return values.length === 0 || values.length < tokens.length
    ? t('inf.op.tokens', { n: tokens.length })
    : t('inf.op.values', {
        n: tokens.length,
        sum: values.reduce((sum, value) => sum + value, 0),
        list: listed(values.map(String)),
      });
}

/** The state of an operative in words: wounded, delayed and so on. */
function statesOf(view: View, op: number): string[] {
  const { wounded, delayed, covered, braced, unseen } = view.ops[op]!;
  const who = whoIs(view, op);
  return [
    ...(wounded ? [t('inf.op.wounded')] : []),
    ...(delayed ? [t('inf.op.delayed')] : []),
    ...(covered ? [t('inf.op.covered', { who })] : []),
    ...(braced ? [t('inf.op.braced')] : []),
    ...(unseen ? [t('inf.op.unseen', { who })] : []),
  ];
}

/** The Prototypes and the Blackmail File that an operative carries, in words; '' for none. */
export const specialsOf = ({ prototypes, blackmail }: OperativeView): string =>
  t('inf.op.specials', {
    prototypes,
    both: prototypes > 0 && blackmail ? 'yes' : 'no',
    blackmail: blackmail ? 'yes' : 'no',
  });

export function operativeButton(view: View, op: number): string {
  const one = view.ops[op]!;
  const own = one.seat === view.viewer ? 'you' : 'other';
  const name = operativeName(view, op);
  const handIn = movesOfButton({ is: 'operative', op }, view).some((move) => move.do === 'hand-in');
  return joined([
    one.room === OUTSIDE
      ? t('inf.op.out', { who: own, name, n: one.escaped })
      : t('inf.op', { who: own, name, room: roomWords(view, one.room) }),
    ...statesOf(view, op),
    tokensOf(view, op),
    specialsOf(one),
    t('inf.op.items', { n: one.items.length }),
    view.first === op && view.round > 0 ? t('inf.op.first') : null,
    handIn ? t('inf.op.hand-in') : can(view, { is: 'operative', op }, 'inf.op.choose'),
  ]);
}

/** The accessible name of an operative's hand as one button: how many items it has, and their names if visible. */
export function handButton(view: View, op: number): string {
  const { items } = view.ops[op]!;
  const seen = items.filter((one): one is string => one !== null);
  return joined([
    t('inf.hand', { who: operativeName(view, op), n: items.length }),
    isSeen(view, op) && seen.length > 0 ? listed(seen.map((one) => itemDef(one).title)) : null,
  ]);
}

/** The accessible name of the card an operative has laid or turned up this round. */
export function pickButton(view: View, op: number): string {
  const who = operativeName(view, op);
  const { pick } = view.ops[op]!;
  if (pick !== null) return t(pick === '' ? 'inf.pick.laid' : 'inf.pick.own', { who, card: cardName(pick) });
  const card = turnedBy(view, op);
  if (card === null) return t('inf.pick.none', { who });
  return joined([t('inf.pick.up', { who, card: cardName(card) }), view.turn === op ? t('inf.pick.now') : null]);
}

/** The accessible name of a card in a hand, with the card's text. */
export const cardButton = (view: View, op: number, card: Card): string =>
  joined([
    t('inf.card', { card: cardName(card), text: cardText(card) }),
    warningOf(view, card, op),
    can(view, { is: 'card', op, card }, view.decision?.kind === 'pick' ? 'inf.card.lay' : 'inf.card.can'),
  ]);

/** The lowest and the highest proximity that the next security roll can lead to, if the alarm and the guards stay as they are. */
export function nextProximity(view: View): { low: number; high: number } {
  const least = view.proximity + guardsAdd(view, 1) + view.alarm;
  return { low: Math.max(0, Math.min(END, least + 1)), high: Math.max(0, Math.min(END, least + 6)) };
}

function proximityButton(view: View): string {
  const { low, high } = nextProximity(view);
  return joined([
    t('inf.dial.proximity', { n: view.proximity }),
    view.over === null ? t('inf.dial.proximity.next', { low, high }) : null,
    view.over !== null || high < END ? null : t(low < END ? 'inf.dial.proximity.end' : 'inf.dial.proximity.sure'),
  ]);
}

/** The accessible name of a dial or pile, with what it means for the next security roll. */
export function dialButton(view: View, dial: Dial): string {
  switch (dial) {
    case 'proximity':
      return proximityButton(view);
    case 'alarm':
      return joined([
        t('inf.dial.alarm', { n: points(view.alarm) }),
        t('inf.dial.alarm.next', { n: view.alarm, by: signed(view.alarm) }),
      ]);
    case 'die': {
      const you = whoIs(view, view.first) === 'you';
      const who = you ? opening(t('inf.who', { who: 'you' })) : operativeName(view, view.first);
      return t('inf.dial.die', { n: view.die, who, you: you ? 'yes' : 'no' });
    }
    case 'out': {
      const out = operativesAt(view, OUTSIDE);
      const list = listed(out.map((op) => operativeName(view, op)));
      return joined([t('inf.dial.out', { n: out.length, list }), can(view, { is: 'dial', dial }, 'inf.room.choose')]);
    }
    case 'discards':
      return t('inf.dial.discards', { n: view.discards.length });
    default:
      return t(`inf.dial.${dial}`, { n: view[dial] });
  }
}

/** The dials, and where all operatives are, in one text. */
export function statusText(view: View): string {
  return [
    t('inf.status.dials', { proximity: view.proximity, alarm: points(view.alarm) }),
    ...view.ops.map(({ room, items }, op) =>
      t('inf.status', {
        who: operativeName(view, op),
        where: room === OUTSIDE ? t('inf.outside') : t('inf.status.at', { room: roomWords(view, room) }),
        tokens: tokensOf(view, op),
        items: t('inf.op.items', { n: items.length }),
      }),
    ),
  ].join(' ');
}
