/** Collections of what people make, on devices that tests bring. */
import type { LocalRows } from '../../src/storage/local-rows.ts';
import { memoryBackend } from '../../src/storage/backend.ts';
import type { KeptCollection } from '../../src/storage/collection.ts';
import { openStorage } from '../../src/storage/index.ts';

/** An empty collection that lasts as long as the test. */
export async function emptyCollection(): Promise<KeptCollection> {
  const kept = await openStorage({
    now: () => '2024-05-02T08:00:00.000Z',
    decksOf: () => ({}),
    rows: null,
    channel: null,
    open: async () => memoryBackend(),
  });
  return kept.collection('made');
}

/** The part of a browser that keeps settings; `stored` is what it has. */
export const settingsOf = (stored: Record<string, string> = {}): LocalRows & { stored: Record<string, string> } => ({
  stored,
  getItem: (key) => stored[key] ?? null,
  setItem: (key, value) => void (stored[key] = value),
});
