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
    const kept = [...entry.matchAll(/(\w+): require\('[^']+Factory'\)/g)].map((match) => match[1]?.toLowerCase());
    expect(kept).toEqual(made?.factories);

    const colourAt = (x: number, y: number): Promise<number[]> =>
      page.evaluate(
        ([left, top]) =>
          new Promise<number[]>((resolve) => {
            window.game?.renderer.snapshotPixel(left, top, (pixel) => {
              const { red, green, blue } = pixel as Phaser.Display.Color;
              resolve([red, green, blue]);
            });
          }),
        [x, y] as const,
      );
    expect(await colourAt(180, 60), 'the colour of the texture').toEqual([255, 128, 0]);
    expect(await colourAt(260, 60), 'two half lights added').toEqual([255, 128, 0]);
    expect(await colourAt(60, 60), 'half of a green one').toEqual([0, 64, 0]);
    expect(await colourAt(20, 150), 'nothing').toEqual([0, 0, 0]);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
