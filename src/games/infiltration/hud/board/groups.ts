/** The table as buttons (dials and piles, operatives, rooms with their guards, the hand), and the legal moves behind each button. */
import type { Anchor } from '../../../../core/anchor.ts';
import type { Face } from '../../../../hud/contract/table-focus.ts';
import type * as ui from '../../../../hud/contract/table-ui.ts';
import { t } from '../../../../i18n/index.ts';
import {
  ALARM,
  cardAnchor,
  DECK,
  DIE,
  DISCARDS,
  guardAnchor,
  handAnchor,
  operativeAnchor,
  OUT,
  pickAnchor,
  POOL,
  PROXIMITY,
  roomAnchor,
} from '../../anchors.ts';
import { actionsIn, FLOOR, floorOf, isInside, OPERATIVES, PLACES } from '../../rules/defs.ts';
import type { View } from '../../rules/view.ts';
import { isSeen, operativeName, operativesOf, whoIs } from '../names.ts';
import {
  cardButton,
  dialButton,
  guardButton,
  handButton,
  operativeButton,
  pickButton,
  roomButton,
} from './button-names.ts';
import { type Dial, movesOfButton, type ButtonTarget, turnedBy } from './button-targets.ts';

export interface TableItem extends ui.TableItem {
  thing: ButtonTarget;
}
interface TableGroup extends ui.TableGroup {
  items: TableItem[];
}

const item = (
  view: View,
  key: Anchor,
  thing: ButtonTarget,
  name: string,
  classes: string,
  face: Face | null = null,
): TableItem => ({ key, thing, name, classes, face, lit: movesOfButton(thing, view).length > 0 });

const DIALS: readonly (readonly [Dial, Anchor])[] = [
  ['proximity', PROXIMITY],
  ['alarm', ALARM],
  ['die', DIE],
  ['out', OUT],
  ['deck', DECK],
  ['discards', DISCARDS],
  ['pool', POOL],
];

const dialGroup = (view: View): TableGroup => ({
  id: 'dials',
  kind: 'dials',
  seat: null,
  label: t('inf.group.dials'),
  items: DIALS.map(([dial, key]) =>
    item(view, key, { is: 'dial', dial }, dialButton(view, dial), `is-dial dial-${dial}`),
  ),
});

/** The face of the card that lies before an operative, if the viewer can see it. */
function pickFace(view: View, op: number): Face | null {
  const card = view.ops[op]!.pick ?? turnedBy(view, op);
  return card === null || card === '' ? null : { code: card, at: pickAnchor(view, op) };
}

/** The buttons of an operative and of its card of this round; a rival's hand is one more button. */
function crewGroup(view: View, op: number): TableGroup {
  const { seat, room } = view.ops[op]!;
  const items = [
    item(view, operativeAnchor(view, op), { is: 'operative', op }, operativeButton(view, op), 'is-operative'),
    item(view, pickAnchor(view, op), { is: 'pick', op }, pickButton(view, op), 'is-pick', pickFace(view, op)),
  ];
  if (!isOwn(view, op))
    items.push(item(view, handAnchor(view, op), { is: 'hand', op }, handButton(view, op), 'is-hand'));
  return {
    id: `crew-${op}`,
    kind: isInside({ room }) ? 'crew' : 'crew-out',
    seat,
    label: t('inf.group.crew', { who: operativeName(view, op) }),
    items,
  };
}

/** The buttons of the rooms from one index up to another, each followed by those of the guards in it. */
function roomItems(view: View, from: number, to: number): TableItem[] {
  return PLACES.slice(from, to).flatMap((room) => {
    const at = `at-${room % FLOOR}`;
    const code = view.rooms[room]?.code ?? null;
    const up = view.rooms[room]?.up === true;
    const face = { code: code ?? roomAnchor(room), at: roomAnchor(room) };
    const guards = view.guards.filter((one) => one.room === room);
    const here = view.ops.some((one) => one.room === room && one.seat === nearSeat(view));
    return [
      item(
        view,
        roomAnchor(room),
        { is: 'room', room },
        roomButton(view, room),
        `is-room ${at}${up ? ' is-up' : ''}${here ? ' is-here' : ''}`,
        face,
      ),
      ...guards.map(({ kind }, n) =>
        item(view, guardAnchor(kind), { is: 'guard', kind }, guardButton(view, kind), `is-guard ${at} nth-${n}`, {
          code: guardAnchor(kind),
          at: guardAnchor(kind),
        }),
      ),
    ];
  });
}

