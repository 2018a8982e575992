/** Where files lie that are kept but not installed; vite.config.ts has the service worker look there. */
const CACHE = 'sound';

/** The name of a file without the hash the build gives it: 'effects' of 'effects-a1b2.webm'. */
const stemOf = (url: string): string | undefined => /([^/]+)-[^/-]+\.\w+$/.exec(url)?.[1];

/**
 * Puts the first of these files on the device for offline play once the game itself is there, and takes away those of an older version.
 * For files of which a device needs one of several, so that the service worker cannot install them. Never rejects: where nothing can be
 * kept, they are fetched when they are needed.
 * @param files addresses of the same thing in several formats, best first
 */
export async function keepOneOf(files: readonly string[]): Promise<void> {
  const [best] = files;
  if (best === undefined || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.ready;
    const cache = await caches.open(CACHE);
    for (const { url } of await cache.keys())
      if (stemOf(url) === stemOf(best) && !files.includes(url)) await cache.delete(url);
    if ((await cache.match(best)) === undefined) await cache.add(new Request(best, { cache: 'force-cache' }));
  } catch {
    // No room, no network any more, or a window that keeps nothing.
  }
}
