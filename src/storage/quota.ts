/** How much room there is on the device, and whether the browser may delete what is stored when it runs short of it. */

/** The part of the browser's `StorageManager` that is used; a browser may lack any of it. */
export interface QuotaSource {
  estimate?(): Promise<{ usage?: number; quota?: number }>;
  persisted?(): Promise<boolean>;
  persist?(): Promise<boolean>;
}

export interface Quota {
  /** bytes; null where the browser does not tell */
  used: number | null;
  left: number | null;
  /** whether the browser has promised to delete nothing by itself; null where it does not tell */
  lasting: boolean | null;
}

/** The browser's own; null where it has none. */
export const browserQuota = (): QuotaSource | null => globalThis.navigator?.storage ?? null;

/** What the browser says of its room. Never rejects. */
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

/** Returns a function that asks the browser once to keep what is stored until the person deletes it. */
export function persistOnce(device: QuotaSource | null): () => void {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    void (async () => {
      try {
        if ((await device?.persisted?.()) === false) await device?.persist?.();
      } catch {
        // The browser does not want to be asked here.
      }
    })();
  };
}
