/** Tells a page's scripts of every frame that its drawn table draws. */
import type { Page } from '@playwright/test';

/** From the next load on, the page's window gets a `picture` event after the script that drew a frame. Call it before opening the page. */
export async function announcePictures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Draw calls of one frame come in one burst, so a burst counts as one frame. (Functions in here must stay anonymous: tsx would wrap a
    // named one in a helper that the page lacks.)
    const burst = { counted: false };
    const gl = WebGLRenderingContext.prototype;
    for (const name of ['drawElements', 'drawArrays'] as const) {
      const draw: (...rest: never[]) => void = gl[name];
      gl[name] = function (this: WebGLRenderingContext, ...rest: never[]) {
        if (!burst.counted) {
          burst.counted = true;
          queueMicrotask(() => {
            burst.counted = false;
            dispatchEvent(new Event('picture'));
          });
        }
        draw.apply(this, rest);
      };
    }
  });
}
