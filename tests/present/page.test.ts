import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { presenterPage } from '../../scripts/lab/presenter/page.ts';
import { presenterMachine } from '../../src/present/presenter.machine.ts';

it('docs/presenter.md is what npm run lab -- presenter draws from the chart, with every state that can be rested in', () => {
  const page = readFileSync('docs/presenter.md', 'utf8');
  expect(page).toBe(presenterPage());
  for (const { description } of Object.values(presenterMachine.states)) expect(page).toContain(`| ${description} |`);
});
