import { registerSW } from 'virtual:pwa-register';

export interface OfflineEvents {
  /** Everything the game needs is on the device: from now on it starts without a network. */
  readonly onReady?: () => void;
  /**
   * A newer version is on the device and waits. It starts when the last tab closes, or at once (with a reload of
   * every tab) when `takeOver` is called, so call it only when the player says so.
   */
  readonly onNewVersion?: (takeOver: () => Promise<void>) => void;
  /** Offline play could not be set up (private window, storage full, plain http): the game plays on with a network. */
  readonly onFailure?: (reason: unknown) => void;
}

/** Sets up offline play. Does nothing in `vite dev` and in browsers without service workers. */
export function registerOffline(events: OfflineEvents = {}): void {
  const takeOver = registerSW({
    onOfflineReady: () => events.onReady?.(),
    onNeedRefresh: () => events.onNewVersion?.(() => takeOver(true)),
    onRegisterError: (reason: unknown) => events.onFailure?.(reason),
  });
}
