/** A drawn table without a picture: it shows each frame for a while of the test's own clock, event by event, in an element of its own. */
import type { GameTypes } from '../../src/core/game.ts';
import type { StagePort } from '../../src/hud/contract/ports.ts';

/** Opens it in `parent`. `ms`: how long a frame is shown. */
export async function handStage(parent: HTMLElement, ms: number): Promise<StagePort> {
  const canvas = parent.appendChild(document.createElement('canvas'));
  const show = (view: GameTypes['view']): void => canvas.setAttribute('data-view', JSON.stringify(view));
  let queue: { end: () => void }[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  const next = (): void => {
    timer = null;
    queue.shift()?.end();
    if (queue.length > 0) timer = setTimeout(next, ms);
  };
  return {
    show: (update, shown) =>
      new Promise((done) => {
        if (update.events.length > 1) shown?.(1, false);
        const end = (): void => {
          show(update.after);
          shown?.(update.events.length, true);
          done();
        };
        queue.push({ end });
        timer ??= setTimeout(next, ms);
      }),
    reconcile: show,
    anchors: () => new Map(),
    onSettle: () => () => undefined,
    skip() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      const all = queue;
      queue = [];
      for (const { end } of all) end();
    },
    close: () => canvas.remove(),
  };
}
