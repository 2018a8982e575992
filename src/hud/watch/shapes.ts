/** Arrows and highlights over the table: which things of it they hold on to, where these lie, and the lines between them. */
import type { View } from '../../games/netrunner/rules/view-types.ts';
import { t } from '../../i18n/index.ts';
import type { Anchor, Shape, Tone } from '../../replay/format.ts';
import { type TableItem, tableGroups } from '../../games/netrunner/hud/board/groups.ts';
import { findCard } from '../../games/netrunner/hud/words/find.ts';
import { cardName, placeOf, serverName } from '../../games/netrunner/hud/words/names.ts';
import type { ServerId } from '../../games/netrunner/rules/model.ts';

/** A rectangle in CSS px. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What a thing of the table is called in an annotation. */
export const anchorOf = (item: Pick<TableItem, 'card' | 'server' | 'pile' | 'key'>): Anchor =>
  item.card !== null ? { card: item.card.h } : { zone: String(item.server ?? item.pile ?? item.key) };

/** Zones that are several things on the table, by the groups they are made of. */
const GROUPS: Readonly<Record<string, string>> = {
  rig: '[data-group^="rig:"]',
  grip: '[data-group="hand:runner"]',
  'hq hand': '[data-group="hand:corp"]',
  'corp score': '[data-group="score:corp"]',
  'runner score': '[data-group="score:runner"]',
};
/** Where a zone without anything in it is shown. */
const INSTEAD: Readonly<Record<string, string>> = { grip: 'stack', rig: 'stack', 'hq hand': 'hq' };

/** The zones that can be pointed at as a whole, beside servers and piles. */
export const WHOLE_ZONES: readonly string[] = Object.keys(GROUPS);

const boxOf = ({ left, top, width, height }: DOMRect): Box => ({ x: left, y: top, w: width, h: height });

function around(boxes: readonly Box[]): Box | null {
  const first = boxes[0];
  if (first === undefined) return null;
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  return {
    x: left,
    y: top,
    w: Math.max(...boxes.map(({ x, w }) => x + w)) - left,
    h: Math.max(...boxes.map(({ y, h }) => y + h)) - top,
  };
}

/** Where an anchor lies on the screen, or null when it is not to be seen now. `table` holds the buttons of the table. */
export function lieOf(anchor: Anchor, table: ParentNode): Box | null {
  const found = (selector: string): Box[] =>
    [...table.querySelectorAll(selector)].map((one) => boxOf(one.getBoundingClientRect())).filter(({ w }) => w > 0);
  if ('card' in anchor) return found(`[data-key="${anchor.card}"]`)[0] ?? null;
  const group = Object.hasOwn(GROUPS, anchor.zone) ? GROUPS[anchor.zone] : undefined;
  if (group === undefined) return found(`[data-key="${CSS.escape(anchor.zone)}"]`)[0] ?? null;
  const whole = around(found(`${group} button.table-button`));
  const instead = INSTEAD[anchor.zone];
  return whole ?? (instead === undefined ? null : (found(`[data-key="${instead}"]`)[0] ?? null));
}

const middle = ({ x, y, w, h }: Box): { x: number; y: number } => ({ x: x + w / 2, y: y + h / 2 });

/** Where a line from the middle of a box towards a point leaves it. */
function edge(box: Box, to: { x: number; y: number }): { x: number; y: number } {
  const from = middle(box);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : box.w / 2 / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : box.h / 2 / Math.abs(dy),
    1,
  );
  return { x: from.x + dx * share, y: from.y + dy * share };
}

/** Length of an arrow's head and half its width, CSS px. */
const HEAD = 15;
const HALF = 8;

const n = (value: number): string => value.toFixed(1);

/** An arrow from one box to another: a bent line and a head, as SVG paths. Null when the two lie in one another. */
export function arrowPath(from: Box, to: Box): { line: string; head: string } | null {
  const a = edge(from, middle(to));
  const b = edge(to, middle(from));
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  if (length < HEAD) return null;
  // Bent a little, to the side on which more of the table is free: upwards.
  const bend = Math.min(46, length * 0.16) * (dx >= 0 ? -1 : 1);
  const c = { x: (a.x + b.x) / 2 - (dy / length) * bend, y: (a.y + b.y) / 2 + (dx / length) * bend };
  const [ex, ey] = [b.x - c.x, b.y - c.y];
  const end = Math.hypot(ex, ey);
  const [ux, uy] = [ex / end, ey / end];
  const neck = { x: b.x - ux * HEAD, y: b.y - uy * HEAD };
  return {
    line: `M${n(a.x)} ${n(a.y)}Q${n(c.x)} ${n(c.y)} ${n(neck.x)} ${n(neck.y)}`,
    head: `M${n(b.x)} ${n(b.y)}L${n(neck.x - uy * HALF)} ${n(neck.y + ux * HALF)}L${n(neck.x + uy * HALF)} ${n(neck.y - ux * HALF)}Z`,
  };
}

/** Told apart by sign too: what stands at the corner of a highlight and in the list of shapes. */
export const TONE_SIGN: Readonly<Record<Tone, string>> = { plain: '', good: '✓', bad: '✗', maybe: '?' };
export const TONES: readonly Tone[] = ['plain', 'good', 'bad', 'maybe'];

/** An anchor in words, as the viewer may know it. */
export function anchorWords(anchor: Anchor, view: View): string {
  if ('card' in anchor) {
    const card = findCard(view, anchor.card);
    return card === null ? t('shape.gone') : t('shape.card', { card: cardName(card), place: placeOf(card, view) });
  }
  if (Object.hasOwn(GROUPS, anchor.zone)) return t(`shape.zone.${anchor.zone.replace(' ', '-')}`);
  if (anchor.zone === 'stack' || anchor.zone === 'heap') return t(`zone.${anchor.zone}`);
  return view.servers.some(({ id }) => id === anchor.zone) ? serverName(anchor.zone as ServerId) : t('shape.gone');
}

/** A shape in words. */
export function shapeWords(shape: Shape, view: View): string {
  const tone = t(`tone.${shape.tone ?? 'plain'}`);
  return shape.kind === 'arrow'
    ? t('shape.arrow', { from: anchorWords(shape.from, view), to: anchorWords(shape.to, view), tone })
    : t('shape.highlight', { on: anchorWords(shape.on, view), tone });
}

/** Everything of the table that can be pointed at, for choosing from a list. */
export function anchorsOf(view: View): { anchor: Anchor; label: string }[] {
  const items = tableGroups(view).flatMap((group) => group.items.map(anchorOf));
  return [...items, ...WHOLE_ZONES.map((zone) => ({ zone }))].map((anchor) => ({
    anchor,
    label: anchorWords(anchor, view),
  }));
}
