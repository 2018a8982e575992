/**
 * The service worker. It installs the whole build and serves it. A new version waits until a page asks for it (`TAKE_OVER`) or the last tab
 * closes. Files of the previous version stay on the device while a page of that version is open: see `tidy`.
 */
import { type PrecacheEntry, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { KEEP_ALL, KEEP_LANGUAGE, PAGE_LOCK, SOUND_CACHE, TAKE_OVER, TIDY } from './names.ts';

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** The parts of a service worker's global object used here, declared because the compiler only knows a page's global object. */
interface Inside {
  /** the list of the build's files; put in when the service worker is built */
  __WB_MANIFEST: (PrecacheEntry | string)[];
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly unknown[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LifeEvent & { data: unknown }) => void): void;
}
declare const self: Inside;

/**
 * Matches the addresses of those files of games that are not installed at once: they are stored when first requested, or when a page asks
 * for all (`KEEP_ALL`).
 */
const LATER = /^assets\/(?:later|languages)\//;
/** Matches the addresses of a language's files, with its tag. They are stored when the language is chosen. */
const OF_LANGUAGE = /\/assets\/languages\/([^/]+)\//;

const files = self.__WB_MANIFEST.map((one) => (typeof one === 'string' ? { url: one, revision: null } : one));
const build = new PrecacheController();
build.addToCacheList(files.filter(({ url }) => !LATER.test(url)));
const { cacheName } = build.strategy;
const later = new Set(
  files.filter(({ url }) => LATER.test(url)).map(({ url }) => new URL(url, self.registration.scope).href),
);

self.addEventListener('install', (event) => void build.install(event as never));
// So that the very first visit works offline too, without a reload.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(self.skipWaiting());
  if (event.data === TIDY) event.waitUntil(tidy());
  if (event.data === KEEP_ALL) event.waitUntil(keep((url) => !OF_LANGUAGE.test(url)));
  if (typeof event.data === 'string' && event.data.startsWith(KEEP_LANGUAGE)) {
    const tag = event.data.slice(KEEP_LANGUAGE.length);
    event.waitUntil(keep((url) => OF_LANGUAGE.exec(url)?.[1] === tag));
  }
});

registerRoute(new PrecacheRoute(build));
registerRoute(new NavigationRoute(build.createHandlerBoundToURL('index.html')));
registerRoute(/\/assets\/effects-[^/]+\.(?:webm|mp3)$/, new CacheFirst({ cacheName: SOUND_CACHE }));
registerRoute(
  ({ url }) => later.has(url.href),
  async ({ request }) => {
    const cache = await caches.open(cacheName);
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept !== undefined) return kept;
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  },
);
// A page of the previous version may ask for files that the host no longer has.
registerRoute(/\/assets\//, async ({ request }) => {
  const kept = await (await caches.open(cacheName)).match(request, { ignoreVary: true });
  return kept ?? fetch(request);
});

/** Whether every open page is of this service worker's version. Each page holds a lock with the address of its first script. */
async function allPagesAreNew(): Promise<boolean> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Without locks, only the page that asks is known to be new.
  if (!('locks' in navigator)) return windows.length <= 1;
  const { held = [] } = await navigator.locks.query();
  const ours = held.filter(({ name = '' }) => {
    return name.startsWith(PAGE_LOCK) && build.getCacheKeyForURL(name.slice(PAGE_LOCK.length)) !== undefined;
  });
  return ours.length >= windows.length;
}

/** Stores those of the files that come later for which `which` says yes. One that cannot be downloaded now is tried again another time. */
async function keep(which: (url: string) => boolean): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const url of [...later].filter(which))
    if ((await cache.match(url)) === undefined) await cache.add(url).catch(() => undefined);
}

/** Deletes the files of other versions, unless a page of such a version is open, or a newer version is being installed or waits. */
async function tidy(): Promise<void> {
  const { installing, waiting } = self.registration;
  if (installing !== null || waiting !== null || !(await allPagesAreNew())) return;
  const ours = new Set([...build.getURLsToCacheKeys().values(), ...later]);
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) if (!ours.has(request.url)) await cache.delete(request);
}
