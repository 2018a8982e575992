import { SOUND_CACHE } from './names.ts';

/** Returns a file's name without the hash from the build: 'effects' for 'effects-a1b2.webm'; undefined for other names. */
const stemOf = (url: string): string | undefined => /([^/]+)-[^/-]+\.\w+$/.exec(url)?.[1];

/**
 * Stores the first of these files for offline play as soon as the service worker is ready, and deletes its older versions. Meant for a file
 * that exists in several formats: a device needs only one, so the service worker cannot install it. Never rejects: a file that cannot be
 * stored is downloaded when needed.
 * @param find returns the addresses of the file's formats, best first; called when the service worker is ready
 */
export async function keepOneOf(find: () => Promise<readonly string[]>): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.ready;
    const files = await find();
    const [best] = files;
    if (best === undefined) return;
    const cache = await caches.open(SOUND_CACHE);
    for (const { url } of await cache.keys())
      if (stemOf(url) === stemOf(best) && !files.includes(url)) await cache.delete(url);
    if ((await cache.match(best)) === undefined) await cache.add(new Request(best, { cache: 'force-cache' }));
  } catch {
    // No space, no network any more, or a window that stores nothing.
  }
}
