// The page that draws the sheets; scripts/lab/sheet.ts opens it in a browser.
import { drawBack, drawFace, drawIceFace, drawTable } from '../../../src/games/netrunner/stage/faces/index.ts';
import type { FaceInfo } from '../../../src/games/netrunner/stage/faces/index.ts';
import { cardSize, iceSize } from '../../../src/games/netrunner/stage/theme.ts';
import { drawHero } from '../../../src/stage/art/hero.ts';
import { colours, loadFonts } from '../../../src/stage/theme.ts';

export interface SheetOrder {
  readonly faces: readonly FaceInfo[];
  readonly kind: 'cards' | 'ice' | 'hero' | 'table';
  /** Device px per CSS px. */
  readonly scale: number;
  readonly columns: number;
  /** size limit of the file, bytes */
  readonly most: number;
  /** Font files by family and weight, as data URLs. */
  readonly fonts: readonly { readonly family: string; readonly weight: string; readonly url: string }[];
}

const GAP = 8;

/** Draws one sheet on a canvas and returns it as a data URL. */
async function drawSheet(order: SheetOrder): Promise<string> {
  for (const { family, weight, url } of order.fonts) {
    const font = new FontFace(family, `url(${url})`, { weight });
    document.fonts.add(await font.load());
  }
  await loadFonts(document.fonts);
  const canvas = document.createElement('canvas');
  const c = canvas.getContext('2d');
  if (!c) throw new Error('no 2D canvas');
  const across = order.kind === 'ice';
  const size = across ? iceSize : cardSize;
  const cells: ((w: number, h: number) => void)[] = order.faces.map(
    (face) => (w, h) => (across ? drawIceFace : drawFace)(c, face, { w, h }),
  );
  cells.push((w, h) => drawBack(c, 'corp', { w, h }));
  if (!across) cells.push((w, h) => drawBack(c, 'runner', { w, h }));
  const s = order.scale;
  const [stepX, stepY] = [size.w + GAP, size.h + GAP];
  const rows = Math.ceil(cells.length / order.columns);
  const whole = order.kind === 'hero' || order.kind === 'table';
  canvas.width = (whole ? 1280 : order.columns * stepX + GAP) * s;
  canvas.height = (whole ? 720 : rows * stepY + GAP) * s;
  if (order.kind === 'hero') drawHero(c, canvas.width, canvas.height, 'icebreak');
  else if (order.kind === 'table') drawTable(c, canvas.width, canvas.height, 'runner');
  else {
    c.fillStyle = colours.ink1;
    c.fillRect(0, 0, canvas.width, canvas.height);
    cells.forEach((draw, i) => {
      c.save();
      c.translate((GAP + (i % order.columns) * stepX) * s, (GAP + Math.floor(i / order.columns) * stepY) * s);
      draw(size.w * s, size.h * s);
      c.restore();
    });
  }
  let url = '';
  for (const quality of [0.92, 0.86, 0.8, 0.74, 0.66, 0.58, 0.5]) {
    url = canvas.toDataURL('image/webp', quality);
    if ((url.length * 3) / 4 <= order.most) break;
  }
  return url;
}

(globalThis as { drawSheet?: typeof drawSheet }).drawSheet = drawSheet;
