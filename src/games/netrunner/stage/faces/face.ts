import { fillWith, pointsOf, type Way } from '../../../../stage/art/strokes.ts';
import { linear } from '../../../../stage/art/gradient.ts';
import { cardFoot as FOOT, colours, factionColours } from '../theme.ts';
import { drawArt } from './art.ts';
import { alpha, mix } from '../../../../stage/art/colour.ts';
import { emblemOf, factionMark, stamp, typeLabel, typeMarks } from './marks.ts';
import type { Mark } from './marks.ts';
import { centred, fit, setFont } from '../../../../stage/art/text.ts';
import type { Ctx, Size } from '../../../../stage/art/types.ts';
import type { CardType, Seat } from '../../rules/model.ts';
import type { FaceInfo } from './types.ts';

/** Width of an upright face in drawing units; its height follows from the size (117 at the card's own shape). */
const W = 84;
/** Height of the title bar. */
const TOP = 25;

/** Traces a card's outline: the Corp's has cut corners, the Runner's round ones. */
export function outline(c: Ctx, seat: Seat, x: number, y: number, w: number, h: number, r: number): void {
  c.beginPath();
  if (seat === 'runner') {
    c.roundRect(x, y, w, h, r);
    return;
  }
  c.moveTo(x + r, y);
  c.lineTo(x + w - r, y);
  c.lineTo(x + w, y + r);
  c.lineTo(x + w, y + h - r);
  c.lineTo(x + w - r, y + h);
  c.lineTo(x + r, y + h);
  c.lineTo(x, y + h - r);
  c.lineTo(x, y + r);
  c.closePath();
}

/** The upper edge of a face's foot, by card type: pairs of x (0…84, from left to right) and how many units the foot rises there. */
const profiles: Readonly<Record<CardType, Way>> = {
  identity: [0, 4, 30, 4, 42, 9, 54, 4, 84, 4],
  agenda: [0, 0, 22, 0, 30, 7, 54, 7, 62, 0, 84, 0],
  asset: [0, 6, 10, 0, 74, 0, 84, 6],
  upgrade: [0, 0, 34, 0, 42, 7, 50, 0, 84, 0],
  operation: [0, 0, 84, 0],
  ice: [0, 0, 84, 0],
  event: [0, 8, 84, 0],
  program: [0, 0, 10, 0, 14, 4, 46, 4, 50, 0, 84, 0],
  hardware: [
    0, 0, 8, 0, 8, 4, 16, 4, 16, 0, 26, 0, 26, 4, 34, 4, 34, 0, 50, 0, 50, 4, 58, 4, 58, 0, 68, 0, 68, 4, 76, 4, 76, 0,
    84, 0,
  ],
  resource: [0, 0, 14, 3, 28, 5, 42, 5.6, 56, 5, 70, 3, 84, 0],
};

/** Colours that the parts of a face are drawn in. */
export interface Look {
  readonly ink: string;
  readonly hue: string;
  readonly light: string;
}

/** The colours of a card's face. */
export function lookOf(face: FaceInfo): Look {
  const { hue } = factionColours(face.faction, face.seat);
  return {
    ink: face.seat === 'corp' ? colours.corpInk : colours.runnerInk,
    hue,
    light: face.seat === 'corp' ? '#fff3dc' : '#e9f9ff',
  };
}

/** Draws a coin with a number, such as a cost: six-sided for the Corp, round for the Runner. */
export function gem(c: Ctx, seat: Seat, text: string, x: number, y: number, r: number, look: Look): void {
  c.beginPath();
  if (seat === 'runner') c.arc(x, y, r, 0, Math.PI * 2);
  else
    for (let i = 0; i < 6; i++)
      c.lineTo(x + Math.sin((i * Math.PI) / 3) * r * 1.08, y - Math.cos((i * Math.PI) / 3) * r * 1.08);
  c.closePath();
  fillWith(c, look.light);
  c.lineWidth = 2.2;
  c.strokeStyle = look.ink;
  c.stroke();
  c.lineWidth = 1;
  c.strokeStyle = look.hue;
  c.stroke();
  centred(c, text, x, y, 'display', r * (text.length > 1 ? 1.25 : 1.5), look.ink);
}

