import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { phaserPlugin } from '../../vite/phaser-plugin.ts';
import { expect, test } from './support/fixture.ts';
import { serveFolder } from './support/static-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('every kind of object that the built-in part of Phaser keeps is made, drawn and moved', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'phaser-page-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(root, 'tests/browser/pages/phaser'),
    base: './',
    plugins: [phaserPlugin()],
    build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 900 },
  });
  const server = await serveFolder(folder);
  try {
    await page.goto(server.url);
    await page.waitForFunction(() => window.made !== undefined);
    const made = await page.evaluate(() => window.made);
    expect(made?.failed).toEqual([]);

    const entry = readFileSync(join(root, 'src/stage/phaser-entry.cjs'), 'utf8');
    const kept = [...entry.matchAll(/^ {6}(\w+): require\('[^']+Factory'\)/gm)].map((match) => match[1]?.toLowerCase());
    expect(kept.length).toBeGreaterThan(10);
    expect([...kept, 'made'].sort()).toEqual([...(made?.factories ?? [])].sort());

    // The sprite stands at (180, 60), in the colour of its texture.
    const colour = await page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          window.game?.renderer.snapshotPixel(180, 60, (pixel) => {
            const { red, green, blue } = pixel as Phaser.Display.Color;
            resolve([red, green, blue]);
          });
        }),
    );
    expect(colour[0]).toBeGreaterThan(150);
    expect(colour[2]).toBeLessThan(60);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
