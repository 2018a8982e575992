/** The drawn table alone in a browser: what it costs, that it survives a lost context, and that it leaves nothing behind. */
import type { Page } from '@playwright/test';
import { FULL, viewOf } from '../games/netrunner/stage/fixtures.ts';
import { gameUpdates } from '../games/netrunner/stage/frames.ts';
import { expect, test } from './support/fixture.ts';
import { faces, fullRun, playGames } from './support/stage-games.ts';
import { serveStage } from './support/stage-site.ts';

test.use({ deviceScaleFactor: 1 });

let server: Awaited<ReturnType<typeof serveStage>>;

test.beforeAll(async () => {
  server = await serveStage();
});

test.afterAll(() => server.close());

async function open(page: Page, near: 'corp' | 'runner', speed = 1, width = 1000, height = 644): Promise<void> {
  await load(page, width, height);
  await page.evaluate(async ([list, side, pace]) => void (await window.stagePage!.open(list, side, pace)), [
    faces,
    near,
    speed,
  ] as const);
}

async function load(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(server.url);
  await page.waitForFunction(() => window.stagePage !== undefined);
}

/** A small table, quickly drawn in software, in time that passes by itself; everything on it is lit. */
async function openLit(page: Page, motion: 'full' | 'reduced'): Promise<void> {
  // As on a graphics card, where lights breathe.
  await page.addInitScript(() => {
    const gl = WebGLRenderingContext.prototype;
    const { getParameter } = gl;
    gl.getParameter = function (name: number): unknown {
      // UNMASKED_RENDERER_WEBGL
      return name === 0x9246 ? 'a graphics card' : getParameter.call(this, name);
    };
  });
  await load(page, 500, 320);
  await page.evaluate(
    async ([list, way, view]) => {
      const stage = await window.stagePage!.open(list, 'runner', 1, way, 'screen');
      stage.settle(view);
      stage.highlight([...stage.anchors().keys()].map((key) => ({ key, kind: 'legal' as const })));
    },
    [faces, motion, fullRun()] as const,
  );
}

/** Waits until nothing has been drawn for a while. */
const atRest = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(async () => (await window.stagePage!.watch(20)).pictures), { timeout: 60_000 })
    .toBe(0);

test('a full table in a run takes at most 40 draw calls', async ({ page }) => {
  await open(page, 'runner');
  const draws = await page.evaluate(async (view) => {
    window.stage!.settle(view);
    window.stage!.highlight([...window.stage!.anchors().keys()].map((key) => ({ key, kind: 'legal' as const })));
    window.stagePage!.pass(200);
    return window.stagePage!.draws();
  }, fullRun());
  expect(draws).toBeGreaterThan(0);
  expect(draws).toBeLessThanOrEqual(40);
});

for (const [width, height] of [
  [1920, 1080],
  [1600, 900],
] as const) {
  test(`no card is torn: the table at ${width}×${height} looks as painted by canvas 2D`, async ({ page }) => {
    await load(page, width, height);
    // Faces are drawn in advance as in a game, so that cards come from many textures: the numbers of the higher ones were missed.
    await page.evaluate(
      async (list) =>
        void (await window.stagePage!.open(
          list,
          'runner',
          1,
          'full',
          'hand',
          list.map((face) => face.code),
        )),
      faces,
    );
    const tables = [fullRun(), viewOf({ ...FULL, near: 'runner' }), viewOf({ near: 'runner', otherHand: 2 })];
    for (const view of tables) {
      const found = await page.evaluate((shown) => {
        window.stage!.settle(shown);
        return window.stagePage!.compare();
      }, view);
      expect(found.squares).toBeGreaterThan(width * height * 0.05);
      expect(found.first).toEqual([]);
      expect(found.differing).toBe(0);
    }
  });
}

test('a lost context comes back with the same picture', async ({ page }) => {
  await open(page, 'runner');
  await page.evaluate((view) => {
    window.stage!.settle(view);
    window.stagePage!.pass(60);
  }, fullRun());
  await page.evaluate(() => window.stagePage!.draws());
  const before = await page.screenshot();
  await page.evaluate(async () => {
    const canvas = document.querySelector('canvas')!;
    const lose = canvas.getContext('webgl')!.getExtension('WEBGL_lose_context')!;
    const heard = (name: string): Promise<unknown> =>
      new Promise((done) => canvas.addEventListener(name, done, { once: true }));
    const lost = heard('webglcontextlost');
    lose.loseContext();
    await lost;
    // A context can be given back only when the event is over.
    await new Promise((done) => setTimeout(done, 200));
    const back = heard('webglcontextrestored');
    lose.restoreContext();
    await back;
    await window.stagePage!.draws();
  });
  const after = await page.screenshot();
  expect(after.equals(before)).toBe(true);
});

test('frames of real play run through, and neither textures nor elements pile up', async ({ page }) => {
  test.slow();
  // Small: every step of every frame is drawn, in software.
  await open(page, 'runner', 4, 500, 320);
  const counts: { textures: number; elements: number }[] = [];
  for (const seed of [11, 12, 11]) {
    const frames = gameUpdates(seed, 'runner', 24);
    counts.push(
      await page.evaluate(async (list) => {
        window.stage!.settle(list[0]!.before);
        for (const frame of list) {
          void window.stage!.show(frame);
          window.stagePage!.pass(600);
          window.stage!.skip();
        }
        window.stagePage!.pass(40);
        await window.stagePage!.draws();
        return { textures: window.stagePage!.textures(), elements: document.querySelectorAll('*').length };
      }, frames),
    );
  }
  // The third game is the first again: every picture it needs was there.
  expect(counts[2]!.textures).toBe(counts[1]!.textures);
  expect(counts[2]!.elements).toBe(counts[0]!.elements);
  const left = await page.evaluate(async () => {
    window.stage!.destroy();
    await new Promise((done) => setTimeout(done, 100));
    return document.getElementById('table')!.childElementCount;
  });
  expect(left).toBe(0);
});

