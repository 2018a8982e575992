import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Findings of axe-core that keep somebody out, each with its places on the page; `within`: only in what this selector finds. */
export async function serious(page: Page, within?: string): Promise<string[]> {
  // The legacy mode differs for frames of other sites alone, of which there are none; the other opens a page of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
