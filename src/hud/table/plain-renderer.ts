/** The plain table as a renderer: it shows an update at once and, before others act again, waits long enough for it to be seen. */
import type { Renderer } from '../../present/renderer.ts';
import type { GameUi } from '../contract/game-ui.ts';
import type { Banner } from '../contract/table-focus.ts';
import type { Later } from '../contract/table-focus.ts';

/** How long the table stays as it is after a move, ms at speed 1. */
const MOVE_TIME = 500;
/** How long a banner stays, ms: BANNER_TIME at speed 1, LONGEST at most. */
const BANNER_TIME = 2000;
const LONGEST = 2500;

/** `show` puts a banner across the table, or takes it away (null). */
export function plainRenderer(ui: GameUi, show: (banner: Banner | null) => void, later: Later): Renderer {
  let stopBanner = (): void => {};
  const setBanner = (banner: Banner | null, ms = 0): void => {
    stopBanner();
    show(banner);
    stopBanner = banner === null ? () => {} : later(() => setBanner(null), ms);
  };
  return {
    show(update, { speed, signal, shown }) {
      const banner = ui.bannerFor?.(update.events, update.after) ?? null;
      const bannerTime = Math.min(LONGEST, BANNER_TIME / speed());
      if (banner !== null) setBanner(banner, bannerTime);
      shown(update.events.length);
      // Whoever is asked need not wait, nor whoever has just taken the screen; and at the end only the banner is waited for.
      const ends = update.next === 'over' && banner === null;
      if (update.next === 'ask' || ends || update.missed === true) return Promise.resolve();
      return new Promise((resolve) => {
        const stop = later(resolve, banner === null ? MOVE_TIME / speed() : bannerTime);
        signal.addEventListener('abort', () => {
          stop();
          resolve();
        });
      });
    },
    settle: () => setBanner(null),
  };
}
