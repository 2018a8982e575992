import {
  circle,
  fillBox,
  fillWith,
  ngon,
  octagon,
  path,
  placed,
  pointsOf,
  roundBox,
  strokeWith,
  type Way,
} from '../../../../stage/art/strokes.ts';
import { linear } from '../../../../stage/art/gradient.ts';
import { cardFoot as FOOT, colours, factionColours } from '../theme.ts';
import { drawArt } from './art.ts';
import { alpha, mix } from '../../../../stage/art/colour.ts';
import { language } from '../../../../i18n/index.ts';
import { emblemOf, factionMark, stamp, typeLabel, typeMarks } from './marks.ts';
import type { Mark } from './marks.ts';
import { trace } from '../../../../stage/art/trace.ts';
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
  if (seat === 'runner') roundBox(c, x, y, w, h, r);
  else octagon(c, x, y, w, h, r);
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
  if (seat === 'runner') circle(c, x, y, r);
  else ngon(c, x, y, r * 1.08, 6);
  fillWith(c, look.light);
  strokeWith(c, look.ink, 2.2);
  strokeWith(c, look.hue, 1);
  centred(c, text, x, y, 'display', r * (text.length > 1 ? 1.25 : 1.5), look.ink);
}

/** Draws the dark plate behind a number. */
export function plate(c: Ctx, x: number, y: number, w: number, h: number, look: Look): void {
  roundBox(c, x, y, w, h, 2.5);
  fillWith(c, alpha(look.ink, 0.93));
  strokeWith(c, look.hue, 1);
}

/** Draws the bin beside a trash cost. */
function bin(c: Ctx, x: number, y: number, r: number, colour: string): void {
  fillBox(c, x - r, y - r, r * 2, r * 0.4, colour);
  c.fillRect(x - r * 0.35, y - r * 1.35, r * 0.7, r * 0.3);
  placed(c, x, y, 0, () => {
    path(c, [-0.8, -0.4, 0.8, -0.4, 0.55, 1.2, -0.55, 1.2], r, r);
    c.fill();
  });
}

/** Draws the emblem of ice or an icebreaker with its letter: solid on ice, an outline on an icebreaker. */
export function drawEmblem(c: Ctx, face: FaceInfo, x: number, y: number, r: number, look: Look): void {
  const emblem = emblemOf(face);
  if (!emblem) return;
  stamp(c, emblem.mark, x, y, r + 1.6, look.ink);
  if (emblem.opens) stamp(c, emblem.mark, x, y, r, mix(look.ink, look.hue, 0.2), { colour: look.light, width: 1.3 });
  else stamp(c, emblem.mark, x, y, r, look.light);
  const drop = emblem.kind === 'sentry' ? r * 0.2 : emblem.kind === 'barrier' ? r * 0.16 : 0;
  const size = emblem.letter.length > 1 ? 0.9 : emblem.kind === 'trap' ? 1 : 1.24;
  centred(c, emblem.letter, x, y + drop, 'display', r * size, emblem.opens ? look.light : look.ink);
}

/** Draws a dark tab with up to five subroutine signs; `x`, `y`: its upper left corner. */
export function subsTab(c: Ctx, subs: number, x: number, y: number, r: number, look: Look): void {
  const n = Math.min(subs, 5);
  const w = n * r * 2.5 + r * 1.1;
  roundBox(c, x, y, w, r * 3.6, 2);
  fillWith(c, alpha(look.ink, 0.85));
  drawSubs(c, n, x + w / 2, y + r * 1.75, r, look.light, look.ink);
}

/** Draws a row of subroutine signs (an arrow down, then right), centred on `x`, `y`. */
function drawSubs(c: Ctx, count: number, x: number, y: number, r: number, colour: string, ink: string): void {
  const step = r * 2.5;
  for (let i = 0; i < count; i++) {
    const sx = x + (i - (count - 1) / 2) * step;
    placed(c, sx, y, 0, () => {
      c.lineCap = 'round';
      c.lineJoin = 'round';
      path(c, 'M-0.7 -1 L-0.7 0.3 0.7 0.3 M0.15 -0.3 L0.8 0.3 0.15 0.9', r, r);
      strokeWith(c, ink, r * 1.3);
      strokeWith(c, colour, r * 0.52);
    });
  }
}

function titleBar(c: Ctx, face: FaceInfo, look: Look): void {
  fillBox(c, 0, 0, W, TOP, linear(c, [0, 0, 0, TOP], mix(look.ink, look.hue, 0.17), look.ink));
  fillBox(c, 0, TOP - 1.2, W, 1.2, look.hue);
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
  const edge = pointsOf(profiles[face.type]).map(([x, rise]) => [x, y - rise]);
  path(c, [0, h, ...edge.flat(), W, h]);
  fillWith(c, look.ink);
  path(c, `M${edge.join(' L')}`);
  strokeWith(c, look.hue, 1.2);
  const emblem = emblemOf(face);
  const strong = face.strength !== null;
  const left = strong ? 25 : 6;
  if (!emblem) stamp(c, typeMarks[face.type], left + 4.4, h - 9, 4.4, look.hue);
  setFont(c, 'label', 9);
  const word = (face.label ?? typeLabel(face)).toLocaleUpperCase(language().tag);
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
  placed(c, 0, TOP - 1, 0, () => drawArt(c, face, W, h - TOP - FOOT + 2));
  foot(c, face, h, look);
  titleBar(c, face, look);
  c.restore();
  figures(c, face, h, look);
  if (face.type === 'identity') {
    outline(c, face.seat, 2.6, 2.6, W - 5.2, h - 5.2, face.seat === 'corp' ? 4.8 : 4.8);
    strokeWith(c, alpha(look.light, 0.6), 0.7);
  }
  outline(c, face.seat, 0.6, 0.6, W - 1.2, h - 1.2, face.seat === 'corp' ? 5.7 : 6.5);
  strokeWith(c, mix(look.hue, look.ink, 0.25), 1.2);
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

const diamond: Mark = (c) => trace(c, [0, -1, 1, 0, 0, 1, -1, 0]);

/** Draws a small chip (memory) or disc (link) with a number, centred on `x`, `y`. */
export function badge(c: Ctx, x: number, y: number, text: string, look: Look, kind: 'memory' | 'link'): void {
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
  placed(c, x, y, 0, () => {
    path(c, [0, -11, 10, -2.5, 10, 9.5, -10, 9.5, -10, -2.5]);
    fillWith(c, look.light);
    strokeWith(c, look.hue, 1);
  });
  centred(c, text, x, y + 2.2, 'display', 13.5, look.ink);
}
