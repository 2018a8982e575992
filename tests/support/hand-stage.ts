/** A drawn table without a picture: it shows each update for a while of the test's own clock, event by event, in an element of its own. */
import type { GameTypes } from '../../src/core/game.ts';
import type { StagePort } from '../../src/hud/contract/ports.ts';

/** Opens it in `parent`. `ms`: how long an update is shown. */
export async function handStage(parent: HTMLElement, ms: number): Promise<StagePort> {
  const canvas = parent.appendChild(document.createElement('canvas'));
  const settle = (view: GameTypes['view']): void => canvas.setAttribute('data-view', JSON.stringify(view));
  return {
    show: (update, { signal, shown }) =>
      new Promise((resolve) => {
        if (update.events.length > 1) shown(1);
        const timer = setTimeout(() => {
          settle(update.after);
          shown(update.events.length);
          resolve();
        }, ms);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          resolve();
        });
      }),
    settle,
    anchors: () => new Map(),
    onSettle: () => () => undefined,
    close: () => canvas.remove(),
  };
}
