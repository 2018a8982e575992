/** The game in play as the device keeps it, row by row (src/match/save.ts): read and put there by a test. */
import type { Page } from '@playwright/test';

/** The rows of the game in play, by name; none when no game is kept. */
export async function storedGame(page: Page): Promise<Map<string, string>> {
  const rows = await page.evaluate(
    () =>
      new Promise<[key: string, text: string][]>((resolve, reject) => {
        const open = indexedDB.open('icebreak');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const store = open.result.transaction('running').objectStore('running');
          const keys = store.getAllKeys();
          const texts = store.getAll();
          texts.onsuccess = () => {
            open.result.close();
            resolve(keys.result.map((key, i) => [String(key), String(texts.result[i])]));
          };
        };
      }),
  );
  return new Map(rows.map(([key, text]) => [key.slice(key.indexOf('/') + 1), text]));
}

/** Puts these rows there in place of all that was in play, whatever they say. `id` is the game's. */
export const storeGame = (page: Page, id: string, rows: ReadonlyMap<string, string>): Promise<void> =>
  page.evaluate(
    ([game, list]) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('icebreak');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const tx = open.result.transaction('running', 'readwrite');
          const store = tx.objectStore('running');
          store.clear();
          for (const [name, text] of list) store.put(text, `${game}/${name}`);
          tx.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
    [id, [...rows]] as const,
  );
