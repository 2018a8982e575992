import { expect, test } from 'vitest';
import { createBreath } from '../../src/stage/breath.ts';
import { drawsInSoftware } from '../../src/stage/webgl.ts';

const STEP = 20;

test('lights breathe while somebody is there and rest five seconds after the last input, without a jump', () => {
  const breath = createBreath();
  const glows: number[] = [];
  const rest = breath.glow;
  let ms = 0;
  while (breath.tick(STEP, false)) {
    ms += STEP;
    glows.push(breath.glow);
    if (ms === 2000) breath.stir();
    if (ms > 20_000) break;
  }
  expect(ms).toBeGreaterThan(6500);
  expect(ms).toBeLessThanOrEqual(7000);
  expect(Math.max(...glows) - Math.min(...glows)).toBeGreaterThan(0.4);
  expect(Math.max(...glows.map((glow, i) => Math.abs(glow - (glows[i - 1] ?? rest))))).toBeLessThan(0.04);
  expect(breath.glow).toBe(rest);
  breath.tick(STEP, false);
  expect(breath.glow).toBe(rest);
  breath.stir();
  expect(breath.tick(STEP, false)).toBe(true);
});

test('where nothing may breathe, light rests at once', () => {
  const breath = createBreath();
  const rest = breath.glow;
  for (let n = 0; n < 100; n++) breath.tick(STEP, false);
  expect(breath.glow).not.toBe(rest);
  expect(breath.tick(STEP, true)).toBe(false);
  expect(breath.glow).toBe(rest);
});

test('a renderer without a graphics card is known by its name', () => {
  const names = {
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)': true,
    'llvmpipe (LLVM 15.0.7, 256 bits)': true,
    'llvmpipe, or similar': true,
    'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0)': true,
    'Apple Software Renderer': true,
    'ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)': false,
    'ANGLE (Apple, ANGLE Metal Renderer: Apple M2, Unspecified Version)': false,
    'Adreno (TM) 740': false,
    '': false,
  };
  expect(Object.fromEntries(Object.keys(names).map((name) => [name, drawsInSoftware(name)]))).toEqual(names);
});
