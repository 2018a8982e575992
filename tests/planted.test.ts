/** The faults that `npm run lab -- mutants planted` brings back must keep up with the files they change. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { occurrences, plantedFaults } from '../scripts/lab/mutants/planted.ts';

describe('planted faults', () => {
  it.each(plantedFaults().map((fault) => [fault.name, fault] as const))('%s: can be planted', (_, fault) => {
    expect(occurrences(readFileSync(fault.file, 'utf8'), fault.from), `"${fault.from}" in ${fault.file}`).toBe(1);
    expect(fault.to).not.toBe(fault.from);
    expect(existsSync(fault.test), fault.test).toBe(true);
  });
});
