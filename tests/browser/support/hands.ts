/** The ways in which a person presses things, so that one journey is played by each. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixture.ts';

export interface Hand {
  /** Presses a button. */
  press(button: Locator): Promise<void>;
  /** Does what a key and a button do alike, by the one that this hand uses. */
  does(key: string, button: Locator): Promise<void>;
  /** Chooses one of several by its radio button. */
  choose(radio: Locator): Promise<void>;
  /** Writes into a field in place of what stands there. */
  write(field: Locator, text: string): Promise<void>;
}

/** A person with a mouse or, where `press` taps, with a finger. */
const pointing = (page: Page, press: (what: Locator) => Promise<void>): Hand => ({
  press,
  does: (_key, button) => press(button),
  // The radio button itself is not seen: its label is pressed.
  choose: (radio) => press(page.locator('label', { has: radio })),
  write: (field, text) => field.fill(text),
});
export const mouse = (page: Page): Hand => pointing(page, (what) => what.click());
export const finger = (page: Page): Hand => pointing(page, (what) => what.tap());

/** A person without a mouse: Tab goes on to what is meant, Enter presses it, arrows choose. */
export function keys(page: Page): Hand {
  const { keyboard } = page;
  const holds = (what: Locator): Promise<boolean> => what.evaluate((one) => one === document.activeElement);
  const tabTo = async (what: Locator): Promise<void> => {
    for (let i = 0; !(await holds(what)); i++) {
      if (i === 90) throw new Error(`Tab never reached ${String(what)}`);
      await keyboard.press('Tab');
    }
  };
  return {
    async press(button) {
      await tabTo(button);
      await keyboard.press('Enter');
    },
    does: (key) => keyboard.press(key),
    async choose(radio) {
      const group = page.getByRole('group').filter({ has: radio });
      await tabTo(group.getByRole('radio', { checked: true }));
      const all = await group.getByRole('radio').count();
      for (let i = 0; i < all && !(await radio.isChecked()); i++) await keyboard.press('ArrowRight');
      await expect(radio).toBeChecked();
    },
    async write(field, text) {
      await tabTo(field);
      await keyboard.press('ControlOrMeta+a');
      await keyboard.type(text);
    },
  };
}
