import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { distance, print } from './compare.ts';
import { hz, loudness, peak, RATE, shape, silence, sine, type Wave } from '../../scripts/sound/dsp.ts';
import { sha256, weigh, type Ledger } from '../../scripts/sound/ledger.ts';
import { GAP, recipeOf, renderAll, toPlaces, toWav } from '../../scripts/sound/sprite.ts';
import { FAMILIES } from '../../scripts/sound/families.ts';
import HEIST from '../../src/games/black-hat/sound/sprite.json' with { type: 'json' };
import BREAK_IN from '../../src/games/infiltration/sound/sprite.json' with { type: 'json' };
import type { Cue } from '../../src/games/netrunner/sound/cues.ts';
import SPRITE from '../../src/games/netrunner/sound/sprite.json' with { type: 'json' };

const CUES = Object.keys(SPRITE) as Cue[];

const path = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** dB by which two cues must differ on average over their bands, and by which they differ plainly. */
const UNLIKE = 4.5;
const PLAIN = 8;

const [family, heist, breakIn] = [FAMILIES[0]!, FAMILIES[1]!, FAMILIES[2]!];
const cues = renderAll(family);
const prints = new Map(cues.map(({ cue, wave }) => [cue, print(wave)]));

/** Pairs that a listener could take for each other. */
function alike(all: readonly { cue: string; duration: number; print: readonly number[] }[]): string[] {
  return all.flatMap((a, i) =>
    all.slice(i + 1).flatMap((b) => {
      const far = distance(a.print, b.print);
      const ratio = Math.max(a.duration, b.duration) / Math.min(a.duration, b.duration);
      const apart = a.duration !== b.duration && far >= UNLIKE && (far >= PLAIN || ratio >= 1.1);
      return apart ? [] : [`${a.cue} / ${b.cue}: ${far.toFixed(1)} dB, lengths 1 : ${ratio.toFixed(2)}`];
    }),
  );
}

/** The cues as `alike` wants them. */
const known = cues.map(({ cue, duration }) => ({ cue, duration, print: prints.get(cue) ?? [] }));

describe('the cues', () => {
  it('no two are alike in length and spectrum', () => {
    expect(alike(known)).toEqual([]);
  });

  it('the comparison finds a cue that is a louder, slightly shorter or slightly higher copy of another', () => {
    for (const { cue, duration, wave } of cues.filter((one) => ['rez', 'click', 'damage-net'].includes(one.cue))) {
      const copies: Wave[] = [
        wave.map((x) => x * 2),
        wave.subarray(0, Math.round(wave.length * 0.95)),
        wave.map((_, i) => wave[Math.round(i * 1.02)] ?? 0),
      ];
      for (const copy of copies) {
        const other = { cue: 'copy', duration: duration - 1, print: print(copy) };
        expect(alike([{ cue, duration, print: prints.get(cue) ?? [] }, other])).toHaveLength(1);
      }
    }
  });

  it('the comparison tells a tone from its octave', () => {
    const tone = (f: number): number[] => print(shape(sine(0.3, f), 0.5));
    expect(distance(tone(440), tone(440))).toBe(0);
    expect(distance(tone(440), tone(880))).toBeGreaterThan(UNLIKE);
  });

  it.each(CUES)('%s has the level its recipe asks for, begins and ends in silence, and does not clip', (cue) => {
    const wave = cues.find((one) => one.cue === cue)?.wave ?? silence(0);
    expect(Math.abs(loudness(wave) - recipeOf(family, cue).level)).toBeLessThan(1);
    expect(peak(wave)).toBeLessThan(0.85);
    expect(wave.every(Number.isFinite)).toBe(true);
    expect(Math.abs(wave[0] ?? 1)).toBeLessThan(0.001);
    expect(Math.abs(wave.at(-1) ?? 1)).toBeLessThan(0.001);
    // Nothing is left hanging: the last 3 ms are at least 30 dB under the cue.
    expect(peak(wave.subarray(-144))).toBeLessThan(peak(wave) / 30);
  });

  it('what is heard all the time is softer than what decides a game', () => {
    const level = (cue: Cue): number => recipeOf(family, cue).level;
    const often = ['hover-soft', 'click', 'credit', 'spend', 'draw', 'counter'] as const;
    const seldom = ['steal', 'score', 'win', 'lose', 'damage-brain'] as const;
    expect(Math.max(...often.map(level)) + 5).toBeLessThan(Math.min(...seldom.map(level)));
  });

  it('the Corp is lower than the Runner', () => {
    const centre = (cue: Cue): number => {
      const crossings = weigh(cues.find((one) => one.cue === cue)?.wave ?? silence(1)).crossings;
      return crossings.reduce((sum, x) => sum + x, 0) / crossings.length;
    };
    expect(centre('turn-corp') * 3).toBeLessThan(centre('turn-runner'));
    expect(centre('score') * 1.3).toBeLessThan(centre('steal'));
  });

  it('the pump is a D, so that its steps stay in the scale', () => {
    const wave = cues.find((one) => one.cue === 'pump')?.wave ?? silence(0);
    const shifted = wave.subarray(Math.round(RATE * 0.05), Math.round(RATE * 0.15));
    const energy = (f: number): number => {
      const probe = [sine(0.1, f), sine(0.1, f, Math.PI / 2)];
      return probe.reduce((sum, p) => sum + shifted.reduce((s, x, i) => s + x * (p[i] ?? 0), 0) ** 2, 0);
    };
    for (const other of ['C4', 'C#4', 'Eb4', 'E4']) expect(energy(hz('D4'))).toBeGreaterThan(energy(hz(other)) * 2);
  });

  it('are the same each time they are made', () => {
    expect(sha256(toWav(renderAll(family)))).toBe(sha256(toWav(cues)));
  });
});

