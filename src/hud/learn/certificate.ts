/** Draws a certificate: the picture that somebody keeps of the lessons they have finished. */

/** Width and height of the picture, in pixels. */
export const CERTIFICATE = { width: 1600, height: 1000 } as const;

/** What stands on a certificate. */
export interface CertificateText {
  heading: string;
  game: string;
  /** the line above the name */
  to: string;
  /** the person's name; '' leaves it out, with the line above it */
  name: string;
  deed: string;
  stars: string;
  date: string;
}

interface Line {
  text: string;
  /** the font's weight, and its size in pixels at most: a long line is made smaller */
  weight: number;
  size: number;
  font: 'text' | 'label' | 'display';
  /** the line's colour and the space above it in pixels */
  colour: 'good' | 'paper' | 'paper-dim' | 'paper-faint' | 'gold';
  above: number;
}

const linesOf = ({ heading, game, to, name, deed, stars, date }: CertificateText): Line[] => [
  { text: heading, weight: 700, size: 40, font: 'label', colour: 'good', above: 0 },
  { text: game, weight: 700, size: 120, font: 'display', colour: 'paper', above: 16 },
  ...(name === ''
    ? []
    : ([
        { text: to, weight: 400, size: 34, font: 'text', colour: 'paper-faint', above: 44 },
        { text: name, weight: 700, size: 84, font: 'display', colour: 'gold', above: 8 },
      ] as const)),
  { text: deed, weight: 700, size: 50, font: 'label', colour: 'paper', above: 44 },
  { text: stars, weight: 400, size: 38, font: 'text', colour: 'paper-dim', above: 14 },
  { text: date, weight: 400, size: 38, font: 'text', colour: 'paper-dim', above: 10 },
];

/** Space between the picture's edge and its text, and the text's width at most, in pixels. */
const MARGIN = 120;
const WIDEST = 1040;
const LINE_HEIGHT = 1.12;

/** Draws the backdrop, its start darkened for the text, and a frame. */
function drawGround(ctx: CanvasRenderingContext2D, colour: (name: string) => string, backdrop: () => void): void {
  const { width: w, height: h } = CERTIFICATE;
  ctx.fillStyle = colour('ink-0');
  ctx.fillRect(0, 0, w, h);
  backdrop();
  const shade = ctx.createLinearGradient(0, 0, w, 0);
  shade.addColorStop(0.3, colour('ink-0'));
  shade.addColorStop(1, 'transparent');
  ctx.globalAlpha = 0.92;
  ctx.fillStyle = shade;
  ctx.fillRect(0, 0, w, h);
  ctx.globalAlpha = 1;
  ctx.strokeStyle = colour('gold');
  for (const [inset, width] of [
    [36, 4],
    [52, 1],
  ] as const) {
    ctx.lineWidth = width;
    ctx.strokeRect(inset, inset, w - 2 * inset, h - 2 * inset);
  }
}

/**
 * Draws a certificate on a canvas of the size `CERTIFICATE`, in the fonts and colours that the canvas has on the page, once those fonts are
 * there. `rtl`: the text begins on the right. `backdrop` draws the picture behind it; null for none. Returns false if `signal` aborted first.
 */
export async function drawCertificate(
  canvas: HTMLCanvasElement,
  text: CertificateText,
  {
    rtl,
    backdrop,
    signal,
  }: { rtl: boolean; backdrop: ((canvas: HTMLCanvasElement) => void) | null; signal: AbortSignal },
): Promise<boolean> {
  const style = getComputedStyle(canvas);
  const css = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  const fontOf = ({ weight, font }: Line, size: number): string => `${weight} ${size}px ${css(`font-${font}`)}`;
  const lines = linesOf(text);
  // A font that cannot be had is replaced by the next of its family.
  await Promise.allSettled(lines.map(async (line) => document.fonts.load(fontOf(line, line.size), line.text)));
  const ctx = canvas.getContext('2d');
  if (signal.aborted || ctx === null) return false;
  const { width: w, height: h } = CERTIFICATE;
  ctx.save();
  if (rtl) ctx.transform(-1, 0, 0, 1, w, 0);
  drawGround(ctx, css, () => backdrop?.(canvas));
  ctx.restore();
  ctx.direction = rtl ? 'rtl' : 'ltr';
  ctx.textAlign = 'start';
  ctx.textBaseline = 'top';
  const height = lines.reduce((sum, { size, above }) => sum + above + size * LINE_HEIGHT, 0);
  let y = (h - height) / 2;
  for (const line of lines) {
    ctx.font = fontOf(line, line.size);
    const fit = Math.min(1, WIDEST / ctx.measureText(line.text).width);
    ctx.font = fontOf(line, line.size * fit);
    ctx.fillStyle = css(line.colour);
    y += line.above;
    ctx.fillText(line.text, rtl ? w - MARGIN : MARGIN, y + (line.size * (1 - fit)) / 2);
    y += line.size * LINE_HEIGHT;
  }
  return true;
}
