import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Findings of axe-core that keep somebody out, each with its places on the page. */
export async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