describe('the sprite', () => {
  it("is where the game's file says", () => {
    expect(Object.fromEntries(cues.map(({ cue, offset, duration }) => [cue, [offset, duration]]))).toEqual(SPRITE);
    expect(readFileSync(path('src/games/netrunner/sound/sprite.json'), 'utf8')).toBe(toPlaces(cues));
  });

  it('has 100 ms of silence after each cue, in whole milliseconds', () => {
    const wav = toWav(cues);
    const sample = (i: number): number => wav.readInt16LE(44 + i * 2);
    const per = RATE / 1_000;
    cues.forEach(({ offset, duration, wave }, i) => {
      expect(Number.isInteger(offset) && wave.length === duration * per).toBe(true);
      const next = cues[i + 1]?.offset ?? offset + duration + GAP * 1_000;
      expect(next - offset - duration).toBe(100);
      for (let s = (offset + duration) * per; s < next * per; s++)
        if (sample(s) !== 0) throw new Error(`sound in the gap after ${offset}`);
    });
    expect(wav.length).toBe(44 + 2 * per * ((cues.at(-1)?.offset ?? 0) + (cues.at(-1)?.duration ?? 0) + 100));
  });
});

describe('the files', () => {
  const ledger = JSON.parse(readFileSync(path('assets/audio/effects.json'), 'utf8')) as Ledger;

  it.each(['effects.webm', 'effects.mp3'])('%s is there, small enough, and the one that was written', (name) => {
    expect(existsSync(path(`assets/audio/${name}`))).toBe(true);
    const bytes = readFileSync(path(`assets/audio/${name}`));
    expect(bytes.length).toBeGreaterThan(20_000);
    expect(bytes.length).toBeLessThanOrEqual(120_000);
    expect({ bytes: bytes.length, sha256: sha256(bytes) }).toEqual(ledger.files[name]);
  });

  it('were made from these recipes (`npm run sound` makes them anew)', () => {
    expect(Object.keys(ledger.cues)).toEqual([...CUES]);
    for (const { cue, wave } of cues) {
      const now = weigh(wave);
      const then = ledger.cues[cue] ?? { level: [], crossings: [] };
      // A last bit may differ from one processor to another; a changed recipe differs by more than this.
      now.level.forEach((x, i) =>
        expect(Math.abs(x - (then.level[i] ?? Infinity)), `${cue}: level`).toBeLessThan(0.25),
      );
      now.crossings.forEach((x, i) =>
        expect(Math.abs(x - (then.crossings[i] ?? Infinity)), `${cue}: pitch`).toBeLessThan(1 + x * 0.03),
      );
    }
  });
});

describe.each([
  ['black-hat', heist, HEIST, 80_000],
  ['infiltration', breakIn, BREAK_IN, 110_000],
] as const)("%s's cues", (game, of, sprite, most) => {
  const made = renderAll(of);
  const ledger = JSON.parse(readFileSync(path(`assets/audio/effects-${game}.json`), 'utf8')) as Ledger;

  it('no two are alike in length and spectrum', () => {
    expect(alike(made.map(({ cue, duration, wave }) => ({ cue, duration, print: print(wave) })))).toEqual([]);
  });

  it('have the level their recipe asks for, and do not clip', () => {
    for (const { cue, wave } of made) {
      expect(Math.abs(loudness(wave) - recipeOf(of, cue).level)).toBeLessThan(1);
      expect(peak(wave)).toBeLessThan(0.85);
      expect(peak(wave.subarray(-144))).toBeLessThan(peak(wave) / 30);
    }
  });

  it("are where the game's file says", () => {
    expect(Object.fromEntries(made.map(({ cue, offset, duration }) => [cue, [offset, duration]]))).toEqual(sprite);
    expect(readFileSync(path(`src/games/${game}/sound/sprite.json`), 'utf8')).toBe(toPlaces(made));
  });

  it.each([`effects-${game}.webm`, `effects-${game}.mp3`])(
    '%s is small enough, and the one that was written',
    (name) => {
      const bytes = readFileSync(path(`assets/audio/${name}`));
      expect(bytes.length).toBeGreaterThan(10_000);
      expect(bytes.length).toBeLessThanOrEqual(most);
      expect({ bytes: bytes.length, sha256: sha256(bytes) }).toEqual(ledger.files[name]);
      expect(Object.keys(ledger.cues)).toEqual(Object.keys(of.recipes));
    },
  );
});
