/**
 * Faces for sizes at which the usual ones would be too small to read, on a phone and on a crowded table. Below some width a card shows its
 * picture, kind, colour and large numbers but no name; wider ones show their name at a readable size. Numbers are where the badges on cards
 * expect them.
 */
import { disc, fillBox, fillWith, strokeWith } from '../../../../stage/art/strokes.ts';
import type { SmallForm } from '../../../../stage/face-atlas.ts';
import { alpha, mix } from '../../../../stage/art/colour.ts';
import { centred, fit } from '../../../../stage/art/text.ts';
import type { Ctx, Size } from '../../../../stage/art/types.ts';
import { cardSize, colours, factionColours, iceSize, stripSize } from '../theme.ts';
import { drawArt } from './art.ts';
import { type Look, advance, badge, drawEmblem, gem, lookOf, outline, plate, subsTab } from './face.ts';
import { strip } from './ice.ts';
import { emblemOf, stamp, typeMarks } from './marks.ts';
import { type FaceInfo, iceKind } from './types.ts';

/** The smallest font size, in CSS px, at which a card's name is drawn on a phone. */
export const LEAST_NAME = 11;
/** An upright face with a name: its width in drawing units, and the name's font size in them. */
const NAMED = { w: 60, px: 12 };
/** A slightly larger upright face with a name: its width in drawing units, and the name's font size in them. */
const TITLED = { w: 74, px: 12 };
/** The two faces that show a name, by the name of their form. */
const NAMES: Readonly<Record<string, typeof NAMED | undefined>> = { named: NAMED, titled: TITLED };
/** Width in drawing units of an upright face without a name. */
const SIGN = 48;

/**
 * The forms of small faces, in the order they are tried, each for cards less than `below` wide. On wider cards, the usual face shows the
 * name at `LEAST_NAME` or more.
 */
export const SMALL_FORMS: readonly SmallForm[] = [
  { name: 'sign', across: false, low: false, below: (LEAST_NAME / NAMED.px) * NAMED.w, size: of(cardSize, 56) },
  { name: 'named', across: false, low: false, below: (cardSize.w / 9) * LEAST_NAME, size: of(cardSize, 76) },
  { name: 'ice-strip-sign', across: true, low: true, below: (stripSize.w / 10) * LEAST_NAME, size: of(stripSize, 80) },
  { name: 'ice-sign', across: true, low: false, below: (iceSize.w / 9) * LEAST_NAME, size: of(iceSize, 80) },
];

/** The smallest font size, in CSS px, at which a card's name is drawn on a larger screen, where pointing at a card shows it large. */
export const LEAST_DESK_NAME = 10;

/** The forms of small faces on a larger screen: cards lying across keep their names there. */
export const DESK_FORMS: readonly SmallForm[] = [
  { name: 'sign', across: false, low: false, below: (LEAST_DESK_NAME / NAMED.px) * NAMED.w, size: of(cardSize, 56) },
  { name: 'named', across: false, low: false, below: (LEAST_DESK_NAME / TITLED.px) * TITLED.w, size: of(cardSize, 62) },
  { name: 'titled', across: false, low: false, below: (cardSize.w / 9) * LEAST_DESK_NAME, size: of(cardSize, 94) },
];

function of(size: Size, w: number): Size {
  return { w, h: (size.h / size.w) * w };
}

/** The font size, in CSS px, of the name on a card of this width that is drawn with these forms; 0: without a name. */
export function smallNameSize(card: { w: number; across: boolean; low: boolean }, forms = SMALL_FORMS): number {
  const form = forms.find(({ across, low, below }) => across === card.across && low === card.low && card.w < below);
  if (form === undefined) return card.across ? (card.w / iceSize.w) * (card.low ? 10 : 9) : (card.w / cardSize.w) * 9;
  const named = NAMES[form.name];
  return named === undefined ? 0 : (card.w / named.w) * named.px;
}

/** Draws a card's face in one of the small forms. */
export function drawSmall(ctx: Ctx, form: string, face: FaceInfo, size: Size): void {
  if (form === 'ice-sign' || form === 'ice-strip-sign') drawIceSign(ctx, face, size, form === 'ice-strip-sign');
  else drawUpright(ctx, face, size, NAMES[form]);
}

