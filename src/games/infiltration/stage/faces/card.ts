/** Draws the cards: actions and items with their text, and the back. */
import { circular, linear } from '../../../../stage/art/gradient.ts';
import { alpha, mix } from '../../../../stage/art/colour.ts';
import { disc, fillBox, fillWith, pen, placed, pointsOf, roundBox, strokeWith } from '../../../../stage/art/strokes.ts';
import { fit, setFont } from '../../../../stage/art/text.ts';
import type { Ctx, Size } from '../../../../stage/art/types.ts';
import type { Paint } from '../../../../stage/pieces.ts';
import type { Card } from '../../rules/model.ts';
import type { Lookup, Family } from '../lookup.ts';
import { ACTIONS, AFTER, FAMILIES } from '../pieces/icons.ts';
import { cardSize } from '../theme.ts';

const { w: W, h: H } = cardSize;

interface Colours {
  hue: string;
  deep: string;
  ink: string;
}

const BY_FAMILY: Readonly<Record<Family, Colours>> = {
  move: { hue: '#5fd0ff', deep: '#103d5c', ink: '#061522' },
  worker: { hue: '#ffa45c', deep: '#582c0e', ink: '#211004' },
  lock: { hue: '#ffd24d', deep: '#4f3c08', ink: '#1d1603' },
  data: { hue: '#5ef0c8', deep: '#0d4a44', ink: '#051b1a' },
  hinder: { hue: '#ff6f9f', deep: '#571331', ink: '#220612' },
  heal: { hue: '#86e87a', deep: '#1d4a1c', ink: '#0a1c0a' },
  clock: { hue: '#b79bff', deep: '#33206b', ink: '#120a2a' },
  bank: { hue: '#f0e2b6', deep: '#4a4027', ink: '#1c180d' },
};
const BY_ACTION: Readonly<Record<string, Colours>> = {
  advance: { hue: '#a6f06a', deep: '#2a4d14', ink: '#0d1c06' },
  retreat: { hue: '#ff8f6b', deep: '#5a2314', ink: '#230c06' },
  interface: { hue: '#8fb4ff', deep: '#1c3474', ink: '#0a132e' },
  download: { hue: '#5ef0c8', deep: '#0f5248', ink: '#051f1c' },
  extract: { hue: '#e58bff', deep: '#4c1a5c', ink: '#1c0922' },
};

/** Returns the colours of a card: an action has its own, an item those of its purpose. */
export const coloursOf = (card: Card, lookup: Lookup): Colours =>
  lookup.isAction(card) ? BY_ACTION[card]! : BY_FAMILY[lookup.item(card).family];
/** Draws a card's sign in a square of side `s`. */
export function drawIcon(c: Paint, card: Card, s: number, colour: string, lookup: Lookup): void {
  const draw = lookup.isAction(card) ? ACTIONS[card]! : FAMILIES[lookup.item(card).family];
  draw(c, s, colour);
}

/** Scales the context to 84 × 117 units and clips it to the card. */
function begin(c: Ctx, size: Size): void {
  c.save();
  c.scale(size.w / W, size.h / H);
  roundBox(c, 0.4, 0.4, W - 0.8, H - 0.8, 7);
  c.clip();
}

function edge(c: Ctx, colour: string, width: number): void {
  roundBox(c, width / 2, width / 2, W - width, H - width, 6.4);
  strokeWith(c, colour, width);
  c.restore();
}

/** Writes a text into a box, in the largest of the given sizes that fits; a single line is centred vertically. */
function write(
  c: Ctx,
  text: string,
  [x, y, w, h]: readonly [number, number, number, number],
  sizes: readonly number[],
  colour: string,
): void {
  const rowsFor = (px: number): number => Math.max(1, Math.floor((h + px * 0.2) / (px * LEADING)));
  const fits = (px: number): boolean =>
    !fit(c, text, 'label', w, rowsFor(px), [px]).lines.some((line) => line.endsWith('…'));
  const px = sizes.find(fits) ?? sizes.at(-1)!;
  const { lines, width } = fit(c, text, 'label', w, rowsFor(px), [px]);
  setFont(c, 'label', px);
  c.textAlign = 'left';
  c.textBaseline = 'alphabetic';
  c.fillStyle = colour;
  const top = lines.length === 1 ? y + (h - px) / 2 : y;
  lines.forEach((line, i) => c.fillText(line, x, top + px * (0.84 + i * LEADING), width));
}
const LEADING = 1.1;

