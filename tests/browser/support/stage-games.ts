/** Games on the drawn table alone, one after the other, and what each leaves in the browser. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { FaceInfo } from '../../../src/games/netrunner/stage/faces/index.ts';
import { FULL, runOn, viewOf } from '../../games/netrunner/stage/fixtures.ts';
import { gameUpdates } from '../../games/netrunner/stage/frames.ts';

export const faces = JSON.parse(
  readFileSync(new URL('../../support/faces.json', import.meta.url), 'utf8'),
) as FaceInfo[];

/** What is there after a game was closed and the garbage collected. */
export interface Left {
  /** textures of WebGL */
  textures: number;
  listeners: number;
  /** elements and texts of the page */
  nodes: number;
  /** bytes of JavaScript in use */
  heap: number;
}

/** A full table, in an encounter. */
export function fullRun() {
  const view = viewOf({ ...FULL, near: 'runner', rezzed: () => true });
  const ice = view.servers[7]!.ice[0]!;
  ice.subs = [0, 1, 2].map((index) => ({ index, code: 'x', broken: false, gained: false }));
  view.run = runOn(view, 'remote 5', { at: 'encounter', inward: 4, ice: ice.h, broken: [1] });
  return view;
}

/** Opens a table on the page, plays a game's first frames on it and closes it, `games` times; both sides in turn. */
export async function playGames(page: Page, games: number, frames: number): Promise<Left[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const left: Left[] = [];
  for (let game = 1; game <= games; game++) {
    const near = game % 2 === 0 ? 'corp' : 'runner';
    const list = gameUpdates(game, near, frames);
    const textures = await page.evaluate(
      async ([all, side, shown]) => {
        const stage = await window.stagePage!.open(all, side, 4);
        stage.settle(shown[0]!.before);
        for (const frame of shown) {
          void stage.show(frame);
          window.stagePage!.pass(200);
          stage.skip();
        }
        await window.stagePage!.draws();
        stage.destroy();
        // Phaser takes its leave at the next picture.
        await window.stagePage!.draws();
        return window.stagePage!.textures();
      },
      [faces, near, list] as const,
    );
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    left.push({ textures, listeners: of('JSEventListeners'), nodes: of('Nodes'), heap: of('JSHeapUsedSize') });
  }
  return left;
}
