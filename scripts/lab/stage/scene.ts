/** Measures what a frame of a cutscene costs, against a frame of a run. */
import type { Page } from '@playwright/test';
import { faceOf } from '../../../src/games/netrunner/plugin/faces.ts';
import { type GameFrame, seenCodes, updatesOf } from '../../../tests/games/netrunner/stage/frames.ts';
import plays from '../strips/plays.json' with { type: 'json' };

/** Time that passes from frame to frame, ms: as on a slow device, so that not too many have to be drawn. */
const FRAME_MS = 48;

/** Plays the updates of a strip frame by frame; the ms of script of each frame of its cutscenes, or of all others. */
async function frameTimes(page: Page, name: string, inCutscene: boolean): Promise<number[]> {
  const play = plays.find((one) => one.name === name)!;
  const frames: GameFrame[] = updatesOf({ name, setup: play.setup, play: play.play }, 'runner');
  await page.evaluate(
    async ([faces, first]) => {
      const stage = await window.stagePage!.open(faces, 'runner', 1, 'full', 'hand', [], true);
      stage.settle(first);
      await window.stagePage!.ready();
    },
    [seenCodes(frames).map(faceOf), frames[0]!.before] as const,
  );
  const times: number[] = [];
  for (const frame of frames)
    times.push(
      ...(await page.evaluate(
        async ([one, ms, wanted]) => {
          const spent: number[] = [];
          // The captions follow the camera, which only a cutscene moves.
          const captions = document.querySelector<HTMLElement>('.stage-captions')!;
          void window.stage!.show(one);
          while (!window.stage!.idle) {
            const before = performance.now();
            window.stagePage!.pass(ms);
            const took = performance.now() - before;
            if ((captions.style.transform !== '') === wanted) spent.push(took);
            await new Promise((done) => requestAnimationFrame(() => done(null)));
          }
          return spent;
        },
        [frame, FRAME_MS, inCutscene] as const,
      )),
    );
  await page.evaluate(() => window.stage!.destroy());
  return times;
}

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1]!;

/** Median ms of script of a frame in a cutscene and in a run. */
export async function sceneFrames(page: Page): Promise<{ moment: number; run: number }> {
  const run = median(await frameTimes(page, 'break', false));
  return { run, moment: median(await frameTimes(page, 'steal', true)) };
}
