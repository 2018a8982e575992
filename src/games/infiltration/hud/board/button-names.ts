/** Accessible names of the table's buttons: everything visible about a thing, and what can be done with it now. */
import { t, together } from '../../../../i18n/index.ts';
import { BANK, END, floorOf, guardsAdd, itemDef, OUTSIDE, roomDef, SECRET, worthOf } from '../../rules/defs.ts';
import type { Card } from '../../rules/model.ts';
import type { OperativeView, RoomView, View } from '../../rules/view.ts';
import type { GuardKind } from '../../rules/words.ts';
import { cardText } from '../card-text.ts';
import { warningOf } from '../warning.ts';
import { cardParam, isSeen, operativeName, roomParams, tokensParams, whoIs } from '../names.ts';
import { type Dial, movesOfButton, type ButtonTarget, turnedBy } from './button-targets.ts';

/** The sentence that the name of a thing ends with if a legal move can use it; null if none can. */
const can = (view: View, thing: ButtonTarget, key: 'inf.room.choose' | 'inf.card.lay' = 'inf.room.choose') =>
  movesOfButton(thing, view).length > 0 ? t(key) : null;

/** What a revealed room holds and who is there, in sentences. */
export function roomContents(view: View, room: number): string[] {
  const { code, tokens, hasInterface, hasSlot, sludge, placed, bulkhead } = view.rooms[room]!;
  const slot = code === null ? null : roomDef(code).slot;
  const banked = placed.reduce((n, one) => n + (one.item === BANK ? one.tokens : 0), 0);
  return [
    t('inf.room.tokens', { n: tokens }),
    ...(hasInterface ? [t('inf.room.interface')] : []),
    ...(hasSlot && slot !== null ? [t(`inf.room.${slot.kind}`)] : []),
    ...(sludge ? [t('inf.room.sludge')] : []),
    ...(placed.length > 0
      ? [t('inf.room.placed', { n: placed.length, items: placed.map(({ item }) => itemDef(item).title) })]
      : []),
    ...(banked > 0 ? [t('inf.room.bank', { n: banked })] : []),
    ...(bulkhead >= 0 ? [t('inf.room.bulkhead')] : []),
    ...whoIsIn(view, room),
  ];
}

/** The guards and operatives in a room, in sentences. */
function whoIsIn(view: View, room: number): string[] {
  const ops = operativesAt(view, room);
  const guards = view.guards.filter((one) => one.room === room);
  return [
    ...guards.map(({ kind, up }) => t('inf.room.guard', { guard: kind, up: up ? 'yes' : 'no' })),
    ...(ops.length === 0
      ? []
      : [t('inf.room.operatives', { n: ops.length, names: ops.map((op) => operativeName(view, op)) })]),
  ];
}

/** Indexes of the operatives in a room. */
export const operativesAt = (view: View, room: number): number[] =>
  view.ops.flatMap((one, op) => (one.room === room ? [op] : []));

function roomName({ code, up }: RoomView, room: number): string {
  const state = up ? 'up' : code === null ? 'down' : 'known';
  const title = code === null ? '' : roomDef(code).title;
  return room === SECRET
    ? t('inf.room.secret', { state, room: title })
    : t('inf.room.name', { state, room: title, n: room + 1, floor: floorOf(room) });
}

/** The accessible name of a room: its name and place, what is there, who is there. */
export function roomButton(view: View, room: number): string {
  const there = view.rooms[room]!;
  return together([
    roomName(there, room),
    ...(there.up ? roomContents(view, room) : whoIsIn(view, room)),
    can(view, { is: 'room', room }),
  ]);
}

export function guardButton(view: View, kind: GuardKind): string {
  const { room, up } = view.guards.find((one) => one.kind === kind)!;
  return together([
    t('inf.guard.at', { ...roomParams(view, room), guard: kind, up: up ? 'yes' : 'no' }),
    t(`inf.guard.${kind}.text`),
    can(view, { is: 'guard', kind }),
  ]);
}

/** How many zettabytes an operative carries; null if the viewer cannot see all values. */
export const carriedBy = (one: OperativeView): number | null => (one.tokens.includes(null) ? null : worthOf(one));

