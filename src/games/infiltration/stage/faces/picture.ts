/** Draws pictures of rooms, cards and guards for pages: lower and wider than on the table, and without text. */
import { fillBox, placed } from '../../../../stage/art/strokes.ts';
import { circular } from '../../../../stage/art/gradient.ts';
import { alpha, mix } from '../../../../stage/art/colour.ts';
import type { Paint } from '../../../../stage/pieces.ts';
import type { GuardKind } from '../../rules/words.ts';
import type { Lookup } from '../lookup.ts';
import { GUARD_SIZE, drawGuard } from '../pieces/guards.ts';
import { guardColours } from '../theme.ts';
import { coloursOf, drawIcon } from './card.ts';
import { drawTable } from './ground.ts';
import { drawDark, drawScene } from './scene.ts';

/** Draws a glow in the middle of a picture. */
function light(c: Paint, w: number, h: number, hue: string): void {
  fillBox(c, 0, 0, w, h, circular(c, [w / 2, h / 2, 0, w / 2, h / 2, h * 0.9], alpha(hue, 0.55), alpha(hue, 0)));
}

/** Draws the thing with this code (a room, an item, an action, `guard sweeper`, `room 8`) over `w` × `h`. */
export function drawThing(c: Paint, code: string, w: number, h: number, lookup: Lookup): void {
  if (lookup.rooms.includes(code)) {
    const tall = Math.max(h, w * 0.75);
    placed(c, (w - tall / 0.75) / 2, (h - tall) * 0.55, 0, () => drawScene(c, code, { w: tall / 0.75, h: tall }));
    return;
  }
  drawTable(c, w, h);
  const place = Number(/^room (\d+)$/.exec(code)?.[1] ?? 0);
  if (place > 0 || code === 'secret room') {
    const floor = place === 0 ? 0 : place <= lookup.places.floor ? 1 : 2;
    placed(c, w / 2 - h * 0.36, 0, 0, () => drawDark(c, floor, { w: h * 0.72, h }));
    return;
  }
  if (code.startsWith('guard ')) {
    const kind = code.slice('guard '.length) as GuardKind;
    light(c, w, h, guardColours[kind]);
    const s = (h * 0.86) / GUARD_SIZE.h;
    placed(c, w / 2 - (GUARD_SIZE.w * s) / 2, h * 0.07, 0, () => {
      c.scale(s, s);
      drawGuard(c, kind);
    });
    return;
  }
  const { hue } = coloursOf(code, lookup);
  light(c, w, h, hue);
  const s = h * 0.62;
  placed(c, w / 2 - s / 2, h / 2 - s / 2, 0, () => drawIcon(c, code, s, mix(hue, '#ffffff', 0.5), lookup));
}
