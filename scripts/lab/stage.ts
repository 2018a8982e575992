/**
 * Measures the drawn table: draw calls of a full one, the cost of a cutscene, what twenty games leave in memory, and its cost while idle. `--against COMMIT` also
 * measures the idle cost of an older commit.
 */
import { serveStage } from '../../tests/browser/support/stage-site.ts';
import { faces, fullRun, playGames } from '../../tests/browser/support/stage-games.ts';
import { idleTable } from './stage/idle.ts';
import { sceneFrames } from './stage/scene.ts';
import { checkOut } from './support/checkout.ts';
import { asked } from './support/entry.ts';
import { check, report, rounded } from './support/report.ts';
import { ROOT, withBrowser } from './support/site.ts';

const options = asked({ against: '', write: false });
const GAMES = 20;
const FRAMES = 40;

const server = await serveStage();
const { draws, filters, frame, loop, left, scene } = await withBrowser(async (browser) => {
  const page = await browser.newPage({ viewport: { width: 1000, height: 644 } });
  await page.goto(server.url);
  await page.waitForFunction(() => window.stagePage !== undefined);
  const drawn = await page.evaluate(
    async ([all, view]) => {
      const stage = await window.stagePage!.open(all, 'runner');
      stage.settle(view);
      const everything = [...stage.anchors().keys()].map((key) => ({ key, kind: 'legal' as const }));
      stage.highlight(everything);
      window.stagePage!.pass(200);
      const draws = await window.stagePage!.draws();
      const spent: number[] = [];
      for (let n = 0; n < 120; n++) {
        stage.highlight(everything);
        const before = performance.now();
        window.stagePage!.pass(16);
        spent.push(performance.now() - before);
        await new Promise((done) => requestAnimationFrame(() => done(null)));
      }
      const frames = spent.sort((a, b) => a - b);
      const loops = Array.from({ length: 30 }, () => {
        const before = performance.now();
        let x = 1;
        for (let i = 0; i < 1_000_000; i++) x = (Math.imul(x, 1664525) + 1013904223) | 0;
        return performance.now() - before + (x === 0 ? 1 : 0);
      }).sort((a, b) => a - b);
      const [frame, loop] = [frames[frames.length >> 1]!, loops[15]!];
      const found = { draws, filters: window.stagePage!.filters(), frame, loop };
      stage.destroy();
      await new Promise((done) => setTimeout(done, 100));
      return found;
    },
    [faces, fullRun()] as const,
  );
  const scene = await sceneFrames(page);
  await page.setViewportSize({ width: 640, height: 400 });
  return { ...drawn, scene, left: await playGames(page, GAMES, FRAMES) };
}).finally(() => server.close());
const grown = rounded((left[GAMES - 1]!.heap - left[4]!.heap) / 1e6, 1);
const roots = options.against === '' ? [ROOT] : [checkOut(options.against).folder, ROOT];
const idle: object[] = [];
for (const root of roots) idle.push(...(await idleTable(root)));
report(
  {
    checks: [
      check('draw calls of a full table in a run, everything lit: at most 40', draws, draws <= 40),
      check('objects with a filter on it: at most 3', filters, filters <= 3),
      check(
        'script of a frame in a cutscene, against one in a run: at most 2',
        rounded(scene.moment / scene.run),
        scene.moment <= scene.run * 2,
      ),
      check(`heap after game ${GAMES} against game 5: at most +3 MB`, `${grown} MB`, grown <= 3),
    ],
    result: {
      // time of a frame of that table, compared with a million steps of a fixed sum
      scriptOfAPicture: { ms: rounded(frame), msOfAFixedSum: rounded(loop), ratio: rounded(frame / loop) },
      left: [1, 5, 10, 15, GAMES].map((game) => {
        const { textures, listeners, nodes, heap } = left[game - 1]!;
        return { game, textures, listeners, nodes, heapMB: rounded(heap / 1e6, 1) };
      }),
      idle,
    },
  },
  options,
);
