/** The drawn table painted a second time, by canvas 2D, to compare what the graphics card made of it pixel by pixel. */
import type Phaser from 'phaser';

/** What differs between two pictures of the same size. */
export interface Difference {
  /** squares of 4×4 pixels compared */
  squares: number;
  /** squares whose mean colour differs by more than the tolerance, with the top left corner of the first few */
  differing: number;
  first: { x: number; y: number }[];
}

/** Side of a square, pixels: fine enough for a missing corner, coarse enough for two ways of smoothing an edge. */
const SQUARE = 4;
/** Mean difference of a colour of a square, 0–255, that two ways of drawing may make. */
const TOLERANCE = 56;

function newCanvas(w: number, h: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  return canvas.getContext('2d', { willReadFrequently: true })!;
}

/** What the scene shows, the nearest last. */
const imagesOf = (scene: Phaser.Scene): Phaser.GameObjects.Image[] =>
  scene.children.list
    .filter((one): one is Phaser.GameObjects.Image => one.type === 'Image' && (one as Phaser.GameObjects.Image).visible)
    .sort((a, b) => a.depth - b.depth);

/** Draws these images on a canvas of this size. */
function repaint(images: readonly Phaser.GameObjects.Image[], width: number, height: number): CanvasRenderingContext2D {
  const to = newCanvas(width, height);
  for (const image of images) {
    const { frame: update } = image;
    const part = newCanvas(update.cutWidth, update.cutHeight);
    const source = update.texture.getSourceImage() as HTMLCanvasElement;
    const { cutWidth: w, cutHeight: h } = update;
    part.drawImage(source, update.cutX, update.cutY, w, h, 0, 0, w, h);
    if (image.tintTopLeft !== 0xffffff) {
      const pixels = part.getImageData(0, 0, w, h);
      for (let i = 0; i < pixels.data.length; i++)
        if (i % 4 < 3) pixels.data[i] = (pixels.data[i]! * ((image.tintTopLeft >> (16 - (i % 4) * 8)) & 255)) / 255;
      part.putImageData(pixels, 0, 0);
    }
    to.save();
    to.globalAlpha = image.alpha;
    // 1 is Phaser's ADD.
    if (image.blendMode === 1) to.globalCompositeOperation = 'lighter';
    to.translate(image.x, image.y);
    to.rotate(image.rotation);
    const { displayWidth, displayHeight, originX, originY } = image;
    to.drawImage(part.canvas, -displayWidth * originX, -displayHeight * originY, displayWidth, displayHeight);
    to.restore();
  }
  return to;
}

/** Compares the picture on the game's canvas, which must just have been drawn, with the scene painted by canvas 2D. */
export function compareWithPaint(game: Phaser.Game): Difference {
  const { width, height } = game.canvas;
  const drawn = newCanvas(width, height);
  drawn.drawImage(game.canvas, 0, 0);
  const a = drawn.getImageData(0, 0, width, height).data;
  const images = imagesOf(game.scene.scenes[0]!);
  const b = repaint(images, width, height).getImageData(0, 0, width, height).data;
  // The line of light between the sides is one bright pixel in a picture drawn smaller: the two ways of making it smaller differ.
  const lane = images.find((image) => image.frame.name === 'lane')!.getBounds();
  /** Mean difference of a square with the painted one `dx`, `dy` pixels beside it. */
  const off = (x: number, y: number, dx: number, dy: number): number => {
    const sums = [0, 0, 0];
    for (let i = 0; i < SQUARE * SQUARE; i++) {
      const at = ((y + Math.floor(i / SQUARE)) * width + x + (i % SQUARE)) * 4;
      const other = at + (dy * width + dx) * 4;
      for (let colour = 0; colour < 3; colour++) sums[colour]! += a[at + colour]! - b[other + colour]!;
    }
    return Math.max(...sums.map(Math.abs)) / (SQUARE * SQUARE);
  };
  // A thin line between two pixels may be drawn on either.
  const shifts = [
    [0, 0],
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
  ] as const;
  const found: Difference = { squares: 0, differing: 0, first: [] };
  for (let y = SQUARE; y + SQUARE * 2 <= height; y += SQUARE) {
    if (y + SQUARE > lane.top && y < lane.bottom) continue;
    for (let x = SQUARE; x + SQUARE * 2 <= width; x += SQUARE) {
      found.squares++;
      if (shifts.some(([dx, dy]) => off(x, y, dx, dy) <= TOLERANCE)) continue;
      found.differing++;
      if (found.first.length < 8) found.first.push({ x, y });
    }
  }
  return found;
}
