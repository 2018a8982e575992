import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { CHART_CONFIGS } from '../../../../src/games/netrunner/rules/charts.ts';
import { timingPage } from '../../../../scripts/lab/timing/page.ts';

it('docs/timing.md is what npm run lab -- timing draws from the charts, every step and every way onward', () => {
  const page = readFileSync(fileURLToPath(new URL('../../../../docs/timing.md', import.meta.url)), 'utf8');
  expect(page).toBe(timingPage());
  for (const config of Object.values(CHART_CONFIGS))
    for (const [leaf, state] of Object.entries(config.states)) {
      if (state.meta) expect(page).toContain(`| ${state.meta.step} |`);
      for (const arcs of Object.values(state.on ?? {}))
        for (const { target } of arcs) expect(page).toContain(`  at_${leaf} --> at_${target}`);
    }
});
