import { registerSW } from 'virtual:pwa-register';

export interface OfflineEvents {
  /** Called when everything is on the device: from now on the application starts without a network. */
  readonly onReady?: () => void;
  /**
   * Called when a newer version is on the device. It starts when the last tab closes, or at once (with a reload of
   * every tab) when `takeOver` is called, so call that only when the player agrees.
   */
  readonly onNewVersion?: (takeOver: () => Promise<void>) => void;
  /** Called when offline play could not be set up (private window, storage full, plain http): the network is still needed. */
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
