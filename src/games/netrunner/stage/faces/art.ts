import { backdrops, finish, ground } from '../../../../stage/art/backdrops.ts';
import type { BackdropName } from '../../../../stage/art/backdrops.ts';
import { mix, turn } from '../../../../stage/art/colour.ts';
import { motifs } from './motifs/index.ts';
import { Pen } from '../../../../stage/art/pen.ts';
import type { Mode, Palette } from '../../../../stage/art/pen.ts';
import { recipeOf } from './recipes.ts';
import { rngOf } from '../../../../stage/art/rng.ts';
import type { Rng } from '../../../../stage/art/rng.ts';
import { colours, factionColours } from '../theme.ts';
import type { Ctx } from '../../../../stage/art/types.ts';
import type { CardType } from '../../rules/model.ts';
import type { FaceInfo } from './types.ts';

/** Drawing style of a card's picture by card type, if its recipe names none. */
const modes: Readonly<Record<CardType, Mode>> = {
  identity: 'dusk',
  agenda: 'engrave',
  asset: 'dusk',
  upgrade: 'glass',
  operation: 'print',
  ice: 'glass',
  event: 'print',
  program: 'glass',
  hardware: 'glass',
  resource: 'dusk',
};

/**
 * The palette of a card's picture: its faction's colours, the hue varied a little by `rng`. `asked`: index of the second colour; null:
 * `rng` picks it. Ice gets cold tones with its faction's hue.
 */
function paletteOf(face: Pick<FaceInfo, 'faction' | 'seat' | 'type'>, rng: Rng, asked: number | null): Palette {
  const f = factionColours(face.faction, face.seat);
  const hue = turn(f.hue, rng.in(-12, face.faction === 'nbn' ? 1 : 12));
  const chosen = rng.pick(f.seconds);
  const second = (asked === null ? null : f.seconds[asked]) ?? chosen;
  const deep = rng.pick(f.deeps);
  const ink = face.seat === 'corp' ? colours.corpInk : colours.runnerInk;
  if (face.type === 'ice')
    return {
      hue,
      second: mix(second, '#bfeaff', 0.55),
      deep: mix(deep, '#12385a', 0.72),
      ink: '#070d18',
      paper: '#e6f7ff',
    };
  return { hue, second, deep, ink, paper: face.seat === 'corp' ? '#fff6e6' : '#eefaff' };
}

/** Draws an agenda's seal, fine rosettes around a clear disc, in the pen's 160 × 120 scene. */
function seal(p: Pen): void {
  const lobes = p.r.int(7, 13);
  const second = p.r.int(16, 28);
  for (let k = 0; k < 6; k++)
    p.draft((c) => {
      for (let i = 0; i <= 180; i++) {
        const t = (i / 180) * Math.PI * 2;
        const q = 50 + Math.sin(t * lobes + k * 0.52) * 5.5 + Math.sin(t * second - k) * 2;
        if (i) c.lineTo(80 + Math.cos(t) * q, 60 + Math.sin(t) * q);
        else c.moveTo(80 + Math.cos(t) * q, 60 + Math.sin(t) * q);
      }
    }, 0.85);
  p.shape('O 80 60 42', 'ink');
  p.line('O 80 60 42.5', 1.4);
  p.line('O 80 60 39.5', 0.6);
}

/**
 * Draws a card's own picture, without text, over the whole of `w` × `h` (any units). The same title gives the same picture at every size;
 * the subject is never cropped, the backdrop is cropped to the shape.
 */
export function drawArt(ctx: Ctx, face: FaceInfo, w: number, h: number): void {
  const recipe = recipeOf(face, rngOf(`${face.title}/recipe`));
  const named = /^(\w+)(?:\.(\d))?:(.*)$/.exec(recipe);
  const mode = (named?.[1] as Mode | undefined) ?? modes[face.type];
  const palette = paletteOf(face, rngOf(`${face.title}/colour`), named?.[2] ? Number(named[2]) : null);
  const [first, ...rest] = (named?.[3] ?? recipe).split(' + ');
  const [back = 'plain', ...subject] = (first ?? '').split(' ');
  const unit = h / 120;
  const wide = w / unit;
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, w, h);
  ctx.clip();
  ctx.scale(unit, unit);
  const behind = new Pen(ctx, palette, mode, rngOf(`${face.title}/back`));
  ground(behind, wide);
  backdrops[back as BackdropName]?.(behind, wide);
  const pen = new Pen(ctx, palette, mode, rngOf(`${face.title}/subject`));
  const scale = Math.min(wide / 124, 120 / 108);
  pen.at(wide / 2 - 80 * scale, 60 - 60 * scale, scale, 0, () => {
    if (face.type === 'agenda') seal(pen);
    const draw = (): void => {
      for (const part of [subject, ...rest.map((r) => r.split(' '))]) {
        const [name = '', ...opts] = part;
        motifs[name]?.(pen, opts);
      }
    };
    if (face.type === 'agenda') pen.inside('O 80 60 39', () => pen.at(80 - 80 * 0.62, 60 - 60 * 0.62, 0.62, 0, draw));
    else draw();
  });
  finish(behind, wide);
  ctx.restore();
}