/** Draws the dark plate behind a number. */
export function plate(c: Ctx, x: number, y: number, w: number, h: number, look: Look): void {
  c.beginPath();
  c.roundRect(x, y, w, h, 2.5);
  fillWith(c, alpha(look.ink, 0.93));
  c.lineWidth = 1;
  c.strokeStyle = look.hue;
  c.stroke();
}

/** Draws the bin beside a trash cost. */
function bin(c: Ctx, x: number, y: number, r: number, colour: string): void {
  c.fillStyle = colour;
  c.fillRect(x - r, y - r, r * 2, r * 0.4);
  c.fillRect(x - r * 0.35, y - r * 1.35, r * 0.7, r * 0.3);
  c.beginPath();
  c.moveTo(x - r * 0.8, y - r * 0.4);
  c.lineTo(x + r * 0.8, y - r * 0.4);
  c.lineTo(x + r * 0.55, y + r * 1.2);
  c.lineTo(x - r * 0.55, y + r * 1.2);
  c.fill();
}

/** Draws the emblem of ice or an icebreaker with its letter: solid on ice, an outline on an icebreaker. */
export function drawEmblem(c: Ctx, face: FaceInfo, x: number, y: number, r: number, look: Look): void {
  const emblem = emblemOf(face);
  if (!emblem) return;
  stamp(c, emblem.mark, x, y, r + 1.6, look.ink);
  if (emblem.opens) stamp(c, emblem.mark, x, y, r, mix(look.ink, look.hue, 0.2), { colour: look.light, width: 1.3 });
  else stamp(c, emblem.mark, x, y, r, look.light);
  const drop =
    emblem.letter === 'S' || emblem.letter === 'K'
      ? r * 0.2
      : emblem.letter === 'B' || emblem.letter === 'F'
        ? r * 0.16
        : 0;
  const size = emblem.letter.length > 1 ? 0.9 : emblem.letter === 'T' ? 1 : 1.24;
  centred(c, emblem.letter, x, y + drop, 'display', r * size, emblem.opens ? look.light : look.ink);
}

/** Draws a dark tab with up to five subroutine signs; `x`, `y`: its upper left corner. */
export function subsTab(c: Ctx, subs: number, x: number, y: number, r: number, look: Look): void {
  const n = Math.min(subs, 5);
  const w = n * r * 2.5 + r * 1.1;
  c.beginPath();
  c.roundRect(x, y, w, r * 3.6, 2);
  fillWith(c, alpha(look.ink, 0.85));
  drawSubs(c, n, x + w / 2, y + r * 1.75, r, look.light, look.ink);
}

/** Draws a row of subroutine signs (an arrow down, then right), centred on `x`, `y`. */
function drawSubs(c: Ctx, count: number, x: number, y: number, r: number, colour: string, ink: string): void {
  const step = r * 2.5;
  for (let i = 0; i < count; i++) {
    const sx = x + (i - (count - 1) / 2) * step;
    for (const [width, paint] of [
      [r * 1.3, ink],
      [r * 0.52, colour],
    ] as const) {
      c.beginPath();
      c.moveTo(sx - r * 0.7, y - r);
      c.lineTo(sx - r * 0.7, y + r * 0.3);
      c.lineTo(sx + r * 0.7, y + r * 0.3);
      c.moveTo(sx + r * 0.15, y - r * 0.3);
      c.lineTo(sx + r * 0.8, y + r * 0.3);
      c.lineTo(sx + r * 0.15, y + r * 0.9);
      c.lineWidth = width;
      c.lineCap = 'round';
      c.lineJoin = 'round';
      c.strokeStyle = paint;
      c.stroke();
    }
  }
}

