/** Arrows and highlights over the table: which things of it they hold on to, where these lie, and the lines between them. */
import type { Anchor } from '../../core/anchor.ts';
import type { GameTypes } from '../../core/game.ts';
import { t } from '../../i18n/index.ts';
import type { Shape, Tone } from '../../replay/format.ts';
import type { GameUi } from '../game-ui.ts';
import type { Rect } from '../ports.ts';

type View = GameTypes['view'];

const boxOf = ({ left, top, width, height }: DOMRect): Rect => ({ x: left, y: top, w: width, h: height });

function around(boxes: readonly Rect[]): Rect | null {
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
export function lieOf(anchor: Anchor, table: ParentNode, zones: GameUi['zones']): Rect | null {
  const found = (selector: string): Rect[] =>
    [...table.querySelectorAll(selector)].map((one) => boxOf(one.getBoundingClientRect())).filter(({ w }) => w > 0);
  const button = (key: Anchor): Rect | null => found(`[data-key="${CSS.escape(String(key))}"]`)[0] ?? null;
  const zone = Object.hasOwn(zones, anchor) ? zones[anchor] : undefined;
  if (zone === undefined) return button(anchor);
  return around(found(zone.selector)) ?? (zone.instead === null ? null : button(zone.instead));
}

const middle = ({ x, y, w, h }: Rect): { x: number; y: number } => ({ x: x + w / 2, y: y + h / 2 });

/** Where a line from the middle of a box towards a point leaves it. */
function edge(box: Rect, to: { x: number; y: number }): { x: number; y: number } {
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
export function arrowPath(from: Rect, to: Rect): { line: string; head: string } | null {
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
const anchorWords = (anchor: Anchor, view: View, ui: GameUi): string => ui.anchorWords(anchor, view) ?? t('shape.gone');

/** A shape in words. */
export function shapeWords(shape: Shape, view: View, ui: GameUi): string {
  const tone = t(`tone.${shape.tone ?? 'plain'}`);
  return shape.kind === 'arrow'
    ? t('shape.arrow', { from: anchorWords(shape.from, view, ui), to: anchorWords(shape.to, view, ui), tone })
    : t('shape.highlight', { on: anchorWords(shape.on, view, ui), tone });
}

/** Everything of the table that can be pointed at, for choosing from a list. */
export function anchorsOf(view: View, ui: GameUi): { anchor: Anchor; label: string }[] {
  const things: Anchor[] = ui.groups(view).flatMap((group) => group.items.map(({ key }) => key));
  return [...things, ...Object.keys(ui.zones)].map((anchor) => ({ anchor, label: anchorWords(anchor, view, ui) }));
}
