/** Finds out how much space the device has, and whether the browser may delete what is stored when space runs short. */

/** The part of the browser's `StorageManager` that is used; a browser may lack any of it. */
export interface QuotaSource {
  estimate?(): Promise<{ usage?: number; quota?: number }>;
  persisted?(): Promise<boolean>;
  persist?(): Promise<boolean>;
}

export interface Quota {
  /** bytes that this site has stored, and bytes it may still store; null if the browser does not say */
  used: number | null;
  left: number | null;
  /** whether the browser has promised not to delete anything by itself; null if it does not say */
  lasting: boolean | null;
}

/** Returns the browser's `StorageManager`; null if it has none. */
export const browserQuota = (): QuotaSource | null => globalThis.navigator?.storage ?? null;

/** Reads how much space is used and left. Never rejects. */
export async function readQuota(device: QuotaSource | null): Promise<Quota> {
  const quiet = async <T>(work: Promise<T> | undefined): Promise<T | undefined> => {
    try {
      return await work;
    } catch {
      return undefined;
    }
  };
  const { usage, quota } = (await quiet(device?.estimate?.())) ?? {};
  return {
    used: usage ?? null,
    left: usage === undefined || quota === undefined ? null : Math.max(0, quota - usage),
    lasting: (await quiet(device?.persisted?.())) ?? null,
  };
}

/** Below this much free space the device counts as nearly full, bytes. */
const LOW_SPACE = 5 * 1024 * 1024;

/** Whether so little space is left that a write may soon fail; false if the browser does not say. */
export const isNearlyFull = ({ usage, quota }: { usage?: number; quota?: number }): boolean =>
  usage !== undefined && quota !== undefined && quota - usage < LOW_SPACE;

/** Returns a function that asks the browser, once, not to delete what is stored. */
export function persistOnce(device: QuotaSource | null): () => void {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    void (async () => {
      try {
        if ((await device?.persisted?.()) === false) await device?.persist?.();
      } catch {
        // The browser does not allow the request here.
      }
    })();
  };
}