const floors = (view: View): TableGroup[] =>
  view.rooms.length === 0
    ? []
    : [1, 2, 0].map((floor): TableGroup => {
        const rooms = PLACES.filter((room) => floorOf(room) === floor);
        return {
          id: `floor-${floor}`,
          kind: floor === 0 ? 'secret' : 'floor',
          seat: null,
          label: floor === 0 ? t('inf.group.secret') : t('inf.group.floor', { n: floor }),
          items: roomItems(view, rooms[0]!, rooms.at(-1)! + 1),
        };
      });

/** Whether an operative belongs to the near seat and its hand is visible. */
const isOwn = (view: View, op: number): boolean => view.ops[op]!.seat === nearSeat(view) && isSeen(view, op);

/** The buttons for the hand of an operative of the near seat; null once the operative has left the building. */
function handGroup(view: View, op: number): TableGroup | null {
  const { room, items } = view.ops[op]!;
  if (!isInside({ room }) || !isOwn(view, op)) return null;
  const cards = [...actionsIn(view), ...items.filter((one): one is string => one !== null)];
  return {
    id: `hand-${op}`,
    kind: 'cards',
    seat: view.ops[op]!.seat,
    label: t('inf.group.hand', { who: whoIs(view, op) }),
    items: cards.map((card) => {
      const key = cardAnchor(view, op, card);
      return item(view, key, { is: 'card', op, card }, cardButton(view, op, card), 'is-card', { code: card, at: key });
    }),
  };
}

/** The seat at the bottom of the screen: the viewer's own, else the first. */
export const nearSeat = (view: View): string =>
  view.seats.find((seat) => seat === view.viewer) ?? view.seats[0] ?? OPERATIVES[0];

/** The operatives in table order, starting with those of the near seat (the one at the bottom of the screen). */
function inOrder(view: View): number[] {
  const near = operativesOf(view, nearSeat(view))[0] ?? 0;
  return view.ops.map((_, i) => (near + i) % view.ops.length);
}

export function tableGroups(view: View): TableGroup[] {
  const hands = operativesOf(view, nearSeat(view)).flatMap((op) => handGroup(view, op) ?? []);
  return [dialGroup(view), ...inOrder(view).map((op) => crewGroup(view, op)), ...floors(view), ...hands];
}

/** All buttons of the table. */
const itemsOf = (view: View): TableItem[] => tableGroups(view).flatMap(({ items }) => items);

/** Anchors of the things on the table that a legal move can use now. */
export const litAnchors = (view: View): Anchor[] => itemsOf(view).flatMap(({ key, lit }) => (lit ? [key] : []));

/** Groups of buttons that can be pointed at as a whole: each hand and each floor. */
export const zones: Readonly<Record<string, ui.WholeZone>> = {
  ...Object.fromEntries(
    OPERATIVES.map((seat) => [
      `${seat} hand`,
      { selector: `.group-cards.of-${seat} button.table-button`, instead: null },
    ]),
  ),
  'first floor': { selector: '[data-group="floor-1"] button.table-button', instead: null },
  'second floor': { selector: '[data-group="floor-2"] button.table-button', instead: null },
};

/** The accessible name of the thing with this anchor; null if it is not on the table. */
export function anchorWords(anchor: Anchor, view: View): string | null {
  if (anchor === 'first floor') return t('inf.group.floor', { n: 1 });
  if (anchor === 'second floor') return t('inf.group.floor', { n: 2 });
  const found = itemsOf(view).find(({ key }) => key === anchor)?.name;
  if (found !== undefined) return found;
  const op = view.ops.findIndex((_, i) => handAnchor(view, i) === anchor);
  return op < 0 ? null : handButton(view, op);
}

/** The face of a room, guard or card; null for anything else. */
export const faceAt = (anchor: Anchor | null, view: View): Face | null =>
  itemsOf(view).find(({ key }) => key === anchor)?.face ?? null;
