/** The page's side of offline play: registers the service worker and finds out about new versions. */
import { KEEP_ALL, KEEP_LANGUAGE, PAGE_LOCK, TAKE_OVER, TIDY } from './names.ts';

export interface Updates {
  /** Calls `listener` once a newer version of the page is on the device, waiting to take over. */
  onReady(listener: () => void): void;
  /** Calls `listener` when the newer version has taken over, because this tab or another asked for it: a reload now loads it. */
  onTaken(listener: () => void): void;
  /** Lets the waiting version take over. The files of this page's version stay on the device until this page is closed or reloaded. */
  take(): void;
}

/** How often an open page checks for a newer version, ms. */
const ASK_EVERY = 3_600_000;
/** How long after loading, in ms, a page asks the service worker to store the files of unopened games too. */
const KEEP_AFTER = 60_000;

/**
 * Sets up offline play. `script`: the address of the page's first script, by which the service worker knows the page's version. Does
 * nothing in `vite dev`, in browsers without service workers, and where they are refused (private window, plain http).
 */
export function registerOffline(script: string): Updates {
  const ready = new Set<() => void>();
  const taken = new Set<() => void>();
  let registration: ServiceWorkerRegistration | null = null;
  /**
   * the service worker in control of the page; null if the page came from the network. When another replaces it, a newer version has taken
   * over
   */
  let inCharge: ServiceWorker | null = null;
  const updates: Updates = {
    onReady(listener) {
      ready.add(listener);
      if (isWaiting(registration)) listener();
    },
    onTaken: (listener) => void taken.add(listener),
    take() {
      const { waiting, active } = registration ?? {};
      // A reload that bypassed the worker leaves this page without one.
      inCharge ??= active ?? null;
      if (waiting) waiting.postMessage(TAKE_OVER);
      else for (const listener of taken) listener();
    },
  };
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return updates;
  const { serviceWorker } = navigator;
  const look = (): void => {
    if (isWaiting(registration)) for (const listener of ready) listener();
  };
  inCharge = serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    const before = inCharge;
    inCharge = serviceWorker.controller;
    if (before !== null) for (const listener of taken) listener();
  });
  const register = async (): Promise<void> => {
    await holdLock(`${PAGE_LOCK}${script}`);
    // The worker's downloads must not delay what the page needs first.
    if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }));
    // If workers are blocked from outside (an extension, a test), the result may be undefined.
    const made = (await serviceWorker.register('./sw.js')) as ServiceWorkerRegistration | undefined;
    if (made === undefined) return;
    registration = made;
    const follow = (): void => made.installing?.addEventListener('statechange', look);
    made.addEventListener('updatefound', follow);
    follow();
    look();
    serviceWorker.controller?.postMessage(TIDY);
    setTimeout(() => serviceWorker.controller?.postMessage(KEEP_ALL), KEEP_AFTER);
    const ask = (): void => void (document.hidden || made.update().catch(() => undefined));
    setInterval(ask, ASK_EVERY);
    document.addEventListener('visibilitychange', ask);
  };
  register().catch(() => undefined);
  return updates;
}

/** Has the service worker store a language's files, so that it works offline. Does nothing where there is none. */
export function keepLanguage(tag: string): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(`${KEEP_LANGUAGE}${tag}`));
}

/** Whether a newer version of the service worker waits for the active one to end. */
const isWaiting = (registration: ServiceWorkerRegistration | null): boolean =>
  registration !== null && registration.waiting !== null && registration.active !== null;

/** Holds a lock, shared with other pages, until the page is closed. Resolves once it is held, or at once if there are no locks. */
function holdLock(name: string): Promise<void> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return Promise.resolve();
  return new Promise((held) => {
    const forEver = (): Promise<never> => {
      held();
      return new Promise(() => undefined);
    };
    locks.request(name, { mode: 'shared' }, forEver).catch(held);
  });
}
