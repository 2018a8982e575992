/** Pictures of rooms, items and guards for the pages: a floor plan in lines with the sign of what it shows. */
import { GLYPHS, type GlyphName } from './hud/Sign.tsx';
import './printed.ts';
import { isAction, itemDef, roomDef } from './rules/defs.ts';
import type { Word } from './rules/words.ts';

/** The sign that shows what words are about, by the first that has one. */
const SIGNS: Partial<Record<Word['w'], GlyphName>> = {
  escape: 'door', move: 'door', goTo: 'door', secret: 'door', walk: 'door', hurry: 'door',
  heal: 'wound', wound: 'wound', strike: 'wound', rollWound: 'wound', ifWounded: 'wound',
  delay: 'delay', brace: 'delay', discardOrDelay: 'delay', alarm: 'guard', alarmTo: 'guard', proximity: 'guard',
  guard: 'guard', destroy: 'guard', distract: 'guard', draw: 'item', search: 'item', discard: 'item', place: 'item',
  useInterface: 'interface', peek: 'interface', reveal: 'interface', copy: 'interface', sludge: 'sludge',
}; // prettier-ignore

/** The sign of a code: a room's by its Interface, an item's by its words. */
function glyphOf(code: string): GlyphName {
  if (code.startsWith('guard ')) return 'guard';
  if (code.startsWith('room ') || code === 'secret room') return 'door';
  if (isAction(code))
    return code === 'advance' || code === 'retreat' ? 'door' : code === 'interface' ? 'interface' : 'token';
  const room = code.startsWith('I') ? null : roomDef(code);
  const words = room === null ? itemDef(code).words : [...room.interface, ...room.enter, ...room.reveal];
  const first = words[0];
  if (first?.w === 'remove') return first.slot;
  return first === undefined ? 'token' : (SIGNS[first.w] ?? 'token');
}

/** A number from 0 to 1 that is always the same for a text and `i`. */
function noise(text: string, i: number): number {
  let n = 17 + i * 101;
  for (const letter of text) n = (n * 31 + letter.charCodeAt(0)) % 9973;
  return n / 9973;
}

/** Draws the plan of a room, and over it the sign, in the middle of the canvas. Does nothing without a 2D context. */
export function drawPicture(canvas: HTMLCanvasElement, code: string): void {
  const ctx = canvas.getContext('2d');
  if (ctx === null) return;
  const { width: w, height: h } = canvas;
  const hue = Math.round(170 + noise(code, 0) * 120);
  const ground = ctx.createLinearGradient(0, 0, w, h);
  ground.addColorStop(0, '#0b1222');
  ground.addColorStop(1, `hsl(${hue} 45% 18%)`);
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, w, h);
  // walls of the plan
  ctx.strokeStyle = `hsl(${hue} 40% 42% / 60%)`;
  ctx.lineWidth = Math.max(1, h / 90);
  for (let i = 1; i < 7; i++) {
    const [x, y] = [noise(code, i) * w, noise(code, i + 20) * h];
    ctx.strokeRect(x, y, (0.12 + 0.25 * noise(code, i + 40)) * w, (0.2 + 0.4 * noise(code, i + 60)) * h);
  }
  const size = h * 0.62;
  ctx.save();
  ctx.translate((w - size) / 2, (h - size) / 2);
  ctx.scale(size / 24, size / 24);
  ctx.fillStyle = `hsl(${hue} 80% 76%)`;
  ctx.fill(new Path2D(GLYPHS[glyphOf(code)]), 'evenodd');
  ctx.restore();
}
