import { createHash } from 'node:crypto';
import { RATE, type Wave } from './dsp.ts';
import type { Rendered } from './sprite.ts';

/** Number of parts into which a cue is divided. */
const PARTS = 6;

/** A fingerprint of a cue, so that a test can tell whether the audio files still match the recipes. */
export interface Weighed {
  /** Loudness of each sixth of the cue, dB. */
  readonly level: readonly number[];
  /** Zero crossings per second in each sixth: roughly twice its pitch in Hz. */
  readonly crossings: readonly number[];
}

/** `assets/audio/effects.json`. */
export interface Ledger {
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly sha256: string }>>;
  readonly cues: Readonly<Record<string, Weighed>>;
}

/** Measures one cue; values are rounded so that differences between processors do not show. */
export function weigh(wave: Wave): Weighed {
  const level: number[] = [];
  const crossings: number[] = [];
  for (let part = 0; part < PARTS; part++) {
    const piece = wave.subarray(
      Math.floor((wave.length * part) / PARTS),
      Math.floor((wave.length * (part + 1)) / PARTS),
    );
    let sum = 0;
    let count = 0;
    piece.forEach((x, i) => {
      sum += x * x;
      if (i > 0 && x >= 0 !== (piece[i - 1] ?? 0) >= 0) count++;
    });
    level.push(Math.round(100 * Math.log10(sum / piece.length + 1e-12)) / 10);
    crossings.push(Math.round((count / piece.length) * RATE));
  }
  return { level, crossings };
}

/** SHA-256 in hexadecimal. */
export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The text of the ledger: one line per cue. */
export function ledger(cues: readonly Rendered[], files: readonly { name: string; bytes: Buffer }[]): string {
  const fileRows = files.map(
    ({ name, bytes }) =>
      `    ${JSON.stringify(name)}: ${JSON.stringify({ bytes: bytes.length, sha256: sha256(bytes) })}`,
  );
  const cueRows = cues.map(({ cue, wave }) => `    ${JSON.stringify(cue)}: ${JSON.stringify(weigh(wave))}`);
  return `{\n  "files": {\n${fileRows.join(',\n')}\n  },\n  "cues": {\n${cueRows.join(',\n')}\n  }\n}\n`;
}
