/** The game in play as the device keeps it: read and put there by a test. */
import type { Page } from '@playwright/test';

/** The saved game as text; '' when there is none. */
export const storedGame = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const open = indexedDB.open('icebreak');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const get = open.result.transaction('running').objectStore('running').get('game');
          get.onsuccess = () => {
            open.result.close();
            resolve(String(get.result ?? ''));
          };
        };
      }),
  );

/** Puts `text` there, whatever it is. */
export const storeGame = (page: Page, text: string): Promise<void> =>
  page.evaluate(
    (save) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('icebreak');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const tx = open.result.transaction('running', 'readwrite');
          tx.objectStore('running').put(save, 'game');
          tx.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
    text,
  );