function titleBar(c: Ctx, face: FaceInfo, look: Look): void {
  c.fillStyle = linear(c, [0, 0, 0, TOP], mix(look.ink, look.hue, 0.17), look.ink);
  c.fillRect(0, 0, W, TOP);
  c.fillStyle = look.hue;
  c.fillRect(0, TOP - 1.2, W, 1.2);
  const left = 26;
  const name = face.type === 'identity' ? (face.title.split(': ')[0] ?? face.title) : face.title;
  const { lines, px, width } = fit(c, name, 'label', W - left - 3, 2, [11.5, 11, 10.5, 10, 9.5, 9]);
  const lead = Math.min(px, 10.5);
  c.textAlign = 'left';
  c.textBaseline = 'alphabetic';
  c.fillStyle = colours.paper;
  const middle = (TOP - 1) / 2;
  lines.forEach((line, i) =>
    c.fillText(line, left, Math.round(middle + px * 0.34 + (i - (lines.length - 1) / 2) * lead), width),
  );
}

function foot(c: Ctx, face: FaceInfo, h: number, look: Look): void {
  const y = h - FOOT;
  const profile = pointsOf(profiles[face.type]);
  c.beginPath();
  c.moveTo(0, h);
  for (const [x, rise] of profile) c.lineTo(x, y - rise);
  c.lineTo(W, h);
  c.closePath();
  fillWith(c, look.ink);
  c.beginPath();
  profile.forEach(([x, rise], i) => c[i ? 'lineTo' : 'moveTo'](x, y - rise));
  c.lineWidth = 1.2;
  c.strokeStyle = look.hue;
  c.stroke();
  const emblem = emblemOf(face);
  const strong = face.strength !== null;
  const left = strong ? 25 : 6;
  if (!emblem) stamp(c, typeMarks[face.type], left + 4.4, h - 9, 4.4, look.hue);
  setFont(c, 'label', 9);
  const word = (face.label ?? typeLabel(face)).toUpperCase();
  const from = emblem ? left + 1 : left + 12;
  const room = W - 17 - from;
  const { lines, px, width } = fit(c, word, 'label', room, 1, [9.5, 9, 8.5]);
  setFont(c, 'label', px);
  c.textAlign = 'left';
  c.fillStyle = mix(look.light, look.hue, 0.25);
  c.fillText(lines[0] ?? '', from, Math.round(h - 9 + px * 0.35), width);
  stamp(c, factionMark(face), W - 9.5, h - 9.2, 5.4, look.hue);
}

/**
 * Draws a card's face upright over `size`; draws nothing outside the outline's corners. It shows only what can be read at 84 × 117: title,
 * cost, strength, type, faction, and the one or two numbers that matter for the type.
 */
export function drawFace(ctx: Ctx, face: FaceInfo, size: Size): void {
  const look = lookOf(face);
  const s = size.w / W;
  const h = size.h / s;
  const c = ctx;
  c.save();
  c.scale(s, s);
  outline(c, face.seat, 0, 0, W, h, face.seat === 'corp' ? 6 : 7);
  fillWith(c, look.ink);
  c.save();
  c.clip();
  c.save();
  c.translate(0, TOP - 1);
  drawArt(c, face, W, h - TOP - FOOT + 2);
  c.restore();
  foot(c, face, h, look);
  titleBar(c, face, look);
  c.restore();
  figures(c, face, h, look);
  if (face.type === 'identity') {
    outline(c, face.seat, 2.6, 2.6, W - 5.2, h - 5.2, face.seat === 'corp' ? 4.8 : 4.8);
    c.lineWidth = 0.7;
    c.strokeStyle = alpha(look.light, 0.6);
    c.stroke();
  }
  outline(c, face.seat, 0.6, 0.6, W - 1.2, h - 1.2, face.seat === 'corp' ? 5.7 : 6.5);
  c.lineWidth = 1.2;
  c.strokeStyle = mix(look.hue, look.ink, 0.25);
  c.stroke();
  c.restore();
}