function drawUpright(c: Ctx, face: FaceInfo, size: Size, named?: typeof NAMED): void {
  const w = named?.w ?? SIGN;
  const s = size.w / w;
  const h = size.h / s;
  const look = lookOf(face);
  c.save();
  c.scale(s, s);
  outline(c, face.seat, 0, 0, w, h, 5);
  fillWith(c, look.ink);
  c.save();
  c.clip();
  drawArt(c, face, w, h);
  if (named) name(c, face, w, named.px, look);
  c.restore();
  if (face.type === 'agenda') advance(c, `${face.requirement ?? ''}`, 10, 10.5, look);
  else if (face.cost !== null) gem(c, face.seat, `${face.cost}`, 9.5, 9.5, 8.6, look);
  if (face.memory) badge(c, w - 10.5, 10.5, `${face.memory}`, look, 'memory');
  if (face.strength !== null) {
    plate(c, 1.5, h - 20, 16, 18.5, look);
    centred(c, `${face.strength}`, 9.5, h - 10.6, 'display', 15, look.light);
  }
  kind(c, face, w - 14, h - 14, look);
  outline(c, face.seat, 0.8, 0.8, w - 1.6, h - 1.6, 4.4);
  strokeWith(c, mix(look.hue, look.ink, 0.15), 1.6);
  c.restore();
}

/** Draws a card's name below its cost, on a dark ground. */
function name(c: Ctx, face: FaceInfo, w: number, size: number, look: Look): void {
  const text = face.type === 'identity' ? (face.title.split(': ')[0] ?? face.title) : face.title;
  const { lines, px, width } = fit(c, text, 'label', w - 5, 3, [size]);
  const top = 19;
  fillBox(c, 0, top, w, lines.length * px + 3, alpha(look.ink, 0.9));
  c.textAlign = 'left';
  c.textBaseline = 'alphabetic';
  c.fillStyle = colours.paper;
  lines.forEach((line, i) => c.fillText(line, 3, top + px * 0.86 + i * px, width));
}

/** Draws the kind of card as a large sign: ice and icebreakers by their emblem, an agenda by its points. */
function kind(c: Ctx, face: FaceInfo, x: number, y: number, look: Look): void {
  if (emblemOf(face)) return drawEmblem(c, face, x, y, 11.5, { ...look, light: '#effaff' });
  disc(c, x, y, 12, alpha(look.ink, 0.92));
  stamp(c, typeMarks[face.type], x, y, face.type === 'agenda' ? 12 : 8.5, look.hue);
  if (face.points !== null) centred(c, `${face.points}`, x, y + 0.6, 'display', 12, look.ink);
}

/** Draws ice lying across without its name: its shape, emblem, subroutines and strength. */
function drawIceSign(c: Ctx, face: FaceInfo, size: Size, low: boolean): void {
  const w = iceSize.w;
  const s = size.w / w;
  const h = size.h / s;
  const { hue } = factionColours(face.faction, face.seat);
  const look: Look = { ink: '#0a0f1a', hue, light: '#effaff' };
  const shape = low ? 'other' : iceKind(face);
  c.save();
  c.scale(s, s);
  strip(c, shape, w, h);
  fillWith(c, look.ink);
  c.save();
  c.clip();
  if (low) {
    fillBox(c, 0, 0, w, h, mix(look.ink, hue, 0.24));
  } else drawArt(c, face, w, h);
  c.restore();
  drawEmblem(c, face, low ? 20 : 32, h / 2, low ? h * 0.4 : 19, look);
  if (face.subs) {
    const n = Math.min(face.subs, 4);
    const r = low ? 4 : 4.4;
    subsTab(c, n, w / 2 + 3 - (n * r * 2.5 + r * 1.1) / 2, low ? h / 2 - r * 1.8 : h - 7 - r * 3.6, r, look);
  }
  if (low) centred(c, `${face.strength ?? ''}`, w - 14, h / 2, 'display', 25, look.light);
  else {
    plate(c, 70, 23, 32, 36, look);
    centred(c, `${face.strength ?? ''}`, 86, 41.5, 'display', 30, look.light);
  }
  strip(c, shape, w, h, 1.2);
  c.lineJoin = 'round';
  strokeWith(c, hue, 2.4);
  c.restore();
}