test('tables opened and closed leave no texture, no listener and no memory behind', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto(server.url);
  await page.waitForFunction(() => window.stagePage !== undefined);
  const left = await playGames(page, 8, 10);
  const [fourth, last] = [left[3]!, left.at(-1)!];
  expect(left.map((one) => one.textures)).toEqual(left.map(() => 0));
  // One for each table would be four more.
  expect(last.listeners - fourth.listeners).toBeLessThan(4);
  expect(last.nodes - fourth.nodes).toBeLessThan(20);
  expect(last.heap - fourth.heap).toBeLessThan(3_000_000);
});

test('on another size the table is laid out anew, within it', async ({ page }) => {
  await open(page, 'corp');
  await page.evaluate((view) => window.stage!.settle(view), viewOf({ ...FULL, near: 'corp' }));
  for (const [width, height] of [
    [1640, 980],
    [844, 330],
  ] as const) {
    await page.setViewportSize({ width, height });
    const outside = await page.evaluate(
      ([w, h]) => {
        window.stage!.resize();
        window.stagePage!.pass(40);
        const canvas = document.querySelector('canvas')!.getBoundingClientRect();
        const out = [...window.stage!.anchors()].filter(
          ([, at]) => at.x < -1 || at.y < -1 || at.x + at.w > w + 1 || at.y + at.h > h + 1,
        );
        return [
          ...out.map(([key]) => key),
          ...(Math.abs(canvas.width - w) > 1 || Math.abs(canvas.height - h) > 1 ? ['canvas'] : []),
        ];
      },
      [width, height] as const,
    );
    expect(outside).toEqual([]);
  }
});

test('a table squeezed to nothing draws nothing, and is whole again when there is room', async ({ page }) => {
  await open(page, 'runner');
  const [before, after] = await page.evaluate(
    (view) => {
      const host = document.querySelector<HTMLElement>('#table')!;
      window.stage!.settle(view);
      const anchors = (): unknown => [...window.stage!.anchors()];
      const whole = anchors();
      for (const size of ['0px', '']) {
        host.style.inset = size === '' ? '' : '0 0 auto 0';
        host.style.height = size;
        window.stage!.resize();
        window.stagePage!.pass(40);
      }
      return [whole, anchors()];
    },
    viewOf({ ...FULL, near: 'runner' }),
  );
  expect(after).toEqual(before);
});

for (const motion of ['full', 'reduced'] as const)
  test(`an idle table draws nothing and asks for no refresh of the screen, motion ${motion}`, async ({ page }) => {
    await openLit(page, motion);
    await atRest(page);
    expect(await page.evaluate(() => window.stagePage!.watch(120))).toEqual({ pictures: 0, asks: 0 });
  });

test('whatever changes the picture is drawn within two refreshes of the screen', async ({ page }) => {
  test.slow();
  await openLit(page, 'reduced');
  const frame = gameUpdates(11, 'runner', 60).find(({ kind }) => kind !== 'jump')!;
  const changes = ['settle', 'show', 'highlight', 'carry', 'letGo', 'resize', 'skip', 'seenAgain'] as const;
  for (const name of changes) {
    await atRest(page);
    const { pictures } = await page.evaluate(
      async ([which, one]) => {
        const stage = window.stage!;
        const changes = {
          settle: () => stage.settle(one.before),
          show: () => void stage.show(one),
          highlight: () => stage.highlight([]),
          carry: () =>
            stage.carry({ key: [...stage.anchors().keys()].find((key) => key.startsWith('c:'))!, x: 99, y: 99 }, [
              's:hq',
            ]),
          letGo: () => stage.carry(null),
          resize: () => stage.resize(),
          skip: () => {
            void stage.show(one);
            stage.skip();
          },
          seenAgain: () => void document.dispatchEvent(new Event('visibilitychange')),
        };
        const counted = window.stagePage!.watch(2);
        changes[which]();
        return counted;
      },
      [name, frame] as const,
    );
    expect(pictures, name).toBeGreaterThan(0);
  }
});

test('after a rest a move is drawn, and ends in the picture of its table put there at once', async ({ page }) => {
  await openLit(page, 'full');
  const frame = gameUpdates(11, 'runner', 60).findLast(({ kind, events }) => kind !== 'jump' && events.length > 0)!;
  /** The picture of a table put there at once, seen when all is at rest. */
  const put = async (view: typeof frame.after): Promise<Buffer> => {
    await page.evaluate((one) => window.stage!.settle(one), view);
    await atRest(page);
    return page.screenshot();
  };
  await page.evaluate(() => window.stage!.highlight([]));
  const after = await put(frame.after);
  const before = await put(frame.before);
  expect(before.equals(after)).toBe(false);
  await page.evaluate((one) => window.stage!.show(one), frame);
  await atRest(page);
  expect((await page.screenshot()).equals(after)).toBe(true);
});