function figures(c: Ctx, face: FaceInfo, h: number, look: Look): void {
  if (face.type === 'identity') {
    stamp(c, factionMark(face), 13.5, 12, 8.2, look.hue);
    if (face.link) badge(c, 12.5, TOP + 10, `${face.link}`, look, 'link');
  } else if (face.type === 'agenda') {
    advance(c, `${face.requirement ?? ''}`, 13, 12.4, look);
    if (face.points !== null) {
      stamp(c, typeMarks.agenda, W - 15.5, h - FOOT - 11, 15.5, look.ink);
      stamp(c, typeMarks.agenda, W - 15.5, h - FOOT - 11, 14, look.hue);
      centred(c, `${face.points}`, W - 15.5, h - FOOT - 10.4, 'display', 13, look.ink);
    }
  } else if (face.cost !== null) gem(c, face.seat, `${face.cost}`, 13, 12.2, 9.4, look);
  else stamp(c, typeMarks[face.type], 13, 12.4, 7, look.hue);
  if (face.unique && face.type !== 'identity') {
    stamp(c, diamond, W - 8.5, TOP + 7.5, 5.6, look.ink);
    stamp(c, diamond, W - 8.5, TOP + 7.5, 3.8, look.light);
  }
  if (face.memory) badge(c, 12.5, TOP + 10, `${face.memory}`, look, 'memory');
  if (face.strength !== null) {
    plate(c, 3, h - 24, 20, 21, look);
    centred(c, `${face.strength}`, 13, h - 13.2, 'display', 16, look.light);
  }
  if (face.trash !== null && face.type !== 'agenda') {
    plate(c, W - 28, h - FOOT - 17, 24, 15, look);
    bin(c, W - 21, h - FOOT - 9.6, 3.4, look.hue);
    centred(c, `${face.trash}`, W - 11.5, h - FOOT - 9.4, 'display', 12, look.light);
  }
  if (emblemOf(face))
    drawEmblem(c, face, W - 15, h - FOOT - 12.5, 11, face.type === 'ice' ? { ...look, light: '#effaff' } : look);
  if (face.type === 'ice' && face.subs) subsTab(c, face.subs, 25, h - FOOT - 12.5, 3.2, look);
}

const diamond: Mark = (c) => {
  for (const [x, y] of [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const)
    c.lineTo(x, y);
  c.closePath();
};

/** Draws a small chip (memory) or disc (link) with a number, below the cost. */
function badge(c: Ctx, x: number, y: number, text: string, look: Look, kind: 'memory' | 'link'): void {
  c.beginPath();
  if (kind === 'memory') {
    for (const k of [-4, 0, 4]) c.rect(x - 8.6, y + k - 0.9, 17.2, 1.8);
    c.rect(x - 6.6, y - 6.6, 13.2, 13.2);
  } else c.arc(x, y, 7.4, 0, Math.PI * 2);
  fillWith(c, look.ink);
  c.lineWidth = 1;
  c.strokeStyle = look.hue;
  if (kind === 'memory') c.strokeRect(x - 6.6, y - 6.6, 13.2, 13.2);
  else c.stroke();
  centred(c, text, x, y, 'display', 11, look.light);
}

/** Draws an agenda's advancement requirement: an upward arrow with the number in it. */
export function advance(c: Ctx, text: string, x: number, y: number, look: Look): void {
  c.beginPath();
  for (const [a, b] of [
    [0, -11],
    [10, -2.5],
    [10, 9.5],
    [-10, 9.5],
    [-10, -2.5],
  ] as const)
    c.lineTo(x + a, y + b);
  c.closePath();
  fillWith(c, look.light);
  c.lineWidth = 1;
  c.strokeStyle = look.hue;
  c.stroke();
  centred(c, text, x, y + 2.2, 'display', 13.5, look.ink);
}