/** Draws the face of an action or item card. `big`: the form for narrow cards, with a larger sign and only the name. */
export function drawCard(c: Ctx, card: Card, lookup: Lookup, size: Size, big: boolean): void {
  const action = lookup.isAction(card);
  const p = coloursOf(card, lookup);
  begin(c, size);
  const top = mix(p.deep, p.hue, action ? 0.38 : 0.2);
  fillBox(c, 0, 0, W, H, linear(c, [0, 0, W * 0.5, H], [0, top], [0.6, p.deep], [1, p.ink]));
  const s = big ? 50 : 29;
  const y = big ? 9 : 24;
  const x = big ? 7 : (W - s) / 2;
  const [cx, cy] = [x + s / 2, y + s / 2];
  fillBox(c, 0, 0, W, H, circular(c, [cx, cy, 2, cx, cy, s], alpha(p.hue, 0.6), alpha(p.hue, 0)));
  placed(c, x, y, 0, () => drawIcon(c as Paint, card, s, mix(p.hue, '#ffffff', 0.55), lookup));
  if (big) {
    fillBox(c, 0, 68, W, H - 68, alpha(p.ink, 0.82));
    // As wide as the strip that stays visible when another card in the hand covers this one.
    write(c, lookup.title(card), [6, 71, W * 0.72, 42], [19, 17, 15, 13.5, 12.5], '#ffffff');
  } else {
    fillBox(c, 0, 0, W, 22, alpha(p.ink, 0.86));
    c.fillRect(0, 56, W, H - 56);
    fillBox(c, 0, 21.4, W, 1, alpha(p.hue, 0.8));
    c.fillRect(0, 55.4, W, 1);
    write(c, lookup.title(card), [5.5, 2, W * 0.68, 19], [10.6, 9.6, 8.8], '#ffffff');
    write(c, lookup.text(card), [5.5, 59, W - 10, action ? 54 : 46], [9.4, 8.8, 8.2, 7.6, 7, 6.5, 6, 5.6], '#eef3fb');
  }
  if (!action) mark(c, lookup.item(card).after, p, big);
  edge(c, action ? mix(p.hue, '#ffffff', 0.5) : p.hue, action ? 3.2 : 2.2);
}

/** Draws the sign in a card's corner that shows where an item goes after use. */
function mark(c: Ctx, after: keyof typeof AFTER, p: Colours, big: boolean): void {
  const s = big ? 15 : 9.5;
  const [x, y] = big ? [W - s - 4, 5] : [W - s - 4, H - s - 4];
  placed(c, x - 2, y - 2, 0, () => {
    roundBox(c as Paint, 0, 0, s + 4, s + 4, 3);
    fillWith(c, alpha(p.ink, 0.9));
    c.translate(2, 2);
    AFTER[after](c as Paint, s, p.hue);
  });
}

/** Draws the back of a card: a blueprint with a keyhole that looks the same upside down. */
export function drawBack(c: Ctx, size: Size): void {
  begin(c, size);
  const fill = linear(c, [0, 0, 0, H], '#0d3546', '#07131f', '#0d3546');
  fillBox(c, 0, 0, W, H, fill);
  const hue = '#63cfe8';
  for (const turn of [0, Math.PI])
    placed(c, W / 2, H / 2, turn, () => {
      c.lineWidth = 1;
      c.strokeStyle = alpha(hue, 0.5);
      c.beginPath();
      for (const [x, y, w, h] of [
        [-36, -52, 26, 20],
        [-10, -52, 22, 12],
        [12, -52, 24, 28],
        [-36, -32, 18, 24],
        [-18, -40, 30, 16],
      ] as const)
        c.rect(x, y, w, h);
      c.stroke();
      c.strokeStyle = alpha('#f2b84b', 0.7);
      c.setLineDash([3, 2.4]);
      c.beginPath();
      for (const [x, y] of pointsOf([-36, -20, -26, -20, -26, -46, 2, -46, 2, -30, 24, -30, 24, -10])) c.lineTo(x, y);
      c.stroke();
    });
  disc(c, W / 2, H / 2, 17, '#07131f');
  pen(c as Paint, 2, hue);
  c.stroke();
  // Two keyholes, so the back looks the same upside down.
  for (const turn of [0, Math.PI])
    placed(c, W / 2, H / 2, turn, () => {
      disc(c, 0, -5, 4);
      c.fillRect(-1.8, -5, 3.6, 5.4);
    });
  edge(c, '#3f9fb8', 2.4);
}
