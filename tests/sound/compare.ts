import { RATE, type Wave } from '../../scripts/sound/dsp.ts';

/** Samples in one spectrum: 43 ms. */
const FRAME = 2_048;

/** Bands, evenly spaced as an ear hears pitch, from 80 Hz to 15 kHz. */
const BANDS = 28;

/** Parts of its length in which a sound's spectrum is taken: its attack, body and tail. */
const PARTS = 3;

/** dB below a sound's loudest band at which a band counts as silent. */
const FLOOR = -50;

/** In-place radix-2 Fourier transform; the length must be a power of two. */
function transform(re: Float64Array, im: Float64Array): void {
  const n = re.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j |= bit;
    if (i < j) {
      [re[i], re[j]] = [re[j] ?? 0, re[i] ?? 0];
      [im[i], im[j]] = [im[j] ?? 0, im[i] ?? 0];
    }
  }
  for (let size = 2; size <= n; size <<= 1) {
    const half = size >> 1;
    for (let k = 0; k < half; k++) {
      const cos = Math.cos((-2 * Math.PI * k) / size);
      const sin = Math.sin((-2 * Math.PI * k) / size);
      for (let i = k; i < n; i += size) {
        const j = i + half;
        const xr = (re[j] ?? 0) * cos - (im[j] ?? 0) * sin;
        const xi = (re[j] ?? 0) * sin + (im[j] ?? 0) * cos;
        re[j] = (re[i] ?? 0) - xr;
        im[j] = (im[i] ?? 0) - xi;
        re[i] = (re[i] ?? 0) + xr;
        im[i] = (im[i] ?? 0) + xi;
      }
    }
  }
}

/** Power of each frequency bin of the frame that starts at sample `start` (beyond the end is silence). */
function spectrum(wave: Wave, start: number, frame = FRAME): Float64Array {
  const re = new Float64Array(frame);
  const im = new Float64Array(frame);
  for (let i = 0; i < frame; i++) re[i] = (wave[start + i] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / frame));
  transform(re, im);
  return Float64Array.from({ length: frame / 2 }, (_, k) => (re[k] ?? 0) ** 2 + (im[k] ?? 0) ** 2);
}

const mel = (f: number): number => Math.log(1 + f / 700);

function bandOf(bin: number): number {
  const f = (bin * RATE) / FRAME;
  if (f < 80 || f > 15_000) return -1;
  return Math.min(BANDS - 1, Math.floor(((mel(f) - mel(80)) / (mel(15_000) - mel(80))) * BANDS));
}

/**
 * What a sound is like, whatever its volume: the energy of each band in each third of its length, in dB below the
 * sound's loudest band. `PARTS × BANDS` numbers from `FLOOR` to 0.
 */
export function print(wave: Wave): number[] {
  const energy = new Float64Array(PARTS * BANDS);
  const hop = FRAME / 4;
  // Frames begin before the sound, so that the shortest has several.
  for (let start = -FRAME + hop; start < wave.length; start += hop) {
    const middle = Math.max(0, Math.min(wave.length - 1, start + FRAME / 2));
    const part = Math.floor((middle / wave.length) * PARTS);
    spectrum(wave, start).forEach((power, bin) => {
      const band = bandOf(bin);
      if (band >= 0) energy[part * BANDS + band] = (energy[part * BANDS + band] ?? 0) + power;
    });
  }
  const most = Math.max(...energy, 1e-20);
  return [...energy].map((e) => Math.max(FLOOR, 10 * Math.log10(e / most + 1e-12)));
}

/** How unlike two prints are: the mean difference in dB over the bands that at least one of them fills. */
export function distance(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  let count = 0;
  a.forEach((x, i) => {
    const y = b[i] ?? FLOOR;
    if (Math.max(x, y) <= FLOOR) return;
    sum += Math.abs(x - y);
    count++;
  });
  return count === 0 ? 0 : sum / count;
}
