/** Draws every card face and back at play size into docs/pictures/, for inspection. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { FaceInfo } from '../../src/games/netrunner/stage/faces/index.ts';
import type { SheetOrder } from './sheet/page.ts';
import { asked } from './support/entry.ts';
import { ROOT as root, withBrowser } from './support/site.ts';

asked({});
/** Size limit of a sheet, bytes. */
const MOST = 490_000;

const out = join(root, 'docs', 'pictures');

/** The page's program, bundled as one script. */
async function program(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(root, 'scripts/lab/sheet/page.ts'), formats: ['iife'], name: 'sheet' },
    },
  });
  for (const bundle of Array.isArray(built) ? built : [built])
    if ('output' in bundle) for (const part of bundle.output) if (part.type === 'chunk') return part.code;
  throw new Error('the page could not be built');
}

const dataUrl = (file: string): string =>
  `data:font/woff2;base64,${readFileSync(join(root, 'assets', 'fonts', file)).toString('base64')}`;

const fonts: SheetOrder['fonts'] = [
  { family: 'Icebreak Text', weight: '400', url: dataUrl('barlow-400.woff2') },
  { family: 'Icebreak Label', weight: '400 700', url: dataUrl('barlow-semi-condensed-600.woff2') },
  { family: 'Icebreak Display', weight: '400 700', url: dataUrl('chakra-petch-600.woff2') },
];

const all = JSON.parse(readFileSync(join(root, 'tests', 'support', 'faces.json'), 'utf8')) as FaceInfo[];
// The two starter decks, at double size.
const starter = all.filter(({ code }) => /^010(3[3-9]|4|5[0-3]|6[7-9]|7)|^0110[6-9]|^0111/.test(code));
const ice = all.filter((face) => face.type === 'ice');

const sheets: readonly (readonly [string, Omit<SheetOrder, 'fonts' | 'most'>])[] = [
  ['sheet.webp', { faces: all, kind: 'cards', scale: 1, columns: 14 }],
  ['sheet-decks.webp', { faces: starter, kind: 'cards', scale: 2, columns: 8 }],
  ['sheet-ice.webp', { faces: ice, kind: 'ice', scale: 1, columns: 6 }],
  ['sheet-hero.webp', { faces: [], kind: 'hero', scale: 1, columns: 1 }],
];

await withBrowser(async (browser) => {
  const page = await browser.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.addScriptTag({ content: await program() });
  mkdirSync(out, { recursive: true });
  for (const [name, order] of sheets) {
    const url = await page.evaluate(
      (asked) => (globalThis as unknown as { drawSheet(o: unknown): Promise<string> }).drawSheet(asked),
      { ...order, fonts, most: MOST },
    );
    const file = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
    writeFileSync(join(out, name), file);
    process.stdout.write(`docs/pictures/${name}  ${Math.round(file.length / 1024)} kB\n`);
  }
});