/** The tokens of an operative in words: their number and, if the viewer sees them all, their values. */
export function tokensOf(view: View, op: number): string {
  const { tokens } = view.ops[op]!;
  const sum = tokens.reduce<number>((all, value) => all + (value ?? 0), 0);
  return t('inf.op.tokens', { ...tokensParams(tokens), sum });
}

/** The state of an operative in sentences: wounded, delayed and so on. */
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

export function operativeButton(view: View, op: number): string {
  const one = view.ops[op]!;
  const { prototypes, blackmail } = one;
  const who = one.seat === view.viewer ? 'you' : 'other';
  const name = operativeName(view, op);
  const handIn = movesOfButton({ is: 'operative', op }, view).some((move) => move.do === 'hand-in');
  return together([
    one.room === OUTSIDE
      ? t('inf.op.out', { who, name, n: one.escaped })
      : t('inf.op', { ...roomParams(view, one.room), who, name }),
    ...statesOf(view, op),
    tokensOf(view, op),
    prototypes > 0 || blackmail ? t('inf.op.specials', { prototypes, blackmail: blackmail ? 'yes' : 'no' }) : null,
    t('inf.op.items', { n: one.items.length }),
    view.first === op && view.round > 0 ? t('inf.op.first') : null,
    handIn ? t('inf.op.hand-in') : can(view, { is: 'operative', op }),
  ]);
}

/** The accessible name of an operative's hand as one button: how many items it has, and their names if visible. */
export function handButton(view: View, op: number): string {
  const { items } = view.ops[op]!;
  const seen = items.filter((one): one is string => one !== null);
  return together([
    t('inf.hand', { who: operativeName(view, op), n: items.length }),
    isSeen(view, op) && seen.length > 0 ? t('inf.hand.items', { items: seen.map((one) => itemDef(one).title) }) : null,
  ]);
}

/** The accessible name of the card an operative has chosen or played this round. */
export function pickButton(view: View, op: number): string {
  const who = operativeName(view, op);
  const { pick } = view.ops[op]!;
  if (pick === '') return t('inf.pick.laid', { who });
  if (pick !== null) return t('inf.pick.own', { who, card: cardParam(pick) });
  const card = turnedBy(view, op);
  if (card === null) return t('inf.pick.none', { who });
  return t('inf.pick.up', { who, card: cardParam(card), now: view.turn === op ? 'yes' : 'no' });
}

/** The accessible name of a card in a hand, with the card's text. */
export const cardButton = (view: View, op: number, card: Card): string =>
  together([
    t('inf.card', { card: cardParam(card) }),
    cardText(card),
    warningOf(view, card, op),
    can(view, { is: 'card', op, card }, view.decision?.kind === 'pick' ? 'inf.card.lay' : 'inf.room.choose'),
  ]);

/** The lowest and the highest proximity that the next security roll can lead to, if the alarm and the guards stay as they are. */
export function nextProximity(view: View): { low: number; high: number } {
  const least = view.proximity + guardsAdd(view, 1) + view.alarm;
  return { low: Math.max(0, Math.min(END, least + 1)), high: Math.max(0, Math.min(END, least + 6)) };
}

function proximityButton(view: View): string {
  const { low, high } = nextProximity(view);
  return together([
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
      return together([t('inf.dial.alarm', { n: view.alarm }), t('inf.dial.alarm.next', { n: view.alarm })]);
    case 'die':
      return together([t('inf.dial.die', { n: view.die }), t('inf.dial.first', { who: whoIs(view, view.first) })]);
    case 'out': {
      const names = operativesAt(view, OUTSIDE).map((op) => operativeName(view, op));
      return together([t('inf.dial.out', { n: names.length, names }), can(view, { is: 'dial', dial })]);
    }
    case 'discards':
      return t('inf.dial.discards', { n: view.discards.length });
    default:
      return t(`inf.dial.${dial}`, { n: view[dial] });
  }
}

/** The dials, and where all operatives are, in one text. */
export const statusText = (view: View): string =>
  together([
    t('inf.status.dials', { proximity: view.proximity, alarm: view.alarm }),
    ...view.ops.map(({ room, items, tokens }, op) =>
      t('inf.status', {
        ...roomParams(view, room),
        who: operativeName(view, op),
        n: tokens.length,
        items: items.length,
      }),
    ),
  ]);
